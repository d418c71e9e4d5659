import type { Statistics, StatisticsPeriod } from '@diorama-worlds/sdk/admin';
import { describe, expect, it } from 'vitest';

import {
  buildBacklogChart,
  buildCreditChart,
  buildFailureChart,
  buildGenerationChart,
  buildOperationChart,
  buildStageChart,
  findBucket,
  hasValues,
  listKinds,
  toChartTable,
} from './charts.js';

const NONE = { count: 0, p50_seconds: null, p95_seconds: null };
const period = (from: string, until: string, change: Partial<StatisticsPeriod> = {}): StatisticsPeriod => ({
  from,
  until,
  operations: {},
  failures: {},
  open_operations: 0,
  credits_used: 0,
  credits_returned: 0,
  generations: NONE,
  models: {},
  stages: {},
  ...change,
});

const [FIRST, SECOND, END] = ['2026-11-01T10:00:00.000Z', '2026-11-01T11:00:00.000Z', '2026-11-01T11:30:00.000Z'];
const took = (p50: number, p95: number) => ({ count: 2, p50_seconds: p50, p95_seconds: p95 });
const worlds = { started: 3, succeeded: 1, failed: 2, cancelled: 0 };
const STATISTICS: Statistics = {
  from: FIRST,
  until: END,
  bucket: 'hour',
  time_zone: 'UTC',
  total: period(FIRST, END, {
    operations: { 'export-world': { started: 1, succeeded: 1, failed: 0, cancelled: 0 }, 'generate-world': worlds },
    failures: { TIMEOUT: 1, ENGINE_FAILED: 2 },
    open_operations: 1,
    credits_used: 500,
    credits_returned: 30,
    generations: took(20, 30),
    models: { 'svc-1.1': took(20, 30) },
    stages: { render: took(9, 10), compose: took(1, 2) },
  }),
  buckets: [
    period(FIRST, SECOND, {
      operations: { 'generate-world': worlds },
      failures: { ENGINE_FAILED: 2 },
      open_operations: 2,
      credits_used: 500,
      generations: took(20, 30),
      models: { 'svc-1.1': took(20, 30) },
      stages: { render: took(9, 10), compose: took(1, 2) },
    }),
    period(SECOND, END, { failures: { TIMEOUT: 1 }, open_operations: 1, credits_returned: 30 }),
  ],
  queue: { queued: 0, oldest_queued_seconds: 0, running: 1, waiting_for_worker: 0, longest_wait_seconds: 0 },
};

const rowsOf = (chart: Parameters<typeof toChartTable>[1]) => toChartTable(STATISTICS, chart);

describe('the charts of figures', () => {
  it('have a value for each bucket, 0 for a kind that does not occur in it, and the total of the period', () => {
    const { series } = buildOperationChart(STATISTICS, 'generate-world');
    expect(series.map(({ name, values, total }) => [name, values, total])).toEqual([
      ['Started', [3, 0], 3],
      ['Succeeded', [1, 0], 1],
      ['Failed', [2, 0], 2],
      ['Cancelled', [0, 0], 0],
    ]);
    expect(buildOperationChart(STATISTICS, 'depth-to-rgb').series.map(({ total }) => total)).toEqual([0, 0, 0, 0]);
  });

  it('name worlds first among the kinds', () => {
    expect(listKinds(STATISTICS)).toEqual(['generate-world', 'export-world']);
  });

  it('have no value where nothing was measured', () => {
    expect(buildGenerationChart(STATISTICS, null).series.map(({ values }) => values)).toEqual([
      [20, null],
      [30, null],
    ]);
    expect(buildGenerationChart(STATISTICS, 'svc-9').series.map(({ values, total }) => [values, total])).toEqual([
      [[null, null], null],
      [[null, null], null],
    ]);
    expect(hasValues(buildGenerationChart(STATISTICS, 'svc-9'))).toBe(false);
  });

  it('are files with the times of each bucket and the unit in the names of columns', () => {
    expect(rowsOf(buildStageChart(STATISTICS, 'p95_seconds'))).toEqual({
      columns: ['from', 'until', 'compose_seconds', 'render_seconds'],
      rows: [
        [FIRST, SECOND, 2, 10],
        [SECOND, END, null, null],
      ],
    });
    expect(rowsOf(buildCreditChart(STATISTICS))).toEqual({
      columns: ['from', 'until', 'used', 'returned'],
      rows: [
        [FIRST, SECOND, 500, 0],
        [SECOND, END, 0, 30],
      ],
    });
    expect(rowsOf(buildBacklogChart(STATISTICS)).rows.map((row) => row[2])).toEqual([2, 1]);
  });

  it('have each time in the bucket that it is in, up to the end of the bucket', () => {
    const edges = [10, 20, 30];
    expect([9, 10, 14, 19.9, 20, 29, 30, 31].map((time) => findBucket(edges, time))).toEqual([0, 0, 0, 0, 1, 1, 1, 1]);
  });

  it('have the most frequent failure first', () => {
    expect(buildFailureChart(STATISTICS).series.map(({ name, values }) => [name, values])).toEqual([
      ['ENGINE_FAILED', [2, 0]],
      ['TIMEOUT', [0, 1]],
    ]);
  });
});
