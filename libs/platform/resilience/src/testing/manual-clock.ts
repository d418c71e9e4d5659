import type { Clock } from '../clock.js';

/** A clock that a test moves by hand. */
export class ManualClock implements Clock {
  private time = 0;
  private readonly due = new Set<{ readonly at: number; readonly act: () => void }>();

  now(): number {
    return this.time;
  }

  after(ms: number, act: () => void): () => void {
    const entry = { at: this.time + ms, act };
    this.due.add(entry);
    return () => this.due.delete(entry);
  }

  sleep(ms: number, signal?: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      const cancel = this.after(ms, resolve);
      signal?.addEventListener('abort', () => {
        cancel();
        reject(signal.reason as Error);
      });
    });
  }

  /** Runs what becomes due on the way, in order. */
  pass(ms: number): void {
    const until = this.time + ms;
    for (let next = this.next(until); next !== undefined; next = this.next(until)) {
      this.due.delete(next);
      this.time = next.at;
      next.act();
    }
    this.time = until;
  }

  private next(until: number) {
    return [...this.due].filter(({ at }) => at <= until).toSorted((a, b) => a.at - b.at)[0];
  }
}
