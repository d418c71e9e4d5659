import { TimeoutError } from './errors.js';

/** How long a call may take, and what ends it sooner. */
export interface Patience {
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds; without an end where it is absent. */
  readonly timeoutMs?: number | undefined;
}

/** What bounds the work under way. */
export interface Bounds {
  /** Aborts at the deadline, and when the caller's signal does. */
  readonly signal: AbortSignal;
  /** Milliseconds since the epoch; infinite where there is no deadline. */
  readonly until: number;
}

/** Work that ends, one way or another, when the caller aborts or the time is over. The error is the reason of that. */
export async function withinBounds<T>({ signal: outer, timeoutMs }: Patience, work: (bounds: Bounds) => Promise<T>): Promise<T> {
  outer?.throwIfAborted();
  const stop = new AbortController();
  const onAbort = (): void => stop.abort(outer?.reason);
  outer?.addEventListener('abort', onAbort, { once: true });
  const timer = timeoutMs === undefined ? undefined : setTimeout(() => stop.abort(overdue(timeoutMs)), timeoutMs);
  const until = timeoutMs === undefined ? Infinity : Date.now() + timeoutMs;
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

/** Waits; throws the signal's reason when it aborts. */
export async function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  signal?.throwIfAborted();
  await new Promise<void>((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal?.addEventListener('abort', end);
  });
  signal?.throwIfAborted();
}
