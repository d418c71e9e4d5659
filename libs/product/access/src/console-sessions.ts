import type { OperatorRole } from '@diorama/domain';
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

/** A person of an identity provider; null in a session that an operator token began. */
export interface ConsolePerson {
  readonly subject: string;
  /** Null where the provider gives none. */
  readonly email: string | null;
  /** To be shown; null where the provider gives none. */
  readonly name: string | null;
  /** The role that the session has from its beginning to its end. */
  readonly role: OperatorRole;
  /** Values of the provider's claim that gave the role. */
  readonly grants: readonly string[];
}

interface SessionBeginning extends SessionChange {
  readonly expiresAt: Date;
  readonly person: ConsolePerson | null;
}

/** A session that has begun and has neither ended nor expired. */
export interface ActiveConsoleSession {
  readonly person: ConsolePerson | null;
}

const BEGIN = `
  INSERT INTO console_session (id, operator, expires_at, person) VALUES ($1, $2, $3, $4)
  ON CONFLICT (id) DO NOTHING RETURNING id`;
const END = 'UPDATE console_session SET ended_at = now() WHERE id = $1 AND operator = $2 AND ended_at IS NULL RETURNING id';
const ACTIVE = 'SELECT person FROM console_session WHERE id = $1 AND ended_at IS NULL AND expires_at > now()';

/** Begins a session. Returns whether it did: the same id again changes nothing, and a session that has ended stays so. */
export function beginConsoleSession(
  dataSource: DataSource,
  { sessionId, operator, requestId, expiresAt, person }: SessionBeginning,
): Promise<boolean> {
  return inTransaction(dataSource, async (transaction) => {
    const begun = await queryRows(transaction, BEGIN, [sessionId, operator, expiresAt, person === null ? null : JSON.stringify(person)]);
    if (begun.length === 0) return false;
    const line = lineOf('console.login', operator, requestId);
    await recordAuditLogEntry(transaction, person === null ? line : { ...line, details: { ...line.details, ...describePerson(person) } });
    return true;
  });
}

/** What the audit log has about a person who signs in; a later line has the same operator. */
const describePerson = ({ subject, email, role }: ConsolePerson) => ({ subject, email, role });

/** The session of this id; null for one that has not begun, has ended or has expired. */
export async function findActiveConsoleSession(dataSource: DataSource, sessionId: string): Promise<ActiveConsoleSession | null> {
  const [session] = await queryRows<ActiveConsoleSession>(dataSource, ACTIVE, [sessionId]);
  return session ?? null;
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
