import { TASK_QUEUES } from './queues.js';

/** The id of the workflow of a delivery. @param round 0 before the first redelivery */
export const createDeliveryWorkflowId = (deliveryId: string, round: number): string =>
  round === 0 ? `webhook-delivery/${deliveryId}` : `webhook-delivery/${deliveryId}/${round}`;

/** Sent to a delivery's workflow when its operation's content was purged. */
export const PURGE_DELIVERY_SIGNAL = 'purge';

/** Signal that makes the workflow of a waiting delivery start its next attempt at once. */
export const SEND_DELIVERY_NOW_SIGNAL = 'send-now';

/** How `sendAttempt` fails when there is nothing to send any more; without retry. */
export const DELIVERY_ENDED_ERROR = 'DELIVERY_ENDED';

/**
 * How `sendAttempt` fails when too much is on its way to the same host or account for too long: nothing was marked and nothing sent,
 * so Temporal itself tries again, for as long as it takes. It does so too where a service of ours is away or the worker stops before
 * anything was sent.
 */
export const ATTEMPT_SLOT_UNAVAILABLE_ERROR = 'NO_SLOT';

/**
 * How `sendAttempt` fails while attempts at its host are paused: nothing was marked and nothing sent, and Temporal tries again when the
 * record said.
 */
export const HOST_PAUSED_ERROR = 'HOST_PAUSED';

/**
 * The only options by which `sendAttempt` may be called. A try that was lost with its worker may have sent, so it is not repeated:
 * it is an attempt on record, and the next one has the next number.
 */
export const SEND_ATTEMPT_OPTIONS = {
  taskQueue: TASK_QUEUES.egress,
  /** Of one try: up to 10 s of waiting for its turn, up to 24 s for the three calls to record and signature, 15 s of sending. */
  startToCloseTimeout: 60_000,
  retry: { initialInterval: 2_000, maximumInterval: 20_000, nonRetryableErrorTypes: ['TemporalTimeout:StartToClose'] },
} as const;
