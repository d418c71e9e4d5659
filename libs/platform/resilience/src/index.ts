/**
 * Limits, retries and timeouts. In: a clock, an operation and its rules. Out: semaphores that are fair between keys, retries with backoff,
 * idle timeouts and the pace of transfers.
 */
// Limits and repetition, without a built-in clock: semaphores that share permits fairly among keys, retries by one kind of policy,
// and timeouts of transfers. Callers pass a Clock; @diorama/clock has that of the system.
export { Semaphore } from './semaphore.js';
export { KeyedSemaphore } from './keyed-semaphore.js';
export type { KeyedSemaphoreOptions, PermitRequest } from './keyed-semaphore.js';
export { SemaphoreFullError } from './permit.js';
export type { SemaphorePermit, RevocablePermitOwner } from './permit.js';
export { withPermit } from './with-permit.js';
export { Backoff, pollUntil, retryWithBackoff } from './retry.js';
export type { RetryOptions, RetryPolicy } from './retry.js';
export { IdleTimeoutError, createIdleTimeout, receiveWithIdleTimeout, sendWithIdleTimeout } from './idle-timeout.js';
export type { IdleTimeout, IdleTimeoutOptions } from './idle-timeout.js';
export { settleWithin } from './settle-within.js';
export { TransferPace } from './transfer-pace.js';
export type { TransferPaceRules } from './transfer-pace.js';
export { PacedContent } from './paced-content.js';
export type { PacedContentOptions } from './paced-content.js';
export type { Clock } from './clock.js';
