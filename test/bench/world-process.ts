// The system of record alone, on the database and the address that the arguments name.
import { DEFAULT_PRICES } from '@diorama/domain';
import { Health, createLogger } from '@diorama/telemetry';

import { startWorldService } from '../../apps/world/dist/world-service.js';
import { announce } from './child.ts';

const [databaseUrl = '', grpcAddress = ''] = process.argv.slice(2);
await startWorldService({
  databaseUrl,
  poolSize: 8,
  grpcAddress,
  apiKeyEnvironment: 'bench',
  prices: DEFAULT_PRICES,
  migrateOnStart: true,
  logger: createLogger({ service: 'world', level: 'silent' }),
  health: new Health(),
});
announce({});
