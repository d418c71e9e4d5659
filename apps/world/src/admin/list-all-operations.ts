import { isWorldId } from '@diorama/domain';
import type { FailureCode, OperationKind, OperationState } from '@diorama/domain';
import { createPage, timestampToMicrosSql, queryRows, decodePageToken, microsToTimestampSql } from '@diorama/postgres';
import type { Page } from '@diorama/postgres';
import type { DataSource } from 'typeorm';
import { createdWithin } from '@diorama/access';
import type { CreationBounds } from '@diorama/access';

import { OPERATION_COLUMNS } from '../operations/operation-row.js';
import type { OperationRow } from '../operations/operation-row.js';

interface AllOperationsQuery extends CreationBounds {
  /** Null for those of all accounts. */
  readonly accountId: string | null;
  /** Null for all. */
  readonly state: OperationState | null;
  /** Each null for all. */
  readonly kind: OperationKind | null;
  readonly model: string | null;
  readonly failureCode: FailureCode | null;
  /** Id of an operation, a world or a request; empty for all. */
  readonly query: string;
  readonly pageSize: number;
  /** Empty for the first page. */
  readonly pageToken: string;
}

export interface AccountOperationRow extends OperationRow {
  readonly account_name: string;
  readonly started_at: Date | null;
  readonly ended_at: Date | null;
  /** What each stage took; null before the end. */
  readonly stages: readonly { readonly name: string; readonly seconds: number }[] | null;
  readonly has_webhook: boolean;
}

/** A page of operations, newest first. @throws DomainError PAGE_TOKEN_INVALID */
export async function listAllOperations(dataSource: DataSource, search: AllOperationsQuery): Promise<Page<AccountOperationRow>> {
  const { accountId, state, kind, model, failureCode, createdFrom, createdUntil, query, pageSize, pageToken } = search;
  const binding = ['all-operations', accountId, state, query, kind, model, failureCode, createdFrom, createdUntil];
  const cursor = decodePageToken(binding, pageToken);
  const values: unknown[] = [pageSize + 1];
  const conditions = ['true', ...createdWithin(search, 'o.created_at', values)];
  if (accountId !== null) conditions.push(`o.account_id = $${values.push(accountId)}`);
  if (state !== null) conditions.push(inState(state));
  if (kind !== null) conditions.push(`o.kind = $${values.push(kind)}`);
  if (model !== null) conditions.push(`o.model = $${values.push(model)}`);
  if (failureCode !== null) conditions.push(`o.state IN ('FAILED', 'CANCELLED') AND o.failure_code = $${values.push(failureCode)}`);
  if (query !== '') conditions.push(named(query, `$${values.push(query)}`));
  if (cursor !== null)
    conditions.push(`(o.created_at, o.id) < (${microsToTimestampSql(`$${values.push(cursor.micros)}`)}, $${values.push(cursor.id)})`);
  const rows = await queryRows<AccountOperationRow & { readonly micros: string }>(dataSource, pageWhere(conditions), values);
  return createPage(rows, pageSize, binding, ({ micros, id }) => ({ micros, id }));
}

/** Spelled out, so that the planner sees which partial index it may use. The state is one of the domain's, and no text from outside. */
function inState(state: OperationState): string {
  const isOpen = state === 'QUEUED' || state === 'RUNNING';
  return isOpen ? `o.state = '${state}' AND o.ended_at IS NULL` : `o.state = '${state}'`;
}

/** Each kind of id has its index. */
function named(query: string, value: string): string {
  if (isWorldId(query)) return `o.world_id = ${value}::uuid`;
  return query.startsWith('op_') ? `o.id = ${value}` : `o.request_id = ${value}`;
}

const pageWhere = (conditions: readonly string[]): string => `
  SELECT ${OPERATION_COLUMNS}, o.started_at, o.ended_at, o.stages, a.name AS account_name,
    EXISTS (SELECT 1 FROM delivery d WHERE d.operation_id = o.id) AS has_webhook, ${timestampToMicrosSql('o.created_at')} AS micros
  FROM (SELECT * FROM operation o WHERE ${conditions.join(' AND ')} ORDER BY o.created_at DESC, o.id DESC LIMIT $1) o
  JOIN account a ON a.id = o.account_id
  ORDER BY o.created_at DESC, o.id DESC`;
