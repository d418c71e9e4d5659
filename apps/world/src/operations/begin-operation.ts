import { computeCost, createRateLimitRule, getStartClass, computeRateWindowStates } from '@diorama/domain';
import type { Cost, ModelName, PanoramaSource, RateWindowState, WorldEngineName } from '@diorama/domain';
import type { DataSource } from 'typeorm';

import { requireCredits } from '../credits/require-credits.js';
import { retryAfterRefill } from '../credits/retry-after-refill.js';
import type { PaidStartDependencies, StartAttemptResult } from '../credits/retry-after-refill.js';
import { requireStartAllowed } from '../limits/require-start-allowed.js';
import { toRateWindowReadings, computeMaxTotalStarts, countTotalStarts } from '../limits/start-log.js';
import { tryCreateOperation } from './create-operation.js';
import type { NewWorld, PromptInput, WebhookTarget } from './create-operation.js';
import { toInitialOperationRow, readOperation } from './operation-row.js';
import type { OperationRow } from './operation-row.js';
import { readStartState } from './start-state.js';
import type { IdempotencyKey } from './start-state.js';
import { retryUntilCreated } from './retry-until-created.js';

interface OperationStart {
  readonly operationId: string;
  readonly kind: 'generate-world';
  readonly accountId: string;
  readonly projectId: string;
  readonly apiKeyId: string;
  readonly requestId: string;
  readonly worldId: string;
  readonly model: ModelName;
  readonly seed: number;
  readonly engine: WorldEngineName | null;
  readonly promptKind: PanoramaSource;
  readonly inputs: readonly PromptInput[];
  readonly world: NewWorld;
  readonly expiresAt: Date;
  readonly idempotency: IdempotencyKey | null;
  readonly webhook: WebhookTarget | null;
}

export interface StartedOperation {
  readonly operation: OperationRow;
  /** Whether this repeats the response to an earlier start with the same idempotency key. */
  readonly replayed: boolean;
  /** The windows of the rate limit, with this start counted. */
  readonly windows: readonly RateWindowState[];
}

/**
 * Starts an operation. Its preconditions are read and checked first, without a lock. One statement then writes all of it, if the
 * preconditions still hold; otherwise they are checked again. A start that is refused has spent nothing and written
 * nothing. The same operation id again, or the same idempotency key with the same body, changes nothing and answers what is
 * there. Where credits are missing and the account may refill them, it is tried again.
 *
 * @throws DomainError ACCOUNT_NOT_FOUND when account, project and key do not belong together; OPERATION_NOT_FOUND when the id
 *   is taken by another account; IDEMPOTENCY_KEY_REUSED, RUNNING_LIMITED, RATE_LIMITED, CREDITS_INSUFFICIENT
 */
export function beginOperation(
  dataSource: DataSource,
  begin: OperationStart,
  { prices, logger }: PaidStartDependencies,
): Promise<StartedOperation> {
  const cost = computeCost({ kind: begin.kind, model: begin.model, source: begin.promptKind }, prices);
  const charge = { accountId: begin.accountId, credits: cost.totalCredits };
  return retryAfterRefill({ dataSource, logger }, charge, () => retryUntilCreated(() => judgeAndBegin(dataSource, begin, cost)));
}

/** Null when another start was faster. */
async function judgeAndBegin(
  dataSource: DataSource,
  begin: OperationStart,
  cost: Cost,
): Promise<StartAttemptResult<StartedOperation> | null> {
  const { account, earlier, oldest, at } = await readStartState(dataSource, { ...begin, caller: begin, newWorldId: begin.worldId });
  const startClass = getStartClass(begin.model);
  const rule = createRateLimitRule(account.limits, startClass);
  const readings = await toRateWindowReadings(dataSource, account, rule, oldest);
  if (earlier !== null) {
    const operation = await readOperation(dataSource, earlier.operationId, begin.accountId);
    return { account, begun: begunEarlier(operation, earlier.replayed, computeRateWindowStates(rule.windows, readings)) };
  }
  requireStartAllowed(account, rule, readings);
  requireCredits(account, cost);

  const total = countTotalStarts(rule, account.starts);
  const terms = {
    classes: rule.classes,
    startsAllowed: computeMaxTotalStarts(rule, readings, total),
    maxRunning: account.maxRunning,
    readAt: at,
  };
  const order = { ...begin, prompt: null, export: null, follows: null, cost, startClass };
  const created = await tryCreateOperation(dataSource, order, terms);
  if (created === null) return null;
  const since = countTotalStarts(rule, created.starts) - total;
  const windows = computeRateWindowStates(
    rule.windows,
    readings.map((reading) => ({ ...reading, count: reading.count + since })),
  );
  return { account, begun: { operation: created.operation, replayed: false, windows } };
}

/** A replay repeats the response to the first start, regardless of the operation's current state. */
function begunEarlier(operation: OperationRow, replayed: boolean, windows: readonly RateWindowState[]): StartedOperation {
  return { operation: replayed ? toInitialOperationRow(operation) : operation, replayed, windows };
}
