import { findFreePort, startPostgres } from '@diorama/testkit';
import type { TestDatabase, TestPostgres } from '@diorama/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { getErrorCode } from '../testing/error-code.js';
import { createTestAsset, createTestWorldResult, generateTestOperationId, startTestWorld } from '../testing/start-world.js';
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

describe('RecordPreview', () => {
  /** A generation that runs, with the names of its early assets. */
  async function running() {
    const account = await world.createAccount();
    const permission = { public: false, allowIdAccess: true, allowedReaders: [] };
    const { operationId, worldId } = await world.begin(account, { permission });
    await world.client.startRun({ operationId });
    const thumbnail = createTestAsset(worldId, 'thumbnail_url', 'a');
    const panorama = createTestAsset(worldId, 'imagery.pano_url', 'b');
    const listed = async (): Promise<unknown[]> => {
      const { operation } = await world.client.getOperation({ accountId: account.accountId, operationId });
      return (operation?.preview ?? []).map(({ name }) => name);
    };
    const record = async (pass: number, ...assets: (typeof panorama)[]): Promise<boolean> =>
      (await world.client.recordPreview({ operationId, pass, assets })).recorded;
    return { account, operationId, worldId, thumbnail, panorama, listed, record };
  }

  it('shows the assets of the newest pass, and none of a pass that was overtaken', async () => {
    const { worldId, thumbnail, panorama, listed, record } = await running();
    expect(await record(1)).toBe(true);
    expect(await record(1, thumbnail)).toBe(true);
    expect(await record(1, thumbnail, panorama)).toBe(true);
    expect(await listed()).toEqual(['thumbnail_url', 'imagery.pano_url']);
    expect((await world.client.getSharedWorld({ worldId, shareToken: '' })).preview).toEqual([thumbnail, panorama]);
    expect(await record(2)).toBe(true);
    expect(await listed()).toEqual([]);
    expect(await record(1, thumbnail, panorama)).toBe(false);
    expect(await listed()).toEqual([]);
    expect(await record(2, panorama)).toBe(true);
    expect(await listed()).toEqual(['imagery.pano_url']);
  });

  it('notifies watchers of each change', async () => {
    const { operationId, thumbnail, record } = await running();
    await drainNotifications();
    await record(1, thumbnail);
    expect(await drainNotifications()).toEqual([operationId]);
  });

  it.each(['cancelled', 'failed', 'succeeded'])('is over with an operation that has %s', async (how) => {
    const { account, operationId, worldId, thumbnail, listed, record } = await running();
    await record(1, thumbnail);
    if (how === 'cancelled') await world.client.cancelOperation({ accountId: account.accountId, operationId });
    else if (how === 'failed') await world.client.finishOperation({ operationId, failure: { code: 'ENGINE_FAILED', message: 'no' } });
    else await world.client.finishOperation({ operationId, world: createTestWorldResult(worldId) });
    expect(await listed()).toEqual([]);
    expect(await getErrorCode(record(2, thumbnail))).toBe('OPERATION_ENDED');
    expect(await listed()).toEqual([]);
  });

  it('refuses assets of another world, other kinds of operations and unknown ones, and changes nothing', async () => {
    const { account, thumbnail, listed, record } = await running();
    await record(1, thumbnail);
    const stray = createTestAsset((await running()).worldId, 'thumbnail_url', 'c');
    expect(await getErrorCode(record(2, stray))).toBe('ARGUMENT_INVALID');
    expect(await listed()).toEqual(['thumbnail_url']);
    const operationId = generateTestOperationId();
    expect(await getErrorCode(world.client.recordPreview({ operationId, pass: 1, assets: [] }))).toBe('OPERATION_NOT_FOUND');
    const worldId = await world.complete(account);
    const exported = { operationId, ...account, worldId, requestId: 'req_12345678', assetType: 'splats', format: 'ply' };
    await world.client.beginExport({ ...exported, expiresAt: new Date(Date.now() + 3_600_000) });
    expect(await getErrorCode(world.client.recordPreview({ operationId, pass: 1, assets: [] }))).toBe('ARGUMENT_INVALID');
  });
});
