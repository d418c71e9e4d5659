import { DomainError } from '@diorama/domain';

/** Lets so many tasks run at once; the others wait, first come first served. */
export class Turns {
  private free: number;
  private readonly waiting = new Set<() => void>();

  constructor(atOnce: number) {
    this.free = atOnce;
  }

  /** @throws what `signal` was aborted with before the task began, and whatever the task throws */
  async take<Result>(task: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
    signal?.throwIfAborted();
    if (this.free > 0) this.free--;
    else await this.queue(signal);
    try {
      return await task();
    } finally {
      this.giveBack();
    }
  }

  private queue(signal: AbortSignal | undefined): Promise<void> {
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

  private giveBack(): void {
    const [next] = this.waiting;
    if (next === undefined) this.free++;
    else {
      this.waiting.delete(next);
      next();
    }
  }
}

/** When a refused task is worth another try. */
const RETRY_SECONDS = 10;

/** So many tasks at a time for each key, so that none takes all turns of something that is shared. */
export class TurnsByKey {
  private readonly byKey = new Map<string, { readonly turns: Turns; tasks: number }>();

  /**
   * @param most tasks of one key that run or wait
   * @param atOnce tasks of one key that run
   */
  constructor(
    private readonly most: number,
    private readonly atOnce = 1,
  ) {}

  /** @throws DomainError RATE_LIMITED when too many wait; what `signal` was aborted with before the task began */
  async take<Result>(key: string, signal: AbortSignal | undefined, task: () => Promise<Result>): Promise<Result> {
    const own = this.byKey.get(key) ?? { turns: new Turns(this.atOnce), tasks: 0 };
    if (own.tasks >= this.most)
      throw new DomainError('RATE_LIMITED', { limit: `${this.most} depth panoramas at once`, retry_after: String(RETRY_SECONDS) });
    this.byKey.set(key, own);
    own.tasks++;
    try {
      return await own.turns.take(task, signal);
    } finally {
      if (--own.tasks === 0) this.byKey.delete(key);
    }
  }
}
