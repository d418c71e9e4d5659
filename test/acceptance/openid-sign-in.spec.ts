import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { stackInfo } from '../stack/client.js';
import type { Answer } from '../stack/client.js';
import { FormBrowser } from '../stack/form-browser.js';
import type { VisitedPage } from '../stack/form-browser.js';
import { startOpenIdGateway } from '../stack/openid-gateway.js';
import type { OpenIdGateway } from '../stack/openid-gateway.js';

const info = stackInfo();
/** No test has used them before: the audit log is kept. */
const [ada, sam, vic, bob, eve] = ['ada', 'sam', 'vic', 'bob', 'eve'].map((name) => `${name}-${randomUUID()}`) as [
  string,
  string,
  string,
  string,
  string,
];
const PEOPLE = [
  { subject: ada, email: 'ada@example.com', name: 'Ada Lovelace', groups: ['staff', 'admins'] },
  { subject: sam, email: 'sam@example.com', groups: ['helpdesk'] },
  { subject: vic, email: 'vic@example.com', groups: ['staff'] },
  { subject: bob, email: 'bob@example.com', groups: ['visitors'] },
  { subject: eve, email: 'eve@evil.example', groups: ['admins'] },
];

let gateway: OpenIdGateway;
beforeAll(async () => {
  const env = {
    OIDC_SCOPES: 'openid email profile groups',
    OIDC_ROLES: 'admins=operator,helpdesk=support,staff=viewer',
    OIDC_EMAIL_DOMAINS: 'example.com',
    CONSOLE_TOKEN_SIGN_IN: 'false',
  };
  gateway = await startOpenIdGateway(info, { people: PEOPLE, env });
});
afterAll(() => gateway?.stop());

interface Visit {
  readonly browser: FormBrowser;
  /** The callback's address, with its code. */
  readonly callback: string;
  readonly page: VisitedPage;
}

/** Signs in as a browser does: to the provider, its login page, and back. */
async function signIn(login: string): Promise<Visit> {
  const browser = new FormBrowser();
  const form = await browser.visit(`${gateway.url}/console/sign-in`);
  expect(form.url).toContain(`${gateway.provider.issuer}/interaction/`);
  const { url: callback } = await browser.submit(form, { login, password: 'any' }, (url) => url.startsWith(gateway.url));
  return { browser, callback, page: await browser.visit(callback) };
}

/** A request of the console's page in that browser. */
async function ask(
  { browser }: Pick<Visit, 'browser'>,
  method: string,
  path: string,
  body?: object,
): Promise<Pick<Answer, 'status' | 'body'>> {
  const response = await fetch(`${gateway.url}/admin/v1${path}`, {
    method,
    headers: {
      cookie: browser.cookieHeader(gateway.url),
      'x-diorama-console': '1',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.json() };
}

/** Lines of the audit log, oldest first, as an operator with a token reads them. */
async function auditOf(query: Readonly<Record<string, string>>): Promise<Answer['body'][]> {
  const response = await fetch(`${info.api_url}/admin/v1/audit?${new URLSearchParams({ page_size: '100', ...query }).toString()}`, {
    headers: { authorization: `Bearer ${info.operator_token}` },
  });
  const { lines } = (await response.json()) as { lines: Answer['body'][] };
  return lines.toReversed();
}

const nameOf = (subject: string, email: string): string => `oidc:${email}/${subject}`;

describe('a person who signs in with an OpenID Connect provider', () => {
  it('acts by their role, and the audit log names them', async () => {
    const visit = await signIn(ada);
    expect([visit.page.url, visit.page.status]).toEqual([`${gateway.url}/console`, 200]);
    const operator = nameOf(ada, 'ada@example.com');
    expect(await ask(visit, 'GET', '/whoami')).toEqual({
      status: 200,
      body: { operator, role: 'operator', person: { name: 'Ada Lovelace', email: 'ada@example.com' } },
    });
    const account = await ask(visit, 'POST', '/accounts', { name: `of a person ${randomUUID()}`, credits: 10 });
    expect(account.status).toBe(200);
    const key = await ask(visit, 'POST', `/accounts/${account.body.account_id}/keys`, { project_id: account.body.project_id, name: 'one' });
    expect(key.status).toBe(200);
    expect((await ask(visit, 'GET', `/audit?operator=${encodeURIComponent(operator)}`)).body.lines.length).toBeGreaterThan(2);
    expect((await ask(visit, 'DELETE', '/session')).status).toBe(200);
    expect((await ask(visit, 'GET', '/whoami')).status).toBe(401);

    const lines = await auditOf({ operator });
    expect(lines[0]).toMatchObject({ action: 'console.login', details: { subject: ada, email: 'ada@example.com', role: 'operator' } });
    expect(lines.map(({ action }) => action)).toEqual(expect.arrayContaining(['account.create', 'key.create']));
    expect(lines.at(-1)).toMatchObject({ action: 'console.logout' });
  });

  it.each([
    ['viewer', vic, 'vic@example.com'],
    ['support', sam, 'sam@example.com'],
  ] as const)('is a %s who may not do what operators do', async (role, subject, email) => {
    const visit = await signIn(subject);
    expect((await ask(visit, 'GET', '/whoami')).body).toEqual({ operator: nameOf(subject, email), role, person: { name: null, email } });
    expect((await ask(visit, 'GET', '/accounts')).status).toBe(200);
    const refused = await ask(visit, 'POST', '/accounts', { name: 'none', credits: 0 });
    expect([refused.status, refused.body.detail]).toEqual([403, "The operator lacks the role 'operator'"]);
    const cancel = await ask(visit, 'POST', `/operations/${randomUUID()}:cancel`);
    expect(cancel.status).toBe(role === 'support' ? 404 : 403);
    const key = await ask(visit, 'POST', `/accounts/${info.account_id}/keys`, { name: 'stolen' });
    expect(key.status).toBe(403);
    const generate = await fetch(`${gateway.url}/svc/v1/worlds:generate`, {
      method: 'POST',
      headers: { cookie: visit.browser.cookieHeader(gateway.url), 'x-diorama-console': '1', 'x-diorama-account': '1' },
    });
    expect(generate.status).toBe(401);
    expect((await ask(visit, 'DELETE', '/session')).status).toBe(200);
    expect((await auditOf({ operator: nameOf(subject, email) })).map(({ action }) => action)).toEqual(['console.login', 'console.logout']);
  });

  it('has a session at gateways of the same settings only', async () => {
    const { browser } = await signIn(vic);
    const cookie = browser.cookieHeader(gateway.url).replace(new URL(gateway.url).port, new URL(info.api_url).port);
    const elsewhere = await fetch(`${info.api_url}/admin/v1/whoami`, { headers: { cookie, 'x-diorama-console': '1' } });
    expect([cookie.length > 100, elsewhere.status]).toEqual([true, 401]);
  });
});

describe('a sign-in that fails', () => {
  it.each([
    ['without a role', bob, 'bob@example.com', 'role', 'You have no role in this console'],
    ['with an address of another domain', eve, 'eve@evil.example', 'domain', 'Your e-mail address is not allowed'],
  ])('%s shows why, and is in the audit log', async (_what, subject, email, failure, title) => {
    const visit = await signIn(subject);
    expect([visit.page.status, visit.page.text]).toEqual([403, expect.stringContaining(title)]);
    expect(visit.page.text).toContain(email);
    expect((await ask(visit, 'GET', '/whoami')).status).toBe(401);
    const refusals = await auditOf({ action: 'session.refused' });
    expect(refusals.filter(({ details }) => details.subject === subject)).toMatchObject([
      { operator: null, details: { failure, email, provider: 'openid' } },
    ]);
  });

  it('is one whose callback comes back a second time, or in another browser', async () => {
    const { callback, browser } = await signIn(vic);
    for (const other of [browser, new FormBrowser()]) {
      const page = await other.visit(callback);
      expect([page.status, page.text]).toEqual([400, expect.stringContaining('This sign-in cannot be completed')]);
    }
  });

  it('is one whose person cancels at the provider', async () => {
    const browser = new FormBrowser();
    const form = await browser.visit(`${gateway.url}/console/sign-in`);
    const page = await browser.visit(`${form.url}/abort`);
    expect([page.status, page.text]).toEqual([403, expect.stringContaining('The identity provider refused the sign-in')]);
  });

  it('is one with a token, where the installation accepts none', async () => {
    const headers = { authorization: `Bearer ${gateway.token}` };
    expect((await fetch(`${gateway.url}/admin/v1/session`, { method: 'POST', headers })).status).toBe(403);
    expect((await fetch(`${gateway.url}/admin/v1/whoami`, { headers })).status).toBe(200);
  });
});

describe('the provider', () => {
  it('leaves no secret, code or token in the log of the gateway', async () => {
    const { callback } = await signIn(vic);
    const code = new URL(callback).searchParams.get('code') ?? 'none';
    await expect.poll(() => gateway.log()).toContain('/console/sign-in/callback');
    for (const secret of [code, gateway.provider.clientSecret, 'eyJ']) expect(gateway.log()).not.toContain(secret);
  });

  it('that is away ends a sign-in with a page that says so, and open sessions stay', async () => {
    const visit = await signIn(vic);
    const browser = new FormBrowser();
    const form = await browser.visit(`${gateway.url}/console/sign-in`);
    const { url } = await browser.submit(form, { login: ada, password: 'any' }, (address) => address.startsWith(gateway.url));
    await gateway.provider.stop();
    const page = await browser.visit(url);
    expect([page.status, page.text]).toEqual([503, expect.stringContaining('The identity provider cannot be reached')]);
    expect((await ask(visit, 'GET', '/whoami')).status).toBe(200);
  });
});
