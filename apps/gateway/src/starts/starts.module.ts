import { Module } from '@nestjs/common';

import { OperationsModule } from '../operations/operations.module.js';
import { PolicyModule } from '../policy/policy.module.js';
import { GenerationStarter } from './generation-starts.js';
import { PromptMediaResolver } from './prompt-media.js';

/** Starts of generations, and the media that prompts name. */
@Module({
  imports: [OperationsModule, PolicyModule],
  providers: [GenerationStarter, PromptMediaResolver],
  exports: [GenerationStarter, PromptMediaResolver],
})
export class StartsModule {}
