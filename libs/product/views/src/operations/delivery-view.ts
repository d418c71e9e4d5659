import type { deliveryProto } from '@diorama/proto-types';
import { fromDeliveryStateMessage } from '@diorama/rpc';
import type { DeliveryState } from '@diorama/webhook';

import { toTimeView } from '../time-view.js';

export const toDeliveryStateView = (state: deliveryProto.DeliveryState): DeliveryState => fromDeliveryStateMessage(state) ?? 'SCHEDULED';

/** The delivery summary of an operation. */
export interface DeliverySummaryView {
  readonly state: DeliveryState;
  readonly attemptCount: number;
  /** Start time of the latest attempt. Omitted before the first attempt. */
  readonly lastAttemptTime?: string;
}

export function toDeliverySummaryView({ state, attemptCount, lastAttemptTime: at }: deliveryProto.DeliverySummary): DeliverySummaryView {
  return { state: toDeliveryStateView(state), attemptCount, ...(at === undefined ? {} : { lastAttemptTime: at.toISOString() }) };
}

/** The record of a delivery, for the account of the webhook. */
export function toDeliveryRecordView(delivery: deliveryProto.Delivery) {
  const { lastAttempt, nextAttemptTime } = delivery;
  const state = toDeliveryStateView(delivery.state);
  return {
    deliveryId: delivery.deliveryId,
    state,
    attemptCount: delivery.attemptCount,
    webhookUrl: delivery.webhookUrl === '' ? null : delivery.webhookUrl,
    event: parseDeliveryEvent(delivery),
    ...(lastAttempt === undefined || !hasEnded(lastAttempt) ? {} : { lastAttempt: attemptView(lastAttempt) }),
    ...(state === 'PENDING' && nextAttemptTime !== undefined ? { nextAttemptTime: nextAttemptTime.toISOString() } : {}),
  };
}

/** One of the two is there once the attempt has ended. */
const hasEnded = ({ httpStatus, errorCategory }: deliveryProto.DeliveryAttempt): boolean =>
  httpStatus !== undefined || errorCategory !== '';

function attemptView(attempt: deliveryProto.DeliveryAttempt) {
  const { httpStatus, errorCategory } = attempt;
  return {
    number: attempt.number,
    startedAt: toTimeView(attempt.startedAt),
    durationMs: attempt.durationMs,
    ...(httpStatus === undefined ? {} : { httpStatus }),
    ...(errorCategory === '' ? {} : { errorCategory }),
    keyIds: attempt.keyIds,
  };
}

/** The body as JSON, which JSON.stringify writes as it was sent, byte for byte; null while the operation has not finished. */
export function parseDeliveryEvent({ event }: deliveryProto.Delivery): unknown {
  return event.byteLength === 0 ? null : (JSON.parse(Buffer.from(event).toString('utf8')) as unknown);
}
