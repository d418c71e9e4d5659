import { queryRows } from '@diorama/postgres';
import type { SqlExecutor } from '@diorama/postgres';

/** The range of a statement. */
export interface StatisticsRange {
  /** ISO 8601 times at which buckets begin, and the end of the last one. */
  readonly edges: readonly string[];
  readonly from: Date;
  readonly until: Date;
  /** Null for all accounts. */
  readonly accountId: string | null;
}

/** Parameters of the statements of a range: `$1` to `$4`. */
export const toParameters = ({ edges, from, until, accountId }: StatisticsRange): unknown[] => [edges, from, until, accountId];

/** Numbers of a bucket, counted from 1, or of the whole range where the bucket is null. */
export interface OfBucket {
  readonly bucket: number | null;
}

export interface EventRow extends OfBucket {
  readonly kind: string;
  /** `STARTED`, or the state of an operation that has ended. */
  readonly event: string;
  /** Empty unless the operation has failed. */
  readonly failure: string;
  readonly count: number;
}

/** By `operation_by_time` and `operation_ends`. */
const EVENTS = `
  SELECT bucket, kind, event, failure, count(*)::float8 AS count
  FROM (
    SELECT width_bucket(created_at, $1::timestamptz[]) AS bucket, kind, 'STARTED' AS event, '' AS failure
    FROM operation WHERE created_at >= $2 AND created_at < $3 AND ($4::text IS NULL OR account_id = $4)
    UNION ALL
    SELECT width_bucket(ended_at, $1::timestamptz[]), kind, state, CASE WHEN state = 'FAILED' THEN failure_code ELSE '' END
    FROM operation WHERE ended_at >= $2 AND ended_at < $3 AND ($4::text IS NULL OR account_id = $4)
  ) AS events
  GROUP BY GROUPING SETS ((bucket, kind, event, failure), (kind, event, failure))
  ORDER BY bucket, kind, event, failure`;

/**
 * Operations that were open when the range began: those that still are, by `operation_open`, and those that have ended since, by
 * `operation_by_time`, which cannot have begun long before.
 */
const OPEN_BEFORE = `
  SELECT (SELECT count(*) FROM operation WHERE ended_at IS NULL AND created_at < $1 AND ($2::text IS NULL OR account_id = $2))::float8
    + (SELECT count(*) FROM operation
      WHERE created_at < $1 AND created_at >= $1::timestamptz - make_interval(secs => $3) AND ended_at >= $1
        AND ($2::text IS NULL OR account_id = $2))::float8 AS count`;

export interface CreditRow extends OfBucket {
  readonly used: number;
  readonly returned: number;
}

/** By `ledger_transfer_usage` and `operation_ends`; a hold ends in the transaction of its operation, at the same time. */
const CREDITS = `
  SELECT bucket, sum(used)::float8 AS used, sum(returned)::float8 AS returned
  FROM (
    SELECT width_bucket(t.created_at, $1::timestamptz[]) AS bucket, -e.amount AS used, 0 AS returned
    FROM ledger_transfer t JOIN ledger_entry e ON e.transfer_id = t.id AND e.ledger = 'account'
    WHERE t.kind = 'usage' AND t.created_at >= $2 AND t.created_at < $3 AND ($4::text IS NULL OR t.account_id = $4)
    UNION ALL
    SELECT width_bucket(o.ended_at, $1::timestamptz[]), 0, h.amount
    FROM operation o JOIN credit_hold h ON h.operation_id = o.id AND h.state = 'RELEASED'
    WHERE o.ended_at >= $2 AND o.ended_at < $3 AND ($4::text IS NULL OR o.account_id = $4)
  ) AS flows
  GROUP BY GROUPING SETS ((bucket), ()) ORDER BY bucket`;

/** How often operations started and ended, by kind. */
export const readEvents = (executor: SqlExecutor, range: StatisticsRange): Promise<EventRow[]> =>
  queryRows<EventRow>(executor, EVENTS, toParameters(range));

/** Credits that were charged and given back; the row of the whole range is there even when it holds nothing. */
export const readCredits = (executor: SqlExecutor, range: StatisticsRange): Promise<CreditRow[]> =>
  queryRows<CreditRow>(executor, CREDITS, toParameters(range));

/** Operations that had not ended when the range began. @param longestSeconds the longest that an operation may be open */
export async function countOpenBefore(
  executor: SqlExecutor,
  { from, accountId }: Pick<StatisticsRange, 'from' | 'accountId'>,
  longestSeconds: number,
): Promise<number> {
  const [row] = await queryRows<{ readonly count: number }>(executor, OPEN_BEFORE, [from, accountId, longestSeconds]);
  return row?.count ?? 0;
}
