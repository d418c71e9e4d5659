import { Module } from '@nestjs/common';

import { ListsController } from './lists.controller.js';
import { WorldsController } from './worlds.controller.js';

/** Worlds, and the lists of an account. */
@Module({ controllers: [WorldsController, ListsController] })
export class WorldsModule {}
