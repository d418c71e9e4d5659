import { withRequestContext } from '@diorama/telemetry';
import { DomainError, LIMITS } from '@diorama/domain';
import { encodeExr } from '@diorama/exr';
import { mediaProto } from '@diorama/proto-types';
import { findFreePort, isS3ServerInstalled, startPostgres, startS3 } from '@diorama/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { startFakeEgress } from './testing/fake-egress.js';
import type { FakeEgress } from './testing/fake-egress.js';
import {
  MEDIA_KIND_VIDEO,
  MEDIA_PURPOSE_DEPTH,
  MEDIA_PURPOSE_IMAGE,
  MEDIA_PURPOSE_VIDEO,
  MEDIA_STATE_READY,
  streamInlineMedia,
  createTestPicture,
  prepareTestUpload,
  sendTestUpload,
  storeInline,
} from './testing/media-uploads.js';
import { startTestMedia } from './testing/start-media.js';
import type { TestMedia } from './testing/start-media.js';

const exr = (value: number): Buffer =>
  Buffer.from(encodeExr({ width: 64, height: 32, channels: [{ name: 'Z', data: new Float32Array(2_048).fill(value) }] }));

const never = new AbortController().signal;

describe('media of requests, into a folder', () => {
  let egress: FakeEgress;
  let media: TestMedia;
  beforeAll(async () => {
    egress = await startFakeEgress();
    media = await startTestMedia({ postgres: await startPostgres(), freePort: findFreePort, options: { egressAddress: egress.address } });
  });
  afterAll(async () => {
    await media.stop();
    egress.stop();
  });

  describeInline(() => media);
  describeFetched(
    () => media,
    () => egress,
  );
  describeUses(() => media);
});

describe.skipIf(!isS3ServerInstalled())('media of requests, into S3', () => {
  let media: TestMedia;
  beforeAll(async () => {
    media = await startTestMedia({ postgres: await startPostgres(), s3: await startS3(), freePort: findFreePort });
  });
  afterAll(() => media.stop());

  describeInline(() => media);

  it('cannot be fetched without egress', async () => {
    const fetched = media.client.fetchMedia({
      accountId: 'acc',
      projectId: 'prj',
      url: 'https://example.com/a.png',
      purpose: MEDIA_PURPOSE_IMAGE,
    });
    await expect(fetched).rejects.toMatchObject({
      code: 'MEDIA_URL_UNFETCHABLE',
      details: { reason: 'this installation does not fetch URLs' },
    });
  });
});

function describeInline(current: () => TestMedia): void {
  const store = (head: Parameters<typeof streamInlineMedia>[0], content: Buffer) =>
    current().client.storeMedia(streamInlineMedia(head, content));

  it('stores an image that comes inside a request', async () => {
    const content = await createTestPicture(24);
    const { mediaAsset } = await store({ purpose: MEDIA_PURPOSE_IMAGE, extension: 'jpg' }, content);
    expect(mediaAsset).toMatchObject({ state: MEDIA_STATE_READY, extension: 'png', width: 24, height: 8, bytes: content.length });
    const again = await current().client.getMediaAsset({ accountId: 'acc_inline', mediaAssetId: mediaAsset?.mediaAssetId ?? '' });
    expect(again.mediaAsset).toEqual(mediaAsset);
  });

  it('stores an EXR as a depth image, and as nothing else', async () => {
    const { mediaAsset } = await store({ purpose: MEDIA_PURPOSE_DEPTH }, exr(3));
    expect(mediaAsset).toMatchObject({ contentType: 'image/x-exr', width: 64, height: 32, extension: 'exr' });
    const reason = 'it is an EXR image, not an image (jpg, png, webp or avif)';
    await expect(store({ purpose: MEDIA_PURPOSE_IMAGE }, exr(4))).rejects.toMatchObject({ code: 'MEDIA_REJECTED', details: { reason } });
  });

  it.each([
    [
      'an image where a video is wanted',
      MEDIA_PURPOSE_VIDEO,
      () => createTestPicture(),
      'it is a PNG image, not a video (mp4, mov, mkv or webm)',
    ],
    ['nothing', MEDIA_PURPOSE_IMAGE, () => Buffer.alloc(0), 'it is an empty file'],
    ['a picture that is cut off', MEDIA_PURPOSE_IMAGE, async () => (await createTestPicture(200)).subarray(0, 80), 'damaged or incomplete'],
  ])('refuses %s, and keeps nothing', async (_, purpose, make, reason) => {
    const refused = store({ accountId: 'acc_refused', purpose }, await make());
    await expect(refused).rejects.toMatchObject({ code: 'MEDIA_REJECTED', details: { reason: expect.stringContaining(reason) } });
    expect([await current().keys('inputs-acc_refused/'), await current().leftovers()]).toEqual([[], 0]);
  });

  it.each([
    ['image', MEDIA_PURPOSE_IMAGE, LIMITS.inlineMediaBytes],
    ['depth image', MEDIA_PURPOSE_DEPTH, LIMITS.inlineDepthBytes],
  ])('refuses a byte more of an %s than may come inside a request', async (_, purpose, limit) => {
    const content = Buffer.alloc(limit + 1, await createTestPicture());
    await expect(store({ purpose }, content)).rejects.toMatchObject({ code: 'MEDIA_TOO_LARGE', details: { limit: String(limit) } });
    expect(await current().leftovers()).toBe(0);
  });

  it.each([
    ['an account with an invalid id', { accountId: '../x', purpose: MEDIA_PURPOSE_IMAGE }, 'accountId'],
    ['no purpose', { purpose: mediaProto.MediaPurpose.MEDIA_PURPOSE_UNSPECIFIED }, 'purpose'],
  ])('refuses %s', async (_, head, argument) => {
    await expect(store(head, await createTestPicture())).rejects.toMatchObject({ code: 'ARGUMENT_INVALID', details: { argument } });
  });

  it('refuses bytes without a head, and a stream without anything', async () => {
    const invalid = { code: 'ARGUMENT_INVALID' };
    await expect(current().client.storeMedia(inOrder([{ chunk: Buffer.alloc(3) }]))).rejects.toMatchObject(invalid);
    await expect(current().client.storeMedia(inOrder([]))).rejects.toMatchObject(invalid);
  });

  it('leaves nothing of a sender that leaves or is too late', async () => {
    const content = await createTestPicture();
    const broken = new Error('the client closed the connection');
    async function* breaking(): AsyncGenerator<mediaProto.StoreMediaRequest, void> {
      yield* streamInlineMedia({ purpose: MEDIA_PURPOSE_IMAGE }, content);
      await expect.poll(() => current().incoming()).toBe(1); // else the call may never have begun
      throw broken;
    }
    async function* waiting(): AsyncGenerator<mediaProto.StoreMediaRequest, void> {
      yield* streamInlineMedia({ purpose: MEDIA_PURPOSE_IMAGE }, content);
      await new Promise(() => undefined);
    }
    await expect(current().client.storeMedia(breaking())).rejects.toBe(broken);
    await expect(current().client.storeMedia(waiting(), { deadlineMs: 2_000 })).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await expect.poll(() => current().logged.filter((line) => line.includes('call cancelled by the client')).length).toBeGreaterThan(1);
    await expect.poll(() => current().leftovers()).toBe(0);
  });
}

function describeFetched(current: () => TestMedia, egress: () => FakeEgress): void {
  const fetchFrom = (path: string, purpose: mediaProto.MediaPurpose = MEDIA_PURPOSE_IMAGE, signal = never) =>
    withRequestContext('req-77', () =>
      current().client.fetchMedia({ accountId: 'acc_fetch', projectId: 'prj', url: `https://example.com/${path}`, purpose }, { signal }),
    );

  it('stores what is behind a URL, within the bounds of its purpose', async () => {
    egress().answers.set('https://example.com/good.png', [await createTestPicture(20)]);
    const { mediaAsset } = await fetchFrom('good.png');
    expect(mediaAsset).toMatchObject({ state: MEDIA_STATE_READY, contentType: 'image/png', width: 20, fileName: 'fetched.png' });
    expect(egress().asked.at(-1)).toEqual({
      url: 'https://example.com/good.png',
      maxBytes: LIMITS.fetchImageBytes,
      timeoutMs: expect.any(Number),
      accountId: 'acc_fetch',
    });
    expect(egress().asked.at(-1)?.timeoutMs).toBeGreaterThan(LIMITS.fetchMs / 2);
    expect(egress().asked.at(-1)?.timeoutMs).toBeLessThanOrEqual(LIMITS.fetchMs);
    expect(egress().requestIds.at(-1)).toBe('req-77');
  });

  it.each([
    ['a web page', 'page', ['<!doctype ', 'html><title>Log in</title>'], 'MEDIA_URL_UNFETCHABLE', 'it is an HTML page'],
    ['a PDF', 'pdf', ['%PDF-1.7'], 'MEDIA_REJECTED', 'it is a PDF'],
    ['nothing', 'empty', [], 'MEDIA_REJECTED', 'it is an empty file'],
  ])('refuses %s, and keeps nothing', async (_, path, pieces, code, reason) => {
    egress().answers.set(
      `https://example.com/${path}`,
      pieces.map((piece) => Buffer.from(piece)),
    );
    await expect(fetchFrom(path)).rejects.toMatchObject({ code, details: { reason: expect.stringContaining(reason) } });
    expect(await current().leftovers()).toBe(0);
  });

  it('reports why egress failed, before or after the first byte', async () => {
    const failure = new DomainError('MEDIA_URL_UNFETCHABLE', { reason: 'its address is private' });
    egress().answers.set('https://example.com/private', [failure]);
    egress().answers.set('https://example.com/breaks', [Buffer.alloc(100_000), failure]);
    for (const path of ['private', 'breaks'])
      await expect(fetchFrom(path)).rejects.toMatchObject({ code: 'MEDIA_URL_UNFETCHABLE', details: { reason: 'its address is private' } });
    expect(await current().leftovers()).toBe(0);
  });

  it('is cancelled when the client leaves, and nothing of it is stored', async () => {
    egress().answers.set('https://example.com/endless', [Buffer.alloc(100_000), 'silence']);
    const before = egress().left();
    const caller = new AbortController();
    const fetching = fetchFrom('endless', MEDIA_PURPOSE_VIDEO, caller.signal);
    await expect.poll(() => egress().asked.at(-1)?.url).toBe('https://example.com/endless');
    caller.abort();
    await expect(fetching).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await expect.poll(() => egress().left()).toBe(before + 1);
    const leftLines = () =>
      current().logged.filter((line) => line.includes('"fetchMedia"') && line.includes('call cancelled by the client'));
    await expect.poll(leftLines).toHaveLength(1);
    await expect.poll(() => current().leftovers()).toBe(0);
    expect(await current().query(`SELECT id FROM media.media_asset WHERE account_id = 'acc_fetch' AND kind = 'video'`)).toEqual([]);
  });

  it('fetches one depth panorama of an account at a time; of so many that wait, none is begun once its caller has left', async () => {
    egress().answers.set('https://example.com/depth.exr', ['silence']);
    egress().answers.set('https://example.com/good.exr', [exr(9)]);
    const before = egress().asked.length;
    const caller = new AbortController();
    // A probe below may take a place before all of these have one; the displaced one retries.
    const wait = (): Promise<unknown> =>
      fetchFrom('depth.exr', MEDIA_PURPOSE_DEPTH, caller.signal).catch((error: { code: string }) =>
        error.code === 'RATE_LIMITED' ? wait() : Promise.reject(error),
      );
    const waiting = Array.from({ length: LIMITS.depthTurns }, wait);
    const ends = Promise.allSettled(waiting);
    const refused = { code: 'RATE_LIMITED', details: { limit: '32 concurrent depth panoramas' } };
    await expect
      .poll(() => fetchFrom('good.exr', MEDIA_PURPOSE_DEPTH, AbortSignal.timeout(200)).catch((error: unknown) => error))
      .toMatchObject(refused);
    await expect.poll(() => egress().asked.at(-1)?.url).toBe('https://example.com/depth.exr');
    caller.abort();
    expect((await ends).map(({ status }) => status)).toEqual(waiting.map(() => 'rejected'));
    expect(egress().asked.length - before).toBe(1);
    expect((await fetchFrom('good.exr', MEDIA_PURPOSE_DEPTH)).mediaAsset).toMatchObject({ contentType: 'image/x-exr' });
  });

  it('does not trust egress with the bound', async () => {
    egress().answers.set(
      'https://example.com/large',
      Array.from({ length: 21 }, () => Buffer.alloc(1_000_000)),
    );
    await expect(fetchFrom('large')).rejects.toMatchObject({ code: 'MEDIA_TOO_LARGE' });
    expect(await current().leftovers()).toBe(0);
  });
}

function describeUses(current: () => TestMedia): void {
  const use = (accountId: string, uses: readonly (readonly [string, mediaProto.MediaPurpose])[]) =>
    current().client.useMediaAssets(
      { accountId, uses: uses.map(([mediaAssetId, purpose]) => ({ mediaAssetId, purpose })) },
      { deadlineMs: 60_000 },
    );

  it('gives the assets in the order they are named, also twice', async () => {
    const [a, b] = [
      await storeInline(current(), 'acc_use', await createTestPicture()),
      await storeInline(current(), 'acc_use', await createTestPicture()),
    ];
    const ids = [b.mediaAssetId, a.mediaAssetId, b.mediaAssetId];
    const { mediaAssets } = await use(
      'acc_use',
      ids.map((id) => [id, MEDIA_PURPOSE_IMAGE]),
    );
    expect(mediaAssets).toEqual([b, a, b]);
    expect((await use('acc_use', [])).mediaAssets).toEqual([]);
  });

  it('are deleted when the start that brought them is refused, and no others', async () => {
    const content = await createTestPicture(33);
    const bring = (accountId: string) => storeInline(current(), accountId, content);
    const [one, same, foreign] = [await bring('acc_discard'), await bring('acc_discard'), await bring('acc_discard_other')];
    const upload = await prepareTestUpload(current(), 'acc_discard');
    await sendTestUpload(upload, new Uint8Array(await createTestPicture(34)));
    const discard = (...mediaAssetIds: string[]) => current().client.discardMedia({ accountId: 'acc_discard', mediaAssetIds });
    const keys = async () => {
      await current().client.sweepMedia({ limit: 1_000 });
      return current().keys('inputs-acc_discard/');
    };

    expect(await discard(one.mediaAssetId, foreign.mediaAssetId, upload.id, 'x')).toEqual({ deleted: 1 });
    await expect(use('acc_discard', [[one.mediaAssetId, MEDIA_PURPOSE_IMAGE]])).rejects.toMatchObject({ code: 'MEDIA_ASSET_NOT_FOUND' });
    expect(await keys()).toContain(same.key); // the same bytes are those of another asset
    expect(await discard(one.mediaAssetId, same.mediaAssetId)).toEqual({ deleted: 1 });
    expect(await keys()).toHaveLength(1);
    await use('acc_discard', [[upload.id, MEDIA_PURPOSE_IMAGE]]);
    await use('acc_discard_other', [[foreign.mediaAssetId, MEDIA_PURPOSE_IMAGE]]);
  });

  it('does not know assets of others, nor what is no id', async () => {
    const own = await storeInline(current(), 'acc_owner', await createTestPicture());
    for (const id of [own.mediaAssetId, 'media_0000000000000000000000', 'x', ''])
      await expect(use('acc_other', [[id, MEDIA_PURPOSE_IMAGE]])).rejects.toMatchObject({ code: 'MEDIA_ASSET_NOT_FOUND' });
    await expect(current().client.getMediaAsset({ accountId: 'acc_other', mediaAssetId: own.mediaAssetId })).rejects.toMatchObject({
      code: 'MEDIA_ASSET_NOT_FOUND',
    });
  });

  it('reports the state of an asset that is not READY', async () => {
    const [waiting, rejected] = [
      await prepareTestUpload(current(), 'acc_state', MEDIA_KIND_VIDEO),
      await prepareTestUpload(current(), 'acc_state'),
    ];
    await sendTestUpload(rejected, 'text');
    for (const [id, state] of [
      [waiting.id, 'PENDING_UPLOAD'],
      [rejected.id, 'REJECTED'],
    ] as const)
      await expect(use('acc_state', [[id, MEDIA_PURPOSE_VIDEO]])).rejects.toMatchObject({
        code: 'MEDIA_NOT_READY',
        details: { id, state },
      });
  });

  it('reports the kind of an asset of another kind', async () => {
    const picture = await storeInline(current(), 'acc_kind', await createTestPicture());
    const upload = await prepareTestUpload(current(), 'acc_kind');
    expect((await sendTestUpload(upload, new Uint8Array(exr(5)))).status).toBe(200);
    await use('acc_kind', [[upload.id, MEDIA_PURPOSE_DEPTH]]);
    // It was looked at as a picture when it came, and is one; now it is looked at again.
    await expect(use('acc_kind', [[picture.mediaAssetId, MEDIA_PURPOSE_DEPTH]])).rejects.toMatchObject({
      code: 'MEDIA_REJECTED',
      details: { reason: expect.stringMatching(/it is a colour picture/) },
    });
    expect(await current().leftovers()).toBe(0);
    await expect(use('acc_kind', [[upload.id, MEDIA_PURPOSE_IMAGE]])).rejects.toMatchObject({
      code: 'MEDIA_KIND_MISMATCH',
      details: { id: upload.id, kind: 'image (exr)', wanted: 'an image (jpg, png, webp or avif)' },
    });
    await expect(use('acc_kind', [[picture.mediaAssetId, MEDIA_PURPOSE_VIDEO]])).rejects.toMatchObject({
      code: 'MEDIA_KIND_MISMATCH',
      message: expect.stringMatching(/is of kind image \(png\); this field takes a video/),
    });
  });

  it.each([
    ['a name with a NUL', { fileName: 'a\0b' }, 'fileName'],
    ['a name without an end', { fileName: 'x'.repeat(256) }, 'fileName'],
    ['no kind', { kind: mediaProto.MediaKind.MEDIA_KIND_UNSPECIFIED }, 'kind'],
    ['an account that leads elsewhere', { accountId: 'a/../b' }, 'accountId'],
  ])('refuses to prepare an upload with %s', async (_, fault, argument) => {
    const good = { accountId: 'acc', projectId: 'prj', fileName: 'a.png', kind: mediaProto.MediaKind.MEDIA_KIND_IMAGE, extension: 'png' };
    await expect(current().client.prepareUpload({ ...good, ...fault })).rejects.toMatchObject({
      code: 'ARGUMENT_INVALID',
      details: { argument },
    });
  });
}

async function* inOrder(requests: readonly mediaProto.StoreMediaRequest[]): AsyncGenerator<mediaProto.StoreMediaRequest, void> {
  yield* requests;
}
