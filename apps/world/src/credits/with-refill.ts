import { DomainError } from '@diorama/domain';
import type { DataSource } from 'typeorm';

import { availableCredits } from '../accounts/account-row.js';
import type { AccountRow } from '../accounts/account-row.js';
import { refillForStart, refillToThreshold } from './refill-credits.js';

/** What a beginning answers, with the account as it was under its lock. */
export interface Attempt<Begun> {
  readonly account: AccountRow;
  readonly begun: Begun;
}

/** Begins something that costs credits; where they are missing and the account may refill them, it is tried once more. */
export async function withRefill<Begun>(
  dataSource: DataSource,
  { accountId, credits }: { readonly accountId: string; readonly credits: number },
  attempt: () => Promise<Attempt<Begun>>,
): Promise<Begun> {
  const once = async (): Promise<Begun> => {
    const { account, begun } = await attempt();
    const isLow = account.autoRefill !== null && availableCredits(account) - credits < account.autoRefill.threshold;
    if (isLow) await refillToThreshold(dataSource, account.id).catch(() => undefined); // the start stands; the next one refills
    return begun;
  };
  try {
    return await once();
  } catch (error) {
    const isShort = error instanceof DomainError && error.code === 'CREDITS_INSUFFICIENT';
    if (!isShort || !(await refillForStart(dataSource, accountId, credits))) throw error;
    return once();
  }
}
