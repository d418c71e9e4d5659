import { completeCameraPath } from '@diorama/camera-paths';
import { worldProto } from '@diorama/proto-types';
import { findFreePort, startPostgres } from '@diorama/testkit';
import type { TestDatabase, TestPostgres } from '@diorama/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { getErrorCode } from '../testing/error-code.js';
import {
  generateTestOperationId,
  generateTestWorldId,
  startTestWorld,
  createTestAsset,
  createTestWorldResult,
} from '../testing/start-world.js';
import type { TestAccount, TestWorld } from '../testing/start-world.js';

const { OperationState } = worldProto;
const MESH_PRICE = 3_500;

let postgres: TestPostgres;
let admin: Awaited<ReturnType<TestDatabase['openAdmin']>>;
let world: TestWorld;

beforeAll(async () => {
  postgres = await startPostgres();
  const database = await postgres.createDatabase();
  admin = await database.openAdmin();
  await admin.query('SET search_path = world');
  world = await startTestWorld({ databaseUrl: database.url('world'), grpcAddress: `127.0.0.1:${await findFreePort()}` });
});

afterAll(async () => {
  await world?.close();
  await admin?.end();
  await postgres?.stop();
});

type Change = Partial<worldProto.BeginExportRequest>;

const exportOf = (account: TestAccount, worldId: string, change: Change = {}): worldProto.BeginExportRequest => ({
  operationId: generateTestOperationId(),
  ...account,
  requestId: 'req_12345678',
  worldId,
  assetType: 'mesh',
  format: 'glb',
  expiresAt: new Date(Date.now() + 3_600_000),
  ...change,
});

const begin = (account: TestAccount, worldId: string, change: Change = {}) => world.client.beginExport(exportOf(account, worldId, change));
const idOf = ({ operation }: worldProto.BeginExportResponse): string => operation?.operationId ?? '';
const glb = (worldId: string) => [
  createTestAsset(worldId, 'mesh.full_res_mesh_url', 'c'),
  createTestAsset(worldId, 'mesh.hq_mesh_url', 'd'),
];
const credits = ({ accountId }: TestAccount) => world.client.getCredits({ accountId });

describe('the beginning of an export', () => {
  it('gives a worker the pair and the assets of the world', async () => {
    const account = await world.createAccount();
    const worldId = await world.complete(account);
    const { operation, isNew, replayed } = await begin(account, worldId);
    expect([isNew, replayed]).toEqual([true, false]);
    expect(operation).toMatchObject({
      kind: 'export-world',
      worldId,
      model: 'svc-1.1',
      export: { assetType: 'mesh', format: 'glb', assets: [] },
    });
    const run = await world.client.startRun({ operationId: operation?.operationId ?? '' });
    expect(run).toMatchObject({
      worldId,
      export: { assetType: 'mesh', format: 'glb' },
      assets: createTestWorldResult(worldId).assets.toReversed(),
    });
    const { worlds } = await world.client.listWorlds({ ...LIST, accountId: account.accountId });
    expect(worlds).toHaveLength(1);
  });

  it('gives a worker the prompt and the inputs of the operation that made the world', async () => {
    const account = await world.createAccount();
    const inputs = [
      {
        field: 'image_prompt',
        mediaAssetId: '',
        key: 'media/one.jpg',
        kind: 'image',
        contentType: 'image/jpeg',
        bytes: 3,
        sha256: 'a'.repeat(64),
      },
    ];
    const worldId = await world.complete(account, { promptKind: 'image', inputs });
    const { operationId } = (await begin(account, worldId)).operation ?? { operationId: '' };
    const run = await world.client.startRun({ operationId });
    expect(run.inputs).toEqual(inputs);
    expect(run.worldPromptJson).not.toBe('');
  });

  it('is refused for another pair, and for worlds that are unfinished, foreign, deleted or none', async () => {
    const [account, other] = [await world.createAccount(), await world.createAccount()];
    const worldId = await world.complete(account);
    for (const [assetType, format] of [
      ['splats', 'glb'],
      ['mesh', 'ply'],
      ['mesh', 'obj'],
      ['', ''],
      ['x'.repeat(100_000), '\u00e9'.repeat(100_000)],
    ] as const)
      expect(await getErrorCode(begin(account, worldId, { assetType, format }))).toBe('EXPORT_UNSUPPORTED');
    expect(await getErrorCode(begin(account, (await world.begin(account)).worldId))).toBe('WORLD_UNFINISHED');
    for (const id of [generateTestWorldId(), 'none']) expect(await getErrorCode(begin(account, id))).toBe('WORLD_NOT_FOUND');
    expect(await getErrorCode(begin(other, worldId))).toBe('WORLD_NOT_FOUND');
    await world.client.deleteWorld({ accountId: account.accountId, worldId });
    expect(await getErrorCode(begin(account, worldId))).toBe('WORLD_NOT_FOUND');
    expect((await admin.query(`SELECT FROM operation WHERE kind = 'export-world' AND account_id = $1`, [account.accountId])).rowCount).toBe(
      0,
    );
  });

  it('is one for all who ask at once, and holds its price once', async () => {
    const account = await world.createAccount();
    const { balance } = await credits(account);
    const worldId = await world.complete(account);
    const { balance: left } = await credits(account);
    const answers = await Promise.all(Array.from({ length: 8 }, () => begin(account, worldId)));
    expect(new Set(answers.map(idOf)).size).toBe(1);
    expect(answers.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(await credits(account)).toEqual({ balance: left, held: MESH_PRICE });
    expect(left).toBeLessThan(balance);
    const ply = await begin(account, worldId, { assetType: 'splats', format: 'ply' });
    expect([ply.isNew, answers.map(idOf).includes(idOf(ply))]).toEqual([true, false]);
    expect((await credits(account)).held).toBe(MESH_PRICE);
  });

  it('is refused where credits are missing, and holds nothing then', async () => {
    const { apiKey } = await world.client.createAccount({ name: 'Poor', credits: 1_600, tier: 'default', operator: 'tests' });
    const account = await world.client.authenticateKey({ apiKey });
    const worldId = await world.complete(account);
    expect(await getErrorCode(begin(account, worldId))).toBe('CREDITS_INSUFFICIENT');
    expect(await getErrorCode(begin(account, worldId, { assetType: 'splats', format: 'ply' }))).toBe('OK');
    expect((await credits(account)).held).toBe(0);
  });

  it('repeats the first response for an idempotency key, and refuses it for another body', async () => {
    const account = await world.createAccount();
    const worldId = await world.complete(account);
    const idempotency = { key: 'k', route: 'worlds:export', bodySha256: Buffer.alloc(32, 1) };
    const first = await begin(account, worldId, { idempotency });
    const again = await begin(account, worldId, { idempotency });
    expect([idOf(again), again.isNew, again.replayed]).toEqual([idOf(first), false, true]);
    expect(await getErrorCode(begin(account, worldId, { idempotency: { ...idempotency, bodySha256: Buffer.alloc(32, 2) } }))).toBe(
      'IDEMPOTENCY_KEY_REUSED',
    );
    const late = { ...idempotency, key: 'late' };
    expect(idOf(await begin(account, worldId, { idempotency: late }))).toBe(idOf(first));
    expect((await begin(account, worldId, { idempotency: late })).replayed).toBe(true);
  });
});

describe('the price of an export', () => {
  const quote = ({ accountId }: TestAccount, worldId: string, change: Partial<worldProto.QuoteExportRequest> = {}) =>
    world.client.quoteExport({ accountId, worldId, assetType: 'mesh', format: 'glb', ...change });

  it('is returned without an operation, a hold or a count, also with too few credits', async () => {
    const { apiKey } = await world.client.createAccount({ name: 'Poor', credits: 1_600, tier: 'default', operator: 'tests' });
    const account = await world.client.authenticateKey({ apiKey });
    const worldId = await world.complete(account);
    const { balance } = await credits(account);
    for (let request = 0; request < 40; request++)
      expect(await quote(account, worldId)).toMatchObject({
        cost: { totalCredits: MESH_PRICE, lineItems: [{ name: 'Mesh export (GLB)', credits: MESH_PRICE }] },
        availableCredits: balance,
        estimatedSeconds: expect.any(Number),
      });
    expect(await quote(account, worldId, { assetType: 'splats', format: 'ply' })).toMatchObject({ cost: { totalCredits: 0 } });
    expect(await credits(account)).toEqual({ balance, held: 0 });
    const { rowCount } = await admin.query(`SELECT FROM operation WHERE kind = 'export-world' AND account_id = $1`, [account.accountId]);
    expect(rowCount).toBe(0);
  });

  it('is nothing while the export runs and when its files exist, and the full price after a failure', async () => {
    const account = await world.createAccount();
    const worldId = await world.complete(account);
    const total = async () => (await quote(account, worldId)).cost?.totalCredits;
    const failing = idOf(await begin(account, worldId));
    expect(await total()).toBe(0);
    await world.client.finishOperation({ operationId: failing, failure: { code: 'TIMEOUT', message: 'late' } });
    expect(await total()).toBe(MESH_PRICE);
    const operationId = idOf(await begin(account, worldId));
    await world.client.startRun({ operationId });
    await world.client.finishOperation({ operationId, export: { assets: glb(worldId), stages: [] } });
    expect(await quote(account, worldId)).toMatchObject({ cost: { totalCredits: 0, lineItems: [] }, estimatedSeconds: 1 });
    expect((await quote(account, worldId, { format: 'usdz' })).cost?.totalCredits).toBe(MESH_PRICE);
  });

  it('estimates the time from runs of the same pair', async () => {
    const account = await world.createAccount();
    const usdz = { format: 'usdz' };
    for (const seconds of [7, 11, 300]) {
      const worldId = await world.complete(account);
      const operationId = idOf(await begin(account, worldId, usdz));
      await world.client.startRun({ operationId });
      const assets = [createTestAsset(worldId, 'mesh.usdz_url', 'e')];
      await world.client.finishOperation({ operationId, export: { assets, stages: [] } });
      await admin.query(`UPDATE operation SET started_at = ended_at - make_interval(secs => $2) WHERE id = $1`, [operationId, seconds]);
    }
    expect((await quote(account, await world.complete(account), usdz)).estimatedSeconds).toBe(11);
  });

  it('is refused as the export is', async () => {
    const [account, other] = [await world.createAccount(), await world.createAccount()];
    const worldId = await world.complete(account);
    expect(await getErrorCode(quote(account, worldId, { format: 'ply' }))).toBe('EXPORT_UNSUPPORTED');
    expect(await getErrorCode(quote(account, (await world.begin(account)).worldId))).toBe('WORLD_UNFINISHED');
    for (const id of [generateTestWorldId(), 'none']) expect(await getErrorCode(quote(account, id))).toBe('WORLD_NOT_FOUND');
    expect(await getErrorCode(quote(other, worldId))).toBe('WORLD_NOT_FOUND');
    expect(await getErrorCode(quote({ ...account, accountId: 'acc_' }, worldId))).toBe('ARGUMENT_INVALID');
  });
});

describe('the end of an export', () => {
  it('gives the world its assets, is charged, and is answered again from then on', async () => {
    const account = await world.createAccount();
    const worldId = await world.complete(account);
    const { balance } = await credits(account);
    const operationId = idOf(await begin(account, worldId));
    const finish = () => world.client.finishOperation({ operationId, export: { assets: glb(worldId), stages: [] } });
    const succeeded = { state: OperationState.OPERATION_STATE_SUCCEEDED, applied: true, deliveryId: '', moreDeliveryIds: [] };
    expect(await finish()).toEqual(succeeded);
    expect(await finish()).toEqual(succeeded);
    const { world: shown } = await world.client.getWorld({ accountId: account.accountId, worldId });
    expect(shown?.assets.map(({ name }) => name)).toEqual([
      'imagery.pano_url',
      'mesh.full_res_mesh_url',
      'mesh.hq_mesh_url',
      'splats.spz_urls.full_res',
    ]);
    const again = await begin(account, worldId);
    expect([idOf(again), again.isNew]).toEqual([operationId, false]);
    const idempotency = { key: 'k', route: 'worlds:export', bodySha256: Buffer.alloc(32, 1) };
    for (const replayed of [false, true])
      expect(await begin(account, worldId, { idempotency })).toMatchObject({ replayed, operation: again.operation });
    expect(again.operation).toMatchObject({ export: { assets: glb(worldId) }, cost: { totalCredits: MESH_PRICE } });
    expect(await credits(account)).toEqual({ balance: balance - MESH_PRICE, held: 0 });
  });

  it('leaves the world as it is for an agent of a navigation mesh, whose files the operation alone has', async () => {
    const account = await world.createAccount();
    const worldId = await world.complete(account);
    const read = async () => (await world.client.getWorld({ accountId: account.accountId, worldId })).world;
    const before = await read();
    const suffix = '+agent-0.6-1.7-50-0.2';
    const operationId = idOf(await begin(account, worldId, { assetType: 'navmesh', format: `glb${suffix}` }));
    const assets = [
      createTestAsset(worldId, `navmesh.detour_url${suffix}`, 'e'),
      createTestAsset(worldId, `navmesh.glb_url${suffix}`, 'f'),
    ];
    await world.client.finishOperation({ operationId, export: { assets, stages: [] } });
    const { operation } = await world.client.getOperation({ accountId: account.accountId, operationId });
    expect(operation?.export?.assets).toEqual(assets);
    expect(await read()).toEqual(before);
  });

  it('of a camera path keeps the path for its run, and costs credits by frames', async () => {
    const account = await world.createAccount();
    const worldId = await world.complete(account);
    const path = completeCameraPath({ poses: [0, 3].map((x) => ({ x, y: 0, z: 0 })), frames_per_second: 10 });
    const change = { assetType: 'camera_path', format: `mp4+path-${'0a'.repeat(16)}`, cameraPathJson: JSON.stringify(path) };
    const begun = await begin(account, worldId, change);
    expect((await credits(account)).held).toBe(40);
    const run = await world.client.startRun({ operationId: idOf(begun) });
    expect(JSON.parse(run.worldPromptJson)).toEqual(path);
    expect(await begin(account, worldId, change)).toMatchObject({ isNew: false, operation: { operationId: idOf(begun) } });
    const other = await begin(account, worldId, { ...change, format: `mp4+path-${'0b'.repeat(16)}` });
    expect(other.isNew).toBe(true);
  });

  it.each(['', 'null', '{}', '{"poses":7}', JSON.stringify({ poses: [{ x: 0 }, { x: 1 }], duration: 900, frames_per_second: 30 })])(
    'of a camera path is refused with the path %j',
    async (cameraPathJson) => {
      const account = await world.createAccount();
      const change = { assetType: 'camera_path', format: `mp4+path-${'0a'.repeat(16)}`, cameraPathJson };
      expect(await getErrorCode(begin(account, await world.complete(account), change))).toBe('ARGUMENT_INVALID');
    },
  );

  it('costs nothing when it fails, and may be started again', async () => {
    const account = await world.createAccount();
    const worldId = await world.complete(account);
    const before = await credits(account);
    const first = idOf(await begin(account, worldId));
    await world.client.finishOperation({ operationId: first, failure: { code: 'TIMEOUT', message: 'late' } });
    expect(await credits(account)).toEqual(before);
    expect(await world.client.getWorld({ accountId: account.accountId, worldId })).toMatchObject({ world: { worldId } });
    const second = await begin(account, worldId);
    expect([second.isNew, idOf(second) === first]).toEqual([true, false]);
    await world.client.cancelOperation({ accountId: account.accountId, operationId: idOf(second) });
    expect((await begin(account, worldId)).isNew).toBe(true);
  });

  it('cannot end with the result of a generation, nor with files of another world', async () => {
    const account = await world.createAccount();
    const worldId = await world.complete(account);
    const operationId = idOf(await begin(account, worldId));
    expect(await getErrorCode(world.client.finishOperation({ operationId, world: createTestWorldResult(worldId) }))).toBe(
      'ARGUMENT_INVALID',
    );
    const stray = { assets: glb(generateTestWorldId()), stages: [] };
    expect(await getErrorCode(world.client.finishOperation({ operationId, export: stray }))).toBe('ARGUMENT_INVALID');
    const generation = (await world.begin(account)).operationId;
    const result = { assets: glb(worldId), stages: [] };
    expect(await getErrorCode(world.client.finishOperation({ operationId: generation, export: result }))).toBe('ARGUMENT_INVALID');
    const { operation } = await world.client.getOperation({ accountId: account.accountId, operationId });
    expect(operation?.state).toBe(OperationState.OPERATION_STATE_QUEUED);
  });
});

describe('a deletion', () => {
  it('cancels the exports that run, releases what they hold, and empties those that were made', async () => {
    const account = await world.createAccount();
    const { accountId } = account;
    const worldId = await world.complete(account);
    const made = idOf(await begin(account, worldId, { assetType: 'splats', format: 'ply' }));
    await world.client.finishOperation({
      operationId: made,
      export: { assets: [createTestAsset(worldId, 'splats.ply_url', 'e')], stages: [] },
    });
    const running = idOf(await begin(account, worldId));
    expect(await world.client.deleteWorld({ accountId, worldId })).toEqual({ cancelledOperationIds: [running] });
    expect((await credits(account)).held).toBe(0);
    const { operation } = await world.client.getOperation({ accountId, operationId: made });
    expect(operation).toMatchObject({ state: OperationState.OPERATION_STATE_SUCCEEDED, world: undefined, export: { assets: [] } });
  });

  it('and beginnings and ends at once leave no export of a deleted world running, and no hold', async () => {
    const account = await world.createAccount();
    const { accountId } = account;
    for (let round = 0; round < 25; round++) {
      const worldId = await world.complete(account);
      const operationId = round % 2 === 0 ? idOf(await begin(account, worldId)) : generateTestOperationId();
      const outcomes = await Promise.all([
        getErrorCode(begin(account, worldId, { assetType: 'splats', format: 'ply' })),
        getErrorCode(world.client.deleteWorld({ accountId, worldId })),
        getErrorCode(begin(account, worldId, round % 2 === 0 ? {} : { operationId })),
        getErrorCode(world.client.finishOperation({ operationId, export: { assets: glb(worldId), stages: [] } })),
      ]);
      expect(outcomes[1]).toBe('OK');
      for (const outcome of outcomes) expect(['OK', 'WORLD_NOT_FOUND', 'OPERATION_NOT_FOUND']).toContain(outcome);
      const { rows } = await admin.query(
        `SELECT (SELECT count(*) FROM operation WHERE world_id = $1 AND ended_at IS NULL)::int AS running,
           (SELECT count(*) FROM world_asset WHERE world_id = $1)::int AS assets`,
        [worldId],
      );
      expect(rows).toEqual([{ running: 0, assets: 0 }]);
    }
    expect((await credits(account)).held).toBe(0);
  });
});

const LIST: Omit<worldProto.ListWorldsRequest, 'accountId'> = {
  pageSize: 10,
  pageToken: '',
  status: '',
  model: '',
  tags: [],
  sortBy: 'created_at',
  sortOrder: 'desc',
  createdAfter: undefined,
  createdBefore: undefined,
};
