import { grpcTlsFiles, loadConfig } from '@diorama/config';
import { changedPrices } from '@diorama/domain';
import { bringUpAndLeave } from '@diorama/postgres';
import { openRpcTls } from '@diorama/rpc';
import { Health, Lifecycle, createLogger, createMetrics, runMain, serveHealth, startTracing } from '@diorama/telemetry';

import { demoApiKey, worldSchema } from './settings.js';
import { createWorldDataSource } from './store/data-source.js';
import { startWorldService } from './world-service.js';

runMain(async () => {
  const config = loadConfig(worldSchema, process.env);
  const logger = createLogger({ service: 'world', level: config.LOG_LEVEL });
  if (config.MIGRATE === 'only') {
    const onIdleError = (error: Error): void => logger.warn({ err: error }, 'idle database connection lost');
    return bringUpAndLeave(createWorldDataSource({ url: config.DATABASE_URL, poolSize: 1, onIdleError }), logger);
  }
  const health = new Health();
  const lifecycle = new Lifecycle({ logger, health, shutdownSeconds: config.SHUTDOWN_SECONDS });
  lifecycle.onStop('tracing', await startTracing('world', config));
  const metrics = createMetrics('world');
  const server = await serveHealth(health, { host: config.WORLD_HEALTH_HOST, port: config.WORLD_HEALTH_PORT }, metrics);
  lifecycle.onStop('health', () => server.close());

  const service = await startWorldService({
    databaseUrl: config.DATABASE_URL,
    poolSize: config.DATABASE_POOL_SIZE,
    grpcAddress: config.WORLD_GRPC_ADDRESS,
    connectionAgeMs: config.WORLD_GRPC_CONNECTION_AGE_SECONDS * 1_000,
    tls: openRpcTls(grpcTlsFiles(config), logger),
    apiKeyEnvironment: config.API_KEY_ENVIRONMENT,
    demoApiKey: demoApiKey(config),
    prices: changedPrices(config.PRICES ?? {}),
    storageQuota: { bytes: config.STORAGE_QUOTA_BYTES, assets: config.STORAGE_QUOTA_ASSETS },
    migrateOnStart: (config.MIGRATE ?? (config.DIORAMA_ENV === 'production' ? 'never' : 'on-start')) === 'on-start',
    logger,
    health,
    metrics,
  });
  lifecycle.onStop('service', () => service.close());
  logger.info({ address: config.WORLD_GRPC_ADDRESS }, 'listening');
});
