import { Module } from '@nestjs/common';

import { AccountsAdminController } from './accounts-admin.controller.js';
import { KeysAdminController } from './keys-admin.controller.js';
import { RecordsAdminController } from './records-admin.controller.js';
import { SessionsAdminController } from './sessions-admin.controller.js';

/** What operators do: accounts, keys, records and sessions. */
@Module({ controllers: [AccountsAdminController, KeysAdminController, RecordsAdminController, SessionsAdminController] })
export class AdminModule {}
