import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SigningKeys0001 implements MigrationInterface {
  readonly name = 'SigningKeys1797000000001';

  async up(db: QueryRunner): Promise<void> {
    // An end that is not planned yet is null. A key without a private part can sign no more.
    await db.query(`CREATE TABLE signing_key (
      kid text PRIMARY KEY CHECK (kid ~ '^[A-Za-z0-9_-]{43}$'),
      public_key bytea NOT NULL CHECK (octet_length(public_key) = 32),
      sealed_private bytea,
      listed_from timestamptz NOT NULL,
      sign_from timestamptz NOT NULL,
      sign_until timestamptz,
      listed_until timestamptz,
      created_at timestamptz NOT NULL DEFAULT now(),
      created_by text NOT NULL,
      revoked_at timestamptz,
      revoked_by text,
      CHECK (listed_from <= sign_from AND num_nulls(sign_until, listed_until) IN (0, 2) AND sign_until <= listed_until),
      CHECK (sealed_private IS NOT NULL OR sign_until IS NOT NULL),
      CHECK (num_nulls(revoked_at, revoked_by) IN (0, 2)))`);
    // Whatever a program does wrong: one key at most is the one to sign until further notice.
    await db.query('CREATE UNIQUE INDEX signing_key_newest ON signing_key ((true)) WHERE sign_until IS NULL');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE signing_key');
  }
}
