import { DomainError, priceOf, rateRule, startClassOf, windowStates } from '@diorama/domain';
import type { Cost, ModelName, PanoramaSource, Prices, WindowState } from '@diorama/domain';
import { inTransaction, sqlState } from '@diorama/postgres';
import type { DataSource, EntityManager } from 'typeorm';

import { availableCredits, lockAccount } from '../accounts/account-row.js';
import type { AccountRow } from '../accounts/account-row.js';
import { refillForStart, refillToThreshold } from '../credits/refill-credits.js';
import { requireCredits } from '../credits/require-credits.js';
import { requireRoom } from '../limits/require-room.js';
import { createOperation } from './create-operation.js';
import type { NewWorld, PromptInput } from './create-operation.js';
import { asBegun, readOperation } from './operation-row.js';
import type { OperationRow } from './operation-row.js';
import { readStanding } from './standing.js';
import type { IdempotencyKey, Standing } from './standing.js';

export interface BeginOperation {
  readonly operationId: string;
  readonly kind: 'generate-world';
  readonly accountId: string;
  readonly projectId: string;
  readonly apiKeyId: string;
  readonly requestId: string;
  readonly worldId: string;
  readonly model: ModelName;
  readonly seed: number;
  readonly promptKind: PanoramaSource;
  readonly inputs: readonly PromptInput[];
  readonly world: NewWorld;
  readonly expiresAt: Date;
  readonly idempotency: IdempotencyKey | null;
}

export interface Begun {
  readonly operation: OperationRow;
  /** Whether this answers an earlier start with the same idempotency key. */
  readonly replayed: boolean;
  /** The windows of the rate limit, with this start counted. */
  readonly windows: readonly WindowState[];
}

const FOREIGN_KEY_VIOLATION = '23503';
const UNIQUE_VIOLATION = '23505';

/**
 * Begins an operation in one transaction: a start that is refused has spent nothing and written nothing. The same operation id
 * again, or the same idempotency key with the same body, changes nothing and answers what is there. Where credits are missing
 * and the account may refill them, it is tried once more.
 *
 * @throws DomainError ACCOUNT_NOT_FOUND when account, project and key do not belong together; OPERATION_NOT_FOUND when the id
 *   is taken by another account; IDEMPOTENCY_KEY_REUSED, RUNNING_LIMITED, RATE_LIMITED, CREDITS_INSUFFICIENT
 */
export async function beginOperation(dataSource: DataSource, begin: BeginOperation, prices: Prices): Promise<Begun> {
  const cost = priceOf({ kind: begin.kind, model: begin.model, source: begin.promptKind }, prices);
  try {
    return await beginOnce(dataSource, begin, cost);
  } catch (error) {
    const isShort = error instanceof DomainError && error.code === 'CREDITS_INSUFFICIENT';
    if (!isShort || !(await refillForStart(dataSource, begin.accountId, cost.totalCredits))) throw error;
    return beginOnce(dataSource, begin, cost);
  }
}

async function beginOnce(dataSource: DataSource, begin: BeginOperation, cost: Cost): Promise<Begun> {
  const { account, begun } = await attempt(dataSource, begin, cost);
  const isLow = account.autoRefill !== null && availableCredits(account) - cost.totalCredits < account.autoRefill.threshold;
  if (isLow) await refillToThreshold(dataSource, account.id).catch(() => undefined); // the start stands; the next one refills
  return begun;
}

async function attempt(dataSource: DataSource, begin: BeginOperation, cost: Cost): Promise<{ account: AccountRow; begun: Begun }> {
  try {
    return await inTransaction(dataSource, async (transaction) => {
      const account = await lockAccount(transaction, begin.accountId);
      const startClass = startClassOf(begin.model);
      const rule = rateRule(account.limits, startClass);
      const { earlier, readings } = await readStanding(transaction, { ...begin, rule });
      if (earlier !== null)
        return { account, begun: await begunEarlier(transaction, begin, earlier, windowStates(rule.windows, readings)) };
      const windows = requireRoom(account, rule, readings);
      requireCredits(account, cost);
      const operation = await createOperation(transaction, { ...begin, export: null, cost, startClass });
      return { account, begun: { operation, replayed: false, windows } };
    });
  } catch (error) {
    if (sqlState(error) === FOREIGN_KEY_VIOLATION) throw new DomainError('ACCOUNT_NOT_FOUND', {}, { cause: error });
    if (sqlState(error) === UNIQUE_VIOLATION)
      throw new DomainError('ARGUMENT_INVALID', { argument: 'world_id', problem: 'it is taken' }, { cause: error });
    throw error;
  }
}

/** A replay repeats the answer that the first start got, whatever has become of the operation since. */
async function begunEarlier(
  transaction: EntityManager,
  { accountId }: BeginOperation,
  { operationId, replayed }: NonNullable<Standing['earlier']>,
  windows: readonly WindowState[],
): Promise<Begun> {
  const operation = await readOperation(transaction, operationId, accountId);
  return { operation: replayed ? asBegun(operation) : operation, replayed, windows };
}
