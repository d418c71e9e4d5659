import { LIMITS } from '@diorama/domain';
import type { Page } from '@diorama/postgres';
import type { DataSource } from 'typeorm';

import { LINK_IS_CURRENT_SQL } from '../store/world-row.js';
import type { WorldRow } from '../store/world-row.js';
import { readWorldPage } from './read-world-page.js';
import type { AddParameter } from './read-world-page.js';

/** Which of the public worlds; null: no filter. */
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

/** A page of all finished worlds that are public and need no password, newest first. @throws DomainError PAGE_TOKEN_INVALID */
export function listPublicWorlds(dataSource: DataSource, query: PublicWorldsQuery): Promise<Page<WorldRow>> {
  const { query: words, tag, style, pageSize, pageToken } = query;
  const isFiltered = words !== '' || tag !== null || style !== null;
  return readWorldPage(dataSource, {
    binding: isFiltered ? ['public-worlds', words, tag, style] : ['public-worlds'],
    pageSize,
    pageToken,
    sortBy: 'created_at',
    sortOrder: 'desc',
    conditions: (parameter) => conditionsOf(query, parameter),
    isFiltered,
  });
}

/** The conditions name what the index `world_gallery_search` holds. */
function conditionsOf({ query, tag, style }: PublicWorldsQuery, parameter: AddParameter): string[] {
  const conditions = ['w.listed', 'w.public', 'w.completed_at IS NOT NULL', LINK_IS_CURRENT_SQL, 'w.share_password_hash IS NULL'];
  if (query !== '') {
    const words = 'world_words(w.display_name, w.tags, w.styles, w.caption, w.prompt)';
    conditions.push(`${words} @@ to_tsquery('pg_catalog.english', ${parameter(toSearchExpression(query))})`);
  }
  if (tag !== null) conditions.push(`w.tags @> ARRAY[${parameter(tag)}]::text[]`);
  if (style !== null) conditions.push(`w.styles @> ARRAY[${parameter(style)}]::text[]`);
  return conditions;
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
