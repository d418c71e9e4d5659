import { OPERATION_DEADLINE_MS, computeBucketEdges, findPeriodFault, DomainError } from '@diorama/domain';
import type { StatisticsPeriod } from '@diorama/domain';
import { inTransaction, queryRows } from '@diorama/postgres';
import type { adminProto } from '@diorama/proto-types';
import type { DataSource } from 'typeorm';

import { countOpenBefore, readCredits, readEvents } from './counts.js';
import type { CreditRow, EventRow, OfBucket } from './counts.js';
import { readModelDurations, readQueue, readStageDurations } from './durations.js';
import type { DurationRow } from './durations.js';

/** One picture of the database for all statements, which may change nothing. */
const READ_ONLY = 'SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY';

/** The reconciler ends what is past its deadline some time after it. */
const LONGEST_OPEN_SECONDS = (2 * OPERATION_DEADLINE_MS) / 1_000;

interface Rows {
  readonly events: readonly EventRow[];
  readonly credits: readonly CreditRow[];
  readonly models: readonly DurationRow[];
  readonly stages: readonly DurationRow[];
}

/**
 * What happened in a period, by buckets: every figure is counted from the operations and the ledger, the totals apart from the buckets.
 *
 * @param accountId null for all accounts
 * @throws DomainError ARGUMENT_INVALID for a period that `findPeriodFault` refuses
 */
export function readStatistics(
  dataSource: DataSource,
  period: StatisticsPeriod,
  accountId: string | null,
): Promise<adminProto.GetStatisticsResponse> {
  const fault = findPeriodFault(period);
  if (fault !== null) throw new DomainError('ARGUMENT_INVALID', { argument: fault.field, problem: fault.message });
  const edges = computeBucketEdges(period);
  const range = { edges: edges.map((edge) => new Date(edge).toISOString()), from: period.from, until: period.until, accountId };
  return inTransaction(dataSource, async (transaction) => {
    await queryRows(transaction, READ_ONLY);
    const rows: Rows = {
      events: await readEvents(transaction, range),
      credits: await readCredits(transaction, range),
      models: await readModelDurations(transaction, range),
      stages: await readStageDurations(transaction, range),
    };
    const openBefore = await countOpenBefore(transaction, range, LONGEST_OPEN_SECONDS);
    const queue = await readQueue(transaction, accountId);
    const rowsOf = splitByBucket(rows);
    return {
      total: toPeriod(rowsOf(null), [period.from, period.until], openBefore),
      buckets: toBuckets(rowsOf, edges, openBefore),
      queue: {
        queued: queue.queued,
        oldestQueuedSeconds: queue.oldest_queued,
        running: queue.running,
        unbegun: queue.unbegun,
        oldestUnbegunSeconds: queue.oldest_unbegun,
      },
    };
  });
}

type RowsOfBucket = (bucket: number | null) => Rows;

/** The rows of each bucket, counted from 1; those of the whole range under null. */
function splitByBucket(rows: Rows): RowsOfBucket {
  const split = <Row extends OfBucket>(all: readonly Row[]): ((bucket: number | null) => readonly Row[]) => {
    const groups = groupRows(all, (row) => row.bucket);
    return (bucket) => groups.get(bucket) ?? [];
  };
  const [events, credits, models, stages] = [split(rows.events), split(rows.credits), split(rows.models), split(rows.stages)];
  return (bucket) => ({ events: events(bucket), credits: credits(bucket), models: models(bucket), stages: stages(bucket) });
}

function toBuckets(rowsOf: RowsOfBucket, edges: readonly number[], openBefore: number): adminProto.StatisticsPeriod[] {
  let open = openBefore;
  return edges.slice(1).map((until, index) => {
    const figures = toPeriod(rowsOf(index + 1), [new Date(edges[index] ?? 0), new Date(until)], open);
    open = figures.openOperations;
    return figures;
  });
}

function groupRows<Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): ReadonlyMap<Key, readonly Row[]> {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group === undefined) groups.set(keyOf(row), [row]);
    else group.push(row);
  }
  return groups;
}

/** @param openBefore operations that had not ended when the period began */
function toPeriod(
  { events, credits: [credits], models, stages }: Rows,
  [from, until]: readonly [Date, Date],
  openBefore: number,
): adminProto.StatisticsPeriod {
  const failures: Record<string, number> = {};
  for (const { event, failure, count } of events) if (event === 'FAILED') failures[failure] = (failures[failure] ?? 0) + count;
  return {
    from,
    until,
    operations: [...groupRows(events, ({ kind }) => kind)].map(([kind, ofKind]) => toCounts(kind, ofKind)),
    failures,
    creditsUsed: credits?.used ?? 0,
    creditsReturned: credits?.returned ?? 0,
    openOperations: events.reduce((open, { event, count }) => open + (event === 'STARTED' ? count : -count), openBefore),
    generations: toDuration(models.find(({ name }) => name === null)),
    models: models.filter(({ name }) => name !== null).map(toDuration),
    stages: stages.map(toDuration),
  };
}

function toCounts(kind: string, events: readonly EventRow[]): adminProto.OperationCounts {
  const count = (name: string): number => events.reduce((sum, { event, count: more }) => sum + (event === name ? more : 0), 0);
  return { kind, started: count('STARTED'), succeeded: count('SUCCEEDED'), failed: count('FAILED'), cancelled: count('CANCELLED') };
}

const toDuration = (row: DurationRow | undefined): adminProto.DurationFigures => ({
  name: row?.name ?? '',
  count: row?.count ?? 0,
  p50: row?.p50 ?? 0,
  p95: row?.p95 ?? 0,
});
