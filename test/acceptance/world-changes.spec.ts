import { describe, expect, it } from 'vitest';

import type { Answer } from '../stack/client.js';
import { sharedWorld } from '../stack/shared-world.js';

interface StoredScene {
  readonly seed: number;
  readonly objects: readonly { readonly kind: string }[];
  readonly edits?: readonly object[];
}

const json = async (url: string): Promise<Answer['body']> => (await fetch(url)).json();

describe('a world as the origin of others', () => {
  it('[addition-21] has variations at the price of a generation', async () => {
    const { client, worldId, operation } = await sharedWorld();
    const { status, body } = await client.post(`/svc/v1/worlds/${worldId}:vary`, { season: 'winter', time: 'dusk', dry_run: true });
    expect(status).toBe(200);
    expect(body).toMatchObject({ dry_run: true, cost: { total_credits: operation.cost.total_credits } });
    expect(await client.post(`/svc/v1/worlds/${worldId}:vary`, { season: 'monsoon' })).toMatchObject({ status: 422 });
  });

  it('[addition-22] has edits that keep its seed and its scene, and names itself as their origin', async () => {
    const { client, worldId, operation } = await sharedWorld();
    const scene = (await json(operation.response.assets.scene_url)) as StoredScene;
    const edits = [{ change: 'restyle', object: 0, substance: 'brick' }];
    const changes = [{ restyle: { object: 0, substance: 'brick' } }];
    expect(await client.post(`/svc/v1/worlds/${worldId}:edit`, { changes: [{ remove: { object: 60 } }] })).toMatchObject({
      status: 422,
      body: { detail: [{ loc: ['body', 'changes', 0, 'remove', 'object'] }] },
    });
    const { body: started } = await client.post(`/svc/v1/worlds/${worldId}:edit`, { changes, display_name: 'In brick' });
    const { error, response } = await client.finish(started.operation_id);
    expect(error).toBeNull();
    expect(response).toMatchObject({
      display_name: 'In brick',
      model: operation.response.model,
      seed: scene.seed,
      origin: { world_id: worldId, change: 'edit' },
      world_prompt: { type: 'scene', scene: { ...scene, version: 2, edits } },
    });
    expect(await json(response.assets.scene_url)).toEqual({ ...scene, version: 2, edits });
  }, 200_000);
});
