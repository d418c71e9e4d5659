import { DomainError, SCOPES } from '@diorama/domain';
import type { StorageQuota } from '@diorama/domain';
import { queryRows } from '@diorama/postgres';
import type { DataSource } from 'typeorm';

import { matchesStoredKeyHash, parseApiKey } from './api-key.js';
import { toStorageQuota } from './storage-quota.js';
import type { StorageColumns } from './storage-quota.js';

/** Who a request speaks for. */
interface KeyOwner {
  readonly accountId: string;
  readonly projectId: string;
  readonly apiKeyId: string;
  readonly accountName: string;
  /** Empty for a key without a name. */
  readonly apiKeyName: string;
  /** What the key may do. */
  readonly scopes: readonly string[];
  /** Of the account's own; null where that of the installation holds. */
  readonly storage: StorageQuota | null;
}

interface KeyRow extends StorageColumns {
  readonly account_id: string;
  readonly project_id: string;
  readonly account_name: string;
  readonly key_name: string;
  readonly sha256: Buffer;
  /** Null for everything. */
  readonly scopes: readonly string[] | null;
  readonly live: boolean;
  readonly used_lately: boolean;
}

const FIND = `
  SELECT k.account_id, k.project_id, a.name AS account_name, k.name AS key_name, k.sha256, k.scopes, a.storage_bytes, a.storage_assets,
    k.revoked_at IS NULL AND (k.expires_at IS NULL OR k.expires_at > now()) AS live,
    coalesce(k.last_used_at > now() - interval '1 minute', false) AS used_lately
  FROM api_key k JOIN account a ON a.id = k.account_id WHERE k.id = $1`;

/** One write a minute at most, however busy the key is. */
const TOUCH = `
  UPDATE api_key SET last_used_at = now()
  WHERE id = $1 AND (last_used_at IS NULL OR last_used_at <= now() - interval '1 minute')`;

/** @throws DomainError API_KEY_INVALID for a key that is malformed, of another environment, unknown, revoked or expired */
export async function authenticateKey(dataSource: DataSource, text: string, environment: string): Promise<KeyOwner> {
  const key = parseApiKey(text, environment);
  if (key === null) throw new DomainError('API_KEY_INVALID');
  const [row] = await queryRows<KeyRow>(dataSource, FIND, [key.id]);
  const same = matchesStoredKeyHash(key, row?.sha256);
  if (row === undefined || !same || !row.live) throw new DomainError('API_KEY_INVALID');
  if (!row.used_lately) await queryRows(dataSource, TOUCH, [key.id]);
  const { account_id: accountId, project_id: projectId, account_name: accountName, key_name: apiKeyName, scopes } = row;
  return { accountId, projectId, apiKeyId: key.id, accountName, apiKeyName, scopes: scopes ?? SCOPES, storage: toStorageQuota(row) };
}
