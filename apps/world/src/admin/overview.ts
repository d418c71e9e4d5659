import { queryRows } from '@diorama/postgres';
import type { DataSource } from 'typeorm';

/** How the system is doing, in figures. */
export interface OperatorOverview {
  readonly accounts: number;
  /** Finished and under way; above some ten thousand an estimate of the database's statistics. */
  readonly worlds: number;
  readonly queued: number;
  readonly running: number;
  /** Those that ended in the last 24 hours. */
  readonly succeeded: number;
  readonly failed: number;
  readonly cancelled: number;
  /** In the last 24 hours. */
  readonly creditsUsed: number;
  /** Refusals of the content policy in the last 24 hours, by category. */
  readonly refusals: Readonly<Record<string, number>>;
}

/** Up to here worlds are counted one by one. */
const COUNTED_MAX = 10_000;

/** Every part reads an index, and of that only what is open or of the last day. */
const FIGURES = `
  SELECT
    (SELECT count(*) FROM account WHERE deleted_at IS NULL)::int AS accounts,
    (SELECT count(*) FROM (SELECT FROM world WHERE listed LIMIT $1) AS few)::int AS few_worlds,
    (SELECT reltuples FROM pg_class WHERE oid = 'world'::regclass)::float8 AS about_worlds,
    open.queued, open.running, ends.succeeded, ends.failed, ends.cancelled, usage.credits AS credits_used
  FROM (
    SELECT count(*) FILTER (WHERE state = 'QUEUED')::int AS queued, count(*) FILTER (WHERE state = 'RUNNING')::int AS running
    FROM operation WHERE ended_at IS NULL
  ) AS open, (
    SELECT count(*) FILTER (WHERE state = 'SUCCEEDED')::int AS succeeded, count(*) FILTER (WHERE state = 'FAILED')::int AS failed,
      count(*) FILTER (WHERE state = 'CANCELLED')::int AS cancelled
    FROM operation WHERE ended_at > now() - interval '24 hours'
  ) AS ends, (
    SELECT coalesce(-sum(e.amount), 0)::float8 AS credits FROM ledger_transfer t
    JOIN ledger_entry e ON e.transfer_id = t.id AND e.ledger = 'account'
    WHERE t.kind = 'usage' AND t.created_at > now() - interval '24 hours'
  ) AS usage`;

const REFUSALS = `
  SELECT target AS category, count(*)::int AS count FROM audit_log
  WHERE action = 'policy.refused' AND created_at > now() - interval '24 hours'
  GROUP BY target ORDER BY count(*) DESC, target LIMIT 50`;

interface Figures {
  readonly accounts: number;
  readonly few_worlds: number;
  readonly about_worlds: number;
  readonly queued: number;
  readonly running: number;
  readonly succeeded: number;
  readonly failed: number;
  readonly cancelled: number;
  readonly credits_used: number;
}

export async function readOverview(dataSource: DataSource): Promise<OperatorOverview> {
  const [figures] = await queryRows<Figures>(dataSource, FIGURES, [COUNTED_MAX]);
  if (figures === undefined) throw new TypeError('the figures are one row');
  const refusals = await queryRows<{ readonly category: string; readonly count: number }>(dataSource, REFUSALS);
  const { few_worlds: few, about_worlds: about, credits_used: creditsUsed, ...rest } = figures;
  return {
    ...rest,
    creditsUsed,
    worlds: few < COUNTED_MAX ? few : Math.max(few, about),
    refusals: Object.fromEntries(refusals.map(({ category, count }) => [category, count])),
  };
}
