interface Waiting {
  readonly bytes: number;
  readonly account: string;
  readonly enter: () => void;
}

/** Shares a number of bytes among requests that hold large bodies; those that find none left wait in line. */
export class MemoryBudget {
  private free: number;
  private readonly line: Waiting[] = [];
  private readonly heldBy = new Map<string, number>();

  constructor(readonly bytes: number) {
    this.free = bytes;
  }

  /**
   * Waits for so many bytes. The account that holds least comes first, so that none can shut the others out, and of its
   * bodies the one that came first, whatever its size, so that a large one is not passed over for ever.
   *
   * @param bytes counted as the whole budget when it is more
   * @returns gives them back, once
   * @throws what `signal` was aborted with
   */
  async take(bytes: number, account: string, signal: AbortSignal): Promise<() => void> {
    signal.throwIfAborted();
    const share = Math.min(bytes, this.bytes);
    if (this.line.length > 0 || share > this.free) await this.queue(share, account, signal);
    else this.hold(share, account);
    let held = true;
    return () => {
      if (held) this.giveBack(share, account);
      held = false;
    };
  }

  private hold(bytes: number, account: string): void {
    this.free -= bytes;
    this.heldBy.set(account, (this.heldBy.get(account) ?? 0) + bytes);
  }

  private queue(bytes: number, account: string, signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const waiting: Waiting = {
        bytes,
        account,
        enter: () => {
          signal.removeEventListener('abort', leave);
          resolve();
        },
      };
      const leave = (): void => {
        this.line.splice(this.line.indexOf(waiting), 1);
        this.admit(); // somebody smaller may fit now
        reject(signal.reason as Error);
      };
      signal.addEventListener('abort', leave, { once: true });
      this.line.push(waiting);
    });
  }

  private giveBack(bytes: number, account: string): void {
    this.free += bytes;
    const left = (this.heldBy.get(account) ?? 0) - bytes;
    if (left > 0) this.heldBy.set(account, left);
    else this.heldBy.delete(account);
    this.admit();
  }

  private admit(): void {
    for (let next = this.next(); next !== null && next.bytes <= this.free; next = this.next()) {
      this.line.splice(this.line.indexOf(next), 1);
      this.hold(next.bytes, next.account);
      next.enter();
    }
  }

  private next(): Waiting | null {
    const holding = ({ account }: Waiting): number => this.heldBy.get(account) ?? 0;
    return this.line.reduce<Waiting | null>((best, one) => (best === null || holding(one) < holding(best) ? one : best), null);
  }
}
