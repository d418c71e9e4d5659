import type { MigrationInterface, QueryRunner } from 'typeorm';

export class MediaAssets0002 implements MigrationInterface {
  readonly name = 'MediaAssets1793000000002';

  async up(db: QueryRunner): Promise<void> {
    // Objects of tenants. Assets of the same bytes share one: it may go only when no asset names it, which the foreign key
    // holds, and while nobody is about to make it (`claims`). `check_at` is set as long as somebody has to look.
    await db.query(`CREATE TABLE media_object (
      key text COLLATE "C" PRIMARY KEY CHECK (key ~ '^inputs-[A-Za-z0-9_-]+/[0-9a-f]{64}[.][a-z0-9]{1,16}$'),
      claims integer NOT NULL CHECK (claims >= 0),
      claimed_until timestamptz NOT NULL,
      check_at timestamptz)`);
    await db.query('CREATE INDEX media_object_check ON media_object (check_at) WHERE check_at IS NOT NULL');
    await db.query(`CREATE TABLE media_asset (
      id text COLLATE "C" PRIMARY KEY CHECK (id ~ '^media_[0-9A-Za-z]{22}$'),
      account_id text NOT NULL,
      project_id text NOT NULL,
      origin text NOT NULL CHECK (origin IN ('upload', 'inline', 'fetched')),
      state text NOT NULL CHECK (state IN ('PENDING_UPLOAD', 'READY', 'REJECTED', 'EXPIRED')),
      kind text NOT NULL CHECK (kind IN ('image', 'video')),
      file_name text NOT NULL CHECK (length(file_name) <= 255),
      extension text NOT NULL CHECK (length(extension) <= 16),
      reason text,
      key text COLLATE "C" REFERENCES media_object,
      content_type text,
      bytes bigint CHECK (bytes >= 0),
      sha256 text CHECK (sha256 ~ '^[0-9a-f]{64}$'),
      width integer CHECK (width > 0),
      height integer CHECK (height > 0),
      duration_seconds double precision CHECK (duration_seconds >= 0),
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz,
      CHECK ((state = 'READY') = (key IS NOT NULL)),
      CHECK (num_nulls(key, content_type, bytes, sha256, width, height) IN (0, 6)))`);
    await db.query('CREATE INDEX media_asset_account ON media_asset (account_id, id)');
    await db.query('CREATE INDEX media_asset_key ON media_asset (key) WHERE key IS NOT NULL');
    // What a sweep looks for: the oldest of a state and an origin.
    await db.query('CREATE INDEX media_asset_age ON media_asset (state, origin, created_at)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE media_asset');
    await db.query('DROP TABLE media_object');
  }
}
