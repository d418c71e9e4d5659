import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The revision of a world: the number of its changes. A conditional update compares it. */
export class WorldRevision0015 implements MigrationInterface {
  readonly name = 'WorldRevision1790000000015';

  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE world ADD COLUMN revision bigint NOT NULL DEFAULT 0');
    await db.query(REVISIONS);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TRIGGER world_revisions ON world; DROP FUNCTION world_revisions()');
    await db.query('ALTER TABLE world DROP COLUMN revision');
  }
}

/** A trigger, so that each statement that changes a world counts, those of an earlier release included. */
const REVISIONS = `
CREATE FUNCTION world_revisions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.revision := OLD.revision + 1;
  RETURN NEW;
END $$;
CREATE TRIGGER world_revisions BEFORE UPDATE ON world FOR EACH ROW EXECUTE FUNCTION world_revisions()`;
