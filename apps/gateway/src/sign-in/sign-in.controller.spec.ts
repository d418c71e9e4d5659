import { afterEach, describe, expect, it } from 'vitest';

import { DomainError, LIMITS } from '@diorama/domain';
import { SIGN_IN_FAILURES, SignInAttempts, SignInError, deriveClientKey } from '@diorama/sign-in';

import { newSessionRecord } from '../testing/session-record.js';
import { OPERATOR_TOKEN, startGateway } from '../testing/start-gateway.js';
import type { TestGateway } from '../testing/start-gateway.js';

const gateways: TestGateway[] = [];
afterEach(async () => {
  await Promise.all(gateways.splice(0).map((gateway) => gateway.stop()));
});

const CLIENT = { issuer: 'https://id.example.com', clientId: 'diorama', clientSecret: 'a-client-secret-for-tests' };
const ADA = { sub: '7', email: 'ada@example.com', email_verified: true, name: 'Ada', groups: ['admins'] };

interface Start {
  readonly claims?: () => Readonly<Record<string, unknown>>;
  readonly begins?: () => URL;
  readonly admin?: object;
  readonly acceptsTokens?: boolean;
}

/** A gateway whose provider says of each person what the test says. */
async function start({ claims = () => ADA, begins, admin = {}, acceptsTokens = true }: Start = {}) {
  const asked: string[] = [];
  const openid = {
    provider: {
      buildAuthorizationUrl: async ({ state }: { readonly state: string }) =>
        begins?.() ?? new URL(`https://id.example.com/authorize?state=${state}`),
      readClaims: async (query: string) => {
        asked.push(query);
        return claims();
      },
    },
    attempts: new SignInAttempts(CLIENT),
    rules: { claim: 'groups', roles: new Map([['admins', 'operator'] as const, ['staff', 'viewer'] as const]), emailDomains: [] },
    label: 'Sign in with Acme',
    sessionHours: 12,
    sessionKey: deriveClientKey(CLIENT, 'sessions'),
  };
  const record = newSessionRecord();
  const gateway = await startGateway({ admin: { ...record.admin, ...admin }, signIn: { openid, acceptsTokens } });
  gateways.push(gateway);
  const visit = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
    fetch(`${gateway.url}/console/sign-in${path}`, { redirect: 'manual', headers });
  return { gateway, record, asked, visit, attempts: openid.attempts };
}

type Started = Awaited<ReturnType<typeof start>>;

const cookieOf = (response: Response, name: string): string =>
  response.headers
    .getSetCookie()
    .findLast((line) => line.startsWith(`${name}-80=`))
    ?.split(';')[0] ?? '';

/** Begins a sign-in. Returns its cookie, and the query that the provider would send back. */
async function begin({ visit }: Started): Promise<{ readonly cookie: string; readonly query: string }> {
  const response = await visit('');
  const state = new URL(response.headers.get('location') ?? '').searchParams.get('state') ?? '';
  return { cookie: cookieOf(response, 'diorama-sign-in'), query: new URLSearchParams({ code: 'c0de', state }).toString() };
}

const whoami = ({ gateway }: Started, cookie: string): Promise<Response> =>
  fetch(`${gateway.url}/admin/v1/whoami`, { headers: { cookie, 'x-diorama-console': '1' } });

describe('a sign-in', () => {
  it('begins at the provider, with a cookie that links of other sites bring back', async () => {
    const response = await (await start()).visit('?next=https://evil.example.com');
    expect([response.status, response.headers.get('cache-control'), response.headers.get('referrer-policy')]).toEqual([
      303,
      'no-store',
      'no-referrer',
    ]);
    expect(response.headers.get('location')).toMatch(/^https:\/\/id\.example\.com\/authorize\?state=[\w-]{43}$/);
    expect(response.headers.get('set-cookie')).toMatch(
      /^diorama-sign-in-80=\d+\.[\w-]{43}\.[\w-]{43}; Expires=.*; Path=\/; HttpOnly; SameSite=Lax$/,
    );
  });

  it('ends with a session, at the console and nowhere else', async () => {
    const started = await start();
    const { cookie, query } = await begin(started);
    const response = await started.visit(`/callback?${query}&next=https://evil.example.com&redirect_uri=//evil.example.com`, { cookie });
    expect([response.status, response.headers.get('location'), response.headers.get('cache-control')]).toEqual([
      303,
      'http://viewer.test/console',
      'no-store',
    ]);
    const [cleared, session] = response.headers.getSetCookie();
    expect(cleared).toContain('diorama-sign-in-80=; Max-Age=0');
    expect(session).toMatch(/^diorama-console-80=.*HttpOnly; SameSite=Strict$/);
    expect(await (await whoami(started, cookieOf(response, 'diorama-console'))).json()).toEqual({
      operator: 'oidc:ada@example.com/7',
      role: 'operator',
      person: { name: 'Ada', email: 'ada@example.com' },
    });
    expect([...started.record.sessions.values()]).toMatchObject([
      { operator: 'oidc:ada@example.com/7', person: { subject: '7', role: 'operator', grants: ['admins'] } },
    ]);
  });

  it('gives a viewer the rights of a viewer', async () => {
    const started = await start({ claims: () => ({ ...ADA, groups: ['staff'] }) });
    const { cookie, query } = await begin(started);
    const session = cookieOf(await started.visit(`/callback?${query}`, { cookie }), 'diorama-console');
    const response = await fetch(`${started.gateway.url}/admin/v1/signing-keys:rotate`, {
      method: 'POST',
      headers: { cookie: session, 'x-diorama-console': '1' },
    });
    expect([response.status, await response.json()]).toMatchObject([403, { detail: "The operator lacks the role 'operator'" }]);
  });
});

describe('a callback', () => {
  it.each<
    readonly [
      string,
      (sent: { cookie: string; query: string }, other: { cookie: string; query: string }) => { cookie: string; query: string },
    ]
  >([
    ['without a cookie', ({ query }) => ({ cookie: '', query })],
    ['with the cookie of another sign-in', ({ query }, { cookie }) => ({ cookie, query })],
    [
      'with a cookie that was made up',
      ({ query }) => ({ cookie: `diorama-sign-in-80=9999999999.${'A'.repeat(43)}.${'A'.repeat(43)}`, query }),
    ],
    ['without a state', ({ cookie }) => ({ cookie, query: 'code=c0de' })],
    ['without anything', ({ cookie }) => ({ cookie, query: '' })],
    ['of a giant length', ({ cookie, query }) => ({ cookie, query: `${query}&code=${'x'.repeat(9_000)}` })],
  ])('%s is refused before the provider is asked', async (_what, change) => {
    const started = await start();
    const { cookie, query } = change(await begin(started), await begin(started));
    const response = await started.visit(`/callback?${query}`, { cookie });
    expect([response.status, await response.text()]).toEqual([400, expect.stringContaining('This sign-in cannot be completed')]);
    expect(response.headers.getSetCookie()).toEqual([expect.stringContaining('diorama-sign-in-80=; Max-Age=0')]);
    expect(started.asked).toEqual([]);
    expect(started.record.lines).toMatchObject([
      { action: 'session.refused', target: '127.0.0.1', details: { provider: 'openid', failure: 'state' } },
    ]);
  });

  it('after ten minutes is refused before the provider is asked', async () => {
    const started = await start();
    const { cookie, state } = started.attempts.begin(Date.now() - 601_000, (count) => new Uint8Array(count));
    const response = await started.visit(`/callback?code=c0de&state=${state}`, { cookie: `diorama-sign-in-80=${cookie}` });
    expect([response.status, await response.text()]).toEqual([400, expect.stringContaining('The sign-in took too long')]);
    expect(started.asked).toEqual([]);
  });

  it('that is sent again begins no second session, not even after a sign-out', async () => {
    const started = await start();
    const { cookie, query } = await begin(started);
    const session = cookieOf(await started.visit(`/callback?${query}`, { cookie }), 'diorama-console');
    const again = await started.visit(`/callback?${query}`, { cookie });
    expect([again.status, cookieOf(again, 'diorama-console')]).toEqual([400, '']);
    await fetch(`${started.gateway.url}/admin/v1/session`, { method: 'DELETE', headers: { cookie: session, 'x-diorama-console': '1' } });
    expect((await started.visit(`/callback?${query}`, { cookie })).status).toBe(400);
    expect((await whoami(started, session)).status).toBe(401);
    expect(started.record.sessions.size).toBe(1);
  });
});

describe('a failed sign-in', () => {
  const STATUSES = {
    state: 400,
    expired: 400,
    refused: 403,
    unreachable: 503,
    invalid: 502,
    role: 403,
    domain: 403,
    rate: 429,
    unavailable: 503,
  };

  it.each(SIGN_IN_FAILURES)('shows a page and is in the audit log: %s', async (failure) => {
    const person = { subject: '7', email: '<b>@example.com' };
    const started = await start({
      claims: () => {
        throw new SignInError(failure, 'a reason for the log', person);
      },
    });
    const { cookie, query } = await begin(started);
    const response = await started.visit(`/callback?${query}`, { cookie, 'x-request-id': 'req-of-test' });
    const page = await response.text();
    expect(response.status).toBe(STATUSES[failure]);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
    expect(page).toMatch(/<h1>[^<]{10,}<\/h1>/);
    expect(page).toContain('href="/console/sign-in"');
    expect(page).toContain('&lt;b&gt;@example.com');
    expect(page).not.toMatch(/<b>|a reason for the log/);
    expect(started.record.lines).toMatchObject([{ details: { failure, subject: '7', request_id: expect.any(String) } }]);
    expect(started.gateway.logged).toContainEqual(expect.objectContaining({ failure, reason: 'a reason for the log' }));
    expect(started.record.sessions.size).toBe(0);
  });

  it('is one whose provider cannot be reached at its beginning', async () => {
    const { visit, record } = await start({
      begins: () => {
        throw new SignInError('unreachable', 'the provider gave no answer');
      },
    });
    const response = await visit('');
    expect([response.status, await response.text()]).toEqual([503, expect.stringContaining('The identity provider cannot be reached')]);
    expect(response.headers.get('set-cookie')).toBeNull();
    expect(record.lines).toMatchObject([{ details: { failure: 'unreachable' } }]);
  });

  it('is one of a person without a role, who is named', async () => {
    const started = await start({ claims: () => ({ ...ADA, groups: ['visitors'] }) });
    const { cookie, query } = await begin(started);
    const response = await started.visit(`/callback?${query}`, { cookie });
    expect([response.status, await response.text()]).toEqual([
      403,
      expect.stringContaining('Signed in at the identity provider as ada@example.com'),
    ]);
    expect(started.record.lines).toMatchObject([{ details: { failure: 'role', subject: '7', email: 'ada@example.com' } }]);
  });

  it('is one whose session cannot be recorded', async () => {
    const started = await start({ admin: { beginConsoleSession: () => Promise.reject(new DomainError('UNAVAILABLE')) } });
    const { cookie, query } = await begin(started);
    const response = await started.visit(`/callback?${query}`, { cookie });
    expect([response.status, cookieOf(response, 'diorama-console')]).toEqual([503, '']);
  });

  it('is one of too many from one network, which the provider is not asked about', async () => {
    const started = await start();
    const { cookie, query } = await begin(started);
    for (let count = 1; count < 2 * LIMITS.providerSignInsPerMinute; count++) expect((await started.visit('')).status).toBe(303);
    expect((await started.visit('')).status).toBe(429);
    expect((await started.visit(`/callback?${query}`, { cookie })).status).toBe(429);
    expect(started.asked).toEqual([]);
  });
});

describe('the ways to sign in', () => {
  const optionsOf = async (url: string): Promise<unknown> => (await fetch(`${url}/console/sign-in/options`)).json();

  it('are shown to the page, with an address of the public host', async () => {
    const { gateway } = await start();
    expect(await optionsOf(gateway.url)).toEqual({
      token: true,
      provider: { label: 'Sign in with Acme', url: 'http://viewer.test/console/sign-in' },
    });
  });

  it('are tokens alone without a provider, and its addresses are unknown', async () => {
    const gateway = await startGateway({});
    gateways.push(gateway);
    expect(await optionsOf(gateway.url)).toEqual({ token: true, provider: null });
    for (const path of ['', '/callback?code=c0de&state=x']) {
      const response = await fetch(`${gateway.url}/console/sign-in${path}`, { redirect: 'manual' });
      expect(response.status).toBe(404);
    }
  });

  it('may leave out tokens, which still open the API', async () => {
    const { gateway } = await start({ acceptsTokens: false });
    const headers = { authorization: `Bearer ${OPERATOR_TOKEN}` };
    const begun = await fetch(`${gateway.url}/admin/v1/session`, { method: 'POST', headers });
    expect([begun.status, begun.headers.get('set-cookie'), await begun.json()]).toMatchObject([
      403,
      null,
      { detail: 'Sign-in to the console with an operator token is disabled on this installation. Sign in with your identity provider' },
    ]);
    expect(await optionsOf(gateway.url)).toMatchObject({ token: false });
    expect((await fetch(`${gateway.url}/admin/v1/whoami`, { headers })).status).toBe(200);
  });
});
