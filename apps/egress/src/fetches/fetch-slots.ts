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

/** Of all slots, what one account may hold at once. */
const SHARE = 1 / 4;

/**
 * Slots that accounts share: none holds more than a quarter of them, nor has more in the one line in which all wait, so that
 * whoever fetches much keeps nobody else from fetching.
 */
export class SharedSlots {
  private readonly all: FetchSlots;
  private readonly own: number;
  private readonly accounts = new Map<string, { readonly slots: FetchSlots; users: number }>();

  /** @param atOnce of all accounts */
  constructor(atOnce: number) {
    this.all = new FetchSlots(atOnce);
    this.own = Math.max(1, Math.floor(atOnce * SHARE));
  }

  /**
   * @param accountId empty where it is not known, which bounds nothing
   * @returns what gives the slot back, to be called once
   * @throws the signal's reason when it is aborted before there is a slot
   */
  async take(accountId: string, signal: AbortSignal): Promise<() => void> {
    if (accountId === '') return this.all.take(signal);
    const leave = await this.enter(accountId, signal);
    try {
      const release = await this.all.take(signal);
      return () => {
        release();
        leave();
      };
    } catch (error) {
      leave();
      throw error;
    }
  }

  private async enter(accountId: string, signal: AbortSignal): Promise<() => void> {
    const account = this.accounts.get(accountId) ?? { slots: new FetchSlots(this.own), users: 0 };
    this.accounts.set(accountId, account);
    account.users++;
    const forget = (): void => {
      if (--account.users === 0) this.accounts.delete(accountId);
    };
    try {
      const release = await account.slots.take(signal);
      return () => {
        release();
        forget();
      };
    } catch (error) {
      forget();
      throw error;
    }
  }
}
