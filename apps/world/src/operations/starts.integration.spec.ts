import type { DomainError } from '@diorama/domain';
import { worldProto } from '@diorama/proto-types';
import { findFreePort, startPostgres } from '@diorama/testkit';
import type { TestDatabase, TestPostgres } from '@diorama/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { TestCustomers, createTestIdempotencyKey, expectRefusal } from '../testing/test-customers.js';
import { startTestWorld } from '../testing/start-world.js';
import type { TestAccount, TestWorld } from '../testing/start-world.js';

const DRAFT = 80 + 150;
const { OperationState } = worldProto;

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

/** Seconds until the start of an account that is the `place`th oldest has left a window, rounded up as in the response. */
async function secondsLeft({ accountId }: TestAccount, window: number, place: number): Promise<number> {
  const age = 'floor(extract(epoch FROM clock_timestamp() - started_at) * 1000)';
  const left = `SELECT ceil($2 - ${age} / 1000)::int AS seconds FROM start_log WHERE account_id = $1 ORDER BY started_at OFFSET $3 LIMIT 1`;
  return Number((await admin.query(left, [accountId, window, place])).rows[0]?.seconds);
}

/** What is answered, and which seconds it may tell: they go by while it is asked. */
async function whileAsking<Answer>(account: TestAccount, window: number, ask: () => Promise<Answer>, place = 0) {
  const most = await secondsLeft(account, window, place);
  const answer = await ask();
  const least = await secondsLeft(account, window, place);
  return { answer, seconds: expect.toSatisfy((seconds) => least <= Number(seconds) && Number(seconds) <= most) as unknown };
}

describe('a rate limit', () => {
  it('counts accepted starts alone, of both classes together by default, and says exactly when to come back', async () => {
    const account = await customers.open({ credits: 100_000 });
    await customers.begun(account);
    await customers.pass(account, 30);
    const { windows } = await customers.begin(account, { model: 'svc-1.1' });
    expect(windows).toEqual([
      { name: 'minute', limit: 3, windowSeconds: 60, remaining: 1, resetSeconds: 0 },
      { name: 'hour', limit: 60, windowSeconds: 3_600, remaining: 58, resetSeconds: 0 },
    ]);
    const third = await whileAsking(account, 60, () => customers.begin(account));
    expect(third.answer.windows[0]).toMatchObject({ remaining: 0, resetSeconds: third.seconds });
    for (let i = 0; i < 3; i++) {
      const { answer, seconds } = await whileAsking(account, 60, () => expectRefusal(customers.begin(account)));
      const { code, details } = answer;
      expect(code).toBe('RATE_LIMITED');
      expect(details).toMatchObject({ limit: '3 starts per minute', retry_after: seconds });
      expect(JSON.parse(details['windows'] ?? '')).toEqual([
        { name: 'minute', limit: 3, windowSeconds: 60, remaining: 0, resetSeconds: seconds },
        { name: 'hour', limit: 60, windowSeconds: 3_600, remaining: 57, resetSeconds: 0 },
      ]);
    }
    await customers.pass(account, 30);
    expect((await customers.begin(account)).windows[0]).toMatchObject({ remaining: 0 });
  });

  it('[limits-01] of the hour waits for the hour', async () => {
    const account = await customers.open({ limits: { perMinute: 5, perHour: 2, draftPerMinute: 5 } });
    await customers.begun(account);
    await customers.pass(account, 600);
    await customers.begun(account);
    const { answer, seconds } = await whileAsking(account, 3_600, () => expectRefusal(customers.begin(account)));
    expect(answer.details).toMatchObject({ limit: '2 starts per hour', retry_after: seconds });
  });

  it('is two for an account whose drafts are counted apart', async () => {
    const account = await customers.open({ credits: 100_000, limits: { perMinute: 1, perHour: 10, draftPerMinute: 2 } });
    for (const model of ['svc-1.1', 'svc-1.0-draft', 'svc-1.0-draft']) await customers.begun(account, { model });
    expect((await expectRefusal(customers.begin(account, { model: 'svc-1.0' }))).details['limit']).toBe('1 start per minute');
    expect((await expectRefusal(customers.begin(account))).details['limit']).toBe('2 starts per minute');
  });

  it('that was lowered waits for as many starts to leave as stand in the way', async () => {
    const account = await customers.open({ limits: { perMinute: 3, perHour: 60, draftPerMinute: 3 } });
    for (const seconds of [20, 10, 0]) {
      await customers.begun(account);
      await customers.pass(account, seconds);
    }
    await admin.query('UPDATE account SET limit_draft_per_minute = 2 WHERE id = $1', [account.accountId]);
    const { answer, seconds } = await whileAsking(account, 60, () => expectRefusal(customers.begin(account)), 1);
    expect(answer.details).toMatchObject({ retry_after: seconds }); // until the second of three has left
  });

  it('does not admit more when all starts are concurrent', async () => {
    const account = await customers.open({ credits: 100_000 });
    const codes = await Promise.all(
      Array.from({ length: 40 }, () =>
        customers.begin(account).then(
          () => 'OK',
          ({ code }: DomainError) => code,
        ),
      ),
    );
    expect(codes.filter((code) => code === 'OK')).toHaveLength(3);
    expect(new Set(codes)).toEqual(new Set(['OK', 'RATE_LIMITED']));
  });

  it('stands beside a limit on generations under way', async () => {
    const account = await customers.open({ maxRunning: 1 });
    const first = await customers.begun(account);
    const { code, details } = await expectRefusal(customers.begin(account));
    expect([code, details['running'], details['retry_after']]).toEqual(['RUNNING_LIMITED', '1', '10']);
    expect(JSON.parse(details['windows'] ?? '')).toMatchObject([{ remaining: 2 }, { remaining: 59 }]);
    await customers.succeed(first);
    await customers.begun(account);
  });
});

describe('an idempotency key', () => {
  it('repeats the first response for the same start, and spends nothing', async () => {
    const account = await customers.open();
    const first = await customers.begin(account, { idempotency: createTestIdempotencyKey('a'), displayName: 'First' });
    await world.client.startRun({ operationId: first.operation?.operationId ?? '' });
    await customers.succeed(first.operation ?? worldProto.Operation.create());
    const [before, books] = [await customers.rowsOf(account), await customers.credits(account)];
    const again = await customers.begin(account, { idempotency: createTestIdempotencyKey('a') });
    expect(again).toEqual({ operation: first.operation, replayed: true, windows: first.windows });
    expect([await customers.rowsOf(account), await customers.credits(account)]).toEqual([before, books]);
  });

  it('is one for a thousand same starts at once', async () => {
    const account = await customers.open();
    const starts = await Promise.all(
      Array.from({ length: 40 }, () => customers.begin(account, { idempotency: createTestIdempotencyKey('a') })),
    );
    expect(new Set(starts.map(({ operation }) => operation?.operationId)).size).toBe(1);
    expect(starts.filter(({ replayed }) => !replayed)).toHaveLength(1);
  });

  it('is refused with another body, taken on another route, by another account, and after a day', async () => {
    const account = await customers.open({ credits: 100_000 });
    const first = await customers.begun(account, { idempotency: createTestIdempotencyKey('a') });
    expect((await expectRefusal(customers.begin(account, { idempotency: createTestIdempotencyKey('a', 'another') }))).code).toBe(
      'IDEMPOTENCY_KEY_REUSED',
    );
    const elsewhere = await customers.begun(account, { idempotency: { ...createTestIdempotencyKey('a', 'another'), route: 'v2' } });
    const stranger = await customers.begun(await customers.open(), { idempotency: createTestIdempotencyKey('a') });
    await admin.query(`UPDATE idempotency_key SET created_at = now() - interval '24 h' WHERE account_id = $1`, [account.accountId]);
    const later = await customers.begin(account, { idempotency: createTestIdempotencyKey('a', 'another') });
    expect(later.replayed).toBe(false);
    expect((await customers.begin(account, { idempotency: createTestIdempotencyKey('a', 'another') })).operation).toEqual(later.operation);
    const ids = [first, elsewhere, stranger, later.operation].map((operation) => operation?.operationId);
    expect(new Set(ids).size).toBe(4);
  });

  it('is not spent by a start that is refused', async () => {
    const account = await customers.open({ credits: 0 });
    expect((await expectRefusal(customers.begin(account, { idempotency: createTestIdempotencyKey('a') }))).code).toBe(
      'CREDITS_INSUFFICIENT',
    );
    await admin.query(`WITH t AS (INSERT INTO ledger_transfer (kind, account_id, reference, created_by)
      VALUES ('grant', '${account.accountId}', 'x', 'tests') RETURNING id), e AS (INSERT INTO ledger_entry (transfer_id, line, ledger, amount)
      SELECT id, line, ledger, amount FROM t, (VALUES (1, 'account', 500), (2, 'funding', -500)) AS s (line, ledger, amount))
      UPDATE account SET balance = 500 WHERE id = '${account.accountId}'`);
    expect((await customers.begin(account, { idempotency: createTestIdempotencyKey('a', 'another') })).replayed).toBe(false);
  });
});

describe('rows that have outlived their use', () => {
  it('go in batches: keys after a day, starts after an hour, deleted worlds with their operations after ninety days', async () => {
    const account = await customers.open({ credits: 100_000, limits: { perMinute: 10, perHour: 10, draftPerMinute: 10 } });
    const [old, young] = [
      await customers.begun(account, { idempotency: createTestIdempotencyKey('old') }),
      await customers.begun(account, { idempotency: createTestIdempotencyKey('young') }),
    ];
    for (const operation of [old, young]) {
      await customers.succeed(operation);
      await world.client.deleteWorld({ accountId: account.accountId, worldId: operation.worldId });
    }
    await customers.pass(account, 3_601);
    const third = await customers.begun(account);
    await admin.query(`UPDATE idempotency_key SET created_at = now() - interval '25 h' WHERE operation_id = $1`, [young.operationId]);
    await admin.query(`UPDATE operation SET ended_at = now() - interval '91 d' WHERE id = $1`, [old.operationId]);
    await admin.query(`UPDATE world SET purged_at = now() - interval '91 d' WHERE id = $1`, [old.worldId]);
    for (let deleted = -1; deleted !== 0;) {
      ({ deleted } = await world.client.sweepRows({ limit: 1 }));
      expect(deleted).toBeLessThanOrEqual(3); // one of each kind
    }
    expect(await customers.rowsOf(account)).toEqual([2, 2, 2, 1, 0, 3]);
    expect((await customers.credits(account)).balance).toBe(100_000 - 2 * DRAFT);
    expect(await expectRefusal(world.client.getOperation({ accountId: account.accountId, operationId: old.operationId }))).toMatchObject({
      code: 'OPERATION_NOT_FOUND',
    });
    const asked = { accountId: account.accountId, operationId: third.operationId };
    expect((await world.client.getOperation(asked)).operation?.state).toBe(OperationState.OPERATION_STATE_QUEUED);
  });

  it('go ninety days after the end of a generation that failed or was cancelled, its prompt with them', async () => {
    const account = await customers.open({ limits: { perMinute: 10, perHour: 10, draftPerMinute: 10 } });
    const { accountId } = account;
    const failed = await customers.begun(account);
    await world.client.finishOperation({ operationId: failed.operationId, failure: { code: 'ENGINE_FAILED', message: 'no' } });
    const cancelled = await customers.begun(account);
    const lately = await customers.begun(account);
    for (const { operationId } of [cancelled, lately]) await world.client.cancelOperation({ accountId, operationId });
    const succeeded = await customers.begun(account);
    await customers.succeed(succeeded);
    await admin.query(`UPDATE world SET created_at = now() - interval '92 d' WHERE account_id = $1`, [accountId]);
    const others = [accountId, lately.operationId];
    await admin.query(`UPDATE operation SET ended_at = now() - interval '91 d' WHERE account_id = $1 AND id <> $2`, others);
    for (let deleted = -1; deleted !== 0;) ({ deleted } = await world.client.sweepRows({ limit: 1 }));
    const { rows } = await admin.query('SELECT id FROM world WHERE account_id = $1 ORDER BY id', [accountId]);
    expect(rows.map(({ id }) => id as string)).toEqual([lately.worldId, succeeded.worldId].toSorted());
    expect((await customers.rowsOf(account)).slice(0, 3)).toEqual([2, 2, 2]);
  });
});

describe('after all of this', () => {
  it('the books are right', async () => {
    const faults = await customers.books();
    expect(faults.filter((fault) => !/generations$|starts within/.test(fault))).toEqual([]); // rows were swept, limits lowered
  });
});
