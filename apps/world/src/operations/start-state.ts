import { DomainError, LIMITS } from '@diorama/domain';
import { createNamedStatement, queryNamed } from '@diorama/postgres';
import type { SqlExecutor } from '@diorama/postgres';

import { ACCOUNT_COLUMNS, ACCOUNT_NOT_DELETED_SQL, toAccountRow } from '../accounts/account-row.js';
import type { AccountSqlColumns, AccountRow } from '../accounts/account-row.js';
import { OLDEST_STARTS_SQL } from '../limits/start-log.js';
import type { OldestStartInWindow } from '../limits/start-log.js';

/** A key that a client chose, so that sending a request again does not start it again. */
export interface IdempotencyKey {
  readonly key: string;
  /** The route that it was sent to; the same key on another route is another key. */
  readonly route: string;
  /** Of the canonical body. */
  readonly bodySha256: Buffer;
}

/** What a beginning is judged by, all of one moment. */
export interface StartState {
  readonly account: AccountRow;
  /** The operation that has begun already, by its id or its idempotency key. */
  readonly earlier: { readonly operationId: string; readonly replayed: boolean } | null;
  /** The log of starts, as far as windows are counted by it. */
  readonly oldest: readonly OldestStartInWindow[];
  /** The moment, as the database writes it. */
  readonly at: string;
}

interface StartRequest {
  readonly accountId: string;
  /** Project and API key of the start; null for a check without a key. */
  readonly caller: { readonly projectId: string; readonly apiKeyId: string } | null;
  /** Null while the operation has no id yet. */
  readonly operationId: string | null;
  /** The id of the new world; null for work on an existing one. */
  readonly newWorldId: string | null;
  readonly idempotency: IdempotencyKey | null;
}

interface Row extends AccountSqlColumns {
  readonly taken_by: string | null;
  readonly world_is_taken: boolean;
  readonly key_operation_id: string | null;
  readonly key_body_sha256: Buffer | null;
  readonly at: string;
  readonly oldest: readonly OldestStartInWindow[] | null;
}

const STANDING = createNamedStatement(`
  SELECT ${ACCOUNT_COLUMNS}, (SELECT o.account_id FROM operation o WHERE o.id = :operationId) AS taken_by,
    EXISTS (SELECT FROM world w WHERE w.id = :newWorldId) AS world_is_taken,
    k.operation_id AS key_operation_id, k.body_sha256 AS key_body_sha256, moment.at::text AS at, (${OLDEST_STARTS_SQL}) AS oldest
  FROM account a CROSS JOIN LATERAL (SELECT GREATEST(clock_timestamp(), a.last_started_at) AS at OFFSET 0) AS moment
  LEFT JOIN idempotency_key k
    ON k.account_id = a.id AND k.route = :route AND k.key = :key AND k.created_at > moment.at - make_interval(secs => :keySeconds)
  WHERE ${ACCOUNT_NOT_DELETED_SQL} AND a.id = :accountId AND (:apiKeyId::text IS NULL OR EXISTS (
    SELECT FROM api_key own WHERE own.account_id = a.id AND own.project_id = :projectId AND own.id = :apiKeyId))`);

/**
 * Reads the preconditions of a start.
 *
 * @throws DomainError ACCOUNT_NOT_FOUND, also when the caller is not one of it; OPERATION_NOT_FOUND when the id is taken by another account, ARGUMENT_INVALID when that of
 *   the world is; IDEMPOTENCY_KEY_REUSED
 */
export async function readStartState(executor: SqlExecutor, asked: StartRequest): Promise<StartState> {
  const [row] = await queryNamed<Row>(executor, STANDING, {
    accountId: asked.accountId,
    projectId: asked.caller?.projectId ?? null,
    apiKeyId: asked.caller?.apiKeyId ?? null,
    operationId: asked.operationId,
    newWorldId: asked.newWorldId,
    route: asked.idempotency?.route ?? null,
    key: asked.idempotency?.key ?? null,
    keySeconds: LIMITS.idempotencySeconds,
  });
  if (row === undefined) throw new DomainError('ACCOUNT_NOT_FOUND');
  const earlier = earlierStart(row, asked);
  if (earlier === null && row.world_is_taken)
    throw new DomainError('ARGUMENT_INVALID', { argument: 'world_id', problem: 'is already in use' });
  return { account: toAccountRow(row), earlier, oldest: row.oldest ?? [], at: row.at };
}

function earlierStart(row: Row, { operationId, accountId, idempotency }: StartRequest): StartState['earlier'] {
  if (row.taken_by !== null && row.taken_by !== accountId) throw new DomainError('OPERATION_NOT_FOUND');
  if (row.taken_by !== null && operationId !== null) return { operationId, replayed: false };
  if (row.key_operation_id === null || idempotency === null) return null;
  if (row.key_body_sha256?.equals(idempotency.bodySha256) !== true) throw new DomainError('IDEMPOTENCY_KEY_REUSED');
  return { operationId: row.key_operation_id, replayed: true };
}
