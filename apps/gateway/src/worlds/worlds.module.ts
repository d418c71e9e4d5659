import { Module } from '@nestjs/common';

import { OperationsModule } from '../operations/operations.module.js';
import { PolicyModule } from '../policy/policy.module.js';
import { StartsModule } from '../starts/starts.module.js';
import { ViewsModule } from '../views/views.module.js';
import { ExportsService } from './exports.js';
import { ShareUnlocks } from './share-unlocks.js';
import { SharedWorldsController } from './shared-worlds.controller.js';
import { WorldsController } from './worlds.controller.js';
import { WorldPreviews } from './world-previews.js';
import { WorldsService } from './worlds.js';

/** Worlds: start, read, list, share, change, delete and export. */
@Module({
  imports: [OperationsModule, PolicyModule, StartsModule, ViewsModule],
  controllers: [WorldsController, SharedWorldsController],
  providers: [WorldsService, ExportsService, ShareUnlocks, WorldPreviews],
  exports: [ExportsService],
})
export class WorldsModule {}
