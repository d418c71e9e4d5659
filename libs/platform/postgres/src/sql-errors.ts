import { DomainError } from '@diorama/domain';
import { QueryFailedError, QueryRunnerAlreadyReleasedError } from 'typeorm';

/** SQLSTATEs after which the same transaction may be tried again: serialization_failure and deadlock_detected. */
const CONFLICTS: ReadonlySet<string> = new Set(['40001', '40P01']);

/** SQLSTATEs of a database that is there but cannot serve now; those of class 08 are connection failures. */
const OUTAGES: ReadonlySet<string> = new Set([
  '28000', // invalid_authorization_specification
  '28P01', // invalid_password
  '25P03', // idle_in_transaction_session_timeout
  '53100', // disk_full
  '53200', // out_of_memory
  '53300', // too_many_connections
  '55P03', // lock_not_available
  '57014', // query_canceled, by statement_timeout
  '57P01', // admin_shutdown
  '57P02', // crash_shutdown
  '57P03', // cannot_connect_now
  '58030', // io_error
]);

/** Of a process that has worked: its password was changed, and calls wait for its successor, which knows the new one. */
const REFUSALS: ReadonlySet<string> = new Set(['28000', '28P01']);

/** Outages of one statement: those of the lock_timeout and the statement_timeout, and where there was no room for what it wrote. */
const KEEPS_CONNECTION: ReadonlySet<string> = new Set(['53100', '53200', '55P03', '57014']);

const NETWORK_CODES: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** What `pg` and `pg-pool` say without a code. */
const LOST_CONNECTION =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|not queryable|connection error|after calling end/i;

/** The database refused a statement, or could not be reached. */
export class StatementError extends Error {
  override readonly name = 'StatementError';

  /** @param code an SQLSTATE, or the system's code of a network failure */
  constructor(
    message: string,
    readonly code?: string | undefined,
    stack?: string,
  ) {
    super(message);
    if (stack !== undefined) this.stack = stack;
  }
}

/** The SQLSTATE of a failed statement, or undefined when the failure is none of the server's. */
export function getSqlState(error: unknown): string | undefined {
  const code = codeOf(error);
  return code !== undefined && /^[0-9A-Z]{5}$/.test(code) && !NETWORK_CODES.has(code) ? code : undefined;
}

/** Whether the transaction lost against another one and may be tried again. */
export function isTransactionConflict(error: unknown): boolean {
  return CONFLICTS.has(getSqlState(error) ?? '');
}

/** Whether the database could not be reached, went away or did not answer in time; also when that was already told as UNAVAILABLE. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof DomainError) return error.code === 'UNAVAILABLE';
  if (error instanceof QueryRunnerAlreadyReleasedError) return true; // its connection broke between two statements
  const code = codeOf(error);
  if (code !== undefined && (NETWORK_CODES.has(code) || OUTAGES.has(code) || /^08\w{3}$/.test(code))) return true;
  return error instanceof Error && LOST_CONNECTION.test(error.message);
}

/** Whether the database does not know the role or its password: what a process that starts cannot wait for, for it never reads another. */
export function isLoginRefused(error: unknown): boolean {
  return REFUSALS.has(getSqlState(error) ?? '');
}

/** Whether the connection itself can no longer be used: it is gone, or an answer may still be on its way. */
export function isConnectionBroken(error: unknown): boolean {
  return isDatabaseUnavailable(error) && !KEEPS_CONNECTION.has(getSqlState(error) ?? '');
}

/**
 * What this package throws for whatever went wrong: UNAVAILABLE for an outage or a lost conflict, a `StatementError` for
 * another fault of the database, and every other error as it is.
 */
export function toDomainError(error: unknown): unknown {
  if (error instanceof DomainError || error instanceof StatementError) return error;
  if (isDatabaseUnavailable(error) || isTransactionConflict(error))
    return new DomainError('UNAVAILABLE', {}, { cause: redactStatementError(error) });
  return getSqlState(error) === undefined ? error : redactStatementError(error);
}

/** The error of a driver without the statement's parameters, the rows it names and the connection: a log must not hold them. */
export function redactStatementError(error: unknown): StatementError {
  return error instanceof Error ? new StatementError(error.message, codeOf(error), error.stack) : new StatementError(String(error));
}

function codeOf(error: unknown): string | undefined {
  const source: unknown = error instanceof QueryFailedError ? error.driverError : error;
  const code = typeof source === 'object' && source !== null && 'code' in source ? source.code : undefined;
  return typeof code === 'string' ? code : undefined;
}
