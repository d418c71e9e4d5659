import { findFreePort, isS3ServerInstalled, startPostgres, startS3 } from '@diorama/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import {
  MEDIA_PURPOSE_IMAGE,
  MEDIA_STATE_EXPIRED,
  MEDIA_STATE_READY,
  MEDIA_STATE_REJECTED,
  getAsset,
  createTestPicture,
  prepareTestUpload,
  sendTestUpload,
  storeInline,
} from './testing/media-uploads.js';
import type { PreparedUpload } from './testing/media-uploads.js';
import { startTestMedia } from './testing/start-media.js';
import type { TestMedia } from './testing/start-media.js';

const NOT_FOUND = { code: 'MEDIA_ASSET_NOT_FOUND' };
const DAY = 24;

describe('sweeping media in a folder', () => {
  let media: TestMedia;
  beforeAll(async () => {
    media = await startTestMedia({ postgres: await startPostgres(), freePort: findFreePort });
  });
  afterAll(() => media.stop());

  describeSweeps(() => media);
  describeAccounts(() => media);
});

describe.skipIf(!isS3ServerInstalled())('sweeping media in S3', () => {
  let media: TestMedia;
  beforeAll(async () => {
    media = await startTestMedia({ postgres: await startPostgres(), s3: await startS3(), freePort: findFreePort });
  });
  afterAll(() => media.stop());

  describeSweeps(() => media);
  describeAccounts(() => media);
});

describe('an installation that keeps uploads for two days', () => {
  let media: TestMedia;
  beforeAll(async () => {
    media = await startTestMedia({ postgres: await startPostgres(), freePort: findFreePort, options: { retentionSeconds: 2 * 86_400 } });
  });
  afterAll(() => media.stop());

  it('deletes them then, and keeps younger ones', async () => {
    const [old, young] = [await uploaded(media, 'acc_kept'), await uploaded(media, 'acc_kept')];
    await age(media, old.id, 49);
    await age(media, young.id, 47);
    await sweep(media);
    await expect(getAsset(media, 'acc_kept', old.id)).rejects.toMatchObject(NOT_FOUND);
    expect(await media.keys('inputs-acc_kept/')).toEqual([(await getAsset(media, 'acc_kept', young.id)).key]);
  });

  it('keeps one that was used since then', async () => {
    const [used, unused] = [await uploaded(media, 'acc_used'), await uploaded(media, 'acc_used')];
    for (const { id } of [used, unused]) await age(media, id, 100);
    await media.client.useMediaAssets({ accountId: 'acc_used', uses: [{ mediaAssetId: used.id, purpose: MEDIA_PURPOSE_IMAGE }] });
    await sweep(media);
    expect(await media.keys('inputs-acc_used/')).toEqual([(await getAsset(media, 'acc_used', used.id)).key]);
    await expect(getAsset(media, 'acc_used', unused.id)).rejects.toMatchObject(NOT_FOUND);
  });
});

describe('an installation that keeps uploads for an hour', () => {
  let media: TestMedia;
  beforeAll(async () => {
    media = await startTestMedia({ postgres: await startPostgres(), freePort: findFreePort, options: { retentionSeconds: 3_600 } });
  });
  afterAll(() => media.stop());

  it('deletes none that an operation may still use: operations run for a day', async () => {
    const [lately, before] = [await uploaded(media, 'acc_hour'), await uploaded(media, 'acc_hour')];
    await age(media, lately.id, 24);
    await age(media, before.id, 26);
    await sweep(media);
    expect(await media.keys('inputs-acc_hour/')).toEqual([(await getAsset(media, 'acc_hour', lately.id)).key]);
    await expect(getAsset(media, 'acc_hour', before.id)).rejects.toMatchObject(NOT_FOUND);
  });
});

function describeSweeps(current: () => TestMedia): void {
  it('gives up an upload that has not come in a day, and forgets it after thirty', async () => {
    const [late, early] = [await prepareTestUpload(current(), 'acc_pending'), await prepareTestUpload(current(), 'acc_pending')];
    await age(current(), late.id, 25);
    await age(current(), early.id, 23);
    expect(await sweep(current())).toBe(1);
    expect(await sweep(current())).toBe(0);
    expect(await getAsset(current(), 'acc_pending', late.id)).toMatchObject({
      state: MEDIA_STATE_EXPIRED,
      reason: 'the file was never uploaded',
    });
    expect((await sendTestUpload(late, new Uint8Array(await createTestPicture()))).status).toBe(409);
    expect((await sendTestUpload(early, new Uint8Array(await createTestPicture()))).status).toBe(200);
    await age(current(), late.id, 31 * DAY);
    expect(await sweep(current())).toBe(1);
    await expect(getAsset(current(), 'acc_pending', late.id)).rejects.toMatchObject(NOT_FOUND);
  });

  it('forgets a rejected upload after thirty days', async () => {
    const prepared = await prepareTestUpload(current(), 'acc_rejected');
    await sendTestUpload(prepared, 'text');
    await age(current(), prepared.id, 29 * DAY);
    expect(await sweep(current())).toBe(0);
    expect((await getAsset(current(), 'acc_rejected', prepared.id)).state).toBe(MEDIA_STATE_REJECTED);
    await age(current(), prepared.id, 31 * DAY);
    expect(await sweep(current())).toBe(1);
    await expect(getAsset(current(), 'acc_rejected', prepared.id)).rejects.toMatchObject(NOT_FOUND);
  });

  it('deletes media of requests after three days, and keeps uploads', async () => {
    const [old, young] = [
      await storeInline(current(), 'acc_req', await createTestPicture()),
      await storeInline(current(), 'acc_req', await createTestPicture()),
    ];
    const upload = await uploaded(current(), 'acc_req');
    await age(current(), old.mediaAssetId, 73);
    await age(current(), young.mediaAssetId, 71);
    await age(current(), upload.id, 4_000 * DAY);
    expect(await sweep(current())).toBe(2); // the asset and its object
    const kept = [young.key, (await getAsset(current(), 'acc_req', upload.id)).key];
    expect(await current().keys('inputs-acc_req/')).toEqual(kept.sort());
    await expect(current().client.signDownloads({ keys: [old.key], manifestKeys: [], audience: 'AUDIENCE_WORKER' })).rejects.toMatchObject({
      code: 'OBJECT_NOT_FOUND',
    });
    expect((await current().client.signDownloads({ keys: [young.key], manifestKeys: [], audience: 'AUDIENCE_WORKER' })).urls).toHaveLength(
      1,
    );
  });

  it('deletes an object with the last asset that names it', async () => {
    const content = await createTestPicture();
    const [one, two] = [await storeInline(current(), 'acc_shared', content), await storeInline(current(), 'acc_shared', content)];
    await age(current(), one.mediaAssetId, 100);
    await sweep(current());
    expect(await current().keys('inputs-acc_shared/')).toEqual([two.key]);
    await age(current(), two.mediaAssetId, 100);
    await sweep(current());
    expect(await current().keys('inputs-acc_shared/')).toEqual([]);
    expect(await current().query(`SELECT * FROM media.media_object WHERE key LIKE 'inputs-acc_shared/%'`)).toEqual([]);
  });

  it('deletes at most its limit at once', async () => {
    const ids = await Promise.all(Array.from({ length: 5 }, async () => (await prepareTestUpload(current(), 'acc_limit')).id));
    for (const id of ids) await age(current(), id, 25);
    expect([await sweep(current(), 2), await sweep(current(), 2), await sweep(current(), 2), await sweep(current(), 2)]).toEqual([
      2, 2, 1, 0,
    ]);
    await expect(sweep(current(), 0)).rejects.toMatchObject({ code: 'ARGUMENT_INVALID' });
  });

  it('keeps a claimed object until its claim ends', async () => {
    const asset = await storeInline(current(), 'acc_claim', await createTestPicture());
    const setClaim = (until: string) =>
      current().query(`UPDATE media.media_object SET claims = 1, claimed_until = now() + $2::interval, check_at = now() WHERE key = $1`, [
        asset.key,
        until,
      ]);
    await age(current(), asset.mediaAssetId, 100);
    await setClaim('5 minutes');
    await sweep(current());
    expect(await current().keys('inputs-acc_claim/')).toEqual([asset.key]);
    await setClaim('-1 second');
    await sweep(current());
    expect(await current().keys('inputs-acc_claim/')).toEqual([]);
  });

  it('never loses a referenced object and never keeps an unreferenced one, under concurrent stores and sweeps', async () => {
    const contents = await Promise.all(Array.from({ length: 3 }, () => createTestPicture()));
    const client = async (turn: number): Promise<void> => {
      for (let round = 0; round < 6; round++) {
        const content = contents[(turn + round) % contents.length] ?? Buffer.alloc(0);
        const asset = await storeInline(current(), 'acc_busy', content);
        if (round % 2 === 0) await age(current(), asset.mediaAssetId, 100);
        await sweep(current());
      }
    };
    await Promise.all([0, 1, 2, 3].map(client));
    await current().query(`UPDATE media.media_object SET check_at = now() WHERE key LIKE 'inputs-acc_busy/%'`);
    await sweep(current());
    const named = await current().query(`SELECT DISTINCT key FROM media.media_asset WHERE account_id = 'acc_busy' ORDER BY key`);
    expect((named as { key: string }[]).map(({ key }) => key)).toEqual(await current().keys('inputs-acc_busy/'));
    expect(named.length).toBeGreaterThan(0);
    await current().query(`UPDATE media.media_asset SET last_used_at = now() - interval '9 days' WHERE account_id = 'acc_busy'`);
    await sweep(current());
    expect(await current().keys('inputs-acc_busy/')).toEqual([]);
  });
}

function describeAccounts(current: () => TestMedia): void {
  it('deletes everything of an account, and nothing of another', async () => {
    const [sent, waiting] = [await uploaded(current(), 'acc_gone'), await prepareTestUpload(current(), 'acc_gone')];
    const inline = await storeInline(current(), 'acc_gone', await createTestPicture());
    const other = await storeInline(current(), 'acc_gone2', await createTestPicture());
    expect(await current().client.deleteAccountMedia({ accountId: 'acc_gone' })).toEqual({ deleted: 3 });
    expect(await current().client.deleteAccountMedia({ accountId: 'acc_gone' })).toEqual({ deleted: 0 });
    for (const id of [sent.id, waiting.id, inline.mediaAssetId])
      await expect(getAsset(current(), 'acc_gone', id)).rejects.toMatchObject(NOT_FOUND);
    expect(await current().keys('inputs-acc_gone/')).toEqual([]);
    expect(await current().keys('inputs-acc_gone2/')).toEqual([other.key]);
    expect((await getAsset(current(), 'acc_gone2', other.mediaAssetId)).state).toBe(MEDIA_STATE_READY);
    expect((await sendTestUpload(waiting, new Uint8Array(await createTestPicture()))).status).toBe(404);
  });
}

const sweep = async (media: TestMedia, limit = 10_000): Promise<number> => (await media.client.sweepMedia({ limit })).swept;

async function uploaded(media: TestMedia, accountId: string): Promise<PreparedUpload> {
  const prepared = await prepareTestUpload(media, accountId);
  expect((await sendTestUpload(prepared, new Uint8Array(await createTestPicture()))).status).toBe(200);
  return prepared;
}

/** As if the asset had been made so many hours ago. */
async function age(media: TestMedia, id: string, hours: number): Promise<void> {
  const then = 'now() - make_interval(hours => $2)';
  await media.query(`UPDATE media.media_asset SET created_at = ${then}, last_used_at = ${then} WHERE id = $1`, [id, hours]);
}
