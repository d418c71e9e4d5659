import { randomUUID } from 'node:crypto';

import { beforeAll, describe, expect, it } from 'vitest';

import { Client, newAccount, stackInfo } from '../stack/client.js';
import type { Account, Answer } from '../stack/client.js';

const info = stackInfo();
const bearer = { authorization: `Bearer ${info.operator_token}` };
const outsider = new Client(info.api_url, null);
const NOBODY = 'acc_0000000000000000000000';

/** A call of an operator; answers the body of a success. */
async function admin(method: string, path: string, body?: unknown): Promise<Answer['body']> {
  const answer = await call(method, path, body);
  if (answer.status !== 200) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
}

function call(method: string, path: string, body?: unknown, headers: Record<string, string> = bearer): Promise<Answer> {
  const content = body === undefined ? headers : { 'content-type': 'application/json', ...headers };
  return outsider.send(method, `/admin/v1${path}`, body === undefined ? undefined : JSON.stringify(body), content);
}

const actionsOf = async (accountId: string): Promise<string[]> => {
  const { lines } = await admin('GET', `/audit?account_id=${accountId}`);
  return lines.map(({ action }: { action: string }) => action);
};

describe('/admin/v1', () => {
  const ROUTES = [
    ['GET', '/whoami'],
    ['POST', '/session'],
    ['DELETE', '/session'],
    ['GET', '/overview'],
    ['GET', '/statistics'],
    ['GET', '/system'],
    ['GET', '/operations'],
    ['POST', `/operations/${randomUUID()}:cancel`],
    ['GET', '/audit'],
    ['GET', '/accounts'],
    ['POST', '/accounts'],
    ['GET', `/accounts/${NOBODY}`],
    ['PATCH', `/accounts/${NOBODY}`],
    ['DELETE', `/accounts/${NOBODY}`],
    ['POST', `/accounts/${NOBODY}/grants`],
    ['GET', `/accounts/${NOBODY}/ledger`],
    ['POST', `/accounts/${NOBODY}/projects`],
    ['POST', `/accounts/${NOBODY}/keys`],
    ['POST', `/accounts/${NOBODY}/keys/abcdefghijkl:rotate`],
    ['POST', `/accounts/${NOBODY}/keys/abcdefghijkl:revoke`],
    ['POST', '/webhooks:test'],
    ['GET', '/signing-keys'],
    ['POST', '/signing-keys:rotate'],
    ['POST', '/signing-keys/abcdefghijkl:revoke'],
  ] as const;

  it.each(ROUTES)('is closed to API keys, wrong tokens and nobody: %s %s', async (method, path) => {
    const credentials: Record<string, string>[] = [
      {},
      { 'svc-api-key': info.api_key },
      { authorization: `Bearer ${info.api_key}` },
      { authorization: `Basic ${info.operator_token}` },
      { 'x-diorama-console': '1' },
      {
        'x-diorama-console': '1',
        cookie: `diorama-console-${new URL(info.api_url).port}=${'A'.repeat(16)}.9999999999.${'A'.repeat(22)}.${'A'.repeat(43)}`,
      },
    ];
    for (const headers of credentials) {
      const { status, body } = await call(method, path, undefined, headers);
      expect([status, body.detail]).toEqual([401, 'The operator token is missing or not valid']);
    }
  });

  it('knows its operators by name, and their token opens nothing of the API', async () => {
    expect(await admin('GET', '/whoami')).toEqual({ operator: 'local', role: 'operator' });
    expect((await outsider.get('/svc/v1/credits', bearer)).status).toBe(401);
    expect((await new Client(info.api_url, info.operator_token).get('/svc/v1/credits')).status).toBe(401);
  });

  it('answers 404 for accounts, keys and projects that are not there', async () => {
    const { account } = await newAccount(info);
    const { account: other } = await newAccount(info);
    const [key] = (await admin('GET', `/accounts/${other.account_id}`)).api_keys;
    const calls: [string, string, unknown?][] = [
      ['GET', `/accounts/${NOBODY}`],
      ['GET', '/accounts/nonsense'],
      ['PATCH', `/accounts/${NOBODY}`, { name: 'x' }],
      ['DELETE', `/accounts/${NOBODY}`],
      ['POST', `/accounts/${NOBODY}/grants`, { credits: 1, reference: 'x' }],
      ['GET', `/accounts/${NOBODY}/ledger`],
      ['POST', `/accounts/${NOBODY}/projects`, { name: 'x' }],
      ['POST', `/accounts/${account.account_id}/keys`, { project_id: other.project_id }],
      ['POST', `/accounts/${account.account_id}/keys/${key.api_key_id}:revoke`],
      ['POST', `/accounts/${account.account_id}/keys/${key.api_key_id}:rotate`, {}],
    ];
    for (const [method, path, body] of calls) expect([path, (await call(method, path, body)).status]).toEqual([path, 404]);
  });
});

describe('an account', () => {
  let account: Account;
  let client: Client;

  beforeAll(async () => {
    ({ account, client } = await newAccount(info, `Zuse ${randomUUID()}`, { credits: 100, tier: 'higher' }));
  });

  it('is created with limits where drafts share the others', async () => {
    const { account: sharing } = await newAccount(info, 'sharing', { limits: { per_minute: 5, per_hour: 6 } });
    const { limits, own_limits: own } = await admin('GET', `/accounts/${sharing.account_id}`);
    expect([limits, own]).toEqual([
      { per_minute: 5, per_hour: 6, draft_per_minute: null, exports_per_minute: 30, exports_per_hour: 600 },
      true,
    ]);
  });

  it('is told with its tier, limits, credits, projects and keys, never with a secret', async () => {
    const body = await admin('GET', `/accounts/${account.account_id}`);
    expect(body).toMatchObject({
      account_id: account.account_id,
      tier: 'higher',
      limits: { per_minute: 30, per_hour: 5400, draft_per_minute: 90, exports_per_minute: 120, exports_per_hour: 7200 },
      own_limits: false,
      max_running: 172_800,
      auto_refill: null,
      credits: { balance: 100, held: 0, available: 100 },
      running_operations: 0,
      created_by: 'local',
      projects: [{ project_id: account.project_id, name: 'default' }],
      api_keys: [{ project_id: account.project_id, revoked_at: null, expires_at: null, replaced_by: null }],
    });
    expect(JSON.stringify(body)).not.toContain(account.api_key);
  });

  it('is found by its name and its id, page by page', async () => {
    for (const query of [`zuse`, account.account_id]) {
      const { accounts } = await admin('GET', `/accounts?query=${query}&page_size=100`);
      expect(accounts.map(({ account_id: id }: { account_id: string }) => id)).toContain(account.account_id);
    }
    const first = await admin('GET', '/accounts?page_size=1');
    const second = await admin('GET', `/accounts?page_size=1&page_token=${first.next_page_token}`);
    expect(first.accounts).toHaveLength(1);
    expect(second.accounts[0].account_id).not.toBe(first.accounts[0].account_id);
    expect((await call('GET', `/accounts?page_token=${first.next_page_token}&query=x`)).status).toBe(400);
  });

  it('changes in what is sent, and goes back to what the tier says with null', async () => {
    const path = `/accounts/${account.account_id}`;
    const limits = { per_minute: 7, per_hour: 70, draft_per_minute: 700, exports_per_minute: 8, exports_per_hour: 80 };
    const refill = { threshold: 10, amount: 1_000, monthly_cap: 5_000 };
    expect(await admin('PATCH', path, { limits, max_running: 2, auto_refill: refill })).toMatchObject({
      tier: 'higher',
      limits,
      own_limits: true,
      max_running: 2,
      auto_refill: refill,
    });
    expect(await admin('PATCH', path, { tier: 'default', limits: null, auto_refill: null })).toMatchObject({
      tier: 'default',
      limits: { per_minute: 3, per_hour: 60, draft_per_minute: null, exports_per_minute: 30, exports_per_hour: 600 },
      own_limits: false,
      max_running: 2,
      auto_refill: null,
    });
    expect((await call('PATCH', path, { tier: 'gold' })).status).toBe(422);
    expect(await admin('PATCH', path, {})).toMatchObject({ tier: 'default', max_running: 2 });
  });

  it('gets credits once for a reference, and has a ledger that says so', async () => {
    const path = `/accounts/${account.account_id}`;
    const grant = { credits: 500, reference: 'inv-1', note: 'trial' };
    expect(await admin('POST', `${path}/grants`, grant)).toEqual({ balance: 600, held: 0, available: 600, applied: true });
    expect(await admin('POST', `${path}/grants`, grant)).toMatchObject({ balance: 600, applied: false });
    expect((await client.get('/svc/v1/credits')).body).toMatchObject({ remaining_credits: 600 });
    const tooMuch = await call('POST', `${path}/grants`, { credits: -601, reference: 'back' });
    expect([tooMuch.status, typeof tooMuch.body.detail]).toEqual([402, 'string']);
    expect((await call('POST', `${path}/grants`, { credits: 0, reference: 'none' })).status).toBe(422);
    const { lines, next_page_token: next } = await admin('GET', `${path}/ledger`);
    expect(lines).toMatchObject([
      { kind: 'grant', reference: 'inv-1', credits: 500, note: 'trial', created_by: 'local' },
      { kind: 'opening', credits: 100 },
    ]);
    expect(next).toBeNull();
  });
});

describe('an API key', () => {
  let account: Account;
  let path: string;

  beforeAll(async () => {
    ({ account } = await newAccount(info));
    path = `/accounts/${account.account_id}/keys`;
  });

  const worksAt = async (apiKey: string): Promise<number> => (await new Client(info.api_url, apiKey).get('/svc/v1/credits')).status;

  it('is made in a project, shown once, and works', async () => {
    const project = await admin('POST', `/accounts/${account.account_id}/projects`, { name: 'robots' });
    const key = await admin('POST', path, { project_id: project.project_id, name: 'ci', expires_at: '2099-01-01T00:00:00Z' });
    expect(key).toMatchObject({ name: 'ci', project_id: project.project_id, expires_at: '2099-01-01T00:00:00.000Z' });
    expect(await worksAt(key.api_key)).toBe(200);
    const { api_keys: listed } = await admin('GET', `/accounts/${account.account_id}`);
    expect(listed.map(({ name }: { name: string }) => name)).toEqual(['ci', '']);
    expect(JSON.stringify(listed)).not.toContain(key.api_key);
  });

  it('is followed by another: both work for a while, and it cannot be followed twice', async () => {
    const old = await admin('POST', path, { project_id: account.project_id });
    const next = await admin('POST', `${path}/${old.api_key_id}:rotate`, { overlap_seconds: 3_600 });
    expect([await worksAt(old.api_key), await worksAt(next.api_key)]).toEqual([200, 200]);
    expect((await call('POST', `${path}/${old.api_key_id}:rotate`, {})).status).toBe(409);
    const last = await admin('POST', `${path}/${next.api_key_id}%3Arotate`, { overlap_seconds: 0 });
    expect([await worksAt(next.api_key), await worksAt(last.api_key)]).toEqual([401, 200]);
  });

  it('stops when it is revoked, however often that is said', async () => {
    const key = await admin('POST', path, { project_id: account.project_id });
    expect(await worksAt(key.api_key)).toBe(200);
    const first = await admin('POST', `${path}/${key.api_key_id}:revoke`);
    expect(await worksAt(key.api_key)).toBe(401);
    expect(await admin('POST', `${path}/${key.api_key_id}:revoke`)).toEqual(first);
    expect(await actionsOf(account.account_id)).toEqual(
      expect.arrayContaining(['key.revoke', 'key.rotate', 'key.create', 'project.create', 'account.create']),
    );
  });
});

describe('the console’s session', () => {
  const HEADER = { 'x-diorama-console': '1' };

  it('is begun with a token, kept in a cookie that scripts cannot read, and on record', async () => {
    const begun = await call('POST', '/session');
    expect(begun.body).toEqual({ operator: 'local', role: 'operator', expires_at: expect.any(String) });
    const setCookie = begun.headers.get('set-cookie') ?? '';
    expect(setCookie).toMatch(/; HttpOnly; SameSite=Strict$/);
    const cookie = setCookie.split(';')[0] ?? '';
    expect((await call('GET', '/whoami', undefined, { ...HEADER, cookie })).body).toEqual({ operator: 'local', role: 'operator' });
    expect((await call('POST', '/accounts', { name: 'x' }, { cookie })).status).toBe(401); // as another site could send it
    expect((await call('POST', '/session', undefined, { ...HEADER, cookie })).status).toBe(401); // a session is not prolonged
    expect((await outsider.get('/svc/v1/credits', { ...HEADER, cookie })).status).toBe(401);
    const ended = await call('DELETE', '/session', undefined, { ...HEADER, cookie });
    expect(ended.headers.get('set-cookie')).toContain('Max-Age=0');
    expect((await call('GET', '/whoami', undefined, { ...HEADER, cookie })).status).toBe(401); // nor does a copy of the cookie work
    const { lines } = await admin('GET', '/audit?page_size=2');
    expect(lines.map(({ action, operator }: { action: string; operator: string }) => [action, operator])).toEqual([
      ['console.logout', 'local'],
      ['console.login', 'local'],
    ]);
  });

  it('has a page that nothing foreign gets into', async () => {
    const page = await outsider.get('/console');
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(page.status).toBe(200);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toContain('unsafe');
    expect(page.body).not.toMatch(/<style|style=|<script>/);
    expect(
      (await outsider.get('/admin/v1/whoami', { ...bearer, origin: 'https://evil.example' })).headers.get('access-control-allow-origin'),
    ).toBeNull();
  });
});

describe('operations of all accounts', () => {
  it('are listed with their stages, their world and their workflow, and counted', async () => {
    const { account, client } = await newAccount(info, 'watched');
    const before = await admin('GET', '/overview');
    const { body: begun } = await client.generate('a sandy desert', { seed: 3, display_name: 'Dunes' });
    const done = await client.finish(begun.operation_id);
    const { operations } = await admin('GET', `/operations?account_id=${account.account_id}`);
    expect(operations).toMatchObject([
      {
        operation_id: begun.operation_id,
        account_name: 'watched',
        state: 'SUCCEEDED',
        kind: 'generate-world',
        seed: 3,
        failure: null,
        cost: done.cost,
        temporal_url: `${info.temporal_ui_url}/namespaces/default/workflows/${begun.operation_id}`,
        world: { display_name: 'Dunes', world_svc_url: done.response.world_svc_url },
      },
    ]);
    expect(operations[0].stages.map(({ name }: { name: string }) => name)).toContain('render');
    expect((await fetch(operations[0].world.thumbnail_url)).status).toBe(200);
    for (const query of [begun.operation_id, done.response.world_id])
      expect((await admin('GET', `/operations?query=${query}`)).operations).toHaveLength(1);
    expect((await admin('GET', `/operations?account_id=${account.account_id}&state=FAILED`)).operations).toEqual([]);
    const after = await admin('GET', '/overview');
    expect(after.last_24_hours.succeeded).toBe(before.last_24_hours.succeeded + 1);
    expect(after.last_24_hours.credits_used).toBe(before.last_24_hours.credits_used + done.cost.total_credits);
    expect(after.worlds).toBe(before.worlds + 1);
  });

  it('are cancelled, whoever they belong to: the work ends and the credits are there again', async () => {
    const { account, client } = await newAccount(info, 'stuck');
    const { remaining_credits: before } = (await client.get('/svc/v1/credits')).body;
    const { operation_id: id } = (await client.generate('a library with a globe', { model: 'svc-1.1-plus' })).body;
    const cancel = () => admin('POST', `/operations/${id}:cancel`, {});
    expect([await cancel(), await cancel()]).toEqual([
      { operation_id: id, state: 'CANCELLED' },
      { operation_id: id, state: 'CANCELLED' },
    ]);
    expect((await client.get(`/svc/v1/operations/${id}`)).body).toMatchObject({ done: true, error: { code: 409 } });
    expect((await client.get('/svc/v1/credits')).body.remaining_credits).toBe(before);
    expect((await actionsOf(account.account_id)).filter((action) => action === 'operation.cancel')).toHaveLength(1);
    for (const nobody of [randomUUID(), 'x']) expect((await call('POST', `/operations/${nobody}:cancel`, {})).status).toBe(404);
  });
});

describe('figures over time', () => {
  it('are those of the last 24 hours by default, and add up', async () => {
    const { bucket, time_zone: zone, total, buckets, ...period } = await admin('GET', '/statistics');
    expect([bucket, zone, Date.parse(period.until) - Date.parse(period.from)]).toEqual(['hour', 'UTC', 86_400_000]);
    const used = (buckets as { credits_used: number }[]).reduce((sum, { credits_used: credits }) => sum + credits, 0);
    expect(used).toBe(total.credits_used);
  });

  it.each([
    ['from=2026-11-02&until=2026-11-01', 'from', 'Input should be before the end of the period'],
    ['from=2020-01-01&until=2026-11-01', 'from', 'Input should be at most 92 days before the end of the period'],
    ['from=2026-11-01&until=2026-11-20&bucket=minute', 'bucket', 'The period has more than 750 buckets; choose longer ones'],
    ['time_zone=Mars/Olympus', 'time_zone', 'Input should be the IANA name of a time zone'],
    ["time_zone=UTC'%3B--", 'time_zone', 'Input should be the IANA name of a time zone'],
    ['bucket=year', 'bucket', "Input should be 'minute', 'hour', 'day' or 'week'"],
    ['from=yesterday', 'from', 'Input should be a valid datetime or date, input is too short'],
  ])('are refused for %s', async (query, field, message) => {
    const { status, body } = await call('GET', `/statistics?${query}`);
    expect([status, body.detail[0].loc, body.detail[0].msg]).toEqual([422, ['query', field], message]);
  });
});

describe('the deletion of an account', () => {
  it('takes its worlds, files, operations and keys, and cancels what runs', async () => {
    const { account, client } = await newAccount(info, 'leaving');
    const { body: begun } = await client.generate('a small pond', { seed: 4, permission: { allow_id_access: true } });
    const { response: world } = await client.finish(begun.operation_id);
    const { body: running } = await client.generate('a mossy canyon', { model: 'svc-1.1' });
    const file = world.assets.imagery.pano_url;
    expect((await fetch(file)).status).toBe(200);

    expect(await admin('DELETE', `/accounts/${account.account_id}`)).toEqual({ account_id: account.account_id, deleted: true });
    expect((await call('DELETE', `/accounts/${account.account_id}`)).status).toBe(404);
    expect((await client.get('/svc/v1/credits')).status).toBe(401);
    expect((await outsider.get(`/public/worlds/${world.world_id}`)).status).toBe(404);
    expect((await fetch(file)).status).toBe(404);
    for (const id of [begun.operation_id, running.operation_id])
      expect((await admin('GET', `/operations?query=${id}`)).operations).toEqual([]);
    expect((await admin('GET', `/accounts?query=${account.account_id}`)).accounts).toEqual([]);
    expect(await actionsOf(account.account_id)).toEqual(['account.delete', 'account.create']);
  });
});
