import { systemClock } from '@diorama/clock';
import { KeyedSemaphore } from '@diorama/resilience';

/** Of all fetches, what one account may have at once. */
const ACCOUNT_SHARE = 1 / 8;
/** After this wait a fetch takes the permit of an account that has more. */
const PREEMPT_MS = 500;
/** A fetch is not judged by its speed before. */
export const PACE_CHECK_DELAY_MS = 2_000;

/** Bytes due of a body once its head has come: the announced length evenly until the deadline, and 8 KiB a second at least. */
export const FETCH_PACE_RULES = { graceMs: 5_000, idleMs: 10_000, bytesPerSecond: 8_192 };

/** @param atOnce of all accounts */
export const computeMaxFetchesPerAccount = (atOnce: number): number => Math.max(1, Math.floor(atOnce * ACCOUNT_SHARE));

/**
 * Permits for fetches. The account that holds the fewest comes first, and after a short wait takes the permit of the slowest fetch of
 * the account that holds the most. A fetch beyond the share of its account is rejected.
 */
export const createFetchSemaphore = (atOnce: number): KeyedSemaphore =>
  new KeyedSemaphore({
    permits: atOnce,
    perKey: computeMaxFetchesPerAccount(atOnce),
    demandPerKey: computeMaxFetchesPerAccount(atOnce),
    preempt: { clock: systemClock, afterMs: PREEMPT_MS },
  });
