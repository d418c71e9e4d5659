import { deliveryProto } from '@diorama/proto-types';
import type { DeliveryState } from '@diorama/webhook';

const { DeliveryState: Wire } = deliveryProto;

const STATES: Readonly<Record<DeliveryState, deliveryProto.DeliveryState>> = {
  SCHEDULED: Wire.DELIVERY_STATE_SCHEDULED,
  PUBLISH_FAILED: Wire.DELIVERY_STATE_PUBLISH_FAILED,
  PENDING: Wire.DELIVERY_STATE_PENDING,
  IN_FLIGHT: Wire.DELIVERY_STATE_IN_FLIGHT,
  DELIVERED: Wire.DELIVERY_STATE_DELIVERED,
  SUPPRESSED: Wire.DELIVERY_STATE_SUPPRESSED,
  EXHAUSTED: Wire.DELIVERY_STATE_EXHAUSTED,
};

/** The state of a delivery as services write it to each other; UNSPECIFIED for none. */
export const deliveryStateMessage = (state: DeliveryState | null | undefined): deliveryProto.DeliveryState =>
  state == null ? Wire.DELIVERY_STATE_UNSPECIFIED : STATES[state];

/** The way back; null for the state that stands for none. */
export function deliveryStateOf(message: deliveryProto.DeliveryState): DeliveryState | null {
  const [found] = (Object.keys(STATES) as DeliveryState[]).filter((state) => STATES[state] === message);
  return found ?? null;
}
