import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { Client, newAccount, stackInfo } from '../stack/client.js';
import type { Answer } from '../stack/client.js';
import { inline, picture, servePictures, upload } from '../stack/media-files.js';
import type { PictureHost } from '../stack/media-files.js';
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

  it('serves the same page for private worlds as if there were none, and no picture', async () => {
    const { worldId } = await sharedWorld();
    const ids = [worldId, '01890000-0000-7000-8000-000000000000'];
    const pages = await Promise.all(ids.map(async (id) => (await fetch(`${info.viewer_url}/world/${id}`)).text()));
    expect(pages[0]).toBe(pages[1]);
    for (const id of ids) expect((await visitor.get(`/public/worlds/${id}/picture.webp`)).status).toBe(404);
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

  it('refuses words that are too long, and finds none for words that no world has', async () => {
    expect((await visitor.get(`/public/worlds?query=${'x'.repeat(201)}`)).status).toBe(422);
    const { status, body } = await visitor.get('/public/worlds?query=zzyzx&style=medieval&tag=none');
    expect([status, body]).toEqual([200, { worlds: [], next_page_token: null }]);
  });
});

describe('whoever does not own a world', () => {
  const FILE_NAME = 'ada-at-home.png';
  const WITHHELD = { source: 'media_asset', media_asset_id: 'withheld' };
  let host: PictureHost;
  let owner: Client;
  let reader: Client;
  let secrets: string[];
  let id: string;
  let unfinished: Answer['body'];

  beforeAll(async () => {
    const bytes = await picture(64, 48);
    host = await servePictures(info, (_request, response) => response.writeHead(200, { 'content-type': 'image/png' }).end(bytes));
    ({ client: owner } = await newAccount(info, 'owner', AMPLE));
    const { account, client } = await newAccount(info, 'reader');
    reader = client;
    const asset = await upload(owner, { bytes, fileName: FILE_NAME });
    const uri = `${host.url}/sky.png?X-Signature=1234567890abcdef`;
    secrets = [uri, 'X-Signature', asset.id, FILE_NAME, account.account_id];
    const contents = [{ source: 'uri', uri }, { source: 'media_asset', media_asset_id: asset.id }, inline(bytes)];
    const { body } = await owner.post('/svc/v1/worlds:generate', {
      model: 'svc-1.0-draft',
      world_prompt: {
        type: 'multi-image',
        multi_image_prompt: contents.map((content, place) => ({ azimuth: 90 * place, content })),
        text_prompt: 'a lake',
      },
      permission: { public: true, allow_id_access: true, allowed_readers: [account.account_id] },
    });
    id = (await owner.post('/svc/v1/worlds:list', {})).body.worlds[0].id as string;
    unfinished = (await visitor.get(`/public/worlds/${id}`)).body.world;
    await owner.finish(body.operation_id);
  }, 300_000);

  afterAll(() => host.close());

  const listed = async (): Promise<Answer['body']> =>
    (await visitor.get('/public/worlds?page_size=100')).body.worlds.find((world: { id: string }) => world.id === id);

  it.each<[string, () => Promise<Answer['body']>]>([
    ['by its link while it is made', () => Promise.resolve(unfinished)],
    ['by its link', async () => (await visitor.get(`/public/worlds/${id}`)).body.world],
    ['by its link with a key', async () => (await reader.get(`/public/worlds/${id}`)).body.world],
    ['in the gallery', listed],
    ['as one of its readers', async () => (await reader.get(`/svc/v1/worlds/${id}`)).body.world],
  ])('[decision-26] reads %s the words of its prompt, but none of its media, nor who else may read it', async (_how, read) => {
    const world = await read();
    expect(world).toMatchObject({ id, permission: { public: true, allow_id_access: true, allowed_readers: [] } });
    expect(world.world_prompt).toEqual({
      type: 'multi-image',
      multi_image_prompt: [0, 90, 180].map((azimuth) => ({ azimuth, content: WITHHELD })),
      text_prompt: 'a lake',
    });
    for (const secret of secrets) expect(JSON.stringify(world)).not.toContain(secret);
  });

  it('[decision-26] finds none of it in the manifest either, which the owner has on the world', async () => {
    const { world } = (await owner.get(`/svc/v1/worlds/${id}`)).body;
    for (const secret of secrets.filter((text) => text !== FILE_NAME)) expect(JSON.stringify(world)).toContain(secret);
    const manifest = await (await fetch(world.assets.manifest_url)).text();
    for (const secret of secrets) expect(manifest).not.toContain(secret);
  });
});
