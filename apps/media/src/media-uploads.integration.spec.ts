import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';

import { LIMITS } from '@diorama/domain';
import { mediaProto } from '@diorama/proto-types';
import { findFreePort, isS3ServerInstalled, startPostgres, startS3 } from '@diorama/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import {
  MEDIA_KIND_VIDEO,
  MEDIA_STATE_PENDING_UPLOAD,
  MEDIA_STATE_READY,
  MEDIA_STATE_REJECTED,
  beginTestUpload,
  getAsset,
  createTestPicture,
  prepareTestUpload,
  sendTestUpload,
} from './testing/media-uploads.js';
import { createSmallWebm } from './testing/small-videos.js';
import { startTestMedia } from './testing/start-media.js';
import type { TestMedia } from './testing/start-media.js';

const MIB = 1_048_576;
const { AUDIENCE_CLIENT, AUDIENCE_WORKER } = mediaProto.SignDownloadsRequest_Audience;

describe('uploads of media assets into a folder', () => {
  let media: TestMedia;
  beforeAll(async () => {
    media = await startTestMedia({ postgres: await startPostgres(), freePort: findFreePort });
  });
  afterAll(() => media.stop());

  describeUploads(() => media);

  it('refuses a byte more than the bound while they come, and takes a file then', async () => {
    const prepared = await prepareTestUpload(media, 'acc_bound');
    const piece = new Uint8Array(MIB);
    let left = LIMITS.uploadBytes + 1;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        controller.enqueue(piece.subarray(0, Math.min(MIB, left)));
        if ((left -= MIB) <= 0) controller.close();
      },
    });
    const refused = await sendTestUpload(prepared, body);
    expect([refused.status, await refused.json()]).toEqual([400, problem(`The media has more than ${LIMITS.uploadBytes} bytes`)]);
    expect(await media.leftovers()).toBe(0);
    expect((await sendTestUpload(prepared, new Uint8Array(await createTestPicture()))).status).toBe(200);
  }, 600_000); // a gigabyte, onto a disk that may be slow

  it('responds 503 and keeps the asset pending when the database is lost during the upload', async () => {
    const prepared = await prepareTestUpload(media, 'acc_lost');
    const sending = beginTestUpload(prepared, { 'content-length': String(4 * MIB) });
    sending.write(randomBytes(MIB));
    await expect.poll(() => media.incoming()).toBe(1);
    await media.stopDatabase();
    sending.end(randomBytes(3 * MIB));
    const [answer] = (await once(sending, 'response')) as [IncomingMessage];
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2']);
    expect(await media.leftovers()).toBe(0);
  });
});

describe.skipIf(!isS3ServerInstalled())('uploads of media assets into S3', () => {
  let media: TestMedia;
  beforeAll(async () => {
    media = await startTestMedia({ postgres: await startPostgres(), s3: await startS3(), freePort: findFreePort });
  });
  afterAll(() => media.stop());

  describeUploads(() => media);
});

describe('an upload that is slow', () => {
  let media: TestMedia;
  beforeAll(async () => {
    media = await startTestMedia({
      postgres: await startPostgres(),
      freePort: findFreePort,
      options: { uploadPace: { graceMs: 1_000, idleMs: 1_000, totalMs: 4_000, bytesPerSecond: 0 } },
    });
  });
  afterAll(() => media.stop());

  it.each([
    ['stands still', 0],
    ['drips for longer than all may take', 250],
  ])('ends when it %s, and can be tried again', async (_, everyMs) => {
    const prepared = await prepareTestUpload(media, 'acc_slow');
    const sending = beginTestUpload(prepared, { 'content-length': '100000' });
    sending.write('x');
    const drip = everyMs === 0 ? undefined : setInterval(() => sending.write('x'), everyMs);
    const [answer] = (await once(sending, 'response')) as [IncomingMessage];
    clearInterval(drip);
    expect([answer.statusCode, answer.headers.connection]).toEqual([408, 'close']);
    expect(JSON.parse(await text(answer))).toEqual(problem(expect.stringContaining('The upload stalled')));
    sending.destroy();
    expect(await media.leftovers()).toBe(0);
    expect((await getAsset(media, 'acc_slow', prepared.id)).state).toBe(MEDIA_STATE_PENDING_UPLOAD);
    expect((await sendTestUpload(prepared, new Uint8Array(await createTestPicture()))).status).toBe(200);
  });
});

function describeUploads(current: () => TestMedia): void {
  it('makes an asset that waits, then one that is READY with what it is', async () => {
    const prepared = await prepareTestUpload(current(), 'acc_first');
    expect(prepared).toMatchObject({ uploadMethod: 'PUT', requiredHeaders: { 'x-goog-content-length-range': '0,1048576000' } });
    expect(prepared.uploadUrl).toMatch(
      new RegExp(`^${current().publicUrl}/media-uploads/media_[0-9A-Za-z]{22}[?]exp=\\d+&sig=[\\w-]{43}$`),
    );
    expect(await getAsset(current(), 'acc_first', prepared.id)).toMatchObject({
      state: MEDIA_STATE_PENDING_UPLOAD,
      fileName: 'a.png',
      extension: 'png',
      key: '',
      updatedAt: undefined,
    });
    const content = await createTestPicture(40);
    const sha256 = createHash('sha256').update(content).digest('hex');
    const response = await sendTestUpload(prepared, new Uint8Array(content), { 'content-type': 'text/html' });
    const expected = { media_asset_id: prepared.id, state: 'READY', bytes: content.length, sha256, content_type: 'image/png' };
    expect([response.status, await response.json()]).toEqual([200, expected]);
    const key = `inputs-acc_first/${sha256}.png`;
    const asset = await getAsset(current(), 'acc_first', prepared.id);
    expect(asset).toMatchObject({ state: MEDIA_STATE_READY, key, sha256, bytes: content.length, width: 40, height: 8, reason: '' });
    expect(asset.updatedAt?.getTime()).toBeGreaterThanOrEqual(asset.createdAt?.getTime() ?? Infinity);
    for (const audience of [AUDIENCE_WORKER, AUDIENCE_CLIENT]) {
      const { urls } = await current().client.signDownloads({ keys: [key], manifestKeys: [], audience });
      const download = await fetch(urls[0] ?? '');
      expect(download.headers.get('content-type')).toBe('image/png');
      expect(Buffer.from(await download.arrayBuffer()).equals(content)).toBe(true);
    }
  });

  it('detects a video by its content, regardless of its name', async () => {
    const prepared = await prepareTestUpload(current(), 'acc_video', MEDIA_KIND_VIDEO);
    expect((await sendTestUpload(prepared, new Uint8Array(createSmallWebm()))).status).toBe(200);
    const asset = await getAsset(current(), 'acc_video', prepared.id);
    expect(asset).toMatchObject({ state: MEDIA_STATE_READY, extension: 'mp4', contentType: 'video/webm', width: 32, height: 16 });
    expect([asset.durationSeconds, asset.key.endsWith('.webm')]).toEqual([expect.closeTo(0.2, 1), true]);
  });

  it('takes bytes in pieces of unknown number, without any header', async () => {
    const prepared = await prepareTestUpload(current(), 'acc_pieces');
    const sending = beginTestUpload(prepared);
    for (const byte of await createTestPicture()) sending.write(Buffer.from([byte]));
    sending.end();
    const [answer] = (await once(sending, 'response')) as [IncomingMessage];
    expect([answer.statusCode, JSON.parse(await text(answer))]).toEqual([200, expect.objectContaining({ state: 'READY' })]);
  });

  it.each([
    ['another range', { 'x-goog-content-length-range': '0,5' }, 'x-goog-content-length-range'],
    ['more bytes than allowed', { 'content-length': String(LIMITS.uploadBytes + 1) }, `more than ${LIMITS.uploadBytes} bytes`],
  ])('refuses %s before a byte is read', async (_, headers, detail) => {
    const prepared = await prepareTestUpload(current(), 'acc_headers');
    const sending = beginTestUpload(prepared, headers);
    sending.flushHeaders();
    const [answer] = (await once(sending, 'response')) as [IncomingMessage];
    expect([answer.statusCode, JSON.parse(await text(answer))]).toEqual([400, problem(expect.stringContaining(detail))]);
    sending.destroy();
    expect((await getAsset(current(), 'acc_headers', prepared.id)).state).toBe(MEDIA_STATE_PENDING_UPLOAD);
  });

  it('leaves nothing of an upload that breaks off, and takes it again', async () => {
    const prepared = await prepareTestUpload(current(), 'acc_torn');
    const sending = beginTestUpload(prepared, { 'content-length': String(40 * MIB) });
    sending.write(randomBytes(20 * MIB));
    await expect.poll(() => current().incoming()).toBe(1);
    sending.destroy();
    await expect.poll(() => current().logged.join('\n')).toContain('the client closed the connection');
    await expect.poll(() => current().leftovers()).toBe(0);
    expect(await current().keys('inputs-acc_torn/')).toEqual([]);
    expect((await getAsset(current(), 'acc_torn', prepared.id)).state).toBe(MEDIA_STATE_PENDING_UPLOAD);
    expect((await sendTestUpload(prepared, new Uint8Array(await createTestPicture()))).status).toBe(200);
  });

  it('accepts one upload, and refuses a second one', async () => {
    const prepared = await prepareTestUpload(current(), 'acc_twice');
    const content = new Uint8Array(await createTestPicture());
    expect((await sendTestUpload(prepared, content)).status).toBe(200);
    const again = await sendTestUpload(prepared, content);
    expect([again.status, await again.json()]).toEqual([
      409,
      problem(`Media asset ${prepared.id} is READY; it no longer accepts an upload`),
    ]);
    expect(await current().keys('inputs-acc_twice/')).toHaveLength(1);
  });

  it('lets one of several uploads that race be the asset', async () => {
    const prepared = await prepareTestUpload(current(), 'acc_race');
    const contents = await Promise.all([createTestPicture(), createTestPicture(), createTestPicture(), createTestPicture()]);
    const answers = await Promise.all(contents.map((content) => sendTestUpload(prepared, new Uint8Array(content))));
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409, 409, 409]);
    const { key } = await getAsset(current(), 'acc_race', prepared.id);
    await current().client.sweepMedia({ limit: 1_000 });
    expect(await current().keys('inputs-acc_race/')).toEqual([key]);
    expect(await current().leftovers()).toBe(0);
  });

  it('shares one object between assets of the same bytes, and none between accounts', async () => {
    const content = await createTestPicture();
    const [one, two, other] = [
      await prepareTestUpload(current(), 'acc_a'),
      await prepareTestUpload(current(), 'acc_a'),
      await prepareTestUpload(current(), 'acc_b'),
    ];
    for (const prepared of [one, two, other]) expect((await sendTestUpload(prepared, new Uint8Array(content))).status).toBe(200);
    const keys = await Promise.all([
      getAsset(current(), 'acc_a', one.id),
      getAsset(current(), 'acc_a', two.id),
      getAsset(current(), 'acc_b', other.id),
    ]);
    expect(keys[0]?.key).toBe(keys[1]?.key);
    expect(keys[2]?.key).toBe(keys[0]?.key.replace('acc_a', 'acc_b'));
    const { urls } = await current().client.signDownloads({ keys: [keys[0]?.key ?? ''], manifestKeys: [], audience: AUDIENCE_CLIENT });
    expect((await fetch((urls[0] ?? '').replace('inputs-acc_a', 'inputs-acc_b'))).status).toBe(403);
  });

  it('refuses a URL that was altered in any field, is for another asset or has expired', async () => {
    const [prepared, other] = [await prepareTestUpload(current(), 'acc_sig'), await prepareTestUpload(current(), 'acc_sig')];
    const url = prepared.uploadUrl;
    const [, exp = ''] = /exp=(\d+)/.exec(url) ?? [];
    const altered = [
      url.replace(prepared.id, other.id),
      url.replace(`exp=${exp}`, 'exp=9999999999'),
      url.replace(`exp=${exp}&`, ''),
      url.replace(/sig=./, (found) => (found === 'sig=A' ? 'sig=B' : 'sig=A')),
      url.replace(/&sig=.*/, ''),
      `${url}&exp=9999999999`,
      url.replace('/media-uploads/', '/media-uploads/x/'),
      url.replace('/media-uploads/', '/upload/'),
    ];
    const content = new Uint8Array(await createTestPicture());
    for (const changed of altered) {
      const response = await sendTestUpload({ ...prepared, uploadUrl: changed }, content);
      expect([changed === url, response.status]).toEqual([false, 403]);
    }
    current().passSeconds(LIMITS.uploadUrlSeconds + 1);
    expect((await sendTestUpload(prepared, content)).status).toBe(403);
    current().passSeconds(-LIMITS.uploadUrlSeconds - 1);
    expect((await sendTestUpload(prepared, content)).status).toBe(200);
    expect(current().logged.join('\n')).not.toMatch(/sig=|exp=/);
  });

  it('lets pages of other origins send files, and read why they are refused', async () => {
    const prepared = await prepareTestUpload(current(), 'acc_cors');
    const preflight = await fetch(prepared.uploadUrl, {
      method: 'OPTIONS',
      headers: { origin: 'https://example.com', 'access-control-request-method': 'PUT' },
    });
    expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([204, '*']);
    expect(preflight.headers.get('access-control-allow-methods')).toContain('PUT');
    expect(preflight.headers.get('access-control-allow-headers')).toMatch(/Content-Type.*x-goog-content-length-range/);
    const refused = await sendTestUpload(prepared, 'no picture', { origin: 'https://example.com' });
    expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([400, '*']);
  });

  it('rejects an asset whose file is of another kind, permanently', async () => {
    const prepared = await prepareTestUpload(current(), 'acc_no');
    const refused = await sendTestUpload(prepared, '<!-- hello --> <!DOCTYPE html><p>');
    const reason = 'it is an HTML page, not an image (jpg, png, webp, avif or exr)';
    expect([refused.status, await refused.json()]).toEqual([400, problem(`The media cannot be used: ${reason}`)]);
    expect(await getAsset(current(), 'acc_no', prepared.id)).toMatchObject({ state: MEDIA_STATE_REJECTED, reason, key: '' });
    expect([await current().keys('inputs-acc_no/'), await current().leftovers()]).toEqual([[], 0]);
    expect((await sendTestUpload(prepared, new Uint8Array(await createTestPicture()))).status).toBe(409);
  });
}

const problem = (detail: unknown) => ({ detail, code: expect.any(String), request_id: expect.any(String) });
