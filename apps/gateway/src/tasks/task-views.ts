import { Inject, Injectable } from '@nestjs/common';

import { isOperationId } from '@diorama/domain';
import type { worldProto } from '@diorama/proto-types';
import { NO_CONTENT, toTaskView } from '@diorama/views';
import type { TaskView } from '@diorama/views';

import type { AuthenticatedUser } from '../accounts/api-keys.js';
import { OperationsService } from '../operations/operations.js';
import type { OperationPage } from '../operations/operations.js';
import { WorldViewBuilder } from '../views/world-views.js';
import { DeliveriesService } from './deliveries.js';

/** Operations as the task interface shows them. */
@Injectable()
export class TaskViewBuilder {
  constructor(
    @Inject(OperationsService) private readonly operations: OperationsService,
    @Inject(WorldViewBuilder) private readonly worlds: WorldViewBuilder,
    @Inject(DeliveriesService) private readonly deliveries: DeliveriesService,
  ) {}

  /** What a start answers: the same with and without a callback. */
  async started(operation: worldProto.Operation): Promise<TaskView> {
    return toTaskView(operation, await this.worlds.content(operation));
  }

  /** @throws DomainError OPERATION_NOT_FOUND */
  read(user: AuthenticatedUser, id: string): Promise<TaskView> {
    return this.whole(user, id, this.operations.read(user, id));
  }

  /** Of one that has ended already nothing changes. @throws DomainError OPERATION_NOT_FOUND */
  async cancel(user: AuthenticatedUser, id: string): Promise<TaskView> {
    const operation = await this.operations.cancel(user, id);
    return this.whole(user, id, Promise.resolve(operation));
  }

  /** Results are not repeated in a list: `response` is null. */
  async page(user: AuthenticatedUser, { operations, nextPageToken }: OperationPage) {
    const ids = operations.map(({ operationId }) => operationId);
    const summaries = await this.deliveries.summaries(user, ids);
    return {
      operations: operations.map((operation) => toTaskView(operation, NO_CONTENT, summaries.get(operation.operationId))),
      nextPageToken,
    };
  }

  // eslint-disable-next-line max-params -- whose, which, and the reading that has begun already
  private async whole(user: AuthenticatedUser, id: string, reading: Promise<worldProto.Operation>): Promise<TaskView> {
    const [operation, summaries] = await Promise.all([reading, this.deliveries.summaries(user, isOperationId(id) ? [id] : [])]);
    return toTaskView(operation, await this.worlds.content(operation), summaries.get(id));
  }
}
