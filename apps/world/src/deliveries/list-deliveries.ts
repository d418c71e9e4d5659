import { createPage, timestampToMicrosSql, queryRows, decodePageToken, microsToTimestampSql } from '@diorama/postgres';
import type { Page } from '@diorama/postgres';
import type { DeliveryState } from '@diorama/webhook';
import type { DataSource } from 'typeorm';
import { createdWithin } from '@diorama/access';
import type { CreationBounds } from '@diorama/access';

import { DELIVERY_COLUMNS, DELIVERY_TABLES } from './delivery-row.js';
import type { DeliveryRow } from './delivery-row.js';

interface DeliveriesQuery extends CreationBounds {
  /** Part of the host of the receiver, in any case; null for all. */
  readonly host: string | null;
  /** Null for those of all accounts. */
  readonly accountId: string | null;
  /** Null for all. */
  readonly state: DeliveryState | null;
  /** Null for all. */
  readonly operationId: string | null;
  readonly pageSize: number;
  /** Empty for the first page. */
  readonly pageToken: string;
}

/** A page of deliveries, newest first. @throws DomainError PAGE_TOKEN_INVALID */
export async function listDeliveries(dataSource: DataSource, query: DeliveriesQuery): Promise<Page<DeliveryRow>> {
  const { accountId, state, operationId, host, createdFrom, createdUntil, pageSize, pageToken } = query;
  const binding = ['deliveries', accountId, state, operationId, host, createdFrom, createdUntil];
  const cursor = decodePageToken(binding, pageToken);
  const values: unknown[] = [pageSize + 1];
  const conditions = ['true', ...createdWithin(query, 'd.created_at', values)];
  if (host !== null) conditions.push(`strpos(lower(split_part(d.url, '/', 3)), lower($${values.push(host)})) > 0`);
  if (accountId !== null) conditions.push(`d.account_id = $${values.push(accountId)}`);
  if (state !== null) conditions.push(`d.state = $${values.push(state)}`);
  if (operationId !== null) conditions.push(`d.operation_id = $${values.push(operationId)}`);
  if (cursor !== null)
    conditions.push(`(d.created_at, d.id) < (${microsToTimestampSql(`$${values.push(cursor.micros)}`)}, $${values.push(cursor.id)})`);
  const rows = await queryRows<DeliveryRow & { readonly micros: string }>(dataSource, pageWhere(conditions), values);
  return createPage(rows, pageSize, binding, ({ micros, id }) => ({ micros, id }));
}

const pageWhere = (conditions: readonly string[]): string => `
  SELECT ${DELIVERY_COLUMNS}, ${timestampToMicrosSql('d.created_at')} AS micros FROM ${DELIVERY_TABLES}
  WHERE ${conditions.join(' AND ')} ORDER BY d.created_at DESC, d.id DESC LIMIT $1`;

export interface DeliverySummaryRow {
  readonly operation_id: string;
  readonly state: DeliveryState;
  readonly attempt_count: number;
  /** Null before the first attempt. */
  readonly started_at: Date | null;
}

const SUMMARIES = `
  SELECT d.operation_id, d.state, d.attempt_count, t.started_at FROM ${DELIVERY_TABLES}
  WHERE d.operation_id = ANY ($2) AND d.account_id = $1`;

/** Of those of the operations that have a delivery, in no order. */
export function readDeliverySummaries(
  dataSource: DataSource,
  accountId: string,
  operationIds: readonly string[],
): Promise<DeliverySummaryRow[]> {
  return queryRows<DeliverySummaryRow>(dataSource, SUMMARIES, [accountId, operationIds]);
}
