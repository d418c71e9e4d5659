import { DioramaError, TimeoutError } from './errors.js';

/** Options of every request. */
export interface RequestOptions {
  /** Aborts the request; the call then throws the reason of the signal. */
  readonly signal?: AbortSignal | undefined;
  /**
   * Milliseconds for the call with all its retries, more than 0; `Infinity` means no limit. By default, calls have the limit of the client and
   * waits have none.
   */
  readonly timeoutMs?: number | undefined;
}

/** @deprecated Use `RequestOptions`. */
export type CallLimits = RequestOptions;

/** The limits of running work. */
export interface CallBounds {
  /** Aborts at the deadline, and when the caller's signal does. */
  readonly signal: AbortSignal;
  /** Deadline, milliseconds since the epoch; infinite without one. */
  readonly until: number;
}

/** The longest duration of a timer, nearly 25 days; a longer timer would end at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** @throws DioramaError unless the timeout is more than 0 */
export function checkTimeout(timeoutMs: number): void {
  if (!(timeoutMs > 0)) throw new DioramaError('timeoutMs must be more than 0');
}

/** Runs work that ends at the latest when the caller aborts or the time is over; it then throws the reason. */
export async function runWithinTimeout<T>(
  { signal: outer, timeoutMs = Infinity }: RequestOptions,
  work: (bounds: CallBounds) => Promise<T>,
): Promise<T> {
  checkTimeout(timeoutMs);
  outer?.throwIfAborted();
  const stop = new AbortController();
  const onAbort = (): void => stop.abort(outer?.reason);
  outer?.addEventListener('abort', onAbort, { once: true });
  const timer = timeoutMs > LONGEST_TIMER_MS ? undefined : setTimeout(() => stop.abort(overdue(timeoutMs)), timeoutMs);
  const until = Date.now() + timeoutMs;
  // Not every implementation of fetch ends a body when its signal aborts.
  const aborted = new Promise<never>((_resolve, reject) => {
    stop.signal.addEventListener('abort', () => reject(stop.signal.reason as Error), { once: true });
  });
  try {
    return await Promise.race([work({ signal: stop.signal, until }), aborted]);
  } catch (error) {
    if (stop.signal.aborted) throw stop.signal.reason; // not what the work made of it
    throw error;
  } finally {
    clearTimeout(timer);
    outer?.removeEventListener('abort', onAbort);
  }
}

const overdue = (timeoutMs: number): TimeoutError => new TimeoutError(`The call did not end within ${timeoutMs} ms`);

/**
 * Waits, for at most as long as a timer can count. Throws the signal's reason when it aborts.
 *
 * @param wake ends the wait early
 */
export async function delay(milliseconds: number, signal?: AbortSignal, wake?: AbortSignal): Promise<void> {
  signal?.throwIfAborted();
  await new Promise<void>((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      wake?.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, Math.min(milliseconds, LONGEST_TIMER_MS));
    signal?.addEventListener('abort', end);
    wake?.addEventListener('abort', end);
  });
  signal?.throwIfAborted();
}
