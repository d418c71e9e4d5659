import { DomainError } from '@diorama/domain';
import type { Prices } from '@diorama/domain';
import type { Logger } from '@diorama/telemetry';
import type { DataSource } from 'typeorm';

import { computeAvailableCredits } from '../accounts/account-row.js';
import type { AccountRow } from '../accounts/account-row.js';
import { autoRefillForStart, autoRefillToThreshold } from './refill-credits.js';

/** What a beginning answers, with the account as it was before. */
export interface StartAttemptResult<Begun> {
  readonly account: AccountRow;
  readonly begun: Begun;
}

/** What starts of paid work need in addition to the database. */
export interface PaidStartDependencies {
  readonly prices: Prices;
  readonly logger: Pick<Logger, 'warn'>;
}

interface Charging {
  readonly dataSource: DataSource;
  readonly logger: PaidStartDependencies['logger'];
}

/** Another start may take what was bought for this one: it is tried again as long as there is more to buy. */
const TRIES = 10;

/**
 * Starts paid work. If credits are missing and the account may refill them, it refills them and tries again.
 *
 * @throws DomainError CREDITS_REFILL_CAPPED where the monthly cap does not allow the refill; what `attempt` throws
 */
export async function retryAfterRefill<Begun>(
  { dataSource, logger }: Charging,
  { accountId, credits }: { readonly accountId: string; readonly credits: number },
  attempt: () => Promise<StartAttemptResult<Begun>>,
): Promise<Begun> {
  const once = async (): Promise<Begun> => {
    const { account, begun } = await attempt();
    const isLow = account.autoRefill !== null && computeAvailableCredits(account) - credits < account.autoRefill.threshold;
    if (isLow)
      await autoRefillToThreshold(dataSource, account.id).catch((error: unknown) => {
        // The start stands; the next one refills.
        logger.warn({ err: error, account_id: account.id }, 'an automatic refill to the threshold failed');
      });
    return begun;
  };
  for (let tries = 1; ; tries++) {
    try {
      return await once();
    } catch (error) {
      const isShort = error instanceof DomainError && error.code === 'CREDITS_INSUFFICIENT';
      if (!isShort || tries === TRIES) throw error;
      const refilling = await autoRefillForStart(dataSource, accountId, credits);
      if (refilling === 'off') throw error;
      if (refilling !== 'provides') throw new DomainError('CREDITS_REFILL_CAPPED', { ...error.details, cap: String(refilling.monthlyCap) });
    }
  }
}
