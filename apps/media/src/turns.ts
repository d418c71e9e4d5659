/** Lets so many tasks run at once; the others wait, first come first served. */
export class Turns {
  private free: number;
  private readonly waiting: (() => void)[] = [];

  constructor(atOnce: number) {
    this.free = atOnce;
  }

  async take<Result>(task: () => Promise<Result>): Promise<Result> {
    if (this.free > 0) this.free--;
    else await new Promise<void>((resolve) => void this.waiting.push(resolve));
    try {
      return await task();
    } finally {
      const next = this.waiting.shift();
      if (next === undefined) this.free++;
      else next();
    }
  }
}

/** One task at a time for each key, so that none takes all turns of something that is shared. */
export class TurnsByKey {
  private readonly byKey = new Map<string, { readonly turns: Turns; tasks: number }>();

  async take<Result>(key: string, task: () => Promise<Result>): Promise<Result> {
    const own = this.byKey.get(key) ?? { turns: new Turns(1), tasks: 0 };
    this.byKey.set(key, own);
    own.tasks++;
    try {
      return await own.turns.take(task);
    } finally {
      if (--own.tasks === 0) this.byKey.delete(key);
    }
  }
}
