import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ObjectsBeingDeleted0003 implements MigrationInterface {
  readonly name = 'ObjectsBeingDeleted1793000000003';

  async up(db: QueryRunner): Promise<void> {
    // Set while a sweep may be deleting the object from the store: nobody claims it before that moment. The constraint holds a
    // process of the last release to it as well, which does not know the column: its claim fails.
    await db.query(`ALTER TABLE media_object ADD COLUMN deleting_until timestamptz,
      ADD CONSTRAINT media_object_deleted_or_claimed CHECK (deleting_until IS NULL OR claims = 0)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE media_object DROP COLUMN deleting_until');
  }
}
