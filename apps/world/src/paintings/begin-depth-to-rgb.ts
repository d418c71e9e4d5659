import { DomainError, priceOf } from '@diorama/domain';
import type { Cost, Prices } from '@diorama/domain';
import { inTransaction, sqlState } from '@diorama/postgres';
import type { DataSource } from 'typeorm';

import { lockAccount } from '../accounts/account-row.js';
import { requireCredits } from '../credits/require-credits.js';
import { withRefill } from '../credits/with-refill.js';
import type { Attempt } from '../credits/with-refill.js';
import { createOperation } from '../operations/create-operation.js';
import type { PromptInput, WebhookTarget } from '../operations/create-operation.js';
import { asBegun, readOperation } from '../operations/operation-row.js';
import type { OperationRow } from '../operations/operation-row.js';
import { readStanding } from '../operations/standing.js';
import type { IdempotencyKey } from '../operations/standing.js';

export interface BeginDepthToRgb {
  readonly operationId: string;
  readonly accountId: string;
  readonly projectId: string;
  readonly apiKeyId: string;
  readonly requestId: string;
  readonly seed: number;
  /** What is asked, as it is kept. */
  readonly prompt: object;
  /** The depth panorama. */
  readonly input: PromptInput;
  readonly expiresAt: Date;
  readonly idempotency: IdempotencyKey | null;
  readonly webhook: WebhookTarget | null;
}

export interface BegunDepthToRgb {
  readonly operation: OperationRow;
  /** Whether this answers an earlier start with the same idempotency key. */
  readonly replayed: boolean;
}

const FOREIGN_KEY_VIOLATION = '23503';

/**
 * Begins to paint a panorama onto a depth panorama, in one transaction. It makes no world and is counted in no window of starts.
 * The same operation id again, or the same idempotency key with the same body, changes nothing and answers what is there.
 *
 * @throws DomainError CREDITS_INSUFFICIENT, IDEMPOTENCY_KEY_REUSED; OPERATION_NOT_FOUND when the id is taken by another account;
 *   ACCOUNT_NOT_FOUND when account, project and key do not belong together
 */
export function beginDepthToRgb(dataSource: DataSource, begin: BeginDepthToRgb, prices: Prices): Promise<BegunDepthToRgb> {
  const cost = priceOf({ kind: 'depth-to-rgb' }, prices);
  const charge = { accountId: begin.accountId, credits: cost.totalCredits };
  return withRefill(dataSource, charge, () => attempt(dataSource, begin, cost));
}

async function attempt(dataSource: DataSource, begin: BeginDepthToRgb, cost: Cost): Promise<Attempt<BegunDepthToRgb>> {
  try {
    return await inTransaction(dataSource, async (transaction) => {
      const account = await lockAccount(transaction, begin.accountId); // one beginning of the account at a time
      const { earlier } = await readStanding(transaction, { ...begin, newWorldId: null });
      if (earlier !== null) {
        const present = await readOperation(transaction, earlier.operationId, begin.accountId);
        return { account, begun: { operation: earlier.replayed ? asBegun(present) : present, replayed: earlier.replayed } };
      }
      requireCredits(account, cost);
      const { input, ...rest } = begin;
      const operation = await createOperation(transaction, {
        ...rest,
        kind: 'depth-to-rgb',
        worldId: null,
        model: '',
        promptKind: null,
        inputs: [input],
        export: null,
        follows: null,
        world: null,
        cost,
        startClass: null,
      });
      return { account, begun: { operation, replayed: false } };
    });
  } catch (error) {
    if (sqlState(error) === FOREIGN_KEY_VIOLATION) throw new DomainError('ACCOUNT_NOT_FOUND', {}, { cause: error });
    throw error;
  }
}
