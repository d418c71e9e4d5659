import { DomainError } from '@diorama/domain';
import type { WorldClient } from '@diorama/rpc';
import { describe, expect, it } from 'vitest';

import { ApiKeyAuthenticator } from './api-keys.js';

/** Keys `<account>-<key>` that authenticate unless they are in `revoked`; `calls` are those that were asked about. */
function newKeys() {
  const state = { now: 0, revoked: new Set<string>(), calls: [] as string[] };
  const world = {
    authenticateKey: ({ apiKey }: { apiKey: string }) => {
      state.calls.push(apiKey);
      if (state.revoked.has(apiKey)) return Promise.reject(new DomainError('API_KEY_INVALID'));
      return Promise.resolve({ accountId: apiKey.split('-')[0] ?? '', projectId: 'prj', apiKeyId: apiKey, scopes: [] });
    },
  } as unknown as WorldClient;
  return { state, keys: new ApiKeyAuthenticator(world, () => state.now) };
}

describe('API keys at the gateway', () => {
  it('are remembered for thirty seconds, so that a revoked one stops by then', async () => {
    const { state, keys } = newKeys();
    await keys.identify('a-1');
    state.revoked.add('a-1');
    state.now = 29_999;
    expect(await keys.identify('a-1')).toMatchObject({ accountId: 'a' });
    state.now = 30_000;
    await expect(keys.identify('a-1')).rejects.toMatchObject({ code: 'API_KEY_INVALID' });
    expect(state.calls).toEqual(['a-1', 'a-1']);
  });

  it('are not remembered by an answer that was under way when one was revoked', async () => {
    const { state, keys } = newKeys();
    const underWay = keys.identify('a-1');
    keys.forgetKey('a-1');
    await underWay;
    state.revoked.add('a-1');
    await expect(keys.identify('a-1')).rejects.toMatchObject({ code: 'API_KEY_INVALID' });
  });

  it('are looked up once by requests that come at the same time', async () => {
    const { state, keys } = newKeys();
    const users = await Promise.all(Array.from({ length: 50 }, () => keys.identify('a-1')));
    expect(users.map(({ apiKeyId }) => apiKeyId)).toEqual(Array(50).fill('a-1'));
    state.now = 30_000;
    await Promise.all([keys.identify('a-1'), keys.identify('a-1')]);
    expect(state.calls).toEqual(['a-1', 'a-1']);
  });

  it('are looked up again after a lookup that failed, which all its requests hear of', async () => {
    const { state, keys } = newKeys();
    state.revoked.add('a-1');
    const failed = await Promise.allSettled([keys.identify('a-1'), keys.identify('a-1')]);
    const rejected = { status: 'rejected', reason: { code: 'API_KEY_INVALID' } };
    expect(failed).toMatchObject([rejected, rejected]);
    state.revoked.delete('a-1');
    expect(await keys.identify('a-1')).toMatchObject({ accountId: 'a' });
    expect(state.calls).toEqual(['a-1', 'a-1']);
  });

  it('are stored as hashes', async () => {
    const { keys } = newKeys();
    await keys.identify('secret-key');
    expect([...(keys as unknown as { lookups: Map<string, unknown> }).lookups.keys()]).toEqual([expect.stringMatching(/^[\w-]{43}$/)]);
  });

  it('are evicted from the oldest on when there are 10,000', async () => {
    const { state, keys } = newKeys();
    for (let key = 0; key <= 10_000; key++) await keys.identify(`a-${key}`);
    state.calls.length = 0;
    for (const key of ['a-1', 'a-10000', 'a-0']) await keys.identify(key);
    expect(state.calls).toEqual(['a-0']);
  });

  it('stop at once where they were revoked, alone or with their account', async () => {
    const { state, keys } = newKeys();
    for (const key of ['a-1', 'a-2', 'b-1']) await keys.identify(key);
    keys.forgetKey('a-1');
    for (const key of ['a-1', 'a-2', 'b-1']) await keys.identify(key);
    expect(state.calls.slice(3)).toEqual(['a-1']);
    keys.forgetAccount('a');
    for (const key of ['a-1', 'a-2', 'b-1']) await keys.identify(key);
    expect(state.calls.slice(4)).toEqual(['a-1', 'a-2']);
  });

  it('are missing, rather than wrong, where none was sent', async () => {
    const { keys } = newKeys();
    for (const none of [undefined, '']) await expect(keys.identify(none)).rejects.toMatchObject({ code: 'API_KEY_MISSING' });
  });
});
