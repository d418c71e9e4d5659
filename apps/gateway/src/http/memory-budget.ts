import { FairShares } from '@diorama/turns';

/** Shares a number of bytes among requests that hold large bodies; those that find none left wait in line. */
export class MemoryBudget {
  private readonly shares: FairShares;

  constructor(readonly bytes: number) {
    this.shares = new FairShares({ total: bytes });
  }

  /**
   * Waits for so many bytes. The account that holds the least comes first, so that none can shut the others out, and of its bodies
   * the one that came first, whatever its size, so that a large one is not passed over for ever.
   *
   * @param bytes counted as the whole budget when it is more
   * @returns gives them back, once
   * @throws what `signal` was aborted with
   */
  take(bytes: number, account: string, signal: AbortSignal): Promise<() => void> {
    return this.shares.take(account, { amount: bytes, signal });
  }
}
