import { createHash, randomBytes } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { LIMITS } from '@diorama/domain';
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
beforeAll(async () => {
  test = await startTestAdmin({ startPostgres, freePort: findFreePort });
  ({ admin, world } = test);
});
afterAll(() => test?.close());

const HOUR_MS = 3_600_000;
const inHours = (hours: number): Date => new Date(Date.now() + hours * HOUR_MS);

interface KeyWish {
  readonly by?: string;
  readonly name?: string;
  readonly scopes?: string[];
  readonly expiresAt?: Date;
  readonly idempotencyKey?: string;
}

const create = ({ accountId, projectId, apiKeyId }: TestAccount, wish: KeyWish = {}) =>
  admin.createKey({
    accountId,
    projectId,
    name: wish.name ?? 'notebook',
    expiresAt: wish.expiresAt,
    scopes: wish.scopes ?? [],
    operator: '',
    actingApiKeyId: wish.by ?? apiKeyId,
    ...(wish.idempotencyKey === undefined ? {} : { idempotencyKey: wish.idempotencyKey }),
  });
const idOf = async (made: ReturnType<typeof create>): Promise<string> => (await made).apiKey?.apiKeyId ?? '';
const revoke = ({ accountId }: TestAccount, actingApiKeyId: string, apiKeyId: string, force = false) =>
  admin.revokeKey({ accountId, apiKeyId, operator: '', actingApiKeyId, force });

async function keysOf({ accountId }: TestAccount): Promise<readonly adminProto.ApiKey[]> {
  return (await admin.getAccount({ accountId })).account?.apiKeys ?? [];
}
const liveManagers = async (account: TestAccount): Promise<string[]> =>
  (await keysOf(account))
    .filter(({ revokedAt, scopes }) => revokedAt === undefined && scopes.includes('account:write'))
    .map(({ apiKeyId }) => apiKeyId);

describe('a key that an account creates itself', () => {
  it('has the scopes of the acting key, works, and is on record with that key', async () => {
    const account = await world.createAccount();
    const { apiKey, secret } = await create(account);
    expect(await test.keyWorks(secret)).toBe(true);
    expect(apiKey).toMatchObject({ name: 'notebook', projectId: account.projectId, expiresAt: undefined });
    const { lines } = await admin.listAudit(adminProto.ListAuditRequest.fromPartial({ accountId: account.accountId, pageSize: 1 }));
    expect(lines).toMatchObject([{ action: 'key.create', operator: `key:${account.apiKeyId}`, target: apiKey?.apiKeyId }]);
  });

  it('never has a scope that the acting key lacks, nor a later end', async () => {
    const account = await world.createAccount();
    const by = await idOf(create(account, { scopes: ['account:write', 'worlds:read'], expiresAt: inHours(2) }));
    const child = await create(account, { by });
    expect(child.apiKey?.scopes.toSorted()).toEqual(['account:write', 'worlds:read']);
    expect(child.apiKey?.expiresAt?.getTime()).toBeLessThanOrEqual(inHours(2).getTime());
    expect(await getErrorCode(create(account, { by, scopes: ['worlds:write'] }))).toBe('API_KEY_SCOPE_MISSING');
    expect(await getErrorCode(create(account, { by, expiresAt: inHours(3) }))).toBe('ARGUMENT_INVALID');
    expect(await getErrorCode(create(account, { by, expiresAt: inHours(-1) }))).toBe('ARGUMENT_INVALID');
  });

  it('is created by no key without the scope, that has ended, or of another account', async () => {
    const [account, other] = [await world.createAccount(), await world.createAccount()];
    const reader = await idOf(create(account, { scopes: ['account:read'] }));
    const ended = await idOf(create(account));
    await revoke(account, account.apiKeyId, ended);
    const before = (await keysOf(account)).length;
    expect(await getErrorCode(create(account, { by: reader }))).toBe('API_KEY_SCOPE_MISSING');
    expect(await getErrorCode(create(account, { by: ended }))).toBe('API_KEY_INVALID');
    expect(await getErrorCode(create(account, { by: other.apiKeyId }))).toBe('API_KEY_INVALID');
    expect(await getErrorCode(create({ ...account, projectId: other.projectId }))).toBe('PROJECT_NOT_FOUND');
    expect((await keysOf(account)).length).toBe(before);
  });

  it('is one key for one idempotency key, however many requests come at once, and its secret is shown once', async () => {
    const account = await world.createAccount();
    const made = await Promise.all(Array.from({ length: 6 }, () => create(account, { idempotencyKey: 'order-1' })));
    expect(new Set(made.map(({ apiKey }) => apiKey?.apiKeyId)).size).toBe(1);
    expect(made.filter(({ secret }) => secret !== '')).toHaveLength(1);
    expect(await getErrorCode(create(account, { idempotencyKey: 'order-1', name: 'another' }))).toBe('IDEMPOTENCY_KEY_REUSED');
    expect((await keysOf(account)).length).toBe(2);
  });

  it('is refused above the maximum of valid keys, which revoked ones do not count against', async () => {
    const account = await world.createAccount();
    const { accountId, projectId } = account;
    await test.sql.query(
      `INSERT INTO api_key (id, account_id, project_id, sha256)
       SELECT lpad(n::text, 12, '0'), $1::text, $2, sha256(convert_to(n::text || $1::text, 'UTF8')) FROM generate_series(1, ${LIMITS.apiKeysPerAccount - 1}) AS n`,
      [accountId, projectId],
    );
    expect(await getErrorCode(create(account))).toBe('API_KEYS_TOO_MANY');
    await revoke(account, account.apiKeyId, '000000000001');
    expect(await getErrorCode(create(account))).toBe('OK');
  });
});

describe('revoking a key of the own account', () => {
  it('keeps the last key that can manage keys, unless it is forced', async () => {
    const account = await world.createAccount();
    const own = account.apiKeyId;
    await create(account, { scopes: ['worlds:read'] });
    expect(await getErrorCode(revoke(account, own, own))).toBe('API_KEY_LAST');
    const second = await idOf(create(account));
    expect(await getErrorCode(revoke(account, own, own))).toBe('OK');
    expect(await getErrorCode(revoke(account, second, second))).toBe('API_KEY_LAST');
    expect(await getErrorCode(revoke(account, second, second, true))).toBe('OK');
    expect(await liveManagers(account)).toEqual([]);
  });

  it('changes nothing the second time, and leaves one line in the audit log', async () => {
    const account = await world.createAccount();
    const id = await idOf(create(account));
    const [first, second] = [await revoke(account, account.apiKeyId, id), await revoke(account, account.apiKeyId, id)];
    expect(second.apiKey?.revokedAt).toEqual(first.apiKey?.revokedAt);
    expect((await test.actionsOf(account.accountId)).filter((action) => action === 'key.revoke')).toHaveLength(1);
  });

  it('does not know a key of another account', async () => {
    const [account, other] = [await world.createAccount(), await world.createAccount()];
    expect(await getErrorCode(revoke(account, account.apiKeyId, other.apiKeyId))).toBe('API_KEY_NOT_FOUND');
    expect(await getErrorCode(revoke(account, other.apiKeyId, account.apiKeyId))).toBe('API_KEY_INVALID');
    expect(await liveManagers(other)).toEqual([other.apiKeyId]);
  });

  it.each([1, 2, 3, 4, 5, 6])('leaves a key that can manage keys where several are revoked at once: round %i', async (round) => {
    const account = await world.createAccount();
    const ids = [account.apiKeyId];
    for (let i = 0; i < 3; i++) ids.push(await idOf(create(account)));
    // Each key revokes itself and another one: a different one in each round.
    const tries = ids.flatMap((by, index) => [revoke(account, by, by), revoke(account, by, ids[(index + round) % ids.length] ?? by)]);
    const codes = new Set(await Promise.all(tries.map(getErrorCode)));
    expect([...codes].filter((code) => !['OK', 'API_KEY_LAST', 'API_KEY_INVALID'].includes(code))).toEqual([]);
    expect((await liveManagers(account)).length).toBeGreaterThanOrEqual(1);
    for (const id of await liveManagers(account)) expect(await getErrorCode(create(account, { by: id }))).toBe('OK');
  });
});

describe('a session of an API key', () => {
  const requestId = 'req_account';
  const hash = (): Buffer => createHash('sha256').update(randomBytes(16)).digest();
  const begin = ({ accountId, apiKeyId }: TestAccount, tokenSha256: Buffer, expiresAt = inHours(12)) =>
    world.client.beginAccountSession({ accountId, apiKeyId, tokenSha256, expiresAt, requestId });
  const end = (tokenSha256: Buffer) => world.client.endAccountSession({ tokenSha256, requestId });
  const codeOf = (tokenSha256: Buffer): Promise<string> => getErrorCode(world.client.authenticateSession({ tokenSha256 }));

  it('speaks for its key from its beginning to its end, each with one line in the audit log', async () => {
    const account = await world.createAccount();
    const token = hash();
    expect(await codeOf(token)).toBe('API_KEY_INVALID');
    for (let i = 0; i < 2; i++) await begin(account, token);
    expect((await world.client.authenticateSession({ tokenSha256: token })).owner).toMatchObject(account);
    for (let i = 0; i < 2; i++) await end(token);
    await begin(account, token); // a late repetition of its beginning
    expect(await codeOf(token)).toBe('API_KEY_INVALID');
    const actions = (await test.actionsOf(account.accountId)).filter((action) => action.startsWith('account.log'));
    expect(actions).toEqual(['account.logout', 'account.login']);
  });

  it('ends with its key, also where an operator revokes that', async () => {
    const account = await world.createAccount();
    const token = hash();
    await begin(account, token);
    await admin.revokeKey({ accountId: account.accountId, apiKeyId: account.apiKeyId, operator });
    expect(await codeOf(token)).toBe('API_KEY_INVALID');
    const late = hash();
    await begin(account, late);
    expect(await codeOf(late)).toBe('API_KEY_INVALID');
  });

  it('is not written when it is read', async () => {
    const account = await world.createAccount();
    const token = hash();
    await begin(account, token);
    const rows = async () => [
      (await test.sql.query('SELECT xmin, * FROM account_session WHERE token_sha256 = $1', [token])).rows,
      (await test.sql.query('SELECT xmin, * FROM api_key WHERE id = $1', [account.apiKeyId])).rows,
    ];
    const before = await rows();
    expect(await codeOf(token)).toBe('OK');
    expect(await rows()).toEqual(before);
  });

  it('is over when it expires, and swept away', async () => {
    const account = await world.createAccount();
    const [over, lasting] = [hash(), hash()];
    await begin(account, over, inHours(-1));
    await begin(account, lasting);
    expect([await codeOf(over), await codeOf(lasting)]).toEqual(['API_KEY_INVALID', 'OK']);
    await world.client.sweepRows({ limit: 100 });
    const { rows } = await test.sql.query('SELECT token_sha256 FROM account_session WHERE token_sha256 = ANY ($1)', [[over, lasting]]);
    expect(rows).toEqual([{ token_sha256: lasting }]);
  });

  it.each([0, 31, 33])('is refused for a hash of %i bytes', async (length) => {
    expect(await codeOf(Buffer.alloc(length))).toBe('ARGUMENT_INVALID');
  });
});

describe('the usage of an account', () => {
  it('is the same as the ledger has it, for any range of days', async () => {
    const account = await world.createAccount();
    for (let i = 0; i < 3; i++) await world.complete(account);
    const { accountId } = account;
    const { lines } = await admin.listLedger({ accountId, pageSize: 100, pageToken: '' });
    const used = lines.filter(({ kind }) => kind === 'usage');
    expect(used).toHaveLength(3);
    for (const hours of [0, -1, 24]) {
      const [from, until] = [inHours(-24), inHours(hours)];
      const { days } = await world.client.getUsage({ accountId, from, until });
      const within = used.filter(({ createdAt }) => createdAt !== undefined && createdAt >= from && createdAt < until);
      const ofLedger = within.reduce((sum, { credits }) => sum - credits, 0);
      expect(days.reduce((sum, { credits }) => sum + credits, 0)).toBe(ofLedger);
    }
  });
});
