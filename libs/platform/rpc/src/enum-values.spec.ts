import { OPERATION_STATES } from '@diorama/domain';
import { deliveryProto, worldProto } from '@diorama/proto-types';
import { DELIVERY_STATES } from '@diorama/webhook';
import { describe, expect, it } from 'vitest';

import { fromEnumMessage, toEnumMessage } from './enum-values.js';

describe('values of enums between services', () => {
  it('are those of the protocol, and have the names of the domain', () => {
    const operations = OPERATION_STATES.map((state): worldProto.OperationState => toEnumMessage('OPERATION_STATE', state));
    expect(operations.map((value) => worldProto.operationStateFromJSON(value))).toEqual(operations);
    expect(operations.map((value) => fromEnumMessage('OPERATION_STATE', value))).toEqual([...OPERATION_STATES]);
    const deliveries = DELIVERY_STATES.map((state): deliveryProto.DeliveryState => toEnumMessage('DELIVERY_STATE', state));
    expect(deliveries.map((value) => deliveryProto.deliveryStateFromJSON(value))).toEqual(deliveries);
    expect(deliveries.map((value) => fromEnumMessage('DELIVERY_STATE', value))).toEqual([...DELIVERY_STATES]);
  });

  it('have no name where nothing is specified, and where a newer version added one', () => {
    expect(fromEnumMessage('DELIVERY_STATE', deliveryProto.DeliveryState.DELIVERY_STATE_UNSPECIFIED)).toBeNull();
    expect(fromEnumMessage('DELIVERY_STATE', deliveryProto.deliveryStateFromJSON(99))).toBeNull();
  });
});
