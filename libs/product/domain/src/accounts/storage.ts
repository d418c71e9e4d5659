/** The most that the media assets of an account may be together. */
export interface StorageQuota {
  readonly bytes: number;
  readonly assets: number;
}

/** The quota of accounts that have none of their own, unless the operator sets another default. */
export const DEFAULT_STORAGE_QUOTA: StorageQuota = { bytes: 50_000_000_000, assets: 100_000 };
