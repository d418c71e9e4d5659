import { afterEach, describe, expect, it } from 'vitest';

import { FormBrowser } from '../../../../test/stack/form-browser.js';
import type { VisitedPage } from '../../../../test/stack/form-browser.js';
import { startOpenIdProvider } from '../../../../test/stack/openid-provider.js';
import { createOpenIdSignIn } from '../operators/openid-sign-in.js';
import { newSessionRecord } from '../testing/session-record.js';
import { startGateway } from '../testing/start-gateway.js';

const SITE = 'http://viewer.test';
const PEOPLE = [
  { subject: 'ada', email: 'ada@example.com', name: 'Ada Lovelace', groups: ['staff', 'admins'] },
  { subject: 'bob', email: 'bob@example.com', groups: ['visitors'] },
];

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

async function start(hasFullIdTokens: boolean) {
  const provider = await startOpenIdProvider({ people: PEOPLE, redirectUri: `${SITE}/console/sign-in/callback`, hasFullIdTokens });
  stops.push(() => provider.stop());
  const settings = {
    issuer: provider.issuer,
    clientId: provider.clientId,
    clientSecret: provider.clientSecret,
    scopes: ['openid', 'email', 'profile', 'groups'],
    label: 'Sign in',
    sessionHours: 12,
    claim: 'groups',
    roles: new Map([
      ['admins', 'operator'],
      ['staff', 'viewer'],
    ] as const),
    emailDomains: ['example.com'],
  };
  const openid = createOpenIdSignIn(settings, { siteUrl: SITE, fetch, clock: Date.now });
  const record = newSessionRecord();
  const gateway = await startGateway({ admin: record.admin, signIn: { openid, acceptsTokens: true } });
  stops.push(() => gateway.stop());
  return { gateway, record };
}

/** The site's own addresses lead to the gateway of the test. */
async function signIn(browser: FormBrowser, url: string, login: string): Promise<VisitedPage> {
  const atSite = (address: string): boolean => address.startsWith(SITE);
  const form = await browser.visit(`${url}/console/sign-in`, atSite);
  const callback = await browser.submit(form, { login, password: 'any' }, atSite);
  return browser.visit(callback.url.replace(SITE, url), atSite);
}

describe.each([false, true])('a sign-in with a real provider whose ID tokens have all claims: %s', (hasFullIdTokens) => {
  it('begins a session with the name and the role of the person, which ends', async () => {
    const { gateway, record } = await start(hasFullIdTokens);
    const browser = new FormBrowser();
    const page = await signIn(browser, gateway.url, 'ada');
    expect(page.url).toBe(`${SITE}/console`);
    const ask = (method: string, path: string): Promise<Response> =>
      fetch(`${gateway.url}/admin/v1${path}`, { method, headers: { cookie: browser.cookieHeader(gateway.url), 'x-diorama-console': '1' } });
    expect(await (await ask('GET', '/whoami')).json()).toEqual({
      operator: 'oidc:ada@example.com/ada',
      role: 'operator',
      person: { name: 'Ada Lovelace', email: 'ada@example.com' },
    });
    expect((await ask('DELETE', '/session')).status).toBe(200);
    expect((await ask('GET', '/whoami')).status).toBe(401);
    expect(record.calls.filter((call) => call !== 'get')).toEqual(['begin', 'end']);
  });

  it('is refused to a person without a role', async () => {
    const { gateway, record } = await start(hasFullIdTokens);
    const page = await signIn(new FormBrowser(), gateway.url, 'bob');
    expect([page.status, page.text]).toEqual([403, expect.stringContaining('You have no role in this console')]);
    expect(page.text).toContain('bob@example.com');
    expect(record.lines).toMatchObject([
      { action: 'session.refused', details: { failure: 'role', subject: 'bob', email: 'bob@example.com' } },
    ]);
  });
});
