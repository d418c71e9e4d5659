import { Module } from '@nestjs/common';

import { ApiKeyAuthenticator } from './api-keys.js';
import { CallerController } from './caller.controller.js';

/** Who calls: the owner of an API key. */
@Module({
  controllers: [CallerController],
  providers: [ApiKeyAuthenticator],
  exports: [ApiKeyAuthenticator],
})
export class AccountsModule {}
