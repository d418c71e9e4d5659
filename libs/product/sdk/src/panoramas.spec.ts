import { describe, expect, it } from 'vitest';

import { imageFromUrl } from './media-reference.js';
import { createScriptedClient } from './testing/scripted-client.js';
import { createJsonResponse } from './testing/scripted-fetch.js';

const REQUEST = { depth_pano_image: imageFromUrl('https://example.com/depth.exr'), text_prompt: 'a hall', seed: 7 };
const OPERATION = { operation_id: 'op_1', done: false };

describe('paintings of depth panoramas', () => {
  it('start once, however often the request has to be sent', async () => {
    const { api, script } = createScriptedClient([
      createJsonResponse(500, { detail: 'later' }, { 'retry-after': '0' }),
      createJsonResponse(200, OPERATION),
    ]);
    expect(await api.panoramas.depthToRgb(REQUEST)).toEqual(OPERATION);
    expect(script.seen.map(({ method, url, body }) => [method, url, JSON.parse(body ?? '')])).toEqual(
      [1, 2].map(() => ['POST', 'http://host/svc/v1/pano:depth_to_rgb', REQUEST]),
    );
    const keys = script.seen.map(({ headers }) => headers.get('idempotency-key'));
    expect([new Set(keys).size, keys[0]?.length]).toEqual([1, 32]);
  });

  it('are priced without a start', async () => {
    const quote = { dry_run: true, cost: { total_credits: 80 }, estimated_seconds: 9 };
    const { api, script } = createScriptedClient([createJsonResponse(200, quote)]);
    expect(await api.panoramas.quote(REQUEST)).toEqual(quote);
    expect(JSON.parse(script.seen[0]?.body ?? '')).toEqual({ ...REQUEST, dry_run: true });
    expect(script.seen[0]?.headers.has('idempotency-key')).toBe(false);
  });

  it('name their panorama once it is there, and worlds name none', () => {
    const { api } = createScriptedClient([]);
    const made = { pano_url: 'http://host/p.png', manifest_url: 'http://host/m.json' };
    expect(api.panoramas.result({ ...OPERATION, done: true, response: made })).toEqual(made);
    for (const response of [null, { asset_type: 'splats', format: 'ply' } as const])
      expect(api.panoramas.result({ ...OPERATION, response })).toBeNull();
  });
});
