import { h } from 'preact';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { renderForTest, useFakePage, waitForUpdates } from '../testing/fake-page.js';
import type { FakeElement } from '../testing/fake-page.js';
import { AccountApp } from './account-app.js';

const ORIGIN = 'https://worlds.example.com';
const CALLER = {
  account_id: 'acc_1',
  account_name: 'A studio',
  project_id: 'prj_1',
  api_key_id: 'key_1',
  api_key_name: 'notebook',
  scopes: ['account:read', 'account:write'],
  service_version: '1.0.0',
};
const KEY = {
  api_key_id: 'key_1',
  project_id: 'prj_1',
  name: 'notebook',
  created_at: '2026-01-01T00:00:00Z',
  expires_at: null,
  revoked_at: null,
  last_used_at: null,
  replaced_by: null,
  scopes: ['account:read'],
};
/** What each request is answered with; all others find nothing. */
const answers = new Map<string, () => Response>();
const sent: { readonly line: string; readonly headers: Headers; readonly credentials: string | undefined }[] = [];

useFakePage();
beforeEach(() => {
  answers.clear();
  sent.length = 0;
  vi.stubGlobal('location', { hash: '', origin: ORIGIN });
  vi.stubGlobal('window', Object.assign(new EventTarget(), { scrollTo: () => undefined }));
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', headers, credentials }: RequestInit) => {
    const line = `${method} ${url.replace(ORIGIN, '').split('?')[0]}`;
    sent.push({ line, headers: new Headers(headers), credentials });
    return (answers.get(line) ?? (() => new Response('{"detail":"Not found"}', { status: 404 })))();
  });
});

const json =
  (body: object, status = 200) =>
  (): Response =>
    new Response(JSON.stringify(body), { status });

async function open(scopes: readonly string[] = CALLER.scopes): Promise<FakeElement> {
  answers.set('GET /svc/v1/whoami', json({ ...CALLER, scopes }));
  answers.set('GET /svc/v1/keys', json({ api_keys: [KEY] }));
  answers.set('GET /svc/v1/credits', json({ remaining_credits: 84_210, held_credits: 0 }));
  answers.set('GET /svc/v1/storage', json({ bytes: 1, assets: 2, bytes_limit: null, assets_limit: null }));
  answers.set('GET /svc/v1/usage', json({ days: [], total_credits: 0 }));
  const { root } = renderForTest(h(AccountApp, {}));
  await waitForUpdates();
  await waitForUpdates();
  return root;
}
const titlesOf = (root: FakeElement): string[] => root.all('h2').map(({ textContent }) => textContent.trim());

describe('the account page', () => {
  it('asks for a key where there is no session', async () => {
    answers.set('GET /svc/v1/whoami', json({ detail: 'The Svc-Api-Key header is missing' }, 401));
    const { root } = renderForTest(h(AccountApp, {}));
    await waitForUpdates();
    expect(root.textContent).toContain('Your account');
    expect(root.the('form').textContent).toMatch(/API key.*is not kept in this browser/);
  });

  it('sends each request with the mark and the cookie of the page, and without a key', async () => {
    await open();
    expect(sent.length).toBeGreaterThan(3);
    expect(sent.filter(({ headers }) => headers.get('x-diorama-account') !== '1' || headers.has('svc-api-key'))).toEqual([]);
    expect(new Set(sent.map(({ credentials }) => credentials))).toEqual(new Set(['same-origin']));
  });

  it('has the parts that the scopes of the key reach', async () => {
    expect(titlesOf(await open())).toEqual(['Usage', 'API keys']);
    const reader = await open(['operations:read', 'worlds:read']);
    expect(titlesOf(reader)).toEqual(['Webhook deliveries', 'Running operations', 'Newest worlds']);
    expect((await open(['account:read'])).textContent).not.toMatch(/New key|Revoke/);
  });

  it('leads back to the sign-in when the session ends', async () => {
    const root = await open();
    answers.set('GET /svc/v1/keys', json({ detail: 'The API key is not valid' }, 401));
    await waitForUpdates(11_000);
    expect(root.textContent).toContain('Your session has ended. Sign in again.');
  });
});
