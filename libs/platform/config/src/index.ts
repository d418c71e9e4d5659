export { grpcTlsFields, grpcTlsFiles } from './grpc-tls.js';
export type { GrpcTlsConfig } from './grpc-tls.js';
export {
  flag,
  hostPort,
  httpUrl,
  isPlaceholder,
  logLevel,
  migrationFields,
  port,
  positiveInteger,
  postgresUrl,
  processFields,
  refusedEnds,
  secret,
  tracingFields,
  webhookFields,
  wordsOf,
} from './fields.js';
export { ConfigError, loadConfig } from './load-config.js';
export type { Environment } from './load-config.js';
