import { inTransaction, queryRows } from '@diorama/postgres';
import type { SqlExecutor } from '@diorama/postgres';
import type { DataSource, EntityManager } from 'typeorm';

import { computeAvailableCredits, lockAccount } from '../accounts/account-row.js';
import type { AccountRow, AutoRefill } from '../accounts/account-row.js';
import { transferCredits } from './transfer-credits.js';

/** What an account has bought by itself in the current month. */
interface RefilledMonth {
  /** UTC, `YYYY-MM`, by the database's clock. */
  readonly month: string;
  readonly refills: number;
  readonly credits: string;
}

const MONTH = `
  WITH current AS (SELECT to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM') AS month)
  SELECT current.month, count(t.id)::int AS refills, coalesce(sum(e.amount), 0) AS credits
  FROM current
  LEFT JOIN ledger_transfer t ON t.account_id = $1 AND t.kind = 'refill' AND starts_with(t.reference, current.month)
  LEFT JOIN ledger_entry e ON e.transfer_id = t.id AND e.ledger = 'account'
  GROUP BY current.month`;

/** Whether an account's auto-refill provides what is missing: `off` without one, and its setting where its cap does not allow it. */
type Refilling = 'provides' | 'off' | AutoRefill;

/** Whether the account's auto-refill would provide what is missing; changes nothing. */
export async function checkAutoRefill(executor: SqlExecutor, account: AccountRow, needed: number): Promise<Refilling> {
  if (account.autoRefill === null) return 'off';
  const month = await readMonth(executor, account.id);
  return refillsFor(account, needed) <= refillsLeft(account, month) ? 'provides' : account.autoRefill;
}

/** Buys what is missing for a start that needs so many credits, all of it or nothing, in a transaction of its own. */
export function autoRefillForStart(dataSource: DataSource, accountId: string, needed: number): Promise<Refilling> {
  return inTransaction(dataSource, async (transaction) => {
    const account = await lockAccount(transaction, accountId);
    if (account.autoRefill === null) return 'off';
    const month = await readMonth(transaction, accountId);
    const count = refillsFor(account, needed);
    if (count > refillsLeft(account, month)) return account.autoRefill;
    await refill(transaction, account, month, count);
    return 'provides';
  });
}

/** Buys as much as the month allows when fewer credits than the account's threshold are available. */
export function autoRefillToThreshold(dataSource: DataSource, accountId: string): Promise<void> {
  return inTransaction(dataSource, async (transaction) => {
    const account = await lockAccount(transaction, accountId);
    if (account.autoRefill === null) return;
    const month = await readMonth(transaction, accountId);
    const count = Math.min(refillsFor(account, account.autoRefill.threshold), refillsLeft(account, month));
    await refill(transaction, account, month, count);
  });
}

/** The number in the reference is the place in the month: two that count alike cannot both be written. */
async function refill(transaction: EntityManager, { id, autoRefill }: AccountRow, month: RefilledMonth, count: number): Promise<void> {
  for (let place = month.refills + 1; place <= month.refills + count; place++)
    await transferCredits(transaction, {
      kind: 'refill',
      accountId: id,
      credits: autoRefill?.amount ?? 0,
      reference: `${month.month}/${place}`,
      note: 'auto-refill',
      createdBy: 'system',
    });
}

/** Refills until so many credits are available. */
function refillsFor(account: AccountRow, target: number): number {
  return Math.max(Math.ceil((target - computeAvailableCredits(account)) / (account.autoRefill?.amount ?? 1)), 0);
}

/** Refills that the month still allows. */
function refillsLeft({ autoRefill }: AccountRow, { credits }: RefilledMonth): number {
  return autoRefill === null ? 0 : Math.max(Math.floor((autoRefill.monthlyCap - Number(credits)) / autoRefill.amount), 0);
}

async function readMonth(executor: SqlExecutor, accountId: string): Promise<RefilledMonth> {
  const [row] = await queryRows<RefilledMonth>(executor, MONTH, [accountId]);
  if (row === undefined) throw new TypeError('a month has one row');
  return row;
}
