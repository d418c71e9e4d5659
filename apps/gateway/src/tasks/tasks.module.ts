import { Module } from '@nestjs/common';

import { OperationsModule } from '../operations/operations.module.js';
import { PanoramasModule } from '../panoramas/panoramas.module.js';
import { StartsModule } from '../starts/starts.module.js';
import { ViewsModule } from '../views/views.module.js';
import { WorldsModule } from '../worlds/worlds.module.js';
import { DeliveriesService } from './deliveries.js';
import { TaskOperationsController } from './task-operations.controller.js';
import { TaskViewBuilder } from './task-views.js';
import { TasksController } from './tasks.controller.js';
import { WebhookUrlPolicy } from './webhook-url-policy.js';

/** The task interface: starts in camelCase, callbacks and their deliveries. */
@Module({
  imports: [OperationsModule, PanoramasModule, StartsModule, ViewsModule, WorldsModule],
  controllers: [TasksController, TaskOperationsController],
  providers: [DeliveriesService, TaskViewBuilder, WebhookUrlPolicy],
})
export class TasksModule {}
