import { beforeAll, describe, expect, it } from 'vitest';

import { Client, newAccount, stackInfo } from '../stack/client.js';
import type { Account, Answer } from '../stack/client.js';
import { inline, picture, upload } from '../stack/media-files.js';
import { AMPLE } from '../stack/shared-world.js';

const info = stackInfo();
const PREPARE = '/svc/v1/media-assets:prepare_upload';
const LIST = '/svc/v1/media-assets:list';
const IMAGE = { file_name: 'sky.png', kind: 'image', extension: 'png' };
const NOT_FOUND = { status: 404, body: { detail: 'Media asset not found' } };

const operator = (method: string, path: string, body?: object): Promise<Answer> =>
  new Client(info.api_url, null).send(method, `/admin/v1${path}`, body === undefined ? undefined : JSON.stringify(body), {
    authorization: `Bearer ${info.operator_token}`,
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  });

const remove = (client: Client, id: string): Promise<Answer> => client.send('DELETE', `/svc/v1/media-assets/${id}`, undefined, {});

const imagePrompt = (image: object): object => ({ model: 'svc-1.0-draft', world_prompt: { type: 'image', image_prompt: image } });

describe('the storage quota of an account', () => {
  it('is shown with what is in use', async () => {
    const { client } = await newAccount(info, 'storage', { storage: { bytes: 1_000_000, assets: 7 } });
    const bytes = await picture(40, 40);
    await upload(client, { bytes });
    await client.post(PREPARE, IMAGE);
    const { status, body } = await client.get('/svc/v1/storage');
    expect([status, body]).toEqual([200, { bytes: bytes.length, assets: 2, bytes_limit: 1_000_000, assets_limit: 7 }]);
  });

  it('refuses one more prepared upload than it has room for, with a text that says what to do', async () => {
    const { client } = await newAccount(info, 'storage', { storage: { bytes: 1_000_000, assets: 2 } });
    const answers = await Promise.all(Array.from({ length: 6 }, () => client.post(PREPARE, IMAGE)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 400, 400, 400, 400]);
    expect(answers.find(({ status }) => status === 400)?.body.detail).toMatch(
      /storage quota of the account is exceeded: 2 of 2 media assets are in use.*DELETE \/svc\/v1\/media-assets/,
    );
    const prepared = answers.find(({ status }) => status === 200)?.body.media_asset.id as string;
    expect((await remove(client, prepared)).status).toBe(200);
    expect((await client.post(PREPARE, IMAGE)).status).toBe(200);
  });

  it('stops an upload with more bytes than are left; the asset takes a smaller file', async () => {
    const { client } = await newAccount(info, 'storage', { storage: { bytes: 2_000, assets: 9 } });
    const { media_asset: asset, upload_info: how } = (await client.post(PREPARE, IMAGE)).body;
    const put = (body: Uint8Array<ArrayBuffer>) => fetch(how.upload_url, { method: 'PUT', headers: how.required_headers, body });
    const refused = await put(new Uint8Array(2_001));
    expect([refused.status, await refused.json()]).toMatchObject([400, { detail: expect.stringContaining('2000 bytes') }]);
    expect((await client.get(`/svc/v1/media-assets/${asset.id}`)).body.state).toBe('PENDING_UPLOAD');
    expect((await put(new Uint8Array(await picture(8, 8)))).status).toBe(200);
  });

  it('refuses a start whose base64 has no room, and charges nothing', async () => {
    const { client } = await newAccount(info, 'storage', { ...AMPLE, storage: { bytes: 50, assets: 9 } });
    const before = (await client.get('/svc/v1/credits')).body;
    const { status, body } = await client.post('/svc/v1/worlds:generate', imagePrompt(inline(await picture(64, 64))));
    expect([status, body.detail]).toEqual([400, expect.stringContaining('storage quota of the account is exceeded')]);
    expect((await client.get('/svc/v1/credits')).body).toEqual(before);
    expect((await client.get('/svc/v1/storage')).body).toMatchObject({ bytes: 0, assets: 0 });
  });

  it('is set by an operator, holds at once, and goes back to that of the installation with null', async () => {
    const { account, client } = await newAccount(info, 'storage');
    const path = `/accounts/${account.account_id}`;
    const standard = (await operator('GET', path)).body;
    expect(standard).toMatchObject({ storage: { bytes: 50_000_000_000, assets: 100_000 }, own_storage: false });
    expect((await client.post(PREPARE, IMAGE)).status).toBe(200);
    const changed = await operator('PATCH', path, { storage: { bytes: 5, assets: 1 } });
    expect(changed).toMatchObject({ status: 200, body: { storage: { bytes: 5, assets: 1 }, own_storage: true } });
    expect((await client.post(PREPARE, IMAGE)).status).toBe(400);
    expect((await operator('PATCH', path, { name: 'renamed' })).body).toMatchObject({ own_storage: true });
    expect((await operator('PATCH', path, { storage: null })).body).toMatchObject({ storage: standard.storage, own_storage: false });
    expect((await client.post(PREPARE, IMAGE)).status).toBe(200);
    for (const storage of [{ bytes: -1, assets: 1 }, { bytes: 1 }, { assets: 'many', bytes: 1 }])
      expect((await operator('PATCH', path, { storage })).status).toBe(422);
  });
});

describe('DELETE /svc/v1/media-assets/{media_asset_id}', () => {
  it('deletes the asset with its bytes; a second time, or of another account, it is a 404', async () => {
    const { client } = await newAccount(info, 'delete');
    const { client: stranger } = await newAccount(info, 'stranger');
    const { id } = await upload(client, { bytes: await picture(40, 40) });
    expect(await remove(stranger, id)).toMatchObject(NOT_FOUND);
    expect(await remove(client, id)).toMatchObject({ status: 200, body: { id, media_asset_id: id, deleted: true } });
    expect(await remove(client, id)).toMatchObject(NOT_FOUND);
    expect(await remove(client, 'media_unknown')).toMatchObject(NOT_FOUND);
    expect(await client.get(`/svc/v1/media-assets/${id}`)).toMatchObject(NOT_FOUND);
    expect((await client.get('/svc/v1/storage')).body).toMatchObject({ bytes: 0, assets: 0 });
    const started = await client.post('/svc/v1/worlds:generate', imagePrompt({ source: 'media_asset', media_asset_id: id }));
    expect(started).toMatchObject(NOT_FOUND);
  });

  it('deletes one that waits for its bytes, which its upload URL no longer takes', async () => {
    const { client } = await newAccount(info, 'delete');
    const { media_asset: asset, upload_info: how } = (await client.post(PREPARE, IMAGE)).body;
    expect((await remove(client, asset.id)).status).toBe(200);
    const body = new Uint8Array(await picture(8, 8));
    expect((await fetch(how.upload_url, { method: 'PUT', headers: how.required_headers, body })).status).toBe(404);
  });

  it('needs the scope media:write, as the list does; GET /svc/v1/storage needs account:read', async () => {
    const { account, client } = await newAccount(info, 'scopes');
    const { id } = await upload(client, { bytes: await picture(8, 8) });
    const withScope = async (scope: string): Promise<Client> => new Client(info.api_url, await keyOf(account, scope));
    const [reader, accountant] = [await withScope('worlds:read'), await withScope('account:read')];
    expect((await remove(reader, id)).status).toBe(403);
    expect((await reader.post(LIST, {})).status).toBe(403);
    expect([(await reader.get('/svc/v1/storage')).status, (await accountant.get('/svc/v1/storage')).status]).toEqual([403, 200]);
  });
});

describe('POST /svc/v1/media-assets:list', () => {
  let client: Client;
  const ids: string[] = [];
  beforeAll(async () => {
    ({ client } = await newAccount(info, 'list'));
    for (let count = 0; count < 3; count++) ids.push((await client.post(PREPARE, IMAGE)).body.media_asset.id as string);
    ids.push((await upload(client, { bytes: await picture(8, 8) })).id);
    ids.push((await client.post(PREPARE, { file_name: 'walk.mp4', kind: 'video', extension: 'mp4' })).body.media_asset.id as string);
  });

  const list = async (request: object): Promise<Answer['body']> => {
    const { status, body } = await client.post(LIST, request);
    expect(status).toBe(200);
    return body;
  };
  const idsOf = (body: Answer['body']): string[] => body.media_assets.map(({ id }: { id: string }) => id);

  it('answers the media assets of the account, newest first, page by page', async () => {
    const paged: string[] = [];
    let token: string | null = null;
    do {
      const page: Answer['body'] = await list({ page_size: 2, page_token: token });
      paged.push(...idsOf(page));
      token = page.next_page_token;
    } while (token !== null);
    expect(paged).toEqual(ids.toReversed());
    expect(idsOf(await list({ sort_order: 'asc' }))).toEqual(ids);
    const [asset] = (await list({ state: 'READY' })).media_assets;
    expect(asset).toEqual((await client.get(`/svc/v1/media-assets/${ids[3]}`)).body);
  });

  it('filters by kind and state, and binds a page token to the filters and the account', async () => {
    expect(idsOf(await list({ kind: 'video' }))).toEqual(ids.slice(4));
    expect(idsOf(await list({ kind: 'image', state: 'PENDING_UPLOAD' }))).toEqual(ids.slice(0, 3).toReversed());
    expect(idsOf(await list({ state: 'EXPIRED' }))).toEqual([]);
    const { next_page_token: pageToken } = await list({ page_size: 1 });
    expect((await client.post(LIST, { page_token: pageToken, kind: 'image' })).status).toBe(400);
    const { client: stranger } = await newAccount(info, 'stranger');
    expect((await stranger.post(LIST, { page_token: pageToken })).status).toBe(400);
    expect((await stranger.post(LIST, {})).body).toEqual({ media_assets: [], next_page_token: null });
  });

  it('refuses a filter that it does not know with 422', async () => {
    for (const request of [{ kind: 'sound' }, { state: 'ready' }, { page_size: 0 }, { page_size: 101 }])
      expect((await client.post(LIST, request)).status).toBe(422);
  });
});

async function keyOf(account: Account, scope: string): Promise<string> {
  const key = await operator('POST', `/accounts/${account.account_id}/keys`, { project_id: account.project_id, scopes: [scope] });
  expect(key.status).toBe(200);
  return key.body.api_key as string;
}
