import { Inject } from '@nestjs/common';
import { GrpcMethod } from '@nestjs/microservices';
import { DATA_SOURCE, GrpcController } from '@diorama/service';
import type { worldProto } from '@diorama/proto-types';
import type { DataSource } from 'typeorm';
import { parseRequest } from '@diorama/rpc';

import { expireOperations } from '../expire-operations.js';
import { finishOperation } from '../finish-operation.js';
import { listOpenOperations } from '../list-open-operations.js';
import { recordPreview } from '../record-preview.js';
import { recordProgress } from '../record-progress.js';
import { getOperationRun, startOperationRun } from '../runs.js';
import { deleteExpiredRows } from '../../retention/sweep-rows.js';
import { toRunMessage, toOperationStateMessage } from '../../rpc/messages.js';
import {
  expireOperationsRequestSchema,
  finishOperationRequestSchema,
  listOpenOperationsRequestSchema,
  parseOperationId,
  recordPreviewRequestSchema,
  recordProgressRequestSchema,
  sweepRowsRequestSchema,
} from '../../rpc/requests.js';

/** Operations as the workers see them, whosever they are. */
@GrpcController()
export class RunsController {
  constructor(@Inject(DATA_SOURCE) private readonly dataSource: DataSource) {}

  @GrpcMethod('WorldService', 'startRun')
  async startRun(request: worldProto.StartRunRequest): Promise<worldProto.StartRunResponse> {
    return toRunMessage(await startOperationRun(this.dataSource, parseOperationId(request)));
  }

  @GrpcMethod('WorldService', 'getRun')
  async getRun(request: worldProto.GetRunRequest): Promise<worldProto.GetRunResponse> {
    return toRunMessage(await getOperationRun(this.dataSource, parseOperationId(request)));
  }

  @GrpcMethod('WorldService', 'recordProgress')
  async recordProgress(request: worldProto.RecordProgressRequest): Promise<worldProto.RecordProgressResponse> {
    const { operationId, progress } = parseRequest(recordProgressRequestSchema, request);
    await recordProgress(this.dataSource, operationId, progress);
    return {};
  }

  @GrpcMethod('WorldService', 'recordPreview')
  async recordPreview(request: worldProto.RecordPreviewRequest): Promise<worldProto.RecordPreviewResponse> {
    const { operationId, ...preview } = parseRequest(recordPreviewRequestSchema, request);
    return { recorded: await recordPreview(this.dataSource, operationId, preview) };
  }

  @GrpcMethod('WorldService', 'finishOperation')
  async finishOperation(request: worldProto.FinishOperationRequest): Promise<worldProto.FinishOperationResponse> {
    const { operationId, outcome } = parseRequest(finishOperationRequestSchema, request);
    const { state, applied, deliveryId, moreDeliveryIds } = await finishOperation(this.dataSource, operationId, outcome);
    return { state: toOperationStateMessage(state), applied, deliveryId, moreDeliveryIds: [...moreDeliveryIds] };
  }

  @GrpcMethod('WorldService', 'listOpenOperations')
  async listOpenOperations(request: worldProto.ListOpenOperationsRequest): Promise<worldProto.ListOpenOperationsResponse> {
    const rows = await listOpenOperations(this.dataSource, parseRequest(listOpenOperationsRequestSchema, request));
    return {
      operations: rows.map((row) => ({
        operationId: row.id,
        kind: row.kind,
        accountId: row.account_id,
        model: row.model,
        requestId: row.request_id,
      })),
    };
  }

  @GrpcMethod('WorldService', 'expireOperations')
  async expireOperations(request: worldProto.ExpireOperationsRequest): Promise<worldProto.ExpireOperationsResponse> {
    const { limit } = parseRequest(expireOperationsRequestSchema, request);
    return { operationIds: await expireOperations(this.dataSource, limit) };
  }

  @GrpcMethod('WorldService', 'sweepRows')
  async sweepRows(request: worldProto.SweepRowsRequest): Promise<worldProto.SweepRowsResponse> {
    const { limit } = parseRequest(sweepRowsRequestSchema, request);
    return { deleted: await deleteExpiredRows(this.dataSource, limit) };
  }
}
