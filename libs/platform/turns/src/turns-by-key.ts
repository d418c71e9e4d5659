import { Turns } from './turns.js';
import type { Turn } from './turns.js';
import { within } from './within.js';

/** As many as may have turns of a key, or wait for them, do so already. */
export class TooManyTurnsError extends Error {
  override readonly name = 'TooManyTurnsError';

  constructor(readonly most: number) {
    super(`${most} at most`);
  }
}

export interface KeyBounds {
  /** Turns of one key at once; 1 when absent. */
  readonly atOnce?: number;
  /** Turns of one key that run or are waited for; any number when absent. */
  readonly most?: number;
}

/** So many turns at once for each key, so that none takes all of something that is shared. */
export class TurnsByKey {
  private readonly byKey = new Map<string, { readonly turns: Turns; takers: number }>();
  private readonly atOnce: number;
  private readonly most: number;

  constructor({ atOnce = 1, most = Infinity }: KeyBounds = {}) {
    this.atOnce = atOnce;
    this.most = most;
  }

  /** @throws TooManyTurnsError; what `signal` was aborted with before the turn came */
  async take(key: string, signal?: AbortSignal): Promise<Turn> {
    const own = this.byKey.get(key) ?? { turns: new Turns(this.atOnce), takers: 0 };
    if (own.takers >= this.most) throw new TooManyTurnsError(this.most);
    this.byKey.set(key, own);
    own.takers++;
    const leave = (): void => {
      if (--own.takers === 0) this.byKey.delete(key);
    };
    return within(leave, own.turns.take(signal));
  }
}
