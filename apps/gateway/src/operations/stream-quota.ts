import { DomainError } from '@diorama/domain';
import { KeyedSemaphore } from '@diorama/resilience';
import type { SemaphorePermit } from '@diorama/resilience';

/** When a rejected stream is worth another try. */
const RETRY_SECONDS = 10;

/** Limits the streams that each holder, an account or an address, has open at once. */
export class StreamQuota {
  private readonly streams: KeyedSemaphore;

  constructor(perHolder: number) {
    this.streams = new KeyedSemaphore({ permits: Infinity, perKey: perHolder });
  }

  /** @throws DomainError STREAMS_LIMITED */
  acquire(holder: string): SemaphorePermit {
    const permit = this.streams.tryAcquire(holder);
    if (permit !== null) return permit;
    throw new DomainError('STREAMS_LIMITED', { streams: String(this.streams.heldBy(holder)), retry_after: String(RETRY_SECONDS) });
  }
}
