import { DomainError, LIMITS } from '@diorama/domain';
import { mediaProto, worldProto } from '@diorama/proto-types';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { startGateway } from '../testing/start-gateway.js';
import type { TestGateway } from '../testing/start-gateway.js';

const OPEN = '01890000-0000-7000-8000-000000000001';
const EXPIRING = '01890000-0000-7000-8000-000000000002';
const LOCKED = '01890000-0000-7000-8000-000000000003';
const UNKNOWN = '01890000-0000-7000-8000-00000000000f';
const PASSWORD = 'walk along the fjord';
const TOKEN = '1800000000.signature';
const EXPIRES = new Date('2030-01-01T00:00:00Z');

const SHARING: Readonly<Record<string, worldProto.Sharing>> = {
  [OPEN]: { expiresAt: undefined, hasPassword: false },
  [EXPIRING]: { expiresAt: EXPIRES, hasPassword: false },
  [LOCKED]: { expiresAt: undefined, hasPassword: true },
};

const worldOf = (worldId: string): worldProto.World =>
  worldProto.World.fromPartial({
    worldId,
    accountId: 'acc_1',
    operationId: 'op_1',
    displayName: 'A secret pond',
    caption: 'A secret pond.',
    permission: { public: true, allowIdAccess: true, allowedReaders: [] },
    sharing: SHARING[worldId],
    worldPromptJson: '{"type":"text","text_prompt":"a secret pond"}',
    createdAt: new Date(0),
    updatedAt: new Date(0),
    state: worldProto.OperationState.OPERATION_STATE_SUCCEEDED,
    assets: [{ name: 'thumbnail_url', key: `${worldId}/a.webp`, contentType: 'image/webp', bytes: 1, sha256: '' }],
  });

let gateway: TestGateway;
let attempts: string[];
let searched: string[];

beforeEach(async () => {
  attempts = [];
  searched = [];
  const world = {
    getSharedWorld: async ({ worldId, shareToken }: worldProto.GetSharedWorldRequest) => {
      if (SHARING[worldId] === undefined) throw new DomainError('WORLD_NOT_FOUND');
      if (worldId === LOCKED && shareToken !== TOKEN) throw new DomainError('SHARE_PASSWORD_REQUIRED', { id: worldId });
      return { world: worldOf(worldId), preview: [] };
    },
    unlockSharedWorld: async ({ worldId, password }: worldProto.UnlockSharedWorldRequest) => {
      attempts.push(password);
      if (SHARING[worldId] === undefined) throw new DomainError('WORLD_NOT_FOUND');
      if (worldId !== LOCKED) return { shareToken: '', expiresAt: undefined };
      if (password !== PASSWORD) throw new DomainError('SHARE_PASSWORD_WRONG');
      return { shareToken: TOKEN, expiresAt: EXPIRES };
    },
  };
  const listPublicWorlds = async ({ query }: worldProto.ListPublicWorldsRequest) => {
    searched.push(query);
    return { worlds: [], nextPageToken: '' };
  };
  const signDownloads = async ({ keys, audience }: mediaProto.SignDownloadsRequest) => {
    const folder = audience === mediaProto.SignDownloadsRequest_Audience.AUDIENCE_LINK ? 'lasting' : 'a-day';
    return { urls: keys.map((key) => `http://assets.test/${folder}/${key}`) };
  };
  gateway = await startGateway({ world: { ...world, listPublicWorlds }, media: { signDownloads } });
});

afterEach(() => gateway.stop());

const get = async (path: string, token?: string) => {
  const headers = token === undefined ? {} : { 'share-token': token };
  const response = await fetch(gateway.url + path, { redirect: 'manual', headers });
  return { status: response.status, headers: response.headers, text: await response.text() };
};

const unlock = async (id: string, body: unknown) => {
  const request = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const response = await fetch(`${gateway.url}/public/worlds/${id}:unlock`, request);
  return { status: response.status, headers: response.headers, body: (await response.json()) as Readonly<Record<string, unknown>> };
};

describe('the gallery', () => {
  it('limits the searches of a network, and no other pages', async () => {
    const max = LIMITS.gallerySearchesPerMinute;
    for (let n = 0; n < max; n++) expect((await get('/public/worlds?query=lake')).status).toBe(200);
    const limited = await get('/public/worlds?query=lake&tag=b');
    expect([limited.status, JSON.parse(limited.text)]).toMatchObject([
      429,
      { code: 'RATE_LIMITED', detail: expect.stringContaining('searches of the gallery') },
    ]);
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0);
    for (const path of ['', '?query=', '?query=%20', '?tag=lake']) expect((await get(`/public/worlds${path}`)).status).toBe(200);
    expect(searched.filter((query) => query === 'lake')).toHaveLength(max);
  });
});

describe('a world that is shared with a password', () => {
  it.each(['', '/events', '/picture.webp'])('keeps GET /public/worlds/{id}%s closed without a token', async (path) => {
    const { status, headers, text } = await get(`/public/worlds/${LOCKED}${path}`);
    expect(status).toBe(401);
    expect(JSON.parse(text)).toMatchObject({ detail: expect.stringContaining(`POST /public/worlds/${LOCKED}:unlock`) });
    expect([headers.get('www-authenticate'), headers.get('cache-control')]).toEqual(['ShareToken header="Share-Token"', 'no-store']);
    expect(text).not.toContain('pond');
    expect((await get(`/public/worlds/${LOCKED}${path}`, `${TOKEN}x`)).status).toBe(401);
  });

  it('shows nothing of itself on its page', async () => {
    const [locked, unknown] = await Promise.all([get(`/world/${LOCKED}`), get(`/world/${UNKNOWN}`)]);
    expect(locked).toMatchObject({ status: 200, text: unknown.text });
    expect(gateway.logged.filter(({ level }) => level === 'warn')).toEqual([]);
  });

  it('is read with the token that its password is exchanged for, and is kept by no cache', async () => {
    const { status, headers, body } = await unlock(LOCKED, { password: PASSWORD });
    expect([status, headers.get('cache-control'), body]).toMatchObject([
      200,
      'no-store',
      { share_token: TOKEN, expires_at: EXPIRES.toISOString() },
    ]);
    const read = await get(`/public/worlds/${LOCKED}`, TOKEN);
    expect([read.status, read.headers.get('cache-control'), read.headers.get('vary')]).toEqual([
      200,
      'no-store',
      'share-token, accept-encoding',
    ]);
    expect(JSON.parse(read.text)).toMatchObject({
      world: { sharing: { expires_at: null, has_password: true }, assets: { thumbnail_url: `http://assets.test/a-day/${LOCKED}/a.webp` } },
    });
    const picture = await get(`/public/worlds/${LOCKED}/picture.webp`, TOKEN);
    expect([picture.status, picture.headers.get('cache-control')]).toEqual([302, 'no-store']);
  });

  it('refuses more wrong passwords from one address than its limit, and counts no right one', async () => {
    for (let n = 0; n < 3; n++) expect((await unlock(LOCKED, { password: PASSWORD })).status).toBe(200);
    const guesses = Array.from({ length: LIMITS.wrongSharePasswordsPerMinute + 2 }, (_, n) => unlock(LOCKED, { password: `guess ${n}` }));
    const answers = await Promise.all(guesses);
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([...Array.from({ length: LIMITS.wrongSharePasswordsPerMinute }, () => 403), 429, 429]);
    const last = await unlock(LOCKED, { password: PASSWORD });
    expect([last.status, last.body['detail']]).toEqual([429, expect.stringMatching(/^The rate limit was exceeded: 10 wrong passwords/)]);
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(attempts).toHaveLength(3 + LIMITS.wrongSharePasswordsPerMinute);
    expect((await unlock(OPEN, { password: 'x' })).status).toBe(200); // another world
  });

  it('says that a password is not correct', async () => {
    const { status, body } = await unlock(LOCKED, { password: '' });
    expect([status, body['detail']]).toEqual([403, 'The password is not correct']);
    expect(JSON.stringify(gateway.logged)).not.toContain(PASSWORD);
  });

  it.each<[string, unknown, string]>([
    ['no body', undefined, 'missing'],
    ['no password', {}, 'missing'],
    ['a number', { password: 12_345_678 }, 'string_type'],
    ['a long password', { password: 'x'.repeat(LIMITS.sharePasswordLength + 1) }, 'string_too_long'],
    ['half a character', { password: '\ud83e' }, 'string_unicode'],
    ['a NUL', { password: 'a password\0' }, 'value_error'],
  ])('refuses %s as a password, without a look at the world', async (_what, body, type) => {
    const answer = await unlock(LOCKED, body);
    expect([answer.status, answer.body['detail']]).toMatchObject([422, [{ type }]]);
    expect(attempts).toEqual([]);
  });

  it.each([UNKNOWN, 'no-id', '%3Cscript%3E'])('is not found under the id %s', async (id) => {
    expect((await unlock(id, { password: PASSWORD })).status).toBe(404);
  });
});

describe('a world whose link is restricted', () => {
  it('has asset URLs that last only where nothing restricts the link', async () => {
    const urlOf = async (id: string): Promise<unknown> =>
      (JSON.parse((await get(`/public/worlds/${id}`)).text) as { world: { assets: { thumbnail_url: string } } }).world.assets.thumbnail_url;
    expect([await urlOf(OPEN), await urlOf(EXPIRING)]).toEqual([
      `http://assets.test/lasting/${OPEN}/a.webp`,
      `http://assets.test/a-day/${EXPIRING}/a.webp`,
    ]);
  });

  it('has a picture that no cache keeps beyond the expiry', async () => {
    const caching = async (id: string): Promise<unknown> => (await get(`/public/worlds/${id}/picture.webp`)).headers.get('cache-control');
    expect([await caching(OPEN), await caching(EXPIRING)]).toEqual(['public, max-age=300', 'no-store']);
  });

  it('needs no token where it has no password', async () => {
    expect((await unlock(OPEN, { password: 'x' })).body).toMatchObject({ share_token: null, expires_at: null });
    expect((await get(`/public/worlds/${OPEN}`, 'any')).status).toBe(200);
  });
});
