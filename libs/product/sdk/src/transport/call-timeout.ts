import { DioramaError, TimeoutError } from './errors.js';

/** How long a call may take, and what ends it sooner. */
export interface CallLimits {
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds, more than 0; `Infinity` is no end. Where it is absent, calls have an end of their own and waits have none. */
  readonly timeoutMs?: number | undefined;
}

/** What bounds the work under way. */
export interface CallBounds {
  /** Aborts at the deadline, and when the caller's signal does. */
  readonly signal: AbortSignal;
  /** Milliseconds since the epoch; infinite where there is no deadline. */
  readonly until: number;
}

/** The longest that a timer counts, nearly 25 days; a longer one would ring at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** @throws DioramaError for what is no time */
export function checkTimeout(timeoutMs: number): void {
  if (!(timeoutMs > 0)) throw new DioramaError('timeoutMs must be more than 0');
}

/** Work that ends, one way or another, when the caller aborts or the time is over. The error is the reason of that. */
export async function runWithinTimeout<T>(
  { signal: outer, timeoutMs = Infinity }: CallLimits,
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
