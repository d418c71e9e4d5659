import { loadConfig } from '@diorama/config';
import { runService } from '@diorama/service';

import { readSealingKeys, signingConfigSchema } from './settings.js';
import { startSigningService } from './signing-service.js';
import { createSigningDataSource } from './store/data-source.js';

runService({
  name: 'signing',
  config() {
    const config = loadConfig(signingConfigSchema, process.env);
    return { ...config, keys: readSealingKeys(config) };
  },
  healthAddress: ({ SIGNING_HEALTH_HOST: host, SIGNING_HEALTH_PORT: port }) => ({ host, port }),
  createDataSource: createSigningDataSource,
  async start(config, { lifecycle, ...parts }) {
    const service = await startSigningService({
      ...parts,
      databaseUrl: config.DATABASE_URL,
      poolSize: config.DATABASE_POOL_SIZE,
      grpcAddress: config.SIGNING_GRPC_ADDRESS,
      sealingKeys: config.keys,
    });
    lifecycle.onStop('service', () => service.close());
    parts.logger.info({ address: config.SIGNING_GRPC_ADDRESS }, 'listening');
  },
});
