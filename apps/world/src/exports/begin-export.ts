import { NO_COST, checkRateLimitAdmission, computeCost, createRateLimitRule, computeRateWindowStates } from '@diorama/domain';
import type { Cost, RateLimitRule, RateWindowReading, RateWindowState } from '@diorama/domain';
import { inTransaction, queryRows } from '@diorama/postgres';
import type { DataSource, EntityManager } from 'typeorm';

import { lockAccount } from '../accounts/account-row.js';
import type { AccountRow } from '../accounts/account-row.js';
import { requireCredits } from '../credits/require-credits.js';
import { retryAfterRefill } from '../credits/retry-after-refill.js';
import type { PaidStartDependencies, StartAttemptResult } from '../credits/retry-after-refill.js';
import { findUnclaimedDelivery } from '../operations/unclaimed-deliveries.js';
import { requireWithinRateLimits } from '../limits/require-start-allowed.js';
import { toRateWindowReadings, computeMaxTotalStarts, countTotalStarts } from '../limits/start-log.js';
import { createOperation } from '../operations/create-operation.js';
import type { NewOperation, WebhookTarget } from '../operations/create-operation.js';
import { endOperation } from '../operations/end-operation.js';
import { readOperation } from '../operations/operation-row.js';
import type { OperationRow } from '../operations/operation-row.js';
import { readStartState } from '../operations/start-state.js';
import type { IdempotencyKey, StartState } from '../operations/start-state.js';
import { toPricedExport } from './camera-path.js';
import type { ExportWork } from './camera-path.js';
import { findExport } from './find-export.js';
import type { ExistingExport } from './find-export.js';
import { readFinishedWorld } from './finished-world.js';

interface ExportStart extends ExportWork {
  readonly operationId: string;
  readonly accountId: string;
  readonly projectId: string;
  readonly apiKeyId: string;
  readonly requestId: string;
  readonly worldId: string;
  readonly expiresAt: Date;
  readonly idempotency: IdempotencyKey | null;
  readonly webhook: WebhookTarget | null;
}

interface BegunExport {
  readonly operation: OperationRow;
  /** Whether a run must be started for it. */
  readonly isNew: boolean;
  /** Whether this repeats the response to an earlier call with the same idempotency key. */
  readonly replayed: boolean;
  /** A delivery that no workflow has yet, for the operation has ended; empty when there is none. */
  readonly deliveryId: string;
  /** The windows of exports, with this export counted when it began an operation. */
  readonly windows: readonly RateWindowState[];
}

type Beginning = Omit<BegunExport, 'windows'>;

const REMEMBER_KEY = `
  INSERT INTO idempotency_key (account_id, route, key, body_sha256, operation_id) VALUES ($1, $2, $3, $4, $5)
  ON CONFLICT (account_id, route, key) DO UPDATE
  SET body_sha256 = excluded.body_sha256, operation_id = excluded.operation_id, created_at = excluded.created_at`;

/**
 * Starts an export of a finished world in one transaction, or returns the operation of an earlier request with the same webhook (or
 * without one). The files of a pair are made, and charged, once: an operation that starts during their run follows that run, and an
 * operation that starts when they exist ends at once. Each new operation counts in the rate limit of exports. A replay returns the
 * current operation: the first response may have contained an ended one.
 *
 * @throws DomainError WORLD_NOT_FOUND unless the account owns the world, WORLD_UNFINISHED, RATE_LIMITED, CREDITS_INSUFFICIENT,
 *   IDEMPOTENCY_KEY_REUSED; ACCOUNT_NOT_FOUND when account, project and key do not belong together
 */
export function beginExport(dataSource: DataSource, begin: ExportStart, { prices, logger }: PaidStartDependencies): Promise<BegunExport> {
  const cost = computeCost(toPricedExport(begin), prices);
  const charge = { accountId: begin.accountId, credits: cost.totalCredits };
  return retryAfterRefill({ dataSource, logger }, charge, () => attempt(dataSource, begin, cost));
}

function attempt(dataSource: DataSource, begin: ExportStart, cost: Cost): Promise<StartAttemptResult<BegunExport>> {
  return inTransaction(dataSource, async (transaction) => {
    const account = await lockAccount(transaction, begin.accountId); // one beginning of the account at a time
    const { earlier, oldest, at } = await readStartState(transaction, { ...begin, caller: begin, newWorldId: null });
    const rule = createRateLimitRule(account.limits, 'export');
    const readings = await toRateWindowReadings(transaction, account, rule, oldest);
    const windows = computeRateWindowStates(rule.windows, readings);
    if (earlier !== null) return { account, begun: { ...(await begunEarlier(transaction, begin, earlier)), windows } };
    const world = await readFinishedWorld(transaction, begin); // under the account's lock, which a deletion of the world takes too
    const known = await findExport(transaction, begin);
    if (known.shared !== null) {
      await rememberKey(transaction, begin, known.shared.id);
      return { account, begun: { operation: known.shared, isNew: false, replayed: false, deliveryId: '', windows } };
    }
    requireWithinRateLimits(rule, readings);
    const begun = await insertExport(transaction, { begin, world, account, cost, known, rule, readings, readAt: at });
    return { account, begun: { ...begun, windows: checkRateLimitAdmission(rule.windows, readings).windows } };
  });
}

async function begunEarlier(
  transaction: EntityManager,
  { accountId }: ExportStart,
  { operationId, replayed }: NonNullable<StartState['earlier']>,
): Promise<Beginning> {
  const operation = await readOperation(transaction, operationId, accountId);
  const deliveryId = await findUnclaimedDelivery(transaction, operationId);
  return { operation, isNew: false, replayed, deliveryId };
}

interface NewExport {
  readonly begin: ExportStart;
  readonly world: { readonly model: string; readonly seed: number };
  readonly account: AccountRow;
  readonly cost: Cost;
  readonly known: ExistingExport;
  readonly rule: RateLimitRule;
  readonly readings: readonly RateWindowReading[];
  readonly readAt: string;
}

async function insertExport(transaction: EntityManager, newExport: NewExport): Promise<Beginning> {
  const { begin, world, account, cost, known, rule, readings, readAt } = newExport;
  const { made } = known;
  const follows = made === null ? known.running : null;
  const owed = made === null && follows === null ? cost : NO_COST;
  requireCredits(account, owed);
  const { pair, cameraPath, ...rest } = begin;
  const order: NewOperation = {
    ...rest,
    ...world,
    kind: 'export-world',
    engine: null,
    promptKind: null,
    inputs: [],
    export: pair,
    prompt: cameraPath,
    world: null,
    cost: owed,
    follows,
    startClass: 'export',
  };
  const total = countTotalStarts(rule, account.starts);
  const terms = {
    classes: rule.classes,
    startsAllowed: computeMaxTotalStarts(rule, readings, total),
    maxRunning: account.maxRunning,
    readAt,
  };
  const operation = await createOperation(transaction, order, terms);
  if (made === null) return { operation, isNew: follows === null, replayed: false, deliveryId: '' };
  const deliveryId = await endAs(transaction, operation.id, made);
  return { operation: await readOperation(transaction, operation.id, begin.accountId), isNew: false, replayed: false, deliveryId };
}

const COPY_RESULT = 'UPDATE operation SET result = $2 WHERE id = $1';

/** Ends an operation with the result of another. Returns its delivery. */
async function endAs(transaction: EntityManager, operationId: string, made: OperationRow): Promise<string> {
  const { outcome_sha256: outcomeSha256, result } = made;
  if (outcomeSha256 === null || result === null) throw new TypeError('an export that was made has a result');
  const ended = await endOperation(transaction, operationId, { state: 'SUCCEEDED', outcomeSha256, stages: [] });
  await queryRows(transaction, COPY_RESULT, [operationId, JSON.stringify(result)]);
  return ended?.delivery_id ?? '';
}

async function rememberKey(transaction: EntityManager, { accountId, idempotency }: ExportStart, operationId: string): Promise<void> {
  if (idempotency === null) return;
  const { route, key, bodySha256 } = idempotency;
  await queryRows(transaction, REMEMBER_KEY, [accountId, route, key, bodySha256, operationId]);
}
