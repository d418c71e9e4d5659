import type { StorageQuota } from '@diorama/domain';

/** The quota of an account as SQL returns it; `bigint` columns are text. */
export interface StorageColumns {
  readonly storage_bytes: string | null;
  readonly storage_assets: string | null;
}

/** The account's own quota; null where that of the installation holds. */
export function toStorageQuota({ storage_bytes: bytes, storage_assets: assets }: StorageColumns): StorageQuota | null {
  return bytes === null || assets === null ? null : { bytes: Number(bytes), assets: Number(assets) };
}
