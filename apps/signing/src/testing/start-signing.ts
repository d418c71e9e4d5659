import { randomBytes } from 'node:crypto';

import { ID_RANDOM_BYTES, createDeliveryId } from '@diorama/domain';
import { createSigningClient } from '@diorama/rpc';
import type { SigningClient } from '@diorama/rpc';
import { Health } from '@diorama/telemetry';
import type { Logger } from '@diorama/telemetry';

import { SEALING_KEY_BYTES } from '../keys/seal.js';
import type { SealingKey } from '../keys/seal.js';
import { startSigningService } from '../signing-service.js';

interface TestSigningOptions {
  readonly databaseUrl: string;
  readonly grpcAddress: string;
  readonly sealingKeys: readonly SealingKey[];
  /** Gets every line that is logged, as JSON. */
  readonly log?: string[];
}

/** One replica of the service, and a client of it. */
export interface TestSigning {
  readonly client: SigningClient;
  close(): Promise<void>;
}

export const generateTestSealingKey = (): SealingKey => randomBytes(SEALING_KEY_BYTES);
export const generateTestDeliveryId = (): string => createDeliveryId(randomBytes(ID_RANDOM_BYTES));

export async function startTestSigning({ databaseUrl, grpcAddress, sealingKeys, log = [] }: TestSigningOptions): Promise<TestSigning> {
  const service = await startSigningService({
    databaseUrl,
    poolSize: 4,
    grpcAddress,
    sealingKeys,
    migrateOnStart: true,
    logger: recorder(log),
    health: new Health(),
  });
  const client = createSigningClient(grpcAddress);
  return {
    client,
    async close() {
      client.close();
      await service.close();
    },
  };
}

function recorder(log: string[]): Logger {
  const write = (...line: unknown[]): void => void log.push(JSON.stringify(line));
  return Object.fromEntries(['trace', 'debug', 'info', 'warn', 'error', 'fatal'].map((level) => [level, write])) as unknown as Logger;
}
