import { hostPort, port, positiveInteger, postgresUrl, processFields } from '@diorama/config';
import { z } from 'zod';

/** What the world service reads from its environment. */
export const worldSchema = z.object({
  ...processFields,
  WORLD_GRPC_ADDRESS: hostPort.describe('host:port to listen on'),
  WORLD_HEALTH_HOST: z.string().default('127.0.0.1').describe('Address of /livez and /readyz'),
  WORLD_HEALTH_PORT: port.describe('Port of /livez and /readyz'),
  DATABASE_URL: postgresUrl.describe('Database, as the role `world`, which owns the schema `world`'),
  DATABASE_POOL_SIZE: positiveInteger.default(8).describe('Connections at most; one more hears of changes'),
  MIGRATE: z
    .enum(['on-start', 'never'])
    .optional()
    .describe('on-start brings the schema up to date first; never waits until it is. on-start unless DIORAMA_ENV is production'),
  API_KEY_ENVIRONMENT: z
    .string()
    .regex(/^[a-z]{2,12}$/, { error: 'must be 2 to 12 lower-case letters' })
    .default('dev')
    .describe('Word in the API keys of this installation; keys with another are refused'),
});
