import { DomainError, LIMITS } from '@diorama/domain';
import type { RateRule, WindowReading } from '@diorama/domain';
import { namedStatement, queryNamed } from '@diorama/postgres';
import type { Executor } from '@diorama/postgres';

import { WINDOW_READINGS, readingValues } from '../limits/window-readings.js';

/** A key that a client chose, so that sending a request again does not start it again. */
export interface IdempotencyKey {
  readonly key: string;
  /** The route that it was sent to; the same key on another route is another key. */
  readonly route: string;
  /** Of the canonical body. */
  readonly bodySha256: Buffer;
}

/** What a start is judged by. */
export interface Standing {
  /** The operation that this start has begun already, by its id or its idempotency key. */
  readonly earlier: { readonly operationId: string; readonly replayed: boolean } | null;
  /** Of the windows of the rule, in its order. */
  readonly readings: readonly WindowReading[];
}

export interface Asked {
  /** Null while the operation has no id yet. */
  readonly operationId: string | null;
  readonly accountId: string;
  readonly idempotency: IdempotencyKey | null;
  readonly rule: RateRule;
}

interface Row {
  readonly taken_by: string | null;
  readonly key_operation_id: string | null;
  readonly key_body_sha256: Buffer | null;
  readonly readings: readonly WindowReading[];
}

const STANDING = namedStatement(`
  SELECT (SELECT o.account_id FROM operation o WHERE o.id = :operationId) AS taken_by,
    k.operation_id AS key_operation_id, k.body_sha256 AS key_body_sha256, (${WINDOW_READINGS}) AS readings
  FROM (SELECT) AS one LEFT JOIN idempotency_key k
    ON k.account_id = :accountId AND k.route = :route AND k.key = :key AND k.created_at > now() - make_interval(secs => :keySeconds)`);

/**
 * Reads what stands for and against a start. Only under the account's lock does it still hold when it is acted on.
 *
 * @throws DomainError OPERATION_NOT_FOUND when the id is taken by another account, IDEMPOTENCY_KEY_REUSED
 */
export async function readStanding(executor: Executor, asked: Asked): Promise<Standing> {
  const [row] = await queryNamed<Row>(executor, STANDING, {
    operationId: asked.operationId,
    accountId: asked.accountId,
    route: asked.idempotency?.route ?? null,
    key: asked.idempotency?.key ?? null,
    keySeconds: LIMITS.idempotencySeconds,
    ...readingValues(asked.rule),
  });
  if (row === undefined) throw new TypeError('a statement without a table has one row');
  return { earlier: earlierStart(row, asked), readings: row.readings };
}

function earlierStart(row: Row, { operationId, accountId, idempotency }: Asked): Standing['earlier'] {
  if (row.taken_by !== null && row.taken_by !== accountId) throw new DomainError('OPERATION_NOT_FOUND');
  if (row.taken_by !== null && operationId !== null) return { operationId, replayed: false };
  if (row.key_operation_id === null || idempotency === null) return null;
  if (row.key_body_sha256?.equals(idempotency.bodySha256) !== true) throw new DomainError('IDEMPOTENCY_KEY_REUSED');
  return { operationId: row.key_operation_id, replayed: true };
}
