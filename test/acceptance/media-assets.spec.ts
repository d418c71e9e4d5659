import { beforeAll, describe, expect, it } from 'vitest';

import { createSmallMp4 } from '../../apps/media/src/testing/small-videos.js';
import { newAccount, stackInfo } from '../stack/client.js';
import type { Client } from '../stack/client.js';
import { picture, upload } from '../stack/media-files.js';
import { AMPLE } from '../stack/shared-world.js';

const info = stackInfo();
const PATH = '/svc/v1/media-assets:prepare_upload';
const IMAGE = { file_name: 'sky.png', kind: 'image', extension: 'png' };
let client: Client;

beforeAll(async () => {
  ({ client } = await newAccount(info, 'media', AMPLE));
});

const quote = (id: string, type: 'image' | 'video' = 'image') =>
  client.post('/svc/v1/worlds:generate', {
    dry_run: true,
    world_prompt: { type, [`${type}_prompt`]: { source: 'media_asset', media_asset_id: id } },
  });

describe('POST /svc/v1/media-assets:prepare_upload', () => {
  it('[prepare-01] answers a media asset and how to upload it', async () => {
    const { status, body } = await client.post(PATH, IMAGE);
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(['media_asset', 'upload_info']);
  });

  it('[media-asset-01] [decision-02] answers all fields of a media asset', async () => {
    const { media_asset: asset } = (await client.post(PATH, IMAGE)).body;
    expect(asset).toMatchObject({ ...IMAGE, state: 'PENDING_UPLOAD', metadata: null });
    expect(asset.id).toMatch(/^[A-Za-z0-9_-]+$/);
    expect(asset.media_asset_id).toBe(asset.id);
    expect(Date.parse(asset.created_at)).toBeGreaterThan(0);
    expect(asset).toHaveProperty('updated_at');
  });

  it('[upload-01] gives a signed URL and the method PUT', async () => {
    const { upload_info: upload } = (await client.post(PATH, IMAGE)).body;
    expect(upload).toMatchObject({ upload_url: expect.stringMatching(/^http.*\?.*/), upload_method: 'PUT' });
    const forged = upload.upload_url.replace(/.$/, (last: string) => (last === 'A' ? 'B' : 'A'));
    expect((await fetch(forged, { method: 'PUT', body: 'x' })).status).toBe(403);
  });

  it('[upload-02] [limits-05] [decision-23] names headers, one of which restricts the length to 0,1048576000', async () => {
    const { upload_info: upload } = (await client.post(PATH, IMAGE)).body;
    expect(Object.values(upload.required_headers)).toContain('0,1048576000');
    const headers = { 'x-goog-content-length-range': '0,9999999999' };
    expect((await fetch(upload.upload_url, { method: 'PUT', headers, body: 'x' })).status).toBe(400);
  });

  it('[prepare-02] takes the kinds image and video and no others', async () => {
    for (const kind of ['image', 'video']) expect((await client.post(PATH, { ...IMAGE, kind })).status).toBe(200);
    const { status, body } = await client.post(PATH, { file_name: 'x', kind: 'sound', extension: '.png' });
    expect(status).toBe(422);
    expect(body.detail.map(({ loc }: { loc: string[] }) => loc[1])).toEqual(['kind', 'extension']);
  });
});

describe('an upload', () => {
  it('[upload-03] makes an image ready to be named in a prompt', async () => {
    const bytes = await picture(64, 48);
    const { id, sent } = await upload(client, { bytes });
    expect(sent.status).toBe(200);
    const { body } = await client.get(`/svc/v1/media-assets/${id}`);
    expect(body).toMatchObject({ id, state: 'READY', kind: 'image', metadata: { width: 64, height: 48, bytes: bytes.length } });
    expect(await quote(id)).toMatchObject({ status: 200, body: { dry_run: true } });
  });

  it('[upload-03] [media-asset-02] makes a video ready to be named in a prompt', async () => {
    const { id } = await upload(client, { bytes: createSmallMp4(), kind: 'video', extension: 'mp4' });
    expect((await client.get(`/svc/v1/media-assets/${id}`)).body).toMatchObject({ state: 'READY', kind: 'video' });
    expect((await quote(id, 'video')).status).toBe(200);
  });

  it('[media-state-01] [decision-05] is usable only once it is READY: before that, 400 names its state', async () => {
    const { body } = await client.post(PATH, IMAGE);
    expect(await quote(body.media_asset.id)).toMatchObject({
      status: 400,
      body: { detail: expect.stringContaining('PENDING_UPLOAD') },
    });
  });

  it('[decision-24] is rejected when it is not what its kind says', async () => {
    const { id, sent } = await upload(client, { bytes: createSmallMp4(), kind: 'image' });
    expect(sent.status).toBe(400);
    const { body } = await client.get(`/svc/v1/media-assets/${id}`);
    expect(body).toMatchObject({ state: 'REJECTED', metadata: { reason: expect.any(String) } });
    expect(await quote(id)).toMatchObject({ status: 400, body: { detail: expect.stringContaining('REJECTED') } });
  });

  it('[limits-05] is refused over 1048576000 bytes, before they are sent', async () => {
    const { body } = await client.post(PATH, IMAGE);
    const { hostname, port, pathname, search } = new URL(body.upload_info.upload_url);
    const { request } = await import('node:http');
    const status = await new Promise((resolve, reject) => {
      const put = request({ hostname, port, path: pathname + search, method: 'PUT', headers: { 'content-length': '1048576001' } });
      put.on('response', ({ statusCode }) => {
        resolve(statusCode);
        put.destroy();
      });
      put.on('error', reject);
      put.flushHeaders();
    });
    expect(status).toBe(400);
  });

  it('[auth-03] [errors-404] [decision-27] is unknown to other accounts, there and in their prompts', async () => {
    const { id } = await upload(client, { bytes: await picture(64, 48) });
    const { client: stranger } = await newAccount(info);
    expect((await stranger.get(`/svc/v1/media-assets/${id}`)).status).toBe(404);
    const world_prompt = { type: 'image', image_prompt: { source: 'media_asset', media_asset_id: id } };
    for (const dry_run of [true, false])
      expect((await stranger.post('/svc/v1/worlds:generate', { world_prompt, dry_run })).status).toBe(404);
  });
});
