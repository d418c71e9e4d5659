import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AccountStorage0005 implements MigrationInterface {
  readonly name = 'AccountStorage1793000000005';

  async up(db: QueryRunner): Promise<void> {
    // Nothing is added between the first count and the triggers that keep it.
    await db.query('LOCK TABLE media_asset IN SHARE ROW EXCLUSIVE MODE');
    // Assets that are there already begin their retention now, so that an upgrade deletes none of them at once.
    await db.query('ALTER TABLE media_asset ADD COLUMN last_used_at timestamptz NOT NULL DEFAULT now()');
    // READY assets whose retention is over; pages of an account's assets.
    await db.query(`CREATE INDEX media_asset_last_use ON media_asset (origin, last_used_at) WHERE state = 'READY'`);
    await db.query('CREATE INDEX media_asset_listed ON media_asset (account_id, created_at DESC, id DESC)');
    await db.query(COUNTS);
    await db.query(
      'INSERT INTO account_storage (account_id, bytes, assets) SELECT account_id, coalesce(sum(bytes), 0), count(*) FROM media_asset GROUP BY account_id',
    );
    await db.query(COUNT_CHANGES);
    for (const trigger of TRIGGERS) await db.query(trigger);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const change of ['insert', 'update', 'delete']) await db.query(`DROP TRIGGER media_asset_counted_${change} ON media_asset`);
    await db.query('DROP FUNCTION count_media_assets()');
    await db.query('DROP TABLE account_storage');
    await db.query('DROP INDEX media_asset_listed');
    await db.query('ALTER TABLE media_asset DROP COLUMN last_used_at');
  }
}

/** The limits are those that the last call for the account named; null before the first one. */
const COUNTS = `
  CREATE TABLE account_storage (
    account_id text COLLATE "C" PRIMARY KEY,
    bytes bigint NOT NULL DEFAULT 0 CHECK (bytes >= 0),
    assets bigint NOT NULL DEFAULT 0 CHECK (assets >= 0),
    bytes_limit bigint CHECK (bytes_limit >= 0),
    assets_limit bigint CHECK (assets_limit >= 0))`;

/**
 * Triggers keep the counts, whichever statement changes the assets, those of a process of the last release among them. A statement locks the
 * rows of its accounts in the order of their ids, so that two that meet do not wait for each other.
 */
const COUNT_CHANGES = `
  CREATE FUNCTION count_media_assets() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
  DECLARE
    change record;
  BEGIN
    IF TG_OP = 'INSERT' THEN
      FOR change IN SELECT account_id, coalesce(sum(bytes), 0) AS bytes, count(*) AS assets FROM added GROUP BY account_id ORDER BY account_id LOOP
        INSERT INTO account_storage AS known (account_id, bytes, assets) VALUES (change.account_id, change.bytes, change.assets)
        ON CONFLICT (account_id) DO UPDATE SET bytes = known.bytes + excluded.bytes, assets = known.assets + excluded.assets;
      END LOOP;
    ELSIF TG_OP = 'DELETE' THEN
      FOR change IN SELECT account_id, coalesce(sum(bytes), 0) AS bytes, count(*) AS assets FROM removed GROUP BY account_id ORDER BY account_id LOOP
        UPDATE account_storage SET bytes = account_storage.bytes - change.bytes, assets = account_storage.assets - change.assets
        WHERE account_id = change.account_id;
      END LOOP;
    ELSE
      FOR change IN
        SELECT account_id, sum(bytes) AS bytes
        FROM (SELECT account_id, coalesce(bytes, 0) AS bytes FROM added UNION ALL SELECT account_id, -coalesce(bytes, 0) FROM removed) changed
        GROUP BY account_id HAVING sum(bytes) <> 0 ORDER BY account_id
      LOOP
        UPDATE account_storage SET bytes = account_storage.bytes + change.bytes WHERE account_id = change.account_id;
      END LOOP;
    END IF;
    RETURN NULL;
  END $$`;

const TRIGGERS = [
  `CREATE TRIGGER media_asset_counted_insert AFTER INSERT ON media_asset REFERENCING NEW TABLE AS added
     FOR EACH STATEMENT EXECUTE FUNCTION count_media_assets()`,
  `CREATE TRIGGER media_asset_counted_update AFTER UPDATE ON media_asset REFERENCING OLD TABLE AS removed NEW TABLE AS added
     FOR EACH STATEMENT EXECUTE FUNCTION count_media_assets()`,
  `CREATE TRIGGER media_asset_counted_delete AFTER DELETE ON media_asset REFERENCING OLD TABLE AS removed
     FOR EACH STATEMENT EXECUTE FUNCTION count_media_assets()`,
];
