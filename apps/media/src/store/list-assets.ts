import { isMediaAssetId } from '@diorama/domain';
import type { MediaKind, MediaState } from '@diorama/domain';
import { createPage, timestampToMicrosSql, queryWithFreshPlan, decodePageToken, microsToTimestampSql } from '@diorama/postgres';
import type { Page } from '@diorama/postgres';
import type { DataSource } from 'typeorm';

import { toAsset } from './media-assets.js';
import type { MediaAssetRow, MediaAsset } from './media-assets.js';

/** Which of an account's media assets, and in which order; null leaves a filter out. */
export interface MediaAssetsQuery {
  readonly accountId: string;
  readonly pageSize: number;
  /** Empty for the first page. */
  readonly pageToken: string;
  readonly kind: MediaKind | null;
  readonly state: MediaState | null;
  /** By the time of creation. */
  readonly sortOrder: 'asc' | 'desc';
}

type ListedRow = MediaAssetRow & { readonly micros: string };

/**
 * A page of the account's media assets. Assets of the same time come in the order of their ids, so that each is on one page and on
 * one only.
 *
 * @throws DomainError PAGE_TOKEN_INVALID for a token of another list or of other filters
 */
export async function listMediaAssets(dataSource: DataSource, query: MediaAssetsQuery): Promise<Page<MediaAsset>> {
  const { accountId, pageSize, kind, state, sortOrder } = query;
  const binding = ['media-assets', accountId, kind, state, sortOrder];
  const cursor = decodePageToken(binding, query.pageToken, isMediaAssetId);
  const values: unknown[] = [];
  const parameter = (value: unknown): string => `$${values.push(value)}`;
  const conditions = [`account_id = ${parameter(accountId)}`];
  if (kind !== null) conditions.push(`kind = ${parameter(kind)}`);
  if (state !== null) conditions.push(`state = ${parameter(state)}`);
  if (cursor !== null) {
    const place = `(${microsToTimestampSql(parameter(cursor.micros))}, ${parameter(cursor.id)})`;
    conditions.push(`(created_at, id) ${sortOrder === 'asc' ? '>' : '<'} ${place}`);
  }
  const text = `
    SELECT *, ${timestampToMicrosSql('created_at')} AS micros FROM media_asset WHERE ${conditions.join(' AND ')}
    ORDER BY created_at ${sortOrder}, id ${sortOrder} LIMIT ${parameter(pageSize + 1)}`;
  const listed = await queryWithFreshPlan<ListedRow>(dataSource, text, values);
  const page = createPage(listed, pageSize, binding, ({ id, micros }) => ({ micros, id }));
  return { rows: page.rows.map(toAsset), nextPageToken: page.nextPageToken };
}
