import { grpcTlsFiles, loadConfig } from '@diorama/config';
import { bringUpAndLeave } from '@diorama/postgres';
import { openRpcTls } from '@diorama/rpc';
import { Health, Lifecycle, createLogger, createMetrics, runMain, serveHealth, startTracing } from '@diorama/telemetry';

import { sealingKeys, signingSchema } from './settings.js';
import { startSigningService } from './signing-service.js';
import { createSigningDataSource } from './store/data-source.js';

runMain(async () => {
  const config = loadConfig(signingSchema, process.env);
  const keys = sealingKeys(config);
  const logger = createLogger({ service: 'signing', level: config.LOG_LEVEL });
  if (config.MIGRATE === 'only') {
    const onIdleError = (error: Error): void => logger.warn({ err: error }, 'idle database connection lost');
    return bringUpAndLeave(createSigningDataSource({ url: config.DATABASE_URL, poolSize: 1, onIdleError }), logger);
  }
  const health = new Health();
  const lifecycle = new Lifecycle({ logger, health, shutdownSeconds: config.SHUTDOWN_SECONDS });
  lifecycle.onStop('tracing', await startTracing('signing', config));
  const metrics = createMetrics('signing');
  const server = await serveHealth(health, { host: config.SIGNING_HEALTH_HOST, port: config.SIGNING_HEALTH_PORT }, metrics);
  lifecycle.onStop('health', () => server.close());

  const service = await startSigningService({
    databaseUrl: config.DATABASE_URL,
    poolSize: config.DATABASE_POOL_SIZE,
    grpcAddress: config.SIGNING_GRPC_ADDRESS,
    tls: openRpcTls(grpcTlsFiles(config), logger),
    sealingKeys: keys,
    migrateOnStart: (config.MIGRATE ?? (config.DIORAMA_ENV === 'production' ? 'never' : 'on-start')) === 'on-start',
    logger,
    health,
    metrics,
  });
  lifecycle.onStop('service', () => service.close());
  logger.info({ address: config.SIGNING_GRPC_ADDRESS }, 'listening');
});
