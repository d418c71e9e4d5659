import { DomainError } from '@diorama/domain';
import type { StorageQuota } from '@diorama/domain';

/** What the media assets of an account are together: assets of every state count; bytes count once they are stored. */
export interface StorageUsage {
  readonly bytes: number;
  readonly assets: number;
}

/** Usage and quota of one account; null where no call has named its quota yet, which limits nothing. */
export interface AccountStorage {
  readonly usage: StorageUsage;
  readonly quota: StorageQuota | null;
}

/** The bytes that may still be stored; Infinity without a quota. */
export function computeRemainingBytes({ usage, quota }: AccountStorage): number {
  return quota === null ? Infinity : Math.max(quota.bytes - usage.bytes, 0);
}

/**
 * Checks that the account has room for so much more. A quota that was lowered below the usage refuses everything that adds to what is
 * over it.
 *
 * @throws DomainError STORAGE_QUOTA_EXCEEDED
 */
export function requireStorageCapacity({ usage, quota }: AccountStorage, added: StorageUsage): void {
  if (quota === null) return;
  if (added.assets > 0 && usage.assets + added.assets > quota.assets) throw exceeded(quota.assets, usage.assets, 'media assets');
  if (added.bytes > 0 && usage.bytes + added.bytes > quota.bytes) throw exceeded(quota.bytes, usage.bytes, 'bytes');
}

/**
 * The same content, as long as the account has room for it.
 *
 * @throws DomainError STORAGE_QUOTA_EXCEEDED in the place of the piece that would exceed the quota
 */
export async function* limitToStorageCapacity(
  content: AsyncIterable<Uint8Array>,
  storage: AccountStorage,
): AsyncGenerator<Uint8Array, void> {
  let bytes = 0;
  for await (const piece of content) {
    bytes += piece.byteLength;
    requireStorageCapacity(storage, { assets: 0, bytes });
    yield piece;
  }
}

function exceeded(limit: number, used: number, unit: string): DomainError {
  return new DomainError('STORAGE_QUOTA_EXCEEDED', { limit: String(limit), used: String(used), unit });
}
