import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { adminProto } from '@diorama/proto-types';
import { findFreePort, startPostgres } from '@diorama/testkit';
import type { TestDatabase } from '@diorama/testkit';
import { getErrorCode } from '../testing/error-code.js';
import { TEST_OPERATOR as operator, startTestAdmin } from '../testing/start-admin.js';
import type { TestAdmin } from '../testing/start-admin.js';
import { generateTestOperationId } from '../testing/start-world.js';
import type { TestAccount } from '../testing/start-world.js';

type Test = TestAdmin<Awaited<ReturnType<TestDatabase['openAdmin']>>>;

let test: Test;
let admin: Test['admin'];
let world: Test['world'];
let sql: Test['sql'];

beforeAll(async () => {
  test = await startTestAdmin({ startPostgres, freePort: findFreePort });
  ({ admin, world, sql } = test);
});

afterAll(() => test?.close());

/** What the database holds of an account, table by table. */
async function rowsOf(accountId: string): Promise<Record<string, number>> {
  const tables = ['project', 'api_key', 'operation', 'world', 'credit_hold', 'start_log', 'idempotency_key', 'ledger_transfer'];
  const counts = tables.map((table) => `(SELECT count(*)::int FROM ${table} WHERE account_id = $1) AS ${table}`);
  return (await sql.query<Record<string, number>>(`SELECT ${counts.join(', ')}`, [accountId])).rows[0] ?? {};
}

/** Starts an operation that creates no world, and returns its id. */
async function beginPainting(owner: TestAccount): Promise<string> {
  const { operation } = await world.client.beginDepthToRgb({
    ...owner,
    operationId: generateTestOperationId(),
    requestId: 'req_12345678',
    seed: 1,
    promptJson: '{"text_prompt":"a hall"}',
    input: {
      field: 'depth_pano_image',
      mediaAssetId: '',
      key: 'inputs/a.exr',
      kind: 'image',
      contentType: 'image/x-exr',
      bytes: 1,
      sha256: 'a'.repeat(64),
    },
    expiresAt: new Date(Date.now() + 3_600_000),
    idempotency: undefined,
  });
  return operation?.operationId ?? '';
}

const ledgerSum = async (): Promise<unknown> =>
  (await sql.query<{ sum: string }>(`SELECT coalesce(sum(amount), 0) AS sum FROM ledger_entry`)).rows[0]?.sum;

describe('the deletion of an account', () => {
  it('deletes everything but the ledger, which stays balanced and anonymous', async () => {
    const owner = await world.createAccount();
    const { accountId } = owner;
    const bystander = await world.createAccount();
    const kept = await world.complete(bystander);
    await admin.grantCredits({ accountId, operator, credits: 5, reference: 'inv-1', note: 'for Ada' });
    const finished = await world.complete(owner, { idempotency: { key: 'k', route: 'worlds:generate', bodySha256: Buffer.alloc(32, 1) } });
    const gone = await world.complete(owner);
    await world.client.deleteWorld({ accountId, worldId: gone });
    const running = await world.begin(owner);
    const painting = await beginPainting(owner);

    const deleted = await admin.deleteAccount({ accountId, operator });
    expect(deleted).toEqual({ cancelledOperationIds: [running.operationId, painting], worldIds: [finished] });
    expect(await rowsOf(accountId)).toMatchObject({
      project: 0,
      api_key: 0,
      operation: 0,
      world: 0,
      credit_hold: 0,
      start_log: 0,
      idempotency_key: 0,
    });
    const { rows: swept } = await sql.query(`SELECT world_id FROM deleted_world WHERE world_id = ANY ($1)`, [[finished, running.worldId]]);
    expect(swept).toHaveLength(2);
    expect((await world.client.listDeletedWorlds({ limit: 100 })).operationIds).toEqual([painting]);
    const { rows: ledger } = await sql.query(`SELECT t.kind, t.note FROM ledger_transfer t WHERE t.account_id = $1 ORDER BY t.id`, [
      accountId,
    ]);
    expect(ledger.map(({ kind }: { kind: string }) => kind)).toEqual(['opening', 'grant', 'usage', 'usage', 'closing']);
    expect(ledger.every(({ note }: { note: string }) => note === '')).toBe(true);
    expect(await ledgerSum()).toBe('0');
    const { rows: left } = await sql.query(
      `SELECT name, balance, held, running, erased_at IS NOT NULL AS erased FROM account WHERE id = $1`,
      [accountId],
    );
    expect(left).toEqual([{ name: 'deleted', balance: '0', held: '0', running: 0, erased: true }]);
    expect((await world.client.getWorld({ accountId: bystander.accountId, worldId: kept })).world?.worldId).toBe(kept);
  });

  it('is seen at once: nothing is read, started or logged in with any more', async () => {
    const owner = await world.createAccount();
    const { secret } = await test.makeKey(owner);
    const { accountId } = owner;
    await admin.deleteAccount({ accountId, operator });
    expect(await test.keyWorks(secret)).toBe(false);
    const calls = [
      admin.deleteAccount({ accountId, operator }),
      admin.getAccount({ accountId }),
      world.begin(owner),
      world.client.getCredits({ accountId }),
      admin.grantCredits({ accountId, operator, credits: 1, reference: 'late', note: '' }),
    ];
    expect(new Set(await Promise.all(calls.map(getErrorCode)))).toEqual(new Set(['ACCOUNT_NOT_FOUND']));
    expect(
      (await admin.listAccounts(adminProto.ListAccountsRequest.fromPartial({ query: accountId, pageSize: 1, pageToken: '' }))).accounts,
    ).toEqual([]);
    expect(await test.actionsOf(accountId)).toEqual(['account.delete', 'key.create', 'account.create']);
  });

  it('leaves what is too much for one call to the sweep', async () => {
    const owner = await world.createAccount();
    await Promise.all(Array.from({ length: 12 }, () => world.complete(owner)));
    await world.begin(owner);
    // As a service leaves it that stops right after the first transaction.
    await sql.query(`UPDATE account SET deleted_at = now() WHERE id = $1`, [owner.accountId]);
    for (let sweep = 0; sweep < 3; sweep++) await world.client.sweepRows({ limit: 5 });
    expect(await rowsOf(owner.accountId)).toMatchObject({ world: 0, operation: 0, api_key: 0 });
    const { rows } = await sql.query(`SELECT balance FROM account WHERE id = $1 AND erased_at IS NOT NULL`, [owner.accountId]);
    expect(rows).toEqual([{ balance: '0' }]);
  });

  it('is swept even after an account that cannot be erased, whose error is thrown last', async () => {
    const [stuck, behind] = [await world.createAccount(), await world.createAccount()];
    await world.complete(behind);
    await sql.query(`
      CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'refused'; END $$;
      CREATE TRIGGER refuse BEFORE DELETE ON project FOR EACH ROW WHEN (OLD.account_id = '${stuck.accountId}') EXECUTE FUNCTION refuse()`);
    await sql.query(`UPDATE account SET deleted_at = now() WHERE id = $1`, [stuck.accountId]);
    await sql.query(`UPDATE account SET deleted_at = now() + interval '1 s' WHERE id = $1`, [behind.accountId]);
    expect(await world.client.sweepRows({ limit: 5 })).toEqual({ deleted: 1 });
    expect(await getErrorCode(world.client.sweepRows({ limit: 5 }))).toBe('INTERNAL');
    expect(await rowsOf(behind.accountId)).toMatchObject({ world: 0, project: 0 });
    await sql.query('DROP FUNCTION refuse CASCADE');
    await world.client.sweepRows({ limit: 5 });
    expect(await rowsOf(stuck.accountId)).toMatchObject({ project: 0 });
  });

  it('races with starts and ends and leaves nothing behind', async () => {
    for (let round = 0; round < 5; round++) {
      const owner = await world.createAccount();
      const running = await Promise.all([world.begin(owner), world.begin(owner)]);
      const starts = Array.from({ length: 6 }, () => getErrorCode(world.begin(owner, { operationId: generateTestOperationId() })));
      const ends = running.map(({ operationId }) =>
        getErrorCode(world.client.finishOperation({ operationId, failure: { code: 'TIMEOUT', message: 'late' } })),
      );
      const [deletion] = await Promise.all([
        getErrorCode(admin.deleteAccount({ accountId: owner.accountId, operator })),
        ...starts,
        ...ends,
      ]);
      expect(deletion).toBe('OK');
      expect(await rowsOf(owner.accountId)).toMatchObject({ operation: 0, world: 0, credit_hold: 0, api_key: 0 });
      for (const outcome of await Promise.all(starts)) expect(['OK', 'ACCOUNT_NOT_FOUND']).toContain(outcome);
    }
    expect(await ledgerSum()).toBe('0');
  });
});
