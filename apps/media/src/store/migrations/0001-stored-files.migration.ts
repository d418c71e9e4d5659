import type { MigrationInterface, QueryRunner } from 'typeorm';

export class StoredFiles0001 implements MigrationInterface {
  readonly name = 'StoredFiles1793000000001';

  async up(db: QueryRunner): Promise<void> {
    // Keys sort by their codes, so that all below a prefix is one range of the primary key.
    await db.query(`CREATE TABLE stored_file (
      key text COLLATE "C" PRIMARY KEY CHECK (key ~ '^[A-Za-z0-9._/-]+$' AND length(key) <= 512),
      bytes bigint NOT NULL CHECK (bytes >= 0),
      sha256 text NOT NULL CHECK (sha256 ~ '^[0-9a-f]{64}$'),
      content_type text NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now())`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE stored_file');
  }
}
