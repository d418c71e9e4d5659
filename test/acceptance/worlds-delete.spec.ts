import { describe, expect, it } from 'vitest';

import { newAccount, stackInfo } from '../stack/client.js';
import { AMPLE, sharedWorld } from '../stack/shared-world.js';

const info = stackInfo();

describe('DELETE /svc/v1/worlds/{world_id}', () => {
  it('[delete-01] [decision-15] deletes the world and its assets for good; a second time there is none', async () => {
    const { client } = await newAccount(info, 'deletes', AMPLE);
    const { body } = await client.generate('a small rock');
    const { response } = await client.finish(body.operation_id);
    const path = `/svc/v1/worlds/${response.id}`;
    const urls = [response.assets.thumbnail_url, response.assets.splats.spz_urls.full_res, response.assets.manifest_url] as string[];
    expect(await Promise.all(urls.map(async (url) => (await fetch(url)).status))).toEqual([200, 200, 200]);
    const deleted = await client.send('DELETE', path, undefined, {});
    expect(deleted).toMatchObject({ status: 200, body: { id: response.id, world_id: response.id, deleted: true } });
    expect((await client.get(path)).status).toBe(404);
    expect((await client.send('DELETE', path, undefined, {})).status).toBe(404);
    expect(await Promise.all(urls.map(async (url) => (await fetch(url)).status))).toEqual([404, 404, 404]);
    expect((await client.post('/svc/v1/worlds:list', {})).body.worlds).toEqual([]);
  });

  it('[decision-16] cancels the generation that is under way', async () => {
    const { client } = await newAccount(info, 'deletes', AMPLE);
    const { body: begun } = await client.generate('a deep canyon', { model: 'svc-1.1-plus' });
    const { body: page } = await client.post('/svc/v1/worlds:list', {});
    expect((await client.send('DELETE', `/svc/v1/worlds/${page.worlds[0].id}`, undefined, {})).status).toBe(200);
    expect(await client.finish(begun.operation_id)).toMatchObject({ done: true, error: { code: 409 }, response: null });
    expect((await client.get('/svc/v1/credits')).body).toMatchObject({ remaining_credits: 1_000_000, held_credits: 0 });
  });

  it('[errors-404] answers 404 for the world of another account, which stays', async () => {
    const { client, worldId } = await sharedWorld();
    const { client: stranger } = await newAccount(info);
    expect((await stranger.send('DELETE', `/svc/v1/worlds/${worldId}`, undefined, {})).status).toBe(404);
    expect((await client.get(`/svc/v1/worlds/${worldId}`)).status).toBe(200);
  });
});
