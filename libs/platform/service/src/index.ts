/**
 * The frame of a gRPC service: it starts, serves and stops in the same order in all apps.
 * In: a configuration, a Nest module and gRPC definitions. Out: a running process with logs, health, traces, metrics, an access
 * log, an error filter and an orderly stop.
 */
export { logGrpcCall } from './call-log.js';
export type { GrpcCallObserver, ObserveGrpcCall } from './call-log.js';
export { GrpcController } from './grpc-controller.js';
export { GrpcServer, startGrpcService } from './grpc-service.js';
export type { RunningService } from './grpc-service.js';
export { openDatabase, runService } from './run-service.js';
export { createSystemInfoReader } from './system-info.js';
export { ServiceModule } from './service.module.js';
export { DATA_SOURCE, HEALTH, LOGGER } from './injection-tokens.js';
