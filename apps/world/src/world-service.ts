import { DEFAULT_STORAGE_QUOTA } from '@diorama/domain';
import type { Prices, StorageQuota } from '@diorama/domain';
import { adminProto, deliveryProto, worldProto } from '@diorama/proto-types';
import type { GrpcServicesOptions, GrpcTlsCredentials } from '@diorama/rpc';
import { openDatabase, startGrpcService } from '@diorama/service';
import type { RunningService } from '@diorama/service';
import type { Health, Logger, Metrics } from '@diorama/telemetry';

import { ensureDemoAccount } from './admin/demo-account.js';
import { OperationFeed } from './operations/operation-feed.js';
import { observeDatabaseMetrics } from './database-metrics.js';
import { createWorldDataSource } from '@diorama/world-schema';
import { WorldModule } from './world.module.js';

interface WorldServiceOptions {
  readonly databaseUrl: string;
  readonly poolSize: number;
  /** `host:port` to listen on. */
  readonly grpcAddress: string;
  /** Maximum age of a connection in milliseconds; see `createGrpcServices`. */
  readonly connectionAgeMs?: number | undefined;
  /** Between the services; plain text without it. */
  readonly tls?: GrpcTlsCredentials | undefined;
  readonly apiKeyEnvironment: string;
  /** Key of the demo account to create; null for none. */
  readonly demoApiKey?: string | null;
  readonly prices: Prices;
  /** The quota of accounts without their own; defaults to DEFAULT_STORAGE_QUOTA. */
  readonly storageQuota?: StorageQuota;
  /** Whether to migrate the schema, or to wait until another process has. */
  readonly migrateOnStart: boolean;
  readonly logger: Logger;
  readonly health: Health;
  /** Counts the calls and the rows of the database. */
  readonly metrics?: Metrics;
}

/**
 * Starts the system of record: waits for its database and its schema, then listens. A database that is lost later makes calls
 * fail as UNAVAILABLE until it is back.
 */
export function startWorldService(options: WorldServiceOptions): Promise<RunningService> {
  const { databaseUrl, poolSize, migrateOnStart, apiKeyEnvironment, prices, logger, health, metrics } = options;
  const { demoApiKey = null, storageQuota = DEFAULT_STORAGE_QUOTA } = options;
  const dataSource = openDatabase(createWorldDataSource, { url: databaseUrl, poolSize, logger });
  return startGrpcService({
    name: 'world',
    grpc: grpcOptions(options),
    logger,
    health,
    database: { dataSource, migrateOnStart },
    async prepare() {
      if (demoApiKey !== null) await ensureDemoAccount(dataSource, demoApiKey, apiKeyEnvironment);
      const feed = new OperationFeed({ dataSource, databaseUrl, logger });
      feed.start();
      if (metrics !== undefined) observeDatabaseMetrics(metrics, dataSource);
      return {
        module: WorldModule.with({ dataSource, feed, apiKeyEnvironment, prices, storageQuota, logger, health }),
        drain: () => feed.stop(), // watches have no end of their own, and a server that drains waits for all calls
      };
    },
  });
}

const grpcOptions = ({ grpcAddress, connectionAgeMs, tls, metrics, health }: WorldServiceOptions): GrpcServicesOptions => ({
  packageName: 'diorama.world.v1',
  services: [
    { serviceName: 'WorldService', definition: worldProto.WorldServiceService, protoFile: 'diorama/world/v1/world.proto' },
    { serviceName: 'DeliveryService', definition: deliveryProto.DeliveryServiceService, protoFile: 'diorama/world/v1/delivery.proto' },
    { serviceName: 'AdminService', definition: adminProto.AdminServiceService, protoFile: 'diorama/world/v1/admin.proto' },
  ],
  url: grpcAddress,
  tls,
  metrics,
  connectionAgeMs,
  isHealthy: async () => (await health.report()).ready,
});
