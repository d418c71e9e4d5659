import { DataSource, MigrationExecutor } from 'typeorm';

import { MIGRATION_TABLE, connectDataSource } from './data-source.js';
import { getSqlState, toDomainError } from './sql-errors.js';
import { queryRows } from './query.js';

const UNDEFINED_TABLE = '42P01';

/**
 * Runs the pending migrations, each in a transaction of its own, and answers their names. Processes that migrate at once take
 * turns: an advisory lock belongs to a session, so the lock and the migrations share one connection, which has no time-outs.
 */
export async function migrate(dataSource: DataSource): Promise<string[]> {
  const migrator = new DataSource(withoutTimeouts(dataSource));
  await connectDataSource(migrator);
  try {
    const runner = migrator.createQueryRunner();
    await runner.query('SELECT pg_advisory_lock(hashtextextended($1, 0))', [`diorama migrations of ${String(migrator.driver.schema)}`]);
    const executor = new MigrationExecutor(migrator, runner);
    executor.transaction = 'each';
    const done = await executor.executePendingMigrations();
    return done.map(({ name }) => name);
  } catch (error) {
    throw toDomainError(error);
  } finally {
    await migrator.destroy(); // ends the session, and with it the lock
  }
}

/** Whether every migration this process knows has run; a newer schema counts as current. */
export async function isSchemaCurrent(dataSource: DataSource): Promise<boolean> {
  try {
    const rows = await queryRows<{ name: string }>(dataSource, `SELECT name FROM ${MIGRATION_TABLE}`);
    const done = new Set(rows.map(({ name }) => name));
    return dataSource.migrations.every(({ name }) => name !== undefined && done.has(name));
  } catch (error) {
    if (getSqlState(error) === UNDEFINED_TABLE) return false;
    throw error;
  }
}

function withoutTimeouts({ options }: DataSource): DataSource['options'] {
  if (options.type !== 'postgres') throw new TypeError('only Postgres data sources can be migrated');
  const extra = options.extra as Readonly<Record<string, unknown>>;
  return {
    ...options,
    poolSize: 1,
    extra: { ...extra, statement_timeout: 0, query_timeout: 0, idle_in_transaction_session_timeout: 0 },
  };
}
