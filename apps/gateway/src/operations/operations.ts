import { Inject, Injectable } from '@nestjs/common';

import type { ListOperationsQuery } from '@diorama/contract';
import { DomainError, LIMITS, isOperationId } from '@diorama/domain';
import type { worldProto } from '@diorama/proto-types';
import type { WorldClient } from '@diorama/rpc';
import type { Logger } from '@diorama/telemetry';

import type { ApiUser } from '../accounts/api-keys.js';
import { LOGGER, WORKFLOWS, WORLD } from '../tokens.js';
import { WorldViews } from '../worlds/world-views.js';
import { kindOf, operationView } from './operation-view.js';
import type { OperationView } from './operation-view.js';
import type { Workflows } from './workflows.js';

export interface Started {
  readonly operation: OperationView;
  /** Whether this repeats the answer to an earlier request with the same idempotency key. */
  readonly replayed: boolean;
  readonly windows: readonly worldProto.RateWindow[];
}

export interface OperationPage {
  readonly operations: readonly OperationView[];
  /** Null on the last page. */
  readonly next_page_token: string | null;
}

/** Begins, reads, lists and cancels the operations of an API user. */
@Injectable()
export class Operations {
  constructor(
    @Inject(WORLD) private readonly world: WorldClient,
    @Inject(WORKFLOWS) private readonly workflows: Workflows,
    @Inject(WorldViews) private readonly views: WorldViews,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Records the operation, then starts its workflow. Once it is recorded it cannot be lost. */
  async begin(request: worldProto.BeginOperationRequest, requestId: string): Promise<Started> {
    const { operation, replayed, windows } = await this.world.beginOperation(request, { requestId });
    if (operation === undefined) throw new DomainError('INTERNAL');
    if (!replayed) await this.startWorkflow(operation, requestId);
    return { operation: operationView(operation, null), replayed, windows };
  }

  async read(user: ApiUser, id: string, requestId: string): Promise<OperationView> {
    if (!isOperationId(id)) throw new DomainError('OPERATION_NOT_FOUND');
    const { operation } = await this.world.getOperation({ accountId: user.accountId, operationId: id }, { requestId });
    if (operation === undefined) throw new DomainError('OPERATION_NOT_FOUND');
    return this.view(operation, requestId);
  }

  /** A page, newest first. Worlds are not repeated in it: `response` is null. */
  async list(user: ApiUser, query: ListOperationsQuery, requestId: string): Promise<OperationPage> {
    const { operations, nextPageToken } = await this.world.listOperations(
      {
        accountId: user.accountId,
        pageSize: query.page_size ?? LIMITS.pageSizeDefault,
        pageToken: query.page_token ?? '',
        state: query.state ?? '',
      },
      { requestId },
    );
    return {
      operations: operations.map((operation) => operationView(operation, null)),
      next_page_token: nextPageToken === '' ? null : nextPageToken,
    };
  }

  /** The record is the authority: it says CANCELLED at once, and the workflow is told to stop. */
  async cancel(user: ApiUser, id: string, requestId: string): Promise<OperationView> {
    if (!isOperationId(id)) throw new DomainError('OPERATION_NOT_FOUND');
    const { operation } = await this.world.cancelOperation({ accountId: user.accountId, operationId: id }, { requestId });
    if (operation === undefined) throw new DomainError('OPERATION_NOT_FOUND');
    const view = await this.view(operation, requestId);
    if (view.metadata?.progress.status !== 'SUCCEEDED') await this.stopWorkflow(id, requestId);
    return view;
  }

  async startWorkflow(operation: worldProto.Operation, requestId: string): Promise<void> {
    const { operationId: id, accountId, model, kind } = operation;
    try {
      await this.workflows.start({ operationId: id, kind: kindOf(kind), accountId, model, requestId });
    } catch (error) {
      // The operation is on record: the reconciler starts it when Temporal is back.
      this.logger.warn({ err: error, requestId, operationId: id }, 'the workflow could not be started yet');
    }
  }

  async stopWorkflow(id: string, requestId: string): Promise<void> {
    try {
      await this.workflows.cancel(id);
    } catch (error) {
      // The run learns of its end at its next progress report.
      this.logger.warn({ err: error, requestId, operationId: id }, 'the workflow could not be told to stop');
    }
  }

  async view(operation: worldProto.Operation, requestId: string): Promise<OperationView> {
    return operationView(operation, await this.views.response(operation, requestId));
  }
}
