import { describe, expect, it } from 'vitest';

import { DioramaError, MediaRejectedError } from './transport/errors.js';
import { imageFromAsset, imageFromBytes, imageFromUrl } from './media-reference.js';
import { createScriptedClient } from './testing/scripted-client.js';
import { createJsonResponse } from './testing/scripted-fetch.js';

const ASSET = { id: 'ma_1', file_name: 'a.png', kind: 'image', extension: 'png', state: 'PENDING_UPLOAD', created_at: 'x', metadata: null };
const PREPARED = {
  media_asset: ASSET,
  upload_info: { upload_url: 'https://store.example.com/u?sig=1', upload_method: 'PUT', required_headers: { 'x-range': '0,10' } },
};
const READY = { ...ASSET, state: 'READY' };
const BYTES = new TextEncoder().encode('picture');

const OPTIONS = { fileName: 'a.PNG', kind: 'image' } as const;

describe('media.upload', () => {
  it.each([
    ['bytes', () => BYTES, 7],
    ['a Blob', () => new Blob([BYTES]), 7],
    ['a stream', () => new Blob([BYTES]).stream(), null],
  ])('sends %s with the required headers and without the key, and waits until they are READY', async (_what, file, total) => {
    const { api, script } = createScriptedClient([
      createJsonResponse(200, PREPARED),
      createJsonResponse(200, {}),
      createJsonResponse(200, ASSET),
      createJsonResponse(200, READY),
    ]);
    const heard: object[] = [];
    expect(await api.media.upload(file(), { ...OPTIONS, onProgress: (progress) => heard.push(progress) })).toEqual(READY);
    expect(JSON.parse(script.seen[0]?.body ?? '')).toEqual({ file_name: 'a.PNG', kind: 'image', extension: 'png' });
    const put = script.seen[1];
    expect(put).toMatchObject({ method: 'PUT', url: 'https://store.example.com/u?sig=1', body: 'picture' });
    expect(put?.headers.get('x-range')).toBe('0,10');
    expect(put?.headers.get('svc-api-key')).toBeNull();
    expect(heard).toEqual([
      { sent: 0, total },
      { sent: 7, total },
    ]);
  });

  it('sends bytes again after a broken line, and takes a closed upload for the lost answer', async () => {
    const closed = createJsonResponse(409, { detail: 'Media asset ma_1 is READY; it takes no upload any more' });
    const { api, script } = createScriptedClient([
      createJsonResponse(200, PREPARED),
      new TypeError('reset'),
      closed,
      createJsonResponse(200, READY),
    ]);
    expect(await api.media.upload(BYTES, OPTIONS)).toEqual(READY);
    expect(script.seen.map(({ body }) => body)).toEqual([expect.any(String), 'picture', 'picture', null]);
  });

  it('sends bytes again that did not arrive in time', async () => {
    const slow = createJsonResponse(408, { detail: 'The upload stalled; send the file again from the beginning' });
    const { api, script } = createScriptedClient([
      createJsonResponse(200, PREPARED),
      slow,
      createJsonResponse(200, {}),
      createJsonResponse(200, READY),
    ]);
    expect(await api.media.upload(BYTES, OPTIONS)).toEqual(READY);
    expect(script.seen.map(({ body }) => body)).toEqual([expect.any(String), 'picture', 'picture', null]);
  });

  it('says that its URL has expired, and nothing of the key', async () => {
    const { api } = createScriptedClient([
      createJsonResponse(200, PREPARED),
      createJsonResponse(403, { detail: 'The signed URL is not valid or has expired' }),
    ]);
    await expect(api.media.upload(BYTES, OPTIONS)).rejects.toMatchObject({ name: 'SignedUrlError', status: 403 });
  });

  it('cannot send a stream again', async () => {
    const { api } = createScriptedClient([createJsonResponse(200, PREPARED), new TypeError('reset')]);
    await expect(api.media.upload(new Blob([BYTES]).stream(), OPTIONS)).rejects.toThrow(/cannot be sent again/);
  });

  it('says why an asset was rejected', async () => {
    const rejected = { ...ASSET, state: 'REJECTED', metadata: { reason: 'it is no image' } };
    const { api } = createScriptedClient([
      createJsonResponse(200, PREPARED),
      createJsonResponse(200, {}),
      createJsonResponse(200, rejected),
    ]);
    await expect(api.media.upload(BYTES, OPTIONS)).rejects.toThrow(
      new MediaRejectedError('ma_1', 'The media asset is REJECTED: it is no image'),
    );
  });

  it('says why the bytes were refused', async () => {
    const { api } = createScriptedClient([
      createJsonResponse(200, PREPARED),
      createJsonResponse(400, { detail: 'it is plain text', request_id: 'req_1' }),
    ]);
    const refused = api.media.upload(BYTES, OPTIONS);
    await expect(refused).rejects.toMatchObject({
      name: 'MediaRejectedError',
      message: 'it is plain text',
      status: 400,
      requestId: 'req_1',
    });
  });

  it('asks for the extension of a name that has none', async () => {
    await expect(createScriptedClient([]).api.media.upload(BYTES, { fileName: 'picture', kind: 'image' })).rejects.toThrow(DioramaError);
  });
});

describe('media references', () => {
  it('name a URL, an asset, or carry bytes', async () => {
    const many = Uint8Array.from({ length: 100_000 }, (_, index) => index % 251);
    expect(imageFromUrl('https://x.example/a.png')).toEqual({ source: 'uri', uri: 'https://x.example/a.png' });
    expect(imageFromAsset('ma_1')).toEqual({ source: 'media_asset', media_asset_id: 'ma_1' });
    expect(await imageFromBytes(new Blob([many]), 'png')).toEqual({
      source: 'data_base64',
      data_base64: Buffer.from(many).toString('base64'),
      extension: 'png',
    });
  });
});
