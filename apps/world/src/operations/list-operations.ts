import type { OperationState } from '@diorama/domain';
import { createPage, timestampToMicrosSql, queryRows, decodePageToken, microsToTimestampSql } from '@diorama/postgres';
import type { Page } from '@diorama/postgres';
import type { DataSource } from 'typeorm';

import { OPERATION_COLUMNS } from './operation-row.js';
import type { OperationRow } from './operation-row.js';

interface OperationsQuery {
  readonly accountId: string;
  readonly pageSize: number;
  /** Empty for the first page. */
  readonly pageToken: string;
  /** Null for all. */
  readonly state: OperationState | null;
}

type ListedRow = OperationRow & { readonly micros: string };

/** A page of the account's operations, newest first. @throws DomainError PAGE_TOKEN_INVALID */
export async function listOperations(dataSource: DataSource, query: OperationsQuery): Promise<Page<OperationRow>> {
  const { accountId, pageSize, state } = query;
  const binding = ['operations', accountId, state];
  const cursor = decodePageToken(binding, query.pageToken);
  const values: unknown[] = [accountId, pageSize + 1];
  const conditions = ['o.account_id = $1'];
  if (state !== null) conditions.push(`o.state = $${values.push(state)}`);
  if (cursor !== null)
    conditions.push(`(o.created_at, o.id) < (${microsToTimestampSql(`$${values.push(cursor.micros)}`)}, $${values.push(cursor.id)})`);
  const listed = await queryRows<ListedRow>(dataSource, pageWhere(conditions), values);
  return createPage(listed, pageSize, binding, ({ micros, id }) => ({ micros, id }));
}

const pageWhere = (conditions: readonly string[]): string => `
  SELECT ${OPERATION_COLUMNS}, ${timestampToMicrosSql('o.created_at')} AS micros FROM operation o
  WHERE ${conditions.join(' AND ')} ORDER BY o.created_at DESC, o.id DESC LIMIT $2`;
