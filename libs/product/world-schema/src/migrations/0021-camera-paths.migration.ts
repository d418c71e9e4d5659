import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Exports keep their camera path where operations without a world keep their prompt. */
export class CameraPaths0021 implements MigrationInterface {
  readonly name = 'CameraPaths1790000000021';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE operation DROP CONSTRAINT operation_prompt,
      ADD CONSTRAINT operation_prompt CHECK (prompt IS NULL OR world_id IS NULL OR kind = 'export-world')`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`UPDATE operation SET prompt = NULL WHERE kind = 'export-world'`);
    await db.query(`ALTER TABLE operation DROP CONSTRAINT operation_prompt,
      ADD CONSTRAINT operation_prompt CHECK (prompt IS NULL OR world_id IS NULL)`);
  }
}
