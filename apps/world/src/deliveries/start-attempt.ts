import { DomainError } from '@diorama/domain';
import { queryRows } from '@diorama/postgres';
import type { DataSource } from 'typeorm';

import { readAnyDelivery } from './delivery-row.js';

export interface AttemptOrder {
  readonly url: string;
  readonly event: Buffer;
  readonly account_id: string;
}

export type Destination = Pick<AttemptOrder, 'url' | 'account_id'>;

/** What may be sent at all; the clock is the database's, whatever a sender's says. */
const IS_OPEN = `state IN ('PENDING', 'IN_FLIGHT') AND purged_at IS NULL AND clock_timestamp() < deadline`;

const DESTINATION = `SELECT url, account_id FROM delivery WHERE id = $1 AND ${IS_OPEN}`;

const START = `
  WITH begun AS (
    UPDATE delivery SET state = 'IN_FLIGHT', attempt_count = $2, next_attempt_at = NULL
    WHERE id = $1 AND ${IS_OPEN} AND attempt_count = $2::integer - (state = 'PENDING')::int
    RETURNING id, url, event, account_id
  ), attempt AS (
    INSERT INTO delivery_attempt (delivery_id, number, started_at) SELECT id, $2, clock_timestamp() FROM begun
    ON CONFLICT (delivery_id, number) DO NOTHING
  )
  SELECT url, event, account_id FROM begun`;

/** Where the next attempt would go. @throws DomainError DELIVERY_NOT_FOUND, DELIVERY_ENDED when there will be none */
export async function getDestination(dataSource: DataSource, deliveryId: string): Promise<Destination> {
  const [row] = await queryRows<Destination>(dataSource, DESTINATION, [deliveryId]);
  return row ?? refuse(dataSource, deliveryId);
}

/**
 * Begins the attempt of this number; one that is in flight already is answered alike.
 *
 * @throws DomainError DELIVERY_NOT_FOUND; DELIVERY_ENDED when it has ended, was purged, its time is over or another number is in flight
 */
export async function startAttempt(dataSource: DataSource, deliveryId: string, number: number): Promise<AttemptOrder> {
  const [row] = await queryRows<AttemptOrder>(dataSource, START, [deliveryId, number]);
  return row ?? refuse(dataSource, deliveryId);
}

async function refuse(dataSource: DataSource, deliveryId: string): Promise<never> {
  await readAnyDelivery(dataSource, deliveryId);
  throw new DomainError('DELIVERY_ENDED');
}
