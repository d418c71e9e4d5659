import { loadConfig } from '@diorama/config';
import { runService } from '@diorama/service';

import { startMediaService } from './media-service.js';
import { mediaConfigSchema, readObjectStoreLocation } from './settings.js';
import { createMediaDataSource } from './store/data-source.js';

const DAY_SECONDS = 86_400;
const MEBIBYTE = 1_048_576;
const MEGABYTE = 1_000_000;
const INSPECTION_MS = 30_000;
/** Bytes due of an upload: its announced length evenly within an hour, and 4 KiB a second at least. */
const UPLOAD_PACE = { graceMs: 10_000, idleMs: 30_000, totalMs: 3_600_000, bytesPerSecond: 4_096 };

runService({
  name: 'media',
  config() {
    const config = loadConfig(mediaConfigSchema, process.env);
    return { ...config, place: readObjectStoreLocation(config) };
  },
  healthAddress: ({ MEDIA_HEALTH_HOST: host, MEDIA_HEALTH_PORT: port }) => (port === undefined ? null : { host, port }),
  createDataSource: createMediaDataSource,
  async start(config, { lifecycle, ...parts }) {
    const service = await startMediaService({
      ...parts,
      databaseUrl: config.DATABASE_URL,
      poolSize: config.DATABASE_POOL_SIZE,
      grpcAddress: config.MEDIA_GRPC_ADDRESS,
      http: { host: config.MEDIA_HTTP_HOST, port: config.MEDIA_HTTP_PORT },
      place: config.place,
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
    });
    lifecycle.onStop('service', () => service.close());
    parts.logger.info({ port: config.MEDIA_HTTP_PORT, objects: config.place.kind }, 'serving downloads');
    await service.started;
    parts.logger.info({ address: config.MEDIA_GRPC_ADDRESS }, 'listening');
  },
});
