import { DomainError } from '@diorama/domain';
import { inTransaction, queryRows } from '@diorama/postgres';
import { DELIVERY_WINDOW_MS } from '@diorama/webhook';
import type { DataSource } from 'typeorm';
import { recordAuditLogEntry } from '@diorama/access';

import { readAnyDelivery } from './delivery-row.js';
import type { DeliveryRow } from './delivery-row.js';

export interface RedeliveryRequest {
  readonly deliveryId: string;
  readonly operator: string;
}

/** The body, the id and the attempts so far stay as they are. */
const REDELIVER = `
  UPDATE delivery SET state = 'SCHEDULED', round = round + 1, began_at = now(), deadline = now() + make_interval(secs => $2),
    claimed_by = NULL, offered_at = NULL, ended_at = NULL, next_attempt_at = NULL
  WHERE id = $1 AND ended_at IS NOT NULL AND purged_at IS NULL
  RETURNING account_id, round`;

/**
 * Sends a delivery that has ended once more.
 *
 * @throws DomainError DELIVERY_NOT_FOUND; DELIVERY_UNDER_WAY while it is; DELIVERY_ENDED when its destination was purged
 */
export function redeliverWebhook(dataSource: DataSource, { deliveryId, operator }: RedeliveryRequest): Promise<DeliveryRow> {
  return inTransaction(dataSource, async (transaction) => {
    const [begun] = await queryRows<{ account_id: string; round: number }>(transaction, REDELIVER, [
      deliveryId,
      DELIVERY_WINDOW_MS / 1_000,
    ]);
    const row = await readAnyDelivery(transaction, deliveryId);
    if (begun === undefined) throw new DomainError(row.url === null ? 'DELIVERY_ENDED' : 'DELIVERY_UNDER_WAY');
    const { account_id: accountId, round } = begun;
    await recordAuditLogEntry(transaction, { operator, action: 'delivery.redeliver', accountId, target: deliveryId, details: { round } });
    return row;
  });
}
