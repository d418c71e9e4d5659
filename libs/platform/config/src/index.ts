/**
 * Configuration. In: environment variables and a schema. Out: one typed value, or a `ConfigError` that lists every invalid variable; also
 * the fields and files of gRPC TLS, and the settings of an OpenID Connect provider.
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
export { openidConfigFields, readOpenIdConfig } from './openid.js';
export type { OpenIdSettings } from './openid.js';
export { ConfigError, loadConfig } from './load-config.js';
export type { Environment } from './load-config.js';
