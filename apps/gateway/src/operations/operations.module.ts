import { Module } from '@nestjs/common';

import { ViewsModule } from '../views/views.module.js';
import { EventStreams } from './event-streams.js';
import { OperationsController } from './operations.controller.js';
import { OperationsService } from './operations.js';

/** Operations of an API user and the streams of their events. */
@Module({
  imports: [ViewsModule],
  controllers: [OperationsController],
  providers: [OperationsService, EventStreams],
  exports: [OperationsService, EventStreams],
})
export class OperationsModule {}
