import 'reflect-metadata';

import { NestFactory } from '@nestjs/core';
import { Transport } from '@nestjs/microservices';
import type { GrpcOptions } from '@nestjs/microservices';
import { bringUp, needsDatabase } from '@diorama/postgres';
import { signingProto } from '@diorama/proto-types';
import { grpcService } from '@diorama/rpc';
import type { RpcTls } from '@diorama/rpc';
import type { Health, Logger, Metrics } from '@diorama/telemetry';

import { makeFirstKey, reencryptPrivateKeys } from './keys/change-keys.js';
import type { KeyStore } from './keys/change-keys.js';
import { watchKeys } from './keys/key-metrics.js';
import { KeyRing } from './keys/key-ring.js';
import type { SealingKey } from './keys/seal.js';
import { SigningModule } from './signing.module.js';
import { createSigningDataSource } from './store/data-source.js';
import { erasePrivateParts } from './store/signing-keys.js';

export interface SigningServiceOptions {
  readonly databaseUrl: string;
  readonly poolSize: number;
  /** `host:port` to listen on. */
  readonly grpcAddress: string;
  /** Between the services; plain text without it. */
  readonly tls?: RpcTls | undefined;
  /** The first seals, all open. */
  readonly sealingKeys: readonly SealingKey[];
  /** Whether to bring the schema up to date, or to wait until somebody has. */
  readonly migrateOnStart: boolean;
  readonly logger: Logger;
  readonly health: Health;
  readonly metrics?: Metrics;
}

export interface SigningService {
  /** Finishes the calls in flight, then leaves the database. */
  close(): Promise<void>;
}

const SWEEP_MS = 3_600_000;

/**
 * Starts the signer: waits for its database and its schema, makes the first key where there is none, then listens. A database that is
 * lost later makes calls fail as UNAVAILABLE until it is back.
 *
 * @throws SealError when a private part on record cannot be opened
 */
export async function startSigningService(options: SigningServiceOptions): Promise<SigningService> {
  const { databaseUrl, poolSize, sealingKeys, migrateOnStart, logger, health } = options;
  const dataSource = createSigningDataSource({
    url: databaseUrl,
    poolSize,
    onIdleError: (error) => logger.warn({ err: error }, 'idle database connection lost'),
  });
  let listening = false;
  needsDatabase(health, dataSource);
  health.needs('grpc', () => listening);

  await bringUp(dataSource, { migrateOnStart, logger });
  const store: KeyStore = { dataSource, sealingKeys };
  try {
    await prepareKeys(store, logger);
  } catch (error) {
    await dataSource.destroy();
    throw error;
  }
  const sweep = setInterval(() => void sweepKeys(store, logger), SWEEP_MS);
  if (options.metrics !== undefined) watchKeys(options.metrics, dataSource);
  const server = await listenOn(options, new KeyRing(store));
  listening = true;
  return {
    async close() {
      listening = false;
      clearInterval(sweep);
      await server.close();
      await dataSource.destroy();
    },
  };
}

async function prepareKeys(store: KeyStore, logger: Logger): Promise<void> {
  if (await makeFirstKey(store)) logger.info('first signing key created');
  await sweepKeys(store, logger);
  const sealed = await reencryptPrivateKeys(store);
  if (sealed > 0) logger.info({ keys: sealed }, 'private keys re-encrypted with the new sealing key');
}

/** A private part that is left over for an hour more does no harm: the record's times say that it does not sign. */
async function sweepKeys({ dataSource }: KeyStore, logger: Logger): Promise<void> {
  try {
    const kids = await erasePrivateParts(dataSource);
    if (kids.length > 0) logger.info({ kids }, 'private parts of retired signing keys erased');
  } catch (error) {
    logger.warn({ err: error }, 'private parts of retired signing keys could not be erased; next attempt in an hour');
  }
}

async function listenOn({ grpcAddress, tls, metrics, logger }: SigningServiceOptions, ring: KeyRing) {
  const service = grpcService({
    packageName: 'diorama.signing.v1',
    serviceName: 'SigningService',
    definition: signingProto.SigningServiceService,
    protoFile: 'diorama/signing/v1/signing.proto',
    url: grpcAddress,
    tls,
    metrics,
  });
  const app = await NestFactory.createMicroservice<GrpcOptions>(SigningModule.with({ ring, logger }), {
    transport: Transport.GRPC,
    options: { ...(service.options as GrpcOptions['options']), gracefulShutdown: true },
    logger: false,
    abortOnError: false,
  });
  await app.listen();
  service.setServing(true);
  return {
    async close() {
      service.setServing(false);
      await app.close(); // finishes the calls in flight
    },
  };
}
