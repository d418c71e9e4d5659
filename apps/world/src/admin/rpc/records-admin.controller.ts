import { Inject } from '@nestjs/common';
import { GrpcMethod } from '@nestjs/microservices';
import { DATA_SOURCE, GrpcController } from '@diorama/service';
import type { adminProto } from '@diorama/proto-types';
import type { DataSource } from 'typeorm';
import { parseRequest } from '@diorama/rpc';
import { readStatistics } from '@diorama/statistics';
import { listAuditLog, recordAuditLogEntry } from '@diorama/access';

import { cancelAnyOperation } from '../../operations/cancel-operation.js';
import { toOperationMessage } from '../../rpc/messages.js';
import { listAllOperations } from '../list-all-operations.js';
import { readOverview } from '../overview.js';
import { toAdminOperationMessage, toAuditLineMessage } from './messages.js';
import {
  cancelOperationRequestSchema,
  listAuditRequest,
  listOperationsRequestSchema,
  recordAuditRequestSchema,
  statisticsRequestSchema,
} from './requests.js';

/** What happened, across all accounts. */
@GrpcController()
export class RecordsAdminController {
  constructor(@Inject(DATA_SOURCE) private readonly dataSource: DataSource) {}

  @GrpcMethod('AdminService', 'adminListOperations')
  async listOperations(request: adminProto.AdminListOperationsRequest): Promise<adminProto.AdminListOperationsResponse> {
    const { rows, nextPageToken } = await listAllOperations(this.dataSource, parseRequest(listOperationsRequestSchema, request));
    return { operations: rows.map(toAdminOperationMessage), nextPageToken };
  }

  @GrpcMethod('AdminService', 'adminCancelOperation')
  async cancelOperation(request: adminProto.AdminCancelOperationRequest): Promise<adminProto.AdminCancelOperationResponse> {
    const { operationId, operator } = parseRequest(cancelOperationRequestSchema, request);
    return { operation: toOperationMessage(await cancelAnyOperation(this.dataSource, operationId, operator)) };
  }

  @GrpcMethod('AdminService', 'getOverview')
  async getOverview(): Promise<adminProto.GetOverviewResponse> {
    const { queued, running, refusals, ...figures } = await readOverview(this.dataSource);
    return { ...figures, queuedOperations: queued, runningOperations: running, refusals: { ...refusals } };
  }

  @GrpcMethod('AdminService', 'getStatistics')
  getStatistics(request: adminProto.GetStatisticsRequest): Promise<adminProto.GetStatisticsResponse> {
    const { accountId, ...period } = parseRequest(statisticsRequestSchema, request);
    return readStatistics(this.dataSource, period, accountId);
  }

  @GrpcMethod('AdminService', 'recordAudit')
  async recordAudit(request: adminProto.RecordAuditRequest): Promise<adminProto.RecordAuditResponse> {
    const { detailsJson: details, ...line } = parseRequest(recordAuditRequestSchema, request);
    await recordAuditLogEntry(this.dataSource, { ...line, details });
    return {};
  }

  @GrpcMethod('AdminService', 'listAudit')
  async listAudit(request: adminProto.ListAuditRequest): Promise<adminProto.ListAuditResponse> {
    const { rows, nextPageToken } = await listAuditLog(this.dataSource, parseRequest(listAuditRequest, request));
    return { lines: rows.map(toAuditLineMessage), nextPageToken };
  }
}
