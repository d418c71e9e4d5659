import { ConnectionError, RateLimitError, ServiceError } from './errors.js';

const FIRST_MS = 500;
const LONGEST_MS = 20_000;
/** Statuses of a request that came too late, and of a proxy that could not reach the service. */
const PASSING = new Set([408, 502, 503, 504]);

/**
 * Whether the same call may succeed without a change: after 408, 429, 502, 503, 504, a 500 with `Retry-After`, which the service
 * returns while a part of it cannot be reached, and without a complete response.
 */
export function isRetryableError(error: unknown): error is ConnectionError | RateLimitError | ServiceError {
  if (error instanceof ConnectionError || error instanceof RateLimitError) return true;
  if (!(error instanceof ServiceError) || error.status === null) return false;
  return PASSING.has(error.status) || (error.status === 500 && error.retryAfter !== null);
}

/**
 * Milliseconds to wait after the failure of the given attempt, counted from 1: half a second, doubling up to 20 seconds, of
 * which between half and all. Where the service names a time, that time and up to half as much of the former on top, so that
 * those who were refused together do not come back together.
 *
 * @param random answers numbers from 0 up to 1
 */
export function computeRetryDelay(error: unknown, attempt: number, random: () => number): number {
  const ceiling = Math.min(LONGEST_MS, FIRST_MS * 2 ** (attempt - 1));
  const jitter = (ceiling / 2) * random();
  const named = error instanceof RateLimitError || error instanceof ServiceError ? error.retryAfter : null;
  return named === null ? ceiling / 2 + jitter : named * 1000 + jitter;
}
