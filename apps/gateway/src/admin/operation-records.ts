import { Inject, Injectable } from '@nestjs/common';

import type { AdminOperationsQuery, AdminResponse } from '@diorama/contract';
import type { adminProto, worldProto } from '@diorama/proto-types';
import { DomainError, describeFailure, isOperationId } from '@diorama/domain';
import type { AdminClient } from '@diorama/rpc';
import type { TemporalUi } from '@diorama/temporal';
import {
  getFailureCode,
  parseCreationQuery,
  parseOperationKind,
  parseOperationState,
  parsePageQuery,
  toCostView,
  toNextPageToken,
  toRequiredTimeView,
  toTimeView,
} from '@diorama/views';
import type { WorldView } from '@diorama/views';

import { OperationsService } from '../operations/operations.js';
import { ADMIN_CLIENT, TEMPORAL_UI } from '../clients/injection-tokens.js';
import { WorldViewBuilder } from '../views/world-views.js';

/** The operations of all accounts as operators see them: with their stages and their worlds' pictures, never with a prompt. */
@Injectable()
export class OperationRecordsService {
  constructor(
    @Inject(ADMIN_CLIENT) private readonly admin: AdminClient,
    @Inject(WorldViewBuilder) private readonly worlds: WorldViewBuilder,
    @Inject(OperationsService) private readonly operations: OperationsService,
    @Inject(TEMPORAL_UI) private readonly temporalUi: Pick<TemporalUi, 'workflowUrl'>,
  ) {}

  async list(query: AdminOperationsQuery): Promise<AdminResponse<'OperationPage'>> {
    const search = {
      accountId: query.account_id ?? '',
      state: query.state ?? '',
      kind: query.kind ?? '',
      model: query.model ?? '',
      failureCode: query.failure_code ?? '',
      query: query.query ?? '',
      ...parseCreationQuery(query),
      ...parsePageQuery(query),
    };
    const { operations, nextPageToken } = await this.admin.adminListOperations(search);
    const worlds = operations.flatMap(({ operation }) => (operation?.world === undefined ? [] : [operation.world]));
    const views = await this.worlds.all(worlds);
    const byId = new Map(views.map((view) => [view.world_id, view]));
    return {
      operations: operations.map((record) => this.view(record, byId)),
      next_page_token: toNextPageToken(nextPageToken),
    };
  }

  /** Ends one that is under way; the credits that it holds go back. @throws DomainError OPERATION_NOT_FOUND */
  async cancel(operationId: string, operator: string): Promise<AdminResponse<'CancelledOperation'>> {
    if (!isOperationId(operationId)) throw new DomainError('OPERATION_NOT_FOUND');
    const { operation } = await this.admin.adminCancelOperation({ operationId, operator });
    const state = parseOperationState(present(operation).state);
    if (state !== 'SUCCEEDED') await this.operations.stopWorkflow(operationId);
    return { operation_id: operationId, state };
  }

  private view(record: adminProto.AdminOperation, worlds: ReadonlyMap<string, WorldView>): AdminResponse<'Operation'> {
    const operation = present(record.operation);
    const { operationId, progress } = operation;
    const failure = getFailureCode(operation);
    return {
      operation_id: operationId,
      account_id: operation.accountId,
      account_name: record.accountName,
      project_id: operation.projectId,
      kind: operation.kind,
      state: parseOperationState(operation.state),
      model: operation.model || null,
      seed: operation.seed,
      request_id: operation.requestId,
      world_id: operation.worldId || null,
      world: worldSummary(worlds.get(operation.worldId)),
      progress: progress === undefined ? null : { percent: progress.percent, stage: progress.stage, description: progress.description },
      failure: failure === null ? null : { code: failure, message: describeFailure(failure, parseOperationKind(operation.kind)).message },
      cost: toCostView(operation.cost),
      stages: record.stages.map(({ name, seconds }) => ({ name, seconds })),
      has_webhook: record.hasWebhook,
      created_at: toRequiredTimeView(operation.createdAt),
      started_at: toTimeView(record.startedAt),
      ended_at: toTimeView(record.endedAt),
      temporal_url: this.temporalUi.workflowUrl(operationId),
    };
  }
}

function worldSummary(world: WorldView | undefined): AdminResponse<'WorldSummary'> | null {
  if (world === undefined) return null;
  const { display_name: name, world_svc_url: url, assets, permission } = world;
  return { display_name: name, thumbnail_url: assets.thumbnail_url, caption: assets.caption, world_svc_url: url, permission };
}

function present(operation: worldProto.Operation | undefined): worldProto.Operation {
  if (operation === undefined) throw new DomainError('INTERNAL');
  return operation;
}
