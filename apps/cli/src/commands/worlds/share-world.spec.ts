import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { startFakeApi } from '../../testing/fake-api.js';
import type { FakeApi } from '../../testing/fake-api.js';
import { runCommand } from '../../testing/run-command.js';
import { describeSharing, getSharing } from '../../program/sharing.js';
import { parseExpiry } from './share-world.js';

const NOW = Date.UTC(2026, 10, 28, 12);
const EXPIRES = '2026-12-24T12:00:00.000Z';
const PAGE = 'https://worlds.example.com/world/w1';
const WORLD = {
  id: 'w1',
  world_svc_url: PAGE,
  permission: { public: false, allow_id_access: true },
  sharing: { expires_at: null, has_password: true },
};

describe('the expiry of a link', () => {
  it.each([
    ['30m', '2026-11-28T12:30:00.000Z'],
    ['12h', '2026-11-29T00:00:00.000Z'],
    ['7d', '2026-12-05T12:00:00.000Z'],
    ['2026-12-24T12:00Z', '2026-12-24T12:00:00.000Z'],
    ['2026-12-24T12:00+02:00', '2026-12-24T10:00:00.000Z'],
    ['never', null],
  ])('is read from %s', (text, time) => {
    expect(parseExpiry(text, NOW)).toBe(time);
  });

  it.each(['', 'soon', '7', '-7d', '7 d', '1.5h', '24/12/2026', '2026-13-45T00:00Z', '999999999d', '10000-01-01', 'Never'])(
    'is not read from %j',
    (text) => {
      expect(() => parseExpiry(text, NOW)).toThrow('--expires must be a time such as 12h');
    },
  );

  it.each(['0m', '2020-01-01', '2026-11-28T11:59:59Z'])('is not one that has passed: %s', (text) => {
    expect(() => parseExpiry(text, NOW)).toThrow('--expires must be in the future');
  });
});

describe('worlds share', () => {
  let api: FakeApi;
  beforeEach(async () => {
    api = await startFakeApi({ 'PATCH /svc/v1/worlds/w1': [200, { world: WORLD }] });
  });
  afterEach(() => api.stop());

  const share = (more: readonly string[], env: Readonly<Record<string, string>> = {}) =>
    runCommand(['worlds', 'share', 'w1', ...more], { env: { DIORAMA_URL: api.url, DIORAMA_API_KEY: 'svck_x', ...env } });

  it('prints the link and says who can open it', async () => {
    expect(await share(['--expires', 'never', '--password'], { DIORAMA_SHARE_PASSWORD: 'walk along the fjord' })).toEqual({
      code: 0,
      stdout: `${PAGE}\n`,
      stderr: 'Shared with anyone who has the link and the password\n',
    });
    await share(['--no-password']);
    await share([]);
    expect(api.seen.map(({ body }) => JSON.parse(body) as object)).toEqual([
      { permission: { allow_id_access: true }, sharing: { expires_at: null, password: 'walk along the fjord' } },
      { permission: { allow_id_access: true }, sharing: { password: null } },
      { permission: { allow_id_access: true }, sharing: {} },
    ]);
  });

  it('prompts for no password without a terminal, and then changes nothing', async () => {
    const { code, stderr } = await share(['--password']);
    expect([code, stderr]).toEqual([2, expect.stringContaining('Set DIORAMA_SHARE_PASSWORD')]);
    expect(api.seen).toEqual([]);
  });
});

describe('how a world is shared', () => {
  const permission = (isPublic: boolean, hasLink: boolean) => ({ public: isPublic, allow_id_access: hasLink });

  it.each([
    [permission(true, false), { expires_at: null, has_password: false }, 'public', 'in the gallery'],
    [permission(true, true), { expires_at: EXPIRES, has_password: false }, 'public', `in the gallery, until ${EXPIRES}`],
    [permission(true, false), { expires_at: null, has_password: true }, 'link', 'with anyone who has the link and the password'],
    [permission(false, true), null, 'link', 'with anyone who has the link'],
    [
      permission(false, true),
      { expires_at: EXPIRES, has_password: true },
      'link',
      `with anyone who has the link and the password, until ${EXPIRES}`,
    ],
    [permission(false, false), { expires_at: EXPIRES, has_password: true }, 'private', 'not shared'],
  ])('is described for %j with %j', (given, sharing, kind, words) => {
    expect([getSharing({ permission: given, sharing }), describeSharing({ permission: given, sharing })]).toEqual([kind, words]);
  });
});
