import { queryRows } from '@diorama/postgres';
import type { SqlExecutor } from '@diorama/postgres';

/** What one event used on one day. */
export interface UsageDay {
  /** UTC, `YYYY-MM-DD`. */
  readonly day: string;
  readonly name: string;
  readonly operations: number;
  readonly credits: number;
}

interface UsagePeriod {
  /** Inclusive. */
  readonly from: Date;
  /** Exclusive. */
  readonly until: Date;
}

const USAGE = `
  SELECT to_char(t.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS day, e.event AS name,
    count(*)::int AS operations, sum(e.amount)::float8 AS credits
  FROM ledger_transfer t JOIN ledger_entry e ON e.transfer_id = t.id AND e.ledger = 'consumption'
  WHERE t.account_id = $1 AND t.kind = 'usage' AND t.created_at >= $2 AND t.created_at < $3
  GROUP BY day, e.event ORDER BY day, e.event COLLATE "C"`;

/** What an account used, from its ledger: a day and event that nothing was charged for has no row. */
export function readUsage(executor: SqlExecutor, accountId: string, { from, until }: UsagePeriod): Promise<UsageDay[]> {
  return queryRows<UsageDay>(executor, USAGE, [accountId, from, until]);
}
