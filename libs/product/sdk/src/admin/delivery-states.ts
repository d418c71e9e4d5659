import type { Delivery } from '../generated/admin.gen.js';

export type DeliveryState = Delivery['state'];

const ENDED: Readonly<Record<DeliveryState, boolean>> = {
  SCHEDULED: false,
  PUBLISH_FAILED: true,
  PENDING: false,
  IN_FLIGHT: false,
  DELIVERED: true,
  SUPPRESSED: true,
  EXHAUSTED: true,
};

/** All states of a delivery, in the order of its life. */
export const DELIVERY_STATES = Object.keys(ENDED) as readonly DeliveryState[];

/** Whether nothing more is sent unless an operator redelivers. */
export const isTerminalDeliveryState = (state: DeliveryState): boolean => ENDED[state];
