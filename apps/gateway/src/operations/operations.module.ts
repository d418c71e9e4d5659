import { Module } from '@nestjs/common';

import { ViewsModule } from '../views/views.module.js';
import { EventStreams } from './event-streams.js';
import { OperationsController } from './operations.controller.js';
import { Operations } from './operations.js';

/** Operations of an API user and the streams of their events. */
@Module({
  imports: [ViewsModule],
  controllers: [OperationsController],
  providers: [Operations, EventStreams],
  exports: [Operations, EventStreams],
})
export class OperationsModule {}
