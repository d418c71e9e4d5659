import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { startFakeApi } from '../testing/fake-api.js';
import type { FakeApi } from '../testing/fake-api.js';
import { runCommand } from '../testing/run-command.js';

const KEY = {
  api_key_id: 'key_2',
  project_id: 'prj_1',
  name: 'notebook',
  created_at: '2026-03-01T09:00:00.000Z',
  expires_at: null,
  revoked_at: null,
  last_used_at: null,
  replaced_by: null,
  scopes: ['worlds:read'],
};

let api: FakeApi;
beforeAll(async () => {
  api = await startFakeApi({
    'GET /svc/v1/keys': [200, { api_keys: [KEY, { ...KEY, api_key_id: 'key_3', revoked_at: '2026-03-02T09:00:00.000Z' }] }],
    'POST /svc/v1/keys': [200, { ...KEY, api_key: 'svck_test_secret' }],
    'POST /svc/v1/keys/key_2:revoke': [200, { ...KEY, revoked_at: '2026-03-02T09:00:00.000Z' }],
    'GET /svc/v1/webhooks/deliveries': [200, { deliveries: [], next_page_token: 'next' }],
  });
});
afterAll(() => api.stop());

const outside = () => ({ env: { DIORAMA_URL: api.url, DIORAMA_API_KEY: 'svck_test' } });

describe('diorama api-keys', () => {
  it('lists keys with their states', async () => {
    const { stdout } = await runCommand(['api-keys', 'list'], outside());
    expect(stdout).toMatch(/key_2 +notebook +active/);
    expect(stdout).toMatch(/key_3 +notebook +revoked 2026-03-02/);
  });

  it('creates a key with scopes and shows it', async () => {
    const { stdout } = await runCommand(['api-keys', 'create', 'notebook', '--scope', 'worlds:read', '--scope', 'account:read'], outside());
    expect(stdout).toContain('svck_test_secret');
    expect(JSON.parse(api.seen.at(-1)?.body ?? '')).toEqual({ name: 'notebook', scopes: ['worlds:read', 'account:read'] });
  });

  it('forces a revocation only when told to', async () => {
    for (const more of [[], ['--force']]) await runCommand(['api-keys', 'revoke', 'key_2', '--yes', ...more], outside());
    expect(api.seen.slice(-2).map(({ body }) => JSON.parse(body) as object)).toEqual([{}, { force: true }]);
  });
});

describe('diorama webhooks', () => {
  it('lists deliveries page by page', async () => {
    const { stdout } = await runCommand(['webhooks', 'deliveries', '--state', 'EXHAUSTED'], outside());
    expect(stdout).toContain('More: --page-token=next');
  });
});
