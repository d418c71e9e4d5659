import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Windows for exports, and exports that wait for the run of another operation. */
export class ExportLimits0011 implements MigrationInterface {
  readonly name = 'ExportLimits1790000000011';

  async up(db: QueryRunner): Promise<void> {
    await db.query(LIMITS);
    await db.query(FOLLOWERS);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(BACK);
  }
}

const LIMITS = `
ALTER TABLE account
  ADD COLUMN export_starts bigint NOT NULL DEFAULT 0, -- as many as were ever logged
  ADD COLUMN limit_exports_per_minute integer CHECK (limit_exports_per_minute >= 0), -- null: the limit of the tier
  ADD COLUMN limit_exports_per_hour integer CHECK (limit_exports_per_hour >= 0); -- null: the limit of the tier
ALTER TABLE start_log
  DROP CONSTRAINT start_log_class_check,
  ADD CONSTRAINT start_log_class_check CHECK (class IN ('standard', 'draft', 'export'))`;

const FOLLOWERS = `
ALTER TABLE operation
  ADD COLUMN follows text REFERENCES operation (id) ON DELETE SET NULL; -- the operation whose run makes the files of this export
CREATE INDEX operation_followers ON operation (follows) WHERE follows IS NOT NULL`;

/** An export that still waits gets a run of its own by the reconciliation, as all exports had before. */
const BACK = `
DROP INDEX operation_followers;
ALTER TABLE operation DROP COLUMN follows;
DELETE FROM start_log WHERE class = 'export';
ALTER TABLE start_log
  DROP CONSTRAINT start_log_class_check,
  ADD CONSTRAINT start_log_class_check CHECK (class IN ('standard', 'draft'));
ALTER TABLE account DROP COLUMN export_starts, DROP COLUMN limit_exports_per_minute, DROP COLUMN limit_exports_per_hour`;
