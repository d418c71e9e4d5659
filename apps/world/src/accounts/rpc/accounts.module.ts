import { Module } from '@nestjs/common';

import { AccountsController } from './accounts.controller.js';

/** Accounts as the other services see them: keys, credits and usage. */
@Module({ controllers: [AccountsController] })
export class AccountsModule {}
