import { Turns } from './turns.js';

/** Of all turns, what one account may hold at once. */
const SHARE = 1 / 4;

/**
 * Turns that accounts share: none holds more than a quarter of them, or one where they are few, nor has more in the one line in
 * which all wait. So whoever sends much keeps nobody else waiting.
 */
export class SharedTurns {
  private readonly all: Turns;
  private readonly own: number;
  private readonly accounts = new Map<string, { readonly turns: Turns; tasks: number }>();

  /** @param atOnce tasks of all accounts */
  constructor(atOnce: number) {
    this.all = new Turns(atOnce);
    this.own = Math.max(1, Math.floor(atOnce * SHARE));
  }

  /**
   * Runs a task of an account when it is its turn.
   *
   * @throws what `signal` was aborted with before the task began, and whatever the task throws
   */
  async take<Result>(accountId: string, task: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
    const account = this.accounts.get(accountId) ?? { turns: new Turns(this.own), tasks: 0 };
    this.accounts.set(accountId, account);
    account.tasks++;
    try {
      return await account.turns.take(() => this.all.take(task, signal), signal);
    } finally {
      if (--account.tasks === 0) this.accounts.delete(accountId);
    }
  }
}
