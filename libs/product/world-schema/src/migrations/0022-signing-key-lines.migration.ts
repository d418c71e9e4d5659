import type { MigrationInterface, QueryRunner } from 'typeorm';

/** One audit line for each rotation and revocation of a signing key, so that callers can repeat a line that may not have been stored. */
export class SigningKeyLines0022 implements MigrationInterface {
  readonly name = 'SigningKeyLines1790000000022';

  async up(db: QueryRunner): Promise<void> {
    await db.query(
      "CREATE UNIQUE INDEX audit_log_signing_keys ON audit_log (action, target) WHERE action IN ('signing-key.rotate', 'signing-key.revoke')",
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX audit_log_signing_keys');
  }
}
