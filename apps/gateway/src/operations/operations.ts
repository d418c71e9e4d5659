import { Inject, Injectable } from '@nestjs/common';

import type { ListOperationsQuery } from '@diorama/contract';
import { DomainError, LIMITS, isTerminalState, isOperationId } from '@diorama/domain';
import type { worldProto } from '@diorama/proto-types';
import type { WorldClient } from '@diorama/rpc';
import type { Logger } from '@diorama/telemetry';
import { parseOperationKind, parseOperationState, toOperationView } from '@diorama/views';
import type { OperationView } from '@diorama/views';

import type { AuthenticatedUser } from '../accounts/api-keys.js';
import { LOGGER, WORKFLOW_STARTER, WORLD_CLIENT } from '../clients/injection-tokens.js';
import { WorldViewBuilder } from '../views/world-views.js';
import { watchOperation } from './watch-operation.js';
import type { WorkflowStarter } from '../clients/workflow-starter.js';

export interface StartedOperation {
  readonly operation: worldProto.Operation;
  /** Whether this repeats the answer to an earlier request with the same idempotency key. */
  readonly replayed: boolean;
  readonly windows: readonly worldProto.RateWindow[];
}

/** An operation that a request began, and the same one after waiting for its end. */
interface SettledOperation {
  readonly begun: worldProto.Operation;
  readonly settled: worldProto.Operation;
}

/** The answer to a question for the place in the queue. */
export interface QueuePlaceView {
  readonly operation_id: string;
  readonly position: number | null;
  readonly waiting: number;
  readonly estimated_start_seconds: number | null;
  readonly estimated_seconds: number | null;
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
export class OperationsService {
  constructor(
    @Inject(WORLD_CLIENT) private readonly world: WorldClient,
    @Inject(WORKFLOW_STARTER) private readonly workflows: WorkflowStarter,
    @Inject(WorldViewBuilder) private readonly views: WorldViewBuilder,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Starts the workflow of an operation that was just recorded; it cannot be lost any more. */
  async launch({ operation, replayed, windows = [] }: Begun): Promise<StartedOperation> {
    if (operation === undefined) throw new DomainError('INTERNAL');
    if (!replayed) await this.startWorkflow(operation);
    return { operation, replayed, windows };
  }

  async read(user: AuthenticatedUser, id: string): Promise<worldProto.Operation> {
    if (!isOperationId(id)) throw new DomainError('OPERATION_NOT_FOUND');
    const { operation } = await this.world.getOperation({ accountId: user.accountId, operationId: id });
    if (operation === undefined) throw new DomainError('OPERATION_NOT_FOUND');
    return operation;
  }

  /** Where the operation stands among those that wait for a worker. */
  async queuePlace(user: AuthenticatedUser, id: string): Promise<QueuePlaceView> {
    if (!isOperationId(id)) throw new DomainError('OPERATION_NOT_FOUND');
    const place = await this.world.getQueuePlace({ accountId: user.accountId, operationId: id });
    return {
      operation_id: id,
      position: place.position ?? null,
      waiting: place.waiting,
      estimated_start_seconds: place.estimatedStartSeconds ?? null,
      estimated_seconds: place.estimatedSeconds ?? null,
    };
  }

  /** A page, newest first. */
  async list(user: AuthenticatedUser, query: ListOperationsQuery): Promise<OperationPage> {
    const { operations, nextPageToken } = await this.world.listOperations({
      accountId: user.accountId,
      pageSize: query.page_size ?? LIMITS.pageSizeDefault,
      pageToken: query.page_token ?? '',
      state: query.state ?? '',
    });
    return { operations, nextPageToken: nextPageToken === '' ? null : nextPageToken };
  }

  /** The database is authoritative: the operation is CANCELLED at once, and then its workflow is cancelled. */
  async cancel(user: AuthenticatedUser, id: string): Promise<worldProto.Operation> {
    if (!isOperationId(id)) throw new DomainError('OPERATION_NOT_FOUND');
    const { operation } = await this.world.cancelOperation({ accountId: user.accountId, operationId: id });
    if (operation === undefined) throw new DomainError('OPERATION_NOT_FOUND');
    if (parseOperationState(operation.state) !== 'SUCCEEDED') await this.stopWorkflow(id);
    return operation;
  }

  async startWorkflow(operation: worldProto.Operation): Promise<void> {
    const { operationId: id, accountId, model, kind } = operation;
    try {
      await this.workflows.start({ operationId: id, kind: parseOperationKind(kind), accountId, model, requestId: operation.requestId });
    } catch (error) {
      // The operation is on record: the reconciler starts it when Temporal is back.
      this.logger.warn({ err: error, operation_id: id }, 'could not start the workflow of the operation; a schedule starts it within 15 s');
    }
  }

  async stopWorkflow(id: string): Promise<void> {
    try {
      await this.workflows.cancel(id);
    } catch (error) {
      // The run learns of its end at its next progress report.
      this.logger.warn({ err: error, operation_id: id }, 'the cancellation could not be sent to the workflow');
    }
  }

  /** Starts the workflow of a delivery whose operation had its result at once. */
  async startDelivery(deliveryId: string): Promise<void> {
    try {
      await this.workflows.deliver(deliveryId, 0);
    } catch (error) {
      // The delivery is on record: the sweep of deliveries starts it when Temporal is back.
      this.logger.warn({ err: error, delivery_id: deliveryId }, 'could not start the workflow of the delivery; a schedule starts it later');
    }
  }

  /**
   * The operation when it has ended, or its last known state when that takes too long, the client has left or the state cannot be read: it
   * has begun, and an answer without its id would have it begun again.
   */
  async settled(operation: worldProto.Operation, patience: AbortSignal): Promise<worldProto.Operation> {
    let latest = operation;
    if (isTerminalState(parseOperationState(latest.state))) return latest;
    const { accountId, operationId } = operation;
    const watch = watchOperation(this.world, { accountId, operationId }, { signal: patience });
    try {
      for await (const change of watch) {
        latest = change.operation ?? latest;
        if (isTerminalState(parseOperationState(latest.state))) break;
      }
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      this.logger.warn({ operation_id: operationId, code: error.code }, 'returning the last known state of an operation');
    }
    return latest;
  }

  /**
   * Shows an operation that a request began and waited for. Where the result of the ended operation cannot be shown now, the operation is
   * shown as it began: it is paid for, and a client without its id would start it again.
   * @throws DomainError UNAVAILABLE when the operation had already ended before the request
   */
  async viewSettled<View>({ begun, settled }: SettledOperation, view: (operation: worldProto.Operation) => Promise<View>): Promise<View> {
    try {
      return await view(settled);
    } catch (error) {
      if (!(error instanceof DomainError) || error.code !== 'UNAVAILABLE') throw error;
      this.logger.warn({ operation_id: begun.operationId }, 'the result of an operation cannot be shown now; returning it as it began');
      return view(begun);
    }
  }

  async view(operation: worldProto.Operation): Promise<OperationView> {
    return toOperationView(operation, await this.views.content(operation));
  }
}
