import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { DEFAULT_STORAGE_QUOTA, SCOPES } from '@diorama/domain';
import { adminProto } from '@diorama/proto-types';
import { findFreePort, startPostgres } from '@diorama/testkit';
import type { TestDatabase } from '@diorama/testkit';
import { getErrorCode } from '../testing/error-code.js';
import { TEST_OPERATOR as operator, startTestAdmin } from '../testing/start-admin.js';
import type { TestAdmin } from '../testing/start-admin.js';
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

const UNKNOWN_ACCOUNT = 'acc_0000000000000000000000';

async function accountOf({ accountId }: TestAccount) {
  const { account } = await admin.getAccount({ accountId });
  if (account === undefined) throw new TypeError('the answer is empty');
  return account;
}

describe('the number of running operations of an account', () => {
  it('is that of its limits until an operator sets another, and again once that is cleared', async () => {
    const { accountId } = await world.client.createAccount({ name: 'Ada', credits: 0, tier: 'default', operator });
    const account = { accountId } as TestAccount;
    const { maxRunning: byLimits } = await accountOf(account);
    const change = { accountId, operator, clearLimits: false, clearMaxRunning: false, clearAutoRefill: false, clearStorage: false };
    await admin.updateAccount({ ...change, maxRunning: 3 });
    await admin.updateAccount({ ...change, name: 'Grace' });
    expect((await accountOf(account)).maxRunning).toBe(3);
    await admin.updateAccount({ ...change, clearMaxRunning: true });
    expect((await accountOf(account)).maxRunning).toBe(byLimits);
  });
});

describe('the storage quota of an account', () => {
  it('is that of the installation until an operator sets another, and again once that is cleared', async () => {
    const { accountId } = await world.createAccount();
    const change = { accountId, operator, clearLimits: false, clearMaxRunning: false, clearAutoRefill: false, clearStorage: false };
    expect(await accountOf({ accountId } as TestAccount)).toMatchObject({ storage: DEFAULT_STORAGE_QUOTA, ownStorage: false });
    const own = { bytes: 9_000_000_000_000_000, assets: 0 };
    await admin.updateAccount({ ...change, storage: own });
    await admin.updateAccount({ ...change, name: 'Grace' });
    expect(await accountOf({ accountId } as TestAccount)).toMatchObject({ storage: own, ownStorage: true });
    expect(await getErrorCode(admin.updateAccount({ ...change, storage: { bytes: -1, assets: 0 } }))).toBe('ARGUMENT_INVALID');
    await admin.updateAccount({ ...change, clearStorage: true });
    expect(await accountOf({ accountId } as TestAccount)).toMatchObject({ storage: DEFAULT_STORAGE_QUOTA, ownStorage: false });
  });

  it('is returned with each key of the account', async () => {
    const storage = { bytes: 5, assets: 6 };
    const { apiKey } = await world.client.createAccount({ name: 'Ada', credits: 0, tier: 'default', operator, storage });
    expect((await world.client.authenticateKey({ apiKey })).storage).toEqual(storage);
  });
});

describe('the audit log', () => {
  it('has a line for each change, by its operator, and none for a change that was refused', async () => {
    const owner = await world.createAccount();
    const { accountId } = owner;
    const change = { accountId, operator, clearLimits: false, clearMaxRunning: false, clearAutoRefill: false, clearStorage: false };
    await admin.updateAccount({ ...change, name: 'Grace Hopper', maxRunning: 3 });
    await admin.grantCredits({ accountId, operator, credits: 5, reference: 'inv-1', note: 'for Grace' });
    const { project } = await admin.createProject({ accountId, operator, name: 'Robots' });
    const { id } = await test.makeKey({ ...owner, projectId: project?.projectId ?? '' });
    await admin.rotateKey({ accountId, apiKeyId: id, overlapSeconds: 60, operator });
    await admin.revokeKey({ accountId, apiKeyId: id, operator });
    const refused = [
      admin.grantCredits({ accountId, operator, credits: -(10 ** 12), reference: 'inv-2', note: '' }),
      admin.createKey({ accountId, projectId: 'prj_0000000000000000000000', name: '', expiresAt: undefined, scopes: [], operator }),
      admin.rotateKey({ accountId, apiKeyId: id, overlapSeconds: 60, operator }),
      admin.updateAccount({ ...change, tier: 'gold' }),
    ];
    expect(await Promise.all(refused.map(getErrorCode))).toEqual([
      'CREDITS_NOT_RETURNABLE',
      'PROJECT_NOT_FOUND',
      'API_KEY_ENDED',
      'ARGUMENT_INVALID',
    ]);
    const { lines } = await admin.listAudit(adminProto.ListAuditRequest.fromPartial({ accountId, pageSize: 100, pageToken: '' }));
    expect(lines.map(({ action, operator: by }) => [action, by])).toEqual([
      ['key.revoke', operator],
      ['key.rotate', operator],
      ['key.create', operator],
      ['project.create', operator],
      ['credits.grant', operator],
      ['account.update', operator],
      ['account.create', 'tests'],
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/Grace|svck_/); // an account's name does not outlive it in here
  });

  it('has no second line for what changes nothing', async () => {
    const { accountId, apiKeyId } = await world.createAccount();
    const grant = { accountId, operator, credits: 5, reference: 'inv-1', note: '' };
    expect((await admin.grantCredits(grant)).applied).toBe(true);
    expect((await admin.grantCredits(grant)).applied).toBe(false);
    const [first, second] = [
      await admin.revokeKey({ accountId, apiKeyId, operator }),
      await admin.revokeKey({ accountId, apiKeyId, operator }),
    ];
    expect(second).toEqual(first);
    expect(await test.actionsOf(accountId)).toEqual(['key.revoke', 'credits.grant', 'account.create']);
  });

  it('records what others did, and is paged in order without a gap', async () => {
    const { accountId } = await world.createAccount();
    for (let i = 0; i < 7; i++)
      await admin.recordAudit({ operator: '', action: 'policy.refused', accountId, target: `c${i}`, detailsJson: '{"n":1}' });
    const targets: string[] = [];
    for (let pageToken = ''; ;) {
      const page = await admin.listAudit(adminProto.ListAuditRequest.fromPartial({ accountId, pageSize: 3, pageToken }));
      targets.push(...page.lines.map(({ target }) => target));
      if (page.nextPageToken === '') break;
      ({ nextPageToken: pageToken } = page);
      expect(await getErrorCode(admin.listAudit(adminProto.ListAuditRequest.fromPartial({ accountId: '', pageSize: 3, pageToken })))).toBe(
        'PAGE_TOKEN_INVALID',
      );
    }
    expect(targets).toEqual(['c6', 'c5', 'c4', 'c3', 'c2', 'c1', 'c0', accountId]);
  });

  it('has one line for each rotation and revocation of a signing key, however often it is recorded', async () => {
    const line = { operator, accountId: '', target: 'kid_1', detailsJson: '{}' };
    for (const action of ['signing-key.rotate', 'signing-key.revoke', 'signing-key.rotate', 'signing-key.revoke'])
      await admin.recordAudit({ ...line, action });
    await admin.recordAudit({ ...line, action: 'signing-key.rotate', target: 'kid_2' });
    for (let n = 0; n < 2; n++) await admin.recordAudit({ ...line, action: 'console.login' });
    const { rows } = await sql.query(`SELECT action, target FROM audit_log WHERE target LIKE 'kid__' ORDER BY id`);
    expect(rows.map(({ action, target }) => `${action} ${target}`)).toEqual([
      'signing-key.rotate kid_1',
      'signing-key.revoke kid_1',
      'signing-key.rotate kid_2',
      'console.login kid_1',
      'console.login kid_1',
    ]);
  });

  it('cannot be rewritten', async () => {
    await expect(sql.query(`UPDATE audit_log SET operator = 'another operator'`)).rejects.toThrow('is not changed');
  });

  it('keeps what operators did, and for 90 days what the policy refused', async () => {
    const { accountId } = await world.createAccount();
    const write = (action: string, days: number) =>
      sql.query(`INSERT INTO audit_log (operator, action, account_id, created_at) VALUES ('', $1, $2, now() - make_interval(days => $3))`, [
        action,
        accountId,
        days,
      ]);
    for (const days of [91, 89]) for (const action of ['policy.refused', 'account.update']) await write(action, days);
    await world.client.sweepRows({ limit: 100 });
    expect(await test.actionsOf(accountId)).toEqual(['account.create', 'account.update', 'policy.refused', 'account.update']);
  });
});

describe('keys', () => {
  it('work until they are revoked', async () => {
    const owner = await world.createAccount();
    const { id, secret } = await test.makeKey(owner);
    expect(await test.keyWorks(secret)).toBe(true);
    await admin.revokeKey({ accountId: owner.accountId, apiKeyId: id, operator });
    expect(await test.keyWorks(secret)).toBe(false);
    expect((await accountOf(owner)).apiKeys.find(({ apiKeyId }) => apiKeyId === id)?.revokedAt).toBeInstanceOf(Date);
  });

  it('are followed by others: both work during the overlap, then the new one alone', async () => {
    const owner = await world.createAccount();
    const { accountId } = owner;
    const old = await test.makeKey(owner);
    const { apiKey, secret } = await admin.rotateKey({ accountId, apiKeyId: old.id, overlapSeconds: 3_600, operator });
    expect([await test.keyWorks(old.secret), await test.keyWorks(secret)]).toEqual([true, true]);
    const left = (await accountOf(owner)).apiKeys.find(({ apiKeyId }) => apiKeyId === old.id);
    expect(left).toMatchObject({ replacedBy: apiKey?.apiKeyId });
    expect((left?.expiresAt?.getTime() ?? 0) - Date.now()).toBeGreaterThan(3_500_000);
    await sql.query(`UPDATE api_key SET expires_at = now() WHERE id = $1`, [old.id]);
    expect([await test.keyWorks(old.secret), await test.keyWorks(secret)]).toEqual([false, true]);
  });

  it('end at once without an overlap, and hand on how long they were made for', async () => {
    const owner = await world.createAccount();
    const old = await test.makeKey(owner, new Date(Date.now() + 10 * 86_400_000));
    await sql.query(
      `UPDATE api_key SET created_at = created_at - interval '8 days', expires_at = expires_at - interval '8 days' WHERE id = $1`,
      [old.id],
    );
    const { apiKey } = await admin.rotateKey({ accountId: owner.accountId, apiKeyId: old.id, overlapSeconds: 0, operator });
    expect(await test.keyWorks(old.secret)).toBe(false);
    expect(Math.round(((apiKey?.expiresAt?.getTime() ?? 0) - Date.now()) / 86_400_000)).toBe(10);
  });

  it('may do what they were made for, and hand that on; those without a list may do everything', async () => {
    const owner = await world.createAccount();
    const { accountId } = owner;
    const wanted = { ...owner, name: 'reader', expiresAt: undefined, scopes: ['operations:read', 'worlds:read'], operator };
    const { apiKey, secret } = await admin.createKey(wanted);
    const next = await admin.rotateKey({ accountId, apiKeyId: apiKey?.apiKeyId ?? '', overlapSeconds: 60, operator });
    for (const text of [secret, next.secret])
      expect((await world.client.authenticateKey({ apiKey: text })).scopes).toEqual(['worlds:read', 'operations:read']);
    expect((await world.client.authenticateKey({ apiKey: (await test.makeKey(owner)).secret })).scopes).toEqual([...SCOPES]);
    expect(await getErrorCode(admin.createKey({ ...wanted, scopes: ['worlds:paint'] }))).toBe('ARGUMENT_INVALID');
  });

  it('belong to one account, and cannot end in the past', async () => {
    const [owner, other] = [await world.createAccount(), await world.createAccount()];
    const { accountId } = other;
    const calls = [
      admin.revokeKey({ accountId, apiKeyId: owner.apiKeyId, operator }),
      admin.rotateKey({ accountId, apiKeyId: owner.apiKeyId, overlapSeconds: 0, operator }),
      admin.createKey({ accountId, projectId: owner.projectId, name: '', expiresAt: undefined, scopes: [], operator }),
      admin.createKey({ ...owner, name: '', expiresAt: new Date(Date.now() - 1_000), scopes: [], operator }),
    ];
    expect(await Promise.all(calls.map(getErrorCode))).toEqual([
      'API_KEY_NOT_FOUND',
      'API_KEY_NOT_FOUND',
      'PROJECT_NOT_FOUND',
      'ARGUMENT_INVALID',
    ]);
  });
});

describe('accounts', () => {
  it('are found by a part of the name, their id or the id of a key, page by page', async () => {
    const owners: TestAccount[] = [];
    for (let i = 0; i < 5; i++) owners.push(await world.createAccount());
    const ids = owners.map(({ accountId }) => accountId);
    await sql.query(`UPDATE account SET name = 'Zuse ' || right(id, 3) WHERE id = ANY ($1)`, [ids]);
    const found: string[] = [];
    for (let pageToken = ''; ;) {
      const page = await admin.listAccounts(adminProto.ListAccountsRequest.fromPartial({ query: 'zUSE', pageSize: 2, pageToken }));
      found.push(...page.accounts.map(({ accountId }) => accountId));
      if (page.nextPageToken === '') break;
      ({ nextPageToken: pageToken } = page);
    }
    expect(found).toEqual(ids.toReversed());
    for (const query of [ids[2] ?? '', owners[2]?.apiKeyId ?? '']) {
      const { accounts } = await admin.listAccounts(adminProto.ListAccountsRequest.fromPartial({ query, pageSize: 10, pageToken: '' }));
      expect(accounts.map(({ accountId }) => accountId)).toEqual([ids[2]]);
    }
    expect(
      (await admin.listAccounts(adminProto.ListAccountsRequest.fromPartial({ query: '%', pageSize: 10, pageToken: '' }))).accounts,
    ).toEqual([]);
  });

  it('change in what is set, and go back to what the tier says', async () => {
    const owner = await world.createAccount();
    const change = {
      accountId: owner.accountId,
      operator,
      clearLimits: false,
      clearMaxRunning: false,
      clearAutoRefill: false,
      clearStorage: false,
    };
    const autoRefill = { threshold: 10, amount: 100, monthlyCap: 1_000 };
    await admin.updateAccount({ ...change, limits: { perMinute: 5, perHour: 6 }, autoRefill });
    expect(await accountOf(owner)).toMatchObject({ name: 'Ada', limits: { perMinute: 5, perHour: 6 }, ownLimits: true, autoRefill });
    await admin.updateAccount({ ...change, tier: 'default', name: 'Ada L.' });
    expect(await accountOf(owner)).toMatchObject({ name: 'Ada L.', tier: 'default', ownLimits: true, autoRefill });
    await admin.updateAccount({ ...change, clearLimits: true, clearAutoRefill: true });
    const account = await accountOf(owner);
    expect(account).toMatchObject({ limits: { perMinute: 3, perHour: 60 }, ownLimits: false });
    expect(account.autoRefill).toBeUndefined();
  });

  it('have a ledger, whose lines add up to the balance', async () => {
    const owner = await world.createAccount();
    await admin.grantCredits({ accountId: owner.accountId, operator, credits: 500, reference: 'inv-7', note: 'trial' });
    await admin.grantCredits({ accountId: owner.accountId, operator, credits: -200, reference: 'inv-7-back', note: '' });
    await world.complete(owner);
    const { lines } = await admin.listLedger({ accountId: owner.accountId, pageSize: 100, pageToken: '' });
    expect(lines.map(({ kind }) => kind)).toEqual(['usage', 'grant', 'grant', 'opening']);
    expect(lines[2]).toMatchObject({ credits: 500, reference: 'inv-7', note: 'trial', createdBy: operator });
    expect(lines.reduce((sum, { credits }) => sum + credits, 0)).toBe((await accountOf(owner)).balance);
    const first = await admin.listLedger({ accountId: owner.accountId, pageSize: 3, pageToken: '' });
    const second = await admin.listLedger({ accountId: owner.accountId, pageSize: 3, pageToken: first.nextPageToken });
    expect([...first.lines, ...second.lines]).toEqual(lines);
  });

  it('are not there for an id that names none', async () => {
    for (const accountId of [UNKNOWN_ACCOUNT, 'nonsense', '']) {
      const calls = [
        admin.getAccount({ accountId }),
        admin.updateAccount({
          accountId,
          operator,
          clearLimits: false,
          clearMaxRunning: false,
          clearAutoRefill: false,
          clearStorage: false,
        }),
        admin.deleteAccount({ accountId, operator }),
        admin.grantCredits({ accountId, operator, credits: 1, reference: 'x', note: '' }),
        admin.listLedger({ accountId, pageSize: 1, pageToken: '' }),
        admin.createProject({ accountId, operator, name: 'x' }),
      ];
      expect(new Set(await Promise.all(calls.map(getErrorCode)))).toEqual(new Set(['ACCOUNT_NOT_FOUND']));
    }
  });
});

describe('operations of all accounts', () => {
  const query = adminProto.AdminListOperationsRequest.fromPartial({ pageSize: 2 });

  it('are listed newest first, by account, state and id', async () => {
    const [ada, bob] = [await world.createAccount(), await world.createAccount()];
    const first = await world.begin(ada, { requestId: 'req_first' });
    await world.client.finishOperation({ operationId: first.operationId, failure: { code: 'TIMEOUT', message: 'late' } });
    const done = await world.complete(bob);
    const last = await world.begin(ada);
    const newest = await admin.adminListOperations({ ...query, pageSize: 3 });
    expect(newest.operations.map(({ operation }) => operation?.worldId)).toEqual([last.worldId, done, first.worldId]);
    expect(newest.operations[1]).toMatchObject({ accountName: 'Ada', endedAt: expect.any(Date), stages: [], hasWebhook: false });
    const ofAda = await admin.adminListOperations({ ...query, accountId: ada.accountId });
    expect(ofAda.operations.map(({ operation }) => operation?.operationId)).toEqual([last.operationId, first.operationId]);
    for (const change of [
      { accountId: ada.accountId, state: 'FAILED' },
      { query: first.operationId },
      { query: first.worldId },
      { query: 'req_first' },
    ])
      expect((await admin.adminListOperations({ ...query, ...change })).operations.map(({ operation }) => operation?.operationId)).toEqual([
        first.operationId,
      ]);
  });

  it('are cancelled by an operator once: the hold goes back, and the log says who', async () => {
    const owner = await world.createAccount();
    const before = await accountOf(owner);
    const { operationId } = await world.begin(owner);
    const cancel = async () => (await admin.adminCancelOperation({ operationId, operator })).operation;
    const cancelled = await cancel();
    expect(cancelled?.failure?.code).toBe('CANCELLED');
    expect(await cancel()).toEqual(cancelled);
    const { balance, held } = await accountOf(owner);
    expect({ balance, held }).toEqual({ balance: before.balance, held: 0 });
    const { lines } = await admin.listAudit(
      adminProto.ListAuditRequest.fromPartial({ accountId: owner.accountId, pageSize: 100, pageToken: '' }),
    );
    expect(lines.filter(({ action }) => action === 'operation.cancel')).toMatchObject([{ operator, target: operationId }]);
    expect(await getErrorCode(admin.adminCancelOperation({ operationId: 'unknown', operator }))).toBe('OPERATION_NOT_FOUND');
  });

  it.each(['', 'QUEUED', 'SUCCEEDED', 'FAILED', 'CANCELLED'])('are each on one page, with the state %j', async (state) => {
    const ids: string[] = [];
    for (let pageToken = ''; ;) {
      const page = await admin.adminListOperations({ ...query, state, pageSize: 7, pageToken });
      ids.push(...page.operations.map(({ operation }) => operation?.operationId ?? ''));
      if (page.nextPageToken === '') break;
      ({ nextPageToken: pageToken } = page);
    }
    const { rows } = await sql.query<{ id: string }>(`SELECT id FROM operation WHERE $1 IN ('', state) ORDER BY created_at DESC, id DESC`, [
      state,
    ]);
    expect(ids).toEqual(rows.map(({ id }) => id));
  });
});

describe('the overview', () => {
  it('counts what is there and what the last day brought', async () => {
    const before = await admin.getOverview({});
    const owner = await world.createAccount();
    await world.complete(owner);
    await world.begin(owner);
    await admin.recordAudit({ operator: '', action: 'policy.refused', accountId: owner.accountId, target: 'weapons', detailsJson: '' });
    await sql.query(
      `INSERT INTO audit_log (operator, action, account_id, target, details, created_at)
       SELECT operator, action, account_id, target, details, now() - interval '24 hours 1 minute' FROM audit_log
       WHERE action = 'policy.refused' AND account_id = $1`,
      [owner.accountId],
    );
    const after = await admin.getOverview({});
    const { lines } = await admin.listLedger({ accountId: owner.accountId, pageSize: 1, pageToken: '' });
    expect(after).toEqual({
      ...before,
      accounts: before.accounts + 1,
      worlds: before.worlds + 2,
      queuedOperations: before.queuedOperations + 1,
      succeeded: before.succeeded + 1,
      creditsUsed: before.creditsUsed - (lines[0]?.credits ?? 0),
      refusals: { ...before.refusals, weapons: (before.refusals['weapons'] ?? 0) + 1 },
    });
    expect(after.creditsUsed).toBeGreaterThan(before.creditsUsed);
  });
});
