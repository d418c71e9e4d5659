import { Module } from '@nestjs/common';

import { HealthController } from './health.controller.js';

/** Health, as clients ask for it. */
@Module({
  controllers: [HealthController],
})
export class HealthModule {}
