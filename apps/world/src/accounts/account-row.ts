import { DomainError, TIER_LIMITS, mostRunning } from '@diorama/domain';
import type { RateLimits, StartClass, Tier } from '@diorama/domain';
import { queryRows } from '@diorama/postgres';
import type { Executor } from '@diorama/postgres';
import type { EntityManager } from 'typeorm';

/** What an account may do, and what it has. */
export interface AccountRow {
  readonly id: string;
  readonly limits: RateLimits;
  /** Generations under way, and how many there may be. */
  readonly running: number;
  readonly maxRunning: number;
  /** Generations ever started. */
  readonly starts: Readonly<Record<StartClass, number>>;
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

export const availableCredits = ({ balance, held }: AccountRow): number => balance - held;

/** An account as SQL answers it; `bigint` columns come as text. */
export interface AccountColumns {
  readonly id: string;
  readonly tier: Tier;
  readonly limit_per_minute: number | null;
  readonly limit_per_hour: number | null;
  readonly limit_draft_per_minute: number | null;
  readonly running: number;
  readonly max_running: number | null;
  readonly standard_starts: string;
  readonly draft_starts: string;
  readonly balance: string;
  readonly held: string;
  readonly auto_refill_threshold: string | null;
  readonly auto_refill_amount: string | null;
  readonly auto_refill_monthly_cap: string | null;
}

/** Of a table named `a`: an account that was deleted is there for its ledger alone. */
export const ACCOUNT_IS_OPEN = 'a.deleted_at IS NULL';

/** The columns of an account, of a table named `a`. */
export const ACCOUNT_COLUMNS = `
  a.id, a.tier, a.limit_per_minute, a.limit_per_hour, a.limit_draft_per_minute, a.running, a.max_running, a.standard_starts, a.draft_starts,
  a.balance, a.held, a.auto_refill_threshold, a.auto_refill_amount, a.auto_refill_monthly_cap`;

const READ = `SELECT ${ACCOUNT_COLUMNS} FROM account a WHERE a.id = $1 AND ${ACCOUNT_IS_OPEN}`;
const LOCK = `${READ} FOR NO KEY UPDATE`;

/** @throws DomainError ACCOUNT_NOT_FOUND */
export function readAccount(executor: Executor, accountId: string): Promise<AccountRow> {
  return read(executor, READ, accountId);
}

/**
 * The account, which stays as it is until the transaction ends: whoever decides by its credits takes this lock first, and reads
 * what belongs to them in a later statement, which sees what the holder before has committed.
 *
 * @throws DomainError ACCOUNT_NOT_FOUND
 */
export function lockAccount(transaction: EntityManager, accountId: string): Promise<AccountRow> {
  return read(transaction, LOCK, accountId);
}

async function read(executor: Executor, statement: string, accountId: string): Promise<AccountRow> {
  const [row] = await queryRows<AccountColumns>(executor, statement, [accountId]);
  if (row === undefined) throw new DomainError('ACCOUNT_NOT_FOUND');
  return accountRow(row);
}

export function accountRow(row: AccountColumns): AccountRow {
  const limits = limitsOf(row);
  return {
    id: row.id,
    limits,
    running: row.running,
    maxRunning: row.max_running ?? mostRunning(limits),
    starts: { standard: Number(row.standard_starts), draft: Number(row.draft_starts) },
    balance: Number(row.balance),
    held: Number(row.held),
    autoRefill: autoRefillOf(row),
  };
}

function limitsOf({
  tier,
  limit_per_minute: perMinute,
  limit_per_hour: perHour,
  limit_draft_per_minute: draftPerMinute,
}: AccountColumns): RateLimits {
  return perMinute === null || perHour === null ? TIER_LIMITS[tier] : { perMinute, perHour, draftPerMinute };
}

function autoRefillOf({
  auto_refill_threshold: threshold,
  auto_refill_amount: amount,
  auto_refill_monthly_cap: cap,
}: AccountColumns): AutoRefill | null {
  if (threshold === null || amount === null || cap === null) return null;
  return { threshold: Number(threshold), amount: Number(amount), monthlyCap: Number(cap) };
}
