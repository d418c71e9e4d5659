import { LIMITS } from '@diorama/domain';
import { inTransaction, queryRows } from '@diorama/postgres';
import type { DataSource } from 'typeorm';

import { lockAccountStorage } from './account-storage.js';
import { markObjectsForReferenceCheck } from './media-objects.js';

/** Gives up at most `limit` uploads that never came; answers how many. */
export async function expirePendingAssets(dataSource: DataSource, limit: number): Promise<number> {
  const rows = await queryRows(
    dataSource,
    `UPDATE media_asset SET state = 'EXPIRED', reason = 'the file was never uploaded', updated_at = now()
     WHERE id = ANY(ARRAY(SELECT id FROM media_asset
       WHERE state = 'PENDING_UPLOAD' AND origin = 'upload' AND created_at < now() - make_interval(secs => $1)
       ORDER BY created_at LIMIT $2 FOR UPDATE SKIP LOCKED)) RETURNING id`,
    [LIMITS.uploadPendingSeconds, limit],
  );
  return rows.length;
}

/** Assets of one state and origin that are older than that. */
interface ExpiryRule {
  readonly state: 'READY' | 'REJECTED' | 'EXPIRED';
  readonly origin: 'upload' | 'inline' | 'fetched';
  /** What the age counts from: READY assets are kept as long as they are used. */
  readonly since: 'created_at' | 'last_used_at';
  readonly olderThanSeconds: number;
}

/**
 * What a sweep deletes: READY uploads only where `retentionSeconds` is set. No asset that a running operation may use is among
 * them, however short the retention is.
 */
export function buildExpiryRules(retentionSeconds: number | null): readonly ExpiryRule[] {
  const ended = (['REJECTED', 'EXPIRED'] as const).map((state): ExpiryRule => ({
    state,
    origin: 'upload',
    since: 'created_at',
    olderThanSeconds: LIMITS.endedMediaSeconds,
  }));
  const unused = { state: 'READY', since: 'last_used_at' } as const;
  const ofRequests = (['inline', 'fetched'] as const).map((origin): ExpiryRule => ({
    ...unused,
    origin,
    olderThanSeconds: LIMITS.requestMediaSeconds,
  }));
  const uploads: ExpiryRule[] =
    retentionSeconds === null
      ? []
      : [{ ...unused, origin: 'upload', olderThanSeconds: Math.max(retentionSeconds, LIMITS.mediaInUseSeconds) }];
  return [...ended, ...ofRequests, ...uploads];
}

/** Deletes at most `limit` of the aged assets, and lets their objects be looked at; answers how many. */
export function deleteExpiredAssets(
  dataSource: DataSource,
  { state, origin, since, olderThanSeconds }: ExpiryRule,
  limit: number,
): Promise<number> {
  return inTransaction(dataSource, async (transaction) => {
    const rows = await queryRows<DeletedRow>(
      transaction,
      `DELETE FROM media_asset WHERE id = ANY(ARRAY(SELECT id FROM media_asset
         WHERE state = $1 AND origin = $2 AND ${since} < now() - make_interval(secs => $3)
         ORDER BY ${since} LIMIT $4 FOR UPDATE SKIP LOCKED)) RETURNING key`,
      [state, origin, olderThanSeconds, limit],
    );
    await markObjectsForReferenceCheck(transaction, keysOf(rows));
    return rows.length;
  });
}

/** Deletes at most `limit` assets of an account, and marks their objects for deletion; answers how many. */
export function deleteAccountAssets(dataSource: DataSource, accountId: string, limit: number): Promise<number> {
  return inTransaction(dataSource, async (transaction) => {
    await lockAccountStorage(transaction, accountId, null); // before the assets, as an upload that ends does
    const rows = await queryRows<DeletedRow>(
      transaction,
      `DELETE FROM media_asset WHERE id = ANY(ARRAY(SELECT id FROM media_asset
         WHERE account_id = $1 ORDER BY id LIMIT $2 FOR UPDATE)) RETURNING key`,
      [accountId, limit],
    );
    await markObjectsForReferenceCheck(transaction, keysOf(rows));
    return rows.length;
  });
}

/** How many assets a discard deleted, and how many of them had been fetched. */
interface DiscardCounts {
  readonly deleted: number;
  readonly fetched: number;
}

/** Deletes those of the ids that came with requests of an account, and lets their objects be looked at. */
export function discardAssets(dataSource: DataSource, accountId: string, ids: readonly string[]): Promise<DiscardCounts> {
  return inTransaction(dataSource, async (transaction) => {
    const rows = await queryRows<DeletedRow & { readonly origin: string }>(
      transaction,
      `DELETE FROM media_asset WHERE id = ANY(ARRAY(SELECT id FROM media_asset
         WHERE id = ANY($1) AND account_id = $2 AND origin IN ('inline', 'fetched') ORDER BY id FOR UPDATE)) RETURNING key, origin`,
      [ids, accountId],
    );
    await markObjectsForReferenceCheck(transaction, keysOf(rows));
    return { deleted: rows.length, fetched: rows.filter(({ origin }) => origin === 'fetched').length };
  });
}

interface DeletedRow {
  readonly key: string | null;
}

/** In one order, so that two that meet lock rows alike. */
const keysOf = (rows: readonly DeletedRow[]): string[] => rows.flatMap(({ key }) => (key === null ? [] : [key])).sort();
