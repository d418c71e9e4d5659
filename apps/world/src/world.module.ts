import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import type { Prices, StorageQuota } from '@diorama/domain';
import { ServiceModule } from '@diorama/service';
import type { Health, Logger } from '@diorama/telemetry';
import type { DataSource } from 'typeorm';

import { AccountsModule } from './accounts/rpc/accounts.module.js';
import { AdminModule } from './admin/rpc/admin.module.js';
import { DeliveriesModule } from './deliveries/rpc/deliveries.module.js';
import { ExportsModule } from './exports/rpc/exports.module.js';
import { OperationsModule } from './operations/rpc/operations.module.js';
import { PaintingsModule } from './paintings/rpc/paintings.module.js';
import { WorldsModule } from './worlds/rpc/worlds.module.js';
import { OperationFeed } from './operations/operation-feed.js';
import { API_KEY_ENVIRONMENT, PRICES, STORAGE_QUOTA } from './rpc/injection-tokens.js';

interface WorldModuleOptions {
  readonly dataSource: DataSource;
  readonly feed: OperationFeed;
  readonly apiKeyEnvironment: string;
  readonly prices: Prices;
  /** Of accounts that have none of their own. */
  readonly storageQuota: StorageQuota;
  readonly logger: Logger;
  readonly health: Health;
}

const FEATURES = [AccountsModule, OperationsModule, WorldsModule, ExportsModule, PaintingsModule, DeliveriesModule, AdminModule];

/** Global, so that all features share the feed of operations and the settings. */
@Module({})
export class WorldModule {
  static with({ dataSource, feed, apiKeyEnvironment, prices, storageQuota, logger, health }: WorldModuleOptions): DynamicModule {
    const providers = [
      { provide: OperationFeed, useValue: feed },
      { provide: API_KEY_ENVIRONMENT, useValue: apiKeyEnvironment },
      { provide: PRICES, useValue: prices },
      { provide: STORAGE_QUOTA, useValue: storageQuota },
    ];
    const imports = [ServiceModule.with({ dataSource, logger, health }), ...FEATURES];
    return { module: WorldModule, global: true, imports, providers, exports: providers.map(({ provide }) => provide) };
  }
}
