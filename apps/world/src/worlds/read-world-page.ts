import { isWorldId } from '@diorama/domain';
import { createPage, timestampToMicrosSql, queryRows, queryWithFreshPlan, decodePageToken, microsToTimestampSql } from '@diorama/postgres';
import type { PageTokenBinding, PageCursor, Page, SqlExecutor } from '@diorama/postgres';

import { WORLD_JSON_SQL } from '../store/world-row.js';
import type { WorldRow } from '../store/world-row.js';

/** Adds a value to a statement and returns the placeholder for it. */
export type AddParameter = (value: unknown) => string;

/** One page of a list of worlds. */
interface WorldPageQuery {
  /** What a page token of the list is valid for. */
  readonly binding: PageTokenBinding;
  readonly pageSize: number;
  /** Empty for the first page. */
  readonly pageToken: string;
  readonly sortBy: 'created_at' | 'updated_at';
  readonly sortOrder: 'asc' | 'desc';
  /** Conditions on the world `w`, all of which hold for each world of the list. */
  readonly conditions: (parameter: AddParameter) => readonly string[];
  /** Whether the list has filters that may leave nearly all worlds or very few: no single plan fits all their values. */
  readonly isFiltered: boolean;
}

interface ListedRow {
  readonly world: WorldRow;
  readonly micros: string;
}

/**
 * Reads one page. Worlds with the same time come in the order of their ids, so that each is on one page and on one only.
 *
 * @throws DomainError PAGE_TOKEN_INVALID for a token with another binding
 */
export async function readWorldPage(executor: SqlExecutor, query: WorldPageQuery): Promise<Page<WorldRow>> {
  const { binding, pageSize, pageToken, isFiltered } = query;
  const { text, values } = statementOf(query, decodePageToken(binding, pageToken, isWorldId));
  const listed = isFiltered
    ? await queryWithFreshPlan<ListedRow>(executor, text, values)
    : await queryRows<ListedRow>(executor, text, values);
  const { rows, nextPageToken } = createPage(listed, pageSize, binding, ({ world, micros }) => ({ micros, id: world.id }));
  return { rows: rows.map(({ world }) => world), nextPageToken };
}

interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** The page is cut before the worlds' assets are read. */
function statementOf({ sortBy, sortOrder, conditions, pageSize }: WorldPageQuery, cursor: PageCursor | null): Statement {
  const values: unknown[] = [];
  const parameter: AddParameter = (value) => `$${values.push(value)}`;
  const all = [...conditions(parameter)];
  if (cursor !== null) {
    const place = `(${microsToTimestampSql(parameter(cursor.micros))}, ${parameter(cursor.id)}::uuid)`;
    all.push(`(w.${sortBy}, w.id) ${sortOrder === 'asc' ? '>' : '<'} ${place}`);
  }
  const order = `w.${sortBy} ${sortOrder}, w.id ${sortOrder}`;
  const text = `
    SELECT ${WORLD_JSON_SQL} AS world, ${timestampToMicrosSql(`w.${sortBy}`)} AS micros
    FROM (SELECT w.* FROM world w WHERE ${all.join(' AND ')} ORDER BY ${order} LIMIT ${parameter(pageSize + 1)}) w
    JOIN operation maker ON maker.id = w.operation_id
    ORDER BY ${order}`;
  return { text, values };
}
