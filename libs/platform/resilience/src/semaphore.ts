import { KeyedSemaphore } from './keyed-semaphore.js';
import type { SemaphorePermit } from './permit.js';

/** So many permits at once; further requests wait, first come first served. */
export class Semaphore {
  private readonly keyed: KeyedSemaphore;

  constructor(permits: number) {
    this.keyed = new KeyedSemaphore({ permits });
  }

  /** @throws the reason of `signal` when that is aborted before the permit is granted */
  acquire(signal?: AbortSignal): Promise<SemaphorePermit> {
    return this.keyed.acquire(null, { signal });
  }

  /** The number of permits in use. */
  get running(): number {
    return this.keyed.running;
  }
}
