import { DomainError, LIMITS, SCOPES } from '@diorama/domain';
import { afterEach, describe, expect, it } from 'vitest';

import { TEST_API_KEY, startGateway } from '../testing/start-gateway.js';
import type { TestGateway } from '../testing/start-gateway.js';

let gateway: TestGateway;
afterEach(() => gateway.stop());

const OWNER = { accountId: 'acc_1', projectId: 'prj_1', apiKeyId: 'key_1', scopes: [...SCOPES] };
const KEY = { 'svc-api-key': TEST_API_KEY };
const JSON_TYPE = { 'content-type': 'application/json' };
const AT = new Date('2026-03-01T09:00:00Z');
const API_KEY = { apiKeyId: 'key_2', projectId: 'prj_1', name: 'notebook', createdAt: AT, replacedBy: '', scopes: ['worlds:read'] };

/** A gateway whose record has sessions, and that notes what it was asked. */
async function setUp(services: object = {}) {
  const calls: { readonly name: string; readonly request: Readonly<Record<string, unknown>> }[] = [];
  const sessions = new Set<string>();
  const note =
    (name: string, answer: (request: Record<string, unknown>) => unknown) =>
    async (request: Record<string, unknown>): Promise<unknown> => {
      calls.push({ name, request });
      return answer(request);
    };
  const tokenOf = ({ tokenSha256 }: Record<string, unknown>): string => (tokenSha256 as Buffer).toString('hex');
  const attempt = { number: 1, startedAt: AT, durationMs: 5, httpStatus: 500, errorCategory: '', address: '10.0.0.7', keyIds: ['k1'] };
  const delivery = (deliveryId: string, accountId: string) => ({
    delivery: {
      deliveryId,
      accountId,
      operationId: 'op_1',
      projectId: 'prj_1',
      state: 'DELIVERY_STATE_EXHAUSTED',
      attemptCount: 1,
      webhookUrl: 'https://hooks.example.com/in',
      event: Buffer.from(''),
      lastAttempt: attempt,
      createdAt: AT,
      round: 0,
    },
    attempts: [attempt],
  });
  gateway = await startGateway({
    world: {
      authenticateKey: async ({ apiKey }: { apiKey: string }) => {
        if (apiKey !== TEST_API_KEY) throw new DomainError('API_KEY_INVALID');
        return OWNER;
      },
      beginAccountSession: note('begin', (request) => void sessions.add(tokenOf(request))),
      endAccountSession: note('end', (request) => void sessions.delete(tokenOf(request))),
      authenticateSession: note('authenticate', (request) => {
        if (!sessions.has(tokenOf(request))) throw new DomainError('API_KEY_INVALID');
        return { owner: OWNER };
      }),
      getCredits: async () => ({ balance: 5, held: 0 }),
    },
    admin: {
      getAccount: note('getAccount', () => ({ account: { apiKeys: [API_KEY], projects: [] } })),
      createKey: note('createKey', () => ({ apiKey: API_KEY, secret: 'svck_test_key_2_secret' })),
      revokeKey: note('revokeKey', () => ({ apiKey: { ...API_KEY, revokedAt: AT } })),
      recordAudit: note('audit', () => ({})),
    },
    deliveries: {
      adminListDeliveries: note('listDeliveries', () => ({ deliveries: [delivery(DELIVERY, 'acc_1').delivery], nextPageToken: '' })),
      adminGetDelivery: note('getDelivery', ({ deliveryId }) => delivery(String(deliveryId), deliveryId === DELIVERY ? 'acc_1' : 'acc_2')),
      redeliverDelivery: note('redeliver', ({ deliveryId }) => delivery(String(deliveryId), 'acc_1')),
    },
    ...services,
  });
  const ask = (method: string, path: string, headers: Record<string, string> = KEY, body?: unknown): Promise<Response> =>
    fetch(`${gateway.url}/svc/v1${path}`, {
      method,
      headers: { ...headers, ...(body === undefined ? {} : JSON_TYPE) },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
  return { calls, ask, namesOf: () => calls.map(({ name }) => name) };
}

const DELIVERY = 'del_0000000000000000000001';
const FOREIGN = 'del_0000000000000000000002';
const MARK = { 'x-diorama-account': '1' };

async function signIn(ask: Awaited<ReturnType<typeof setUp>>['ask']): Promise<{ readonly cookie: string; readonly line: string }> {
  const line = (await ask('POST', '/session')).headers.get('set-cookie') ?? '';
  return { line, cookie: line.split(';')[0] ?? '' };
}

describe('a session of the account page', () => {
  it('is a cookie that scripts cannot read and that does not hold the key', async () => {
    const { ask, calls } = await setUp();
    const { line, cookie } = await signIn(ask);
    expect(line).toMatch(/^diorama-account-80=[\w-]{43}; Expires=[^;]+; Path=\/; HttpOnly; SameSite=Strict$/);
    expect(line).not.toContain(TEST_API_KEY);
    expect(calls[0]?.request['tokenSha256']).not.toEqual(Buffer.from(cookie.split('=')[1] ?? ''));
    expect((await ask('GET', '/credits', { cookie, ...MARK })).status).toBe(200);
  });

  it.each<readonly [string, (cookie: string) => Record<string, string>]>([
    ['without the header of the page', (cookie) => ({ cookie })],
    ['from a page of another site', (cookie) => ({ cookie, ...MARK, 'sec-fetch-site': 'cross-site' })],
    ['from another origin of the site', (cookie) => ({ cookie, ...MARK, 'sec-fetch-site': 'same-site' })],
    ['with an altered cookie', (cookie) => ({ cookie: `${cookie.slice(0, -1)}!`, ...MARK })],
    ['with a longer cookie', (cookie) => ({ cookie: `${cookie}A`, ...MARK })],
    ['with the cookie of the console', (cookie) => ({ cookie: cookie.replace('account', 'console'), ...MARK })],
  ])('does not count %s, and asks the record nothing', async (_name, headersOf) => {
    const { ask, namesOf } = await setUp();
    const { cookie } = await signIn(ask);
    expect((await ask('GET', '/credits', headersOf(cookie))).status).toBe(401);
    expect(namesOf()).toEqual(['begin']);
  });

  it('is not prolonged by itself', async () => {
    const { ask } = await setUp();
    const { cookie } = await signIn(ask);
    const again = await ask('POST', '/session', { cookie, ...MARK });
    expect([again.status, again.headers.get('set-cookie')]).toEqual([401, null]);
  });

  it('ends with every copy of its cookie, and clears the cookie also where it has ended', async () => {
    const { ask } = await setUp();
    const { cookie } = await signIn(ask);
    for (const status of [200, 401]) {
      const ended = await ask('DELETE', '/session', { cookie, ...MARK });
      expect([ended.status, ended.headers.get('set-cookie')]).toEqual([status, expect.stringContaining('Max-Age=0')]);
    }
    expect((await ask('GET', '/credits', { cookie, ...MARK })).status).toBe(401);
  });

  it('is refused to a network that has tried as often as it may, also with a good key', async () => {
    const { ask } = await setUp();
    const wrong = { 'svc-api-key': 'svck_test_wrong' };
    for (let i = 0; i < LIMITS.signInsPerMinute; i++) expect((await ask('POST', '/session', wrong)).status).toBe(401);
    const refused = await ask('POST', '/session');
    expect([refused.status, Number(refused.headers.get('retry-after'))]).toEqual([429, expect.any(Number)]);
    expect((await ask('GET', '/credits')).status).toBe(200);
  });
});

describe('the keys of the own account', () => {
  it('are listed, created with the caller as the actor, and revoked', async () => {
    const { ask, calls } = await setUp();
    expect(await (await ask('GET', '/keys')).json()).toMatchObject({ api_keys: [{ api_key_id: 'key_2', name: 'notebook' }] });
    const created = await ask('POST', '/keys', { ...KEY, 'idempotency-key': 'order-1' }, { name: 'notebook', scopes: ['worlds:read'] });
    expect(await created.json()).toMatchObject({ api_key_id: 'key_2', api_key: 'svck_test_key_2_secret' });
    expect(calls.at(-1)?.request).toMatchObject({
      accountId: 'acc_1',
      projectId: 'prj_1',
      actingApiKeyId: 'key_1',
      idempotencyKey: 'order-1',
      scopes: ['worlds:read'],
    });
    expect((await (await ask('POST', '/keys/key_2:revoke')).json()) as object).toMatchObject({ revoked_at: AT.toISOString() });
    expect(calls.at(-1)?.request).toMatchObject({ accountId: 'acc_1', apiKeyId: 'key_2', actingApiKeyId: 'key_1', force: false });
  });

  it('show no secret where the request was repeated', async () => {
    const { ask } = await setUp({ admin: { createKey: async () => ({ apiKey: API_KEY, secret: '' }) } });
    expect(await (await ask('POST', '/keys', KEY, { name: 'notebook' })).json()).toMatchObject({ api_key: null });
  });

  it.each<readonly [string, unknown, number]>([
    ['no body', undefined, 422],
    ['no object', '[]', 422],
    ['no JSON', '{', 400],
    ['an empty name', { name: '' }, 422],
    ['a name of 129 characters', { name: 'x'.repeat(129) }, 422],
    ['a name with a NUL', { name: 'a\0b' }, 422],
    ['a name that is a number', { name: 7 }, 422],
    ['no scopes', { name: 'a', scopes: [] }, 422],
    ['an unknown scope', { name: 'a', scopes: ['admin'] }, 422],
    ['a scope of the prototype', { name: 'a', scopes: ['__proto__'] }, 422],
    ['a text that is not a date', { name: 'a', expires_at: 'tomorrow' }, 422],
    ['a project that is not a text', { name: 'a', project_id: { $ne: '' } }, 422],
  ])('are not created from a request with %s', async (_name, body, status) => {
    const { ask, namesOf } = await setUp();
    expect((await ask('POST', '/keys', KEY, body)).status).toBe(status);
    expect(namesOf()).toEqual([]);
  });

  it.each(['\u00e4', 'a b', 'x'.repeat(256)])('are not created with the idempotency key %j', async (key) => {
    const { ask, namesOf } = await setUp();
    const response = await ask('POST', '/keys', { ...KEY, 'idempotency-key': key }, { name: 'a' });
    expect([response.status, namesOf()]).toEqual([422, []]);
  });

  it.each([
    ['API_KEY_LAST', 409],
    ['API_KEY_NOT_FOUND', 404],
    ['API_KEY_INVALID', 401],
  ] as const)('are not revoked where the record answers %s', async (code, status) => {
    const { ask } = await setUp({
      admin: {
        revokeKey: async () => {
          throw new DomainError(code);
        },
      },
    });
    expect((await ask('POST', '/keys/key_1:revoke', KEY, {})).status).toBe(status);
  });
});

describe('the webhook deliveries of the own account', () => {
  it('are those of the account, also where the query asks for others, without the addresses that were dialled', async () => {
    const { ask, calls } = await setUp();
    const response = await ask('GET', '/webhooks/deliveries?account_id=acc_2&state=EXHAUSTED&host=example');
    const text = await response.text();
    expect(JSON.parse(text)).toMatchObject({ deliveries: [{ delivery_id: DELIVERY, last_attempt: { http_status: 500 } }] });
    expect(text).not.toMatch(/10\.0\.0\.7|account_id/);
    expect(calls.at(-1)?.request).toMatchObject({ accountId: 'acc_1', host: 'example' });
    const one = await (await ask('GET', `/webhooks/deliveries/${DELIVERY}`)).text();
    expect(JSON.parse(one)).toMatchObject({ attempts: [{ number: 1, key_ids: ['k1'] }], event: null });
    expect(one).not.toMatch(/10\.0\.0\.7|account_id/);
  });

  it.each([FOREIGN, 'del_1', 'none', '..%2f..%2fadmin'])('do not have %s, which is not sent again either', async (id) => {
    const { ask, namesOf } = await setUp();
    expect((await ask('GET', `/webhooks/deliveries/${id}`)).status).toBe(404);
    expect((await ask('POST', `/webhooks/deliveries/${id}:redeliver`)).status).toBe(404);
    expect(namesOf()).not.toContain('redeliver');
  });

  it('are sent again with the key as the actor, a few times a minute', async () => {
    const { ask, calls } = await setUp();
    const statuses: number[] = [];
    for (let i = 0; i <= LIMITS.redeliveriesPerMinute; i++)
      statuses.push((await ask('POST', `/webhooks/deliveries/${DELIVERY}:redeliver`)).status);
    expect(new Set(statuses.slice(0, -1))).toEqual(new Set([200]));
    expect(statuses.at(-1)).toBe(429);
    expect(calls.find(({ name }) => name === 'redeliver')?.request).toMatchObject({ operator: 'key:key_1' });
  });
});
