import { setTimeout as sleep } from 'node:timers/promises';

import type { Clock } from '@diorama/resilience';

/** Monotonic time and timers of this process. A pending timer keeps the process alive. */
export const systemClock: Clock = {
  now: () => performance.now(),

  after(ms, act) {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  },

  async sleep(ms, signal) {
    signal?.throwIfAborted();
    try {
      await sleep(ms, undefined, signal === undefined ? {} : { signal });
    } catch (error) {
      signal?.throwIfAborted(); // with its own reason, not an AbortError
      throw error;
    }
  },
};
