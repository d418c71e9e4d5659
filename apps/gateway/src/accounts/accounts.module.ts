import { Module } from '@nestjs/common';

import { ApiKeyAuthenticator } from './api-keys.js';

/** Who calls: the owner of an API key. */
@Module({
  providers: [ApiKeyAuthenticator],
  exports: [ApiKeyAuthenticator],
})
export class AccountsModule {}
