import type { ScenePlan, ScenePlannerUse } from '@diorama/contract';
import { composePlannedScene, InvalidSceneError } from '@diorama/engine';

import type { ObjectTransfer } from '../../transfer/object-transfer.js';
import { getPromptText, withPackFiles } from './text-maker.js';
import type { StoredComposition, WorldMakerInput } from './world-maker.js';

interface PlannedComposition {
  readonly composition: StoredComposition;
  readonly use: ScenePlannerUse;
  /** The plan among the inputs of the world, where the composition has it. */
  readonly inputs: readonly { readonly name: string; readonly sha256: string }[];
}

interface PlanInput {
  readonly plan: ScenePlan;
  readonly order: WorldMakerInput;
  /** Composes without the plan. */
  readonly compose: () => Promise<StoredComposition>;
}

/** Composes a scene from words and a plan for them; without the plan if it failed or this release cannot read it. */
export async function composeWithPlan(
  transfer: ObjectTransfer,
  { plan, order, compose }: PlanInput,
  signal: AbortSignal,
): Promise<PlannedComposition> {
  const without = async (reason: string): Promise<PlannedComposition> => ({
    composition: await compose(),
    use: { ...plan.planner, used: false, reason },
    inputs: [],
  });
  if ('failure' in plan) return without(plan.failure);
  const proposal = await transfer.readJson(plan.plan.key, signal);
  try {
    const { added, dropped, ...composition } = composePlannedScene(getPromptText(order.prompt), order.seed, proposal);
    return {
      composition: withPackFiles(composition),
      use: { ...plan.planner, used: true, added, dropped },
      inputs: [{ name: 'plan', sha256: plan.plan.sha256 }],
    };
  } catch (error) {
    if (error instanceof InvalidSceneError) return without('NOT_A_SCENE');
    throw error;
  }
}
