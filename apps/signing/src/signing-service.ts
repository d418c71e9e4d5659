import { signingProto } from '@diorama/proto-types';
import type { GrpcTlsCredentials } from '@diorama/rpc';
import { openDatabase, startGrpcService } from '@diorama/service';
import type { RunningService } from '@diorama/service';
import type { Health, Logger, Metrics } from '@diorama/telemetry';

import { createFirstSigningKey, reencryptPrivateKeys } from './keys/change-keys.js';
import type { KeyStoreContext } from './keys/change-keys.js';
import { observeKeyMetrics } from './keys/key-metrics.js';
import { SigningKeyRing } from './keys/key-ring.js';
import type { SealingKey } from './keys/seal.js';
import { SigningModule } from './signing.module.js';
import { createSigningDataSource } from './store/data-source.js';
import { eraseExpiredPrivateKeys } from './store/signing-keys.js';

interface SigningServiceOptions {
  readonly databaseUrl: string;
  readonly poolSize: number;
  /** `host:port` to listen on. */
  readonly grpcAddress: string;
  /** Between the services; plain text without it. */
  readonly tls?: GrpcTlsCredentials | undefined;
  /** The first seals, all open. */
  readonly sealingKeys: readonly SealingKey[];
  /** Whether to migrate the schema, or to wait until another process has. */
  readonly migrateOnStart: boolean;
  readonly logger: Logger;
  readonly health: Health;
  readonly metrics?: Metrics;
}

const SWEEP_MS = 3_600_000;

/**
 * Starts the signer: waits for its database and its schema, makes the first key where there is none, then listens. A database that is
 * lost later makes calls fail as UNAVAILABLE until it is back.
 *
 * @throws PrivateKeySealError when a private part on record cannot be opened
 */
export function startSigningService(options: SigningServiceOptions): Promise<RunningService> {
  const { databaseUrl, poolSize, grpcAddress, tls, sealingKeys, migrateOnStart, logger, health, metrics } = options;
  const dataSource = openDatabase(createSigningDataSource, { url: databaseUrl, poolSize, logger });
  const store: KeyStoreContext = { dataSource, sealingKeys };
  return startGrpcService({
    name: 'signing',
    grpc: {
      packageName: 'diorama.signing.v1',
      services: [
        { serviceName: 'SigningService', definition: signingProto.SigningServiceService, protoFile: 'diorama/signing/v1/signing.proto' },
      ],
      url: grpcAddress,
      tls,
      metrics,
    },
    logger,
    health,
    database: { dataSource, migrateOnStart },
    async prepare() {
      await prepareKeys(store, logger);
      const sweep = setInterval(() => void sweepKeys(store, logger), SWEEP_MS);
      if (metrics !== undefined) observeKeyMetrics(metrics, dataSource);
      return {
        module: SigningModule.with({ ring: new SigningKeyRing(store), dataSource, logger, health }),
        drain: () => clearInterval(sweep),
      };
    },
  });
}

async function prepareKeys(store: KeyStoreContext, logger: Logger): Promise<void> {
  if (await createFirstSigningKey(store)) logger.info('first signing key created');
  await sweepKeys(store, logger);
  const sealed = await reencryptPrivateKeys(store);
  if (sealed > 0) logger.info({ keys: sealed }, 're-encrypted the private keys with the new encryption key');
}

/** A private part that is left over for an hour more does no harm: the record's times say that it does not sign. */
async function sweepKeys({ dataSource }: KeyStoreContext, logger: Logger): Promise<void> {
  try {
    const kids = await eraseExpiredPrivateKeys(dataSource);
    if (kids.length > 0) logger.info({ kids }, 'erased the private keys of retired signing keys');
  } catch (error) {
    logger.warn({ err: error }, 'failed to erase the private keys of retired signing keys; next attempt in an hour');
  }
}
