import { createPage, timestampToMicrosSql, queryRows, decodePageToken, microsToTimestampSql } from '@diorama/postgres';
import type { Page } from '@diorama/postgres';
import type { DataSource } from 'typeorm';

import type { AccountTier } from '@diorama/domain';
import { createdWithin } from '@diorama/access';
import type { CreationBounds } from '@diorama/access';

import { ACCOUNT_COLUMNS, toAccountDetails } from './account-details.js';
import type { AccountDetails, AccountDetailsRow } from './account-details.js';

interface AccountsQuery extends CreationBounds {
  /** Null for all. */
  readonly tier: AccountTier | null;
  /** Part of a name in any case, or an id of an account or of one of its keys; empty for all. */
  readonly query: string;
  readonly pageSize: number;
  /** Empty for the first page. */
  readonly pageToken: string;
}

/** A page of accounts, newest first. @throws DomainError PAGE_TOKEN_INVALID */
export async function listAccounts(dataSource: DataSource, search: AccountsQuery): Promise<Page<AccountDetails>> {
  const { query, tier, createdFrom, createdUntil, pageSize, pageToken } = search;
  const binding = ['accounts', query, tier, createdFrom, createdUntil];
  const cursor = decodePageToken(binding, pageToken);
  const values: unknown[] = [pageSize + 1];
  const conditions = ['deleted_at IS NULL', ...createdWithin(search, 'created_at', values)];
  if (tier !== null) conditions.push(`tier = $${values.push(tier)}`);
  if (query !== '') conditions.push(matching(`$${values.push(query)}`));
  if (cursor !== null)
    conditions.push(`(created_at, id) < (${microsToTimestampSql(`$${values.push(cursor.micros)}`)}, $${values.push(cursor.id)})`);
  const listed = await queryRows<AccountDetailsRow & { readonly micros: string }>(dataSource, pageWhere(conditions), values);
  const { rows, nextPageToken } = createPage(listed, pageSize, binding, ({ micros, id }) => ({ micros, id }));
  return { rows: rows.map(toAccountDetails), nextPageToken };
}

/** Accounts are few beside what they make: a part of a name is looked for in each of them. */
const matching = (value: string): string =>
  `(strpos(lower(name), lower(${value})) > 0 OR id = ${value} OR id = (SELECT account_id FROM api_key k WHERE k.id = ${value}))`;

const pageWhere = (conditions: readonly string[]): string => `
  SELECT ${ACCOUNT_COLUMNS}, ${timestampToMicrosSql('created_at')} AS micros FROM account
  WHERE ${conditions.join(' AND ')} ORDER BY created_at DESC, id DESC LIMIT $1`;
