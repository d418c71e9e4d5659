import { Module } from '@nestjs/common';

import { CLOCK } from '../clients/injection-tokens.js';
import { PolicyModule } from '../policy/policy.module.js';
import { ComposeLimiter } from './compose-limiter.js';
import { ScenesController } from './scenes.controller.js';

const limiter = { provide: ComposeLimiter, inject: [CLOCK], useFactory: (clock: () => number) => new ComposeLimiter(clock) };

/** Prompts read into scenes. */
@Module({ imports: [PolicyModule], controllers: [ScenesController], providers: [limiter] })
export class ScenesModule {}
