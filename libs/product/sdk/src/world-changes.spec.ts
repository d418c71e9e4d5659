import { describe, expect, it } from 'vitest';

import { createScriptedClient } from './testing/scripted-client.js';
import { createJsonResponse } from './testing/scripted-fetch.js';

const STARTED = { operation_id: 'op_1', done: false };

describe('a world as the origin of others', () => {
  it('is varied and edited, each start with a key of its own', async () => {
    const { api, script } = createScriptedClient([createJsonResponse(200, STARTED), createJsonResponse(200, STARTED)]);
    expect(await api.worlds.vary('w/1', { season: 'winter' })).toEqual(STARTED);
    expect(await api.worlds.edit('w/1', { changes: [{ remove: { object: 0 } }] }, { idempotencyKey: 'order-1' })).toEqual(STARTED);
    expect(script.seen.map(({ url, body }) => [url, JSON.parse(body ?? '') as object])).toEqual([
      ['http://host/svc/v1/worlds/w%2F1:vary', { season: 'winter' }],
      ['http://host/svc/v1/worlds/w%2F1:edit', { changes: [{ remove: { object: 0 } }] }],
    ]);
    expect(script.seen.map(({ headers }) => new Headers(headers).get('idempotency-key'))).toEqual([expect.stringMatching(/./), 'order-1']);
  });

  it('has prices before anything starts', async () => {
    const { api, script } = createScriptedClient([createJsonResponse(200, {}), createJsonResponse(200, {}), createJsonResponse(200, {})]);
    await api.worlds.quoteVariation('w', { time: 'dusk' });
    await api.worlds.quoteEdit('w', { changes: [{ add: { kind: 'bench' } }] });
    await api.worlds.quoteExport('w', { asset_type: 'mesh', format: 'glb' });
    expect(script.seen.map(({ body }) => JSON.parse(body ?? '') as object)).toEqual([
      { time: 'dusk', dry_run: true },
      { changes: [{ add: { kind: 'bench' } }], dry_run: true },
      { asset_type: 'mesh', format: 'glb', dry_run: true },
    ]);
  });
});
