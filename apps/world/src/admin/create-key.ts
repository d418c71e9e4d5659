import { randomBytes } from 'node:crypto';

import { DomainError } from '@diorama/domain';
import { inTransaction, queryRows } from '@diorama/postgres';
import type { DataSource, EntityManager } from 'typeorm';
import { generateApiKey, recordAuditLogEntry } from '@diorama/access';

import { lockAccountDetails } from './account-details.js';
import { API_KEY_COLUMNS } from './key-row.js';
import type { ApiKeyRow } from './key-row.js';

interface NewKey {
  readonly accountId: string;
  readonly projectId: string;
  readonly name: string;
  /** Null for a key that does not end by itself. */
  readonly expiresAt: Date | null;
  /** What it may do; null for everything. */
  readonly scopes: readonly string[] | null;
  readonly operator: string;
}

export interface CreatedKey {
  readonly apiKey: ApiKeyRow;
  /** The whole key, shown this once. */
  readonly secret: string;
}

/** @throws DomainError ACCOUNT_NOT_FOUND; PROJECT_NOT_FOUND when it belongs to another account; ARGUMENT_INVALID for an end in the past */
export function createKey(dataSource: DataSource, key: NewKey, environment: string): Promise<CreatedKey> {
  const { accountId, projectId, expiresAt, scopes, operator } = key;
  return inTransaction(dataSource, async (transaction) => {
    await lockAccountDetails(transaction, accountId);
    const created = await insertKey(transaction, key, environment);
    const details = { project_id: projectId, expires_at: expiresAt, ...(scopes === null ? {} : { scopes }) };
    await recordAuditLogEntry(transaction, { operator, action: 'key.create', accountId, target: created.apiKey.id, details });
    return created;
  });
}

const INSERT = `
  INSERT INTO api_key (id, account_id, project_id, sha256, name, expires_at, scopes)
  SELECT $1, account_id, id, $2, $3, $4::timestamptz, $7::text[] FROM project WHERE id = $5 AND account_id = $6
  RETURNING ${API_KEY_COLUMNS}, expires_at <= now() AS over`;

/** The key itself, as a part of a transaction that holds the account. */
export async function insertKey(transaction: EntityManager, key: Omit<NewKey, 'operator'>, environment: string): Promise<CreatedKey> {
  const { id, sha256, text } = generateApiKey(environment, randomBytes);
  const values = [id, sha256, key.name, key.expiresAt, key.projectId, key.accountId, key.scopes];
  const [row] = await queryRows<ApiKeyRow & { readonly over: boolean | null }>(transaction, INSERT, values);
  if (row === undefined) throw new DomainError('PROJECT_NOT_FOUND');
  if (row.over === true) throw new DomainError('ARGUMENT_INVALID', { argument: 'expires_at', problem: 'must not be in the past' });
  return { apiKey: row, secret: text };
}
