import { worldProto } from '@diorama/proto-types';
import type { AdminClient } from '@diorama/rpc';
import { findFreePort, startPostgres } from '@diorama/testkit';
import type { TestDatabase } from '@diorama/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { getErrorCode } from '../testing/error-code.js';
import { TEST_OPERATOR, startTestAdmin } from '../testing/start-admin.js';
import type { TestAdmin } from '../testing/start-admin.js';
import { HOOK_URL, generateTestDeliveryId, toTestDeliveryState, createTestDeliveries } from '../testing/start-deliveries.js';
import type { TestDeliveries } from '../testing/start-deliveries.js';
import { generateTestOperationId, createTestAsset } from '../testing/start-world.js';
import type { TestAccount, TestWorld } from '../testing/start-world.js';

const LATER = new Date(Date.now() + 3_600_000);
const { OperationState } = worldProto;

let test: TestAdmin<Awaited<ReturnType<TestDatabase['openAdmin']>>>;
let sql: typeof test.sql;
let world: TestWorld;
let admin: AdminClient;
let deliveries: TestDeliveries;
let account: TestAccount;

beforeAll(async () => {
  test = await startTestAdmin({ startPostgres, freePort: findFreePort });
  ({ sql, world, admin } = test);
  deliveries = createTestDeliveries(world, test.grpcAddress);
  account = await world.createAccount();
});

afterAll(async () => {
  deliveries?.client.close();
  await test?.close();
});

const purge = (operationId: string) => deliveries.client.purgeOperation({ operationId, operator: TEST_OPERATOR });
const operationOf = async (operationId: string) =>
  (await world.client.getOperation({ accountId: account.accountId, operationId })).operation;

/** What the purge of an operation answers and leaves of its delivery. */
async function purged(prepare: (deliveryId: string) => Promise<unknown>) {
  const { deliveryId, operation } = await deliveries.finished(account);
  await prepare(deliveryId);
  const answer = await purge(operation.operationId);
  const { state, delivery } = await deliveries.read(deliveryId);
  return { answer, deliveryId, operation, state, delivery };
}

describe('a delivery whose operation is purged', () => {
  it('ends while it waits for its workflow', async () => {
    const { answer, deliveryId, operation, state, delivery } = await purged(async () => undefined);
    expect(answer).toEqual({ objectPrefixes: [`${operation.worldId}/`], deliveryId: '', deliveryRound: 0 });
    expect([state, delivery.webhookUrl, delivery.event.length > 0]).toEqual(['EXHAUSTED', '', true]);
    expect(await deliveries.claim(deliveryId)).toMatchObject({ claimed: false });
    expect(await getErrorCode(deliveries.client.redeliverDelivery({ deliveryId, operator: TEST_OPERATOR }))).toBe('DELIVERY_ENDED');
  });

  it('ends between two attempts, and its workflow must be signalled', async () => {
    const { answer, deliveryId, state, delivery } = await purged(async (id) => {
      await deliveries.claim(id);
      await deliveries.attempt(id, 1, { httpStatus: 500, nextState: 'PENDING', nextAttemptTime: LATER });
    });
    expect([state, delivery.webhookUrl, delivery.attemptCount, delivery.nextAttemptTime]).toEqual(['EXHAUSTED', '', 1, undefined]);
    expect([answer.deliveryId, answer.deliveryRound]).toEqual([deliveryId, 0]);
    expect(await getErrorCode(deliveries.client.startAttempt({ deliveryId, number: 2, hostFails: false }))).toBe('DELIVERY_ENDED');
  });

  it.each([
    ['200', { httpStatus: 200, nextState: 'DELIVERED' as const }, 'DELIVERED'],
    ['410', { httpStatus: 410, nextState: 'SUPPRESSED' as const }, 'SUPPRESSED'],
    ['500', { httpStatus: 500, nextState: 'PENDING' as const, nextAttemptTime: LATER }, 'EXHAUSTED'],
  ])('ends with the attempt that is in flight, and forgets where it went then: %s', async (_status, went, end) => {
    const { deliveryId, state, delivery } = await purged(async (id) => {
      await deliveries.claim(id);
      await deliveries.client.startAttempt({ deliveryId: id, number: 1, hostFails: false });
    });
    expect([state, delivery.webhookUrl]).toEqual(['IN_FLIGHT', HOOK_URL]);
    expect(await getErrorCode(deliveries.client.startAttempt({ deliveryId, number: 1, hostFails: false }))).toBe('DELIVERY_ENDED');
    expect(await deliveries.record(deliveryId, 1, went)).toBe(end);
    expect(await deliveries.read(deliveryId)).toMatchObject({
      state: end,
      delivery: { webhookUrl: '' },
      attempts: [{ httpStatus: went.httpStatus }],
    });
  });

  it('keeps the end that it had', async () => {
    const { answer, state, delivery } = await purged(async (id) => {
      await deliveries.claim(id);
      await deliveries.attempt(id, 1, { httpStatus: 200, nextState: 'DELIVERED' });
    });
    expect([answer.deliveryId, state, delivery.webhookUrl]).toEqual(['', 'DELIVERED', '']);
  });

  it('ends while the operation runs: the purge cancels the operation and keeps the record without the destination', async () => {
    const { deliveryId, operation } = await deliveries.begin(account);
    const { operationId } = operation;
    for (const _call of [1, 2]) expect((await purge(operationId)).deliveryId).toBe('');
    expect(await operationOf(operationId)).toMatchObject({ state: OperationState.OPERATION_STATE_CANCELLED });
    const { delivery } = await deliveries.client.getDelivery({ accountId: account.accountId, operationId });
    expect(delivery).toMatchObject({ state: toTestDeliveryState('EXHAUSTED'), webhookUrl: '', attemptCount: 0, lastAttempt: undefined });
    expect(await deliveries.claim(deliveryId)).toMatchObject({ claimed: false });
    expect(await getErrorCode(deliveries.client.startAttempt({ deliveryId, number: 1, hostFails: false }))).toBe('DELIVERY_ENDED');
    expect(await getErrorCode(deliveries.client.redeliverDelivery({ deliveryId, operator: TEST_OPERATOR }))).toBe('DELIVERY_ENDED');
  });

  it('has no record when the client cancels the operation before the purge', async () => {
    const { deliveryId, operation } = await deliveries.begin(account);
    const { operationId } = operation;
    await world.client.cancelOperation({ accountId: account.accountId, operationId });
    await purge(operationId);
    expect(await getErrorCode(deliveries.read(deliveryId))).toBe('DELIVERY_NOT_FOUND');
  });
});

describe('the purge of an operation', () => {
  it('takes its world away, leaves a line in the log and may be repeated', async () => {
    const { operation } = await deliveries.finished(account);
    const { operationId, worldId } = operation;
    const answers = [await purge(operationId), await purge(operationId)];
    expect(answers.map(({ objectPrefixes }) => objectPrefixes)).toEqual([[`${worldId}/`], [`${worldId}/`]]);
    expect(await getErrorCode(world.client.getWorld({ accountId: account.accountId, worldId }))).toBe('WORLD_NOT_FOUND');
    const { rows } = await sql.query('SELECT operator, account_id FROM audit_log WHERE action = $1 AND target = $2', [
      'operation.purge',
      operationId,
    ]);
    expect(rows).toEqual([0, 1].map(() => ({ operator: TEST_OPERATOR, account_id: account.accountId })));
    expect((await world.client.listDeletedWorlds({ limit: 100 })).worldIds).toContain(worldId);
  });

  it('takes away the prompt of a world that failed', async () => {
    const { operation } = await deliveries.begin(account);
    const { operationId, worldId } = operation;
    await world.client.finishOperation({ operationId, failure: { code: 'ENGINE_FAILED', message: 'it broke' } });
    await purge(operationId);
    const { rows } = await sql.query('SELECT prompt, purged_at IS NOT NULL AS purged FROM world WHERE id = $1', [worldId]);
    expect(rows).toEqual([{ prompt: null, purged: true }]);
  });

  it('takes what was asked and what was painted, and remembers the objects', async () => {
    const operationId = generateTestOperationId();
    const sha256 = 'a'.repeat(64);
    const asset = { name: 'pano_url', key: `${operationId}/${sha256}.png`, contentType: 'image/png', bytes: 5, sha256 };
    await world.client.beginDepthToRgb({
      ...(({ accountId, projectId, apiKeyId }) => ({ accountId, projectId, apiKeyId }))(account),
      operationId,
      requestId: 'req_12345678',
      seed: 7,
      promptJson: '{"text_prompt":"a hall"}',
      input: {
        field: 'depth_pano_image',
        mediaAssetId: '',
        key: 'media/a.exr',
        kind: 'image',
        contentType: 'image/x-exr',
        bytes: 5,
        sha256,
      },
      expiresAt: LATER,
      webhook: { deliveryId: generateTestDeliveryId(), url: HOOK_URL },
    });
    const painting = { assets: [asset], engine: 'procedural', engineVersion: '1', notRepresented: ['unicorns'] };
    await world.client.finishOperation({ operationId, painting: { painting, stages: [] } });
    expect((await purge(operationId)).objectPrefixes).toEqual([`${operationId}/`]);
    const { rows } = await sql.query('SELECT prompt, result, painting, inputs FROM operation WHERE id = $1', [operationId]);
    expect(rows).toEqual([{ prompt: null, result: null, painting: null, inputs: [] }]);
    expect((await world.client.listDeletedWorlds({ limit: 100 })).operationIds).toContain(operationId);
  });

  it('is refused for an operation that there is not', async () => {
    expect(await getErrorCode(purge(generateTestOperationId()))).toBe('OPERATION_NOT_FOUND');
  });
});

describe('deletions', () => {
  it('of a world end what waits for an operation on it', async () => {
    const { operation, deliveryId } = await deliveries.finished(account);
    await world.client.deleteWorld({ accountId: account.accountId, worldId: operation.worldId });
    expect(await deliveries.read(deliveryId)).toMatchObject({ state: 'EXHAUSTED', delivery: { webhookUrl: '' } });
  });

  it('of a world end what waits for an operation that still runs', async () => {
    const { operation, deliveryId } = await deliveries.begin(account);
    await world.client.deleteWorld({ accountId: account.accountId, worldId: operation.worldId });
    expect(await deliveries.read(deliveryId)).toMatchObject({ state: 'EXHAUSTED', delivery: { webhookUrl: '' }, attempts: [] });
  });

  it('of an account leave nothing that could be sent, and no record', async () => {
    const owner = await world.createAccount();
    const [waiting, open] = [await deliveries.finished(owner), await deliveries.begin(owner)];
    await deliveries.claim(waiting.deliveryId);
    await admin.deleteAccount({ accountId: owner.accountId, operator: TEST_OPERATOR });
    for (const { deliveryId } of [waiting, open]) {
      expect(await getErrorCode(deliveries.client.startAttempt({ deliveryId, number: 1, hostFails: false }))).toMatch(
        /DELIVERY_(NOT_FOUND|ENDED)/,
      );
    }
    const { rows } = await sql.query('SELECT id FROM delivery WHERE account_id = $1', [owner.accountId]);
    expect(rows).toEqual([]);
  });

  it('[retention-01] of what is 90 days old take records with their attempts, and operations only after them', async () => {
    const { deliveryId, operation } = await deliveries.finished(account);
    await deliveries.claim(deliveryId);
    await deliveries.attempt(deliveryId, 1, { httpStatus: 200, nextState: 'DELIVERED' });
    await world.client.deleteWorld({ accountId: account.accountId, worldId: operation.worldId });
    await sql.query(`UPDATE operation SET ended_at = now() - interval '91 days' WHERE id = $1`, [operation.operationId]);
    await sql.query(`UPDATE world SET purged_at = now() - interval '91 days' WHERE id = $1`, [operation.worldId]);
    await sql.query(`UPDATE delivery SET ended_at = now() - interval '89 days' WHERE id = $1`, [deliveryId]);
    await world.client.sweepRows({ limit: 100 });
    expect((await deliveries.read(deliveryId)).attempts).toHaveLength(1);
    await sql.query(`UPDATE delivery SET ended_at = now() - interval '91 days' WHERE id = $1`, [deliveryId]);
    await world.client.sweepRows({ limit: 100 });
    expect(await getErrorCode(deliveries.read(deliveryId))).toBe('DELIVERY_NOT_FOUND');
    await world.client.sweepRows({ limit: 100 });
    const { rows } = await sql.query('SELECT id FROM operation WHERE id = $1', [operation.operationId]);
    expect(rows).toEqual([]);
  });
});

describe('an export with a callback', () => {
  const begin = (worldId: string, change: Partial<worldProto.BeginExportRequest> = {}) =>
    world.client.beginExport(
      worldProto.BeginExportRequest.fromPartial({
        ...(({ accountId, projectId, apiKeyId }) => ({ accountId, projectId, apiKeyId }))(account),
        operationId: generateTestOperationId(),
        requestId: 'req_12345678',
        worldId,
        assetType: 'mesh',
        format: 'glb',
        expiresAt: LATER,
        ...change,
      }),
    );
  const withWebhook = () => ({ webhook: { deliveryId: generateTestDeliveryId(), url: HOOK_URL } });
  const balance = async () => (await world.client.getCredits({ accountId: account.accountId })).balance;

  it('gets an existing export at once and for free, and receives its callback', async () => {
    const worldId = await world.complete(account);
    const { operation: made } = await begin(worldId);
    const files = [createTestAsset(worldId, 'mesh.hq_mesh_url', 'd')];
    await world.client.finishOperation({ operationId: made?.operationId ?? '', export: { assets: files, stages: [] } });
    const before = await balance();
    const change = { ...withWebhook(), operationId: generateTestOperationId() };
    const begun = await begin(worldId, change);
    expect(begun).toMatchObject({ isNew: false, replayed: false, deliveryId: change.webhook.deliveryId });
    expect(begun.operation).toMatchObject({
      operationId: change.operationId,
      state: OperationState.OPERATION_STATE_SUCCEEDED,
      export: { assetType: 'mesh', format: 'glb', assets: files },
      cost: { totalCredits: 0, lineItems: [] },
    });
    expect(await balance()).toBe(before);
    const { state, delivery } = await deliveries.read(change.webhook.deliveryId);
    expect([state, JSON.parse(delivery.event.toString()).type]).toEqual(['SCHEDULED', 'task.succeeded']);
    expect(await begin(worldId, change)).toMatchObject({ deliveryId: change.webhook.deliveryId, isNew: false });
    await deliveries.claim(change.webhook.deliveryId);
    expect(await begin(worldId, change)).toMatchObject({ deliveryId: '', isNew: false });
  });

  it('is built again once the first one has been purged', async () => {
    const worldId = await world.complete(account);
    const { operation: made } = await begin(worldId);
    const operationId = made?.operationId ?? '';
    await world.client.finishOperation({
      operationId,
      export: { assets: [createTestAsset(worldId, 'mesh.hq_mesh_url', 'd')], stages: [] },
    });
    expect((await purge(operationId)).objectPrefixes).toEqual([]);
    const again = await begin(worldId);
    expect([again.isNew, again.operation?.operationId === operationId]).toEqual([true, false]);
  });
});
