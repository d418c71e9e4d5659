import { grpcTlsFiles, loadConfig } from '@diorama/config';
import { bringUpAndLeave } from '@diorama/postgres';
import { openRpcTls } from '@diorama/rpc';
import { Health, Lifecycle, createLogger, createMetrics, runMain, serveHealth, startTracing } from '@diorama/telemetry';

import { startMediaService } from './media-service.js';
import { mediaSchema, objectPlace } from './settings.js';
import { createMediaDataSource } from './store/data-source.js';

const DAY_SECONDS = 86_400;
const MEBIBYTE = 1_048_576;
const MEGABYTE = 1_000_000;
const INSPECTION_MS = 30_000;
/** Bytes due of an upload: its announced length evenly within an hour, and 4 KiB a second at least. */
const UPLOAD_PACE = { graceMs: 10_000, idleMs: 30_000, totalMs: 3_600_000, bytesPerSecond: 4_096 };

runMain(async () => {
  const config = loadConfig(mediaSchema, process.env);
  const place = objectPlace(config);
  const logger = createLogger({ service: 'media', level: config.LOG_LEVEL });
  if (config.MIGRATE === 'only') {
    const onIdleError = (error: Error): void => logger.warn({ err: error }, 'idle database connection lost');
    return bringUpAndLeave(createMediaDataSource({ url: config.DATABASE_URL, poolSize: 1, onIdleError }), logger);
  }
  const health = new Health();
  const lifecycle = new Lifecycle({ logger, health, shutdownSeconds: config.SHUTDOWN_SECONDS });
  lifecycle.onStop('tracing', await startTracing('media', config));
  const metrics = createMetrics('media');
  if (config.MEDIA_HEALTH_PORT !== undefined) {
    const server = await serveHealth(health, { host: config.MEDIA_HEALTH_HOST, port: config.MEDIA_HEALTH_PORT }, metrics);
    lifecycle.onStop('health', () => server.close());
  }
  const service = await startMediaService({
    databaseUrl: config.DATABASE_URL,
    poolSize: config.DATABASE_POOL_SIZE,
    migrateOnStart: (config.MIGRATE ?? (config.DIORAMA_ENV === 'production' ? 'never' : 'on-start')) === 'on-start',
    grpcAddress: config.MEDIA_GRPC_ADDRESS,
    tls: openRpcTls(grpcTlsFiles(config), logger),
    http: { host: config.MEDIA_HTTP_HOST, port: config.MEDIA_HTTP_PORT },
    place,
    urls: { publicUrl: config.MEDIA_PUBLIC_URL, innerUrl: config.MEDIA_INNER_URL, secret: config.MEDIA_URL_SECRET },
    assetOrigin: config.ASSET_CORS_ORIGIN,
    egressAddress: config.EGRESS_ADDRESS,
    retentionSeconds: config.MEDIA_RETENTION_DAYS === null ? null : config.MEDIA_RETENTION_DAYS * DAY_SECONDS,
    fetchWindow: { failures: config.MEDIA_FAILED_FETCHES, seconds: config.MEDIA_FAILED_FETCH_SECONDS },
    inspection: {
      entry: new URL('./content/inspect-child.js', import.meta.url),
      timeMs: INSPECTION_MS,
      memoryBytes: config.INSPECTION_MEMORY_MB * MEBIBYTE,
      anyVideoCodec: config.ANY_VIDEO_CODEC,
    },
    uploadPace: UPLOAD_PACE,
    uploadRoomBytes: config.STAGING_MB * MEGABYTE,
    clock: Date.now,
    logger,
    health,
    metrics,
  });
  lifecycle.onStop('service', () => service.close());
  logger.info({ port: config.MEDIA_HTTP_PORT, objects: place.kind }, 'serving downloads');
  await service.started;
  logger.info({ address: config.MEDIA_GRPC_ADDRESS }, 'listening');
});
