import { worldProto } from '@diorama/proto-types';
import { findFreePort, startPostgres } from '@diorama/testkit';
import type { TestDatabase, TestPostgres } from '@diorama/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { TestCustomers, createTestIdempotencyKey } from '../testing/test-customers.js';
import { getErrorCode } from '../testing/error-code.js';
import { generateTestOperationId, startTestWorld, createTestAsset, createTestWorldResult } from '../testing/start-world.js';
import type { TestAccount, TestWorld } from '../testing/start-world.js';

const { OperationState } = worldProto;
const PRICE = 80;
const PROMPT = { text_prompt: 'a marble hall', z_min: 0.5, z_max: 40 };
const INPUT: worldProto.PromptInput = {
  field: 'depth_pano_image',
  mediaAssetId: 'media_1',
  key: 'inputs-acc_1/one.png',
  kind: 'image',
  contentType: 'image/png',
  bytes: 3,
  sha256: 'a'.repeat(64),
};

let postgres: TestPostgres;
let admin: Awaited<ReturnType<TestDatabase['openAdmin']>>;
let world: TestWorld;
let customers: TestCustomers;

beforeAll(async () => {
  postgres = await startPostgres();
  const database = await postgres.createDatabase();
  admin = await database.openAdmin();
  await admin.query('SET search_path = world');
  world = await startTestWorld({ databaseUrl: database.url('world'), grpcAddress: `127.0.0.1:${await findFreePort()}` });
  customers = new TestCustomers(world, admin);
});

afterAll(async () => {
  await world?.close();
  await admin?.end();
  await postgres?.stop();
});

type Change = Partial<worldProto.BeginDepthToRgbRequest>;

const begin = (account: TestAccount, change: Change = {}) =>
  world.client.beginDepthToRgb({
    ...account,
    operationId: generateTestOperationId(),
    requestId: 'req_12345678',
    seed: 7,
    promptJson: JSON.stringify(PROMPT),
    input: INPUT,
    expiresAt: new Date(Date.now() + 3_600_000),
    idempotency: undefined,
    ...change,
  });

async function begun(account: TestAccount, change: Change = {}): Promise<string> {
  return (await begin(account, change)).operation?.operationId ?? '';
}

const painting = (operationId: string, change: Partial<worldProto.Painting> = {}): worldProto.PaintingResult => ({
  painting: {
    assets: [createTestAsset(operationId, 'manifest_url', 'b'), createTestAsset(operationId, 'pano_url', 'a')],
    engine: 'procedural',
    engineVersion: '1',
    notRepresented: ['dragon'],
    ...change,
  },
  stages: [{ name: 'paint', seconds: 2 }],
});

const read = async ({ accountId }: TestAccount, operationId: string) =>
  (await world.client.getOperation({ accountId, operationId })).operation;

describe('the beginning of a painting', () => {
  it('holds its price, makes no world, and is counted neither as a start nor as running', async () => {
    const account = await customers.open();
    const { operation, replayed } = await begin(account);
    expect(operation).toMatchObject({ kind: 'depth-to-rgb', worldId: '', model: '', seed: 7, painting: undefined });
    expect(replayed).toBe(false);
    expect(await customers.credits(account)).toEqual({ balance: 10_000, held: PRICE });
    expect(await customers.rowsOf(account)).toEqual([1, 0, 1, 0, 0, 1]);
    const { runningOperations } = await world.client.getUsage({ accountId: account.accountId, from: new Date(0), until: new Date(1) });
    expect(runningOperations).toBe(0);
  });

  it('gives a worker the request and the depth panorama', async () => {
    const account = await customers.open();
    const operationId = await begun(account);
    const run = await world.client.startRun({ operationId });
    expect(run).toMatchObject({ kind: 'depth-to-rgb', worldId: '', seed: 7, inputs: [INPUT], export: undefined, assets: [] });
    expect(JSON.parse(run.worldPromptJson)).toEqual(PROMPT);
    expect((await read(account, operationId))?.state).toBe(OperationState.OPERATION_STATE_RUNNING);
  });

  it('is one for one idempotency key, and for one id', async () => {
    const account = await customers.open();
    const idempotency = { ...createTestIdempotencyKey('k1'), route: 'pano:depth_to_rgb' };
    const first = await begin(account, { idempotency });
    const again = await begin(account, { idempotency });
    expect([again.replayed, again.operation?.operationId]).toEqual([true, first.operation?.operationId]);
    expect(
      await getErrorCode(begin(account, { idempotency: { ...createTestIdempotencyKey('k1', 'other'), route: 'pano:depth_to_rgb' } })),
    ).toBe('IDEMPOTENCY_KEY_REUSED');
    const operationId = generateTestOperationId();
    const same = await Promise.all(Array.from({ length: 6 }, () => begun(account, { operationId })));
    expect(new Set(same)).toEqual(new Set([operationId]));
    expect((await customers.credits(account)).held).toBe(2 * PRICE);
    expect(await getErrorCode(begin(await customers.open(), { operationId }))).toBe('OPERATION_NOT_FOUND');
  });

  it('is refused without credits, and never spends more than there are', async () => {
    const account = await customers.open({ credits: 3 * PRICE - 1 });
    const answers = await Promise.allSettled(Array.from({ length: 5 }, () => begin(account)));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(await getErrorCode(begin(account))).toBe('CREDITS_INSUFFICIENT');
    expect(await customers.credits(account)).toEqual({ balance: 3 * PRICE - 1, held: 2 * PRICE });
  });

  it('refuses what is no request', async () => {
    const account = await customers.open();
    for (const change of [{ promptJson: '[]' }, { requestId: 'no id' }, { input: undefined }] as Change[])
      expect(await getErrorCode(begin(account, change))).toBe('ARGUMENT_INVALID');
    expect(await getErrorCode(begin({ ...account, projectId: (await customers.open()).projectId }))).toBe('ACCOUNT_NOT_FOUND');
  });

  it('is priced and estimated beforehand; a limit does not stand against it', async () => {
    const account = await customers.open({ limits: { perMinute: 0, perHour: 0 } });
    const check = { accountId: account.accountId, model: '', promptKind: '', idempotency: undefined, kind: 'depth-to-rgb' };
    const checked = await world.client.checkStart({ ...check, quoteOnly: false });
    expect(checked).toMatchObject({
      cost: { totalCredits: PRICE, lineItems: [{ name: 'Panorama from depth' }] },
      availableCredits: 10_000,
    });
    expect(checked.estimatedSeconds).toBeGreaterThan(0);
    const poor = await customers.open({ credits: PRICE - 1 });
    const asked = { ...check, accountId: poor.accountId };
    expect(await getErrorCode(world.client.checkStart({ ...asked, quoteOnly: false }))).toBe('CREDITS_INSUFFICIENT');
    expect((await world.client.checkStart({ ...asked, quoteOnly: true })).cost?.totalCredits).toBe(PRICE);
    expect(await getErrorCode(world.client.checkStart({ ...asked, kind: 'export-world', quoteOnly: true }))).toBe('ARGUMENT_INVALID');
  });
});

describe('the end of a painting', () => {
  it('keeps what was painted and by what, and charges for it once', async () => {
    const account = await customers.open();
    const operationId = await begun(account);
    const result = painting(operationId);
    const answers = await Promise.all([1, 2, 3].map(() => world.client.finishOperation({ operationId, painting: result })));
    expect(answers).toEqual(
      answers.map(() => ({ state: OperationState.OPERATION_STATE_SUCCEEDED, applied: true, deliveryId: '', moreDeliveryIds: [] })),
    );
    expect(await read(account, operationId)).toMatchObject({
      cost: { totalCredits: PRICE, lineItems: [{ name: 'Panorama from depth', credits: PRICE }] },
      painting: result.painting,
      world: undefined,
    });
    expect(await customers.credits(account)).toEqual({ balance: 10_000 - PRICE, held: 0 });
    const other = painting(operationId, { engineVersion: '2' });
    expect(await world.client.finishOperation({ operationId, painting: other })).toMatchObject({ applied: false });
    expect(await customers.books()).toEqual([]);
  });

  it('gives its credits back when it fails, is cancelled or expires', async () => {
    const account = await customers.open();
    const { accountId } = account;
    const [failing, cancelled, late] = [await begun(account), await begun(account), await begun(account)];
    await world.client.finishOperation({ operationId: failing, failure: { code: 'UNDECODABLE_MEDIA', message: 'no' } });
    await world.client.cancelOperation({ accountId, operationId: cancelled });
    await admin.query('UPDATE operation SET expires_at = now() WHERE id = $1', [late]);
    expect((await world.client.expireOperations({ limit: 10 })).operationIds).toEqual([late]);
    expect(await world.client.finishOperation({ operationId: cancelled, painting: painting(cancelled) })).toEqual({
      state: OperationState.OPERATION_STATE_CANCELLED,
      applied: false,
      deliveryId: '',
      moreDeliveryIds: [],
    });
    expect(await customers.credits(account)).toEqual({ balance: 10_000, held: 0 });
    expect(await customers.books()).toEqual([]);
  });

  it('takes no result of another kind, no file of elsewhere, and no painting for a generation', async () => {
    const account = await customers.open();
    const operationId = await begun(account);
    const stray = painting(operationId, { assets: [createTestAsset(generateTestOperationId(), 'pano_url', 'a')] });
    const generation = await customers.begun(account);
    for (const finish of [
      { operationId, painting: stray },
      { operationId, export: { assets: [], stages: [] } },
      { operationId, world: createTestWorldResult(generation.worldId) },
      { operationId: generation.operationId, painting: painting(generation.operationId) },
    ])
      expect(await getErrorCode(world.client.finishOperation(finish))).toBe('ARGUMENT_INVALID');
    expect((await read(account, operationId))?.state).toBe(OperationState.OPERATION_STATE_QUEUED);
  });
});

describe('what is left of paintings', () => {
  it('stands in the lists of operations, and in no list of worlds', async () => {
    const account = await customers.open();
    const { accountId } = account;
    const operationId = await begun(account);
    const { operations } = await world.client.listOperations({ accountId, pageSize: 0, pageToken: '', state: '' });
    expect(operations.map(({ operationId: id, kind }) => [id, kind])).toEqual([[operationId, 'depth-to-rgb']]);
    const open = await world.client.listOpenOperations({
      createdBefore: new Date(Date.now() + 60_000),
      afterOperationId: '',
      limit: 1_000,
    });
    expect(open.operations).toContainEqual(expect.objectContaining({ operationId, kind: 'depth-to-rgb', model: '' }));
  });

  it('goes 90 days after their end, and their objects after them', async () => {
    const account = await customers.open();
    const [old, young, open] = [await begun(account), await begun(account), await begun(account)];
    for (const operationId of [old, young]) await world.client.finishOperation({ operationId, painting: painting(operationId) });
    await admin.query(`UPDATE operation SET ended_at = now() - interval '91 days' WHERE id = $1`, [old]);
    expect((await world.client.sweepRows({ limit: 100 })).deleted).toBe(1);
    expect(await getErrorCode(read(account, old))).toBe('OPERATION_NOT_FOUND');
    for (const id of [young, open]) expect(await read(account, id)).toMatchObject({ operationId: id });
    const due = async () => (await world.client.listDeletedWorlds({ limit: 100 })).operationIds;
    expect(await due()).toContain(old);
    await world.client.forgetDeletedWorlds({ worldIds: [], operationIds: [old] });
    expect(await due()).not.toContain(old);
    expect(await customers.credits(account)).toEqual({ balance: 10_000 - 2 * PRICE, held: PRICE });
  });
});
