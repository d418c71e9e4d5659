import { Controller, Get, HttpCode, Inject, Param, Post } from '@nestjs/common';

import { adminOperationsQuerySchema, listAuditQuery, statisticsQuerySchema } from '@diorama/contract';
import type { AdminOperationsQuery, AdminResponse, ListAuditQuery, StatisticsQuery } from '@diorama/contract';
import { chooseStatisticsBucket, findPeriodFault } from '@diorama/domain';
import type { AdminClient } from '@diorama/rpc';
import { parseCreationQuery, parsePageQuery, toAuditLineView, toNextPageToken, toStatisticsView } from '@diorama/views';

import { RequireOperator, RequireRole } from '../accounts/route-access.js';
import { ValidatedQuery } from '../http/validated-body.js';
import { CurrentOperator } from '../accounts/current-user.js';
import { ADMIN_CLIENT, CLOCK } from '../clients/injection-tokens.js';
import { InvalidRequestError } from '../http/request-errors.js';
import { OperationRecordsService } from './operation-records.js';

const DAY_MS = 24 * 3_600_000;

/** What happened, across all accounts. */
@Controller('admin/v1')
@RequireOperator()
export class RecordsAdminController {
  constructor(
    @Inject(ADMIN_CLIENT) private readonly admin: AdminClient,
    @Inject(OperationRecordsService) private readonly operations: OperationRecordsService,
    @Inject(CLOCK) private readonly clock: () => number,
  ) {}

  @Get('operations')
  listOperations(@ValidatedQuery(adminOperationsQuerySchema) query: AdminOperationsQuery) {
    return this.operations.list(query);
  }

  /** `::` is the router's literal colon, and the pattern keeps it out of the id. */
  @Post('operations/:operation_id([^:/]+)::cancel')
  @RequireRole('support')
  @HttpCode(200)
  cancelOperation(@Param('operation_id') id: string, @CurrentOperator() operator: string) {
    return this.operations.cancel(id, operator);
  }

  @Get('overview')
  async overview(): Promise<AdminResponse<'Overview'>> {
    const figures = await this.admin.getOverview({});
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
        refusals: figures.refusals,
      },
    };
  }

  @Get('statistics')
  async statistics(@ValidatedQuery(statisticsQuerySchema) query: StatisticsQuery): Promise<AdminResponse<'Statistics'>> {
    const until = query.until ?? new Date(this.clock());
    const from = query.from ?? new Date(until.getTime() - DAY_MS);
    const period = { from, until, bucket: query.bucket ?? chooseStatisticsBucket(from, until), timeZone: query.time_zone ?? 'UTC' };
    const fault = findPeriodFault(period);
    if (fault !== null) throw new InvalidRequestError([{ type: 'value_error', loc: ['query', fault.field], msg: fault.message }]);
    return toStatisticsView(period, await this.admin.getStatistics({ ...period, accountId: query.account_id ?? '' }));
  }

  @Get('audit')
  async audit(@ValidatedQuery(listAuditQuery) query: ListAuditQuery): Promise<AdminResponse<'AuditPage'>> {
    const { lines, nextPageToken } = await this.admin.listAudit({
      accountId: query.account_id ?? '',
      operator: query.operator ?? '',
      action: query.action ?? '',
      ...parseCreationQuery(query),
      ...parsePageQuery(query),
    });
    return { lines: lines.map(toAuditLineView), next_page_token: toNextPageToken(nextPageToken) };
  }
}
