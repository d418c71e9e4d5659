import { DomainError } from '@diorama/domain';
import { describe, expect, it } from 'vitest';

import { PublicKeySetCache } from './key-set.js';

const MINUTE = 60_000;

/** A signing service that answers one key, named by how often it was asked; or fails. */
function setUp() {
  const state = { asked: 0, now: 1_000_000, isDown: false };
  const signing = {
    async getKeySet() {
      state.asked++;
      if (state.isDown) throw new DomainError('UNAVAILABLE');
      return { keys: [{ kid: `k${state.asked}`, publicKey: Buffer.alloc(32, state.asked) }] };
    },
  };
  const keySet = new PublicKeySetCache(signing, () => state.now);
  const kidNow = async (): Promise<string> => (JSON.parse((await keySet.read()).text) as { keys: { kid: string }[] }).keys[0]?.kid ?? '';
  return { state, keySet, kidNow };
}

describe('the key set', () => {
  it('is asked for once a second at most, and by one of many who want it', async () => {
    const { state, keySet, kidNow } = setUp();
    await Promise.all(Array.from({ length: 20 }, () => keySet.read()));
    state.now += 999;
    expect([await kidNow(), state.asked]).toEqual(['k1', 1]);
    state.now += 1;
    expect([await kidNow(), state.asked]).toEqual(['k2', 2]);
  });

  it('has the same tag for the same keys, and another for others', async () => {
    const { state, keySet } = setUp();
    const { etag } = await keySet.read();
    expect(etag).toMatch(/^"[\w-]{43}"$/);
    state.now += 500;
    expect((await keySet.read()).etag).toBe(etag);
    state.now += 500;
    expect((await keySet.read()).etag).not.toBe(etag);
  });

  it('is served for a quarter of an hour while the signing service is away, and is fresh as soon as that is back', async () => {
    const { state, kidNow } = setUp();
    await kidNow();
    state.isDown = true;
    state.now += 15 * MINUTE - 1;
    expect(await kidNow()).toBe('k1');
    state.now += 1;
    await expect(kidNow()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    state.isDown = false;
    expect(await kidNow()).toBe('k4');
  });

  it('names no private member', async () => {
    const { keySet } = setUp();
    const { keys } = JSON.parse((await keySet.read()).text) as { keys: object[] };
    expect(keys.map((key) => Object.keys(key))).toEqual([['kty', 'crv', 'x', 'kid', 'use', 'alg']]);
  });
});
