import { Turns, TurnsByKey } from './turns.js';

/** Of all turns, what one account may hold at once. */
const SHARE = 1 / 4;

/**
 * Turns that accounts share: none holds more than a quarter of them, or one where they are few, nor has more in the one line in
 * which all wait. So whoever sends much keeps nobody else waiting.
 */
export class SharedTurns {
  private readonly all: Turns;
  private readonly own: TurnsByKey;

  /** @param atOnce tasks of all accounts */
  constructor(atOnce: number) {
    this.all = new Turns(atOnce);
    this.own = new TurnsByKey(Infinity, Math.max(1, Math.floor(atOnce * SHARE)));
  }

  /**
   * Runs a task of an account when it is its turn.
   *
   * @throws what `signal` was aborted with before the task began, and whatever the task throws
   */
  take<Result>(accountId: string, task: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
    return this.own.take(accountId, signal, () => this.all.take(task, signal));
  }
}
