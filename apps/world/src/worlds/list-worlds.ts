import { isWorldId } from '@diorama/domain';
import { createPage, timestampToMicrosSql, queryWithFreshPlan, decodePageToken, microsToTimestampSql } from '@diorama/postgres';
import type { PageTokenBinding, PageCursor, Page } from '@diorama/postgres';
import type { DataSource } from 'typeorm';

import { WORLD_JSON_SQL } from '../store/world-row.js';
import type { WorldRow } from '../store/world-row.js';

/** Which of an account's worlds, and in which order; null lets a filter be. */
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

interface ListedRow {
  readonly world: WorldRow;
  readonly micros: string;
}

/**
 * A page of the account's worlds, unfinished ones among them; those that failed, were cancelled or were deleted are not listed.
 * Worlds with the same time come in the order of their ids, so that each is on one page and on one only.
 *
 * @throws DomainError PAGE_TOKEN_INVALID for a token of another list or of other filters
 */
export async function listWorlds(dataSource: DataSource, query: WorldsQuery): Promise<Page<WorldRow>> {
  const binding = bindingOf(query);
  const { text, values } = statementOf(query, decodePageToken(binding, query.pageToken, isWorldId));
  const listed = await queryWithFreshPlan<ListedRow>(dataSource, text, values);
  const { rows, nextPageToken } = createPage(listed, query.pageSize, binding, ({ world, micros }) => ({ micros, id: world.id }));
  return { rows: rows.map(({ world }) => world), nextPageToken };
}

/** The page's size is left out: it may change from page to page. */
function bindingOf(query: WorldsQuery): PageTokenBinding {
  const { accountId, status, model, tags, isPublic, createdAfter, createdBefore, sortBy, sortOrder } = query;
  return ['worlds', accountId, status, model, tags.toSorted(), isPublic, createdAfter, createdBefore, sortBy, sortOrder];
}

interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/**
 * A text for each set of filters in use: an index can serve `model = $2`, but not `$2 IS NULL OR model = $2`. The page is cut
 * before the worlds' assets are read.
 */
function statementOf(query: WorldsQuery, cursor: PageCursor | null): Statement {
  const { sortBy, sortOrder } = query;
  const values: unknown[] = [];
  const parameter = (value: unknown): string => `$${values.push(value)}`;
  const conditions = conditionsOf(query, parameter);
  if (cursor !== null) {
    const place = `(${microsToTimestampSql(parameter(cursor.micros))}, ${parameter(cursor.id)}::uuid)`;
    conditions.push(`(w.${sortBy}, w.id) ${sortOrder === 'asc' ? '>' : '<'} ${place}`);
  }
  const order = `w.${sortBy} ${sortOrder}, w.id ${sortOrder}`;
  const text = `
    SELECT ${WORLD_JSON_SQL} AS world, ${timestampToMicrosSql(`w.${sortBy}`)} AS micros
    FROM (SELECT w.* FROM world w WHERE ${conditions.join(' AND ')} ORDER BY ${order} LIMIT ${parameter(query.pageSize + 1)}) w
    JOIN operation maker ON maker.id = w.operation_id
    ORDER BY ${order}`;
  return { text, values };
}

function conditionsOf(query: WorldsQuery, parameter: (value: unknown) => string): string[] {
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
