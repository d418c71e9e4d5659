/**
 * Access to the system of record: API keys and their owners, passwords of shared worlds, sessions of account owners and operators, and the audit
 * log.
 * In: a connection pool or a transaction of the system of record, keys and hashes of tokens. Out: owners, sessions and lines of the log.
 */
export { authenticateSession, beginAccountSession, endAccountSession } from './account-sessions.js';
export { generateApiKey, parseApiKey } from './api-key.js';
export type { ApiKey } from './api-key.js';
export { formatKeyActor, listAuditLog, recordAuditLogEntry } from './audit-log.js';
export type { AuditLogRow } from './audit-log.js';
export { authenticateKey } from './authenticate-key.js';
export { beginConsoleSession, endConsoleSession, findActiveConsoleSession } from './console-sessions.js';
export type { ConsolePerson } from './console-sessions.js';
export { createdWithin } from './created-within.js';
export type { CreationBounds } from './created-within.js';
export type { KeyOwner } from './key-owner.js';
export { SharePasswords } from './share-passwords.js';
export { toStorageQuota } from './storage-quota.js';
export type { StorageColumns } from './storage-quota.js';
