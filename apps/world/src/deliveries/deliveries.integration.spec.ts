import { findFreePort, startPostgres } from '@diorama/testkit';
import type { TestDatabase } from '@diorama/testkit';
import { deliveryProto } from '@diorama/proto-types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { getErrorCode } from '../testing/error-code.js';
import { startTestAdmin } from '../testing/start-admin.js';
import type { TestAdmin } from '../testing/start-admin.js';
import { HOOK_URL, generateTestDeliveryId, createTestDeliveries } from '../testing/start-deliveries.js';
import type { TestDeliveries } from '../testing/start-deliveries.js';
import { generateTestOperationId, createTestWorldResult } from '../testing/start-world.js';
import type { TestAccount, TestWorld } from '../testing/start-world.js';

const { DELIVERY_STATE_PENDING } = deliveryProto.DeliveryState;
const DAY_MS = 24 * 3_600_000;
const LATER = new Date(Date.now() + 3_600_000);

let test: TestAdmin<Awaited<ReturnType<TestDatabase['openAdmin']>>>;
let sql: typeof test.sql;
let world: TestWorld;
let deliveries: TestDeliveries;
let account: TestAccount;

beforeAll(async () => {
  test = await startTestAdmin({ startPostgres, freePort: findFreePort });
  ({ sql, world } = test);
  deliveries = createTestDeliveries(world, test.grpcAddress);
  account = await world.createAccount();
});

afterAll(async () => {
  deliveries?.client.close();
  await test?.close();
});

const OK = 'OK';
const failure = { code: 'ENGINE_FAILED', message: 'The world could not be generated' };
/** Time passes for one delivery. */
const pass = (id: string, seconds: number) =>
  sql.query(
    `UPDATE delivery SET began_at = began_at - make_interval(secs => $2), deadline = deadline - make_interval(secs => $2),
       offered_at = offered_at - make_interval(secs => $2), ended_at = ended_at - make_interval(secs => $2),
       next_attempt_at = next_attempt_at - make_interval(secs => $2) WHERE id = $1`,
    [id, seconds],
  );
/** Time passes for what is under way of it. */
const passInFlight = (id: string, seconds: number) =>
  sql.query('UPDATE delivery_attempt SET started_at = started_at - make_interval(secs => $2) WHERE delivery_id = $1', [id, seconds]);
const summary = async (operationId: string) =>
  (await deliveries.client.getDeliverySummaries({ accountId: account.accountId, operationIds: [operationId] })).summaries;

describe('a delivery before its operation has finished', () => {
  it('begins with it, and can neither be claimed nor sent', async () => {
    const { operation, deliveryId } = await deliveries.begin(account);
    const { state, delivery, attempts } = await deliveries.read(deliveryId);
    expect(delivery).toMatchObject({
      operationId: operation.operationId,
      accountId: account.accountId,
      projectId: account.projectId,
      webhookUrl: HOOK_URL,
    });
    expect([state, delivery.event.length, delivery.finishedAt, delivery.deadline, attempts]).toEqual([
      'SCHEDULED',
      0,
      undefined,
      undefined,
      [],
    ]);
    expect(await deliveries.claim(deliveryId)).toMatchObject({ claimed: false });
    expect(await getErrorCode(deliveries.client.startAttempt({ deliveryId, number: 1, hostFails: false }))).toBe('DELIVERY_ENDED');
    expect(await summary(operation.operationId)).toMatchObject([{ operationId: operation.operationId, attemptCount: 0 }]);
  });

  it('is nothing where none was asked for, and nothing to another account', async () => {
    const operation = await world.begin(account);
    const { accountId } = account;
    expect(await getErrorCode(deliveries.client.getDelivery({ accountId, operationId: operation.operationId }))).toBe('DELIVERY_NOT_FOUND');
    expect(await summary(operation.operationId)).toEqual([]);
    const begun = await deliveries.begin(account);
    const { accountId: other } = await world.createAccount();
    const asked = { accountId: other, operationId: begun.operation.operationId };
    expect(await getErrorCode(deliveries.client.getDelivery(asked))).toBe('DELIVERY_NOT_FOUND');
    expect(await getErrorCode(deliveries.client.getDelivery({ accountId, operationId: begun.operation.operationId }))).toBe(OK);
  });

  it('is deleted by a cancellation, without a callback', async () => {
    const { operation, deliveryId } = await deliveries.begin(account);
    await world.client.cancelOperation({ accountId: account.accountId, operationId: operation.operationId });
    expect(await getErrorCode(deliveries.read(deliveryId))).toBe('DELIVERY_NOT_FOUND');
    expect(await world.client.finishOperation({ operationId: operation.operationId, failure })).toMatchObject({
      applied: false,
      deliveryId: '',
    });
  });
});

describe('the end of an operation', () => {
  it('writes the event with the time of the end, and lists the delivery until it is claimed', async () => {
    const { operation, deliveryId } = await deliveries.begin(account);
    const { operationId, worldId } = operation;
    const finish = () => world.client.finishOperation({ operationId, world: createTestWorldResult(worldId) });
    expect(await finish()).toMatchObject({ applied: true, deliveryId });
    expect(await finish()).toMatchObject({ applied: true, deliveryId });
    const { delivery } = await deliveries.read(deliveryId);
    const { rows } = await sql.query<{ ended_at: Date }>('SELECT ended_at FROM operation WHERE id = $1', [operationId]);
    expect(delivery.finishedAt).toEqual(rows[0]?.ended_at);
    expect((delivery.deadline?.getTime() ?? 0) - (delivery.finishedAt?.getTime() ?? 0)).toBe(DAY_MS);
    expect(JSON.parse(delivery.event.toString())).toEqual({
      id: `evt_${operationId}`,
      type: 'task.succeeded',
      schemaVersion: '1',
      createdAt: rows[0]?.ended_at.toISOString(),
      data: {
        accountId: account.accountId,
        projectId: account.projectId,
        operationId,
        operation: `operations/${operationId}`,
        taskName: 'generateWorld',
        state: 'SUCCEEDED',
      },
    });
    expect(await deliveries.claim(deliveryId)).toMatchObject({ claimed: true, attemptCount: 0, deadline: delivery.deadline });
    expect(await finish()).toMatchObject({ applied: true, deliveryId: '' });
  });

  it('[events-03] reports failures and expired operations', async () => {
    const failing = await deliveries.begin(account);
    await world.client.finishOperation({ operationId: failing.operation.operationId, failure });
    const expiring = await deliveries.begin(account);
    await sql.query('UPDATE operation SET expires_at = now() WHERE id = $1', [expiring.operation.operationId]);
    await world.client.expireOperations({ limit: 10 });
    for (const [{ deliveryId }, code] of [
      [failing, 'ENGINE_FAILED'],
      [expiring, 'EXPIRED'],
    ] as const) {
      const { delivery } = await deliveries.read(deliveryId);
      expect(JSON.parse(delivery.event.toString())).toMatchObject({ type: 'task.failed', data: { state: 'FAILED', error: { code } } });
    }
    const { operationId } = expiring.operation;
    expect(await world.client.finishOperation({ operationId, failure })).toMatchObject({ applied: false, deliveryId: expiring.deliveryId });
  });

  it('undoes the event with the rest when it fails', async () => {
    const { operation, deliveryId } = await deliveries.begin(account);
    const stray = { ...createTestWorldResult(generateTestOperationId()), assets: [{ ...createTestWorldResult('x').assets[0] }] };
    const { operationId } = operation;
    expect(await getErrorCode(world.client.finishOperation({ operationId, world: stray }))).not.toBe(OK);
    expect((await deliveries.read(deliveryId)).delivery.finishedAt).toBeUndefined();
  });
});

describe('a claim', () => {
  it('is of one workflow, which may ask again', async () => {
    const { deliveryId } = await deliveries.finished(account);
    const answers = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((name) => deliveries.claim(deliveryId, name)));
    expect(answers.filter(({ claimed }) => claimed)).toHaveLength(1);
    const winner = ['a', 'b', 'c', 'd', 'e'][answers.findIndex(({ claimed }) => claimed)];
    expect(await deliveries.claim(deliveryId, winner)).toMatchObject({ claimed: true, attemptCount: 0 });
    expect((await deliveries.read(deliveryId)).state).toBe('PENDING');
    await deliveries.client.startAttempt({ deliveryId, number: 1, hostFails: false });
    expect(await deliveries.claim(deliveryId, winner)).toMatchObject({ claimed: true, attemptCount: 0 });
    expect((await deliveries.read(deliveryId)).state).toBe('IN_FLIGHT');
    await deliveries.record(deliveryId, 1, { httpStatus: 200, nextState: 'DELIVERED' });
    expect(await deliveries.claim(deliveryId, winner)).toMatchObject({ claimed: false });
  });
});

describe('attempts', () => {
  it('are kept one by one with what came of them', async () => {
    const { deliveryId, operation } = await deliveries.finished(account);
    await deliveries.claim(deliveryId);
    const order = await deliveries.client.startAttempt({ deliveryId, number: 1, hostFails: false });
    expect(order).toMatchObject({ webhookUrl: HOOK_URL, accountId: account.accountId });
    expect(await deliveries.client.startAttempt({ deliveryId, number: 1, hostFails: false })).toEqual(order);
    expect(await getErrorCode(deliveries.client.startAttempt({ deliveryId, number: 2, hostFails: false }))).toBe('DELIVERY_ENDED');
    expect(await deliveries.read(deliveryId)).toMatchObject({ state: 'IN_FLIGHT', delivery: { attemptCount: 1 } });
    const readDelivery = async () =>
      (await deliveries.client.getDelivery({ accountId: account.accountId, operationId: operation.operationId })).delivery;
    expect((await readDelivery())?.lastAttempt).toBeUndefined();
    expect(await deliveries.record(deliveryId, 1, { errorCategory: 'tls', nextState: 'PENDING', nextAttemptTime: LATER })).toBe('PENDING');
    expect((await deliveries.read(deliveryId)).delivery.nextAttemptTime).toEqual(LATER);
    expect(await getErrorCode(deliveries.client.startAttempt({ deliveryId, number: 1, hostFails: false }))).toBe('DELIVERY_ENDED');
    expect((await deliveries.client.startAttempt({ deliveryId, number: 2, hostFails: false })).event).toEqual(order.event);
    expect(await readDelivery()).toMatchObject({ attemptCount: 2, lastAttempt: { number: 1, errorCategory: 'tls' } });
    expect(await deliveries.record(deliveryId, 2, { httpStatus: 204, nextState: 'DELIVERED' })).toBe('DELIVERED');
    const { state, delivery, attempts } = await deliveries.read(deliveryId);
    expect([state, delivery.attemptCount, delivery.nextAttemptTime, delivery.webhookUrl]).toEqual(['DELIVERED', 2, undefined, HOOK_URL]);
    expect(attempts).toMatchObject([
      { number: 1, errorCategory: 'tls', httpStatus: undefined, address: '203.0.113.7', keyIds: ['k1'], durationMs: 12 },
      { number: 2, errorCategory: '', httpStatus: 204 },
    ]);
    expect(delivery.lastAttempt).toEqual(attempts[1]);
    expect((await readDelivery())?.lastAttempt).toEqual(attempts[1]);
    expect(await summary(operation.operationId)).toMatchObject([{ attemptCount: 2, lastAttemptTime: attempts[1]?.startedAt }]);
  });

  it('name the close of the window as the next time when none fits in before it', async () => {
    const { deliveryId, operation } = await deliveries.finished(account);
    await deliveries.claim(deliveryId);
    expect(await deliveries.attempt(deliveryId, 1, { httpStatus: 503, nextState: 'PENDING' })).toBe('PENDING');
    const asked = { accountId: account.accountId, operationId: operation.operationId };
    const { delivery } = await deliveries.client.getDelivery(asked);
    expect(delivery?.deadline).toBeInstanceOf(Date);
    expect(delivery?.nextAttemptTime).toEqual(delivery?.deadline);
    await deliveries.client.exhaustDelivery({ deliveryId, claimant: '' });
    expect((await deliveries.client.getDelivery(asked)).delivery?.nextAttemptTime).toBeUndefined();
  });

  it('are recorded once, regardless of repeated and later reports', async () => {
    const { deliveryId } = await deliveries.finished(account);
    await deliveries.claim(deliveryId);
    await deliveries.attempt(deliveryId, 1, { httpStatus: 500, nextState: 'PENDING', nextAttemptTime: LATER });
    expect(await deliveries.record(deliveryId, 1, { httpStatus: 200, nextState: 'DELIVERED' })).toBe('PENDING');
    await deliveries.attempt(deliveryId, 2, { httpStatus: 410, nextState: 'SUPPRESSED' });
    expect(await deliveries.record(deliveryId, 2, { httpStatus: 200, nextState: 'DELIVERED' })).toBe('SUPPRESSED');
    expect(await deliveries.record(deliveryId, 3, { httpStatus: 200, nextState: 'DELIVERED' })).toBe('SUPPRESSED');
    expect((await deliveries.read(deliveryId)).attempts.map(({ httpStatus }) => httpStatus)).toEqual([500, 410]);
  });

  it('are on record although their beginning never was', async () => {
    const { deliveryId } = await deliveries.finished(account);
    await deliveries.claim(deliveryId);
    expect(await deliveries.record(deliveryId, 1, { errorCategory: 'internal', nextState: 'PENDING', nextAttemptTime: LATER })).toBe(
      'PENDING',
    );
    expect(await deliveries.read(deliveryId)).toMatchObject({ delivery: { attemptCount: 1 }, attempts: [{ errorCategory: 'internal' }] });
  });

  it('begin before the deadline, by the clock of the record, or not at all', async () => {
    const { deliveryId } = await deliveries.finished(account);
    await deliveries.claim(deliveryId);
    await pass(deliveryId, DAY_MS / 1_000);
    expect(await getErrorCode(deliveries.client.startAttempt({ deliveryId, number: 1, hostFails: false }))).toBe('DELIVERY_ENDED');
    expect(await getErrorCode(deliveries.client.getDestination({ deliveryId }))).toBe('DELIVERY_ENDED');
    await deliveries.client.exhaustDelivery({ deliveryId, claimant: '' });
    expect(await deliveries.read(deliveryId)).toMatchObject({ state: 'EXHAUSTED', delivery: { attemptCount: 0 }, attempts: [] });
  });

  it.each<[string, object]>([
    ['neither status nor error', {}],
    ['both', { httpStatus: 200, errorCategory: 'tls' }],
    ['an unknown error', { errorCategory: 'weather' }],
  ])('are refused with %s', async (_name, went) => {
    const { deliveryId } = await deliveries.finished(account);
    await deliveries.claim(deliveryId);
    expect(await getErrorCode(deliveries.record(deliveryId, 1, { ...went, nextState: 'PENDING' }))).toBe('ARGUMENT_INVALID');
  });
});

describe('a delivery that no workflow takes', () => {
  const sweep = async () => deliveries.client.listUnclaimedDeliveries({ olderThanSeconds: 120, giveUpSeconds: 600, limit: 100 });
  const idsOf = async () => (await sweep()).deliveries.map(({ deliveryId }) => deliveryId);

  it('[delivery-02] is offered once it is old enough, and given up only when that came to nothing', async () => {
    const { deliveryId } = await deliveries.finished(account);
    expect(await idsOf()).not.toContain(deliveryId);
    await pass(deliveryId, 3_600);
    expect(await idsOf()).toContain(deliveryId);
    expect(await idsOf()).toContain(deliveryId);
    await pass(deliveryId, 121);
    expect(await idsOf()).not.toContain(deliveryId);
    expect((await deliveries.read(deliveryId)).state).toBe('PUBLISH_FAILED');
    expect(await deliveries.claim(deliveryId)).toMatchObject({ claimed: false });
  });

  it('is not offered once it is claimed, nor before its operation has finished', async () => {
    const claimed = await deliveries.finished(account);
    await pass(claimed.deliveryId, 3_600);
    await deliveries.claim(claimed.deliveryId);
    const open = await deliveries.begin(account);
    const ids = await idsOf();
    expect(ids).not.toContain(claimed.deliveryId);
    expect(ids).not.toContain(open.deliveryId);
  });

  it('is offered again when its attempt is long overdue, now and then', async () => {
    const { deliveryId } = await deliveries.finished(account);
    await deliveries.claim(deliveryId);
    const inAnHour = new Date(Date.now() + 3_600_000);
    await deliveries.attempt(deliveryId, 1, { httpStatus: 503, nextState: 'PENDING', nextAttemptTime: inAnHour });
    await pass(deliveryId, 3_600);
    expect(await idsOf()).not.toContain(deliveryId);
    await pass(deliveryId, 121);
    expect(await idsOf()).toContain(deliveryId);
    expect(await idsOf()).not.toContain(deliveryId);
    await pass(deliveryId, 601);
    expect(await idsOf()).toContain(deliveryId);
    expect(await deliveries.claim(deliveryId)).toMatchObject({ claimed: true, attemptCount: 1 });
    await deliveries.attempt(deliveryId, 2, { httpStatus: 200, nextState: 'DELIVERED' });
    await pass(deliveryId, 601);
    expect(await idsOf()).not.toContain(deliveryId);
  });

  it('is offered again when its attempt came to no end', async () => {
    const { deliveryId } = await deliveries.finished(account);
    await deliveries.claim(deliveryId);
    await deliveries.client.startAttempt({ deliveryId, number: 1, hostFails: false });
    expect(await idsOf()).not.toContain(deliveryId);
    await passInFlight(deliveryId, 121);
    expect(await idsOf()).toContain(deliveryId);
    expect(await deliveries.claim(deliveryId)).toMatchObject({ claimed: true, attemptCount: 0 });
    await deliveries.attempt(deliveryId, 1, { httpStatus: 200, nextState: 'DELIVERED' });
    expect((await deliveries.read(deliveryId)).attempts).toHaveLength(1);
  });

  it('and one whose workflow was stopped end some day', async () => {
    const waiting = await deliveries.finished(account);
    await deliveries.claim(waiting.deliveryId);
    await pass(waiting.deliveryId, DAY_MS / 1_000 + 601);
    const flying = await deliveries.finished(account);
    await deliveries.claim(flying.deliveryId);
    await deliveries.client.startAttempt({ deliveryId: flying.deliveryId, number: 1, hostFails: false });
    await pass(flying.deliveryId, DAY_MS / 1_000 + 601);
    await sweep();
    expect((await deliveries.read(waiting.deliveryId)).state).toBe('EXHAUSTED');
    expect((await deliveries.read(flying.deliveryId)).state).toBe('IN_FLIGHT');
    await pass(flying.deliveryId, DAY_MS / 1_000);
    await sweep();
    expect(await deliveries.read(flying.deliveryId)).toMatchObject({ state: 'EXHAUSTED', attempts: [{ errorCategory: 'internal' }] });
  });
});

describe('a redelivery', () => {
  it('sends the same event under the same id, in a round of its own', async () => {
    const { deliveryId } = await deliveries.finished(account);
    await deliveries.claim(deliveryId);
    expect(await getErrorCode(deliveries.client.redeliverDelivery({ deliveryId, operator: 'grace' }))).toBe('DELIVERY_UNDER_WAY');
    await deliveries.attempt(deliveryId, 1, { httpStatus: 410, nextState: 'SUPPRESSED' });
    const { delivery: before } = await deliveries.read(deliveryId);
    const { delivery } = await deliveries.client.redeliverDelivery({ deliveryId, operator: 'grace' });
    expect(delivery).toMatchObject({ round: 1, attemptCount: 1, event: before.event, finishedAt: before.finishedAt, webhookUrl: HOOK_URL });
    expect(delivery?.deadline?.getTime()).toBeGreaterThan(before.deadline?.getTime() ?? Infinity);
    expect(await deliveries.claim(deliveryId, `webhook-delivery/${deliveryId}/1`)).toMatchObject({ claimed: true, attemptCount: 1 });
    await deliveries.attempt(deliveryId, 2, { httpStatus: 200, nextState: 'DELIVERED' });
    expect((await deliveries.read(deliveryId)).attempts.map(({ httpStatus }) => httpStatus)).toEqual([410, 200]);
    const { rows } = await sql.query('SELECT operator, action, details FROM audit_log WHERE target = $1', [deliveryId]);
    expect(rows).toEqual([{ operator: 'grace', action: 'delivery.redeliver', details: { round: 1 } }]);
  });

  it('is not ended by a workflow of an earlier round that is signalled twice', async () => {
    const { deliveryId } = await deliveries.finished(account);
    const first = { deliveryId, claimant: `webhook-delivery/${deliveryId}` };
    await deliveries.claim(deliveryId, first.claimant);
    await deliveries.client.exhaustDelivery(first);
    expect((await deliveries.read(deliveryId)).state).toBe('EXHAUSTED');
    await deliveries.client.redeliverDelivery({ deliveryId, operator: 'grace' });
    await deliveries.claim(deliveryId, `${first.claimant}/1`);
    await deliveries.client.exhaustDelivery(first);
    expect((await deliveries.read(deliveryId)).state).toBe('PENDING');
    await deliveries.client.exhaustDelivery({ ...first, claimant: `${first.claimant}/1` });
    expect((await deliveries.read(deliveryId)).state).toBe('EXHAUSTED');
  });

  it('is refused for an unknown delivery', async () => {
    expect(await getErrorCode(deliveries.client.redeliverDelivery({ deliveryId: generateTestDeliveryId(), operator: 'grace' }))).toBe(
      'DELIVERY_NOT_FOUND',
    );
    expect(await getErrorCode(deliveries.client.redeliverDelivery({ deliveryId: 'x', operator: 'grace' }))).toBe('DELIVERY_NOT_FOUND');
  });
});

describe('sending a delivery now', () => {
  const send = (deliveryId: string) => deliveries.client.sendDeliveryNow({ deliveryId, operator: 'grace' });

  it('leaves a line in the audit log while the delivery waits, and is refused at any other time', async () => {
    const { deliveryId } = await deliveries.finished(account);
    expect(await getErrorCode(send(deliveryId))).toBe('DELIVERY_UNDER_WAY');
    await deliveries.claim(deliveryId);
    await deliveries.attempt(deliveryId, 1, { httpStatus: 503, nextState: 'PENDING' });
    expect((await send(deliveryId)).delivery).toMatchObject({ deliveryId, round: 0, attemptCount: 1 });
    const { rows } = await sql.query('SELECT operator, action, details FROM audit_log WHERE target = $1', [deliveryId]);
    expect(rows).toEqual([{ operator: 'grace', action: 'delivery.send-now', details: { attempts: 1 } }]);
    await deliveries.attempt(deliveryId, 2, { httpStatus: 200, nextState: 'DELIVERED' });
    expect(await getErrorCode(send(deliveryId))).toBe('DELIVERY_ENDED');
    expect(await getErrorCode(send(generateTestDeliveryId()))).toBe('DELIVERY_NOT_FOUND');
  });
});

describe('the list of operators', () => {
  it('shows deliveries newest first, page by page, of one account, state or operation', async () => {
    const owner = await world.createAccount();
    const begun = [];
    for (let i = 0; i < 5; i++) begun.push(await (i % 2 === 0 ? deliveries.finished(owner) : deliveries.begin(owner)));
    await deliveries.claim(begun[0]?.deliveryId ?? '');
    const list = async (change: object) => {
      const request = deliveryProto.AdminListDeliveriesRequest.fromPartial({ accountId: owner.accountId, pageSize: 2, ...change });
      const { deliveries: found, nextPageToken } = await deliveries.client.adminListDeliveries(request);
      return { ids: found.map(({ deliveryId }) => deliveryId), nextPageToken };
    };
    const ids = begun.map(({ deliveryId }) => deliveryId).toReversed();
    const one = await list({});
    const two = await list({ pageToken: one.nextPageToken });
    const three = await list({ pageToken: two.nextPageToken });
    expect([...one.ids, ...two.ids, ...three.ids, three.nextPageToken]).toEqual([...ids, '']);
    const hosts = [await list({ state: DELIVERY_STATE_PENDING, host: 'RECEIVER.exa' }), await list({ host: 'hook' })];
    expect(hosts.map(({ ids: found }) => found)).toEqual([[begun[0]?.deliveryId], []]);
    expect((await list({ operationId: begun[1]?.operation.operationId, accountId: '' })).ids).toEqual([begun[1]?.deliveryId]);
    expect(await getErrorCode(list({ state: DELIVERY_STATE_PENDING, pageToken: one.nextPageToken }))).toBe('PAGE_TOKEN_INVALID');
  });
});
