export { TestCertificateAuthority, isOpensslInstalled } from './certificate-authority.js';
export type { CertificateFilePaths } from './certificate-authority.js';
export { findFreePort } from './free-port.js';
export { startPostgres } from './postgres.js';
export type { TestDatabase, TestPostgres } from './postgres.js';
export { sendRawRequest } from './raw-exchange.js';
export type { RawResponse } from './raw-exchange.js';
export { isS3ServerInstalled, startS3 } from './s3.js';
export type { TestS3 } from './s3.js';
