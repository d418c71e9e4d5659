import { inTransaction, queryRows } from '@diorama/postgres';
import type { DataSource, EntityManager } from 'typeorm';
import { recordAuditLogEntry } from '@diorama/access';

import { lockApiKey } from './key-row.js';
import type { ApiKeyRow } from './key-row.js';

interface KeyRevocation {
  readonly accountId: string;
  readonly apiKeyId: string;
  readonly operator: string;
}

const REVOKE = 'UPDATE api_key SET revoked_at = now() WHERE id = $1 RETURNING revoked_at';

/** Revokes a key permanently. A revoked key does not change, and the audit log gets no second line. @throws DomainError API_KEY_NOT_FOUND */
export function revokeKey(dataSource: DataSource, { accountId, apiKeyId, operator }: KeyRevocation): Promise<ApiKeyRow> {
  return inTransaction(dataSource, async (transaction) => {
    const key = await lockApiKey(transaction, accountId, apiKeyId);
    if (key.revoked_at !== null) return key;
    return revokeLockedKey(transaction, { accountId, apiKeyId, operator }, {});
  });
}

/** The revocation itself, of a key that is valid and that the transaction has locked. */
export async function revokeLockedKey(
  transaction: EntityManager,
  { accountId, apiKeyId, operator }: KeyRevocation,
  details: object,
): Promise<ApiKeyRow> {
  await queryRows(transaction, REVOKE, [apiKeyId]);
  await recordAuditLogEntry(transaction, { operator, action: 'key.revoke', accountId, target: apiKeyId, details });
  return lockApiKey(transaction, accountId, apiKeyId);
}
