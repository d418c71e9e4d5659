/**
 * gRPC between our services. In: service definitions, addresses and TLS files. Out: typed clients with deadlines, server options with
 * health and reflection, and domain errors in both directions.
 */
export {
  createAdminClient,
  createDeliveryClient,
  createEgressClient,
  createMediaClient,
  createSigningClient,
  createSystemClient,
  createWorldClient,
} from './clients.js';
export type { AdminClient, DeliveryClient, EgressClient, MediaClient, SigningClient, SystemClient, WorldClient } from './clients.js';
export { createRpcClient } from './client.js';
export type { CallOptions, RpcClient } from './client.js';
export { toDeliveryStateMessage, fromDeliveryStateMessage } from './delivery-states.js';
export { fromEnumMessage, toEnumMessage } from './enum-values.js';
export type { EnumName } from './enum-values.js';
export { describeCallOutcome } from './describe-call.js';
export type { CallOutcome, CallLogFields } from './describe-call.js';
export { fromServiceError, toGrpcStatus } from './errors.js';
export { createGrpcServices } from './server.js';
export type { GrpcService, GrpcServiceDefinition, ReadSystemInfo, GrpcServicesOptions } from './server.js';
export { GRPC_CALLERS, GRPC_SERVICES } from './tls/grpc-callers.js';
export type { GrpcCaller, GrpcMethods } from './tls/grpc-callers.js';
export { loadGrpcTlsCredentials } from './tls/tls.js';
export type { GrpcTlsCredentials } from './tls/tls.js';
export { parseRequest } from './parse-request.js';
