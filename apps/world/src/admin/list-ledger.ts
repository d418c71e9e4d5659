import { createPage, isSerialId, timestampToMicrosSql, queryRows, decodePageToken, microsToTimestampSql } from '@diorama/postgres';
import type { Page } from '@diorama/postgres';
import type { DataSource } from 'typeorm';

import { requireAccount } from './require-account.js';

export interface LedgerQuery {
  readonly accountId: string;
  readonly pageSize: number;
  /** Empty for the first page. */
  readonly pageToken: string;
}

/** A transfer, from the account's side. */
export interface LedgerRow {
  readonly id: string;
  readonly kind: string;
  readonly reference: string;
  /** Negative for what left the account. */
  readonly credits: string;
  readonly note: string;
  readonly created_at: Date;
  readonly created_by: string;
}

const pageWhere = (condition: string): string => `
  SELECT t.id, t.kind, t.reference, e.amount AS credits, t.note, t.created_at, t.created_by, ${timestampToMicrosSql('t.created_at')} AS micros
  FROM ledger_transfer t JOIN ledger_entry e ON e.transfer_id = t.id AND e.ledger = 'account'
  WHERE t.account_id = $1 ${condition} ORDER BY t.created_at DESC, t.id DESC LIMIT $2`;
const FIRST_PAGE = pageWhere('');
const LATER_PAGE = pageWhere(`AND (t.created_at, t.id) < (${microsToTimestampSql('$3')}, $4::bigint)`);

/** A page of the account's ledger, newest first. @throws DomainError ACCOUNT_NOT_FOUND, PAGE_TOKEN_INVALID */
export async function listLedger(dataSource: DataSource, { accountId, pageSize, pageToken }: LedgerQuery): Promise<Page<LedgerRow>> {
  await requireAccount(dataSource, accountId);
  const binding = ['ledger', accountId];
  const cursor = decodePageToken(binding, pageToken, isSerialId);
  const statement = cursor === null ? FIRST_PAGE : LATER_PAGE;
  const values = [accountId, pageSize + 1, ...(cursor === null ? [] : [cursor.micros, cursor.id])];
  const rows = await queryRows<LedgerRow & { readonly micros: string }>(dataSource, statement, values);
  return createPage(rows, pageSize, binding, ({ micros, id }) => ({ micros, id }));
}
