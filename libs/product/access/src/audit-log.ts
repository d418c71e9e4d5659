import { createPage, isSerialId, timestampToMicrosSql, queryRows, decodePageToken, microsToTimestampSql } from '@diorama/postgres';
import type { SqlExecutor, Page } from '@diorama/postgres';
import type { DataSource } from 'typeorm';

import { createdWithin } from './created-within.js';
import type { CreationBounds } from './created-within.js';

/** An action of an operator, or of the owner of an API key. */
export interface NewAuditLogEntry {
  /** Empty for what the system records by itself; `formatKeyActor` for an API key. */
  readonly operator: string;
  /** Such as `key.revoke`: what it was done to, and what was done. */
  readonly action: string;
  /** Null where it concerns no account. */
  readonly accountId: string | null;
  /** Id of what it was done to, where that is not the account. */
  readonly target: string;
  /** Ids and figures; never a secret, a prompt or the name of an account. */
  readonly details: object;
}

export interface AuditLogRow extends Omit<NewAuditLogEntry, 'accountId'> {
  readonly id: string;
  readonly account_id: string | null;
  readonly created_at: Date;
}

interface AuditQuery extends CreationBounds {
  /** Each null for all; the beginning of an action is enough. */
  readonly operator: string | null;
  readonly action: string | null;
  /** Null for all. */
  readonly accountId: string | null;
  readonly pageSize: number;
  /** Empty for the first page. */
  readonly pageToken: string;
}

/** Who acts, where that is the owner of an API key: no operator has a colon in their name. */
export const formatKeyActor = (apiKeyId: string): string => `key:${apiKeyId}`;

/** A signing key is rotated in once and revoked once, so a repeated line of either is ignored (migration 0022). */
const RECORD = `
  INSERT INTO audit_log (operator, action, account_id, target, details) VALUES ($1, $2, $3, $4, $5)
  ON CONFLICT (action, target) WHERE action IN ('signing-key.rotate', 'signing-key.revoke') DO NOTHING`;

/**
 * Adds a line in the transaction of the change that it records, so that both are stored or neither. Lines about signing keys, which another
 * service changes, are idempotent by their action and key: their callers repeat them until they are stored.
 */
export async function recordAuditLogEntry(
  executor: SqlExecutor,
  { operator, action, accountId, target, details }: NewAuditLogEntry,
): Promise<void> {
  await queryRows(executor, RECORD, [operator, action, accountId, target, JSON.stringify(details)]);
}

/** A page of the log, newest first. @throws DomainError PAGE_TOKEN_INVALID */
export async function listAuditLog(dataSource: DataSource, search: AuditQuery): Promise<Page<AuditLogRow>> {
  const { accountId, operator, action, createdFrom, createdUntil, pageSize, pageToken } = search;
  const binding = ['audit', accountId, operator, action, createdFrom, createdUntil];
  const cursor = decodePageToken(binding, pageToken, isSerialId);
  const values: unknown[] = [pageSize + 1];
  const conditions = ['true', ...createdWithin(search, 'created_at', values)];
  if (operator !== null) conditions.push(`operator = $${values.push(operator)}`);
  if (action !== null) conditions.push(`starts_with(action, $${values.push(action)})`);
  if (accountId !== null) conditions.push(`account_id = $${values.push(accountId)}`);
  if (cursor !== null)
    conditions.push(`(created_at, id) < (${microsToTimestampSql(`$${values.push(cursor.micros)}`)}, $${values.push(cursor.id)}::bigint)`);
  const rows = await queryRows<AuditLogRow & { readonly micros: string }>(dataSource, pageWhere(conditions), values);
  return createPage(rows, pageSize, binding, ({ micros, id }) => ({ micros, id }));
}

const pageWhere = (conditions: readonly string[]): string => `
  SELECT id, operator, action, account_id, target, details, created_at, ${timestampToMicrosSql('created_at')} AS micros FROM audit_log
  WHERE ${conditions.join(' AND ')} ORDER BY created_at DESC, id DESC LIMIT $1`;
