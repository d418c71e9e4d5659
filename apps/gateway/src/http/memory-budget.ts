/** Shares a number of bytes among requests that hold large bodies; those that find none left wait in line. */
export class MemoryBudget {
  private free: number;
  private readonly line: { readonly bytes: number; readonly enter: () => void }[] = [];

  constructor(readonly bytes: number) {
    this.free = bytes;
  }

  /**
   * Waits for so many bytes; whoever came first is served first, so that a large body is not passed over for ever.
   *
   * @param bytes counted as the whole budget when it is more
   * @returns gives them back, once
   * @throws what `signal` was aborted with
   */
  async take(bytes: number, signal: AbortSignal): Promise<() => void> {
    signal.throwIfAborted();
    const share = Math.min(bytes, this.bytes);
    if (this.line.length > 0 || share > this.free) await this.queue(share, signal);
    else this.free -= share;
    let held = true;
    return () => {
      if (held) this.giveBack(share);
      held = false;
    };
  }

  private queue(bytes: number, signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const waiting = {
        bytes,
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

  private giveBack(bytes: number): void {
    this.free += bytes;
    this.admit();
  }

  private admit(): void {
    for (let next = this.line[0]; next !== undefined && next.bytes <= this.free; next = this.line[0]) {
      this.line.shift();
      this.free -= next.bytes;
      next.enter();
    }
  }
}
