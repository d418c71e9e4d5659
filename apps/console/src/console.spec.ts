import { h } from 'preact';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { waitForUpdates, renderForTest, useFakePage } from './testing/fake-page.js';
import type { FakeElement } from './testing/fake-page.js';
import { Console } from './console.js';
import { PlaygroundRun } from './playground/playground-run.js';

const ORIGIN = 'https://worlds.example.com';
const forget = vi.spyOn(PlaygroundRun.prototype, 'forget');
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
    expect(root.all('nav').length).toBe(1);
    expect(root.textContent).toMatch(/You may still be signed in\. .*The service is not available/);
    expect(forget).not.toHaveBeenCalled();
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
