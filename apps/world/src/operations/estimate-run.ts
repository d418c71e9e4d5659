import { TYPICAL_SECONDS } from '@diorama/domain';
import type { ModelName, PanoramaSource } from '@diorama/domain';
import { queryRows } from '@diorama/postgres';
import type { Executor } from '@diorama/postgres';

const MEDIAN_OF_LAST = `
  SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY seconds) AS seconds FROM (
    SELECT extract(epoch FROM ended_at - coalesce(started_at, created_at)) AS seconds FROM operation
    WHERE state = 'SUCCEEDED' AND kind = 'generate-world' AND model = $1 AND prompt_kind = $2
    ORDER BY ended_at DESC LIMIT 20) AS latest`;

/** Whole seconds that a run like this takes: the median of the last twenty, of whatever account. */
export async function estimateRun(executor: Executor, model: ModelName, source: PanoramaSource): Promise<number> {
  const [row] = await queryRows<{ seconds: number | null }>(executor, MEDIAN_OF_LAST, [model, source]);
  return Math.max(Math.ceil(row?.seconds ?? TYPICAL_SECONDS[model]), 1);
}
