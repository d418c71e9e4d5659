import { findFreePort, startPostgres } from '@diorama/testkit';
import type { TestDatabase, TestPostgres } from '@diorama/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { getErrorCode } from '../testing/error-code.js';
import { generateTestOperationId, startTestWorld } from '../testing/start-world.js';
import type { TestWorld } from '../testing/start-world.js';

let postgres: TestPostgres;
let admin: Awaited<ReturnType<TestDatabase['openAdmin']>>;
let world: TestWorld;
/** Ids of the operations that Postgres announced as changed, in order of commit. */
const notified: string[] = [];

beforeAll(async () => {
  postgres = await startPostgres();
  const database = await postgres.createDatabase();
  world = await startTestWorld({ databaseUrl: database.url('world'), grpcAddress: `127.0.0.1:${await findFreePort()}` });
  admin = await database.openAdmin();
  await admin.query('SET search_path = world');
  admin.on('notification', ({ payload }) => notified.push(payload ?? ''));
  await admin.query('LISTEN world_operation');
});

afterAll(async () => {
  await world?.close();
  await admin?.end();
  await postgres?.stop();
});

const versionOf = async (operationId: string): Promise<unknown> =>
  (await admin.query('SELECT revision, updated_at, state, started_at FROM operation WHERE id = $1', [operationId])).rows[0];

async function begin(change: Parameters<TestWorld['begin']>[1] = {}): Promise<{ accountId: string; operationId: string }> {
  const account = await world.createAccount();
  const { operationId } = await world.begin(account, change);
  return { accountId: account.accountId, operationId };
}

/** Notifications since the last call, complete: a change made now has arrived, and it arrives after all earlier ones. */
async function drainNotifications(): Promise<string[]> {
  const { operationId: marker } = await begin();
  await world.client.startRun({ operationId: marker });
  await expect.poll(() => notified).toContain(marker);
  return notified.splice(0).filter((id) => id !== marker);
}

describe('GetRun', () => {
  it.each(['QUEUED', 'RUNNING'])('reads a %s operation and leaves revision, updated_at and watchers alone', async (state) => {
    const { operationId } = await begin();
    if (state === 'RUNNING') await world.client.startRun({ operationId });
    const before = await versionOf(operationId);
    expect(before).toMatchObject({ state });
    await drainNotifications();
    const run = await world.client.getRun({ operationId });
    for (let read = 0; read < 5; read++) expect(await world.client.getRun({ operationId })).toEqual(run);
    expect(run).toMatchObject({ operationId, worldPromptJson: expect.stringContaining('a pond') });
    expect(await versionOf(operationId)).toEqual(before);
    expect(await drainNotifications()).toEqual([]);
  });

  it('refuses unknown operations and those that have ended', async () => {
    const { accountId, operationId } = await begin();
    await world.client.cancelOperation({ accountId, operationId });
    expect(await getErrorCode(world.client.getRun({ operationId }))).toBe('OPERATION_ENDED');
    expect(await getErrorCode(world.client.getRun({ operationId: generateTestOperationId() }))).toBe('OPERATION_NOT_FOUND');
  });
});

describe('StartRun', () => {
  it('changes an operation once, however often it is retried', async () => {
    const { operationId } = await begin();
    await drainNotifications();
    const [first, second] = await Promise.all([world.client.startRun({ operationId }), world.client.startRun({ operationId })]);
    expect(second).toEqual(first);
    const started = await versionOf(operationId);
    expect(started).toMatchObject({ state: 'RUNNING' });
    expect(await drainNotifications()).toEqual([operationId]);
    expect(await world.client.startRun({ operationId })).toEqual(first);
    expect(await versionOf(operationId)).toEqual(started);
    expect(await drainNotifications()).toEqual([]);
  });

  it('names the engine that the request chose, as the operation does', async () => {
    const { client } = world;
    const { operationId, accountId } = await begin({ engine: 'painted' });
    expect(await client.startRun({ operationId })).toMatchObject({ engine: 'painted' });
    expect(await client.getRun({ operationId })).toMatchObject({ engine: 'painted' });
    expect((await client.getOperation({ accountId, operationId })).operation).toMatchObject({ engine: 'painted' });
    const { operationId: other } = await begin();
    expect(await client.startRun({ operationId: other })).toMatchObject({ engine: '' });
    expect(await getErrorCode(begin({ engine: 'oracle' }))).toBe('ARGUMENT_INVALID');
  });
});
