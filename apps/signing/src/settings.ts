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
import { z } from 'zod';

import { SEALING_KEY_BYTES } from './keys/seal.js';
import type { SealingKey } from './keys/seal.js';

/** The example of the documentation, which is public. */
export const SEALING_KEY_EXAMPLE = 'ZGlvcmFtYS1zZWFsaW5nLWtleS1wbGFjZWhvbGRlciE=';

/** Keys of 32 bytes in base64, separated by commas. */
const sealingKeyList = z.string().transform((text, context): SealingKey[] => {
  const keys = text.split(',').map((part) => part.trim());
  const bytes = keys.map((key) => Buffer.from(key, 'base64'));
  // What is decoded and written again shows signs that a lenient decoder passes over.
  if (bytes.every((key, i) => key.length === SEALING_KEY_BYTES && key.toString('base64') === keys[i])) return bytes;
  context.addIssue({ code: 'custom', message: `must be ${SEALING_KEY_BYTES} bytes in base64, or several of them, separated by commas` });
  return z.NEVER;
});

/** What the signing service reads from its environment. */
export const signingConfigSchema = z.object({
  ...processConfigFields,
  ...grpcTlsConfigFields,
  SIGNING_GRPC_ADDRESS: hostPortSchema.describe('host:port to listen on'),
  SIGNING_HEALTH_HOST: z.string().default('127.0.0.1').describe('Address of /livez, /readyz and /metrics'),
  SIGNING_HEALTH_PORT: portSchema.describe('Port of /livez, /readyz and /metrics'),
  SIGNING_SEALING_KEY: sealingKeyList.describe(
    'Encrypts private keys in the database: 32 bytes in base64 (`openssl rand -base64 32`). With several, separated by commas, the first encrypts and all decrypt',
  ),
  DATABASE_URL: postgresUrlSchema.describe('Database, as the role `signing`, which owns the schema `signing`'),
  DATABASE_POOL_SIZE: positiveIntegerSchema.default(8).describe('Maximum number of database connections'),
  ...migrationConfigFields,
});

type SigningConfig = Readonly<z.output<typeof signingConfigSchema>>;

/** @throws ConfigError in production for a public key of the documentation */
export function readSealingKeys({ DIORAMA_ENV: environment, SIGNING_SEALING_KEY: keys }: SigningConfig): readonly SealingKey[] {
  if (environment === 'production' && keys.some(isWellKnown))
    throw new ConfigError(['SIGNING_SEALING_KEY must not be a placeholder when DIORAMA_ENV is production']);
  return keys;
}

/** The example, or one byte again and again. */
const isWellKnown = (key: SealingKey): boolean => key.toString('base64') === SEALING_KEY_EXAMPLE || key.every((byte) => byte === key[0]);
