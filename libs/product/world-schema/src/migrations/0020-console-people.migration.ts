import type { MigrationInterface, QueryRunner } from 'typeorm';

/** People whom an identity provider named, with their sessions in the console. */
export class ConsolePeople0020 implements MigrationInterface {
  readonly name = 'ConsolePeople1790000000020';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
ALTER TABLE console_session
  ADD COLUMN person jsonb -- {subject, email, name, role, grants}; null where an operator token began the session`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE console_session DROP COLUMN person');
  }
}
