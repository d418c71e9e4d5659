import { DomainError } from '@diorama/domain';
import type { SqlExecutor } from '@diorama/postgres';
import { queryRows } from '@diorama/postgres';
import type { AttemptError, DeliveryState } from '@diorama/webhook';

/** A delivery as SQL returns it. */
export interface DeliveryRow {
  readonly id: string;
  readonly operation_id: string;
  readonly account_id: string;
  readonly project_id: string;
  readonly state: DeliveryState;
  readonly attempt_count: number;
  /** Null once purged. */
  readonly url: string | null;
  /** Null until the operation has finished. */
  readonly event: Buffer | null;
  readonly next_attempt_at: Date | null;
  readonly finished_at: Date | null;
  readonly deadline: Date | null;
  readonly created_at: Date;
  readonly round: number;
  /** Of the latest attempt; its columns are null before the first. */
  readonly number: number | null;
  readonly started_at: Date | null;
  readonly duration_ms: number | null;
  readonly http_status: number | null;
  readonly error_category: AttemptError | null;
  readonly address: string | null;
  readonly key_ids: string[] | null;
}

/** An attempt as SQL returns it; it runs while its duration is null. */
export interface DeliveryAttemptRow {
  readonly number: number;
  readonly started_at: Date;
  readonly duration_ms: number | null;
  readonly http_status: number | null;
  readonly error_category: AttemptError | null;
  readonly address: string | null;
  readonly key_ids: string[];
}

/** The columns of a `DeliveryRow`, of the tables below. */
export const DELIVERY_COLUMNS = `
  d.id, d.operation_id, d.account_id, d.project_id, d.state, d.attempt_count, d.url, d.event, d.next_attempt_at, d.finished_at,
  d.deadline, d.created_at, d.round, t.number, t.started_at, t.duration_ms, t.http_status, t.error_category, t.address, t.key_ids`;

/** `d` is the delivery, `t` its latest attempt. */
export const DELIVERY_TABLES = 'delivery d LEFT JOIN delivery_attempt t ON t.delivery_id = d.id AND t.number = d.attempt_count';

/** `t` is the latest attempt that has ended: an attempt in flight has no result yet. */
const TOLD_TABLES = `delivery d LEFT JOIN delivery_attempt t ON t.delivery_id = d.id AND t.number =
  (SELECT max(e.number) FROM delivery_attempt e WHERE e.delivery_id = d.id AND e.duration_ms IS NOT NULL)`;

const OF_OPERATION = `SELECT ${DELIVERY_COLUMNS} FROM ${TOLD_TABLES} WHERE d.operation_id = $1 AND d.account_id = $2`;
const BY_ID = `SELECT ${DELIVERY_COLUMNS} FROM ${DELIVERY_TABLES} WHERE d.id = $1`;
const ATTEMPTS = `
  SELECT number, started_at, duration_ms, http_status, error_category, address, key_ids
  FROM delivery_attempt WHERE delivery_id = $1 ORDER BY number`;

/** @throws DomainError DELIVERY_NOT_FOUND when the operation has none, or belongs to another account */
export async function readDelivery(executor: SqlExecutor, accountId: string, operationId: string): Promise<DeliveryRow> {
  return found(await queryRows<DeliveryRow>(executor, OF_OPERATION, [operationId, accountId]));
}

/** For operators and workers, whosever it is. @throws DomainError DELIVERY_NOT_FOUND */
export async function readAnyDelivery(executor: SqlExecutor, deliveryId: string): Promise<DeliveryRow> {
  return found(await queryRows<DeliveryRow>(executor, BY_ID, [deliveryId]));
}

/** In the order of their numbers. */
export function readAttempts(executor: SqlExecutor, deliveryId: string): Promise<DeliveryAttemptRow[]> {
  return queryRows<DeliveryAttemptRow>(executor, ATTEMPTS, [deliveryId]);
}

function found([row]: readonly DeliveryRow[]): DeliveryRow {
  if (row === undefined) throw new DomainError('DELIVERY_NOT_FOUND');
  return row;
}
