import type { PlanningActivities, ScenePlan, WorldRun } from '@diorama/contract';
import { DomainError } from '@diorama/domain';
import type { Planner, PlanOutcome } from '@diorama/planner';

import { getPromptText } from '../generation/makers/text-maker.js';
import type { MediaClient, WorldClient } from '../ports.js';
import { mapActivityFailures } from '../run/activity-failures.js';
import { withRunScope } from '../run/run-scope.js';
import { createObjectTransfer } from '../transfer/object-transfer.js';
import type { ObjectTransfer } from '../transfer/object-transfer.js';

/** How a planner was asked once, without a word of prompt or answer. */
export interface PlannerReport {
  readonly operationId: string;
  readonly outcome: PlanOutcome;
  /** With all requests for the prompt. */
  readonly seconds: number;
}

export interface PlanningActivityDependencies {
  readonly world: WorldClient;
  readonly media: MediaClient;
  /** Null where this installation has none. */
  readonly planner: Planner | null;
  /** Prompts that the planner is asked about at once; an activity beyond that fails as UNAVAILABLE and is tried again later. */
  readonly concurrency: number;
  readonly onPlanned: (report: PlannerReport) => void;
  /** A clock that never goes back, in milliseconds. */
  readonly clock: () => number;
}

/** The activity of the `orchestration` queue that asks a planner. */
export function createPlanningActivities(deps: PlanningActivityDependencies): PlanningActivities {
  const transfer = createObjectTransfer(deps.media);
  let running = 0;
  return mapActivityFailures<PlanningActivities>({
    async planScene(run) {
      const { planner, world, concurrency } = deps;
      if (planner === null) return null;
      if (running >= concurrency) throw new DomainError('UNAVAILABLE'); // leaves the slots of the worker to other activities
      running++;
      try {
        return await withRunScope({ world, operationId: run.operationId, done: {} }, ({ signal }) =>
          plan({ ...deps, planner, transfer, signal }, run),
        );
      } finally {
        running--;
      }
    },
  });
}

interface PlanContext extends PlanningActivityDependencies {
  readonly planner: Planner;
  readonly transfer: ObjectTransfer;
  readonly signal: AbortSignal;
}

async function plan(context: PlanContext, { operationId, worldId, seed }: WorldRun): Promise<ScenePlan | null> {
  const { world, planner, transfer, signal, clock, onPlanned } = context;
  const { worldPromptJson, inputs } = await world.getRun({ operationId });
  const prompt = JSON.parse(worldPromptJson) as Readonly<Record<string, unknown>>;
  const words = getPromptText(prompt);
  if (inputs.length > 0 || prompt['type'] !== 'text' || prompt['disable_recaption'] === true || words.trim() === '') return null;
  const since = clock();
  const outcome = await planner.plan(words, seed, signal);
  onPlanned({ operationId, outcome, seconds: (clock() - since) / 1_000 });
  const { name, model } = planner;
  if ('failure' in outcome) return { planner: { name, model }, failure: outcome.failure };
  const file = { bytes: Buffer.from(JSON.stringify(outcome.plan)), extension: 'json', contentType: 'application/json' };
  return { planner: { name, model }, plan: await transfer.store(worldId, file, signal) };
}
