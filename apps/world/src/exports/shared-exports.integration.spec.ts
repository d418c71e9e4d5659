import { worldProto } from '@diorama/proto-types';
import { createAdminClient, createDeliveryClient } from '@diorama/rpc';
import { findFreePort, startPostgres } from '@diorama/testkit';
import type { TestDatabase, TestPostgres } from '@diorama/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { getErrorCode } from '../testing/error-code.js';
import { TestCustomers, expectRefusal } from '../testing/test-customers.js';
import { generateTestDeliveryId } from '../testing/start-deliveries.js';
import { generateTestOperationId, startTestWorld, createTestAsset } from '../testing/start-world.js';
import type { TestAccount, TestWorld } from '../testing/start-world.js';

const { OperationState } = worldProto;
const MESH_PRICE = 3_500;
const [HERE, THERE] = ['https://receiver.example.com/here', 'https://receiver.example.com/there'];

let postgres: TestPostgres;
let sql: Awaited<ReturnType<TestDatabase['openAdmin']>>;
let world: TestWorld;
let deliveries: ReturnType<typeof createDeliveryClient>;
let admin: ReturnType<typeof createAdminClient>;
let customers: TestCustomers;

beforeAll(async () => {
  postgres = await startPostgres();
  const database = await postgres.createDatabase();
  sql = await database.openAdmin();
  await sql.query('SET search_path = world');
  const grpcAddress = `127.0.0.1:${await findFreePort()}`;
  world = await startTestWorld({ databaseUrl: database.url('world'), grpcAddress });
  deliveries = createDeliveryClient(grpcAddress);
  admin = createAdminClient(grpcAddress);
  customers = new TestCustomers(world, sql);
});

afterAll(async () => {
  deliveries?.close();
  admin?.close();
  await world?.close();
  await sql?.end();
  await postgres?.stop();
});

const begin = (account: TestAccount, worldId: string, url: string | null, change: Partial<worldProto.BeginExportRequest> = {}) =>
  world.client.beginExport(
    worldProto.BeginExportRequest.fromPartial({
      ...account,
      operationId: generateTestOperationId(),
      requestId: 'req_12345678',
      worldId,
      assetType: 'mesh',
      format: 'glb',
      expiresAt: new Date(Date.now() + 3_600_000),
      ...(url === null ? {} : { webhook: { deliveryId: generateTestDeliveryId(), url } }),
      ...change,
    }),
  );
const idOf = ({ operation }: worldProto.BeginExportResponse): string => operation?.operationId ?? '';
const files = (worldId: string) => [
  createTestAsset(worldId, 'mesh.full_res_mesh_url', 'c'),
  createTestAsset(worldId, 'mesh.hq_mesh_url', 'd'),
];
const succeed = (operationId: string, worldId: string) =>
  world.client.finishOperation({ operationId, export: { assets: files(worldId), stages: [] } });
const credits = ({ accountId }: TestAccount) => world.client.getCredits({ accountId });
const read = async ({ accountId }: TestAccount, operationId: string) =>
  (await world.client.getOperation({ accountId, operationId })).operation;
const hasDelivery = async ({ accountId }: TestAccount, operationId: string) =>
  (await getErrorCode(deliveries.getDelivery({ accountId, operationId }))) === 'OK';

/** An account with a finished world and exactly the credits of one mesh. */
async function owner(mesh = MESH_PRICE, more: Partial<worldProto.CreateAccountRequest> = {}) {
  const account = await customers.open({ credits: 10_000, ...more });
  const worldId = await world.complete(account);
  const { balance } = await credits(account);
  const taken = { accountId: account.accountId, credits: mesh - balance, reference: 'tests', note: '', operator: 'tests' };
  if (mesh !== balance) await admin.grantCredits(taken);
  return { account, worldId };
}

describe('an export', () => {
  it('without a callback is never answered with an operation that has one', async () => {
    const { account, worldId } = await owner();
    const called = await begin(account, worldId, HERE);
    const plain = await begin(account, worldId, null);
    expect(idOf(plain)).not.toBe(idOf(called));
    expect(await hasDelivery(account, idOf(plain))).toBe(false);
    await succeed(idOf(called), worldId);
    expect(idOf(await begin(account, worldId, null))).toBe(idOf(plain));

    const second = await owner();
    const only = await begin(second.account, second.worldId, HERE);
    await succeed(idOf(only), second.worldId);
    const after = await begin(second.account, second.worldId, null);
    expect(after).toMatchObject({ isNew: false, operation: { state: OperationState.OPERATION_STATE_SUCCEEDED } });
    expect([idOf(after) === idOf(only), await hasDelivery(second.account, idOf(after))]).toEqual([false, false]);
    expect(idOf(await begin(second.account, second.worldId, null))).toBe(idOf(after));
  });

  it('that runs is shared by requests with the same callback, and by no other', async () => {
    const { account, worldId } = await owner();
    const first = await begin(account, worldId, HERE);
    const ids = [first, await begin(account, worldId, HERE), await begin(account, worldId, THERE), await begin(account, worldId, null)].map(
      idOf,
    );
    expect(ids[1]).toBe(ids[0]);
    expect(new Set(ids).size).toBe(3);
    const { accountId } = account;
    const { project } = await admin.createProject({ accountId, name: 'other', operator: 'tests' });
    const projectId = project?.projectId ?? '';
    const { apiKey: key } = await admin.createKey({ accountId, projectId, name: '', operator: 'tests', scopes: [], expiresAt: undefined });
    const other = { ...account, projectId, apiKeyId: key?.apiKeyId ?? '' };
    expect(idOf(await begin(other, worldId, HERE))).not.toBe(ids[0]);
  });

  it('is made and charged once, with any callbacks added during and after its run', async () => {
    const { account, worldId } = await owner();
    const first = await begin(account, worldId, null);
    const others = [await begin(account, worldId, HERE), await begin(account, worldId, THERE)];
    expect([first, ...others].map(({ isNew }) => isNew)).toEqual([true, false, false]);
    expect(await credits(account)).toEqual({ balance: MESH_PRICE, held: MESH_PRICE });
    const { operations: open } = await world.client.listOpenOperations({
      createdBefore: new Date(Date.now() + 60_000),
      afterOperationId: '',
      limit: 1_000,
    });
    expect(open.map(({ operationId }) => operationId).filter((id) => [first, ...others].map(idOf).includes(id))).toEqual([idOf(first)]);
    const ended = await succeed(idOf(first), worldId);
    expect(ended.moreDeliveryIds).toHaveLength(2);
    expect((await succeed(idOf(first), worldId)).moreDeliveryIds.toSorted()).toEqual(ended.moreDeliveryIds.toSorted());
    for (const { operation } of others)
      expect(await read(account, operation?.operationId ?? '')).toMatchObject({
        state: OperationState.OPERATION_STATE_SUCCEEDED,
        export: { assets: files(worldId) },
        cost: { totalCredits: 0 },
      });
    expect((await begin(account, worldId, HERE)).operation).toMatchObject({ cost: { totalCredits: 0 } });
    expect(await credits(account)).toEqual({ balance: 0, held: 0 });
    expect(await customers.books()).toEqual([]);
  });

  it('that waits for a run fails with that run', async () => {
    const { account, worldId } = await owner();
    const [first, second] = [await begin(account, worldId, HERE), await begin(account, worldId, THERE)];
    const failure = { code: 'ENGINE_FAILED', message: 'it broke' };
    expect((await world.client.finishOperation({ operationId: idOf(first), failure })).moreDeliveryIds).toHaveLength(1);
    expect(await read(account, idOf(second))).toMatchObject({ state: OperationState.OPERATION_STATE_FAILED, failure });
    expect(await credits(account)).toEqual({ balance: MESH_PRICE, held: 0 });
    expect(await customers.books()).toEqual([]);
  });

  it('that waits for a run takes its place when the operation of the run is cancelled or expires, and pays', async () => {
    const { account, worldId } = await owner();
    const { accountId } = account;
    const [first, second, third] = [
      await begin(account, worldId, HERE),
      await begin(account, worldId, THERE),
      await begin(account, worldId, null),
    ];
    await world.client.cancelOperation({ accountId, operationId: idOf(first) });
    expect(await credits(account)).toEqual({ balance: MESH_PRICE, held: MESH_PRICE });
    await sql.query('UPDATE operation SET expires_at = now() WHERE id = $1', [idOf(second)]);
    await world.client.expireOperations({ limit: 100 });
    expect(await credits(account)).toEqual({ balance: MESH_PRICE, held: MESH_PRICE });
    expect(await read(account, idOf(third))).toMatchObject({ state: OperationState.OPERATION_STATE_QUEUED });
    expect(await world.client.startRun({ operationId: idOf(third) })).toMatchObject({ worldId });
    await succeed(idOf(third), worldId);
    expect(await read(account, idOf(third))).toMatchObject({ cost: { totalCredits: MESH_PRICE } });
    expect(await credits(account)).toEqual({ balance: 0, held: 0 });
    expect(await customers.books()).toEqual([]);
  });

  it('that waits is cancelled without its run, and with its world', async () => {
    const { account, worldId } = await owner();
    const { accountId } = account;
    const [first, second, third] = [
      await begin(account, worldId, null),
      await begin(account, worldId, HERE),
      await begin(account, worldId, THERE),
    ];
    await world.client.cancelOperation({ accountId, operationId: idOf(second) });
    expect(await read(account, idOf(first))).toMatchObject({ state: OperationState.OPERATION_STATE_QUEUED });
    await world.client.deleteWorld({ accountId, worldId });
    for (const begun of [first, second, third])
      expect(await read(account, idOf(begun))).toMatchObject({ state: OperationState.OPERATION_STATE_CANCELLED });
    expect(await credits(account)).toEqual({ balance: MESH_PRICE, held: 0 });
    expect(await customers.books()).toEqual([]);
  });

  it('keeps the ledger consistent under any concurrent requests', async () => {
    const { account, worldId } = await owner(100 * MESH_PRICE, {
      limits: { perMinute: 1_000, perHour: 1_000, exportsPerMinute: 1_000, exportsPerHour: 1_000 },
    });
    const { accountId } = account;
    for (let round = 0; round < 12; round++) {
      const world2 = round % 3 === 2 ? await world.complete(account) : worldId;
      const first = idOf(await begin(account, world2, HERE, { format: 'usdz' }));
      const answers = await Promise.all([
        getErrorCode(begin(account, world2, THERE, { format: 'usdz' })),
        getErrorCode(begin(account, world2, null, { format: 'usdz' })),
        getErrorCode(round % 2 === 0 ? world.client.cancelOperation({ accountId, operationId: first }) : succeed(first, world2)),
        getErrorCode(begin(account, world2, HERE, { format: 'usdz' })),
        getErrorCode(
          round % 3 === 2 ? world.client.deleteWorld({ accountId, worldId: world2 }) : world.client.expireOperations({ limit: 10 }),
        ),
      ]);
      for (const answer of answers) expect(['OK', 'WORLD_NOT_FOUND']).toContain(answer);
      expect(await customers.books()).toEqual([]);
    }
  });
});

describe('the windows of exports', () => {
  it('count each export that begins, cached ones with a callback too, and nothing else', async () => {
    const account = await customers.open({
      credits: 20_000,
      limits: { perMinute: 5, perHour: 50, exportsPerMinute: 3, exportsPerHour: 5 },
    });
    const worldId = await world.complete(account);
    const ply = { assetType: 'splats', format: 'ply' };
    const left = ({ windows }: worldProto.BeginExportResponse) => windows.map(({ name, limit, remaining }) => [name, limit, remaining]);
    const first = await begin(account, worldId, null, ply);
    expect(left(first)).toEqual([
      ['minute', 3, 2],
      ['hour', 5, 4],
    ]);
    await world.client.finishOperation({
      operationId: idOf(first),
      export: { assets: [createTestAsset(worldId, 'splats.ply_url', 'e')], stages: [] },
    });
    expect(left(await begin(account, worldId, null, ply))).toEqual([
      ['minute', 3, 2],
      ['hour', 5, 4],
    ]);
    for (const url of [HERE, THERE])
      expect((await begin(account, worldId, url, ply)).operation?.state).toBe(OperationState.OPERATION_STATE_SUCCEEDED);
    const refused = await expectRefusal(begin(account, worldId, HERE, ply));
    expect(refused).toMatchObject({ code: 'RATE_LIMITED', details: { limit: '3 exports per minute', retry_after: '60' } });
    expect(JSON.parse(refused.details['windows'] ?? '[]')).toMatchObject([
      { name: 'minute', limit: 3, remaining: 0 },
      { name: 'hour', remaining: 2 },
    ]);
    expect(await expectRefusal(begin(account, worldId, HERE, { assetType: 'mesh', format: 'glb' }))).toMatchObject({
      code: 'RATE_LIMITED',
    });
    expect((await begin(account, worldId, null, ply)).isNew).toBe(false); // the existing export
    await customers.begin(account); // generations have windows of their own
    await customers.pass(account, 59);
    expect((await expectRefusal(begin(account, worldId, HERE, ply))).details['retry_after']).toBe('1');
    await customers.pass(account, 1);
    for (const url of [HERE, THERE]) await begin(account, worldId, url, ply);
    expect(await expectRefusal(begin(account, worldId, HERE, ply))).toMatchObject({ details: { limit: '5 exports per hour' } });
    expect(await customers.books()).toEqual([]);
  });

  it('admit at most their maximum when all requests are concurrent, and do not count a replay', async () => {
    const account = await customers.open({
      credits: 20_000,
      limits: { perMinute: 5, perHour: 50, exportsPerMinute: 4, exportsPerHour: 100 },
    });
    const worldId = await world.complete(account);
    const urls = Array.from({ length: 12 }, (_, i) => `${HERE}/${i}`);
    const codes = await Promise.all(urls.map((url) => getErrorCode(begin(account, worldId, url, { assetType: 'splats', format: 'ply' }))));
    expect(codes.filter((code) => code === 'OK')).toHaveLength(4);
    expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(8);
    const other = await customers.open({
      credits: 20_000,
      limits: { perMinute: 5, perHour: 50, exportsPerMinute: 1, exportsPerHour: 100 },
    });
    const itsWorld = await world.complete(other);
    const idempotency = { key: 'k', route: 'worlds:export', bodySha256: Buffer.alloc(32, 1) };
    const first = await begin(other, itsWorld, HERE, { idempotency });
    expect(await begin(other, itsWorld, HERE, { idempotency })).toMatchObject({ replayed: true, operation: { operationId: idOf(first) } });
    expect(await customers.books()).toEqual([]);
  });
});
