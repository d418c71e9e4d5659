import 'reflect-metadata';

import { NestFactory } from '@nestjs/core';
import { Transport } from '@nestjs/microservices';
import type { GrpcOptions } from '@nestjs/microservices';
import { DEFAULT_STORAGE_QUOTA } from '@diorama/domain';
import type { Prices, StorageQuota } from '@diorama/domain';
import { bringUp, needsDatabase } from '@diorama/postgres';
import { adminProto, deliveryProto, worldProto } from '@diorama/proto-types';
import { grpcServices } from '@diorama/rpc';
import type { RpcTls } from '@diorama/rpc';
import type { Health, Logger, Metrics } from '@diorama/telemetry';
import type { DataSource } from 'typeorm';

import { ensureDemoAccount } from './accounts/demo-account.js';
import { OperationFeed } from './operations/operation-feed.js';
import { watchRecord } from './record-metrics.js';
import { createWorldDataSource } from './store/data-source.js';
import { WorldModule } from './world.module.js';

export interface WorldServiceOptions {
  readonly databaseUrl: string;
  readonly poolSize: number;
  /** `host:port` to listen on. */
  readonly grpcAddress: string;
  /** Maximum age of a connection in milliseconds; see `grpcServices`. */
  readonly connectionAgeMs?: number | undefined;
  /** Between the services; plain text without it. */
  readonly tls?: RpcTls | undefined;
  readonly apiKeyEnvironment: string;
  /** Key of an account that is to be there; null for none. */
  readonly demoApiKey?: string | null;
  readonly prices: Prices;
  /** Of accounts that have none of their own; DEFAULT_STORAGE_QUOTA where it is absent. */
  readonly storageQuota?: StorageQuota;
  /** Whether to bring the schema up to date, or to wait until somebody has. */
  readonly migrateOnStart: boolean;
  readonly logger: Logger;
  readonly health: Health;
  /** Told of the calls, and of what is on record. */
  readonly metrics?: Metrics;
}

export interface WorldService {
  /** Ends the watches, finishes the calls in flight, then leaves the database. */
  close(): Promise<void>;
}

/**
 * Starts the system of record: waits for its database and its schema, then listens. A database that is lost later makes calls
 * fail as UNAVAILABLE until it is back.
 */
export async function startWorldService(options: WorldServiceOptions): Promise<WorldService> {
  const { databaseUrl, poolSize, migrateOnStart, logger, health } = options;
  const dataSource = createWorldDataSource({
    url: databaseUrl,
    poolSize,
    onIdleError: (error) => logger.warn({ err: error }, 'idle database connection lost'),
  });
  let listening = false;
  needsDatabase(health, dataSource);
  health.needs('grpc', () => listening);

  await bringUp(dataSource, { migrateOnStart, logger });
  const demoApiKey = options.demoApiKey ?? null;
  if (demoApiKey !== null) await ensureDemoAccount(dataSource, demoApiKey, options.apiKeyEnvironment);
  const feed = new OperationFeed({ dataSource, databaseUrl, logger });
  feed.start();
  if (options.metrics !== undefined) watchRecord(options.metrics, dataSource);
  const server = await listenOn(options, dataSource, feed);
  listening = true;
  return {
    async close() {
      listening = false;
      await feed.stop(); // watches have no end of their own, and a server that drains waits for all calls
      await server.close();
      await dataSource.destroy();
    },
  };
}

async function listenOn(options: WorldServiceOptions, dataSource: DataSource, feed: OperationFeed) {
  const { grpcAddress, connectionAgeMs, tls, metrics, apiKeyEnvironment, prices, logger, storageQuota = DEFAULT_STORAGE_QUOTA } = options;
  const service = grpcServices({
    packageName: 'diorama.world.v1',
    services: [
      { serviceName: 'WorldService', definition: worldProto.WorldServiceService, protoFile: 'diorama/world/v1/world.proto' },
      {
        serviceName: 'DeliveryService',
        definition: deliveryProto.DeliveryServiceService,
        protoFile: 'diorama/world/v1/delivery.proto',
      },
      { serviceName: 'AdminService', definition: adminProto.AdminServiceService, protoFile: 'diorama/world/v1/admin.proto' },
    ],
    url: grpcAddress,
    tls,
    metrics,
    connectionAgeMs,
  });
  const app = await NestFactory.createMicroservice<GrpcOptions>(
    WorldModule.with({ dataSource, feed, apiKeyEnvironment, prices, storageQuota, logger }),
    {
      transport: Transport.GRPC,
      options: { ...(service.options as GrpcOptions['options']), gracefulShutdown: true },
      logger: false,
      abortOnError: false,
    },
  );
  await app.listen();
  service.setServing(true);
  return {
    async close() {
      service.setServing(false);
      await app.close(); // finishes the calls in flight
    },
  };
}
