import type { MigrationInterface, QueryRunner } from 'typeorm';

export class FailedFetches0004 implements MigrationInterface {
  readonly name = 'FailedFetches1793000000004';

  async up(db: QueryRunner): Promise<void> {
    // One row for each account, newest failure first; only as many are kept as the limit counts.
    await db.query(`CREATE TABLE failed_fetch (
      account_id text PRIMARY KEY,
      failed_at timestamptz[] NOT NULL CHECK (cardinality(failed_at) > 0))`);
    await db.query('CREATE INDEX failed_fetch_age ON failed_fetch ((failed_at[1]))');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE failed_fetch');
  }
}
