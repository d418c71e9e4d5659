import { patched, sleep } from '@temporalio/workflow';

import { errorCodeOf } from './failure-code.js';

const PATCH = 'outages-are-waited-out';
const PAUSE = '15 seconds';

/**
 * Does heavy work, and once more for as long as all that stops it is that something cannot be reached. Its attempts are counted
 * because of what breaks its worker each time; of an outage, an operation must not fail before its day is over.
 */
export async function retryWhileUnavailable<Result>(work: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (errorCodeOf(error) !== 'UNAVAILABLE' || !patched(PATCH)) throw error;
      await sleep(PAUSE);
    }
  }
}
