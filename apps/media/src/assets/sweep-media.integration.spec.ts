import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { openFileStore } from '@diorama/objects';
import type { ObjectStore } from '@diorama/objects';
import { connectDataSource, migrate } from '@diorama/postgres';
import { startPostgres } from '@diorama/testkit';
import type { Logger } from '@diorama/telemetry';
import type { TestDatabase } from '@diorama/testkit';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { MediaInspector } from '../content/inspector.js';
import { createMediaDataSource } from '../store/data-source.js';
import { deleteMediaAsset, insertReadyAsset } from '../store/media-assets.js';
import { claimObjectForWrite, markObjectsForDeletion, finishObjectDeletion } from '../store/media-objects.js';
import { MediaIntake } from './media-intake.js';
import { MediaSweeper } from './sweep-media.js';

const ACCOUNT = 'acc_1';
const AWAY = { code: 'UNAVAILABLE' };

let postgres: Awaited<ReturnType<typeof startPostgres>>;
let admin: Awaited<ReturnType<TestDatabase['openAdmin']>>;
let dataSource: DataSource;
let folder: string;
let store: ObjectStore;
let count = 0;
/** What stands between a sweep and the store. */
let beforeDelete: (key: string) => Promise<void>;

beforeAll(async () => {
  postgres = await startPostgres();
  const database = await postgres.createDatabase();
  admin = await database.openAdmin();
  dataSource = createMediaDataSource({ url: database.url('media'), poolSize: 4, onIdleError: () => undefined });
  await connectDataSource(dataSource);
  await migrate(dataSource);
  folder = await mkdtemp(join(tmpdir(), 'diorama-sweep-'));
  const whole = await openFileStore(folder);
  const guarded = { delete: async (key: string): Promise<void> => beforeDelete(key).then(() => whole.delete(key)) };
  store = Object.assign(Object.create(whole) as ObjectStore, guarded);
});
afterAll(async () => {
  await dataSource?.destroy();
  await admin?.end();
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  beforeDelete = async () => undefined;
  await admin.query('DELETE FROM media.media_asset');
  await admin.query('DELETE FROM media.media_object');
});

const inspector = {
  inspect: async () => ({ extension: 'png', contentType: 'image/png', width: 1, height: 1, durationSeconds: null }),
} as unknown as MediaInspector;
const logger = { warn: () => undefined } as unknown as Logger;
const fetchWindow = { failures: 30, seconds: 600 };
const sweep = (): Promise<number> => new MediaSweeper({ dataSource, store, retentionSeconds: null, fetchWindow, logger }).sweep(1_000);
const isStored = async (key: string): Promise<boolean> => store.stat(key).then(Boolean, () => false);
const query = async <Row>(text: string): Promise<Row[]> => (await admin.query(text)).rows as Row[];

/** Stores these bytes as an asset; returns its key. */
async function arrive(text: string): Promise<string> {
  const content = (async function* () {
    yield Buffer.from(text);
  })();
  const arrival = { accountId: ACCOUNT, use: 'image', bytesMax: 1_000, content } as const;
  const asset = { accountId: ACCOUNT, projectId: 'p', origin: 'inline', kind: 'image', fileName: 'a.png', extension: 'png' } as const;
  const id = `media_${String(++count).padStart(22, '0')}`;
  const made = await new MediaIntake({ dataSource, store, inspector }).take(arrival, (stored) =>
    insertReadyAsset(dataSource, { asset: { ...asset, id }, content: stored, quota: null }),
  );
  return made?.content?.key ?? '';
}

/** As if the time of every asset were over. */
const ageAll = (): Promise<unknown> => admin.query(`UPDATE media.media_asset SET last_used_at = now() - interval '9 days'`);
/** As if what any sweep is at had begun long ago. */
const passTime = (): Promise<unknown> =>
  admin.query(`UPDATE media.media_object SET deleting_until = now(), check_at = now() WHERE deleting_until IS NOT NULL`);

describe('the deletion of a media asset', () => {
  const sweeper = (): MediaSweeper => new MediaSweeper({ dataSource, store, retentionSeconds: null, fetchWindow, logger });
  const onlyId = async (): Promise<string> => (await query<{ id: string }>('SELECT id FROM media.media_asset'))[0]?.id ?? '';

  it('that is killed between the record and the object is finished by the sweep', async () => {
    const key = await arrive('killed');
    await deleteMediaAsset(dataSource, ACCOUNT, await onlyId()); // the process ends here
    expect(await isStored(key)).toBe(true);
    expect(await sweep()).toBe(1);
    expect([await isStored(key), await query('SELECT * FROM media.media_object')]).toEqual([false, []]);
  });

  it('succeeds though the store refuses, and the sweep deletes the object later', async () => {
    const key = await arrive('refused');
    const id = await onlyId();
    beforeDelete = () => Promise.reject(new Error('refused'));
    await sweeper().deleteAsset(ACCOUNT, id);
    await expect(sweeper().deleteAsset(ACCOUNT, id)).rejects.toMatchObject({ code: 'MEDIA_ASSET_NOT_FOUND' });
    expect(await isStored(key)).toBe(true);
    beforeDelete = async () => undefined;
    await passTime();
    await sweep();
    expect(await isStored(key)).toBe(false);
  });

  it('does not wait for other objects that are due', async () => {
    const [mine, other] = [await arrive('mine'), await arrive('other')];
    const [{ id } = { id: '' }] = await query<{ id: string }>(`SELECT id FROM media.media_asset WHERE key = '${mine}'`);
    await query(`DELETE FROM media.media_asset WHERE key = '${other}'`);
    await query('UPDATE media.media_object SET check_at = now()');
    await sweeper().deleteAsset(ACCOUNT, id);
    expect([await isStored(mine), await isStored(other)]).toEqual([false, true]);
  });
});

describe('a sweep whose store is slow', () => {
  it('holds no transaction open during the deletion, and an upload of the same bytes waits and is kept', async () => {
    const key = await arrive('slow');
    await ageAll();
    const [begun, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    beforeDelete = () => {
      begun.resolve();
      return gate.promise;
    };
    const sweeping = sweep();
    await begun.promise;
    expect(await query(`SELECT query FROM pg_stat_activity WHERE state = 'idle in transaction'`)).toEqual([]);
    const arriving = arrive('slow');
    await expect.poll(() => claimObjectForWrite(dataSource, key)).toBe(false);
    gate.resolve();
    expect([await sweeping, await arriving]).toEqual([2, key]);
    expect(await isStored(key)).toBe(true);
    expect(await query('SELECT key FROM media.stored_file')).toContainEqual({ key });
  });

  it('has a second sweep leave alone what the first is at', async () => {
    const key = await arrive('twice');
    await ageAll();
    const [begun, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const deleted: string[] = [];
    beforeDelete = (which) => {
      deleted.push(which);
      begun.resolve();
      return gate.promise;
    };
    const first = sweep();
    await begun.promise;
    expect(await sweep()).toBe(0);
    gate.resolve();
    await first;
    expect([deleted, await isStored(key)]).toEqual([[key], false]);
  });

  it('refuses for now what would have to wait for long', async () => {
    const key = await arrive('long');
    await sweepUntilDoomed(key);
    await expect(arrive('long')).rejects.toMatchObject(AWAY);
    await passTime();
    expect(await arrive('long')).toBe(key);
    expect(await isStored(key)).toBe(true);
  });
});

describe('a sweep whose store refuses an object', () => {
  it('deletes the others, logs it, and retries that one later', async () => {
    const [bad, good] = [await arrive('bad'), await arrive('good')];
    await ageAll();
    beforeDelete = async (key) => {
      if (key === bad) throw new Error('refused');
    };
    await expect(sweep()).rejects.toThrow('refused');
    expect([await isStored(bad), await isStored(good)]).toEqual([true, false]);
    expect(await sweep()).toBe(0); // not at once
    beforeDelete = async () => undefined;
    await passTime();
    expect([await sweep(), await isStored(bad)]).toEqual([1, false]);
    expect(await query('SELECT key FROM media.media_object')).toEqual([]);
  });
});

describe('an object that is being deleted', () => {
  it('is taken over from a sweep that was cut off, whose end then changes nothing', async () => {
    const key = await arrive('cut off');
    const doomed = await sweepUntilDoomed(key);
    await passTime();
    expect(await arrive('cut off')).toBe(key);
    await finishObjectDeletion(dataSource, doomed, [key]);
    expect(await query('SELECT key FROM media.media_object')).toEqual([{ key }]);
  });

  it('can be named by no asset whose claim has run out', async () => {
    const key = await arrive('late');
    await sweepUntilDoomed(key);
    const asset = { id: `media_${'9'.repeat(22)}`, accountId: ACCOUNT, projectId: 'p', origin: 'inline', kind: 'image' } as const;
    const content = { key, contentType: 'image/png', bytes: 4, sha256: '0'.repeat(64), width: 1, height: 1, durationSeconds: null };
    const naming = insertReadyAsset(dataSource, { asset: { ...asset, fileName: 'a.png', extension: 'png' }, content, quota: null });
    await expect(naming).rejects.toMatchObject(AWAY);
    expect(await query('SELECT id FROM media.media_asset')).toEqual([]);
  });

  it('cannot be claimed by a process of the last release either', async () => {
    const key = await arrive('older');
    await sweepUntilDoomed(key);
    await expect(admin.query('UPDATE media.media_object SET claims = claims + 1 WHERE key = $1', [key])).rejects.toMatchObject({
      code: '23514', // check_violation
    });
  });
});

/** As far as a sweep comes that is cut off before it has deleted the object. */
async function sweepUntilDoomed(key: string): Promise<Awaited<ReturnType<typeof markObjectsForDeletion>>> {
  await admin.query('DELETE FROM media.media_asset');
  await admin.query('UPDATE media.media_object SET check_at = now()');
  const doomed = await markObjectsForDeletion(dataSource, 10);
  expect(doomed.keys).toEqual([key]);
  return doomed;
}
