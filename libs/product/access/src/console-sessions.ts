import { inTransaction, queryRows } from '@diorama/postgres';
import type { DataSource } from 'typeorm';

import { recordAuditLogEntry } from './audit-log.js';

/** That an operator begins or ends a session in the console. */
interface SessionChange {
  readonly sessionId: string;
  readonly operator: string;
  /** For the audit log. */
  readonly requestId: string;
}

interface SessionBeginning extends SessionChange {
  readonly expiresAt: Date;
}

const BEGIN = 'INSERT INTO console_session (id, operator, expires_at) VALUES ($1, $2, $3) ON CONFLICT (id) DO NOTHING RETURNING id';
const END = 'UPDATE console_session SET ended_at = now() WHERE id = $1 AND operator = $2 AND ended_at IS NULL RETURNING id';
const ACTIVE = 'SELECT FROM console_session WHERE id = $1 AND ended_at IS NULL AND expires_at > now()';

/** Begins a session. The same id again changes nothing: a session that has ended stays so. */
export function beginConsoleSession(
  dataSource: DataSource,
  { sessionId, operator, requestId, expiresAt }: SessionBeginning,
): Promise<void> {
  return inTransaction(dataSource, async (transaction) => {
    const begun = await queryRows(transaction, BEGIN, [sessionId, operator, expiresAt]);
    if (begun.length > 0) await recordAuditLogEntry(transaction, lineOf('console.login', operator, requestId));
  });
}

/** Whether a session has begun and neither ended nor expired. */
export async function isConsoleSessionActive(dataSource: DataSource, sessionId: string): Promise<boolean> {
  return (await queryRows(dataSource, ACTIVE, [sessionId])).length > 0;
}

/** Ends an operator's session, with every copy of its cookie. One that has ended, or does not exist, leaves no second line. */
export function endConsoleSession(dataSource: DataSource, { sessionId, operator, requestId }: SessionChange): Promise<void> {
  return inTransaction(dataSource, async (transaction) => {
    const ended = await queryRows(transaction, END, [sessionId, operator]);
    if (ended.length > 0) await recordAuditLogEntry(transaction, lineOf('console.logout', operator, requestId));
  });
}

const lineOf = (action: string, operator: string, requestId: string) => ({
  operator,
  action,
  accountId: null,
  target: '',
  details: { request_id: requestId },
});
