import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When the link of a shared world expires, and the hash of its password; null where the link has no such restriction. */
export class ShareRestrictions0018 implements MigrationInterface {
  readonly name = 'ShareRestrictions1790000000018';

  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE world ADD COLUMN share_expires_at timestamptz, ADD COLUMN share_password_hash text');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(WITHDRAW);
    await db.query('ALTER TABLE world DROP COLUMN share_expires_at, DROP COLUMN share_password_hash');
  }
}

/** Earlier releases know no restriction: a link that has one is closed rather than opened to everyone. */
const WITHDRAW = `
UPDATE world SET public = false, allow_id_access = false WHERE share_expires_at IS NOT NULL OR share_password_hash IS NOT NULL`;
