import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Objects of what was deleted are looked for twice, and those of runs that have failed too. */
export class LateObjects0008 implements MigrationInterface {
  readonly name = 'LateObjects1790000000008';

  async up(db: QueryRunner): Promise<void> {
    await db.query(TABLES.map(again).join(''));
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(TABLES.map(once).join(''));
  }
}

const TABLES = [
  { table: 'deleted_world', id: 'world_id' },
  { table: 'deleted_operation', id: 'operation_id' },
];

const again = ({ table, id }: (typeof TABLES)[number]): string => `
ALTER TABLE ${table}
  ADD COLUMN due_at timestamptz NOT NULL DEFAULT now(), -- when its objects are to be deleted, the first or the second time
  ADD COLUMN sweeps_left smallint NOT NULL DEFAULT 2 CHECK (sweeps_left > 0);
CREATE INDEX ${table}_due ON ${table} (due_at, ${id});
DROP INDEX ${table}_by_age;`;

const once = ({ table, id }: (typeof TABLES)[number]): string => `
CREATE INDEX ${table}_by_age ON ${table} (deleted_at, ${id});
ALTER TABLE ${table} DROP COLUMN sweeps_left, DROP COLUMN due_at;`;
