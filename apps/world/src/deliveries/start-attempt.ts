import { DomainError } from '@diorama/domain';
import { inTransaction, queryRows } from '@diorama/postgres';
import type { DataSource, EntityManager } from 'typeorm';

import { readAnyDelivery } from './delivery-row.js';
import { HOST_FROM_URL_SQL, checkHostBackoff, recordHostPause } from './host-backoff.js';

interface AttemptStart {
  readonly deliveryId: string;
  /** From 1. */
  readonly number: number;
  /** Whether the sender has just seen as many failures in a row at the host as pause it. */
  readonly hostFails: boolean;
}

interface AttemptOrder {
  readonly url: string;
  readonly event: Buffer;
  readonly account_id: string;
}

type DeliveryDestination = Pick<AttemptOrder, 'url' | 'account_id'>;

/** The deliveries that may be sent; the clock is that of the database, not of a sender. */
const IS_OPEN = `state IN ('PENDING', 'IN_FLIGHT') AND purged_at IS NULL AND clock_timestamp() < deadline`;

const DESTINATION = `SELECT url, account_id FROM delivery WHERE id = $1 AND ${IS_OPEN}`;

const startWhere = (condition: string): string => `
  WITH begun AS (
    UPDATE delivery SET state = 'IN_FLIGHT', attempt_count = $2, next_attempt_at = NULL
    WHERE id = $1 AND ${IS_OPEN} AND attempt_count = $2::integer - (state = 'PENDING')::int AND ${condition}
    RETURNING id, url, event, account_id
  ), attempt AS (
    INSERT INTO delivery_attempt (delivery_id, number, started_at) SELECT id, $2, clock_timestamp() FROM begun
    ON CONFLICT (delivery_id, number) DO NOTHING
  )
  SELECT url, event, account_id FROM begun`;

/** The usual case in one statement: the host is not paused, or the attempt has begun already. */
const START_UNLESS_PAUSED = startWhere(
  `(state = 'IN_FLIGHT' OR NOT EXISTS (SELECT FROM host_backoff b WHERE b.host = ${HOST_FROM_URL_SQL} AND b.paused_until IS NOT NULL))`,
);
const START = startWhere('true');

const WAITING = `
  SELECT ${HOST_FROM_URL_SQL} AS host, account_id, deadline FROM delivery
  WHERE id = $1 AND ${IS_OPEN} AND state = 'PENDING' AND attempt_count = $2::integer - 1 FOR UPDATE`;
const PUT_OFF = 'UPDATE delivery SET next_attempt_at = CASE WHEN $2 < deadline THEN $2::timestamptz END WHERE id = $1';

interface WaitingRow {
  readonly host: string;
  readonly account_id: string;
  readonly deadline: Date;
}

/** Where the next attempt would go. @throws DomainError DELIVERY_NOT_FOUND, DELIVERY_ENDED when there will be none */
export async function readDeliveryDestination(dataSource: DataSource, deliveryId: string): Promise<DeliveryDestination> {
  const [row] = await queryRows<DeliveryDestination>(dataSource, DESTINATION, [deliveryId]);
  return row ?? refuse(dataSource, deliveryId);
}

/**
 * Begins the attempt of this number; one that is in flight already is answered alike. While its host is paused the delivery stays PENDING
 * with the time at which the sender is to ask again.
 *
 * @throws DomainError RECEIVER_PAUSED with the wait in milliseconds; DELIVERY_NOT_FOUND; DELIVERY_ENDED when it has ended, was purged, its
 *   time is over or another number is in flight
 */
export async function startAttempt(dataSource: DataSource, attempt: AttemptStart): Promise<AttemptOrder> {
  const { deliveryId, number, hostFails } = attempt;
  const [row] = hostFails ? [] : await queryRows<AttemptOrder>(dataSource, START_UNLESS_PAUSED, [deliveryId, number]);
  if (row !== undefined) return row;
  const started = await inTransaction(dataSource, (transaction) => startAtPausedHost(transaction, attempt));
  if (started === null) return refuse(dataSource, deliveryId);
  if ('waitMs' in started) throw new DomainError('RECEIVER_PAUSED', { wait_ms: String(started.waitMs) });
  return started;
}

/** Null when there is nothing to begin. */
async function startAtPausedHost(
  transaction: EntityManager,
  { deliveryId, number, hostFails }: AttemptStart,
): Promise<AttemptOrder | { readonly waitMs: number } | null> {
  const [waiting] = await queryRows<WaitingRow>(transaction, WAITING, [deliveryId, number]);
  if (waiting !== undefined) {
    const attempt = { host: waiting.host, accountId: waiting.account_id, deliveryId, number };
    if (hostFails) await recordHostPause(transaction, attempt);
    const held = await checkHostBackoff(transaction, attempt);
    if (held !== null) {
      await queryRows(transaction, PUT_OFF, [deliveryId, held.until]);
      return { waitMs: Math.max(Math.min(held.until.getTime(), waiting.deadline.getTime()) - held.now.getTime(), LEAST_WAIT_MS) };
    }
  }
  const [row] = await queryRows<AttemptOrder>(transaction, START, [deliveryId, number]);
  return row ?? null;
}

const LEAST_WAIT_MS = 100;

async function refuse(dataSource: DataSource, deliveryId: string): Promise<never> {
  await readAnyDelivery(dataSource, deliveryId);
  throw new DomainError('DELIVERY_ENDED');
}
