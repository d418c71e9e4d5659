import { TYPICAL_PAINTING_SECONDS, TYPICAL_GENERATION_SECONDS } from '@diorama/domain';
import type { PricedWork } from '@diorama/domain';
import { queryRows } from '@diorama/postgres';
import type { SqlExecutor } from '@diorama/postgres';

/** What a start begins. */
export type StartedOperationWork = Exclude<PricedWork, { readonly kind: 'export-world' }>;

const medianOfLast = (condition: string): string => `
  SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY seconds) AS seconds FROM (
    SELECT extract(epoch FROM ended_at - coalesce(started_at, created_at)) AS seconds FROM operation
    WHERE state = 'SUCCEEDED' AND ${condition}
    ORDER BY ended_at DESC LIMIT 20) AS latest`;

const OF_GENERATIONS = medianOfLast(`kind = 'generate-world' AND model = $1 AND prompt_kind = $2`);
const OF_PAINTINGS = medianOfLast(`kind = 'depth-to-rgb' AND world_id IS NULL`);

/** Whole seconds that a run like this takes: the median of the last twenty of all accounts. */
export async function estimateRunSeconds(executor: SqlExecutor, work: StartedOperationWork): Promise<number> {
  const isGeneration = work.kind === 'generate-world';
  const [row] = await queryRows<{ seconds: number | null }>(
    executor,
    isGeneration ? OF_GENERATIONS : OF_PAINTINGS,
    isGeneration ? [work.model, work.source] : [],
  );
  return Math.max(Math.ceil(row?.seconds ?? (isGeneration ? TYPICAL_GENERATION_SECONDS[work.model] : TYPICAL_PAINTING_SECONDS)), 1);
}
