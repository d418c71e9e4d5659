export { Authority, hasOpenssl } from './authority.js';
export type { CertifiedFiles } from './authority.js';
export { freePort } from './free-port.js';
export { startPostgres } from './postgres.js';
export type { TestDatabase, TestPostgres } from './postgres.js';
export { exchange } from './raw-exchange.js';
export type { RawAnswer } from './raw-exchange.js';
export { hasS3, startS3 } from './s3.js';
export type { TestS3 } from './s3.js';
