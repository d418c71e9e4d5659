import { Module } from '@nestjs/common';

import { AccountSessions } from './account-sessions.js';
import { ApiKeyAuthenticator } from './api-keys.js';
import { CallerController } from './caller.controller.js';

/** Who calls: the owner of an API key. */
@Module({
  controllers: [CallerController],
  providers: [AccountSessions, ApiKeyAuthenticator],
  exports: [AccountSessions, ApiKeyAuthenticator],
})
export class AccountsModule {}
