import { DomainError } from '@diorama/domain';
import { inTransaction } from '@diorama/postgres';
import type { DataSource } from 'typeorm';
import { recordAuditLogEntry } from '@diorama/access';

import { readAnyDelivery } from './delivery-row.js';
import type { DeliveryRow } from './delivery-row.js';
import type { RedeliveryRequest } from './redeliver.js';

/**
 * Records that an operator sends a waiting delivery now. The delivery itself does not change: its workflow starts the attempt.
 *
 * @throws DomainError DELIVERY_NOT_FOUND; DELIVERY_UNDER_WAY during an attempt and before the first; DELIVERY_ENDED after the end
 */
export function sendDeliveryNow(dataSource: DataSource, { deliveryId, operator }: RedeliveryRequest): Promise<DeliveryRow> {
  return inTransaction(dataSource, async (transaction) => {
    const row = await readAnyDelivery(transaction, deliveryId);
    if (row.state === 'SCHEDULED' || row.state === 'IN_FLIGHT') throw new DomainError('DELIVERY_UNDER_WAY');
    if (row.state !== 'PENDING') throw new DomainError('DELIVERY_ENDED');
    const { account_id: accountId, attempt_count: attempts } = row;
    await recordAuditLogEntry(transaction, { operator, action: 'delivery.send-now', accountId, target: deliveryId, details: { attempts } });
    return row;
  });
}
