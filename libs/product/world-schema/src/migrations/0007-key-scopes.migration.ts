import type { MigrationInterface, QueryRunner } from 'typeorm';

/** API keys that may do some things only. */
export class KeyScopes0007 implements MigrationInterface {
  readonly name = 'KeyScopes1790000000007';

  async up(db: QueryRunner): Promise<void> {
    await db.query(SCOPES);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(BACK);
  }
}

/** Keys that were there before may do everything, and so may they when more scopes are thought of. */
const SCOPES = `
ALTER TABLE api_key
  ADD COLUMN scopes text[], -- null for everything
  ADD CONSTRAINT api_key_scopes CHECK (scopes IS NULL OR cardinality(scopes) > 0)`;

/** A key that may do less must not come to do more. */
const BACK = `
UPDATE api_key SET revoked_at = coalesce(revoked_at, now()) WHERE scopes IS NOT NULL;
ALTER TABLE api_key DROP CONSTRAINT api_key_scopes, DROP COLUMN scopes`;
