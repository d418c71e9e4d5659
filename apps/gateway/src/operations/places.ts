import { DomainError } from '@diorama/domain';

/** When a refused stream is worth another try. */
const RETRY_SECONDS = 10;

/** So many streams for each holder, so that none takes all that a process has. */
export class Places {
  private readonly taken = new Map<string, number>();

  constructor(private readonly most: number) {}

  /**
   * @returns gives the place back; to be called once
   * @throws DomainError STREAMS_LIMITED
   */
  take(holder: string): () => void {
    const before = this.taken.get(holder) ?? 0;
    if (before >= this.most) throw new DomainError('STREAMS_LIMITED', { streams: String(before), retry_after: String(RETRY_SECONDS) });
    this.taken.set(holder, before + 1);
    return () => this.giveBack(holder);
  }

  private giveBack(holder: string): void {
    const left = (this.taken.get(holder) ?? 0) - 1;
    if (left > 0) this.taken.set(holder, left);
    else this.taken.delete(holder);
  }
}
