import { queryRows } from '@diorama/postgres';
import type { SqlExecutor } from '@diorama/postgres';

import { toParameters } from './counts.js';
import type { OfBucket, StatisticsRange } from './counts.js';

export interface DurationRow extends OfBucket {
  /** A model or a stage; null for all models together. */
  readonly name: string | null;
  readonly count: number;
  /** Percentiles, seconds; null where nothing was counted. */
  readonly p50: number | null;
  readonly p95: number | null;
}

const PERCENTILES = `count(seconds)::float8 AS count,
  percentile_cont(0.5) WITHIN GROUP (ORDER BY seconds) AS p50, percentile_cont(0.95) WITHIN GROUP (ORDER BY seconds) AS p95`;

const SUCCEEDED = `o.ended_at >= $2 AND o.ended_at < $3 AND o.state = 'SUCCEEDED' AND o.kind = 'generate-world'
  AND ($4::text IS NULL OR o.account_id = $4)`;

/** By `operation_ends`. A percentile of a range does not follow from those of its buckets, so each is computed from the operations. */
const MODELS = `
  SELECT bucket, name, ${PERCENTILES}
  FROM (
    SELECT width_bucket(o.ended_at, $1::timestamptz[]) AS bucket, o.model AS name,
      extract(epoch FROM o.ended_at - o.created_at)::float8 AS seconds
    FROM operation o WHERE ${SUCCEEDED}
  ) AS runs
  GROUP BY GROUPING SETS ((bucket, name), (bucket), (name), ()) ORDER BY bucket, name`;

const STAGES = `
  SELECT bucket, name, ${PERCENTILES}
  FROM (
    SELECT width_bucket(o.ended_at, $1::timestamptz[]) AS bucket, s.name, s.seconds
    FROM operation o, jsonb_to_recordset(o.stages) AS s (name text, seconds float8) WHERE ${SUCCEEDED}
  ) AS stages
  GROUP BY GROUPING SETS ((bucket, name), (name)) ORDER BY bucket, name`;

/** What generations took from their creation to their end, of all models and of each. */
export const readModelDurations = (executor: SqlExecutor, range: StatisticsRange): Promise<DurationRow[]> =>
  queryRows<DurationRow>(executor, MODELS, toParameters(range));

/** What each stage of generations took. */
export const readStageDurations = (executor: SqlExecutor, range: StatisticsRange): Promise<DurationRow[]> =>
  queryRows<DurationRow>(executor, STAGES, toParameters(range));

export interface QueueRow {
  readonly queued: number;
  /** Seconds; 0 where nothing is queued. */
  readonly oldest_queued: number;
  readonly running: number;
  /** Running, without the first progress of a worker. */
  readonly unbegun: number;
  readonly oldest_unbegun: number;
}

/** By `operation_open`. An export that follows another does not run itself. */
const QUEUE = `
  SELECT count(*) FILTER (WHERE state = 'QUEUED')::int AS queued,
    coalesce(extract(epoch FROM now() - min(created_at) FILTER (WHERE state = 'QUEUED')), 0)::float8 AS oldest_queued,
    count(*) FILTER (WHERE state = 'RUNNING')::int AS running,
    count(*) FILTER (WHERE state = 'RUNNING' AND percent IS NULL)::int AS unbegun,
    coalesce(extract(epoch FROM now() - min(started_at) FILTER (WHERE state = 'RUNNING' AND percent IS NULL)), 0)::float8 AS oldest_unbegun
  FROM operation WHERE ended_at IS NULL AND follows IS NULL AND ($1::text IS NULL OR account_id = $1)`;

/** What waits and what runs at this moment. */
export async function readQueue(executor: SqlExecutor, accountId: string | null): Promise<QueueRow> {
  const [row] = await queryRows<QueueRow>(executor, QUEUE, [accountId]);
  if (row === undefined) throw new TypeError('the figures are one row');
  return row;
}
