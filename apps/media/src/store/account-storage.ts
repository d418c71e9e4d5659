import type { StorageQuota } from '@diorama/domain';
import { queryRows } from '@diorama/postgres';
import type { SqlExecutor } from '@diorama/postgres';
import type { EntityManager } from 'typeorm';

import type { AccountStorage } from './storage-quota.js';

/**
 * Reads what an account has stored and locks it until the transaction ends, so that nothing is added beside the caller. A quota
 * that the call names becomes the account's; null keeps the one that is known.
 */
export async function lockAccountStorage(
  transaction: EntityManager,
  accountId: string,
  quota: StorageQuota | null,
): Promise<AccountStorage> {
  const [row] = await queryRows<StorageRow>(
    transaction,
    `INSERT INTO account_storage AS known (account_id, bytes_limit, assets_limit) VALUES ($1, $2, $3)
     ON CONFLICT (account_id) DO UPDATE SET
       bytes_limit = coalesce(excluded.bytes_limit, known.bytes_limit),
       assets_limit = coalesce(excluded.assets_limit, known.assets_limit)
     RETURNING bytes, assets, bytes_limit, assets_limit`,
    [accountId, quota?.bytes ?? null, quota?.assets ?? null],
  );
  return storageOf(row);
}

/** What an account has stored; null keeps the quota that is known. */
export async function readAccountStorage(executor: SqlExecutor, accountId: string, quota: StorageQuota | null): Promise<AccountStorage> {
  const [row] = await queryRows<StorageRow>(
    executor,
    'SELECT bytes, assets, bytes_limit, assets_limit FROM account_storage WHERE account_id = $1',
    [accountId],
  );
  const known = storageOf(row);
  return quota === null ? known : { ...known, quota };
}

/** Forgets an account that has no media assets any more. */
export async function deleteAccountStorageRow(executor: SqlExecutor, accountId: string): Promise<void> {
  await queryRows(executor, 'DELETE FROM account_storage WHERE account_id = $1 AND assets = 0', [accountId]);
}

/** As SQL returns it: `bigint` columns are text. */
interface StorageRow {
  readonly bytes: string;
  readonly assets: string;
  readonly bytes_limit: string | null;
  readonly assets_limit: string | null;
}

function storageOf(row: StorageRow | undefined): AccountStorage {
  const { bytes = '0', assets = '0', bytes_limit: bytesLimit = null, assets_limit: assetsLimit = null } = row ?? {};
  const quota = bytesLimit === null || assetsLimit === null ? null : { bytes: Number(bytesLimit), assets: Number(assetsLimit) };
  return { usage: { bytes: Number(bytes), assets: Number(assets) }, quota };
}
