import { LIMITS } from '@diorama/domain';
import { inTransaction, queryRows } from '@diorama/postgres';
import type { Page, SqlExecutor } from '@diorama/postgres';
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

/** A search of the gallery, which needs no key, takes a connection of the pool that starts use no longer than this. Milliseconds. */
const SEARCH_TIMEOUT_MS = 2_000;
const LIMIT_SEARCH = `SELECT set_config('statement_timeout', $1, true)`;

/**
 * A page of all finished worlds that are public and need no password, newest first.
 * @throws DomainError PAGE_TOKEN_INVALID; UNAVAILABLE for a search that takes longer than 2 s
 */
export async function listPublicWorlds(dataSource: DataSource, query: PublicWorldsQuery): Promise<Page<WorldRow>> {
  if (query.query === '') return readPublicWorldPage(dataSource, query);
  return inTransaction(dataSource, async (transaction) => {
    await queryRows(transaction, LIMIT_SEARCH, [String(SEARCH_TIMEOUT_MS)]);
    return readPublicWorldPage(transaction, query);
  });
}

function readPublicWorldPage(executor: SqlExecutor, query: PublicWorldsQuery): Promise<Page<WorldRow>> {
  const { query: words, tag, style, pageSize, pageToken } = query;
  const isFiltered = words !== '' || tag !== null || style !== null;
  return readWorldPage(executor, {
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

/** A shorter last word is searched as a whole word: it is the beginning of most of the words there are. */
const PREFIX_LETTERS_MIN = 3;
/** Letters and digits; Postgres reads a typographic apostrophe as a part of its word. */
const WORD = /[\p{L}\p{M}\p{N}]+(?:’[\p{L}\p{M}\p{N}]+)*/gu;

/**
 * What Postgres searches for: every word, the last one also as the beginning of a word, so that results come while it is being typed. Words
 * are letters, digits and ’ alone, so nothing of a query is read as an operator. Empty for a query without a word: it finds no world.
 */
export function toSearchExpression(query: string): string {
  const words = (query.toLowerCase().match(WORD) ?? []).slice(0, LIMITS.galleryQueryWords);
  const isPrefix = (words.at(-1) ?? '').length >= PREFIX_LETTERS_MIN;
  return words.join(' & ') + (isPrefix ? ':*' : '');
}
