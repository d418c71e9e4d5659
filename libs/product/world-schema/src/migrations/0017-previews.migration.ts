import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Early assets of running generations, and the newest pass that has written some; both null for all other operations. */
export class Previews0017 implements MigrationInterface {
  readonly name = 'Previews1790000000017';

  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE operation ADD COLUMN preview jsonb, ADD COLUMN preview_pass bigint');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE operation DROP COLUMN preview, DROP COLUMN preview_pass');
  }
}
