import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sessions of operators in the console, so that signing out ends every copy of a cookie. */
export class ConsoleSessions0010 implements MigrationInterface {
  readonly name = 'ConsoleSessions1790000000010';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
CREATE TABLE console_session (
  id text PRIMARY KEY, -- proves nothing alone: the cookie is signed
  operator text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  ended_at timestamptz -- when its operator signed out
);
CREATE INDEX console_session_expiry ON console_session (expires_at);`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE console_session');
  }
}
