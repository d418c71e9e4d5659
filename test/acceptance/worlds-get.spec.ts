import { chooseModelPreset } from '@diorama/domain';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';

import { newAccount, stackInfo } from '../stack/client.js';
import { sharedWorld } from '../stack/shared-world.js';
import type { SharedWorld } from '../stack/shared-world.js';
import { TEST_DETAIL } from '../stack/start-stack.js';

const info = stackInfo();
const UUID_V7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
let shared: SharedWorld;
let world: Record<string, any>; // oxlint-disable-line typescript/no-explicit-any

beforeAll(async () => {
  shared = await sharedWorld();
  ({ world } = (await shared.client.get(`/svc/v1/worlds/${shared.worldId}`)).body);
});

const head = async (url: string, bytes: number): Promise<string> => {
  const response = await fetch(url, { headers: { range: `bytes=0-${bytes - 1}` } });
  expect(response.status).toBe(206);
  return Buffer.from(await response.arrayBuffer()).toString('latin1');
};

describe('GET /svc/v1/worlds/{world_id}', () => {
  it('[get-01] answers { world } with the current, complete world and the URLs of its assets', async () => {
    const { status, body } = await shared.client.get(`/svc/v1/worlds/${shared.worldId}`);
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(['world']);
    expect(body.world.assets.splats.spz_urls.full_res).toMatch(/^http/);
  });

  it('returns 304 to the entity tag of the last response while nothing changed', async () => {
    const path = `/svc/v1/worlds/${shared.worldId}`;
    const tag = (await shared.client.get(path)).headers.get('etag') ?? '';
    const again = await shared.client.get(path, { 'if-none-match': tag });
    expect([again.status, again.body]).toEqual([304, null]);
  });

  it('[get-02] answers 404 for a world that does not exist or belongs to another API user', async () => {
    const { client: stranger } = await newAccount(info);
    const foreign = await stranger.get(`/svc/v1/worlds/${shared.worldId}`);
    const unknown = await stranger.get('/svc/v1/worlds/01890000-0000-7000-8000-000000000000');
    expect([foreign.status, unknown.status]).toEqual([404, 404]);
    expect(foreign.body.detail).toBe(unknown.body.detail);
  });

  it('[world-01] [decision-02] names the world by id, and by world_id beside it', () => {
    expect(world['id']).toMatch(UUID_V7);
    expect(world['world_id']).toBe(world['id']);
  });

  it('[world-02] has a display_name, which is a string', () => expect(world['display_name']).toBe('A shared world'));

  it('[world-03] has the tags of the request, or null without any', async () => {
    expect(world['tags']).toEqual(['shared', 'draft']);
    const { client } = await newAccount(info);
    const { body } = await client.generate('a pond');
    expect((await client.post('/svc/v1/worlds:list', {})).body.worlds).toMatchObject([{ tags: null }]);
    await client.post(`/svc/v1/operations/${body.operation_id}:cancel`, {});
  });

  it('[world-04] links to the page that shows it: <viewer_url>/world/<world_id>', async () => {
    expect(world['world_svc_url']).toBe(`${info.viewer_url}/world/${shared.worldId}`);
    const page = await fetch(world['world_svc_url'] as string);
    expect({ status: page.status, type: page.headers.get('content-type') }).toEqual({
      status: 200,
      type: expect.stringContaining('text/html'),
    });
  });

  it('[world-05] has assets', () => {
    expect(Object.keys(world['assets'])).toEqual(expect.arrayContaining(['caption', 'thumbnail_url', 'splats', 'mesh', 'imagery']));
  });

  it('[world-06] has created_at and updated_at as date-times', () => {
    for (const field of ['created_at', 'updated_at']) expect(new Date(world[field] as string).toISOString()).toBe(world[field]);
  });

  it('[world-07] has the permission of the request', () =>
    expect(world['permission']).toMatchObject({ public: false, allow_id_access: false }));

  it('[world-08] has the prompt that was used', () =>
    expect(world['world_prompt']).toMatchObject({ type: 'text', text_prompt: 'a stone hut on a green hill at noon' }));

  it('[world-09] [versioning-02] records the model that was chosen', () => expect(world['model']).toBe('svc-1.0-draft'));

  it('[world-10] is what the response of the operation was a snapshot of', () => {
    const { response } = shared.operation;
    expect(response).toMatchObject({ id: world['id'], world_svc_url: world['world_svc_url'] });
    expect(response.assets.caption).toBe(world['assets'].caption);
  });

  it('[decision-01] returns the seed', () => expect(world['seed']).toBe(11));
});

describe('the assets of a world', () => {
  it('[service-01] [assets-01] have a caption, a description of the world', () =>
    expect(world['assets'].caption).toMatch(/\bhill|\bhut|\bmeadow/i));

  it('[assets-02] have a thumbnail, an image', async () => {
    const bytes = await (await fetch(world['assets'].thumbnail_url)).arrayBuffer();
    expect((await sharp(bytes).metadata()).width).toBeGreaterThan(100);
  });

  it('[assets-03] have SPZ splats in three resolutions', async () => {
    const { spz_urls: urls } = world['assets'].splats;
    expect(Object.keys(urls)).toEqual(['100k', '500k', 'full_res']);
    for (const url of Object.values<string>(urls)) expect(await head(url, 2)).toBe('\u001F\u008B'); // gzip, as SPZ 3 is
  });

  it('[assets-04] have the numbers for metric rendering', () =>
    expect(world['assets'].splats.semantics_metadata).toEqual({
      metric_scale_factor: expect.any(Number),
      ground_plane_offset: expect.any(Number),
    }));

  it('[assets-05] have a collider mesh as GLB', async () => expect(await head(world['assets'].mesh.collider_mesh_url, 4)).toBe('glTF'));

  it('[assets-08] have a panorama twice as wide as high', async () => {
    const { width, height } = await sharp(await (await fetch(world['assets'].imagery.pano_url)).arrayBuffer()).metadata();
    expect(width).toBe(2 * height);
  });

  it('[addition-04] have normals and classes that agree with each other, pixel by pixel, and names for the classes', async () => {
    const { imagery, manifest_url: manifestUrl } = world['assets'];
    const { semantics: names } = (await (await fetch(manifestUrl)).json()) as { semantics: string[] };
    const { panoWidth: width } = chooseModelPreset('svc-1.0-draft', TEST_DETAIL);
    const pixels = async (url: string, space: 'srgb' | 'b-w') => {
      const image = sharp(await (await fetch(url)).arrayBuffer());
      expect(await image.metadata()).toMatchObject({ format: 'png', depth: 'uchar', channels: space === 'srgb' ? 3 : 1, width });
      return image.toColourspace(space).raw().toBuffer();
    };
    const [normals, classes] = await Promise.all([pixels(imagery.normal_url, 'srgb'), pixels(imagery.semantic_url, 'b-w')]);
    expect(classes).toHaveLength((width * width) / 2);
    const wrong = [...classes.entries()].filter(([p, id]) => {
      const length = Math.hypot(...[0, 1, 2].map((axis) => (normals[3 * p + axis] ?? 0) / 127.5 - 1));
      return id >= names.length || (names[id] === 'sky' ? length > 0.01 : Math.abs(length - 1) > 0.02);
    });
    expect(wrong).toEqual([]);
    expect(new Set([...classes].map((id) => names[id]))).toContain('ground');
  });

  it('[decision-25] are served with ETag, a long cache and to any origin, by ranges', async () => {
    const { headers, status } = await fetch(world['assets'].thumbnail_url, { headers: { range: 'bytes=0-9' } });
    expect(status).toBe(206);
    expect(headers.get('etag')).toMatch(/^"/);
    expect(headers.get('cache-control')).toMatch(/max-age=\d{4,}/);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  });
});
