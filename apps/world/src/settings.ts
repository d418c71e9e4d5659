import {
  ConfigError,
  grpcTlsConfigFields,
  hostPortSchema,
  migrationConfigFields,
  portSchema,
  positiveIntegerSchema,
  postgresUrlSchema,
  processConfigFields,
} from '@diorama/config';
import { DEFAULT_STORAGE_QUOTA, EXPORTED_ASSETS, LIMITS, MODEL_NAMES, PANORAMA_SOURCES } from '@diorama/domain';
import { z } from 'zod';

const credits = z.int('must be a whole number').min(0, { error: 'must not be negative' });
const priceList = <Name extends string>(names: readonly Name[]) => z.partialRecord(z.enum(names), credits).optional();

/** Text that holds JSON. */
const jsonText = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue({ code: 'custom', message: 'must be JSON' });
    return z.NEVER;
  }
});

const prices = z.strictObject({
  panorama: priceList(PANORAMA_SOURCES),
  world: priceList(MODEL_NAMES),
  export: priceList(EXPORTED_ASSETS),
  depth: credits.optional(),
});

/** What the world service reads from its environment. */
export const worldConfigSchema = z.object({
  ...processConfigFields,
  ...grpcTlsConfigFields,
  WORLD_GRPC_ADDRESS: hostPortSchema.describe('host:port to listen on'),
  WORLD_GRPC_CONNECTION_AGE_SECONDS: positiveIntegerSchema
    .default(300)
    .describe('Maximum age of a gRPC connection. Clients then reconnect and find new replicas; calls in flight finish'),
  WORLD_HEALTH_HOST: z.string().default('127.0.0.1').describe('Address of /livez, /readyz and /metrics'),
  WORLD_HEALTH_PORT: portSchema.describe('Port of /livez, /readyz and /metrics'),
  DATABASE_URL: postgresUrlSchema.describe('Database, as the role `world`, which owns the schema `world`'),
  DATABASE_POOL_SIZE: positiveIntegerSchema.default(8).describe('Maximum number of database connections. One more listens for changes'),
  ...migrationConfigFields,
  API_KEY_ENVIRONMENT: z
    .string()
    .regex(/^[a-z]{2,12}$/, { error: 'must be 2 to 12 lower-case letters' })
    .default('dev')
    .describe('Environment word in the API keys of this installation. Keys with another word are refused'),
  PRICES: jsonText
    .pipe(prices)
    .optional()
    .describe(
      'Prices in credits that differ from the defaults, as JSON: {"panorama": {"text": 80}, "world": {"svc-1.1": 1500}, "export": {"mesh": 3500}, "depth": 80}',
    ),
  STORAGE_QUOTA_BYTES: z.coerce
    .number()
    .int()
    .min(0)
    .max(LIMITS.storageBytesMax)
    .default(DEFAULT_STORAGE_QUOTA.bytes)
    .describe('Default storage quota of an account in bytes, for all its media assets'),
  STORAGE_QUOTA_ASSETS: z.coerce
    .number()
    .int()
    .min(0)
    .max(LIMITS.storageAssetsMax)
    .default(DEFAULT_STORAGE_QUOTA.assets)
    .describe('Default number of media assets per account, including those that wait for their upload and those created by requests'),
  DEMO_API_KEY: z
    .string()
    .regex(/^svck_[a-z]{2,12}_[0-9A-Za-z]{12}_[0-9A-Za-z]{32}_[0-9a-f]{8}$/, { error: 'must be an API key' })
    .optional()
    .describe('Development: API key of an account named demo, created at start if the key is unknown'),
});

type WorldConfig = Readonly<z.output<typeof worldConfigSchema>>;

/** @throws ConfigError for a key of development in production */
export function readDemoApiKey({ DIORAMA_ENV: environment, DEMO_API_KEY: key }: WorldConfig): string | null {
  if (key !== undefined && environment === 'production')
    throw new ConfigError(['DEMO_API_KEY must not be set when DIORAMA_ENV is production']);
  return key ?? null;
}
