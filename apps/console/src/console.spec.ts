import { h } from 'preact';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { waitForUpdates, renderForTest, useFakePage } from '@diorama/page-parts/testing';
import type { FakeElement } from '@diorama/page-parts/testing';

import { Console } from './console.js';
import { PlaygroundRuns } from './playground/playground-runs.js';

const ORIGIN = 'https://worlds.example.com';
const forget = vi.spyOn(PlaygroundRuns.prototype, 'forget');
/** A key that signs now. */
const KEY = {
  kid: 'key-1',
  created_at: '2026-01-01T00:00:00Z',
  created_by: 'system',
  listed_from: '2026-01-01T00:00:00Z',
  sign_from: '2026-01-01T00:00:00Z',
  sign_until: null,
  listed_until: null,
  revoked_at: null,
  revoked_by: null,
};
/** What each request is answered with; all others find nothing. */
const answers = new Map<string, () => Response>();

useFakePage();
beforeEach(() => {
  forget.mockClear();
  answers.clear();
  answers.set('GET /admin/v1/whoami', () => new Response('{"operator":"grace","role":"operator"}'));
  vi.stubGlobal('location', { hash: '#/gallery', origin: ORIGIN });
  vi.stubGlobal('window', Object.assign(new EventTarget(), { scrollTo: () => undefined }));
  vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: RequestInit) => {
    return (answers.get(`${method} ${url.replace(ORIGIN, '')}`) ?? (() => new Response('{}', { status: 404 })))();
  });
});
async function signOut(): Promise<FakeElement> {
  const { root } = renderForTest(h(Console, {}));
  await waitForUpdates();
  root
    .all('button')
    .find(({ attributes }) => attributes.get('aria-label') === 'Sign out')
    ?.send('click');
  await waitForUpdates(2_000); // a failure is retried
  return root;
}

describe('signing out', () => {
  it.each([200, 401])('leads back to the login where the answer is %i', async (status) => {
    answers.set('DELETE /admin/v1/session', () => new Response('{}', { status }));
    const root = await signOut();
    expect(root.all('nav')).toEqual([]);
    expect(forget).toHaveBeenCalledOnce();
  });

  it.each([
    () => new Response('{"detail":"The service is not available"}', { status: 503 }),
    () => {
      throw new TypeError('The service is not available');
    },
  ])('keeps the session, and says why, where it may go on', async (answer) => {
    answers.set('DELETE /admin/v1/session', answer);
    const root = await signOut();
    expect(root.all('nav').length).toBe(2); // the pages and the help
    expect(root.textContent).toMatch(/You may still be signed in\. .*The service is not available/);
    expect(forget).not.toHaveBeenCalled();
  });
});

describe('the role of the operator', () => {
  async function openAs(role: string, page: string): Promise<FakeElement> {
    answers.set('GET /admin/v1/whoami', () => new Response(JSON.stringify({ operator: 'grace', role })));
    answers.set('GET /admin/v1/signing-keys', () => new Response(JSON.stringify({ signing_keys: [KEY] })));
    vi.stubGlobal('location', { hash: `#/${page}`, origin: ORIGIN });
    const { root } = renderForTest(h(Console, {}));
    await waitForUpdates();
    await waitForUpdates();
    return root;
  }
  const titlesOf = (root: FakeElement, name: string): string[] => root.all(name).map(({ textContent }) => textContent.trim());

  it('stands next to the name', async () => {
    const root = await openAs('support', 'gallery');
    expect(root.textContent).toContain('gracesupport');
  });

  it.each(['viewer', 'support'])('keeps the actions of operators from a %s', async (role) => {
    const root = await openAs(role, 'signing-keys');
    expect(root.textContent).toContain('key-1');
    expect(titlesOf(root, 'button').filter((title) => ['Rotate', 'Revoke'].includes(title))).toEqual([]);
  });

  it('gives an operator all actions', async () => {
    const root = await openAs('operator', 'signing-keys');
    expect(titlesOf(root, 'button')).toEqual(expect.arrayContaining(['Rotate', 'Revoke']));
  });

  it.each([
    ['viewer', false],
    ['support', true],
    ['operator', true],
  ])('decides about the playground: %s', async (role, isShown) => {
    const root = await openAs(role, 'playground');
    expect(titlesOf(root, 'a').includes('Playground')).toBe(isShown);
    expect(root.textContent.includes('Not available for your role')).toBe(!isShown);
  });
});

describe('the sign-in page', () => {
  const PROVIDER = { label: 'Sign in with Acme', url: `${ORIGIN}/console/sign-in` };

  async function openWith(options: object | null): Promise<FakeElement> {
    answers.set('GET /admin/v1/whoami', () => new Response('{}', { status: 401 }));
    if (options !== null) answers.set('GET /console/sign-in/options', () => new Response(JSON.stringify(options)));
    const { root } = renderForTest(h(Console, {}));
    for (let draw = 0; draw < 3; draw++) await waitForUpdates();
    return root;
  }
  const linksOf = (root: FakeElement) => root.all('a').map(({ attributes, textContent }) => [attributes.get('href'), textContent]);
  const HOME = ['/', 'Back to the start page'];

  it('offers the provider and the token', async () => {
    const root = await openWith({ token: true, provider: PROVIDER });
    expect(linksOf(root)).toEqual([[PROVIDER.url, PROVIDER.label], HOME]);
    expect(root.all('form').length).toBe(1);
  });

  it('offers the provider alone', async () => {
    const root = await openWith({ token: false, provider: PROVIDER });
    expect(linksOf(root)).toEqual([[PROVIDER.url, PROVIDER.label], HOME]);
    expect([root.all('form').length, root.all('button').length]).toEqual([0, 0]);
  });

  it.each([{ token: true, provider: null }, null])('offers the token alone: %j', async (options) => {
    const root = await openWith(options);
    expect([linksOf(root), root.all('form').length]).toEqual([[HOME], 1]);
  });

  it('comes back to the page from which the provider was visited', async () => {
    const stored = new Map<string, string>();
    vi.stubGlobal('sessionStorage', {
      getItem: (name: string) => stored.get(name) ?? null,
      setItem: (name: string, value: string) => void stored.set(name, value),
      removeItem: (name: string) => void stored.delete(name),
    });
    vi.stubGlobal('location', { hash: '#/audit?operator=ada', origin: ORIGIN });
    (await openWith({ token: true, provider: PROVIDER })).all('a')[0]?.send('click');
    vi.stubGlobal('location', { hash: '', origin: ORIGIN });
    answers.set('GET /admin/v1/whoami', () => new Response(JSON.stringify(ADA)));
    renderForTest(h(Console, {}));
    await waitForUpdates();
    expect([location.hash, stored.size]).toEqual(['#/audit?operator=ada', 0]);
  });
});

const ADA = { operator: 'oidc:ada@example.com/7', role: 'support', person: { name: 'Ada Lovelace', email: 'ada@example.com' } };

describe('a person of an identity provider', () => {
  const shownFor = async (person: object): Promise<string> => {
    answers.set('GET /admin/v1/whoami', () => new Response(JSON.stringify({ ...ADA, person })));
    const { root } = renderForTest(h(Console, {}));
    await waitForUpdates();
    return root.textContent;
  };

  it.each([
    [{ name: 'Ada Lovelace', email: 'ada@example.com' }, 'Ada Lovelacesupport'],
    [{ name: null, email: 'ada@example.com' }, 'ada@example.comsupport'],
    [{ name: null, email: null }, 'oidc:ada@example.com/7support'],
  ])('is shown with the role: %j', async (person, text) => {
    expect(await shownFor(person)).toContain(text);
  });

  it('is in the audit log under the e-mail address, which leads to their actions', async () => {
    vi.stubGlobal('location', { hash: '#/audit', origin: ORIGIN });
    const line = { id: '1', action: 'key.revoke', account_id: null, target: null, details: {}, created_at: '2026-01-01T00:00:00Z' };
    const lines = [ADA.operator, 'grace', null].map((operator, index) => ({ ...line, id: String(index), operator }));
    answers.set('GET /admin/v1/audit?page_size=30', () => new Response(JSON.stringify({ lines, next_page_token: null })));
    const { root } = renderForTest(h(Console, {}));
    await waitForUpdates();
    await waitForUpdates();
    const links = root.the('table').all('a');
    expect(links.map(({ textContent, attributes }) => [textContent, attributes.get('href')])).toEqual([
      ['ada@example.com', '#/audit?operator=oidc%3Aada%40example.com%2F7'],
      ['grace', '#/audit?operator=grace'],
    ]);
  });
});

describe('a session that is over', () => {
  it('takes the key and the run of the playground with it', async () => {
    vi.stubGlobal('location', { hash: '#/audit', origin: ORIGIN });
    answers.set('GET /admin/v1/audit?page_size=30', () => new Response('{}', { status: 401 }));
    const { root } = renderForTest(h(Console, {}));
    await waitForUpdates();
    await waitForUpdates();
    expect(root.all('nav')).toEqual([]);
    expect(forget).toHaveBeenCalledOnce();
  });
});
