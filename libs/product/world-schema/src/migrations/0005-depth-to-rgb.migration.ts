import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Operations that have to do with no world: panoramas that are painted onto depth panoramas. */
export class DepthToRgb0005 implements MigrationInterface {
  readonly name = 'DepthToRgb1790000000005';

  async up(db: QueryRunner): Promise<void> {
    await db.query(OPERATIONS);
    await db.query(DELETED_OPERATIONS);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(BACK);
  }
}

const OPERATIONS = `
ALTER TABLE operation
  ALTER COLUMN world_id DROP NOT NULL,
  ADD COLUMN prompt json, -- what is asked of an operation without a world; of the others the world keeps it
  ADD COLUMN painting jsonb, -- {engine, engine_version, not_represented} of what was painted; its files are the result
  ADD CONSTRAINT operation_without_world CHECK ((world_id IS NULL) = (kind = 'depth-to-rgb')),
  ADD CONSTRAINT operation_prompt CHECK (prompt IS NULL OR world_id IS NULL),
  ADD CONSTRAINT operation_paints CHECK (painting IS NULL OR (kind = 'depth-to-rgb' AND state = 'SUCCEEDED'));
CREATE INDEX operation_paintings ON operation (ended_at) WHERE world_id IS NULL`;

const DELETED_OPERATIONS = `
CREATE TABLE deleted_operation (
  operation_id text PRIMARY KEY, -- its row is gone, its objects may still be in the store
  deleted_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX deleted_operation_by_age ON deleted_operation (deleted_at, operation_id)`;

/** What was charged stays in the ledger; what is held goes back. */
const BACK = `
UPDATE account SET held = held - (SELECT coalesce(sum(h.amount), 0) FROM credit_hold h JOIN operation o ON o.id = h.operation_id
  WHERE h.account_id = account.id AND h.state = 'HELD' AND o.world_id IS NULL);
DELETE FROM credit_hold h USING operation o WHERE o.id = h.operation_id AND o.world_id IS NULL;
DELETE FROM operation WHERE world_id IS NULL;
DROP TABLE deleted_operation;
DROP INDEX operation_paintings;
ALTER TABLE operation DROP CONSTRAINT operation_without_world, DROP CONSTRAINT operation_prompt, DROP CONSTRAINT operation_paints,
  DROP COLUMN prompt, DROP COLUMN painting, ALTER COLUMN world_id SET NOT NULL`;
