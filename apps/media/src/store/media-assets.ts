import { DomainError } from '@diorama/domain';
import type { MediaKind, MediaState, StorageQuota } from '@diorama/domain';
import { inTransaction, queryRows } from '@diorama/postgres';
import type { DataSource, EntityManager } from 'typeorm';

import { requireStorageCapacity } from './storage-quota.js';
import { lockAccountStorage } from './account-storage.js';
import { markObjectsForReferenceCheck, releaseObjectClaim } from './media-objects.js';
import { recordStoredFiles } from './stored-files.js';

/** How the bytes came: sent to an upload URL, inside a request, or from a URL that a request named. */
export type MediaOrigin = 'upload' | 'inline' | 'fetched';

/** What is known of an asset from its beginning. */
export interface NewMediaAsset {
  readonly id: string;
  readonly accountId: string;
  readonly projectId: string;
  readonly origin: MediaOrigin;
  readonly kind: MediaKind;
  readonly fileName: string;
  /** Without a dot. */
  readonly extension: string;
}

/** What is known of it once its bytes are stored and are what its kind says. */
export interface MediaContent {
  readonly key: string;
  readonly contentType: string;
  readonly bytes: number;
  /** Lower-case hex. */
  readonly sha256: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Of a video. */
  readonly durationSeconds: number | null;
}

export interface MediaAsset extends NewMediaAsset {
  readonly state: MediaState;
  /** Why it was rejected or given up. */
  readonly reason: string | null;
  /** Of a READY asset, and of no other. */
  readonly content: MediaContent | null;
  readonly createdAt: Date;
  readonly updatedAt: Date | null;
}

/**
 * Makes an asset that waits for its bytes.
 *
 * @throws DomainError STORAGE_QUOTA_EXCEEDED
 */
export function insertPendingAsset(dataSource: DataSource, asset: NewMediaAsset, quota: StorageQuota | null): Promise<MediaAsset> {
  return inTransaction(dataSource, async (transaction) => {
    requireStorageCapacity(await lockAccountStorage(transaction, asset.accountId, quota), { assets: 1, bytes: 0 });
    const rows = await queryRows<MediaAssetRow>(
      transaction,
      `INSERT INTO media_asset (id, account_id, project_id, origin, kind, file_name, extension, state)
       VALUES ($1, $2, $3, $4, $5, $6, $7, 'PENDING_UPLOAD') RETURNING *`,
      newValues(asset),
    );
    return toAsset(only(rows));
  });
}

/** An asset that is READY from its beginning. */
interface NewReadyAsset {
  readonly asset: NewMediaAsset;
  readonly content: MediaContent;
  readonly quota: StorageQuota | null;
}

/**
 * Makes an asset of bytes that are stored already, and ends the claim on its object.
 *
 * @throws DomainError STORAGE_QUOTA_EXCEEDED
 */
export function insertReadyAsset(dataSource: DataSource, { asset, content, quota }: NewReadyAsset): Promise<MediaAsset> {
  return inTransaction(dataSource, async (transaction) => {
    requireStorageCapacity(await lockAccountStorage(transaction, asset.accountId, quota), { assets: 1, bytes: content.bytes });
    const rows = await queryRows<MediaAssetRow>(
      transaction,
      `INSERT INTO media_asset (id, account_id, project_id, origin, kind, file_name, extension, state,
         key, content_type, bytes, sha256, width, height, duration_seconds)
       VALUES ($1, $2, $3, $4, $5, $6, $7, 'READY', $8, $9, $10, $11, $12, $13, $14) RETURNING *`,
      [...newValues(asset), ...contentValues(content)],
    );
    await settle(transaction, content);
    return toAsset(only(rows));
  });
}

/**
 * Makes an asset READY, and ends the claim on its object; null, with nothing changed, when it no longer waits for its bytes. The
 * quota is that of the call that made the asset, or a later one.
 *
 * @throws DomainError STORAGE_QUOTA_EXCEEDED, with nothing changed: the bytes of uploads that ended since then count
 */
export function completeMediaAsset(
  dataSource: DataSource,
  { id, accountId }: Pick<NewMediaAsset, 'id' | 'accountId'>,
  content: MediaContent,
): Promise<MediaAsset | null> {
  return inTransaction(dataSource, async (transaction) => {
    // Before the row of the asset: deletions of assets lock in this order too.
    const storage = await lockAccountStorage(transaction, accountId, null);
    const [row] = await queryRows<MediaAssetRow>(
      transaction,
      `UPDATE media_asset SET state = 'READY', updated_at = now(), last_used_at = now(), key = $2, content_type = $3, bytes = $4, sha256 = $5,
         width = $6, height = $7, duration_seconds = $8
       WHERE id = $1 AND state = 'PENDING_UPLOAD' RETURNING *`,
      [id, ...contentValues(content)],
    );
    if (row === undefined) return null;
    requireStorageCapacity(storage, { assets: 0, bytes: content.bytes });
    await settle(transaction, content);
    return toAsset(row);
  });
}

/** Ends an asset whose bytes cannot be used; one that has ended already stays as it is. */
export async function rejectMediaAsset(dataSource: DataSource, id: string, reason: string): Promise<void> {
  await queryRows(
    dataSource,
    `UPDATE media_asset SET state = 'REJECTED', reason = $2, updated_at = now() WHERE id = $1 AND state = 'PENDING_UPLOAD'`,
    [id, reason],
  );
}

/** The asset of that id, of any account. */
export async function findMediaAsset(dataSource: DataSource, id: string): Promise<MediaAsset | null> {
  const [row] = await queryRows<MediaAssetRow>(dataSource, 'SELECT * FROM media_asset WHERE id = $1', [id]);
  return row === undefined ? null : toAsset(row);
}

/** Those of the ids that belong to the account, by id. */
export async function findAccountAssets(
  dataSource: DataSource,
  accountId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, MediaAsset>> {
  const rows = await queryRows<MediaAssetRow>(dataSource, 'SELECT * FROM media_asset WHERE id = ANY($1) AND account_id = $2', [
    ids,
    accountId,
  ]);
  return new Map(rows.map((row) => [row.id, toAsset(row)]));
}

/**
 * Notes that assets of an account are used now, which puts off the end of their retention.
 *
 * @returns the ids of those that are READY still; the others have been deleted
 */
export async function markAssetsUsed(dataSource: DataSource, accountId: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await queryRows<{ readonly id: string }>(
    dataSource,
    `UPDATE media_asset SET last_used_at = now() WHERE id = ANY(ARRAY(SELECT id FROM media_asset
       WHERE id = ANY($1) AND account_id = $2 AND state = 'READY' ORDER BY id FOR NO KEY UPDATE)) RETURNING id`,
    [ids, accountId],
  );
  return new Set(rows.map(({ id }) => id));
}

/**
 * Deletes an asset of an account and marks its object for deletion.
 *
 * @returns the key of its object, or null when it has none
 * @throws DomainError MEDIA_ASSET_NOT_FOUND, also for one of another account
 */
export function deleteMediaAsset(dataSource: DataSource, accountId: string, id: string): Promise<string | null> {
  return inTransaction(dataSource, async (transaction) => {
    await lockAccountStorage(transaction, accountId, null);
    const [row] = await queryRows<Pick<MediaAssetRow, 'key'>>(
      transaction,
      'DELETE FROM media_asset WHERE id = $1 AND account_id = $2 RETURNING key',
      [id, accountId],
    );
    if (row === undefined) throw new DomainError('MEDIA_ASSET_NOT_FOUND');
    if (row.key !== null) await markObjectsForReferenceCheck(transaction, [row.key]);
    return row.key;
  });
}

/** Downloads are signed for what is on record: now this is. */
async function settle(transaction: EntityManager, { key, bytes, sha256, contentType }: MediaContent): Promise<void> {
  await recordStoredFiles(transaction, [{ key, bytes, sha256, contentType }]);
  await releaseObjectClaim(transaction, key);
}

/** An asset as SQL returns it; `bigint` columns are text. */
export interface MediaAssetRow {
  readonly id: string;
  readonly account_id: string;
  readonly project_id: string;
  readonly origin: MediaOrigin;
  readonly state: MediaState;
  readonly kind: MediaKind;
  readonly file_name: string;
  readonly extension: string;
  readonly reason: string | null;
  readonly key: string | null;
  readonly content_type: string;
  readonly bytes: string;
  readonly sha256: string;
  readonly width: number;
  readonly height: number;
  readonly duration_seconds: number | null;
  readonly created_at: Date;
  readonly updated_at: Date | null;
}

/** The asset that a row is. */
export function toAsset(row: MediaAssetRow): MediaAsset {
  return {
    id: row.id,
    accountId: row.account_id,
    projectId: row.project_id,
    origin: row.origin,
    state: row.state,
    kind: row.kind,
    fileName: row.file_name,
    extension: row.extension,
    reason: row.reason,
    content: row.key === null ? null : toContent(row.key, row),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

function toContent(key: string, row: MediaAssetRow): MediaContent {
  return {
    key,
    contentType: row.content_type,
    bytes: Number(row.bytes),
    sha256: row.sha256,
    width: row.width,
    height: row.height,
    durationSeconds: row.duration_seconds,
  };
}

const newValues = (asset: NewMediaAsset): readonly unknown[] => [
  asset.id,
  asset.accountId,
  asset.projectId,
  asset.origin,
  asset.kind,
  asset.fileName,
  asset.extension,
];

const contentValues = (content: MediaContent): readonly unknown[] => [
  content.key,
  content.contentType,
  content.bytes,
  content.sha256,
  content.width,
  content.height,
  content.durationSeconds,
];

function only<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (row === undefined) throw new TypeError('the statement returned no row');
  return row;
}
