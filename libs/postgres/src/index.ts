export { createDataSource } from './data-source.js';
export type { PostgresOptions } from './data-source.js';
export { isConflict, isOutage, sqlState, toDomainError } from './errors.js';
export { isSchemaCurrent, migrate } from './migrate.js';
export { prepareDatabase, urlOf } from './prepare-database.js';
export type { PrepareDatabaseOptions, ServiceRole } from './prepare-database.js';
export { queryRows } from './query.js';
export type { Executor } from './query.js';
export { inTransaction } from './transaction.js';
