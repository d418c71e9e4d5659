import { afterEach, describe, expect, it, vi } from 'vitest';

import { unlockWorld } from './unlock-world.js';

const OPTIONS = { baseUrl: 'https://worlds.example.com' };
const { signal } = new AbortController();

afterEach(() => vi.unstubAllGlobals());

describe('the password of a shared world', () => {
  it.each<[string, number, object, object]>([
    ['the token', 200, { share_token: '1.signature', expires_at: null }, { kind: 'unlocked', token: '1.signature' }],
    ['no token where none is needed', 200, { share_token: null, expires_at: null }, { kind: 'unlocked', token: null }],
    ['no token where the link is closed', 404, {}, { kind: 'unlocked', token: null }],
    ['a problem with the password', 403, {}, { kind: 'refused', problem: 'That password is not correct.' }],
    ['the same problem with a text too long to be one', 422, { detail: [] }, { kind: 'refused', problem: 'That password is not correct.' }],
    ['the time to wait', 429, {}, { kind: 'refused', problem: 'Too many wrong passwords. Try again in 42 seconds.' }],
    ['the words of a fault', 503, { detail: 'Busy' }, { kind: 'refused', problem: expect.stringContaining('Busy') }],
  ])('gives %s, and is sent once', async (_what, status, body, outcome) => {
    const fetch = vi.fn<typeof globalThis.fetch>(
      async () => new Response(JSON.stringify(body), { status, headers: { 'retry-after': '42' } }),
    );
    vi.stubGlobal('fetch', fetch);
    expect(await unlockWorld({ worldId: 'w', password: ' spaces stay ', signal }, OPTIONS)).toEqual(outcome);
    expect(fetch.mock.calls).toEqual([
      ['https://worlds.example.com/public/worlds/w:unlock', expect.objectContaining({ body: '{"password":" spaces stay "}' })],
    ]);
  });
});
