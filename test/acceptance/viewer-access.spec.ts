import { describe, expect, it } from 'vitest';

import { Client, newAccount, stackInfo } from '../stack/client.js';
import type { Answer } from '../stack/client.js';
import { AMPLE, sharedWorld } from '../stack/shared-world.js';

const info = stackInfo();
const visitor = new Client(info.api_url, null);

/** Looks at an unfinished world, while its generation waits or runs. */
async function withWorld(permission: object, look: (worldId: string) => Promise<void>): Promise<void> {
  const { client } = await newAccount(info, 'views', AMPLE);
  const { body } = await client.generate('a wide desert', { model: 'svc-1.1-plus', permission });
  const page: Answer = await client.post('/svc/v1/worlds:list', {});
  try {
    await look(page.body.worlds[0].id as string);
  } finally {
    await client.post(`/svc/v1/operations/${body.operation_id}:cancel`, {});
  }
}

describe('GET /public/worlds/{world_id}', () => {
  it('[generate-05] [decision-26] shows worlds with allow_id_access or public to whoever has the link, without a key', async () => {
    for (const permission of [{ allow_id_access: true }, { public: true }])
      await withWorld(permission, async (id) => {
        const { status, body } = await visitor.get(`/public/worlds/${id}`);
        expect(status).toBe(200);
        expect(body.world).toMatchObject({ id, permission });
      });
  });

  it('[decision-26] hides private worlds as if there were none', async () => {
    const { worldId } = await sharedWorld();
    const hidden = await visitor.get(`/public/worlds/${worldId}`);
    const none = await visitor.get('/public/worlds/01890000-0000-7000-8000-000000000000');
    expect([hidden.status, none.status]).toEqual([404, 404]);
    expect(hidden.body.detail).toBe(none.body.detail);
    expect((await visitor.get(`/public/worlds/${worldId}/events`)).status).toBe(404);
  });

  it('[decision-26] does not make the v1 calls of other accounts work', async () =>
    withWorld({ public: true, allow_id_access: true }, async (id) => {
      const { client: stranger } = await newAccount(info);
      expect((await stranger.get(`/svc/v1/worlds/${id}`)).status).toBe(404);
    }));

  it('[decision-26] lists in the gallery what is public and finished, never a private world', async () => {
    const { worldId } = await sharedWorld();
    const { status, body } = await visitor.get('/public/worlds?page_size=100');
    expect(status).toBe(200);
    expect(body.worlds.map(({ id }: { id: string }) => id)).not.toContain(worldId);
    for (const world of body.worlds) expect(world.permission.public).toBe(true);
  });
});
