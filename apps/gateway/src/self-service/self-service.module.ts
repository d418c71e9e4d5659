import { Module } from '@nestjs/common';

import { AccountsModule } from '../accounts/accounts.module.js';
import { AdminModule } from '../admin/admin.module.js';
import { AccountSessionController } from './account-session.controller.js';
import { OwnDeliveriesService } from './own-deliveries.js';
import { OwnKeysController } from './own-keys.controller.js';
import { OwnWebhooksController } from './own-webhooks.controller.js';

/** What account owners do themselves: sessions of the account page, API keys, deliveries and test events. */
@Module({
  imports: [AccountsModule, AdminModule],
  controllers: [AccountSessionController, OwnKeysController, OwnWebhooksController],
  providers: [OwnDeliveriesService],
})
export class SelfServiceModule {}
