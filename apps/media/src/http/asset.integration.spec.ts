import { randomBytes } from 'node:crypto';

import { mediaProto } from '@diorama/proto-types';
import { findFreePort, isS3ServerInstalled, startPostgres, startS3 } from '@diorama/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createTestObject, createRandomTestObject, sendRawGet, startTestMedia, storeTestObject } from '../testing/start-media.js';
import type { TestMedia, TestObject } from '../testing/start-media.js';

const { AUDIENCE_CLIENT, AUDIENCE_LINK } = mediaProto.SignDownloadsRequest_Audience;
const MIB = 1_048_576;

describe('downloads from a folder', () => {
  let media: TestMedia;
  beforeAll(async () => {
    media = await startTestMedia({ postgres: await startPostgres(), freePort: findFreePort });
  });
  afterAll(() => media.stop());

  describeDownloads(() => media);
});

describe.skipIf(!isS3ServerInstalled())('downloads from S3', () => {
  let media: TestMedia;
  beforeAll(async () => {
    media = await startTestMedia({ postgres: await startPostgres(), s3: await startS3(), freePort: findFreePort });
  });
  afterAll(() => media.stop());

  describeDownloads(() => media);
});

function describeDownloads(current: () => TestMedia): void {
  let object: TestObject;
  let url: string;
  beforeAll(async () => {
    object = createTestObject('download', randomBytes(3 * MIB + 17), { contentType: 'image/png', extension: 'png' });
    await storeTestObject(current().client, object);
    url = (await current().client.signDownloads({ keys: [object.key], manifestKeys: [], audience: AUDIENCE_CLIENT })).urls[0] ?? '';
  });
  const bodyOf = async (response: Response): Promise<Buffer> => Buffer.from(await response.arrayBuffer());

  it('serves an asset with all that caches and pages of other origins need', async () => {
    const response = await fetch(url);
    expect((await bodyOf(response)).equals(object.content)).toBe(true);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-length': String(object.bytes),
      etag: `"${object.sha256}"`,
      'accept-ranges': 'bytes',
      'access-control-allow-origin': '*',
      'access-control-expose-headers': expect.stringContaining('Content-Range'),
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
      'content-disposition': `inline; filename="${object.sha256}.png"`,
    });
    const [, age] = /^public, max-age=(\d+), immutable$/.exec(response.headers.get('cache-control') ?? '') ?? [];
    expect(Number(age)).toBeGreaterThan(23 * 3_600 - 600);
    expect(Number(age)).toBeLessThanOrEqual(24 * 3_600);
    const saved = await fetch(`${url}?download=1`, { method: 'HEAD' });
    expect(saved.headers.get('content-disposition')).toMatch(/^attachment;/);
  });

  it('answers HEAD as GET without the body', async () => {
    const response = await fetch(url, { method: 'HEAD', headers: { range: 'bytes=0-1' } });
    expect([response.status, response.headers.get('content-length'), (await bodyOf(response)).length]).toEqual([
      200,
      String(object.bytes),
      0,
    ]);
  });

  it.each([
    ['bytes=0-0', 0, 1],
    ['bytes=1048570-1048590', 1_048_570, 1_048_591],
    [`bytes=${3 * MIB}-`, 3 * MIB, 3 * MIB + 17],
    ['bytes=-5', 3 * MIB + 12, 3 * MIB + 17],
  ])('serves the range %s', async (range, start, end) => {
    const response = await fetch(url, { headers: { range } });
    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe(`bytes ${start}-${end - 1}/${object.bytes}`);
    expect((await bodyOf(response)).equals(object.content.subarray(start, end))).toBe(true);
  });

  it('serves all of an asset for several ranges or another version', async () => {
    for (const headers of [{ range: 'bytes=0-1,5-6' }, { range: 'bytes=0-1', 'if-range': '"other"' }]) {
      const response = await fetch(url, { headers });
      expect([response.status, (await bodyOf(response)).length]).toEqual([200, object.bytes]);
    }
    const same = await fetch(url, { headers: { range: 'bytes=0-1', 'if-range': `"${object.sha256}"` } });
    expect([same.status, (await bodyOf(same)).length]).toEqual([206, 2]);
  });

  it('refuses a range behind the end', async () => {
    const response = await fetch(url, { headers: { range: `bytes=${object.bytes}-` } });
    expect([response.status, response.headers.get('content-range')]).toEqual([416, `bytes */${object.bytes}`]);
    expect(await response.json()).toEqual({
      detail: expect.any(String),
      code: expect.any(String),
      request_id: response.headers.get('x-request-id'),
    });
  });

  it('sends nothing to who has it already', async () => {
    const response = await fetch(url, { headers: { 'if-none-match': `"x", W/"${object.sha256}"` } });
    expect([response.status, (await bodyOf(response)).length, response.headers.get('etag')]).toEqual([304, 0, `"${object.sha256}"`]);
  });

  it('responds to a preflight', async () => {
    const response = await fetch(url, {
      method: 'OPTIONS',
      headers: { origin: 'https://example.com', 'access-control-request-headers': 'range' },
    });
    expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([204, '*']);
    expect(response.headers.get('access-control-allow-headers')).toContain('Range');
  });

  it('serves an empty asset', async () => {
    const empty = createRandomTestObject('empty', 0);
    await storeTestObject(current().client, empty);
    const { urls } = await current().client.signDownloads({ keys: [empty.key], manifestKeys: [], audience: AUDIENCE_LINK });
    const response = await fetch(urls[0] ?? '');
    expect([response.status, response.headers.get('content-length'), (await bodyOf(response)).length]).toEqual([200, '0', 0]);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it('gives the manifest with a URL for each file it names, and nothing else of the folder', async () => {
    const splats = createTestObject('download', randomBytes(100), { contentType: 'application/octet-stream', extension: 'spz' });
    const hidden = createRandomTestObject('download', 10);
    const name = splats.key.slice('download/'.length);
    const stored = { seed: 1, assets: [{ name: 'splats', url: name, bytes: splats.bytes }], engine_seconds: 2 };
    const manifest = createTestObject('download', Buffer.from(JSON.stringify(stored)), {
      contentType: 'application/json',
      extension: 'json',
    });
    for (const each of [splats, hidden, manifest]) await storeTestObject(current().client, each);
    const sign = async (audience: mediaProto.SignDownloadsRequest_Audience, manifestKeys: string[]) =>
      (await current().client.signDownloads({ keys: [manifest.key], manifestKeys, audience })).urls[0] ?? '';
    for (const audience of [AUDIENCE_CLIENT, AUDIENCE_LINK]) {
      const manifestUrl = await sign(audience, [manifest.key]);
      const served = await fetch(manifestUrl);
      expect([served.status, served.headers.get('content-type')]).toEqual([200, 'application/json']);
      const text = await served.text();
      const { assets, ...rest } = JSON.parse(text) as typeof stored;
      expect(rest).toEqual({ seed: 1, engine_seconds: 2 });
      expect(assets).toEqual([{ name: 'splats', url: expect.stringContaining(splats.key), bytes: splats.bytes }]);
      const splatsUrl = assets[0]?.url ?? '';
      const expiryOf = (link: string): string | undefined => /\/assets\/(\d+|link)\./.exec(link)?.[1];
      expect(expiryOf(splatsUrl)).toBe(expiryOf(manifestUrl));
      expect((await bodyOf(await fetch(splatsUrl))).equals(splats.content)).toBe(true);

      const head = await fetch(manifestUrl, { method: 'HEAD' });
      expect(Number(head.headers.get('content-length'))).toBe(Buffer.byteLength(text));
      const part = await fetch(manifestUrl, { headers: { range: 'bytes=2-5' } });
      expect([part.status, await part.text()]).toEqual([206, text.slice(2, 6)]);
      const tag = head.headers.get('etag') ?? '';
      expect((await fetch(manifestUrl, { headers: { 'if-none-match': tag } })).status).toBe(304);

      for (const other of [splats, hidden]) expect((await fetch(manifestUrl.replace(manifest.key, other.key))).status).toBe(403);
      expect((await fetch(new URL(name, manifestUrl))).status).toBe(403);
      expect((await bodyOf(await fetch(await sign(audience, [])))).equals(manifest.content)).toBe(true);
    }
  });

  it('does not serve another object as a manifest', async () => {
    const { urls } = await current().client.signDownloads({ keys: [object.key], manifestKeys: [object.key], audience: AUDIENCE_CLIENT });
    expect((await fetch(urls[0] ?? '')).status).toBe(500);
  });

  it('refuses a URL whose SHA-256 is that of another file of the same folder', async () => {
    const other = createRandomTestObject('download', 10);
    await storeTestObject(current().client, other);
    const sign = async (audience: mediaProto.SignDownloadsRequest_Audience) =>
      (await current().client.signDownloads({ keys: [object.key], manifestKeys: [], audience })).urls[0] ?? '';
    for (const audience of [AUDIENCE_CLIENT, AUDIENCE_LINK]) {
      const own = await sign(audience);
      expect((await fetch(own)).status).toBe(200);
      for (const method of ['GET', 'HEAD']) expect((await fetch(own.replace(object.key, other.key), { method })).status).toBe(403);
    }
  });

  it('serves a URL until the second in which it expires', async () => {
    const expiry = Number(/\/assets\/(\d+)\./.exec(url)?.[1]);
    const secondsLeft = expiry - Math.floor(Date.now() / 1_000);
    expect(secondsLeft).toBeLessThanOrEqual(24 * 3_600);
    current().passSeconds(secondsLeft - 60); // more than any delay of this test
    expect((await fetch(url)).status).toBe(200);
    current().passSeconds(60);
    for (const method of ['GET', 'HEAD']) expect((await fetch(url, { method })).status).toBe(403);
    current().passSeconds(-secondsLeft);
  });

  it('does not open another folder, be it above, inside or beside', async () => {
    for (const folder of ['other', 'download/deep', 'download2', 'down']) {
      const other = createRandomTestObject(folder, 10);
      await storeTestObject(current().client, other);
      const own = (await current().client.signDownloads({ keys: [other.key], manifestKeys: [], audience: AUDIENCE_CLIENT })).urls[0] ?? '';
      expect((await fetch(own)).status).toBe(200);
      expect((await fetch(url.replace(object.key, other.key))).status).toBe(403);
      expect((await fetch(own.replace(other.key, object.key))).status).toBe(403);
    }
  });

  it('refuses a URL that was altered anywhere', async () => {
    const [pass = '', expiry = '', signature = ''] = /(\d+)\.([\w-]{43})/.exec(url) ?? [];
    const altered = [
      url.replace('/download/', '/download/x/'),
      url.replace('/download/', '/'),
      url.replace(expiry, '9999999999'),
      url.replace(expiry, 'link'),
      url.replace(pass, signature),
      url.replace(signature, (signature.startsWith('A') ? 'B' : 'A') + signature.slice(1)),
      url.replace(signature, signature.slice(1)),
      url.replace(`/${pass}`, ''),
      `${url.replace(`/${pass}`, '')}?exp=${expiry}&sig=${signature}`,
      `${url}/`,
    ];
    for (const other of altered) {
      const response = await fetch(other);
      expect([other === url, response.status]).toEqual([false, 403]);
      expect(await response.json()).toEqual({
        detail: 'The signed URL is not valid or has expired',
        code: 'URL_SIGNATURE_INVALID',
        request_id: expect.any(String),
      });
      expect(response.headers.get('cache-control')).toBe('no-store');
    }
    expect((await fetch(`${url}x`)).status).toBe(403);
  });

  it('finds nothing by any trick of the path', async () => {
    const other = createRandomTestObject('secret', 10);
    await storeTestObject(current().client, other);
    const [, pass = ''] = /\/assets\/([^/]+)\//.exec(url) ?? [];
    const name = object.key.slice('download/'.length);
    const keys = [
      `..%2f${object.key}`,
      `x/../${object.key}`,
      `./${object.key}`,
      `/${object.key}`,
      `download%2F${name}`,
      `${object.key}%00`,
    ];
    const climbs = ['..', '%2e%2e', '..%2f..', '.%2e', '..;', '..\\', '%252e%252e'].map((up) => `download/${up}/${other.key}`);
    const paths = [...keys, ...climbs, `${object.key}/`, `download//${name}`, `download\\..\\${other.key}`, `download/..%5c${other.key}`];
    for (const path of paths) {
      const { status, body } = await sendRawGet(current().publicUrl, `/assets/${pass}/${path}`);
      expect([path, status, JSON.parse(body)]).toEqual([
        path,
        403,
        { detail: expect.any(String), code: 'URL_SIGNATURE_INVALID', request_id: expect.any(String) },
      ]);
    }
    expect((await sendRawGet(current().publicUrl, `/assets/${pass}/%zz`)).status).toBe(400);
    expect((await sendRawGet(current().publicUrl, `/ASSETS/${pass}/${object.key}`)).status).toBe(404);
    expect((await sendRawGet(current().publicUrl, `/assets/../assets/${pass}/${object.key}`)).status).toBe(403);
    expect((await fetch(url, { method: 'DELETE' })).status).toBe(404);
  });

  it('gives links that outlast all others', async () => {
    const sign = (audience: mediaProto.SignDownloadsRequest_Audience) =>
      current().client.signDownloads({ keys: [object.key], manifestKeys: [], audience });
    const [client, link] = [(await sign(AUDIENCE_CLIENT)).urls[0] ?? '', (await sign(AUDIENCE_LINK)).urls[0] ?? ''];
    const statuses = async () => [(await fetch(client, { method: 'HEAD' })).status, (await fetch(link, { method: 'HEAD' })).status];
    expect(await statuses()).toEqual([200, 200]);
    current().passSeconds(31 * 3_600);
    expect(await statuses()).toEqual([403, 200]);
    expect((await sign(AUDIENCE_LINK)).urls[0]).toBe(link);
    current().passSeconds(-31 * 3_600);
  });
}
