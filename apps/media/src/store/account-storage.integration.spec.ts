import { connectDataSource, migrate } from '@diorama/postgres';
import { startPostgres } from '@diorama/testkit';
import type { TestDatabase } from '@diorama/testkit';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createMediaDataSource } from './data-source.js';

let postgres: Awaited<ReturnType<typeof startPostgres>>;
let admin: Awaited<ReturnType<TestDatabase['openAdmin']>>;
let dataSource: DataSource;

beforeAll(async () => {
  postgres = await startPostgres();
  const database = await postgres.createDatabase();
  admin = await database.openAdmin();
  dataSource = createMediaDataSource({ url: database.url('media'), poolSize: 2, onIdleError: () => undefined });
  await connectDataSource(dataSource);
  await migrate(dataSource);
});
afterAll(async () => {
  await dataSource?.destroy();
  await admin?.end();
  await postgres?.stop();
});

const idOf = (count: number): string => `media_${String(count).padStart(22, '0')}`;
const keyOf = (account: string, count: number): string => `inputs-${account}/${String(count).padStart(64, '0')}.png`;

/** A READY asset as the version before makes one: it knows neither the counts nor the time of the last use. */
async function insertReady(account: string, count: number, bytes: number): Promise<void> {
  await admin.query('INSERT INTO media.media_object (key, claims, claimed_until) VALUES ($1, 0, now())', [keyOf(account, count)]);
  await admin.query(
    `INSERT INTO media.media_asset (id, account_id, project_id, origin, state, kind, file_name, extension, key, content_type, bytes, sha256,
       width, height, created_at)
     VALUES ($1, $2, 'p', 'upload', 'READY', 'image', 'a.png', 'png', $3, 'image/png', $4, repeat('a', 64), 1, 1, now() - interval '400 days')`,
    [idOf(count), account, keyOf(account, count), bytes],
  );
}

const storageOf = async (account: string): Promise<unknown> =>
  (await admin.query('SELECT bytes::int, assets::int FROM media.account_storage WHERE account_id = $1', [account])).rows[0];

describe('the storage of accounts', () => {
  it('is counted from what is there at the migration, which begins the retention of all assets', async () => {
    while (dataSource.migrations.length > 0 && (await hasTable())) await dataSource.undoLastMigration();
    await insertReady('acc_old', 1, 30);
    await insertReady('acc_old', 2, 12);
    await migrate(dataSource);
    expect(await storageOf('acc_old')).toEqual({ bytes: 42, assets: 2 });
    const { rows } = await admin.query(`SELECT bool_and(last_used_at > now() - interval '1 hour') AS fresh FROM media.media_asset`);
    expect(rows).toEqual([{ fresh: true }]);
  });

  it('is counted for every statement that changes the assets', async () => {
    await insertReady('acc_any', 10, 5);
    await insertReady('acc_any', 11, 7);
    expect(await storageOf('acc_any')).toEqual({ bytes: 12, assets: 2 });
    await admin.query(`UPDATE media.media_asset SET updated_at = now() WHERE account_id = 'acc_any'`);
    await admin.query(`UPDATE media.media_asset SET bytes = 100 WHERE id = $1`, [idOf(10)]);
    expect(await storageOf('acc_any')).toEqual({ bytes: 107, assets: 2 });
    await admin.query(`DELETE FROM media.media_asset WHERE id = ANY($1)`, [[idOf(1), idOf(10)]]);
    expect([await storageOf('acc_old'), await storageOf('acc_any')]).toEqual([
      { bytes: 12, assets: 1 },
      { bytes: 7, assets: 1 },
    ]);
  });
});

async function hasTable(): Promise<boolean> {
  return (await admin.query(`SELECT to_regclass('media.account_storage') IS NOT NULL AS is_there`)).rows[0]?.is_there === true;
}
