/**
 * The schema of the system of record: its tables and the migrations that make them.
 * In: the URL of a database. Out: a connection pool that owns the schema `world`, and the entities of its tables.
 */
export { createWorldDataSource, WORLD_MIGRATIONS } from './data-source.js';
export { accountEntity, apiKeyEntity, projectEntity, worldAssetEntity } from './entities.js';
