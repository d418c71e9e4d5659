import { DataSource } from 'typeorm';
import type { EntitySchema, MigrationInterface } from 'typeorm';

import { isLoginRefused, toDomainError, redactStatementError } from './sql-errors.js';

export interface PostgresOptions {
  /** `postgres://` URL of the service's own role. */
  readonly url: string;
  /** The one schema that the service owns; unqualified names mean it. */
  readonly schema: string;
  readonly entities: readonly EntitySchema[];
  readonly migrations: readonly (new () => MigrationInterface)[];
  /** Connections of this process at most. */
  readonly poolSize: number;
  /** Shown in pg_stat_activity. */
  readonly applicationName: string;
  /** Told of a connection that broke while nobody used it; the pool has replaced it by then. */
  readonly onIdleError: (error: Error) => void;
}

/** The part of the options that differs between the processes of one service. */
export type DatabaseConnection = Pick<PostgresOptions, 'url' | 'poolSize' | 'onIdleError'>;

/** TypeORM's list of the migrations that have run, in the schema of the service. */
export const MIGRATION_TABLE = 'migration';

/** How long to wait for a connection, free or new. */
export const CONNECT_TIMEOUT_MS = 2_500;
/** The server ends a statement that runs longer. */
const STATEMENT_TIMEOUT_MS = 4_000;
/** The client gives up a little later, for a server that no longer answers at all. */
const READ_TIMEOUT_MS = 4_800;
/** A process that stops in the middle of a transaction must not hold its locks. */
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 10_000;

/**
 * A pool of connections that fails fast: no call waits longer than about five seconds on a database that is gone. Connections
 * come up in the service's schema and in READ COMMITTED.
 */
export function createDataSource(options: PostgresOptions): DataSource {
  return new DataSource({
    type: 'postgres',
    url: options.url,
    schema: options.schema,
    entities: [...options.entities],
    migrations: [...options.migrations],
    migrationsTableName: MIGRATION_TABLE,
    migrationsTransactionMode: 'each',
    synchronize: false,
    installExtensions: false,
    invalidWhereValuesBehavior: { null: 'throw', undefined: 'throw' },
    poolSize: options.poolSize,
    applicationName: options.applicationName,
    poolErrorHandler: (error: Error) => options.onIdleError(redactStatementError(error)),
    logging: false,
    logger: 'debug', // the others print failed migrations to the console
    extra: {
      options: `-c search_path=${options.schema} -c default_transaction_isolation=read\\ committed`,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      statement_timeout: STATEMENT_TIMEOUT_MS,
      query_timeout: READ_TIMEOUT_MS,
      idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
      keepAlive: true,
    },
  });
}

/** Opens the pool. @throws DomainError UNAVAILABLE when the database cannot be reached; StatementError when it refuses the password */
export async function connectDataSource(dataSource: DataSource): Promise<void> {
  try {
    await dataSource.initialize();
  } catch (error) {
    throw isLoginRefused(error) ? redactStatementError(error) : toDomainError(error);
  }
}
