import { connectDataSource, migrate } from '@diorama/postgres';
import type { DataSource } from 'typeorm';

import { createWorldDataSource } from '@diorama/world-schema';
import type { Session, TestServers } from './start-admin.js';

/** The schema on a Postgres of its own, for tests of what is done to it at once, without the service before it. */
export interface TestWorldDatabase<Sql> {
  readonly dataSource: DataSource;
  /** The superuser. */
  readonly sql: Sql;
  close(): Promise<void>;
}

export async function openTestWorldDatabase<Sql extends Session>(
  { startPostgres }: Pick<TestServers<Sql>, 'startPostgres'>,
  poolSize: number,
): Promise<TestWorldDatabase<Sql>> {
  const postgres = await startPostgres();
  const database = await postgres.createDatabase();
  const dataSource = createWorldDataSource({ url: database.url('world'), poolSize, onIdleError: () => undefined });
  await connectDataSource(dataSource);
  await migrate(dataSource);
  const sql = await database.openAdmin();
  await sql.query('SET search_path = world');
  return {
    dataSource,
    sql,
    async close() {
      await sql.end();
      await dataSource.destroy();
      await postgres.stop();
    },
  };
}
