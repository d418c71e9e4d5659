/** A bound on what goes on at once; who comes too many waits in line. */
export class FetchSlots {
  private readonly waiting: (() => void)[] = [];

  constructor(private free: number) {}

  /**
   * @returns what gives the slot back, to be called once
   * @throws the signal's reason when it is aborted before there is a slot
   */
  async take(signal: AbortSignal): Promise<() => void> {
    signal.throwIfAborted();
    if (this.free > 0) this.free--;
    else await this.wait(signal);
    return () => this.giveBack();
  }

  private wait(signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const enter = (): void => {
        signal.removeEventListener('abort', leave);
        resolve();
      };
      const leave = (): void => {
        this.waiting.splice(this.waiting.indexOf(enter), 1);
        reject(signal.reason as Error);
      };
      signal.addEventListener('abort', leave, { once: true });
      this.waiting.push(enter);
    });
  }

  private giveBack(): void {
    const next = this.waiting.shift();
    if (next === undefined) this.free++;
    else next();
  }
}
