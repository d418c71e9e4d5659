import { Module } from '@nestjs/common';

import { JwksController } from './jwks.controller.js';
import { KeySet } from './key-set.js';

/** The public keys that verify webhooks. */
@Module({
  controllers: [JwksController],
  providers: [KeySet],
})
export class WebhooksModule {}
