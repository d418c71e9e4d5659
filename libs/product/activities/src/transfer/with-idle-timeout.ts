import { systemClock } from '@diorama/clock';
import { DomainError } from '@diorama/domain';
import { IdleTimeoutError, createIdleTimeout } from '@diorama/resilience';
import type { IdleTimeout } from '@diorama/resilience';

/**
 * Gives up an exchange with a machine that makes no progress: one that vanished says nothing, and a connection to it stays open.
 *
 * @throws DomainError UNAVAILABLE after the idle time; the reason of the caller's signal when that aborts; what the work throws
 */
export async function withIdleTimeout<Result>(
  { signal, idleMs }: { readonly signal: AbortSignal; readonly idleMs: number },
  work: (timeout: IdleTimeout) => Promise<Result>,
): Promise<Result> {
  const timeout = createIdleTimeout({ clock: systemClock, idleMs, signal });
  try {
    return await work(timeout);
  } catch (error) {
    signal.throwIfAborted();
    const { reason } = timeout.signal;
    if (reason instanceof IdleTimeoutError) throw new DomainError('UNAVAILABLE', {}, { cause: reason });
    throw error;
  } finally {
    timeout.pause();
  }
}
