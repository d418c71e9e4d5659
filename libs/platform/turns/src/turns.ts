/** Ends a turn; to be called once. */
export type Turn = () => void;

/** So many turns at once; the others wait, first come first served. */
export class Turns {
  private readonly waiting = new Set<() => void>();

  constructor(private free: number) {}

  /** @throws what `signal` was aborted with before the turn came */
  async take(signal?: AbortSignal): Promise<Turn> {
    signal?.throwIfAborted();
    if (this.free > 0) this.free--;
    else await this.wait(signal);
    return () => this.passOn();
  }

  private wait(signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const enter = (): void => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      const leave = (): void => {
        this.waiting.delete(enter);
        reject(signal?.reason as Error);
      };
      signal?.addEventListener('abort', leave, { once: true });
      this.waiting.add(enter);
    });
  }

  private passOn(): void {
    const [next] = this.waiting;
    if (next === undefined) this.free++;
    else {
      this.waiting.delete(next);
      next();
    }
  }
}
