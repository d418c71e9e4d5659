/**
 * Infrastructure of tests. In: the programs of the machine. Out: a Postgres, an S3 server, a certificate authority and free ports for one
 * test file, stopped when it ends.
 */
export { TestCertificateAuthority, isOpensslInstalled } from './certificate-authority.js';
export type { CertificateFilePaths } from './certificate-authority.js';
export { findFreePort } from './free-port.js';
export { startPostgres } from './postgres.js';
export type { TestDatabase, TestPostgres } from './postgres.js';
export { sendRawRequest } from './raw-exchange.js';
export type { RawResponse } from './raw-exchange.js';
export { isS3ServerInstalled, startS3 } from './s3.js';
export type { TestS3 } from './s3.js';
