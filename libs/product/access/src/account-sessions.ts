import { DomainError } from '@diorama/domain';
import { inTransaction, queryRows } from '@diorama/postgres';
import type { DataSource } from 'typeorm';

import { formatKeyActor, recordAuditLogEntry } from './audit-log.js';
import { OWNER_COLUMNS, toKeyOwner } from './key-owner.js';
import type { KeyOwner, KeyOwnerRow } from './key-owner.js';

/** That the owner of an API key begins a session on the account page. */
interface AccountSessionBeginning {
  readonly accountId: string;
  readonly apiKeyId: string;
  /** SHA-256 of the token in the cookie. */
  readonly tokenSha256: Uint8Array;
  readonly expiresAt: Date;
  /** For the audit log. */
  readonly requestId: string;
}

/** That a session ends. */
interface AccountSessionEnd {
  readonly tokenSha256: Uint8Array;
  /** For the audit log. */
  readonly requestId: string;
}

const LIVE = 'k.revoked_at IS NULL AND (k.expires_at IS NULL OR k.expires_at > now())';

const BEGIN = `
  INSERT INTO account_session (token_sha256, api_key_id, expires_at)
  SELECT $1, k.id, least($2::timestamptz, k.expires_at) FROM api_key k WHERE k.id = $3 AND k.account_id = $4 AND ${LIVE}
  ON CONFLICT (token_sha256) DO NOTHING RETURNING api_key_id`;

const FIND = `
  SELECT ${OWNER_COLUMNS} FROM account_session s JOIN api_key k ON k.id = s.api_key_id JOIN account a ON a.id = k.account_id
  WHERE s.token_sha256 = $1 AND s.ended_at IS NULL AND s.expires_at > now() AND ${LIVE}`;

const END = `
  UPDATE account_session s SET ended_at = now() FROM api_key k
  WHERE s.token_sha256 = $1 AND s.ended_at IS NULL AND k.id = s.api_key_id RETURNING k.id, k.account_id`;

/**
 * Begins a session, which ends with its key at the latest. The same token again changes nothing: a session that has ended stays so. A
 * key that has ended in the meantime begins none.
 */
export function beginAccountSession(
  dataSource: DataSource,
  { accountId, apiKeyId, tokenSha256, expiresAt, requestId }: AccountSessionBeginning,
): Promise<void> {
  return inTransaction(dataSource, async (transaction) => {
    const begun = await queryRows(transaction, BEGIN, [tokenSha256, expiresAt, apiKeyId, accountId]);
    if (begun.length === 0) return;
    const line = { operator: formatKeyActor(apiKeyId), action: 'account.login', accountId, target: apiKeyId };
    await recordAuditLogEntry(transaction, { ...line, details: { request_id: requestId } });
  });
}

/** Who a session belongs to; writes nothing. @throws DomainError API_KEY_INVALID when the session or its key has ended */
export async function authenticateSession(dataSource: DataSource, tokenSha256: Uint8Array): Promise<KeyOwner> {
  const [row] = await queryRows<KeyOwnerRow>(dataSource, FIND, [tokenSha256]);
  if (row === undefined) throw new DomainError('API_KEY_INVALID');
  return toKeyOwner(row);
}

/** Ends a session, with every copy of its cookie. One that has ended, or does not exist, leaves no second line in the audit log. */
export function endAccountSession(dataSource: DataSource, { tokenSha256, requestId }: AccountSessionEnd): Promise<void> {
  return inTransaction(dataSource, async (transaction) => {
    const [key] = await queryRows<{ readonly id: string; readonly account_id: string }>(transaction, END, [tokenSha256]);
    if (key === undefined) return;
    const line = { operator: formatKeyActor(key.id), action: 'account.logout', accountId: key.account_id, target: key.id };
    await recordAuditLogEntry(transaction, { ...line, details: { request_id: requestId } });
  });
}
