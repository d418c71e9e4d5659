import { Metrics } from '@diorama/telemetry';
import { readStatistics } from '@diorama/statistics';
import { findFreePort, startPostgres } from '@diorama/testkit';
import type { TestDatabase } from '@diorama/testkit';
import type { adminProto } from '@diorama/proto-types';
import { createWorldDataSource } from '@diorama/world-schema';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { observeDatabaseMetrics } from '../database-metrics.js';
import { getErrorCode } from '../testing/error-code.js';
import { createRandom, seedHistory } from '../testing/seed-history.js';
import type { SeededOperation } from '../testing/seed-history.js';
import { startTestAdmin } from '../testing/start-admin.js';
import type { TestAdmin } from '../testing/start-admin.js';
import { TestCustomers } from '../testing/test-customers.js';

type Test = TestAdmin<Awaited<ReturnType<TestDatabase['openAdmin']>>>;

/** As much of a session with Postgres as the test of plans uses. */
interface Session {
  query(
    statement: string | { readonly text: string; readonly values?: unknown[] | undefined },
  ): Promise<{ readonly rows: Record<string, string>[] }>;
}

let test: Test;
let history: SeededOperation[];
let accounts: string[];

/** Around the night on which the clocks of Berlin are put back, and New York is still on summer time. */
const BEGIN = Date.parse('2026-10-22T00:00:00Z');
const DAYS = 10;
const CREDITS = 10_000_000;
const HOUR_MS = 3_600_000;

beforeAll(async () => {
  test = await startTestAdmin({ startPostgres, freePort: findFreePort });
  const customers = new TestCustomers(test.world, test.sql);
  const owners = [await customers.open({ credits: CREDITS }), await customers.open({ credits: CREDITS })];
  accounts = owners.map(({ accountId }) => accountId);
  history = await seedHistory(test.sql, owners, { seed: 20_261_128, count: 400, begin: BEGIN, days: DAYS });
});

afterAll(() => test?.close());

const ask = (
  from: number,
  until: number,
  change: Partial<adminProto.GetStatisticsRequest> = {},
): Promise<adminProto.GetStatisticsResponse> =>
  test.admin.getStatistics({ from: new Date(from), until: new Date(until), bucket: 'day', timeZone: 'UTC', accountId: '', ...change });

/** The figures of a period, counted one by one from what was seeded. */
function count(from: number, until: number, of = history) {
  const isIn = (time: number | null): boolean => time !== null && time >= from && time < until;
  const ended = of.filter(({ endedAt }) => isIn(endedAt));
  const kinds = [...new Set(of.map(({ kind }) => kind))].toSorted();
  const sum = (rows: readonly SeededOperation[], state: SeededOperation['state'][]): number =>
    rows.filter((row) => state.includes(row.state)).reduce((total, { credits }) => total + credits, 0);
  const failures: Record<string, number> = {};
  for (const { failure } of ended) if (failure !== null) failures[failure] = (failures[failure] ?? 0) + 1;
  return {
    operations: kinds
      .map((kind) => ({
        kind,
        started: of.filter((row) => row.kind === kind && isIn(row.createdAt)).length,
        succeeded: ended.filter((row) => row.kind === kind && row.state === 'SUCCEEDED').length,
        failed: ended.filter((row) => row.kind === kind && row.state === 'FAILED').length,
        cancelled: ended.filter((row) => row.kind === kind && row.state === 'CANCELLED').length,
      }))
      .filter(({ started, succeeded, failed, cancelled }) => started + succeeded + failed + cancelled > 0),
    failures,
    creditsUsed: sum(ended, ['SUCCEEDED']),
    creditsReturned: sum(ended, ['FAILED', 'CANCELLED']),
    openOperations: of.filter(({ createdAt, endedAt }) => createdAt < until && (endedAt === null || endedAt >= until)).length,
  };
}

const countsOf = ({ operations, failures, creditsUsed, creditsReturned, openOperations }: adminProto.StatisticsPeriod) => ({
  operations: operations.toSorted((a, b) => a.kind.localeCompare(b.kind)),
  failures,
  creditsUsed,
  creditsReturned,
  openOperations,
});

/** The percentile that PostgreSQL's `percentile_cont` defines: linear between the two nearest values. */
function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const at = share * (sorted.length - 1);
  const [low = 0, high = 0] = [sorted[Math.floor(at)], sorted[Math.ceil(at)]];
  return low + (high - low) * (at - Math.floor(at));
}

describe('the figures of a period', () => {
  it('equal the operations and the ledger in every bucket, for random periods, buckets and time zones', async () => {
    const random = createRandom(7);
    const zones = ['UTC', 'Europe/Berlin', 'America/New_York', 'Asia/Kathmandu', 'Australia/Lord_Howe'];
    for (let turn = 0; turn < 20; turn++) {
      const from = BEGIN + Math.floor(random() * DAYS * 24 * HOUR_MS * 0.6);
      const until = from + HOUR_MS + Math.floor(random() * 4 * 24 * HOUR_MS);
      const bucket = ['hour', 'day', 'week'][turn % 3] ?? 'day';
      const timeZone = zones[turn % zones.length] ?? 'UTC';
      const { total, buckets } = await ask(from, until, { bucket, timeZone });
      expect(total && countsOf(total)).toEqual(count(from, until));
      expect(buckets.map(countsOf)).toEqual(buckets.map((each) => count(each.from?.getTime() ?? 0, each.until?.getTime() ?? 0)));
      expect(buckets.map((each) => each.from)).toEqual([new Date(from), ...buckets.slice(0, -1).map((each) => each.until)]);
      expect(buckets.at(-1)?.until).toEqual(new Date(until));
    }
  });

  it('add up to the balances of the accounts over the whole history', async () => {
    const end = BEGIN + (DAYS + 3) * 24 * HOUR_MS;
    for (const accountId of accounts) {
      const { total, buckets } = await ask(BEGIN, end, { accountId });
      const { rows } = await test.sql.query(
        `SELECT (${CREDITS} - balance)::int AS spent, held::int, (SELECT coalesce(sum(amount), 0)::int FROM credit_hold h WHERE h.account_id = $1
           AND h.state = 'RELEASED') AS released FROM account WHERE id = $1`,
        [accountId],
      );
      expect({ spent: total?.creditsUsed, released: total?.creditsReturned }).toMatchObject({
        spent: rows[0]?.spent,
        released: rows[0]?.released,
      });
      expect(buckets.reduce((sum, { creditsUsed }) => sum + creditsUsed, 0)).toBe(total?.creditsUsed);
      expect(total && countsOf(total)).toEqual(
        count(
          BEGIN,
          end,
          history.filter((row) => row.accountId === accountId),
        ),
      );
    }
  });

  it('count an event at a boundary once, in the bucket that begins there', async () => {
    const { createdAt, kind } = history[5] ?? { createdAt: 0, kind: '' };
    const started = async (from: number, until: number): Promise<number> =>
      (await ask(from, until)).total?.operations.find((counts) => counts.kind === kind)?.started ?? 0;
    const inside = history.filter((row) => row.kind === kind && row.createdAt === createdAt).length;
    expect(inside).toBeGreaterThan(0);
    expect([await started(createdAt - 1, createdAt), await started(createdAt, createdAt + 1)]).toEqual([0, inside]);
  });

  it('have the day of 25 hours as one bucket', async () => {
    const night = Date.parse('2026-10-24T22:00:00Z');
    const { buckets } = await ask(night, night + 49 * HOUR_MS, { timeZone: 'Europe/Berlin' });
    expect(buckets.map(({ from, until }) => ((until?.getTime() ?? 0) - (from?.getTime() ?? 0)) / HOUR_MS)).toEqual([25, 24]);
    expect(buckets.map(countsOf)).toEqual([count(night, night + 25 * HOUR_MS), count(night + 25 * HOUR_MS, night + 49 * HOUR_MS)]);
  });

  it('have the percentiles of the generations that succeeded, by model and by stage', async () => {
    const [from, until] = [BEGIN, BEGIN + DAYS * 24 * HOUR_MS];
    const { total } = await ask(from, until);
    const runs = history.filter((row) => row.kind === 'generate-world' && row.state === 'SUCCEEDED' && (row.endedAt ?? 0) < until);
    const figures = (name: string, seconds: number[]) => ({
      name,
      count: seconds.length,
      p50: expect.closeTo(percentile(seconds, 0.5), 3),
      p95: expect.closeTo(percentile(seconds, 0.95), 3),
    });
    const took = (of: readonly SeededOperation[]): number[] => of.map(({ createdAt, endedAt }) => ((endedAt ?? 0) - createdAt) / 1_000);
    const models = [...new Set(runs.map(({ model }) => model))].toSorted();
    expect(total?.generations).toEqual(figures('', took(runs)));
    expect(total?.models).toEqual(models.map((model) => figures(model, took(runs.filter((row) => row.model === model)))));
    const stages = ['compose', 'render'];
    const ofStage = (name: string): number[] =>
      runs.flatMap((row) => row.stages.filter((stage) => stage.name === name).map(({ seconds }) => seconds));
    expect(total?.stages).toEqual(stages.map((name) => figures(name, ofStage(name))));
  });
});

describe('figures of now', () => {
  it('equal the metrics of the same rows', async () => {
    const customers = new TestCustomers(test.world, test.sql);
    const owner = await customers.open({ credits: 1_000_000 });
    const [first, second, third] = [await customers.begun(owner), await customers.begun(owner), await customers.begun(owner)];
    await customers.succeed(first);
    await test.world.client.finishOperation({ operationId: second.operationId, failure: { code: 'TIMEOUT', message: 'late' } });
    await test.sql.query(
      `UPDATE operation SET ended_at = ended_at - interval '11 seconds', created_at = created_at - interval '1 minute'
      WHERE account_id = $1 AND ended_at IS NOT NULL`,
      [owner.accountId],
    );
    const now = Date.now() + 1_000;
    const { total, queue } = await ask(now - HOUR_MS, now);
    const text = await readMetrics();
    const metric = (name: string, state: string): number =>
      [...text.matchAll(new RegExp(`^${name}\\{[^}]*state="${state}"[^}]*\\} (\\d+)$`, 'gm'))].reduce(
        (sum, [, value]) => sum + Number(value),
        0,
      );
    const worlds = total?.operations.find(({ kind }) => kind === 'generate-world');
    expect(worlds).toMatchObject({ started: 3, succeeded: 1, failed: 1, cancelled: 0 });
    expect([worlds?.succeeded, worlds?.failed]).toEqual([
      metric('diorama_operations_ended_total', 'SUCCEEDED'),
      metric('diorama_operations_ended_total', 'FAILED'),
    ]);
    expect(total?.failures).toEqual({ TIMEOUT: 1 });
    expect(queue?.queued).toBe(metric('diorama_operations_open', 'QUEUED'));
    expect((await ask(now - HOUR_MS, now, { accountId: owner.accountId })).queue).toMatchObject({ queued: 1, running: 0, unbegun: 0 });
    await customers.succeed(third);
  });

  /** Of a process that has just begun to count what ended in the last minutes. */
  async function readMetrics(): Promise<string> {
    const metrics = new Metrics();
    const dataSource = createWorldDataSource({ url: test.databaseUrl, poolSize: 1, onIdleError: () => undefined });
    await dataSource.initialize();
    try {
      observeDatabaseMetrics(metrics, dataSource);
      return await metrics.toText();
    } finally {
      await dataSource.destroy();
    }
  }
});

describe('a request for figures', () => {
  it.each([
    ['an empty period', { from: new Date(BEGIN), until: new Date(BEGIN) }],
    ['a period of years', { from: new Date(0) }],
    ['too many buckets', { bucket: 'minute' }],
    ['an unknown bucket', { bucket: "day'; DROP TABLE operation" }],
    ['an unknown time zone', { timeZone: "UTC'; DROP TABLE operation --" }],
    ['no time zone', { timeZone: '' }],
  ])('is refused for %s', async (_name, change) => {
    expect(await getErrorCode(ask(BEGIN, BEGIN + 24 * HOUR_MS, change))).toBe('ARGUMENT_INVALID');
  });

  it('knows no figures of an account that does not exist', async () => {
    const { total } = await ask(BEGIN, BEGIN + 24 * HOUR_MS, { accountId: 'acc_0000000000000000000000' });
    expect(total).toMatchObject({ operations: [], failures: {}, creditsUsed: 0, creditsReturned: 0, openOperations: 0 });
  });

  it('writes nothing, and reads by the indexes of time', async () => {
    const dataSource = createWorldDataSource({ url: test.databaseUrl, poolSize: 1, onIdleError: () => undefined });
    await dataSource.initialize();
    try {
      const runner = dataSource.createQueryRunner();
      const session = (await runner.connect()) as Session;
      const run = vi.spyOn(session, 'query');
      await runner.release(); // the pool has this session alone
      await readStatistics(dataSource, { from: new Date(BEGIN), until: new Date(BEGIN + HOUR_MS), bucket: 'hour', timeZone: 'UTC' }, null);
      const statements = run.mock.calls.map(([statement]) => statement).filter((statement) => typeof statement === 'object');
      run.mockRestore();
      expect(statements[0]?.text).toContain('READ ONLY');
      await session.query('SET enable_seqscan = off');
      let plans = '';
      for (const { text, values } of statements.slice(1)) {
        const { rows } = await session.query({ text: `EXPLAIN ${text}`, values });
        plans += rows.map((row) => row['QUERY PLAN']).join('\n');
      }
      for (const index of ['operation_by_time', 'operation_ends', 'operation_open', 'ledger_transfer_usage'])
        expect(plans).toContain(index);
      expect(plans).not.toMatch(/Seq Scan on (operation|ledger_transfer|ledger_entry|credit_hold)\b/);
    } finally {
      await dataSource.destroy();
    }
  });
});
