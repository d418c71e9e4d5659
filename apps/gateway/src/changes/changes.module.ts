import { Module } from '@nestjs/common';

import { OperationsModule } from '../operations/operations.module.js';
import { StartsModule } from '../starts/starts.module.js';
import { ChangesController } from './changes.controller.js';
import { StoredScenes } from './stored-scenes.js';
import { WorldChanges } from './world-changes.js';

/** Variations and edits of worlds. */
@Module({ imports: [OperationsModule, StartsModule], controllers: [ChangesController], providers: [StoredScenes, WorldChanges] })
export class ChangesModule {}
