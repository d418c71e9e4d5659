/**
 * The database. In: connection options, migrations and named statements. Out: a connection with the current schema, pages with tokens,
 * notifications, and database errors as domain errors.
 */
export { connectAndMigrate, migrateAndDisconnect } from './connect-and-migrate.js';
export type { MigrateWithRetryOptions } from './connect-and-migrate.js';
export { connectDataSource, createDataSource } from './data-source.js';
export type { DatabaseConnection, PostgresOptions } from './data-source.js';
export { StatementError, isTransactionConflict, isDatabaseUnavailable, toDomainError } from './sql-errors.js';
export { readDatabaseUsage } from './database-usage.js';
export { listenForNotifications } from './listener.js';
export type { Listener, ListenerOptions } from './listener.js';
export { isSchemaCurrent, migrate } from './migrate.js';
export { createNamedStatement, queryNamed } from './named-statement.js';
export type { NamedStatement } from './named-statement.js';
export { isSerialId, encodePageToken, decodePageToken } from './page-token.js';
export type { PageTokenBinding, PageCursor } from './page-token.js';
export { createPage, timestampToMicrosSql, microsToTimestampSql } from './pages.js';
export type { Page } from './pages.js';
export { prepareDatabase, buildDatabaseUrl } from './prepare-database.js';
export type { PrepareDatabaseOptions, ServiceRole } from './prepare-database.js';
export { queryWithFreshPlan, queryRows } from './query.js';
export { addDatabaseReadiness } from './readiness.js';
export type { SqlExecutor } from './query.js';
export { inTransaction } from './transaction.js';
