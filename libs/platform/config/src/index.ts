/**
 * Configuration. In: environment variables and a schema. Out: one typed value, or a `ConfigError` that lists every invalid variable; also
 * the fields and files of gRPC TLS.
 */
export { grpcTlsConfigFields, readGrpcTlsFiles } from './grpc-tls.js';
export type { GrpcTlsConfig } from './grpc-tls.js';
export {
  booleanSchema,
  hostPortSchema,
  httpUrlSchema,
  isPlaceholder,
  logLevelSchema,
  migrationConfigFields,
  clientEngineConfigFields,
  objectPackConfigFields,
  parseObjectPackFolders,
  plannerConfigFields,
  portSchema,
  positiveIntegerSchema,
  postgresUrlSchema,
  processConfigFields,
  parseBlockedHostSuffixes,
  secretSchema,
  tracingConfigFields,
  webhookConfigFields,
  worldDetailConfigFields,
  splitCommaList,
} from './fields.js';
export { ConfigError, loadConfig } from './load-config.js';
export type { Environment } from './load-config.js';
