import { h } from 'preact';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderForTest, useFakePage, waitForUpdates } from '@diorama/page-parts/testing';
import type { FakeElement } from '@diorama/page-parts/testing';

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
const sent: { readonly line: string; readonly headers: Headers; readonly credentials: string | undefined; readonly body: string }[] = [];

useFakePage();
beforeEach(() => {
  answers.clear();
  sent.length = 0;
  vi.stubGlobal('location', { hash: '', origin: ORIGIN });
  vi.stubGlobal('window', Object.assign(new EventTarget(), { scrollTo: () => undefined }));
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', headers, credentials, body }: RequestInit) => {
    const { pathname, searchParams } = new URL(url);
    const line = `${method} ${pathname}`;
    sent.push({ line, headers: new Headers(headers), credentials, body: typeof body === 'string' ? body : '' });
    const state = searchParams.get('state');
    return (
      answers.get(state === null ? line : `${line}?state=${state}`) ?? (() => new Response('{"detail":"Not found"}', { status: 404 }))
    )();
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

/** Presses the button of this text, and lets the page follow. */
async function press(root: FakeElement, text: string): Promise<void> {
  const button = root.all('button').find(({ textContent }) => textContent.trim() === text);
  if (button === undefined) throw new Error(`The page has no button ${text}: ${root.textContent}`);
  button.send('click');
  await waitForUpdates();
}

/** The body of the last request of this line. */
const bodyOf = (line: string): unknown => JSON.parse(sent.findLast((request) => request.line === line)?.body ?? 'null');

const OPERATION = {
  operation_id: 'op_1',
  done: false,
  created_at: '2026-01-01T00:00:00Z',
  error: null,
  metadata: {
    operation_type: 'generate-world',
    model: 'svc-1.1',
    progress: { percent: 40, description: 'Rendering', stage: 'render', status: null },
  },
};
const WORLD = {
  id: 'w1',
  display_name: 'Pond',
  world_svc_url: 'https://worlds.example.com/world/w1',
  assets: { thumbnail_url: null, splats: {} },
  permission: { public: false, allow_id_access: false },
  sharing: { expires_at: null, has_password: false },
};

describe('the work of an account', () => {
  const OWNER = ['operations:read', 'worlds:read', 'worlds:write'];
  const NONE = json({ operations: [], next_page_token: null });

  beforeEach(() => {
    for (const state of ['RUNNING', 'QUEUED', 'FAILED']) answers.set(`GET /svc/v1/operations?state=${state}`, NONE);
  });

  it('can be cancelled while it runs', async () => {
    answers.set('GET /svc/v1/operations?state=RUNNING', json({ operations: [OPERATION], next_page_token: null }));
    answers.set('POST /svc/v1/operations/op_1:cancel', json({ ...OPERATION, done: true, error: { code: 409, message: 'cancelled' } }));
    const root = await open(OWNER);
    await press(root, 'Cancel');
    root.the('dialog').the('form').send('submit');
    await waitForUpdates();
    expect(sent.map(({ line }) => line)).toContain('POST /svc/v1/operations/op_1:cancel');
    expect(root.textContent).toContain('The operation was cancelled');
  });

  it('shows why it failed', async () => {
    const failed = { ...OPERATION, done: true, error: { code: 408, message: 'The generation took too long' } };
    answers.set('GET /svc/v1/operations?state=FAILED', json({ operations: [failed], next_page_token: null }));
    expect((await open(OWNER)).textContent).toMatch(/The generation took too long.*World · svc-1\.1.*no credits charged.*op_1/);
  });

  it('is shared and deleted world by world', async () => {
    answers.set('POST /svc/v1/worlds:list', json({ worlds: [WORLD], next_page_token: null }));
    answers.set('PATCH /svc/v1/worlds/w1', json({ world: WORLD }));
    answers.set('DELETE /svc/v1/worlds/w1', json({ id: 'w1', world_id: 'w1', deleted: true }));
    const root = await open(OWNER);
    await press(root, 'Share');
    const [visibility] = root.the('dialog').all('select');
    Object.assign(visibility ?? {}, { value: 'link' });
    visibility?.send('change');
    await waitForUpdates();
    root.the('dialog').the('form').send('submit');
    await waitForUpdates();
    expect(bodyOf('PATCH /svc/v1/worlds/w1')).toEqual({ permission: { public: false, allow_id_access: true } });
    await press(root, 'Delete');
    root.the('dialog').the('form').send('submit');
    await waitForUpdates();
    expect(sent.map(({ line }) => line)).toContain('DELETE /svc/v1/worlds/w1');
    expect(root.textContent).toContain('No worlds yet');
  });

  it('is not changed by a key that only reads', async () => {
    answers.set('GET /svc/v1/operations?state=RUNNING', json({ operations: [OPERATION], next_page_token: null }));
    answers.set('POST /svc/v1/worlds:list', json({ worlds: [WORLD], next_page_token: null }));
    const root = await open(['operations:read', 'worlds:read']);
    expect(root.textContent).toContain('Pond');
    expect(root.textContent).not.toMatch(/Share|Delete|Cancel/);
  });
});

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
    expect(titlesOf(reader)).toEqual(['Running operations', 'Failed operations', 'Worlds', 'Webhook deliveries']);
    expect((await open(['account:read'])).textContent).not.toMatch(/Create key|Revoke/);
  });

  it('creates a key that ends after a while', async () => {
    const root = await open();
    answers.set('POST /svc/v1/keys', json({ ...KEY, api_key_id: 'key_2', api_key: 'svck_secret' }));
    await press(root, 'Create key');
    const [name, , ...others] = root.the('dialog').all('input');
    expect(others.length).toBeGreaterThan(0);
    Object.assign(name ?? {}, { value: 'build' });
    name?.send('input');
    const [life, ...selects] = root.the('dialog').all('select');
    expect(selects).toEqual([]); // the account has one project
    Object.assign(life ?? {}, { value: '30' });
    life?.send('change');
    await waitForUpdates();
    const now = Date.now();
    root.the('dialog').the('form').send('submit');
    await waitForUpdates();
    expect(bodyOf('POST /svc/v1/keys')).toEqual({
      name: 'build',
      project_id: 'prj_1',
      expires_at: new Date(now + 30 * 86_400_000).toISOString(),
    });
    expect(root.textContent).toContain('svck_secret');
  });

  it('leads back to the sign-in when the session ends', async () => {
    const root = await open();
    answers.set('GET /svc/v1/keys', json({ detail: 'The API key is not valid' }, 401));
    await waitForUpdates(11_000);
    expect(root.textContent).toContain('Your session has ended. Sign in again.');
  });
});

describe('the playground of an account', () => {
  const OWNER = ['operations:read', 'worlds:read', 'worlds:write'];
  const QUOTE = { dry_run: true, cost: { total_credits: 1_580, line_items: [] }, estimated_seconds: 60, available_credits: 100 };

  beforeEach(() => vi.stubGlobal('location', { hash: '#/playground', origin: ORIGIN }));

  async function describeWorld(root: FakeElement): Promise<void> {
    const [prompt] = root.all('textarea');
    Object.assign(prompt ?? {}, { value: 'a pond' });
    prompt?.send('input');
    await waitForUpdates(1_000);
  }

  it('generates with the session alone, at a price that is shown before', async () => {
    answers.set('POST /svc/v1/worlds:generate', json(QUOTE));
    const root = await open(OWNER);
    await describeWorld(root);
    expect(root.textContent).toMatch(/1,580 credits.*100 available.*The account has too few credits\. Ask the operator/);
    answers.set('POST /svc/v1/worlds:generate', json({ detail: 'Not enough API credits' }, 402));
    root.the('form').send('submit');
    await waitForUpdates();
    expect(root.textContent).toMatch(/Not enough creditsNot enough API credits Ask the operator/);
    expect(bodyOf('POST /svc/v1/worlds:generate')).toMatchObject({ world_prompt: { type: 'text', text_prompt: 'a pond' } });
    expect(
      sent.filter(({ headers }) => headers.get('x-diorama-account') !== '1' || headers.has('svc-api-key') || headers.has('authorization')),
    ).toEqual([]);
    expect(root.textContent).not.toContain('API key');
  });

  it('says when a limit has passed', async () => {
    answers.set('POST /svc/v1/worlds:generate', json(QUOTE));
    const root = await open(OWNER);
    await describeWorld(root);
    answers.set(
      'POST /svc/v1/worlds:generate',
      () => new Response('{"detail":"The rate limit was exceeded"}', { status: 429, headers: { 'retry-after': '40' } }),
    );
    root.the('form').send('submit');
    await waitForUpdates();
    expect(root.textContent).toContain('Try again in 40 s');
    await waitForUpdates(40_000);
    expect(root.textContent).toMatch(/Try again(?! in)/);
  });

  it.each([
    [['worlds:write', 'worlds:read'], 'the scope operations:read'],
    [['operations:read', 'worlds:read'], 'the scope worlds:write'],
    [['account:read'], 'the scopes worlds:write, operations:read'],
  ])('is not offered to a key with %j', async (scopes, missing) => {
    const root = await open(scopes);
    expect(root.textContent).toContain(`It lacks ${missing}`);
    expect(root.all('textarea')).toEqual([]);
  });
});
