import { DomainError } from '@diorama/domain';
import { worldProto } from '@diorama/proto-types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { startGateway } from '../testing/start-gateway.js';
import type { TestGateway } from '../testing/start-gateway.js';

const FINISHED = '01890000-0000-7000-8000-000000000001';
const RUNNING = '01890000-0000-7000-8000-000000000002';
const UNKNOWN = '01890000-0000-7000-8000-00000000000f';
const OUTAGE = '01890000-0000-7000-8000-00000000000e';

/** What the record holds of the worlds that their links open. */
const WORLDS: Readonly<Record<string, Partial<worldProto.World>>> = {
  [FINISHED]: {
    displayName: '<b>Barns</b>\n& "more"\u202e',
    caption: `Two barns ${'and a field '.repeat(30)}. Not represented: tractor.`,
    assets: [{ name: 'thumbnail_url', key: `${FINISHED}/a.webp`, contentType: 'image/webp', bytes: 1, sha256: '' }],
  },
  [RUNNING]: {
    displayName: '',
    worldPromptJson: '{"type":"text","text_prompt":"a pond with a very long description of all that grows around it"}',
  },
};

let gateway: TestGateway;

beforeAll(async () => {
  const getSharedWorld = async ({ worldId }: { worldId: string }) => {
    if (worldId === OUTAGE) throw new DomainError('UNAVAILABLE');
    const world = WORLDS[worldId];
    if (world === undefined) throw new DomainError('WORLD_NOT_FOUND');
    const base = { worldId, permission: { public: false, allowIdAccess: true, allowedReaders: [] }, worldPromptJson: '{"type":"video"}' };
    return { world: worldProto.World.fromPartial({ ...base, ...world }) };
  };
  const signDownloads = async ({ keys }: { keys: string[] }) => ({ urls: keys.map((key) => `http://assets.test/assets/link.x/${key}`) });
  gateway = await startGateway({ world: { getSharedWorld }, media: { signDownloads } });
});

afterAll(() => gateway?.stop());

const get = async (path: string) => {
  const response = await fetch(gateway.url + path, { redirect: 'manual' });
  return { status: response.status, headers: response.headers, text: await response.text() };
};

describe('the page of a world', () => {
  it('has a preview of a world that its link opens, under the strict policy of the page', async () => {
    const { status, headers, text } = await get(`/world/${FINISHED}`);
    expect(status).toBe(200);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(text).toContain('<meta property="og:title" content="&lt;b&gt;Barns&lt;/b&gt; &amp; &quot;more&quot;" />');
    expect(text).toContain(`content="http://viewer.test/public/worlds/${FINISHED}/picture.webp"`);
    const [, description = ''] = /og:description" content="([^"]+)"/.exec(text) ?? [];
    expect(description).toMatch(/^Two barns and a field .*…$/);
    expect(description.length).toBeLessThanOrEqual(201);
    expect(text).not.toContain('tractor');
  });

  it('goes by its prompt while it is unfinished, without a picture', async () => {
    const { text } = await get(`/world/${RUNNING}`);
    expect(text).toContain('<title>a pond with a very long description of all that grows… · Diorama</title>');
    expect(text).not.toContain('og:image');
  });

  it('is the same for every world that its link does not open, and during an outage', async () => {
    const pages = await Promise.all([UNKNOWN, OUTAGE, 'no-id', '%3Cscript%3E'].map((id) => get(`/world/${id}`)));
    expect(new Set(pages.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(pages[0]?.text).toContain('<title>Diorama</title>');
    expect(gateway.logged.filter(({ level, message }) => level === 'warn' && String(message).includes('preview'))).toHaveLength(1);
  });
});

describe('the picture of a world', () => {
  it('leads to the signed file and may be cached for minutes', async () => {
    const { status, headers } = await get(`/public/worlds/${FINISHED}/picture.webp`);
    expect([status, headers.get('location'), headers.get('cache-control')]).toEqual([
      302,
      `http://assets.test/assets/link.x/${FINISHED}/a.webp`,
      'public, max-age=300',
    ]);
  });

  it.each([UNKNOWN, RUNNING, 'no-id'])('is not there for %s', async (id) => {
    const { status, headers } = await get(`/public/worlds/${id}/picture.webp`);
    expect([status, headers.get('cache-control')]).toEqual([404, 'no-store']);
  });
});
