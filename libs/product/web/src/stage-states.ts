import { STAGES } from '@diorama/domain';

/** State of a stage relative to the current one. */
export type StageDisplayState = 'done' | 'running' | 'waiting';

/**
 * The state of each stage, in order. Before the first report all of them wait.
 *
 * @param current name of the current stage
 */
export function computeStageStates(
  current: string | null,
  stages: readonly { readonly name: string }[] = STAGES,
): readonly StageDisplayState[] {
  const at = stages.findIndex(({ name }) => name === current);
  return stages.map((_, i) => (i < at ? 'done' : i === at ? 'running' : 'waiting'));
}
