import type { AdminResponse } from '@diorama/contract';
import { DomainError } from '@diorama/domain';
import type { StatisticsPeriod } from '@diorama/domain';
import type { adminProto } from '@diorama/proto-types';

import { toOperationQueueView } from './operation-queue-view.js';
import { toRequiredTimeView } from '../time-view.js';

/** Figures over time as operators see them. */
export function toStatisticsView(
  { from, until, bucket, timeZone }: StatisticsPeriod,
  { total, buckets, queue }: adminProto.GetStatisticsResponse,
): AdminResponse<'Statistics'> {
  if (total === undefined || queue === undefined) throw new DomainError('INTERNAL');
  return {
    from: from.toISOString(),
    until: until.toISOString(),
    bucket,
    time_zone: timeZone,
    total: toPeriodView(total),
    buckets: buckets.map(toPeriodView),
    queue: toOperationQueueView(queue),
  };
}

function toPeriodView(period: adminProto.StatisticsPeriod): AdminResponse<'StatisticsPeriod'> {
  return {
    from: toRequiredTimeView(period.from),
    until: toRequiredTimeView(period.until),
    operations: Object.fromEntries(
      period.operations.map(({ kind, started, succeeded, failed, cancelled }) => [kind, { started, succeeded, failed, cancelled }]),
    ),
    failures: period.failures,
    open_operations: period.openOperations,
    credits_used: period.creditsUsed,
    credits_returned: period.creditsReturned,
    generations: toDurationView(period.generations),
    models: Object.fromEntries(period.models.map((figures) => [figures.name, toDurationView(figures)])),
    stages: Object.fromEntries(period.stages.map((figures) => [figures.name, toDurationView(figures)])),
  };
}

function toDurationView(figures: adminProto.DurationFigures | undefined): AdminResponse<'DurationFigures'> {
  if (figures === undefined || figures.count === 0) return { count: 0, p50_seconds: null, p95_seconds: null };
  return { count: figures.count, p50_seconds: figures.p50, p95_seconds: figures.p95 };
}
