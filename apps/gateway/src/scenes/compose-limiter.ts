import { LIMITS } from '@diorama/domain';

import { MinuteLimiter } from '../http/minute-limiter.js';

/** Limits how many prompts an account has read in any minute: a reading costs milliseconds and no credits. */
export class ComposeLimiter extends MinuteLimiter {
  /** @param clock milliseconds */
  constructor(clock: () => number) {
    super({ limit: LIMITS.composesPerMinute, counted: 'composed scenes' }, clock);
  }
}
