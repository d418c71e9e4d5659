import { Controller, Get, HttpCode, Inject, Param, Post } from '@nestjs/common';

import { adminOperationsQuery, listAuditQuery } from '@diorama/contract';
import type { AdminOperationsQuery, AdminResponse, ListAuditQuery } from '@diorama/contract';
import type { AdminClient } from '@diorama/rpc';

import { OperatorsOnly } from '../accounts/access.js';
import { ParsedQuery } from '../http/body.js';
import { Operator, RequestId } from '../http/request.js';
import { ADMIN } from '../tokens.js';
import { auditLineView, nextPage } from './account-view.js';
import { OperationRecords } from './operation-records.js';
import { pageOf } from './pages.js';

/** What happened, across all accounts. */
@Controller('admin/v1')
@OperatorsOnly()
export class RecordsAdminController {
  constructor(
    @Inject(ADMIN) private readonly admin: AdminClient,
    @Inject(OperationRecords) private readonly operations: OperationRecords,
  ) {}

  @Get('operations')
  listOperations(@ParsedQuery(adminOperationsQuery) query: AdminOperationsQuery, @RequestId() requestId: string) {
    return this.operations.list(query, requestId);
  }

  /** `::` is the router's literal colon, and the pattern keeps it out of the id. */
  @Post('operations/:operation_id([^:/]+)::cancel')
  @HttpCode(200)
  cancelOperation(@Param('operation_id') id: string, @Operator() operator: string, @RequestId() requestId: string) {
    return this.operations.cancel(id, operator, requestId);
  }

  @Get('overview')
  async overview(@RequestId() requestId: string): Promise<AdminResponse<'Overview'>> {
    const figures = await this.admin.getOverview({}, { requestId });
    return {
      accounts: figures.accounts,
      worlds: figures.worlds,
      queued_operations: figures.queuedOperations,
      running_operations: figures.runningOperations,
      last_24_hours: {
        succeeded: figures.succeeded,
        failed: figures.failed,
        cancelled: figures.cancelled,
        credits_used: figures.creditsUsed,
      },
      refusals_since_yesterday: figures.refusals,
    };
  }

  @Get('audit')
  async audit(@ParsedQuery(listAuditQuery) query: ListAuditQuery, @RequestId() requestId: string): Promise<AdminResponse<'AuditPage'>> {
    const { lines, nextPageToken } = await this.admin.listAudit({ accountId: query.account_id ?? '', ...pageOf(query) }, { requestId });
    return { lines: lines.map(auditLineView), next_page_token: nextPage(nextPageToken) };
  }
}
