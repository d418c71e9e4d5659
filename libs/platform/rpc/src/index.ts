export {
  createAdminClient,
  createDeliveryClient,
  createEgressClient,
  createMediaClient,
  createSigningClient,
  createWorldClient,
} from './clients.js';
export type { AdminClient, DeliveryClient, EgressClient, MediaClient, SigningClient, WorldClient } from './clients.js';
export { createRpcClient } from './client.js';
export type { CallOptions, RpcClient } from './client.js';
export { deliveryStateMessage, deliveryStateOf } from './delivery-states.js';
export { enumName, enumValue } from './enum-values.js';
export type { EnumName } from './enum-values.js';
export { describeCall } from './describe-call.js';
export type { CallEnd, CallLine } from './describe-call.js';
export { fromServiceError, toStatus } from './errors.js';
export { grpcServices } from './server.js';
export type { GrpcService, GrpcServiceDefinition, GrpcServicesOptions } from './server.js';
export { openRpcTls } from './tls.js';
export type { RpcTls } from './tls.js';
export { parseRequest } from './parse-request.js';
