import { isWorldId } from '@diorama/domain';
import { createPage, timestampToMicrosSql, queryRows, decodePageToken, microsToTimestampSql } from '@diorama/postgres';
import type { Page } from '@diorama/postgres';
import type { DataSource } from 'typeorm';

import { WORLD_JSON_SQL } from '../store/world-row.js';
import type { WorldRow } from '../store/world-row.js';

interface PublicWorldsQuery {
  readonly pageSize: number;
  /** Empty for the first page. */
  readonly pageToken: string;
}

interface ListedRow {
  readonly world: WorldRow;
  readonly micros: string;
}

const BINDING = ['public-worlds'];

const pageWhere = (condition: string): string => `
  SELECT ${WORLD_JSON_SQL} AS world, ${timestampToMicrosSql('w.created_at')} AS micros
  FROM (SELECT w.* FROM world w WHERE w.listed AND w.public AND w.completed_at IS NOT NULL ${condition}
    ORDER BY w.created_at DESC, w.id DESC LIMIT $1) w
  JOIN operation maker ON maker.id = w.operation_id
  ORDER BY w.created_at DESC, w.id DESC`;

const FIRST_PAGE = pageWhere('');
const LATER_PAGE = pageWhere(`AND (w.created_at, w.id) < (${microsToTimestampSql('$2')}, $3::uuid)`);

/** A page of all finished worlds that are public, newest first. @throws DomainError PAGE_TOKEN_INVALID */
export async function listPublicWorlds(dataSource: DataSource, { pageSize, pageToken }: PublicWorldsQuery): Promise<Page<WorldRow>> {
  const cursor = decodePageToken(BINDING, pageToken, isWorldId);
  const limit = pageSize + 1;
  const listed = await (cursor === null
    ? queryRows<ListedRow>(dataSource, FIRST_PAGE, [limit])
    : queryRows<ListedRow>(dataSource, LATER_PAGE, [limit, cursor.micros, cursor.id]));
  const { rows, nextPageToken } = createPage(listed, pageSize, BINDING, ({ world, micros }) => ({ micros, id: world.id }));
  return { rows: rows.map(({ world }) => world), nextPageToken };
}
