import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import type { Prices, StorageQuota } from '@diorama/domain';
import { ServiceModule } from '@diorama/service';
import type { Health, Logger } from '@diorama/telemetry';
import type { DataSource } from 'typeorm';

import { AccountsAdminController } from './admin/rpc/accounts-admin.controller.js';
import { KeysAdminController } from './admin/rpc/keys-admin.controller.js';
import { RecordsAdminController } from './admin/rpc/records-admin.controller.js';
import { SessionsAdminController } from './admin/rpc/sessions-admin.controller.js';
import { DeliveriesController } from './deliveries/rpc/deliveries.controller.js';
import { DeliveryRecordsController } from './deliveries/rpc/delivery-records.controller.js';
import type { OperationFeed } from './operations/operation-feed.js';
import { AccountsController } from './rpc/accounts.controller.js';
import { ExportsController } from './rpc/exports.controller.js';
import { ListsController } from './rpc/lists.controller.js';
import { OperationsController } from './rpc/operations.controller.js';
import { PaintingsController } from './rpc/paintings.controller.js';
import { RunsController } from './rpc/runs.controller.js';
import { WorldsController } from './rpc/worlds.controller.js';
import { API_KEY_ENVIRONMENT, OPERATION_FEED, PRICES, STORAGE_QUOTA } from './tokens.js';

export interface WorldModuleOptions {
  readonly dataSource: DataSource;
  readonly feed: OperationFeed;
  readonly apiKeyEnvironment: string;
  readonly prices: Prices;
  /** Of accounts that have none of their own. */
  readonly storageQuota: StorageQuota;
  readonly logger: Logger;
  readonly health: Health;
}

const ADMIN = [AccountsAdminController, KeysAdminController, RecordsAdminController, SessionsAdminController];

@Module({})
export class WorldModule {
  static with({ dataSource, feed, apiKeyEnvironment, prices, storageQuota, logger, health }: WorldModuleOptions): DynamicModule {
    return {
      module: WorldModule,
      imports: [ServiceModule.with({ dataSource, logger, health })],
      controllers: [
        AccountsController,
        DeliveriesController,
        DeliveryRecordsController,
        ExportsController,
        ListsController,
        OperationsController,
        PaintingsController,
        RunsController,
        WorldsController,
        ...ADMIN,
      ],
      providers: [
        { provide: OPERATION_FEED, useValue: feed },
        { provide: API_KEY_ENVIRONMENT, useValue: apiKeyEnvironment },
        { provide: PRICES, useValue: prices },
        { provide: STORAGE_QUOTA, useValue: storageQuota },
      ],
    };
  }
}
