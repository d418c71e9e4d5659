import { randomBytes } from 'node:crypto';

import { connectDataSource, migrate } from '@diorama/postgres';
import { startPostgres } from '@diorama/testkit';
import type { TestDatabase, TestPostgres } from '@diorama/testkit';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createWorldDataSource } from '@diorama/world-schema';
import { authenticateKey, generateApiKey } from '@diorama/access';
import { createAccount } from '../admin/create-account.js';
import type { CreatedAccount, NewAccount } from '../admin/create-account.js';
import { ensureDemoAccount } from '../admin/demo-account.js';

let postgres: TestPostgres;
let dataSource: DataSource;
let admin: Awaited<ReturnType<TestDatabase['openAdmin']>>;

beforeAll(async () => {
  postgres = await startPostgres();
  const database = await postgres.createDatabase();
  dataSource = createWorldDataSource({ url: database.url('world'), poolSize: 2, onIdleError: () => undefined });
  await connectDataSource(dataSource);
  await migrate(dataSource);
  admin = await database.openAdmin();
  await admin.query('SET search_path = world');
});

afterAll(async () => {
  await admin?.end();
  await dataSource?.destroy();
  await postgres?.stop();
});

const ADA: NewAccount = { name: 'Ada', credits: 7, tier: 'higher', limits: null, maxRunning: null, operator: 'root' };
const create = (account: NewAccount): Promise<CreatedAccount> => createAccount(dataSource, account, 'test');
const authenticate = (apiKey: string) => authenticateKey(dataSource, apiKey, 'test');

async function createKey(): Promise<{ apiKey: string; apiKeyId: string }> {
  const { apiKey } = await create(ADA);
  return { apiKey, apiKeyId: (await authenticate(apiKey)).apiKeyId };
}

describe('accounts and keys', () => {
  it('are created with a key that authenticates and is stored nowhere', async () => {
    const limits = { perMinute: 100, perHour: 1_000, draftPerMinute: 300, exportsPerMinute: 5, exportsPerHour: null };
    const created = await create({ ...ADA, limits });
    const owner = await authenticate(created.apiKey);
    expect(owner).toMatchObject({ accountId: created.accountId, projectId: created.projectId });
    const { rows } = await admin.query('SELECT * FROM account a JOIN api_key k ON k.account_id = a.id WHERE a.id = $1', [
      created.accountId,
    ]);
    expect(rows).toMatchObject([
      { tier: 'higher', balance: '7', held: '0', created_by: 'root', limit_per_hour: 1_000, limit_exports_per_minute: 5 },
    ]);
    expect(JSON.stringify(rows)).not.toContain(created.apiKey.split('_')[3]);
  });

  it('are refused for a key that is unknown, mistyped, revoked or expired', async () => {
    const { apiKey, apiKeyId } = await createKey();
    const unknown = generateApiKey('test', randomBytes).text;
    for (const text of ['', unknown, apiKey.slice(0, -1), `${apiKey.slice(0, -1)}${apiKey.endsWith('0') ? '1' : '0'}`])
      await expect(authenticate(text)).rejects.toMatchObject({ code: 'API_KEY_INVALID' });
    await admin.query(`UPDATE api_key SET expires_at = now() - interval '1 second' WHERE id = $1`, [apiKeyId]);
    await expect(authenticate(apiKey)).rejects.toMatchObject({ code: 'API_KEY_INVALID' });
    await admin.query('UPDATE api_key SET expires_at = NULL, revoked_at = now() WHERE id = $1', [apiKeyId]);
    await expect(authenticate(apiKey)).rejects.toMatchObject({ code: 'API_KEY_INVALID' });
  });

  it('note the use of a key once a minute at most', async () => {
    const { apiKey, apiKeyId } = await createKey();
    const lastUse = async () =>
      (await admin.query<{ at: Date }>('SELECT last_used_at AS at FROM api_key WHERE id = $1', [apiKeyId])).rows[0]?.at;
    const first = await lastUse();
    expect(first).toBeInstanceOf(Date);
    await authenticate(apiKey);
    expect(await lastUse()).toEqual(first);
    await admin.query(`UPDATE api_key SET last_used_at = now() - interval '61 seconds' WHERE id = $1`, [apiKeyId]);
    await authenticate(apiKey);
    expect((await lastUse())?.getTime()).toBeGreaterThanOrEqual(first?.getTime() ?? Infinity);
  });
});

describe('the demo account', () => {
  it('is made once for its key, however many processes start at once', async () => {
    const { text } = generateApiKey('test', randomBytes);
    await Promise.all([1, 2, 3].map(() => ensureDemoAccount(dataSource, text, 'test')));
    await ensureDemoAccount(dataSource, text, 'test');
    const { accountId } = await authenticate(text);
    const { rows } = await admin.query(`SELECT id FROM account WHERE created_by = 'demo'`);
    expect(rows).toEqual([{ id: accountId }]);
  });

  it('is not made for a key of another environment', async () => {
    const { text } = generateApiKey('live', randomBytes);
    await expect(ensureDemoAccount(dataSource, text, 'test')).rejects.toThrow('is not an API key of this environment');
  });
});
