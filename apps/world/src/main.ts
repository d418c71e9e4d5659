import { loadConfig } from '@diorama/config';
import { applyPriceChanges } from '@diorama/domain';
import { runService } from '@diorama/service';

import { readDemoApiKey, worldConfigSchema } from './settings.js';
import { createWorldDataSource } from '@diorama/world-schema';
import { startWorldService } from './world-service.js';

runService({
  name: 'world',
  config: () => loadConfig(worldConfigSchema, process.env),
  healthAddress: ({ WORLD_HEALTH_HOST: host, WORLD_HEALTH_PORT: port }) => ({ host, port }),
  createDataSource: createWorldDataSource,
  async start(config, { lifecycle, ...parts }) {
    const service = await startWorldService({
      ...parts,
      databaseUrl: config.DATABASE_URL,
      poolSize: config.DATABASE_POOL_SIZE,
      grpcAddress: config.WORLD_GRPC_ADDRESS,
      connectionAgeMs: config.WORLD_GRPC_CONNECTION_AGE_SECONDS * 1_000,
      apiKeyEnvironment: config.API_KEY_ENVIRONMENT,
      demoApiKey: readDemoApiKey(config),
      prices: applyPriceChanges(config.PRICES ?? {}),
      storageQuota: { bytes: config.STORAGE_QUOTA_BYTES, assets: config.STORAGE_QUOTA_ASSETS },
    });
    lifecycle.onStop('service', () => service.close());
    parts.logger.info({ address: config.WORLD_GRPC_ADDRESS }, 'listening');
  },
});
