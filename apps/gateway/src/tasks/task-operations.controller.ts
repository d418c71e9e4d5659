import { Controller, Get, HttpCode, Inject, Param, Post } from '@nestjs/common';

import { listTasksQuery } from '@diorama/contract';
import type { ListTasksQuery } from '@diorama/contract';
import type { TaskView } from '@diorama/views';

import { RequireScope } from '../accounts/route-access.js';
import type { AuthenticatedUser } from '../accounts/api-keys.js';
import { ValidatedQuery } from '../http/validated-body.js';
import { CurrentUser } from '../accounts/current-user.js';
import { OperationsService } from '../operations/operations.js';
import { DeliveriesService } from './deliveries.js';
import { TaskViewBuilder } from './task-views.js';

/** Operations in the task interface: all operations of the caller, from both interfaces. */
@Controller(['', 'api/v2'])
@RequireScope('operations:read')
export class TaskOperationsController {
  constructor(
    @Inject(OperationsService) private readonly operations: OperationsService,
    @Inject(TaskViewBuilder) private readonly views: TaskViewBuilder,
    @Inject(DeliveriesService) private readonly deliveries: DeliveriesService,
  ) {}

  @Get('operations')
  async list(@CurrentUser() caller: AuthenticatedUser, @ValidatedQuery(listTasksQuery) query: ListTasksQuery) {
    const { pageSize: page_size, pageToken: page_token, state } = query;
    return this.views.page(caller, await this.operations.list(caller, { page_size, page_token, state }));
  }

  @Get('operations/:operation_id')
  read(@CurrentUser() caller: AuthenticatedUser, @Param('operation_id') id: string): Promise<TaskView> {
    return this.views.read(caller, id);
  }

  /** `::` is the router's literal colon, and the pattern keeps it out of the id. */
  @Post('operations/:operation_id([^:/]+)::cancel')
  @HttpCode(200)
  @RequireScope('worlds:write')
  cancel(@CurrentUser() caller: AuthenticatedUser, @Param('operation_id') id: string): Promise<TaskView> {
    return this.views.cancel(caller, id);
  }

  @Get('operations/:operation_id/webhookDelivery')
  delivery(@CurrentUser() caller: AuthenticatedUser, @Param('operation_id') id: string) {
    return this.deliveries.record(caller, id);
  }
}
