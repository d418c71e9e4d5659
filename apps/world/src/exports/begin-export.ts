import { DomainError, priceOf } from '@diorama/domain';
import type { Cost, ExportPair, Prices } from '@diorama/domain';
import { inTransaction, queryRows, sqlState } from '@diorama/postgres';
import type { DataSource, EntityManager } from 'typeorm';

import { lockAccount } from '../accounts/account-row.js';
import type { AccountRow } from '../accounts/account-row.js';
import { requireCredits } from '../credits/require-credits.js';
import { withRefill } from '../credits/with-refill.js';
import type { Attempt } from '../credits/with-refill.js';
import { unclaimedDelivery } from '../deliveries/hand-off.js';
import { createOperation } from '../operations/create-operation.js';
import type { WebhookTarget } from '../operations/create-operation.js';
import { endOperation } from '../operations/end-operation.js';
import { readOperation } from '../operations/operation-row.js';
import type { OperationRow } from '../operations/operation-row.js';
import { readStanding } from '../operations/standing.js';
import type { IdempotencyKey, Standing } from '../operations/standing.js';

export interface BeginExport {
  readonly operationId: string;
  readonly accountId: string;
  readonly projectId: string;
  readonly apiKeyId: string;
  readonly requestId: string;
  readonly worldId: string;
  readonly pair: ExportPair;
  readonly expiresAt: Date;
  readonly idempotency: IdempotencyKey | null;
  readonly webhook: WebhookTarget | null;
}

export interface BegunExport {
  readonly operation: OperationRow;
  /** Whether this call has begun it. */
  readonly isNew: boolean;
  /** Whether this answers an earlier call with the same idempotency key. */
  readonly replayed: boolean;
  /** A delivery that no workflow has yet, for the operation has ended; empty when there is none. */
  readonly deliveryId: string;
}

const FOREIGN_KEY_VIOLATION = '23503';

/** Read under the account's lock, which a deletion of the world takes too. */
const WORLD = 'SELECT model, seed, completed_at IS NOT NULL AS finished FROM world WHERE id = $1 AND account_id = $2 AND listed';

/** The one that runs, else the latest that has been made; its files belong to the world as long as the world is there. */
const SAME_EXPORT = `
  SELECT id FROM operation
  WHERE world_id = $1 AND kind = 'export-world' AND export_asset_type = $2 AND export_format = $3
    AND (ended_at IS NULL OR state = 'SUCCEEDED' AND result IS NOT NULL)
  ORDER BY ended_at DESC NULLS FIRST LIMIT 1`;

const REMEMBER_KEY = `
  INSERT INTO idempotency_key (account_id, route, key, body_sha256, operation_id) VALUES ($1, $2, $3, $4, $5)
  ON CONFLICT (account_id, route, key) DO UPDATE
  SET body_sha256 = excluded.body_sha256, operation_id = excluded.operation_id, created_at = excluded.created_at`;

/**
 * Begins an export of a finished world in one transaction. A world has one export of each pair: where it runs or has been made
 * already, that one is answered and nothing is held for it. A start with a callback is an operation of its own, which the callback
 * tells of: it ends at once and for nothing with what has been made, or runs like any other. A replay answers the operation as it
 * is now: the first answer may have been one that had ended already.
 *
 * @throws DomainError WORLD_NOT_FOUND unless the account owns the world, WORLD_UNFINISHED, CREDITS_INSUFFICIENT,
 *   IDEMPOTENCY_KEY_REUSED; ACCOUNT_NOT_FOUND when account, project and key do not belong together
 */
export function beginExport(dataSource: DataSource, begin: BeginExport, prices: Prices): Promise<BegunExport> {
  const cost = priceOf({ kind: 'export-world', assets: begin.pair.assetType }, prices);
  const charge = { accountId: begin.accountId, credits: cost.totalCredits };
  return withRefill(dataSource, charge, () => attempt(dataSource, begin, cost));
}

async function attempt(dataSource: DataSource, begin: BeginExport, cost: Cost): Promise<Attempt<BegunExport>> {
  try {
    return await inTransaction(dataSource, async (transaction) => {
      const account = await lockAccount(transaction, begin.accountId); // one beginning of the account at a time
      const { earlier } = await readStanding(transaction, { ...begin, newWorldId: null });
      if (earlier !== null) return { account, begun: await begunEarlier(transaction, begin, earlier) };
      const world = await readFinishedWorld(transaction, begin);
      const same = await findSame(transaction, begin);
      if (same !== null && begin.webhook === null) {
        await rememberKey(transaction, begin, same.id);
        return { account, begun: { operation: same, isNew: false, replayed: false, deliveryId: '' } };
      }
      return {
        account,
        begun: await beginAnew(transaction, { begin, world, account, cost, made: same?.state === 'SUCCEEDED' ? same : null }),
      };
    });
  } catch (error) {
    if (sqlState(error) === FOREIGN_KEY_VIOLATION) throw new DomainError('ACCOUNT_NOT_FOUND', {}, { cause: error });
    throw error;
  }
}

async function begunEarlier(
  transaction: EntityManager,
  { accountId }: BeginExport,
  { operationId, replayed }: NonNullable<Standing['earlier']>,
): Promise<BegunExport> {
  const operation = await readOperation(transaction, operationId, accountId);
  const deliveryId = await unclaimedDelivery(transaction, operationId);
  return { operation, isNew: false, replayed, deliveryId };
}

interface NewExport {
  readonly begin: BeginExport;
  readonly world: { readonly model: string; readonly seed: number };
  readonly account: AccountRow;
  readonly cost: Cost;
  /** The same export, where it has been made. */
  readonly made: OperationRow | null;
}

async function beginAnew(transaction: EntityManager, { begin, world, account, cost, made }: NewExport): Promise<BegunExport> {
  const owed = made === null ? cost : NOTHING;
  requireCredits(account, owed);
  const { pair, ...rest } = begin;
  const operation = await createOperation(transaction, {
    ...rest,
    ...world,
    kind: 'export-world',
    promptKind: null,
    inputs: [],
    export: pair,
    prompt: null,
    world: null,
    cost: owed,
    startClass: null,
  });
  if (made === null) return { operation, isNew: true, replayed: false, deliveryId: '' };
  const deliveryId = await endAs(transaction, operation.id, made);
  return { operation: await readOperation(transaction, operation.id, begin.accountId), isNew: false, replayed: false, deliveryId };
}

const NOTHING: Cost = { totalCredits: 0, lineItems: [] };
const COPY_RESULT = 'UPDATE operation SET result = $2 WHERE id = $1';

/** Ends an operation with what another has made. Answers its delivery. */
async function endAs(transaction: EntityManager, operationId: string, made: OperationRow): Promise<string> {
  const { outcome_sha256: outcomeSha256, result } = made;
  if (outcomeSha256 === null || result === null) throw new TypeError('an export that was made has a result');
  const ended = await endOperation(transaction, operationId, { state: 'SUCCEEDED', outcomeSha256, stages: [] });
  await queryRows(transaction, COPY_RESULT, [operationId, JSON.stringify(result)]);
  return ended?.delivery_id ?? '';
}

async function readFinishedWorld(
  transaction: EntityManager,
  { worldId, accountId }: BeginExport,
): Promise<{ model: string; seed: number }> {
  const [world] = await queryRows<{ model: string; seed: string; finished: boolean }>(transaction, WORLD, [worldId, accountId]);
  if (world === undefined) throw new DomainError('WORLD_NOT_FOUND');
  if (!world.finished) throw new DomainError('WORLD_UNFINISHED');
  return { model: world.model, seed: Number(world.seed) };
}

async function findSame(transaction: EntityManager, { accountId, worldId, pair }: BeginExport): Promise<OperationRow | null> {
  const [same] = await queryRows<{ id: string }>(transaction, SAME_EXPORT, [worldId, pair.assetType, pair.format]);
  return same === undefined ? null : readOperation(transaction, same.id, accountId);
}

async function rememberKey(transaction: EntityManager, { accountId, idempotency }: BeginExport, operationId: string): Promise<void> {
  if (idempotency === null) return;
  const { route, key, bodySha256 } = idempotency;
  await queryRows(transaction, REMEMBER_KEY, [accountId, route, key, bodySha256, operationId]);
}
