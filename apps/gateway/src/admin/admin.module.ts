import { Module } from '@nestjs/common';

import { AccountsModule } from '../accounts/accounts.module.js';
import { OperationsModule } from '../operations/operations.module.js';
import { OperatorsModule } from '../operators/operators.module.js';
import { ViewsModule } from '../views/views.module.js';
import { AccountDeletionService } from './account-deletion.js';
import { AccountsAdminController } from './accounts-admin.controller.js';
import { AccountsController } from './accounts.controller.js';
import { DeliveriesAdminController } from './deliveries-admin.controller.js';
import { DeliveryRecordsService } from './delivery-records.js';
import { KeysAdminController } from './keys-admin.controller.js';
import { OperationRecordsService } from './operation-records.js';
import { RecordsAdminController } from './records-admin.controller.js';
import { SessionController } from './session.controller.js';
import { TestEventsService } from './test-events.js';
import { SigningKeysAdminController } from './signing-keys-admin.controller.js';

/** What operators do: accounts, keys, operations, deliveries and signing keys. */
@Module({
  imports: [AccountsModule, OperationsModule, OperatorsModule, ViewsModule],
  controllers: [
    SessionController,
    AccountsController,
    AccountsAdminController,
    KeysAdminController,
    RecordsAdminController,
    DeliveriesAdminController,
    SigningKeysAdminController,
  ],
  providers: [AccountDeletionService, DeliveryRecordsService, OperationRecordsService, TestEventsService],
  exports: [DeliveryRecordsService, TestEventsService],
})
export class AdminModule {}
