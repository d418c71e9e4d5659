import { Module } from '@nestjs/common';

import { JwksController } from './jwks.controller.js';
import { PublicKeySetCache } from './key-set.js';

/** The public keys that verify webhooks. */
@Module({
  controllers: [JwksController],
  providers: [PublicKeySetCache],
})
export class WebhooksModule {}
