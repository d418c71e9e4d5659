import { describe, expect, it } from 'vitest';

import { createScriptedClient } from './testing/scripted-client.js';
import { createJsonResponse } from './testing/scripted-fetch.js';

describe('scenes', () => {
  it('are composed from a prompt', async () => {
    const composed = { scene: { version: 1, place: 'meadow' }, caption: 'A meadow.', represented: [], not_represented: [] };
    const { api, script } = createScriptedClient([createJsonResponse(200, composed)]);
    expect(await api.scenes.compose({ text_prompt: 'a meadow', seed: 7 })).toEqual(composed);
    expect(script.seen).toMatchObject([{ method: 'POST', url: 'http://host/svc/v1/scenes:compose' }]);
    expect(JSON.parse(script.seen[0]?.body ?? '')).toEqual({ text_prompt: 'a meadow', seed: 7 });
  });
});

describe('the catalogue', () => {
  it('is listed page by page', async () => {
    const { api, script } = createScriptedClient([
      createJsonResponse(200, { objects: [{ id: 'barn' }], next_page_token: 't&1' }),
      createJsonResponse(200, { objects: [{ id: 'boat' }], next_page_token: null }),
    ]);
    const ids: string[] = [];
    for await (const { id } of api.catalogue.list({ q: 'b', page_size: 1 })) ids.push(id);
    expect(ids).toEqual(['barn', 'boat']);
    expect(script.seen.map(({ url }) => url)).toEqual([
      'http://host/svc/v1/catalogue?q=b&page_size=1',
      'http://host/svc/v1/catalogue?q=b&page_size=1&page_token=t%261',
    ]);
  });

  it('returns one object by its id', async () => {
    const { api, script } = createScriptedClient([createJsonResponse(200, { id: 'barn' })]);
    expect(await api.catalogue.get('a/b')).toEqual({ id: 'barn' });
    expect(script.seen[0]?.url).toBe('http://host/svc/v1/catalogue/a%2Fb');
  });
});
