export { startPostgres } from './postgres.js';
export type { TestDatabase, TestPostgres } from './postgres.js';
