import { LIMITS, isWorldId } from '@diorama/domain';
import { createPage, timestampToMicrosSql, decodePageToken, microsToTimestampSql, queryWithFreshPlan } from '@diorama/postgres';
import type { Page, PageCursor, PageTokenBinding } from '@diorama/postgres';
import type { DataSource } from 'typeorm';

import { WORLD_JSON_SQL } from '../store/world-row.js';
import type { WorldRow } from '../store/world-row.js';

/** Which of the public worlds; null lets a filter be. */
interface PublicWorldsQuery {
  readonly pageSize: number;
  /** Empty for the first page. */
  readonly pageToken: string;
  /** Words of which a world has all; empty for all worlds. */
  readonly query: string;
  readonly tag: string | null;
  /** Id of a style of the catalogue. */
  readonly style: string | null;
}

interface ListedRow {
  readonly world: WorldRow;
  readonly micros: string;
}

/** A page of all finished worlds that are public, newest first. @throws DomainError PAGE_TOKEN_INVALID */
export async function listPublicWorlds(dataSource: DataSource, query: PublicWorldsQuery): Promise<Page<WorldRow>> {
  const binding = bindingOf(query);
  const { text, values } = statementOf(query, decodePageToken(binding, query.pageToken, isWorldId));
  const listed = await queryWithFreshPlan<ListedRow>(dataSource, text, values);
  const { rows, nextPageToken } = createPage(listed, query.pageSize, binding, ({ world, micros }) => ({ micros, id: world.id }));
  return { rows: rows.map(({ world }) => world), nextPageToken };
}

function bindingOf({ query, tag, style }: PublicWorldsQuery): PageTokenBinding {
  return query === '' && tag === null && style === null ? ['public-worlds'] : ['public-worlds', query, tag, style];
}

interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** A text for each set of filters in use. The conditions name what the index `world_gallery_search` holds. */
function statementOf({ query, tag, style, pageSize }: PublicWorldsQuery, cursor: PageCursor | null): Statement {
  const values: unknown[] = [];
  const parameter = (value: unknown): string => `$${values.push(value)}`;
  const conditions = ['w.listed', 'w.public', 'w.completed_at IS NOT NULL'];
  if (query !== '') {
    const words = 'world_words(w.display_name, w.tags, w.styles, w.caption, w.prompt)';
    conditions.push(`${words} @@ to_tsquery('pg_catalog.english', ${parameter(toSearchExpression(query))})`);
  }
  if (tag !== null) conditions.push(`w.tags @> ARRAY[${parameter(tag)}]::text[]`);
  if (style !== null) conditions.push(`w.styles @> ARRAY[${parameter(style)}]::text[]`);
  if (cursor !== null)
    conditions.push(`(w.created_at, w.id) < (${microsToTimestampSql(parameter(cursor.micros))}, ${parameter(cursor.id)}::uuid)`);
  const text = `
    SELECT ${WORLD_JSON_SQL} AS world, ${timestampToMicrosSql('w.created_at')} AS micros
    FROM (SELECT w.* FROM world w WHERE ${conditions.join(' AND ')}
      ORDER BY w.created_at DESC, w.id DESC LIMIT ${parameter(pageSize + 1)}) w
    JOIN operation maker ON maker.id = w.operation_id
    ORDER BY w.created_at DESC, w.id DESC`;
  return { text, values };
}

/**
 * What Postgres searches for: every word, each as the beginning of one, so that results come while the last word is being typed. Words
 * are letters and digits alone, so nothing of a query is read as an operator. Empty for a query without a word: it finds no world.
 */
export function toSearchExpression(query: string): string {
  const words = query.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words
    .slice(0, LIMITS.galleryQueryWords)
    .map((word) => `${word}:*`)
    .join(' & ');
}
