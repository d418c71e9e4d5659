import { inTransaction, createNamedStatement, queryNamed, queryRows } from '@diorama/postgres';
import type { SqlExecutor } from '@diorama/postgres';
import { getHostReachability } from '@diorama/webhook';
import type { AttemptError, AttemptOutcome, DeliveryState, HostReachability } from '@diorama/webhook';
import type { DataSource, EntityManager } from 'typeorm';

import { readAnyDelivery } from './delivery-row.js';
import { HOST_FROM_URL_SQL, recordHostFailure } from './host-backoff.js';

/** How an attempt went, and what follows. */
interface AttemptRecord {
  readonly deliveryId: string;
  readonly number: number;
  /** Used where the beginning of the attempt did not reach the record. */
  readonly startedAt: Date;
  readonly durationMs: number;
  /** One of the two is null. */
  readonly httpStatus: number | null;
  readonly errorCategory: AttemptError | null;
  readonly address: string | null;
  readonly keyIds: readonly string[];
  readonly nextState: Extract<DeliveryState, 'PENDING' | 'DELIVERED' | 'SUPPRESSED' | 'EXHAUSTED'>;
  /** For PENDING; null when no attempt fits in before the deadline. */
  readonly nextAttemptAt: Date | null;
}

const STAYS = `(:nextState = 'PENDING' AND purged_at IS NULL)`;

/** Of a delivery that was purged during the attempt, only the response counts; the destination is erased now. */
const RECORD = createNamedStatement(`
  WITH moved AS (
    UPDATE delivery SET attempt_count = :number::integer,
      state = CASE WHEN ${STAYS} THEN 'PENDING' WHEN :nextState = 'PENDING' THEN 'EXHAUSTED' ELSE :nextState END,
      next_attempt_at = CASE WHEN ${STAYS} THEN :nextAttemptAt::timestamptz END,
      ended_at = CASE WHEN NOT ${STAYS} THEN now() END,
      url = CASE WHEN purged_at IS NULL THEN url END
    WHERE id = :deliveryId AND (state = 'IN_FLIGHT' AND attempt_count = :number::integer
      OR state = 'PENDING' AND attempt_count = :number::integer - 1)
    RETURNING id, state, account_id, ${HOST_FROM_URL_SQL} AS host
  ), kept AS (
    INSERT INTO delivery_attempt (delivery_id, number, started_at, duration_ms, http_status, error_category, address, key_ids)
    SELECT id, :number::integer, :startedAt::timestamptz, :durationMs::integer, :httpStatus::integer, :errorCategory, :address,
      :keyIds::text[] FROM moved
    ON CONFLICT (delivery_id, number) DO UPDATE SET duration_ms = excluded.duration_ms, http_status = excluded.http_status,
      error_category = excluded.error_category, address = excluded.address, key_ids = excluded.key_ids
  ), answers AS (
    DELETE FROM host_backoff b USING moved WHERE b.host = moved.host AND :verdict = 'answers'
  )
  SELECT state, account_id, host FROM moved`);

interface Moved {
  readonly state: DeliveryState;
  readonly account_id: string;
  /** Null when the destination was purged. */
  readonly host: string | null;
}

/**
 * Keeps how an attempt went, moves the delivery on and counts the attempt for its host. What is on record already, and what comes after an
 * end, changes nothing.
 *
 * @returns the state it is in now
 * @throws DomainError DELIVERY_NOT_FOUND
 */
export async function recordAttempt(dataSource: DataSource, record: AttemptRecord): Promise<DeliveryState> {
  const verdict = getHostReachability(outcomeOf(record));
  const moved = verdict === 'fails' ? await recordFailure(dataSource, record) : await write(dataSource, record, verdict);
  return moved?.state ?? (await readAnyDelivery(dataSource, record.deliveryId)).state;
}

function recordFailure(dataSource: DataSource, record: AttemptRecord): Promise<Moved | undefined> {
  return inTransaction(dataSource, async (transaction) => {
    const moved = await write(transaction, record, 'fails');
    if (moved !== undefined && moved.host !== null)
      await recordHostFailure(transaction, { ...record, host: moved.host, accountId: moved.account_id });
    return moved;
  });
}

async function write(executor: SqlExecutor, record: AttemptRecord, verdict: HostReachability): Promise<Moved | undefined> {
  return (await queryNamed<Moved>(executor, RECORD, { ...record, verdict }))[0];
}

/** The request was checked: one of the two is set. */
const outcomeOf = ({ httpStatus, errorCategory }: AttemptRecord): AttemptOutcome =>
  httpStatus === null ? { errorCategory: errorCategory ?? 'internal' } : { httpStatus, retryAfter: null };

const EXHAUST = `
  UPDATE delivery SET state = 'EXHAUSTED', ended_at = now(), next_attempt_at = NULL, url = CASE WHEN purged_at IS NULL THEN url END
  WHERE id = $1 AND state IN ('PENDING', 'IN_FLIGHT') AND ($2::text IS NULL OR claimed_by = $2)
  RETURNING state`;

/**
 * Ends a delivery whose time is over, or that cannot be sent, when no attempt of it is being made. One that was begun and never
 * came to its end is `internal`. A call of an earlier round that comes late, or twice, ends no redelivery.
 *
 * @param claimant who has it; null for a worker of the release before, which does not say
 * @returns the state it is in now
 * @throws DomainError DELIVERY_NOT_FOUND
 */
export function markDeliveryExhausted(dataSource: DataSource, deliveryId: string, claimant: string | null): Promise<DeliveryState> {
  return inTransaction(dataSource, async (transaction) => {
    const [row] = await queryRows<{ state: DeliveryState }>(transaction, EXHAUST, [deliveryId, claimant]);
    if (row === undefined) return (await readAnyDelivery(transaction, deliveryId)).state;
    await closeOpenAttempts(transaction, [deliveryId]);
    return row.state;
  });
}

const CLOSE = `
  UPDATE delivery_attempt SET duration_ms = 0, error_category = 'internal' WHERE delivery_id = ANY ($1) AND duration_ms IS NULL`;

/**
 * Ends the attempts of deliveries that this transaction has ended. It is a statement of its own: the one that ends a delivery may
 * have waited for the beginning of an attempt, and would not see its row.
 */
export async function closeOpenAttempts(transaction: EntityManager, deliveryIds: readonly string[]): Promise<void> {
  await queryRows(transaction, CLOSE, [deliveryIds]);
}
