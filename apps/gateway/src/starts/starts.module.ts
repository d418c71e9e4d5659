import { Module } from '@nestjs/common';

import { OperationsModule } from '../operations/operations.module.js';
import { PolicyModule } from '../policy/policy.module.js';
import { GenerationBatchStarter } from './generation-batch.js';
import { GenerationStarter } from './generation-starts.js';
import { PromptMediaResolver } from './prompt-media.js';

/** Starts of generations, and the media that prompts name. */
@Module({
  imports: [OperationsModule, PolicyModule],
  providers: [GenerationStarter, GenerationBatchStarter, PromptMediaResolver],
  exports: [GenerationStarter, GenerationBatchStarter, PromptMediaResolver],
})
export class StartsModule {}
