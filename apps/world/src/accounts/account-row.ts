import { DomainError, TIER_LIMITS, TIER_MAX_RUNNING } from '@diorama/domain';
import type { RateLimits, Tier } from '@diorama/domain';
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

interface Row {
  readonly id: string;
  readonly tier: Tier;
  readonly limit_per_minute: number | null;
  readonly limit_per_hour: number | null;
  readonly limit_draft_per_minute: number | null;
  readonly running: number;
  readonly max_running: number | null;
  readonly balance: string;
  readonly held: string;
  readonly auto_refill_threshold: string | null;
  readonly auto_refill_amount: string | null;
  readonly auto_refill_monthly_cap: string | null;
}

const READ = `
  SELECT id, tier, limit_per_minute, limit_per_hour, limit_draft_per_minute, running, max_running, balance, held,
    auto_refill_threshold, auto_refill_amount, auto_refill_monthly_cap
  FROM account WHERE id = $1`;
const LOCK = `${READ} FOR NO KEY UPDATE`;

/** @throws DomainError ACCOUNT_NOT_FOUND */
export function readAccount(executor: Executor, accountId: string): Promise<AccountRow> {
  return read(executor, READ, accountId);
}

/**
 * The lock of everything that is counted for an account: whoever decides by its credits, its log of starts or its idempotency
 * keys takes it first, and reads them in a later statement, which sees what the holder before has committed.
 *
 * @throws DomainError ACCOUNT_NOT_FOUND
 */
export function lockAccount(transaction: EntityManager, accountId: string): Promise<AccountRow> {
  return read(transaction, LOCK, accountId);
}

async function read(executor: Executor, statement: string, accountId: string): Promise<AccountRow> {
  const [row] = await queryRows<Row>(executor, statement, [accountId]);
  if (row === undefined) throw new DomainError('ACCOUNT_NOT_FOUND');
  return {
    id: row.id,
    limits: limitsOf(row),
    running: row.running,
    maxRunning: row.max_running ?? TIER_MAX_RUNNING[row.tier],
    balance: Number(row.balance),
    held: Number(row.held),
    autoRefill: autoRefillOf(row),
  };
}

function limitsOf({ tier, limit_per_minute: perMinute, limit_per_hour: perHour, limit_draft_per_minute: draftPerMinute }: Row): RateLimits {
  return perMinute === null || perHour === null ? TIER_LIMITS[tier] : { perMinute, perHour, draftPerMinute };
}

function autoRefillOf({
  auto_refill_threshold: threshold,
  auto_refill_amount: amount,
  auto_refill_monthly_cap: cap,
}: Row): AutoRefill | null {
  if (threshold === null || amount === null || cap === null) return null;
  return { threshold: Number(threshold), amount: Number(amount), monthlyCap: Number(cap) };
}
