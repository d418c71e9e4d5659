import { Controller, Get, HttpCode, Inject, Param, Post } from '@nestjs/common';

import { listTasksQuery } from '@diorama/contract';
import type { ListTasksQuery } from '@diorama/contract';

import { RequireScope } from '../accounts/route-access.js';
import type { ApiUser } from '../accounts/api-keys.js';
import { ValidatedQuery } from '../http/validated-body.js';
import { CurrentUser } from '../accounts/current-user.js';
import { Operations } from '../operations/operations.js';
import { Deliveries } from './deliveries.js';
import type { TaskView } from './task-view.js';
import { TaskViews } from './task-views.js';

/** Operations in the task interface: all of the caller's, whichever interface began them. */
@Controller(['', 'api/v2'])
@RequireScope('operations:read')
export class TaskOperationsController {
  constructor(
    @Inject(Operations) private readonly operations: Operations,
    @Inject(TaskViews) private readonly views: TaskViews,
    @Inject(Deliveries) private readonly deliveries: Deliveries,
  ) {}

  @Get('operations')
  async list(@CurrentUser() caller: ApiUser, @ValidatedQuery(listTasksQuery) query: ListTasksQuery) {
    const { pageSize: page_size, pageToken: page_token, state } = query;
    return this.views.page(caller, await this.operations.list(caller, { page_size, page_token, state }));
  }

  @Get('operations/:operation_id')
  read(@CurrentUser() caller: ApiUser, @Param('operation_id') id: string): Promise<TaskView> {
    return this.views.read(caller, id);
  }

  /** `::` is the router's literal colon, and the pattern keeps it out of the id. */
  @Post('operations/:operation_id([^:/]+)::cancel')
  @HttpCode(200)
  @RequireScope('worlds:write')
  cancel(@CurrentUser() caller: ApiUser, @Param('operation_id') id: string): Promise<TaskView> {
    return this.views.cancel(caller, id);
  }

  @Get('operations/:operation_id/webhookDelivery')
  delivery(@CurrentUser() caller: ApiUser, @Param('operation_id') id: string) {
    return this.deliveries.record(caller, id);
  }
}
