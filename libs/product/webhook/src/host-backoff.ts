import { isSuccessStatus } from './delivery.js';
import type { AttemptOutcome } from './delivery.js';
import { computeRetryJitter } from './next-delivery-step.js';

/** Attempts at one host are paused after this many failures in a row, when they belong to more than one delivery. */
export const HOST_FAILURES_MAX = 10;
/** The first pause, in milliseconds; each further one is twice as long. */
export const FIRST_HOST_PAUSE_MS = 5_000;
export const LONGEST_HOST_PAUSE_MS = 10 * 60_000;
/** Share of a pause by which attempts that wait for its end are spread. */
const SPREAD_SHARE = 0.1;

/** The failures in a row of one host, across deliveries and accounts. A host that answers has none. */
export interface HostBackoff {
  readonly failures: number;
  /** Of the first failure. */
  readonly deliveryId: string;
  /** Whether the failures belong to more than one delivery: the schedule of a single delivery is never changed. */
  readonly isShared: boolean;
  /** Null while attempts are not paused. */
  readonly pause: HostPause | null;
}

export interface HostPause {
  readonly ms: number;
  /** From then on one attempt may start, which begins the next pause; milliseconds since the epoch. */
  readonly until: number;
}

/**
 * What an attempt says of its host. `unknown` neither counts as a failure nor ends a row of failures: the attempt failed by a fault of the
 * service, or a host that works rejected the event, such as with 404 for a wrong path, which says nothing about other paths.
 */
export type HostReachability = 'answers' | 'fails' | 'unknown';

export function getHostReachability(outcome: AttemptOutcome): HostReachability {
  if ('httpStatus' in outcome) return getReachabilityOfStatus(outcome.httpStatus);
  return outcome.errorCategory === 'internal' || outcome.errorCategory === 'dns_blocked' ? 'unknown' : 'fails';
}

/** A 410 ends its delivery, so it is the answer of a host that works. A 429 asks for fewer attempts. */
function getReachabilityOfStatus(status: number): HostReachability {
  if (isSuccessStatus(status) || status === 410) return 'answers';
  return status >= 500 || status === 429 ? 'fails' : 'unknown';
}

/**
 * The backoff after another failure. A success removes it.
 *
 * @param backoff null before the first failure
 * @param now the end of the attempt, in milliseconds since the epoch
 */
export function updateBackoffAfterFailure(backoff: HostBackoff | null, deliveryId: string, now: number): HostBackoff {
  const before = backoff ?? { failures: 0, deliveryId, isShared: false, pause: null };
  const failures = before.failures + 1;
  const isShared = before.isShared || before.deliveryId !== deliveryId;
  const opens = before.pause === null && isShared && failures >= HOST_FAILURES_MAX;
  return { ...before, failures, isShared, pause: opens ? createFirstHostPause(now) : before.pause };
}

export const createFirstHostPause = (now: number): HostPause => ({ ms: FIRST_HOST_PAUSE_MS, until: now + FIRST_HOST_PAUSE_MS });

/**
 * The pause that a probe begins, twice as long as the one before.
 *
 * @returns null while the pause lasts: the attempt waits
 */
export function extendPauseAfterProbe({ ms, until }: HostPause, now: number): HostPause | null {
  if (now < until) return null;
  const longer = Math.min(2 * ms, LONGEST_HOST_PAUSE_MS);
  return { ms: longer, until: now + longer };
}

/** When an attempt that waits asks again: at the end of the pause, or up to a tenth of the pause later. */
export function computeNextProbeTime({ ms, until }: HostPause, deliveryId: string, attempt: number): number {
  return until + Math.round((ms * (computeRetryJitter(deliveryId, attempt, SPREAD_SHARE) + SPREAD_SHARE)) / 2);
}
