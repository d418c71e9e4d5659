import { Module } from '@nestjs/common';

import { CreditsController } from './credits.controller.js';

/** Credits and usage of an API user. */
@Module({
  controllers: [CreditsController],
})
export class CreditsModule {}
