import { Module } from '@nestjs/common';

import { ApiKeys } from './api-keys.js';

/** Who calls: the owner of an API key. */
@Module({
  providers: [ApiKeys],
  exports: [ApiKeys],
})
export class AccountsModule {}
