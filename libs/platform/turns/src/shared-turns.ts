import { TurnsByKey } from './turns-by-key.js';
import { Turns } from './turns.js';
import type { Turn } from './turns.js';
import { within } from './within.js';

/** Of all turns, what one key may hold at once. */
const SHARE = 1 / 4;

/**
 * Turns that keys share, say accounts: none holds more than a quarter of them, or one where they are few, nor has more in the one
 * line in which all wait. So whoever asks for much keeps nobody else waiting.
 */
export class SharedTurns {
  private readonly all: Turns;
  private readonly own: TurnsByKey;

  /** @param atOnce of all keys */
  constructor(atOnce: number) {
    this.all = new Turns(atOnce);
    this.own = new TurnsByKey({ atOnce: Math.max(1, Math.floor(atOnce * SHARE)) });
  }

  /**
   * @param key null where it is not known, which bounds nothing
   * @throws what `signal` was aborted with before the turn came
   */
  async take(key: string | null, signal?: AbortSignal): Promise<Turn> {
    if (key === null) return this.all.take(signal);
    return within(await this.own.take(key, signal), this.all.take(signal));
  }
}
