import { Inject, Injectable } from '@nestjs/common';

import { isOperationId } from '@diorama/domain';
import type { worldProto } from '@diorama/proto-types';

import type { ApiUser } from '../accounts/api-keys.js';
import { Operations } from '../operations/operations.js';
import type { OperationPage } from '../operations/operations.js';
import { WorldViews } from '../views/world-views.js';
import { Deliveries } from './deliveries.js';
import { toTaskView } from './task-view.js';
import type { TaskView } from './task-view.js';

/** Operations as the task interface shows them. */
@Injectable()
export class TaskViews {
  constructor(
    @Inject(Operations) private readonly operations: Operations,
    @Inject(WorldViews) private readonly worlds: WorldViews,
    @Inject(Deliveries) private readonly deliveries: Deliveries,
  ) {}

  /** What a start answers: the same with and without a callback. */
  async started(operation: worldProto.Operation): Promise<TaskView> {
    return toTaskView(operation, await this.worlds.response(operation));
  }

  /** @throws DomainError OPERATION_NOT_FOUND */
  read(user: ApiUser, id: string): Promise<TaskView> {
    return this.whole(user, id, this.operations.read(user, id));
  }

  /** Of one that has ended already nothing changes. @throws DomainError OPERATION_NOT_FOUND */
  async cancel(user: ApiUser, id: string): Promise<TaskView> {
    const operation = await this.operations.cancel(user, id);
    return this.whole(user, id, Promise.resolve(operation));
  }

  /** Results are not repeated in a list: `response` is null. */
  async page(user: ApiUser, { operations, nextPageToken }: OperationPage) {
    const ids = operations.map(({ operationId }) => operationId);
    const summaries = await this.deliveries.summaries(user, ids);
    return { operations: operations.map((operation) => toTaskView(operation, null, summaries.get(operation.operationId))), nextPageToken };
  }

  // eslint-disable-next-line max-params -- whose, which, and the reading that has begun already
  private async whole(user: ApiUser, id: string, reading: Promise<worldProto.Operation>): Promise<TaskView> {
    const [operation, summaries] = await Promise.all([reading, this.deliveries.summaries(user, isOperationId(id) ? [id] : [])]);
    return toTaskView(operation, await this.worlds.response(operation), summaries.get(id));
  }
}
