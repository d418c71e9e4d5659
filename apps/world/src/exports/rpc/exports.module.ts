import { Module } from '@nestjs/common';

import { ExportsController } from './exports.controller.js';

/** Exports of worlds. */
@Module({ controllers: [ExportsController] })
export class ExportsModule {}
