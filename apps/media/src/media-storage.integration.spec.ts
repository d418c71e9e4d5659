import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';

import type { mediaProto } from '@diorama/proto-types';
import { findFreePort, isS3ServerInstalled, startPostgres, startS3 } from '@diorama/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import {
  MEDIA_KIND_IMAGE,
  MEDIA_PURPOSE_IMAGE,
  MEDIA_STATE_PENDING_UPLOAD,
  MEDIA_STATE_READY,
  beginTestUpload,
  getAsset,
  streamInlineMedia,
  createTestPicture,
  prepareTestUpload,
  sendTestUpload,
} from './testing/media-uploads.js';
import type { PreparedUpload } from './testing/media-uploads.js';
import { startTestMedia } from './testing/start-media.js';
import type { TestMedia } from './testing/start-media.js';

const EXCEEDED = { code: 'STORAGE_QUOTA_EXCEEDED' };
const NOT_FOUND = { code: 'MEDIA_ASSET_NOT_FOUND' };
const AMPLE: mediaProto.StorageQuota = { bytes: 1_000_000_000, assets: 1_000 };

describe('the storage of accounts in a folder', () => {
  let media: TestMedia;
  beforeAll(async () => {
    media = await startTestMedia({ postgres: await startPostgres(), freePort: findFreePort });
  });
  afterAll(() => media.stop());

  describeQuota(() => media);
  describeDeletion(() => media);
  describeList(() => media);
});

describe.skipIf(!isS3ServerInstalled())('the storage of accounts in S3', () => {
  let media: TestMedia;
  beforeAll(async () => {
    media = await startTestMedia({ postgres: await startPostgres(), s3: await startS3(), freePort: findFreePort });
  });
  afterAll(() => media.stop());

  describeQuota(() => media);
  describeDeletion(() => media);
});

function describeQuota(current: () => TestMedia): void {
  const storageOf = (accountId: string) => current().client.getStorage({ accountId });

  it('counts an upload from its preparation, and refuses one more than the quota', async () => {
    const quota = { ...AMPLE, assets: 2 };
    const [one] = [await prepareWithin(current(), 'acc_count', quota), await prepareWithin(current(), 'acc_count', quota)];
    await expect(prepareWithin(current(), 'acc_count', quota)).rejects.toMatchObject({
      ...EXCEEDED,
      details: { limit: '2', used: '2', unit: 'media assets' },
    });
    expect(await storageOf('acc_count')).toEqual({ bytes: 0, assets: 2 });
    await current().client.deleteMediaAsset({ accountId: 'acc_count', mediaAssetId: one.id });
    await prepareWithin(current(), 'acc_count', quota);
    await expect(prepareWithin(current(), 'acc_count', quota)).rejects.toMatchObject(EXCEEDED);
  });

  it('lets as many of the uploads that are prepared at once through as there is room for', async () => {
    const outcomes = await Promise.allSettled(
      Array.from({ length: 12 }, () => prepareWithin(current(), 'acc_many', { ...AMPLE, assets: 5 })),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    expect(await storageOf('acc_many')).toEqual({ bytes: 0, assets: 5 });
  });

  it('stops an upload that would exceed the quota while it streams, and leaves the asset waiting', async () => {
    const prepared = await prepareWithin(current(), 'acc_stream', { ...AMPLE, bytes: 100_000 });
    const sending = beginTestUpload(prepared); // in pieces, without a length
    const answered = once(sending, 'response') as Promise<[IncomingMessage]>;
    for (let sent = 0; sent < 4 && !sending.destroyed; sent++) sending.write(Buffer.alloc(50_000));
    const [answer] = await answered; // though the body has no end yet
    expect([answer.statusCode, JSON.parse(await text(answer))]).toEqual([
      400,
      {
        detail: expect.stringContaining('storage quota of the account is exceeded'),
        code: 'STORAGE_QUOTA_EXCEEDED',
        request_id: expect.any(String),
      },
    ]);
    sending.destroy();
    expect((await getAsset(current(), 'acc_stream', prepared.id)).state).toBe(MEDIA_STATE_PENDING_UPLOAD);
    expect([await current().keys('inputs-acc_stream/'), await storageOf('acc_stream')]).toEqual([[], { bytes: 0, assets: 1 }]);
    await expect.poll(() => current().leftovers()).toBe(0);
    expect((await sendTestUpload(prepared, new Uint8Array(await createTestPicture()))).status).toBe(200);
  });

  it('does not let two uploads that run at once exceed the quota together', async () => {
    const pictures = [await createTestPicture(200), await createTestPicture(200)];
    const [first, second] = pictures.map(({ length }) => length);
    const quota = { ...AMPLE, bytes: (first ?? 0) + (second ?? 0) - 1 };
    const uploads = [await prepareWithin(current(), 'acc_both', quota), await prepareWithin(current(), 'acc_both', quota)];
    const sendings = uploads.map((prepared) => beginTestUpload(prepared));
    const answers = sendings.map((sending) => once(sending, 'response') as Promise<[IncomingMessage]>);
    for (const [index, sending] of sendings.entries()) sending.write(pictures[index]?.subarray(0, 40));
    await expect.poll(() => current().incoming()).toBe(2); // both found room when they began
    for (const [index, sending] of sendings.entries()) sending.end(pictures[index]?.subarray(40));
    const statuses = await Promise.all(answers.map(async (answer) => (await answer)[0].statusCode));
    expect(new Set(statuses)).toEqual(new Set([200, 400]));
    const { bytes } = await storageOf('acc_both');
    expect([first, second]).toContain(bytes);
    await current().client.sweepMedia({ limit: 1_000 });
    expect(await current().keys('inputs-acc_both/')).toHaveLength(1);
    const states = await Promise.all(uploads.map(async ({ id }) => (await getAsset(current(), 'acc_both', id)).state));
    expect(new Set(states)).toEqual(new Set([MEDIA_STATE_PENDING_UPLOAD, MEDIA_STATE_READY]));
  });

  it('holds media that comes with requests to the same quota, and stores nothing of what is refused', async () => {
    const picture = await createTestPicture();
    const store = (quota: mediaProto.StorageQuota, content: Buffer) =>
      current().client.storeMedia(streamInlineMedia({ accountId: 'acc_with', purpose: MEDIA_PURPOSE_IMAGE, quota }, content));
    await store({ bytes: picture.length, assets: 2 }, picture);
    await expect(store({ bytes: picture.length, assets: 2 }, await createTestPicture())).rejects.toMatchObject(EXCEEDED);
    await expect(store({ ...AMPLE, assets: 1 }, await createTestPicture())).rejects.toMatchObject(EXCEEDED);
    expect(await storageOf('acc_with')).toEqual({ bytes: picture.length, assets: 1 });
    await current().client.sweepMedia({ limit: 1_000 });
    expect([await current().keys('inputs-acc_with/'), await current().leftovers()]).toEqual([[expect.any(String)], 0]);
  });

  it('refuses media by URL before it is fetched where there is no room', async () => {
    await prepareWithin(current(), 'acc_uri', AMPLE);
    const request = { accountId: 'acc_uri', projectId: 'prj_1', url: 'https://example.com/a.png', purpose: MEDIA_PURPOSE_IMAGE };
    for (const quota of [
      { ...AMPLE, assets: 1 },
      { ...AMPLE, bytes: 0 },
    ])
      await expect(current().client.fetchMedia({ ...request, quota })).rejects.toMatchObject(EXCEEDED);
    await expect(current().client.fetchMedia({ ...request, quota: AMPLE })).rejects.toMatchObject({ code: 'MEDIA_URL_UNFETCHABLE' });
  });

  it('stays exact under uploads, requests and deletions of one account at once', async () => {
    const quota = { bytes: 2_000, assets: 6 };
    const client = async (): Promise<void> => {
      for (let round = 0; round < 5; round++) {
        const content = await createTestPicture();
        const made = await (round % 2 === 0 ? upload(current(), quota, content) : storeWithin(current(), quota, content));
        const usage = await storageOf('acc_mixed');
        expect(usage.bytes <= quota.bytes && usage.assets <= quota.assets).toBe(true);
        if (made !== null && round % 3 !== 0) await current().client.deleteMediaAsset({ accountId: 'acc_mixed', mediaAssetId: made });
      }
    };
    await Promise.all([client(), client(), client(), client()]);
    const [sums] = await current().query(
      `SELECT coalesce(sum(bytes), 0)::int AS bytes, count(*)::int AS assets FROM media.media_asset WHERE account_id = 'acc_mixed'`,
    );
    expect(await storageOf('acc_mixed')).toEqual(sums);
  });
}

function describeDeletion(current: () => TestMedia): void {
  const remove = (accountId: string, mediaAssetId: string) => current().client.deleteMediaAsset({ accountId, mediaAssetId });

  it('deletes a media asset with its object at once, and only once', async () => {
    const prepared = await uploaded(current(), 'acc_del');
    const { key } = await getAsset(current(), 'acc_del', prepared.id);
    await expect(remove('acc_other', prepared.id)).rejects.toMatchObject(NOT_FOUND);
    await remove('acc_del', prepared.id);
    expect([await current().keys('inputs-acc_del/'), await current().client.getStorage({ accountId: 'acc_del' })]).toEqual([
      [],
      { bytes: 0, assets: 0 },
    ]);
    await expect(remove('acc_del', prepared.id)).rejects.toMatchObject(NOT_FOUND);
    await expect(getAsset(current(), 'acc_del', prepared.id)).rejects.toMatchObject(NOT_FOUND);
    const uses = [{ mediaAssetId: prepared.id, purpose: MEDIA_PURPOSE_IMAGE }];
    await expect(current().client.useMediaAssets({ accountId: 'acc_del', uses })).rejects.toMatchObject(NOT_FOUND);
    // A start that found the asset before: its worker asks for the object, and is refused.
    await expect(current().client.signDownloads({ keys: [key], manifestKeys: [], audience: 'AUDIENCE_WORKER' })).rejects.toMatchObject({
      code: 'OBJECT_NOT_FOUND',
    });
  });

  it('keeps the object as long as another asset has the same bytes', async () => {
    const content = await createTestPicture();
    const [one, two] = [await uploaded(current(), 'acc_share', content), await uploaded(current(), 'acc_share', content)];
    await remove('acc_share', one.id);
    expect(await current().keys('inputs-acc_share/')).toEqual([(await getAsset(current(), 'acc_share', two.id)).key]);
    await remove('acc_share', two.id);
    expect(await current().keys('inputs-acc_share/')).toEqual([]);
  });

  it('ends a concurrent upload with a 404, and stores nothing of it', async () => {
    const prepared = await prepareWithin(current(), 'acc_mid', AMPLE);
    const content = await createTestPicture();
    const sending = beginTestUpload(prepared);
    sending.write(content.subarray(0, 30));
    await expect.poll(() => current().incoming()).toBe(1);
    await remove('acc_mid', prepared.id);
    const answered = once(sending, 'response') as Promise<[IncomingMessage]>;
    sending.end(content.subarray(30));
    expect((await answered)[0].statusCode).toBe(404);
    await current().client.sweepMedia({ limit: 1_000 });
    expect([await current().keys('inputs-acc_mid/'), await current().leftovers()]).toEqual([[], 0]);
    expect((await sendTestUpload(prepared, new Uint8Array(content))).status).toBe(404);
  });
}

function describeList(current: () => TestMedia): void {
  const list = (request: Partial<mediaProto.ListMediaAssetsRequest>) =>
    current().client.listMediaAssets({ accountId: 'acc_list', pageSize: 100, pageToken: '', ascending: false, ...request });
  const idsOf = ({ mediaAssets }: mediaProto.ListMediaAssetsResponse): string[] => mediaAssets.map(({ mediaAssetId }) => mediaAssetId);
  let ids: string[];
  beforeAll(async () => {
    ids = [];
    for (let count = 0; count < 5; count++) ids.push((await prepareWithin(current(), 'acc_list', AMPLE)).id);
    ids.push((await uploaded(current(), 'acc_list')).id);
    await prepareWithin(current(), 'acc_list2', AMPLE);
    // Two of the same moment: their ids order them.
    await current().query(`UPDATE media.media_asset SET created_at = date_trunc('day', now()) WHERE id = ANY($1)`, [ids.slice(0, 2)]);
  });

  it('lists the assets of an account page by page, each once', async () => {
    const whole = idsOf(await list({}));
    expect(whole.toSorted()).toEqual(ids.toSorted());
    expect(idsOf(await list({ ascending: true }))).toEqual(whole.toReversed());
    const paged: string[] = [];
    let pageToken = '';
    do {
      const page = await list({ pageSize: 1, pageToken });
      paged.push(...idsOf(page));
      pageToken = page.nextPageToken;
    } while (pageToken !== '');
    expect(paged).toEqual(whole);
  });

  it('filters by kind and by state', async () => {
    expect(idsOf(await list({ state: MEDIA_STATE_READY }))).toEqual(ids.slice(5));
    expect(idsOf(await list({ state: MEDIA_STATE_PENDING_UPLOAD, kind: MEDIA_KIND_IMAGE }))).toHaveLength(5);
    expect(idsOf(await list({ kind: 'MEDIA_KIND_VIDEO' }))).toEqual([]);
  });

  it('takes a page token for the same list only', async () => {
    const { nextPageToken: pageToken } = await list({ pageSize: 2 });
    for (const other of [{ accountId: 'acc_list2' }, { ascending: true }, { state: MEDIA_STATE_READY }, { kind: MEDIA_KIND_IMAGE }])
      await expect(list({ pageToken, ...other })).rejects.toMatchObject({ code: 'PAGE_TOKEN_INVALID' });
    await expect(list({ pageToken: `${pageToken}A` })).rejects.toMatchObject({ code: 'PAGE_TOKEN_INVALID' });
  });
}

async function prepareWithin(media: TestMedia, accountId: string, quota: mediaProto.StorageQuota): Promise<PreparedUpload> {
  return prepareTestUpload(media, accountId, MEDIA_KIND_IMAGE, quota);
}

async function uploaded(media: TestMedia, accountId: string, content?: Buffer): Promise<PreparedUpload> {
  const prepared = await prepareWithin(media, accountId, AMPLE);
  expect((await sendTestUpload(prepared, new Uint8Array(content ?? (await createTestPicture())))).status).toBe(200);
  return prepared;
}

/** The id of the asset, or null where there was no room. */
async function upload(media: TestMedia, quota: mediaProto.StorageQuota, content: Buffer): Promise<string | null> {
  const prepared = await prepareWithin(media, 'acc_mixed', quota).catch(nullWhenFull);
  if (prepared === null) return null;
  expect([200, 400]).toContain((await sendTestUpload(prepared, new Uint8Array(content))).status);
  return prepared.id;
}

async function storeWithin(media: TestMedia, quota: mediaProto.StorageQuota, content: Buffer): Promise<string | null> {
  const request = streamInlineMedia({ accountId: 'acc_mixed', purpose: MEDIA_PURPOSE_IMAGE, quota }, content);
  const stored = await media.client.storeMedia(request).catch(nullWhenFull);
  return stored?.mediaAsset?.mediaAssetId ?? null;
}

function nullWhenFull(error: unknown): null {
  expect(error).toMatchObject(EXCEEDED);
  return null;
}
