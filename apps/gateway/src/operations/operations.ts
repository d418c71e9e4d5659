import { Inject, Injectable } from '@nestjs/common';

import type { ListOperationsQuery } from '@diorama/contract';
import { DomainError, LIMITS, hasEnded, isOperationId } from '@diorama/domain';
import type { worldProto } from '@diorama/proto-types';
import type { WorldClient } from '@diorama/rpc';
import type { Logger } from '@diorama/telemetry';

import type { ApiUser } from '../accounts/api-keys.js';
import { LOGGER, WORKFLOWS, WORLD } from '../tokens.js';
import { WorldViews } from '../worlds/world-views.js';
import { kindOf, operationView, stateOf } from './operation-view.js';
import type { OperationView } from './operation-view.js';
import { watchOperation } from './watch-operation.js';
import type { Workflows } from './workflows.js';

export interface Started {
  readonly operation: worldProto.Operation;
  /** Whether this repeats the answer to an earlier request with the same idempotency key. */
  readonly replayed: boolean;
  readonly windows: readonly worldProto.RateWindow[];
}

/** What the record answers to a start. */
type Begun = Pick<worldProto.BeginOperationResponse, 'operation' | 'replayed'> &
  Partial<Pick<worldProto.BeginOperationResponse, 'windows'>>;

export interface OperationPage {
  readonly operations: readonly worldProto.Operation[];
  /** Null on the last page. */
  readonly nextPageToken: string | null;
}

/** Launches, reads, lists and cancels the operations of an API user. */
@Injectable()
export class Operations {
  constructor(
    @Inject(WORLD) private readonly world: WorldClient,
    @Inject(WORKFLOWS) private readonly workflows: Workflows,
    @Inject(WorldViews) private readonly views: WorldViews,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Starts the workflow of an operation that was just recorded; it cannot be lost any more. */
  async launch({ operation, replayed, windows = [] }: Begun, requestId: string): Promise<Started> {
    if (operation === undefined) throw new DomainError('INTERNAL');
    if (!replayed) await this.startWorkflow(operation, requestId);
    return { operation, replayed, windows };
  }

  async read(user: ApiUser, id: string, requestId: string): Promise<worldProto.Operation> {
    if (!isOperationId(id)) throw new DomainError('OPERATION_NOT_FOUND');
    const { operation } = await this.world.getOperation({ accountId: user.accountId, operationId: id }, { requestId });
    if (operation === undefined) throw new DomainError('OPERATION_NOT_FOUND');
    return operation;
  }

  /** A page, newest first. */
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
    return { operations, nextPageToken: nextPageToken === '' ? null : nextPageToken };
  }

  /** The record is the authority: it says CANCELLED at once, and the workflow is told to stop. */
  async cancel(user: ApiUser, id: string, requestId: string): Promise<worldProto.Operation> {
    if (!isOperationId(id)) throw new DomainError('OPERATION_NOT_FOUND');
    const { operation } = await this.world.cancelOperation({ accountId: user.accountId, operationId: id }, { requestId });
    if (operation === undefined) throw new DomainError('OPERATION_NOT_FOUND');
    if (stateOf(operation.state) !== 'SUCCEEDED') await this.stopWorkflow(id, requestId);
    return operation;
  }

  async startWorkflow(operation: worldProto.Operation, requestId: string): Promise<void> {
    const { operationId: id, accountId, model, kind } = operation;
    try {
      await this.workflows.start({ operationId: id, kind: kindOf(kind), accountId, model, requestId });
    } catch (error) {
      // The operation is on record: the reconciler starts it when Temporal is back.
      this.logger.warn(
        { err: error, request_id: requestId, operationId: id },
        'the workflow could not be started; the sweep starts it later',
      );
    }
  }

  async stopWorkflow(id: string, requestId: string): Promise<void> {
    try {
      await this.workflows.cancel(id);
    } catch (error) {
      // The run learns of its end at its next progress report.
      this.logger.warn({ err: error, request_id: requestId, operationId: id }, 'the cancellation could not be sent to the workflow');
    }
  }

  /** Starts the workflow of a delivery whose operation had its result at once. */
  async startDelivery(deliveryId: string, requestId: string): Promise<void> {
    try {
      await this.workflows.deliver(deliveryId, 0);
    } catch (error) {
      // The delivery is on record: the sweep of deliveries starts it when Temporal is back.
      this.logger.warn({ err: error, request_id: requestId, deliveryId }, 'the delivery could not be started; the sweep starts it later');
    }
  }

  /**
   * The operation when it has ended, or as it was last known when that takes too long, nobody waits any more or nobody can tell: it
   * has begun, and an answer without its id would have it begun again.
   */
  async settled(operation: worldProto.Operation, patience: AbortSignal, requestId: string): Promise<worldProto.Operation> {
    let latest = operation;
    if (hasEnded(stateOf(latest.state))) return latest;
    const { accountId, operationId } = operation;
    const watch = watchOperation(this.world, { accountId, operationId }, { requestId, signal: patience });
    try {
      for await (const change of watch) {
        latest = change.operation ?? latest;
        if (hasEnded(stateOf(latest.state))) break;
      }
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      this.logger.warn({ request_id: requestId, operationId, code: error.code }, 'returning the last known state of an operation');
    }
    return latest;
  }

  async view(operation: worldProto.Operation, requestId: string): Promise<OperationView> {
    return operationView(operation, await this.views.response(operation, requestId));
  }
}
