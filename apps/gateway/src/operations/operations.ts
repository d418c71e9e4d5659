import { Inject, Injectable } from '@nestjs/common';

import type { GenerateWorldRequest } from '@diorama/contract';
import { DomainError, isOperationId } from '@diorama/domain';
import type { worldProto } from '@diorama/proto-types';
import type { WorldClient } from '@diorama/rpc';
import type { Logger } from '@diorama/telemetry';

import type { ApiUser } from '../accounts/api-keys.js';
import { CLOCK, LOGGER, WORKFLOWS, WORLD } from '../tokens.js';
import { beginGeneration } from '../worlds/begin-generation.js';
import { WorldViews } from '../worlds/world-views.js';
import { operationView } from './operation-view.js';
import type { OperationView } from './operation-view.js';
import type { Workflows } from './workflows.js';

/** Begins, reads and cancels the operations of an API user. */
@Injectable()
export class Operations {
  constructor(
    @Inject(WORLD) private readonly world: WorldClient,
    @Inject(WORKFLOWS) private readonly workflows: Workflows,
    @Inject(WorldViews) private readonly views: WorldViews,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(CLOCK) private readonly clock: () => number,
  ) {}

  /** Records the operation, then starts its workflow. Once it is recorded it cannot be lost. */
  async generateWorld(user: ApiUser, request: GenerateWorldRequest, requestId: string): Promise<OperationView> {
    const { operation } = await this.world.beginOperation(beginGeneration({ user, request, requestId, nowMs: this.clock() }), {
      requestId,
    });
    if (operation === undefined) throw new DomainError('INTERNAL');
    await this.startWorkflow(operation, requestId);
    return this.view(operation, requestId);
  }

  async read(user: ApiUser, id: string, requestId: string): Promise<OperationView> {
    if (!isOperationId(id)) throw new DomainError('OPERATION_NOT_FOUND');
    const { operation } = await this.world.getOperation({ accountId: user.accountId, operationId: id }, { requestId });
    if (operation === undefined) throw new DomainError('OPERATION_NOT_FOUND');
    return this.view(operation, requestId);
  }

  /** The record is the authority: it says CANCELLED at once, and the workflow is told to stop. */
  async cancel(user: ApiUser, id: string, requestId: string): Promise<OperationView> {
    if (!isOperationId(id)) throw new DomainError('OPERATION_NOT_FOUND');
    const { operation } = await this.world.cancelOperation({ accountId: user.accountId, operationId: id }, { requestId });
    if (operation === undefined) throw new DomainError('OPERATION_NOT_FOUND');
    const view = await this.view(operation, requestId);
    if (view.metadata?.progress.status !== 'SUCCEEDED') await this.cancelWorkflow(id, requestId);
    return view;
  }

  private async startWorkflow(operation: worldProto.Operation, requestId: string): Promise<void> {
    const { operationId: id, accountId, model } = operation;
    try {
      await this.workflows.start({ operationId: id, kind: 'generate-world', accountId, model, requestId });
    } catch (error) {
      // The operation is on record: the reconciler starts it when Temporal is back.
      this.logger.warn({ err: error, requestId, operationId: id }, 'the workflow could not be started yet');
    }
  }

  private async cancelWorkflow(id: string, requestId: string): Promise<void> {
    try {
      await this.workflows.cancel(id);
    } catch (error) {
      // The run learns of its end at its next progress report.
      this.logger.warn({ err: error, requestId, operationId: id }, 'the workflow could not be told to stop');
    }
  }

  private async view(operation: worldProto.Operation, requestId: string): Promise<OperationView> {
    const { world } = operation;
    return operationView(operation, world === undefined ? null : await this.views.of(world, requestId));
  }
}
