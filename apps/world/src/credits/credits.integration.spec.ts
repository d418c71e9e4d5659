import type { worldProto } from '@diorama/proto-types';
import { findFreePort, startPostgres } from '@diorama/testkit';
import type { TestDatabase, TestPostgres } from '@diorama/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { TestCustomers, createTestIdempotencyKey, expectRefusal } from '../testing/test-customers.js';
import { startTestWorld } from '../testing/start-world.js';
import type { TestAccount, TestWorld } from '../testing/start-world.js';

const DRAFT = 80 + 150;
const STANDARD = 80 + 1_500;

let postgres: TestPostgres;
let admin: Awaited<ReturnType<TestDatabase['openAdmin']>>;
let world: TestWorld;
let customers: TestCustomers;

beforeAll(async () => {
  postgres = await startPostgres();
  const database = await postgres.createDatabase();
  world = await startTestWorld({ databaseUrl: database.url('world'), grpcAddress: `127.0.0.1:${await findFreePort()}` });
  admin = await database.openAdmin();
  await admin.query('SET search_path = world');
  customers = new TestCustomers(world, admin);
});

afterAll(async () => {
  await world?.close();
  await admin?.end();
  await postgres?.stop();
});

describe('credits', () => {
  it('are held at the start and charged at the end, with what they were for', async () => {
    const account = await customers.open();
    const operation = await customers.begun(account, { model: 'svc-1.1', promptKind: 'pano' });
    expect(await customers.credits(account)).toEqual({ balance: 10_000, held: 1_500 });
    expect(operation.cost).toBeUndefined();
    await customers.succeed(operation, [{ name: 'render', seconds: 1.5 }]);
    expect(await customers.credits(account)).toEqual({ balance: 8_500, held: 0 });
    const cost = { totalCredits: 1_500, lineItems: [{ name: 'World generation (svc-1.1)', credits: 1_500 }] };
    const asked = { accountId: account.accountId, operationId: operation.operationId };
    expect((await world.client.getOperation(asked)).operation?.cost).toEqual(cost);
    const { rows } = await admin.query('SELECT stages FROM operation WHERE id = $1', [operation.operationId]);
    expect(rows).toEqual([{ stages: [{ name: 'render', seconds: 1.5 }] }]);
  });

  it.each(['fail', 'cancel', 'expire'])('come back when operations %s', async (how) => {
    const account = await customers.open();
    const { operationId } = await customers.begun(account);
    if (how === 'fail') await world.client.finishOperation({ operationId, failure: { code: 'ENGINE_FAILED', message: 'no' } });
    if (how === 'cancel') await world.client.cancelOperation({ accountId: account.accountId, operationId });
    if (how === 'expire') {
      await admin.query(`UPDATE operation SET expires_at = now() WHERE id = $1`, [operationId]);
      await world.client.expireOperations({ limit: 100 });
    }
    expect(await customers.credits(account)).toEqual({ balance: 10_000, held: 0 });
    const { operation } = await world.client.getOperation({ accountId: account.accountId, operationId });
    expect(operation).toMatchObject({ failure: expect.anything(), cost: undefined });
  });

  it('that are missing refuse a start, which then has written nothing', async () => {
    const account = await customers.open({ credits: DRAFT + 10 });
    await customers.begun(account);
    const before = await customers.rowsOf(account);
    expect(await expectRefusal(customers.begin(account, { idempotency: createTestIdempotencyKey('a') }))).toMatchObject({
      code: 'CREDITS_INSUFFICIENT',
      details: { needed: String(DRAFT), available: '10' },
    });
    expect(await customers.rowsOf(account)).toEqual(before);
  });

  it('are reported by day and event as they were used', async () => {
    const account = await customers.open();
    for (let i = 0; i < 2; i++) await customers.succeed(await customers.begun(account));
    await customers.begun(account);
    const now = new Date();
    const [from, until] = [new Date(now.getTime() - 86_400_000), new Date(now.getTime() + 86_400_000)];
    const { days, runningOperations } = await world.client.getUsage({ accountId: account.accountId, from, until });
    const day = now.toISOString().slice(0, 10);
    expect(days).toEqual([
      { day, name: 'Panorama from text', operations: 2, credits: 160 },
      { day, name: 'World generation (svc-1.0-draft)', operations: 2, credits: 300 },
    ]);
    expect(runningOperations).toBe(1);
    const past = { accountId: account.accountId, from: new Date(0), until: new Date(86_400_000) };
    expect((await world.client.getUsage(past)).days).toEqual([]);
    expect((await expectRefusal(world.client.getUsage({ accountId: account.accountId, from: new Date(0), until }))).code).toBe(
      'ARGUMENT_INVALID',
    );
  });

  it('cannot be held longer than their operation runs, however it ends', async () => {
    const { operationId } = await customers.begun(await customers.open());
    const end = `UPDATE operation SET state = 'FAILED', failure_code = 'TIMEOUT', failure_message = '', ended_at = now() WHERE id = $1`;
    await expect(admin.query(end, [operationId])).rejects.toThrow('would outlive it');
  });

  it('cannot be written into the ledger from nowhere', async () => {
    const { accountId } = await customers.open();
    const entry = `INSERT INTO ledger_entry (transfer_id, line, ledger, amount) SELECT id, 9, 'account', 5 FROM ledger_transfer WHERE account_id = $1`;
    await expect(admin.query(entry, [accountId])).rejects.toThrow('do not add up to zero');
    await expect(admin.query('UPDATE account SET held = balance + 1 WHERE id = $1', [accountId])).rejects.toThrow('account_credits');
  });
});

describe('auto-refill', () => {
  async function openRefilled(own: { credits: number; threshold: number; amount: number; cap: number }): Promise<TestAccount> {
    const account = await customers.open({
      credits: own.credits,
      limits: { perMinute: 100, perHour: 100, draftPerMinute: 100 },
      maxRunning: 100,
    });
    await customers.setRefill(account, own);
    return account;
  }

  it('buys what a start is short of, as often as it takes, within the cap of the month', async () => {
    const account = await openRefilled({ credits: 0, threshold: 0, amount: 1_000, cap: 3_500 });
    await customers.begun(account, { model: 'svc-1.1' });
    expect(await customers.credits(account)).toEqual({ balance: 2_000, held: STANDARD });
    await customers.begun(account, { model: 'svc-1.0-draft' });
    expect((await expectRefusal(customers.begin(account, { model: 'svc-1.1' }))).code).toBe('CREDITS_REFILL_CAPPED'); // two more would pass the cap
    expect(await customers.credits(account)).toEqual({ balance: 2_000, held: STANDARD + DRAFT });
    const { rows } = await admin.query(`SELECT reference FROM ledger_transfer WHERE account_id = $1 AND kind = 'refill' ORDER BY id`, [
      account.accountId,
    ]);
    const month = new Date().toISOString().slice(0, 7);
    expect(rows).toEqual([{ reference: `${month}/1` }, { reference: `${month}/2` }]);
  });

  it('keeps to the cap, however many starts need it at once', async () => {
    const account = await openRefilled({ credits: 0, threshold: 0, amount: DRAFT, cap: 4 * DRAFT });
    const starts = await Promise.allSettled(Array.from({ length: 12 }, () => customers.begin(account)));
    expect(starts.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
    expect(await customers.credits(account)).toEqual({ balance: 4 * DRAFT, held: 4 * DRAFT });
  });

  it('is named by a refusal as what it is: off, or stopped by the cap of the month', async () => {
    const without = await customers.open({ credits: 10 });
    const message = async (refused: Promise<unknown>): Promise<string> => (await expectRefusal(refused)).message;
    const enable =
      'Not enough API credits: the request costs 1580 credits, and the account has 10. Ask the operator to add credits or enable auto-refill';
    expect(await message(customers.begin(without, { model: 'svc-1.1' }))).toBe(enable);
    const capped = await openRefilled({ credits: 10, threshold: 0, amount: 1_000, cap: 1_500 });
    const raise =
      'Not enough API credits: the request costs 1580 credits, the account has 10, and auto-refill may not add enough within its monthly cap of 1500. Ask the operator to add credits or raise the cap';
    expect(await message(customers.begin(capped, { model: 'svc-1.1' }))).toBe(raise);
    const check = {
      accountId: capped.accountId,
      kind: 'generate-world',
      model: 'svc-1.1',
      promptKind: 'text',
      quoteOnly: false,
      idempotency: undefined,
    };
    expect(await message(world.client.checkStart(check))).toBe(raise);
  });

  it('fills up in time, before a start has to wait for it', async () => {
    const account = await openRefilled({ credits: DRAFT + 100, threshold: 500, amount: 300, cap: 1_000 });
    await customers.begun(account);
    expect(await customers.credits(account)).toEqual({ balance: DRAFT + 700, held: DRAFT });
  });
});

describe('a check before a start', () => {
  const check = ({ accountId }: TestAccount, change: Partial<worldProto.CheckStartRequest> = {}) =>
    world.client.checkStart({ accountId, kind: 'generate-world', model: 'svc-1.1', promptKind: 'text', quoteOnly: false, ...change });

  it('prices and estimates, and changes nothing', async () => {
    const account = await customers.open({ credits: 5_000 });
    const before = await customers.rowsOf(account);
    expect(await check(account, { promptKind: 'multi-image', model: 'svc-1.1-plus' })).toEqual({
      cost: {
        totalCredits: 3_100,
        lineItems: [
          { name: 'Panorama from several images', credits: 100 },
          { name: 'World generation (svc-1.1-plus)', credits: 3_000 },
        ],
      },
      estimatedSeconds: 120,
      availableCredits: 5_000,
      replayed: undefined,
    });
    expect(await customers.rowsOf(account)).toEqual(before);
  });

  it('estimates by the median of the last twenty runs of the kind', async () => {
    const account = await customers.open({ tier: 'higher', credits: 1_000_000 });
    for (let i = 0; i < 22; i++) {
      const operation = await customers.begun(account, { promptKind: 'video' });
      await customers.succeed(operation);
      const took = i < 2 ? 9_999 : i; // the two oldest are no longer counted
      await admin.query(
        `UPDATE operation SET started_at = now() - make_interval(secs => $2), ended_at = now() + make_interval(secs => $3) WHERE id = $1`,
        [operation.operationId, took, i],
      );
    }
    const { estimatedSeconds } = await check(account, { model: 'svc-1.0-draft', promptKind: 'video' });
    expect(estimatedSeconds).toBe(23); // each took i seconds before now, and i after
    expect((await check(account, { model: 'svc-1.0-draft', promptKind: 'multi-image' })).estimatedSeconds).toBe(15);
  });

  it('refuses as the start would, and quotes all the same', async () => {
    const poor = await customers.open({ credits: 10 });
    expect((await expectRefusal(check(poor))).code).toBe('CREDITS_INSUFFICIENT');
    expect(await check(poor, { quoteOnly: true })).toMatchObject({ cost: { totalCredits: STANDARD }, availableCredits: 10 });
    const busy = await customers.open({ limits: { perMinute: 1, perHour: 9, draftPerMinute: 1 } });
    const first = await customers.begun(busy, { model: 'svc-1.1', idempotency: createTestIdempotencyKey('a') });
    expect((await expectRefusal(check(busy))).code).toBe('RATE_LIMITED');
    expect((await check(busy, { idempotency: createTestIdempotencyKey('a') })).replayed).toEqual(first);
    expect((await expectRefusal(check(busy, { idempotency: createTestIdempotencyKey('a', 'another') }))).code).toBe(
      'IDEMPOTENCY_KEY_REUSED',
    );
    expect((await expectRefusal(check({ ...busy, accountId: `acc_${'0'.repeat(22)}` }))).code).toBe('ACCOUNT_NOT_FOUND');
  });

  it('counts on a refill that the start would make', async () => {
    const account = await customers.open({ credits: 0 });
    await customers.setRefill(account, { threshold: 0, amount: 2_000, cap: 2_000 });
    expect(await check(account)).toMatchObject({ availableCredits: 0 });
    await customers.setRefill(account, { threshold: 0, amount: 2_001, cap: 2_000 });
    expect((await expectRefusal(check(account))).code).toBe('CREDITS_REFILL_CAPPED');
  });
});

describe('after all of this', () => {
  it('the books are right', async () => {
    expect(await customers.books()).toEqual([]);
  });
});
