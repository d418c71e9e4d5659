import type { deliveryProto } from '@diorama/proto-types';
import type { DeliveryState } from '@diorama/webhook';

import { enumName, enumValue } from './enum-values.js';

/** The state of a delivery as services write it to each other; UNSPECIFIED for none. */
export const deliveryStateMessage = (state: DeliveryState | null | undefined): deliveryProto.DeliveryState =>
  enumValue('DELIVERY_STATE', state ?? 'UNSPECIFIED');

/** The inverse of `deliveryStateMessage`; null for UNSPECIFIED. */
export const deliveryStateOf = (message: deliveryProto.DeliveryState): DeliveryState | null => enumName('DELIVERY_STATE', message);
