import { patched, sleep } from '@temporalio/workflow';

import { retryWithBackoff } from '@diorama/resilience';

import { getErrorCode } from './failure-code.js';

const PATCH = 'outages-are-waited-out';
const POLICY = { initialIntervalMs: 15_000 };
/** The time of the workflow, which replays as it ran. */
const WORKFLOW_CLOCK = { now: () => Date.now(), sleep: (ms: number) => sleep(ms, { summary: 'Wait for a service that is not available' }) };

/**
 * Does heavy work, and once more for as long as all that stops it is that something cannot be reached. Its attempts are counted
 * because of what breaks its worker each time; of an outage, an operation must not fail before its day is over.
 */
export function retryWhileUnavailable<Result>(work: () => Promise<Result>): Promise<Result> {
  return retryWithBackoff(work, POLICY, {
    clock: WORKFLOW_CLOCK,
    isRetryable: (error) => getErrorCode(error) === 'UNAVAILABLE' && patched(PATCH),
  });
}
