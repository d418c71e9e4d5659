import type { PageTokenBinding, Page } from '@diorama/postgres';
import type { DataSource } from 'typeorm';

import type { WorldRow } from '../store/world-row.js';
import { readWorldPage } from './read-world-page.js';
import type { AddParameter } from './read-world-page.js';

/** Which of an account's worlds, and in which order; null: no filter. */
interface WorldsQuery {
  readonly accountId: string;
  readonly pageSize: number;
  /** Empty for the first page. */
  readonly pageToken: string;
  readonly status: 'SUCCEEDED' | 'PENDING' | null;
  readonly model: string | null;
  /** Worlds that have any of these; none for all worlds. */
  readonly tags: readonly string[];
  readonly isPublic: boolean | null;
  /** Inclusive. */
  readonly createdAfter: Date | null;
  /** Exclusive. */
  readonly createdBefore: Date | null;
  readonly sortBy: 'created_at' | 'updated_at';
  readonly sortOrder: 'asc' | 'desc';
}

/**
 * A page of the account's worlds, unfinished ones among them; those that failed, were cancelled or were deleted are not listed.
 *
 * @throws DomainError PAGE_TOKEN_INVALID for a token of another list or of other filters
 */
export function listWorlds(dataSource: DataSource, query: WorldsQuery): Promise<Page<WorldRow>> {
  const { pageSize, pageToken, sortBy, sortOrder } = query;
  return readWorldPage(dataSource, {
    binding: bindingOf(query),
    pageSize,
    pageToken,
    sortBy,
    sortOrder,
    conditions: (parameter) => conditionsOf(query, parameter),
    isFiltered: true,
  });
}

/** The page's size is left out: it may change from page to page. */
function bindingOf(query: WorldsQuery): PageTokenBinding {
  const { accountId, status, model, tags, isPublic, createdAfter, createdBefore, sortBy, sortOrder } = query;
  return ['worlds', accountId, status, model, tags.toSorted(), isPublic, createdAfter, createdBefore, sortBy, sortOrder];
}

/** Conditions of the filters in use only: an index can serve `model = $2`, but not `$2 IS NULL OR model = $2`. */
function conditionsOf(query: WorldsQuery, parameter: AddParameter): string[] {
  const { accountId, status, model, tags, isPublic, createdAfter, createdBefore } = query;
  const conditions = [`w.account_id = ${parameter(accountId)}`, 'w.listed'];
  if (status === 'SUCCEEDED') conditions.push('w.completed_at IS NOT NULL');
  if (status === 'PENDING') conditions.push('w.completed_at IS NULL');
  if (model !== null) conditions.push(`w.model = ${parameter(model)}`);
  if (tags.length > 0) conditions.push(`w.tag_keys && ${parameter(tags.map((tag) => `${accountId} ${tag}`))}::text[]`);
  if (isPublic !== null) conditions.push(isPublic ? 'w.public' : 'NOT w.public');
  if (createdAfter !== null) conditions.push(`w.created_at >= ${parameter(createdAfter)}`);
  if (createdBefore !== null) conditions.push(`w.created_at < ${parameter(createdBefore)}`);
  return conditions;
}
