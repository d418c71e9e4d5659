import { DomainError } from '@diorama/domain';
import { inTransaction, queryRows } from '@diorama/postgres';
import type { DataSource } from 'typeorm';
import { recordAuditLogEntry } from '@diorama/access';

import { lockAccountDetails } from './account-details.js';
import { insertKey } from './create-key.js';
import type { CreatedKey } from './create-key.js';
import { lockApiKey } from './key-row.js';
import type { ApiKeyRow } from './key-row.js';

interface KeyRotation {
  readonly accountId: string;
  readonly apiKeyId: string;
  /** How long the old key works on. */
  readonly overlapSeconds: number;
  readonly operator: string;
}

const NOW = 'SELECT now() AS now';
const REPLACE = `
  UPDATE api_key SET replaced_by = $2, expires_at = LEAST(expires_at, now() + make_interval(secs => $3)) WHERE id = $1
  RETURNING expires_at`;

/**
 * Creates a key that replaces another, which remains valid for a while. A key that was created for ninety days is followed by one for
 * ninety days.
 *
 * @throws DomainError ACCOUNT_NOT_FOUND, API_KEY_NOT_FOUND; API_KEY_ENDED for a key that has ended or was replaced
 */
export function rotateKey(dataSource: DataSource, rotation: KeyRotation, environment: string): Promise<CreatedKey> {
  const { accountId, apiKeyId, overlapSeconds, operator } = rotation;
  return inTransaction(dataSource, async (transaction) => {
    await lockAccountDetails(transaction, accountId);
    const old = await lockApiKey(transaction, accountId, apiKeyId);
    const [clock] = await queryRows<{ readonly now: Date }>(transaction, NOW);
    const now = clock?.now ?? new Date(0);
    if (old.replaced_by !== null || hasEnded(old, now)) throw new DomainError('API_KEY_ENDED');
    const next = { accountId, projectId: old.project_id, name: old.name, expiresAt: expiryAfter(old, now), scopes: old.scopes };
    const created = await insertKey(transaction, next, environment);
    await queryRows(transaction, REPLACE, [apiKeyId, created.apiKey.id, overlapSeconds]);
    const details = { replaced_by: created.apiKey.id, overlap_seconds: overlapSeconds };
    await recordAuditLogEntry(transaction, { operator, action: 'key.rotate', accountId, target: apiKeyId, details });
    return created;
  });
}

const hasEnded = ({ revoked_at: revokedAt, expires_at: expiresAt }: ApiKeyRow, now: Date): boolean =>
  revokedAt !== null || (expiresAt !== null && expiresAt <= now);

function expiryAfter({ created_at: createdAt, expires_at: expiresAt }: ApiKeyRow, now: Date): Date | null {
  return expiresAt === null ? null : new Date(now.getTime() + expiresAt.getTime() - createdAt.getTime());
}
