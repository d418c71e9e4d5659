export { createAdminClient, createEgressClient, createMediaClient, createWorldClient } from './clients.js';
export type { AdminClient, EgressClient, MediaClient, WorldClient } from './clients.js';
export { REQUEST_ID_KEY, createRpcClient } from './client.js';
export type { CallOptions, RpcClient } from './client.js';
export { describeCall } from './describe-call.js';
export type { CallEnd, CallLine } from './describe-call.js';
export { fromServiceError, toStatus } from './errors.js';
export { grpcService, grpcServices } from './server.js';
export type { GrpcService, GrpcServiceDefinition, GrpcServiceOptions, GrpcServicesOptions } from './server.js';
