import { DomainError, resolveRateLimits, computeMaxRunningGenerations } from '@diorama/domain';
import type { AccountLimitOverrides, RateLimits, OperationStartClass, AccountTier } from '@diorama/domain';
import { queryRows } from '@diorama/postgres';
import type { SqlExecutor } from '@diorama/postgres';
import type { EntityManager } from 'typeorm';

/** What an account may do, and what it has. */
export interface AccountRow {
  readonly id: string;
  readonly limits: RateLimits;
  /** Generations under way, and how many there may be. */
  readonly running: number;
  readonly maxRunning: number;
  /** Generations and exports ever started. */
  readonly starts: Readonly<Record<OperationStartClass, number>>;
  readonly balance: number;
  /** The part of the balance that is held for operations under way. */
  readonly held: number;
  readonly autoRefill: AutoRefill | null;
}

/** Credits that an account buys by itself. */
export interface AutoRefill {
  /** Refills when fewer than these are available. */
  readonly threshold: number;
  readonly amount: number;
  /** At most so many in one calendar month, UTC. */
  readonly monthlyCap: number;
}

export const computeAvailableCredits = ({ balance, held }: AccountRow): number => balance - held;

/** An account as SQL returns it; `bigint` columns are text. */
export interface AccountSqlColumns {
  readonly id: string;
  readonly tier: AccountTier;
  readonly limit_per_minute: number | null;
  readonly limit_per_hour: number | null;
  readonly limit_draft_per_minute: number | null;
  readonly limit_exports_per_minute: number | null;
  readonly limit_exports_per_hour: number | null;
  readonly running: number;
  readonly max_running: number | null;
  readonly standard_starts: string;
  readonly draft_starts: string;
  readonly export_starts: string;
  readonly balance: string;
  readonly held: string;
  readonly auto_refill_threshold: string | null;
  readonly auto_refill_amount: string | null;
  readonly auto_refill_monthly_cap: string | null;
}

/** Of a table named `a`: an account that was deleted is there for its ledger alone. */
export const ACCOUNT_NOT_DELETED_SQL = 'a.deleted_at IS NULL';

/** The columns of an account, of a table named `a`. */
export const ACCOUNT_COLUMNS = `
  a.id, a.tier, a.limit_per_minute, a.limit_per_hour, a.limit_draft_per_minute, a.limit_exports_per_minute, a.limit_exports_per_hour,
  a.running, a.max_running, a.standard_starts, a.draft_starts, a.export_starts, a.balance, a.held,
  a.auto_refill_threshold, a.auto_refill_amount, a.auto_refill_monthly_cap`;

const READ = `SELECT ${ACCOUNT_COLUMNS} FROM account a WHERE a.id = $1 AND ${ACCOUNT_NOT_DELETED_SQL}`;
const LOCK = `${READ} FOR NO KEY UPDATE`;

/** @throws DomainError ACCOUNT_NOT_FOUND */
export function readAccount(executor: SqlExecutor, accountId: string): Promise<AccountRow> {
  return read(executor, READ, accountId);
}

/**
 * The account, which stays as it is until the transaction ends: a decision by its credits takes this lock first, and reads
 * what belongs to them in a later statement, which sees what the holder before has committed.
 *
 * @throws DomainError ACCOUNT_NOT_FOUND
 */
export function lockAccount(transaction: EntityManager, accountId: string): Promise<AccountRow> {
  return read(transaction, LOCK, accountId);
}

async function read(executor: SqlExecutor, statement: string, accountId: string): Promise<AccountRow> {
  const [row] = await queryRows<AccountSqlColumns>(executor, statement, [accountId]);
  if (row === undefined) throw new DomainError('ACCOUNT_NOT_FOUND');
  return toAccountRow(row);
}

export function toAccountRow(row: AccountSqlColumns): AccountRow {
  const limits = resolveRateLimits(row.tier, toLimitOverrides(row));
  return {
    id: row.id,
    limits,
    running: row.running,
    maxRunning: row.max_running ?? computeMaxRunningGenerations(limits),
    starts: { standard: Number(row.standard_starts), draft: Number(row.draft_starts), export: Number(row.export_starts) },
    balance: Number(row.balance),
    held: Number(row.held),
    autoRefill: autoRefillOf(row),
  };
}

/** The columns of limits, as SQL returns them. */
export type LimitOverrideColumns = Pick<
  AccountSqlColumns,
  'limit_per_minute' | 'limit_per_hour' | 'limit_draft_per_minute' | 'limit_exports_per_minute' | 'limit_exports_per_hour'
>;

/** The limits of the account's own; null where it has those of its tier. */
export function toLimitOverrides(row: LimitOverrideColumns): AccountLimitOverrides | null {
  const { limit_per_minute: perMinute, limit_per_hour: perHour } = row;
  if (perMinute === null || perHour === null) return null;
  return {
    perMinute,
    perHour,
    draftPerMinute: row.limit_draft_per_minute,
    exportsPerMinute: row.limit_exports_per_minute,
    exportsPerHour: row.limit_exports_per_hour,
  };
}

function autoRefillOf({
  auto_refill_threshold: threshold,
  auto_refill_amount: amount,
  auto_refill_monthly_cap: cap,
}: AccountSqlColumns): AutoRefill | null {
  if (threshold === null || amount === null || cap === null) return null;
  return { threshold: Number(threshold), amount: Number(amount), monthlyCap: Number(cap) };
}
