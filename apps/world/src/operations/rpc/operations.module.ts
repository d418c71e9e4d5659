import { Module } from '@nestjs/common';

import { OperationsController } from './operations.controller.js';
import { RunsController } from './runs.controller.js';

/** Operations: starts, reads and cancels for clients, runs for workers. */
@Module({ controllers: [OperationsController, RunsController] })
export class OperationsModule {}
