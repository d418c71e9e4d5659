import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sessions of API keys on the account page, and the requests by which accounts create keys themselves. */
export class AccountSessions0019 implements MigrationInterface {
  readonly name = 'AccountSessions1790000000019';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
CREATE TABLE account_session (
  token_sha256 bytea PRIMARY KEY, -- of the cookie's value, which is stored nowhere
  api_key_id text NOT NULL REFERENCES api_key (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  ended_at timestamptz -- when its owner signed out
);
CREATE INDEX account_session_expiry ON account_session (expires_at);
CREATE INDEX account_session_key ON account_session (api_key_id);
ALTER TABLE api_key ADD COLUMN idempotency_key text;
CREATE UNIQUE INDEX api_key_request ON api_key (account_id, idempotency_key) WHERE idempotency_key IS NOT NULL;`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE api_key DROP COLUMN idempotency_key');
    await db.query('DROP TABLE account_session');
  }
}
