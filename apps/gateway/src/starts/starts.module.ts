import { Module } from '@nestjs/common';

import { OperationsModule } from '../operations/operations.module.js';
import { PolicyModule } from '../policy/policy.module.js';
import { GenerationStarts } from './generation-starts.js';
import { PromptMedia } from './prompt-media.js';

/** Starts of generations, and the media that prompts name. */
@Module({
  imports: [OperationsModule, PolicyModule],
  providers: [GenerationStarts, PromptMedia],
  exports: [GenerationStarts, PromptMedia],
})
export class StartsModule {}
