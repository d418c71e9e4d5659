import { deliveryProto } from '@diorama/proto-types';
import { DELIVERY_STATES } from '@diorama/webhook';
import { describe, expect, it } from 'vitest';

import { toDeliveryStateMessage, fromDeliveryStateMessage } from './delivery-states.js';

const { DELIVERY_STATE_UNSPECIFIED: NONE } = deliveryProto.DeliveryState;

describe('states of deliveries between services', () => {
  it('have a word each, and back', () => {
    expect(DELIVERY_STATES.map((state) => fromDeliveryStateMessage(toDeliveryStateMessage(state)))).toEqual([...DELIVERY_STATES]);
    expect(toDeliveryStateMessage(null)).toBe(NONE);
    expect(fromDeliveryStateMessage(NONE)).toBeNull();
  });
});
