import type { deliveryProto } from '@diorama/proto-types';
import { toDeliveryStateMessage } from '@diorama/rpc';

import type { DeliveryAttemptRow, DeliveryRow } from '../delivery-row.js';
import type { DeliverySummaryRow } from '../list-deliveries.js';

export function toDeliveryMessage(row: DeliveryRow): deliveryProto.Delivery {
  return {
    deliveryId: row.id,
    operationId: row.operation_id,
    accountId: row.account_id,
    projectId: row.project_id,
    state: toDeliveryStateMessage(row.state),
    attemptCount: row.attempt_count,
    webhookUrl: row.url ?? '',
    event: row.event ?? Buffer.alloc(0),
    lastAttempt: lastAttempt(row),
    nextAttemptTime: nextTime(row),
    finishedAt: row.finished_at ?? undefined,
    deadline: row.deadline ?? undefined,
    createdAt: row.created_at,
    round: row.round,
  };
}

/** Where no attempt fits in before the deadline, the close of the window decides the delivery. */
function nextTime({ state, next_attempt_at: nextAttemptAt, deadline }: DeliveryRow): Date | undefined {
  return state === 'PENDING' ? (nextAttemptAt ?? deadline ?? undefined) : undefined;
}

function lastAttempt(row: DeliveryRow): deliveryProto.DeliveryAttempt | undefined {
  const { number, started_at, key_ids } = row;
  return number === null || started_at === null || key_ids === null ? undefined : toAttemptMessage({ ...row, number, started_at, key_ids });
}

export function toAttemptMessage(row: DeliveryAttemptRow): deliveryProto.DeliveryAttempt {
  return {
    number: row.number,
    startedAt: row.started_at,
    durationMs: row.duration_ms ?? 0,
    httpStatus: row.http_status ?? undefined,
    errorCategory: row.error_category ?? '',
    address: row.address ?? '',
    keyIds: row.key_ids,
  };
}

export function toDeliverySummaryMessage(row: DeliverySummaryRow): deliveryProto.DeliverySummary {
  return {
    operationId: row.operation_id,
    state: toDeliveryStateMessage(row.state),
    attemptCount: row.attempt_count,
    lastAttemptTime: row.started_at ?? undefined,
  };
}
