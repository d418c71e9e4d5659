import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What failed or was cancelled goes some day, by its age. */
export class FailedWorlds0009 implements MigrationInterface {
  readonly name = 'FailedWorlds1790000000009';

  async up(db: QueryRunner): Promise<void> {
    await db.query('CREATE INDEX world_failed ON world (created_at) WHERE NOT listed AND purged_at IS NULL');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX world_failed');
  }
}
