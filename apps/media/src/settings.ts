import {
  ConfigError,
  booleanSchema,
  grpcTlsConfigFields,
  hostPortSchema,
  httpUrlSchema,
  migrationConfigFields,
  portSchema,
  positiveIntegerSchema,
  postgresUrlSchema,
  processConfigFields,
  secretSchema,
} from '@diorama/config';
import { z } from 'zod';

const origin = z.string().refine((text) => text === '*' || isOrigin(text), 'must be * or an origin such as https://example.com');

const bucket = z.string().regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, {
  error: 'must be 3 to 63 lower-case letters, digits, dots and hyphens',
});

/** Null where uploads are kept. */
const retentionDays = z
  .string()
  .regex(/^(off|0|[1-9]\d{0,5})$/, { error: 'must be a number of days, 0 or off' })
  .transform((text) => (text === 'off' || text === '0' ? null : Number(text)));

/** What the media service reads from its environment. */
export const mediaConfigSchema = z.object({
  ...processConfigFields,
  ...grpcTlsConfigFields,
  MEDIA_GRPC_ADDRESS: hostPortSchema.describe('host:port to listen on'),
  MEDIA_HTTP_HOST: z.string().default('127.0.0.1').describe('Address of uploads, downloads, /livez and /readyz'),
  MEDIA_HTTP_PORT: portSchema.describe('Port of uploads, downloads, /livez and /readyz'),
  MEDIA_HEALTH_HOST: z.string().default('127.0.0.1').describe('Address of /livez, /readyz and /metrics for an orchestrator'),
  MEDIA_HEALTH_PORT: portSchema.optional().describe('Port of /livez, /readyz and /metrics. Not served unless set'),
  MEDIA_PUBLIC_URL: httpUrlSchema.describe('URL at which clients reach the HTTP port'),
  MEDIA_INNER_URL: httpUrlSchema.describe('URL at which workers reach the HTTP port'),
  MEDIA_URL_SECRET: secretSchema.describe('Secret that signs URLs. Existing links stop working when it changes'),
  ASSET_CORS_ORIGIN: origin.default('*').describe('Web origin whose pages may read assets (* for all)'),
  DATABASE_URL: postgresUrlSchema.describe('Database, as the role `media`, which owns the schema `media`'),
  DATABASE_POOL_SIZE: positiveIntegerSchema.default(8).describe('Maximum number of database connections'),
  EGRESS_ADDRESS: hostPortSchema
    .optional()
    .describe('gRPC address of the service that fetches media URLs. Without it, media URLs are refused'),
  MEDIA_RETENTION_DAYS: retentionDays
    .default(30)
    .describe('Days to keep an upload after its last use. 0 or off keeps it until it is deleted'),
  MEDIA_FAILED_FETCHES: positiveIntegerSchema
    .default(30)
    .describe(
      'Maximum number of failed fetches of media URLs per account within MEDIA_FAILED_FETCH_SECONDS. Further requests with a uri are refused',
    ),
  MEDIA_FAILED_FETCH_SECONDS: positiveIntegerSchema.default(600).describe('Length of the rolling window of MEDIA_FAILED_FETCHES'),
  INSPECTION_MEMORY_MB: positiveIntegerSchema
    .default(1_024)
    .describe(
      'Memory limit for inspecting one file in a separate process. Files that need more are rejected. Two inspections run at a time',
    ),
  ANY_VIDEO_CODEC: booleanSchema
    .default(false)
    .describe('true accepts videos that the built-in decoder does not support. Set it only where the workers have FFMPEG_PATH'),
  ...migrationConfigFields,
  OBJECTS_FOLDER: z.string().optional().describe('Folder that stores the objects. Set this or S3_ENDPOINT'),
  S3_ENDPOINT: httpUrlSchema.optional().describe('URL of the S3 store. Set this or OBJECTS_FOLDER. Workers use the same URL'),
  S3_REGION: z.string().default('us-east-1').describe('Region of the S3 store'),
  S3_BUCKET: bucket.optional().describe('Bucket, created if it does not exist. Required with S3_ENDPOINT'),
  S3_ACCESS_KEY: z.string().optional().describe('Required with S3_ENDPOINT'),
  STAGING_FOLDER: z
    .string()
    .default('/tmp/diorama-staging')
    .describe('With S3_ENDPOINT: folder in which media keeps files until it has inspected them; see STAGING_MB'),
  STAGING_MB: positiveIntegerSchema
    .default(34_000)
    .describe(
      'Maximum megabytes of concurrent uploads that are not yet verified. Each upload counts as at least 1/128 of this limit. One account may use a quarter of it',
    ),
  S3_SECRET_KEY: z.string().optional().describe('Required with S3_ENDPOINT'),
});

type MediaConfig = Readonly<z.output<typeof mediaConfigSchema>>;

/** Where the objects lie. */
export type ObjectStoreLocation =
  | { readonly kind: 'folder'; readonly folder: string }
  | {
      readonly kind: 's3';
      readonly endpoint: string;
      readonly region: string;
      readonly bucket: string;
      readonly accessKey: string;
      readonly secretKey: string;
      readonly stagingFolder: string;
    };

/** @throws ConfigError unless exactly one place is configured, and that one in full */
export function readObjectStoreLocation(config: MediaConfig): ObjectStoreLocation {
  const { OBJECTS_FOLDER: folder, S3_ENDPOINT: endpoint, S3_REGION: region } = config;
  const { S3_BUCKET: bucket, S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey, STAGING_FOLDER: stagingFolder } = config;
  if ((folder === undefined) === (endpoint === undefined))
    throw new ConfigError(['exactly one of OBJECTS_FOLDER and S3_ENDPOINT must be set']);
  if (folder !== undefined) return { kind: 'folder', folder };
  if (endpoint === undefined || bucket === undefined || accessKey === undefined || secretKey === undefined) {
    const missing = (['S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const).filter((name) => config[name] === undefined);
    throw new ConfigError(missing.map((name) => `${name} is missing; it is required with S3_ENDPOINT`));
  }
  return { kind: 's3', endpoint, region, bucket, accessKey, secretKey, stagingFolder };
}

function isOrigin(text: string): boolean {
  return /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;
}
