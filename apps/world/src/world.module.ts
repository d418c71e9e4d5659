import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import { APP_FILTER, APP_INTERCEPTOR } from '@nestjs/core';
import type { Prices, StorageQuota } from '@diorama/domain';
import type { Logger } from '@diorama/telemetry';
import type { DataSource } from 'typeorm';

import { AccountsAdminController } from './admin/rpc/accounts-admin.controller.js';
import { KeysAdminController } from './admin/rpc/keys-admin.controller.js';
import { RecordsAdminController } from './admin/rpc/records-admin.controller.js';
import { SessionsAdminController } from './admin/rpc/sessions-admin.controller.js';
import { DeliveriesController } from './deliveries/rpc/deliveries.controller.js';
import { DeliveryRecordsController } from './deliveries/rpc/delivery-records.controller.js';
import type { OperationFeed } from './operations/operation-feed.js';
import { AccessLogInterceptor } from './rpc/access-log.interceptor.js';
import { AccountsController } from './rpc/accounts.controller.js';
import { ErrorFilter } from './rpc/error.filter.js';
import { ExportsController } from './rpc/exports.controller.js';
import { ListsController } from './rpc/lists.controller.js';
import { OperationsController } from './rpc/operations.controller.js';
import { PaintingsController } from './rpc/paintings.controller.js';
import { RunsController } from './rpc/runs.controller.js';
import { WorldsController } from './rpc/worlds.controller.js';
import { API_KEY_ENVIRONMENT, DATA_SOURCE, LOGGER, OPERATION_FEED, PRICES, STORAGE_QUOTA } from './tokens.js';

export interface WorldModuleOptions {
  readonly dataSource: DataSource;
  readonly feed: OperationFeed;
  readonly apiKeyEnvironment: string;
  readonly prices: Prices;
  /** Of accounts that have none of their own. */
  readonly storageQuota: StorageQuota;
  readonly logger: Logger;
}

const ADMIN = [AccountsAdminController, KeysAdminController, RecordsAdminController, SessionsAdminController];

@Module({})
export class WorldModule {
  static with({ dataSource, feed, apiKeyEnvironment, prices, storageQuota, logger }: WorldModuleOptions): DynamicModule {
    return {
      module: WorldModule,
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
        { provide: DATA_SOURCE, useValue: dataSource },
        { provide: OPERATION_FEED, useValue: feed },
        { provide: API_KEY_ENVIRONMENT, useValue: apiKeyEnvironment },
        { provide: PRICES, useValue: prices },
        { provide: STORAGE_QUOTA, useValue: storageQuota },
        { provide: LOGGER, useValue: logger },
        { provide: APP_FILTER, useClass: ErrorFilter },
        { provide: APP_INTERCEPTOR, useClass: AccessLogInterceptor },
      ],
    };
  }
}
