import { isSuccessStatus } from './delivery.js';
import type { AttemptOutcome, DeliveryState } from './delivery.js';
import { parseRetryAfter } from './retry-after.js';

/** How long a delivery goes on after its operation has finished, in milliseconds. */
export const DELIVERY_WINDOW_MS = 24 * 3_600_000;
/** Share of a delay that it may be longer or shorter. */
export const RETRY_JITTER_FRACTION = 0.1;

const FIRST_DELAY_MS = 30_000;
const LONGEST_DELAY_MS = 4 * 3_600_000;
const FAST_RETRY_MS = 2_000;

/** Failures that are often over at once. */
const PASSING = new Set(['dns_unresolvable', 'connect_refused', 'connect_reset', 'connect_timeout', 'tls', 'timeout', 'protocol']);

/** Where a delivery stands when an attempt of it has ended. */
export interface DeliveryProgress {
  /** Whether it was the first attempt since the operation finished, or since the redelivery began. */
  readonly isFirst: boolean;
  /** Waits of the ladder so far. */
  readonly waits: number;
  /** No attempt begins at it or after it; milliseconds since the epoch. */
  readonly deadline: number;
  /** Of the next delay, from -1 to 1, as `computeRetryJitter` draws it, times the share: the delay is `1 + jitter` as long. */
  readonly jitter: number;
}

/** What follows an attempt. */
export interface NextDeliveryStep {
  readonly state: Extract<DeliveryState, 'PENDING' | 'DELIVERED' | 'SUPPRESSED' | 'EXHAUSTED'>;
  /** When the next attempt begins; null at an end, and when none fits in before the deadline. */
  readonly nextAttempt: number | null;
  /** Waits of the ladder, the coming one included. */
  readonly waits: number;
}

/**
 * The schedule of deliveries. Any 2xx ends a delivery well and a 410 ends it for good; a host at a forbidden address is given up.
 * Everything else is tried again until the deadline: 30 s after the end of the failed attempt, then twice as long each time up to
 * 4 h, and later where the receiver asked for it. A first attempt that met a passing failure is tried again after 2 s beforehand,
 * unless the receiver said when to come back.
 *
 * @param now the end of the attempt, in milliseconds since the epoch
 */
export function decideNextDeliveryStep(progress: DeliveryProgress, outcome: AttemptOutcome, now: number): NextDeliveryStep {
  const { waits, deadline } = progress;
  const end = endOf(outcome);
  if (end !== null) return { state: end, nextAttempt: null, waits };
  if (now >= deadline) return { state: 'EXHAUSTED', nextAttempt: null, waits };

  const asked = 'httpStatus' in outcome ? parseRetryAfter(outcome.retryAfter, now) : null;
  if (progress.isFirst && asked === null && isPassing(outcome)) return pending(now + FAST_RETRY_MS, waits, deadline);
  const ladder = now + Math.round(delayOf(waits) * (1 + progress.jitter));
  return pending(Math.max(ladder, asked ?? ladder), waits + 1, deadline);
}

function endOf(outcome: AttemptOutcome): 'DELIVERED' | 'SUPPRESSED' | 'EXHAUSTED' | null {
  if ('errorCategory' in outcome) return outcome.errorCategory === 'dns_blocked' ? 'EXHAUSTED' : null;
  if (isSuccessStatus(outcome.httpStatus)) return 'DELIVERED';
  return outcome.httpStatus === 410 ? 'SUPPRESSED' : null;
}

function isPassing(outcome: AttemptOutcome): boolean {
  return 'errorCategory' in outcome ? PASSING.has(outcome.errorCategory) : outcome.httpStatus >= 500;
}

/** Milliseconds. */
const delayOf = (waits: number): number => Math.min(FIRST_DELAY_MS * 2 ** waits, LONGEST_DELAY_MS);

function pending(at: number, waits: number, deadline: number): NextDeliveryStep {
  return { state: 'PENDING', nextAttempt: at < deadline ? at : null, waits };
}

/**
 * How much longer, or shorter, the delay after an attempt is, from -share to share. It is drawn from the names of the two, so that
 * a workflow that is replayed draws the same.
 *
 * @param attempt its number, from 1
 */
export function computeRetryJitter(deliveryId: string, attempt: number, share: number = RETRY_JITTER_FRACTION): number {
  return (hash(`${deliveryId}/${attempt}`) / 0xffff_ffff) * 2 * share - share;
}

/** FNV-1a of 32 bits, with the last steps of MurmurHash3, by which texts that differ in their last digit end far apart. */
function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}
