import type { PageTokenBinding, PageCursor } from './page-token.js';
import { encodePageToken } from './page-token.js';

/** Rows of one page, and where the next one begins. */
export interface Page<Row> {
  readonly rows: readonly Row[];
  /** Empty after the last page. */
  readonly nextPageToken: string;
}

/** Microseconds since 1970 of a timestamp, as text. */
export const timestampToMicrosSql = (column: string): string => `(extract(epoch FROM ${column}) * 1000000)::bigint::text`;

/** The timestamp of microseconds since 1970. */
export const microsToTimestampSql = (micros: string): string => `(timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond')`;

/** Cuts what was read to a page: one row more than it holds tells that there is another page. */
export function createPage<Row>(
  rows: readonly Row[],
  pageSize: number,
  binding: PageTokenBinding,
  cursorOf: (row: Row) => PageCursor,
): Page<Row> {
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  return { rows: page, nextPageToken: rows.length > pageSize && last !== undefined ? encodePageToken(binding, cursorOf(last)) : '' };
}
