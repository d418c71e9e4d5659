import { FairShares } from './fair-shares.js';
import type { Turn } from './turns.js';

/** Of all turns, what one key may hold at once. */
const SHARE = 1 / 4;

/**
 * Turns that keys share, say accounts: none holds more than a quarter of them, or one where they are few. The waiting key that holds
 * the least comes first, so a key that asks for many keeps no other waiting.
 */
export class SharedTurns {
  private readonly shares: FairShares;

  /** @param atOnce of all keys */
  constructor(atOnce: number) {
    this.shares = new FairShares({ total: atOnce, perKey: Math.max(1, Math.floor(atOnce * SHARE)) });
  }

  /**
   * @param key null where it is not known, which bounds nothing
   * @throws what `signal` was aborted with before the turn came
   */
  take(key: string | null, signal?: AbortSignal): Promise<Turn> {
    return this.shares.take(key, { signal });
  }
}
