export { createAdminClient, createEgressClient, createMediaClient, createWorldClient } from './clients.js';
export type { AdminClient, EgressClient, MediaClient, WorldClient } from './clients.js';
export { REQUEST_ID_KEY, createRpcClient } from './client.js';
export type { CallOptions, RpcClient } from './client.js';
export { fromServiceError, toStatus } from './errors.js';
export { grpcService } from './server.js';
export type { GrpcService, GrpcServiceOptions } from './server.js';
