import { describe, expect, it } from 'vitest';

import { Diorama } from './diorama.js';
import { ScriptedFetch, createJsonResponse } from './testing/scripted-fetch.js';

const KEY = { api_key_id: 'key_2', name: 'notebook', api_key: 'svck_test' };
const clientOf = (script: ScriptedFetch): Diorama =>
  new Diorama({ baseUrl: 'https://worlds.example.com', apiKey: 'secret', random: () => 0, fetch: script.fetch });

describe('the keys of the account', () => {
  it('are created once, also where the first response is lost', async () => {
    const script = new ScriptedFetch(new TypeError('fetch failed'), createJsonResponse(200, { ...KEY, api_key: null }));
    expect(await clientOf(script).keys.create({ name: 'notebook' })).toMatchObject({ api_key_id: 'key_2', api_key: null });
    const [first, second] = script.seen.map(({ headers }) => headers.get('idempotency-key'));
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(second).toBe(first);
  });

  it('are revoked by force only where that is asked for', async () => {
    const script = new ScriptedFetch(createJsonResponse(200, KEY), createJsonResponse(200, KEY));
    await clientOf(script).keys.revoke('a/b');
    await clientOf(script).keys.revoke('a', { force: true });
    expect(script.seen.map(({ url }) => url)).toEqual([
      'https://worlds.example.com/svc/v1/keys/a%2Fb:revoke',
      'https://worlds.example.com/svc/v1/keys/a:revoke',
    ]);
    expect(script.seen.map(({ body }) => JSON.parse(body ?? '') as object)).toEqual([{}, { force: true }]);
  });
});

describe('webhooks of the account', () => {
  it('are never sent twice by a lost response', async () => {
    for (const send of [(api: Diorama) => api.webhooks.redeliver('del_1')]) {
      const script = new ScriptedFetch(new TypeError('fetch failed'));
      await expect(send(clientOf(script))).rejects.toMatchObject({ name: 'ConnectionError' });
      expect(script.seen).toHaveLength(1);
    }
  });
});
