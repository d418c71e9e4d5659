import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What lists of worlds and operations read along, and the worlds whose objects are still to be deleted. */
export class ListsAndDeletion0003 implements MigrationInterface {
  readonly name = 'ListsAndDeletion1790000000003';

  async up(db: QueryRunner): Promise<void> {
    await db.query(LISTED);
    await db.query(WORLD_LISTS);
    await db.query(OPERATION_LISTS);
    await db.query(DELETED_WORLDS);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE deleted_world; DROP INDEX operation_by_state, operation_running_export');
    await db.query('DROP TRIGGER operation_hides_world ON operation; DROP FUNCTION operation_hides_world()');
    await db.query('ALTER TABLE world DROP COLUMN tag_keys, DROP COLUMN listed; DROP FUNCTION world_tag_keys(text, text[])');
  }
}

/** A list that had to ask each world's operation would slow down with every world that failed. */
const LISTED = `
ALTER TABLE world ADD COLUMN listed boolean NOT NULL DEFAULT true; -- neither failed, cancelled nor deleted
UPDATE world SET listed = false
  FROM operation maker WHERE maker.id = world.operation_id AND (maker.state IN ('FAILED', 'CANCELLED') OR world.purged_at IS NOT NULL);
ALTER TABLE world ADD CONSTRAINT world_purged CHECK (purged_at IS NULL OR NOT listed);

CREATE FUNCTION operation_hides_world() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE world SET listed = false WHERE id = NEW.world_id AND operation_id = NEW.id AND listed;
  RETURN NULL;
END $$;
CREATE TRIGGER operation_hides_world AFTER UPDATE OF state ON operation
  FOR EACH ROW WHEN (NEW.state IN ('FAILED', 'CANCELLED')) EXECUTE FUNCTION operation_hides_world()`;

/**
 * Both orders of a list, and each filter that may leave few of many worlds. Tags are looked up together with their account, so
 * that a word which everybody uses costs no account more than its own worlds.
 */
const WORLD_LISTS = `
CREATE INDEX world_by_creation ON world (account_id, created_at, id) WHERE listed;
CREATE INDEX world_by_update ON world (account_id, updated_at, id) WHERE listed;
CREATE INDEX world_by_model ON world (account_id, model, created_at, id) WHERE listed;
CREATE INDEX world_pending ON world (account_id, created_at, id) WHERE listed AND completed_at IS NULL;
CREATE INDEX world_public ON world (account_id, created_at, id) WHERE listed AND public;
CREATE INDEX world_gallery ON world (created_at, id) WHERE listed AND public AND completed_at IS NOT NULL;

CREATE FUNCTION world_tag_keys(account text, tags text[]) RETURNS text[]
  LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$ SELECT coalesce(array_agg(account || ' ' || tag), '{}') FROM unnest(tags) AS tag $$;
-- A column, unlike an expression, has statistics: by them a common tag is looked for in the order of the list.
ALTER TABLE world ADD COLUMN tag_keys text[] NOT NULL GENERATED ALWAYS AS (world_tag_keys(account_id, tags)) STORED;
CREATE INDEX world_by_tag ON world USING gin (tag_keys) WITH (fastupdate = off) WHERE listed`;

const OPERATION_LISTS = `
CREATE UNIQUE INDEX operation_running_export ON operation (world_id, export_asset_type, export_format)
  WHERE kind = 'export-world' AND ended_at IS NULL;
CREATE INDEX operation_by_state ON operation (account_id, state, created_at DESC, id DESC)`;

const DELETED_WORLDS = `
CREATE TABLE deleted_world (
  world_id uuid PRIMARY KEY, -- its objects may still be in the store
  deleted_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX deleted_world_by_age ON deleted_world (deleted_at, world_id)`;
