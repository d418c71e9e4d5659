import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The world engine that the request of an operation chose; null where it chose none. */
export class RequestedEngine0014 implements MigrationInterface {
  readonly name = 'RequestedEngine1790000000014';

  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE operation ADD COLUMN engine text');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE operation DROP COLUMN engine');
  }
}
