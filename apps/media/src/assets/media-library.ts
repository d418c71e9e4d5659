import { randomBytes } from 'node:crypto';

import { DomainError, ID_RANDOM_BYTES, LIMITS, createMediaAssetId } from '@diorama/domain';
import type { MediaKind, StorageQuota } from '@diorama/domain';
import type { Page } from '@diorama/postgres';
import { KeyedSemaphore, SemaphoreFullError, withPermit } from '@diorama/resilience';
import type { SemaphorePermit } from '@diorama/resilience';
import type { DataSource } from 'typeorm';

import { MEDIA_REQUIREMENTS } from '../content/media-requirements.js';
import type { MediaUse } from '../content/media-requirements.js';
import { UnusableMediaError } from '../content/inspector.js';
import { readAccountStorage } from '../store/account-storage.js';
import { listMediaAssets } from '../store/list-assets.js';
import type { MediaAssetsQuery } from '../store/list-assets.js';
import {
  completeMediaAsset,
  findMediaAsset,
  findAccountAssets,
  insertPendingAsset,
  insertReadyAsset,
  markAssetsUsed,
  rejectMediaAsset,
} from '../store/media-assets.js';
import type { MediaAsset, MediaContent, MediaOrigin, NewMediaAsset } from '../store/media-assets.js';
import { requireStorageCapacity, limitToStorageCapacity } from '../store/storage-quota.js';
import type { StorageUsage } from '../store/storage-quota.js';
import { discardAssets } from '../store/sweep-assets.js';
import type { MediaIntake } from './media-intake.js';
import type { FetchTimeBudget, FailedFetchLimiter } from './fetch-limits.js';

interface MediaLibraryParts {
  readonly dataSource: DataSource;
  readonly intake: MediaIntake;
  readonly fetcher: MediaFetcher;
  readonly fetches: FailedFetchLimiter;
}

/** Gets the bytes behind a URL. */
export interface MediaFetcher {
  /** @throws DomainError MEDIA_URL_UNFETCHABLE, RATE_LIMITED or UNAVAILABLE, at once or while the bytes are read */
  fetch(url: string, options: FetchOptions & FetchBounds): AsyncIterable<Uint8Array>;
}

interface FetchBounds {
  readonly accountId: string;
  readonly bytesMax: number;
  readonly timeoutMs: number;
}

interface FetchOptions {
  /** Ends it with the signal's reason, as long as no asset is made. */
  readonly signal: AbortSignal;
}

interface UploadAnnouncement {
  readonly accountId: string;
  readonly projectId: string;
  /** Null where the caller names none. */
  readonly quota: StorageQuota | null;
  readonly kind: MediaKind;
  readonly fileName: string;
  /** Without a dot. */
  readonly extension: string;
}

/** What a request of an account may be used for. */
export type RequestedMediaUse = Exclude<MediaUse, 'image-upload'>;

/** Media that a request brings along. */
export interface ProvidedMedia {
  readonly accountId: string;
  readonly projectId: string;
  /** Null where the caller names none. */
  readonly quota: StorageQuota | null;
  readonly use: RequestedMediaUse;
}

interface AssetUse {
  readonly mediaAssetId: string;
  readonly use: RequestedMediaUse;
}

const INLINE_BYTES = { image: LIMITS.inlineMediaBytes, video: LIMITS.inlineMediaBytes, depth: LIMITS.inlineDepthBytes } as const;
const FETCH_BYTES = { image: LIMITS.fetchImageBytes, video: LIMITS.fetchVideoBytes, depth: LIMITS.fetchDepthBytes } as const;

const KNOWN_DEPTHS = 10_000;
/** When a depth panorama that was refused for those before it is worth another try. */
const RETRY_SECONDS = 10;

/** The media assets of all accounts, from the announcement or the arrival of their bytes on. */
export class MediaLibrary {
  /** Fetching depth panoramas and looking at them is not limited as starts are, so an account does one at a time. */
  private readonly depthPermits = new KeyedSemaphore({ permits: Infinity, perKey: 1, demandPerKey: LIMITS.depthTurns });
  /** Objects that were found to be depth panoramas; their keys are hashes of their bytes, so they stay that. */
  private readonly depths = new Set<string>();

  constructor(private readonly parts: MediaLibraryParts) {}

  /** Makes an asset that waits for its bytes. @throws DomainError STORAGE_QUOTA_EXCEEDED */
  prepareUpload({ quota, ...announced }: UploadAnnouncement): Promise<MediaAsset> {
    return insertPendingAsset(this.parts.dataSource, { ...announced, id: newId(), origin: 'upload' }, quota);
  }

  /** @throws DomainError MEDIA_ASSET_NOT_FOUND, also for one of another account */
  async get(accountId: string, id: string): Promise<MediaAsset> {
    const asset = (await findAccountAssets(this.parts.dataSource, accountId, [id])).get(id);
    if (asset === undefined) throw new DomainError('MEDIA_ASSET_NOT_FOUND');
    return asset;
  }

  /**
   * The asset that an upload URL is for, if it still waits for its bytes.
   *
   * @throws DomainError MEDIA_ASSET_NOT_FOUND, MEDIA_UPLOAD_CLOSED
   */
  async openUpload(id: string): Promise<MediaAsset> {
    const asset = await findMediaAsset(this.parts.dataSource, id);
    if (asset === null) throw new DomainError('MEDIA_ASSET_NOT_FOUND');
    if (asset.state !== 'PENDING_UPLOAD') throw new DomainError('MEDIA_UPLOAD_CLOSED', { id, state: asset.state });
    return asset;
  }

  /**
   * Takes the bytes of an asset that waits for them. Content that is not what its kind says makes it REJECTED; any other failure
   * leaves it waiting.
   *
   * @param signal ends it with its reason, as long as the asset is not made
   * @throws DomainError MEDIA_REJECTED, MEDIA_TOO_LARGE, STORAGE_QUOTA_EXCEEDED, MEDIA_UPLOAD_CLOSED when another upload was faster,
   *   and any error of the content
   */
  async fill(asset: MediaAsset, content: AsyncIterable<Uint8Array>, signal: AbortSignal): Promise<MediaAsset> {
    const { dataSource, intake } = this.parts;
    const { id, accountId } = asset;
    const use: MediaUse = asset.kind === 'image' ? 'image-upload' : 'video';
    try {
      const storage = await readAccountStorage(dataSource, accountId, null);
      const arrival = { accountId, use, content: limitToStorageCapacity(content, storage), bytesMax: LIMITS.uploadBytes, signal };
      const filled = await intake.take(arrival, (stored) => completeMediaAsset(dataSource, asset, stored));
      return filled ?? (await this.lostTo(id));
    } catch (error) {
      if (!(error instanceof UnusableMediaError)) throw error;
      await rejectMediaAsset(dataSource, id, error.message);
      throw new DomainError('MEDIA_REJECTED', { reason: error.message });
    }
  }

  /**
   * The assets in the order of the uses, all of them READY and of the right kind. Their retention restarts.
   *
   * @throws DomainError MEDIA_ASSET_NOT_FOUND, MEDIA_NOT_READY or MEDIA_KIND_MISMATCH for the first that is not; MEDIA_REJECTED or
   *   MEDIA_TOO_LARGE for one that can be no depth panorama; RATE_LIMITED when too many wait to be looked at; what `signal` was
   *   aborted with, while it waits
   */
  async use(accountId: string, uses: readonly AssetUse[], signal: AbortSignal): Promise<MediaAsset[]> {
    const ids = uses.map(({ mediaAssetId: id }) => id);
    const found = await findAccountAssets(this.parts.dataSource, accountId, ids);
    const assets = uses.map(({ mediaAssetId: id, use }) => {
      const asset = found.get(id);
      if (asset === undefined) throw new DomainError('MEDIA_ASSET_NOT_FOUND');
      if (asset.content === null) throw new DomainError('MEDIA_NOT_READY', { id, state: asset.state });
      const { extensions, words } = MEDIA_REQUIREMENTS[use];
      const extension = extensionOf(asset.content);
      if (!extensions.includes(extension))
        throw new DomainError('MEDIA_KIND_MISMATCH', { id, kind: `${asset.kind} (${extension})`, wanted: words });
      return { asset, content: asset.content, use };
    });
    for (const { content, use } of assets) if (use === 'depth') await this.requireDepth(accountId, content, signal);
    const kept = await markAssetsUsed(this.parts.dataSource, accountId, ids);
    if (ids.some((id) => !kept.has(id))) throw new DomainError('MEDIA_ASSET_NOT_FOUND');
    return assets.map(({ asset }) => asset);
  }

  /** An upload was looked at as an image, which says nothing of its depth. */
  private async requireDepth(accountId: string, { key, bytes }: MediaContent, signal: AbortSignal): Promise<void> {
    if (bytes > LIMITS.depthBytes) throw new DomainError('MEDIA_TOO_LARGE', { limit: String(LIMITS.depthBytes) });
    if (this.depths.has(key)) return;
    await withPermit(this.depthPermit(accountId, signal), () => this.inspectDepth(accountId, key, signal));
  }

  private async depthPermit(accountId: string, signal: AbortSignal): Promise<SemaphorePermit> {
    try {
      return await this.depthPermits.acquire(accountId, { signal });
    } catch (error) {
      if (!(error instanceof SemaphoreFullError)) throw error;
      const limit = `${LIMITS.depthTurns} concurrent depth panoramas`;
      throw new DomainError('RATE_LIMITED', { limit, retry_after: String(RETRY_SECONDS) }, { cause: error });
    }
  }

  private async inspectDepth(accountId: string, key: string, signal: AbortSignal): Promise<void> {
    if (this.depths.has(key)) return; // inspected in the meantime by another request
    try {
      await this.parts.intake.inspectStored(key, { use: 'depth', accountId, signal });
      if (this.depths.size >= KNOWN_DEPTHS) this.depths.clear();
      this.depths.add(key);
    } catch (error) {
      throw error instanceof UnusableMediaError ? new DomainError('MEDIA_REJECTED', { reason: error.message }) : error;
    }
  }

  /**
   * Takes bytes that came inside a request.
   *
   * @param left ends it, as long as the asset is not made
   * @throws DomainError MEDIA_REJECTED, MEDIA_TOO_LARGE, STORAGE_QUOTA_EXCEEDED
   */
  async store(brought: ProvidedMedia, content: AsyncIterable<Uint8Array>, left: AbortSignal): Promise<MediaAsset> {
    try {
      return await this.bring(brought, { origin: 'inline', content: () => content, bytesMax: INLINE_BYTES[brought.use], signal: left });
    } catch (error) {
      throw error instanceof UnusableMediaError ? new DomainError('MEDIA_REJECTED', { reason: error.message }) : error;
    }
  }

  /**
   * Takes the bytes behind a URL.
   *
   * @throws DomainError MEDIA_URL_UNFETCHABLE, also for a web page in the place of the media; MEDIA_REJECTED, MEDIA_TOO_LARGE,
   *   STORAGE_QUOTA_EXCEEDED; RATE_LIMITED when too many fetches of the account run, have failed, or wait as depth panoramas; what the
   *   signal was aborted with
   */
  fetch(brought: ProvidedMedia, url: string, options: FetchOptions): Promise<MediaAsset> {
    const { accountId, use } = brought;
    const bytesMax = FETCH_BYTES[use];
    const { signal } = options;
    const fetching = async (time: FetchTimeBudget): Promise<MediaAsset> => {
      const content = (): AsyncIterable<Uint8Array> =>
        this.parts.fetcher.fetch(url, { ...options, accountId, bytesMax, timeoutMs: time.remainingMs });
      try {
        return await this.bring(brought, { origin: 'fetched', content, bytesMax, signal });
      } catch (error) {
        if (!(error instanceof UnusableMediaError)) throw error;
        throw new DomainError(error.isPage ? 'MEDIA_URL_UNFETCHABLE' : 'MEDIA_REJECTED', { reason: error.message });
      }
    };
    return this.parts.fetches.run({ accountId, signal }, (time) =>
      use === 'depth' ? withPermit(this.depthPermit(accountId, time.waiting), () => fetching(time)) : fetching(time),
    );
  }

  /** What the media assets of the account take. */
  async usage(accountId: string): Promise<StorageUsage> {
    return (await readAccountStorage(this.parts.dataSource, accountId, null)).usage;
  }

  /** A page of the account's media assets. @throws DomainError PAGE_TOKEN_INVALID */
  list(query: MediaAssetsQuery): Promise<Page<MediaAsset>> {
    return listMediaAssets(this.parts.dataSource, query);
  }

  /**
   * Deletes those of the ids that came with requests of the account; answers how many. Their bytes go with the next sweep. A file that
   * was fetched for a start that did not use it counts as a failed fetch.
   */
  async discard(accountId: string, ids: readonly string[]): Promise<number> {
    const { deleted, fetched } = await discardAssets(this.parts.dataSource, accountId, ids);
    await this.parts.fetches.count(accountId, fetched);
    return deleted;
  }

  /** Whether the account has room is known before the content is asked for, as far as it can be, and again when it is stored. */
  private async bring({ accountId, projectId, use, quota }: ProvidedMedia, how: BringOptions): Promise<MediaAsset> {
    const { dataSource, intake } = this.parts;
    const { origin, content, ...arrival } = how;
    const storage = await readAccountStorage(dataSource, accountId, quota);
    requireStorageCapacity(storage, { assets: 1, bytes: 1 });
    const made = await intake.take({ accountId, use, content: limitToStorageCapacity(content(), storage), ...arrival }, (stored) => {
      const extension = extensionOf(stored);
      const kind = use === 'video' ? 'video' : 'image';
      const asset: NewMediaAsset = { id: newId(), accountId, projectId, origin, kind, extension, fileName: `${origin}.${extension}` };
      return insertReadyAsset(dataSource, { asset, content: stored, quota });
    });
    if (made === null) throw new DomainError('INTERNAL');
    return made;
  }

  /** Another upload ended the asset, or its account was deleted, while the bytes of this one came. */
  private async lostTo(id: string): Promise<never> {
    await this.openUpload(id);
    throw new DomainError('UNAVAILABLE');
  }
}

interface BringOptions {
  readonly origin: Exclude<MediaOrigin, 'upload'>;
  readonly content: () => AsyncIterable<Uint8Array>;
  readonly bytesMax: number;
  readonly signal: AbortSignal;
}

const newId = (): string => createMediaAssetId(randomBytes(ID_RANDOM_BYTES));

/** The extension of the content's format, regardless of the file name. */
const extensionOf = ({ key }: MediaContent): string => key.slice(key.lastIndexOf('.') + 1);
