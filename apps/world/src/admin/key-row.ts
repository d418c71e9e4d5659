import { DomainError } from '@diorama/domain';
import { queryRows } from '@diorama/postgres';
import type { EntityManager } from 'typeorm';

/** An API key as operators see it; its secret is stored nowhere. */
export interface ApiKeyRow {
  /** The key's public part. */
  readonly id: string;
  readonly account_id: string;
  readonly project_id: string;
  readonly name: string;
  readonly created_at: Date;
  readonly expires_at: Date | null;
  readonly revoked_at: Date | null;
  readonly last_used_at: Date | null;
  /** The key that a rotation made in its place. */
  readonly replaced_by: string | null;
  /** What it may do; null for everything. */
  readonly scopes: readonly string[] | null;
}

export const API_KEY_COLUMNS = 'id, account_id, project_id, name, created_at, expires_at, revoked_at, last_used_at, replaced_by, scopes';

const LOCK = `SELECT ${API_KEY_COLUMNS} FROM api_key WHERE id = $1 AND account_id = $2 FOR NO KEY UPDATE`;

/** The key, which stays as it is until the transaction ends. @throws DomainError API_KEY_NOT_FOUND */
export async function lockApiKey(transaction: EntityManager, accountId: string, apiKeyId: string): Promise<ApiKeyRow> {
  const [row] = await queryRows<ApiKeyRow>(transaction, LOCK, [apiKeyId, accountId]);
  if (row === undefined) throw new DomainError('API_KEY_NOT_FOUND');
  return row;
}
