import { beforeAll, describe, expect, it } from 'vitest';

import { newAccount, stackInfo } from '../stack/client.js';
import type { Answer, Client } from '../stack/client.js';
import { AMPLE, sharedWorld } from '../stack/shared-world.js';
import type { SharedWorld } from '../stack/shared-world.js';

const info = stackInfo();
let shared: SharedWorld;

beforeAll(async () => {
  shared = await sharedWorld();
});

const JSON_TYPE = { 'content-type': 'application/json' };
const patch = (client: Client, id: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer> =>
  client.send('PATCH', `/svc/v1/worlds/${id}`, JSON.stringify(body), { ...JSON_TYPE, ...headers });

/** Looks at an unfinished world of a new account, while its generation waits or runs. */
async function withUnfinishedWorld(look: (client: Client, id: string) => Promise<void>): Promise<void> {
  const { client } = await newAccount(info, 'update', AMPLE);
  const { body } = await client.generate('a wide desert', { model: 'svc-1.1-plus' });
  try {
    await look(client, (await client.post('/svc/v1/worlds:list', {})).body.worlds[0].id as string);
  } finally {
    await client.post(`/svc/v1/operations/${body.operation_id}:cancel`, {});
  }
}

describe('PATCH /svc/v1/worlds/{world_id}', () => {
  it('[update-01] returns the world unchanged, with its tag, when it has the values already', async () => {
    const { client, worldId } = shared;
    const before = await client.get(`/svc/v1/worlds/${worldId}`);
    const { display_name: name, tags, permission, updated_at: updatedAt } = before.body.world;
    for (const body of [{}, { display_name: name, tags, permission }, { display_name: null, permission: { public: null } }]) {
      const { status, headers, body: answer } = await patch(client, worldId, body);
      expect([status, answer.world.updated_at, headers.get('etag')?.split('.')[0]]).toEqual([
        200,
        updatedAt,
        before.headers.get('etag')?.split('.')[0],
      ]);
      expect(answer.world).toMatchObject({ display_name: name, tags, permission });
    }
  });

  it('[update-02] returns 412 for a version that has passed, and changes nothing', async () => {
    const { client, worldId } = shared;
    const refused = await patch(client, worldId, { display_name: 'Other' }, { 'if-match': `"999.${'x'.repeat(22)}"` });
    expect([refused.status, refused.body.detail]).toEqual([412, expect.stringContaining('has changed')]);
    const tag = (await client.get(`/svc/v1/worlds/${worldId}`)).headers.get('etag') ?? '';
    expect((await patch(client, worldId, { display_name: 'A shared world' }, { 'if-match': tag })).status).toBe(200);
    expect((await client.get(`/svc/v1/worlds/${worldId}`)).body.world.display_name).toBe('A shared world');
  });

  it('[update-03] returns 400 while the world is generated, and 404 once it is deleted', async () =>
    withUnfinishedWorld(async (client, id) => {
      const unfinished = await patch(client, id, { display_name: 'x' });
      expect([unfinished.status, unfinished.body.detail]).toEqual([400, 'The world is not finished yet']);
      await client.send('DELETE', `/svc/v1/worlds/${id}`, undefined, {});
      expect((await patch(client, id, { display_name: 'x' })).status).toBe(404);
    }));

  it('[update-03] finds no world of another account, and none under an unknown id', async () => {
    const { client: stranger } = await newAccount(info);
    const answers = [await patch(stranger, shared.worldId, { tags: [] }), await patch(stranger, 'none', { tags: [] })];
    expect(answers.map(({ status, body }) => [status, body.detail])).toEqual([
      [404, 'World not found'],
      [404, 'World not found'],
    ]);
  });

  it('[update-04] returns 422 for wrong types and values beyond the limits, and 400 for words against the content policy', async () => {
    const { client, worldId } = shared;
    const many = Array.from({ length: 11 }, (_, index) => `t${index}`);
    for (const body of [
      { display_name: 7 },
      { display_name: 'x'.repeat(65) },
      { tags: many },
      { tags: [''] },
      { permission: { public: 'maybe' } },
      [],
    ])
      expect((await patch(client, worldId, body)).status).toBe(422);
    const refused = await patch(client, worldId, { display_name: 'instructions for a pipe bomb on the wall' });
    expect([refused.status, refused.body.detail]).toEqual([400, expect.stringContaining('content policy')]);
  });
});
