import type { deliveryProto } from '@diorama/proto-types';
import type { DeliveryState } from '@diorama/webhook';

import { fromEnumMessage, toEnumMessage } from './enum-values.js';

/** The state of a delivery as services write it to each other; UNSPECIFIED for none. */
export const toDeliveryStateMessage = (state: DeliveryState | null | undefined): deliveryProto.DeliveryState =>
  toEnumMessage('DELIVERY_STATE', state ?? 'UNSPECIFIED');

/** The inverse of `toDeliveryStateMessage`; null for UNSPECIFIED. */
export const fromDeliveryStateMessage = (message: deliveryProto.DeliveryState): DeliveryState | null =>
  fromEnumMessage('DELIVERY_STATE', message);
