import { describe, expect, it } from 'vitest';

import { createScriptedClient } from './testing/scripted-client.js';
import { createJsonResponse } from './testing/scripted-fetch.js';
import { PermissionError } from './transport/errors.js';

const TOKEN = { share_token: '1800000000.signature', expires_at: '2027-01-15T08:00:00.000Z' };

describe('a world that is shared with a password', () => {
  it('is unlocked, read and followed with the token', async () => {
    const done = 'event: done\ndata: {"status":"SUCCEEDED","operation_id":"op_1"}\n\n';
    const stream = () => new Response(done, { headers: { 'content-type': 'text/event-stream' } });
    const { api, script } = createScriptedClient([createJsonResponse(200, TOKEN), createJsonResponse(200, { world: {} }), stream]);
    const { share_token: token } = await api.gallery.unlock('w/1', 'blåbær på fjället');
    const shareToken = token ?? undefined;
    await api.gallery.get('w/1', { shareToken });
    for await (const event of api.gallery.events('w/1', { shareToken })) expect(event).toMatchObject({ type: 'done', operationId: 'op_1' });
    expect(script.seen.map(({ url, headers }) => [url, new Headers(headers).get('share-token')])).toEqual([
      ['http://host/public/worlds/w%2F1:unlock', null],
      ['http://host/public/worlds/w%2F1', TOKEN.share_token],
      ['http://host/public/worlds/w%2F1/events', TOKEN.share_token],
    ]);
    expect(JSON.parse(script.seen[0]?.body ?? '')).toEqual({ password: 'blåbær på fjället' });
  });

  it('stays closed for a wrong password, which is sent once', async () => {
    const { api, script } = createScriptedClient([createJsonResponse(403, { detail: 'The password is not correct' })]);
    await expect(api.gallery.unlock('w', 'guess')).rejects.toThrow(PermissionError);
    expect(script.seen).toHaveLength(1);
  });
});

describe('the list of public worlds', () => {
  it('applies the filter to every page', async () => {
    const page = (id: string, next: string | null) => createJsonResponse(200, { worlds: [{ id }], next_page_token: next });
    const { api, script } = createScriptedClient([page('w1', 'next'), page('w2', null)]);
    const ids: string[] = [];
    for await (const { id } of api.gallery.list({ tag: 'beach', query: 'two palms' })) ids.push(id);
    expect(ids).toEqual(['w1', 'w2']);
    expect(script.seen.map(({ url }) => url)).toEqual([
      'http://host/public/worlds?tag=beach&query=two%20palms',
      'http://host/public/worlds?tag=beach&query=two%20palms&page_token=next',
    ]);
  });
});
