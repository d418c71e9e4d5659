import { Metrics } from '@diorama/telemetry';
import { findFreePort, startPostgres } from '@diorama/testkit';
import type { TestDatabase, TestPostgres } from '@diorama/testkit';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { observeDatabaseMetrics } from './database-metrics.js';
import { createWorldDataSource } from '@diorama/world-schema';
import { TestCustomers } from './testing/test-customers.js';
import { startTestWorld } from './testing/start-world.js';
import type { TestWorld } from './testing/start-world.js';

let postgres: TestPostgres;
let admin: Awaited<ReturnType<TestDatabase['openAdmin']>>;
let world: TestWorld;
let dataSource: DataSource;
let customers: TestCustomers;

beforeAll(async () => {
  postgres = await startPostgres();
  const database = await postgres.createDatabase();
  world = await startTestWorld({ databaseUrl: database.url('world'), grpcAddress: `127.0.0.1:${await findFreePort()}` });
  dataSource = createWorldDataSource({ url: database.url('world'), poolSize: 1, onIdleError: () => undefined });
  await dataSource.initialize();
  admin = await database.openAdmin();
  await admin.query('SET search_path = world');
  customers = new TestCustomers(world, admin);
});

afterAll(async () => {
  await dataSource?.destroy();
  await world?.close();
  await admin?.end();
  await postgres?.stop();
});

/** The metrics of a new process. */
async function renderMetrics(): Promise<string> {
  const metrics = new Metrics();
  observeDatabaseMetrics(metrics, dataSource);
  return metrics.toText();
}

/** What has ended is counted when it is ten seconds old. */
const age = (operationId: string, seconds: number): Promise<unknown> =>
  admin.query(`UPDATE operation SET ended_at = now() - make_interval(secs => $2) WHERE id = $1`, [operationId, seconds]);

describe('the metrics of the record', () => {
  it('show open and ended operations', async () => {
    const account = await customers.open();
    const open = await customers.begun(account, { model: 'svc-1.1' });
    const ended = await customers.begun(account, { model: 'svc-1.0-draft' });
    await customers.succeed(ended, []);
    const failed = await customers.begun(account, { model: 'svc-1.0-draft' });
    await world.client.finishOperation({ operationId: failed.operationId, failure: { code: 'ENGINE_FAILED', message: 'no' } });
    for (const { operationId } of [ended, failed]) await age(operationId, 11);
    await admin.query(`UPDATE operation SET created_at = now() - interval '71 seconds' WHERE id = $1`, [ended.operationId]);
    const text = await renderMetrics();
    expect(text).toContain('diorama_operations_open{kind="generate-world",state="QUEUED"} 1\n');
    expect(text).toMatch(/diorama_operation_oldest_seconds\{kind="generate-world",state="QUEUED"\} \d/);
    const labels = (state: string, failure: string): string =>
      `diorama_operations_ended_total{kind="generate-world",model="svc-1.0-draft",state="${state}",failure="${failure}"} 1\n`;
    expect(text).toContain(labels('SUCCEEDED', ''));
    expect(text).toContain(labels('FAILED', 'ENGINE_FAILED'));
    expect(text).toContain('diorama_operation_seconds_bucket{kind="generate-world",model="svc-1.0-draft",le="30"} 0\n');
    expect(text).toContain('diorama_operation_seconds_bucket{kind="generate-world",model="svc-1.0-draft",le="60"} 1\n');
    expect(text).toContain('diorama_scrape_failures_total 0\n');
    await customers.succeed(open, []);
  });

  it('show how long running operations have waited for a worker', async () => {
    const unbegun = async (): Promise<Record<string, number>> => {
      const lines = (await renderMetrics()).matchAll(/^diorama_operation_unbegun_seconds\{kind="([\w-]+)"\} (\S+)$/gm);
      return Object.fromEntries([...lines].map(([, kind = '', value]) => [kind, Number(value)]));
    };
    const account = await customers.open();
    const [first, second] = [await customers.begun(account, {}), await customers.begun(account, {})];
    expect(await unbegun()).toEqual({}); // no workflow has started them
    for (const { operationId } of [first, second]) await world.client.startRun({ operationId });
    const startedAgo = (operationId: string, seconds: number): Promise<unknown> =>
      admin.query(`UPDATE operation SET started_at = now() - make_interval(secs => $2) WHERE id = $1`, [operationId, seconds]);
    await startedAgo(first.operationId, 900);
    await startedAgo(second.operationId, 300);
    expect((await unbegun())['generate-world']).toBeCloseTo(900, -2);
    const progress = { stage: 'compose', percent: 0, description: 'Composing the scene' };
    await world.client.recordProgress({ operationId: first.operationId, progress });
    expect((await unbegun())['generate-world']).toBeCloseTo(300, -2);
    await world.client.recordProgress({ operationId: second.operationId, progress });
    expect(await unbegun()).toEqual({ 'generate-world': 0 });
    for (const operation of [first, second]) await customers.succeed(operation);
    expect(await unbegun()).toEqual({});
  });

  it('notice books that do not add up', async () => {
    const account = await customers.open();
    const operation = await customers.begun(account, {});
    await customers.succeed(operation, []);
    await age(operation.operationId, 300);
    expect(await renderMetrics()).toMatch(/mismatched_accounts 0\n[\s\S]*unsettled_operations 0\n/);
    await admin.query('UPDATE account SET held = held + 1 WHERE id = $1', [account.accountId]);
    await admin.query(`DELETE FROM ledger_transfer WHERE kind = 'usage' AND reference = $1`, [operation.operationId]);
    expect(await renderMetrics()).toMatch(/mismatched_accounts 1\n[\s\S]*unsettled_operations 1\n/);
  });

  it('say nothing that they do not know', async () => {
    await dataSource.destroy();
    const text = await renderMetrics();
    expect(text).not.toMatch(/^diorama_(operations_open|credits_mismatched_accounts)[{ ]/m);
    expect(text).toContain('diorama_scrape_failures_total 1\n');
    await dataSource.initialize();
  });
});
