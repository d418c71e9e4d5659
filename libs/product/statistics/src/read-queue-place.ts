import { STAGES, TYPICAL_EXPORT_SECONDS, TYPICAL_GENERATION_SECONDS, TYPICAL_PAINTING_SECONDS, isModelName } from '@diorama/domain';
import type { ExportedAssets } from '@diorama/domain';
import { queryRows } from '@diorama/postgres';
import type { SqlExecutor } from '@diorama/postgres';

import { estimateQueuePlace } from './estimate-queue-place.js';

interface QueuePlace {
  /** 1 is the next; undefined unless the operation waits. */
  readonly position: number | undefined;
  /** Operations of all accounts that wait. */
  readonly waiting: number;
  /** Whole seconds; undefined unless the operation waits. */
  readonly estimatedStartSeconds: number | undefined;
  /** Whole seconds until the operation is done; undefined once it has ended. */
  readonly estimatedSeconds: number | undefined;
}

/** The open operations of one kind of work. */
interface OpenWorkRow {
  readonly kind: string;
  readonly model: string;
  readonly asset_type: ExportedAssets | null;
  readonly waiting: number;
  readonly ahead: number;
  readonly building: number;
  /** What is left of those that are being built, in operations. */
  readonly left_over: number;
  /** Set in the row that contains the own operation. */
  readonly own_percent: number | null;
  /** The same, if it waits. */
  readonly own_position: number | null;
  /** Median of the working time of the last twenty; null where none has succeeded. */
  readonly seconds: number | null;
}

/**
 * By `operation_open` and `operation_durations`. Accounts take turns, as the fairness keys of Temporal do: the first operation of each
 * account is before the second of any. An operation waits until a worker has reported more than the reading of the prompt ($2 percent).
 * An export that follows another has the place of that one.
 */
const OPEN = `
  WITH open AS (
    SELECT id, account_id, kind, model, prompt_kind, export_asset_type, created_at, coalesce(percent, 0) AS percent,
      percent IS NULL OR (kind = 'generate-world' AND percent <= $2) AS waits
    FROM operation WHERE ended_at IS NULL AND follows IS NULL),
  turns AS (SELECT id, created_at, row_number() OVER (PARTITION BY account_id ORDER BY created_at, id) AS turn FROM open WHERE waits),
  places AS (SELECT id, row_number() OVER (ORDER BY turn, created_at, id) AS position FROM turns),
  own AS (SELECT coalesce(o.follows, o.id) AS id, p.position
    FROM operation o LEFT JOIN places p ON p.id = coalesce(o.follows, o.id) WHERE o.id = $1),
  works AS (
    SELECT open.kind, open.model, open.prompt_kind, open.export_asset_type AS asset_type,
      count(*) FILTER (WHERE open.waits)::int AS waiting,
      count(*) FILTER (WHERE places.position < own.position)::int AS ahead,
      count(*) FILTER (WHERE NOT open.waits)::int AS building,
      coalesce(sum(100 - open.percent) FILTER (WHERE NOT open.waits), 0)::float8 / 100 AS left_over,
      max(open.percent) FILTER (WHERE open.id = own.id) AS own_percent,
      (max(own.position) FILTER (WHERE open.id = own.id))::int AS own_position
    FROM open CROSS JOIN own LEFT JOIN places ON places.id = open.id
    GROUP BY open.kind, open.model, open.prompt_kind, open.export_asset_type)
  SELECT kind, model, asset_type, waiting, ahead, building, left_over, own_percent, own_position,
    (SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY seconds) FROM (
      SELECT (SELECT sum(s.seconds) FROM jsonb_to_recordset(o.stages) AS s (seconds float8)) AS seconds FROM operation o
      WHERE o.state = 'SUCCEEDED' AND o.kind = 'generate-world' AND works.kind = 'generate-world'
        AND o.model = works.model AND o.prompt_kind = works.prompt_kind
      ORDER BY o.ended_at DESC LIMIT 20) AS latest) AS seconds
  FROM works`;

/** The place of an operation among those that wait for a worker, and when it is likely to be done. It has no place if it does not exist. */
export async function readQueuePlace(executor: SqlExecutor, operationId: string): Promise<QueuePlace> {
  const rows = await queryRows<OpenWorkRow>(executor, OPEN, [operationId, STAGES[0].weight]);
  const waiting = rows.reduce((sum, row) => sum + row.waiting, 0);
  const own = rows.find(({ own_percent: percent }) => percent !== null);
  if (own === undefined) return { position: undefined, waiting, estimatedStartSeconds: undefined, estimatedSeconds: undefined };
  const { own_position: position, own_percent: percent } = own;
  const { startSeconds, endSeconds } = estimateQueuePlace(
    { typicalSeconds: typicalSecondsOf(own), shareLeft: 1 - (percent ?? 0) / 100, waits: position !== null },
    rows.map((row) => ({ typicalSeconds: typicalSecondsOf(row), ahead: row.ahead, building: row.building, shareLeft: row.left_over })),
  );
  return {
    position: position ?? undefined,
    waiting,
    estimatedStartSeconds: startSeconds ?? undefined,
    estimatedSeconds: endSeconds,
  };
}

function typicalSecondsOf({ seconds, kind, model, asset_type: asset }: OpenWorkRow): number {
  if (seconds !== null) return seconds;
  if (asset !== null) return TYPICAL_EXPORT_SECONDS[asset];
  return kind === 'generate-world' && isModelName(model) ? TYPICAL_GENERATION_SECONDS[model] : TYPICAL_PAINTING_SECONDS;
}
