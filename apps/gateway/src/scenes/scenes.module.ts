import { Module } from '@nestjs/common';

import { PolicyModule } from '../policy/policy.module.js';
import { ScenesController } from './scenes.controller.js';

/** Prompts read into scenes. */
@Module({ imports: [PolicyModule], controllers: [ScenesController] })
export class ScenesModule {}
