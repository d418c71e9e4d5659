export type * from '../generated/admin.gen.js';
export { DELIVERY_STATES, isTerminalDeliveryState } from './delivery-states.js';
export type { DeliveryState } from './delivery-states.js';
export { OperatorClient } from './operator-client.js';
export type { OperatorClientOptions } from './operator-client.js';
