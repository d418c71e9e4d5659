import { SCOPES } from '@diorama/domain';
import type { StorageQuota } from '@diorama/domain';

import { toStorageQuota } from './storage-quota.js';
import type { StorageColumns } from './storage-quota.js';

/** Who a request speaks for. */
export interface KeyOwner {
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

/** An API key with its account, as `OWNER_COLUMNS` reads it. */
export interface KeyOwnerRow extends StorageColumns {
  readonly api_key_id: string;
  readonly account_id: string;
  readonly project_id: string;
  readonly account_name: string;
  readonly key_name: string;
  /** Null for everything. */
  readonly scopes: readonly string[] | null;
}

/** Columns of `api_key k` and `account a`. */
export const OWNER_COLUMNS = `k.id AS api_key_id, k.account_id, k.project_id, a.name AS account_name, k.name AS key_name, k.scopes,
    a.storage_bytes, a.storage_assets`;

export function toKeyOwner(row: KeyOwnerRow): KeyOwner {
  return {
    accountId: row.account_id,
    projectId: row.project_id,
    apiKeyId: row.api_key_id,
    accountName: row.account_name,
    apiKeyName: row.key_name,
    scopes: row.scopes ?? SCOPES,
    storage: toStorageQuota(row),
  };
}
