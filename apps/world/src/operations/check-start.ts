import { computeCost, createRateLimitRule, getStartClass } from '@diorama/domain';
import type { Cost, Prices } from '@diorama/domain';
import type { DataSource } from 'typeorm';

import { computeAvailableCredits } from '../accounts/account-row.js';
import { checkAutoRefill } from '../credits/refill-credits.js';
import { createInsufficientCreditsError } from '../credits/require-credits.js';
import { requireStartAllowed } from '../limits/require-start-allowed.js';
import { toRateWindowReadings } from '../limits/start-log.js';
import { estimateRunSeconds } from './estimate-run.js';
import type { StartedOperationWork } from './estimate-run.js';
import { toInitialOperationRow, readOperation } from './operation-row.js';
import type { OperationRow } from './operation-row.js';
import { readStartState } from './start-state.js';
import type { IdempotencyKey } from './start-state.js';

export interface StartCheckRequest {
  readonly accountId: string;
  readonly work: StartedOperationWork;
  readonly idempotency: IdempotencyKey | null;
  /** Only what it costs: limits and credits do not stand against it. */
  readonly quoteOnly: boolean;
}

interface CheckedStart {
  readonly cost: Cost;
  readonly estimatedSeconds: number;
  readonly availableCredits: number;
  /** The earlier operation of the idempotency key. */
  readonly replayed: OperationRow | null;
}

/**
 * What `beginOperation` or `beginDepthToRgb` would say now, as far as it can be said beforehand; changes nothing.
 *
 * @throws DomainError ACCOUNT_NOT_FOUND, IDEMPOTENCY_KEY_REUSED, RUNNING_LIMITED, RATE_LIMITED, CREDITS_INSUFFICIENT,
 *   CREDITS_REFILL_CAPPED
 */
export async function checkStart(dataSource: DataSource, check: StartCheckRequest, prices: Prices): Promise<CheckedStart> {
  const { accountId, work, quoteOnly } = check;
  const { account, earlier, oldest } = await readStartState(dataSource, { ...check, caller: null, operationId: null, newWorldId: null });
  const cost = computeCost(work, prices);
  if (earlier === null && !quoteOnly) {
    if (work.kind === 'generate-world') {
      const rule = createRateLimitRule(account.limits, getStartClass(work.model));
      requireStartAllowed(account, rule, await toRateWindowReadings(dataSource, account, rule, oldest));
    }
    const refilling = await checkAutoRefill(dataSource, account, cost.totalCredits);
    if (refilling !== 'provides' && computeAvailableCredits(account) < cost.totalCredits)
      throw createInsufficientCreditsError(account, cost, refilling);
  }
  return {
    cost,
    estimatedSeconds: await estimateRunSeconds(dataSource, work),
    availableCredits: computeAvailableCredits(account),
    replayed: earlier === null ? null : toInitialOperationRow(await readOperation(dataSource, earlier.operationId, accountId)),
  };
}
