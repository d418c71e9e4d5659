export { grpcTlsConfigFields, readGrpcTlsFiles } from './grpc-tls.js';
export type { GrpcTlsConfig } from './grpc-tls.js';
export {
  booleanSchema,
  hostPortSchema,
  httpUrlSchema,
  isPlaceholder,
  logLevelSchema,
  migrationConfigFields,
  portSchema,
  positiveIntegerSchema,
  postgresUrlSchema,
  processConfigFields,
  parseBlockedHostSuffixes,
  secretSchema,
  tracingConfigFields,
  webhookConfigFields,
  splitCommaList,
} from './fields.js';
export { ConfigError, loadConfig } from './load-config.js';
export type { Environment } from './load-config.js';
