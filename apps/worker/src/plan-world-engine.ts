import { ConfigError } from '@diorama/config';
import type { WorldEnginePlan } from '@diorama/contract';
import { WORLD_ENGINE_TASKS } from '@diorama/domain';
import type { ModelName, WorldEngineName } from '@diorama/domain';

import type { WorkerConfig } from './settings.js';

type EngineSettings = Pick<WorkerConfig, 'CLIENT_ENGINES' | 'WORLD_ENGINES' | 'INFERENCE_POOLS'>;

/**
 * Plans the engine of a world: the one that its request chose, else that of its model, else `procedural`.
 *
 * @throws ConfigError where worlds can be made by an engine that lacks a pool
 */
export function createWorldEnginePlanner({
  CLIENT_ENGINES: offered,
  WORLD_ENGINES: engines = {},
  INFERENCE_POOLS: pools = {},
}: EngineSettings): (model: ModelName, requested: WorldEngineName | null) => WorldEnginePlan {
  const settings = { CLIENT_ENGINES: offered, WORLD_ENGINES: Object.values(engines) };
  const faults = Object.entries(settings).flatMap(([name, used]) =>
    [...new Set(used)].flatMap((engine) =>
      WORLD_ENGINE_TASKS[engine]
        .filter((task) => pools[task] === undefined)
        .map((task) => `${name} needs a pool for ${task} in INFERENCE_POOLS, for the engine ${engine}`),
    ),
  );
  if (faults.length > 0) throw new ConfigError(faults);
  return (model, requested) => {
    const engine = requested ?? engines[model] ?? 'procedural';
    return { engine, ...findPools(engine, pools) };
  };
}

/** The pools that an engine has work for; none where one that it needs is missing. */
function findPools(
  engine: WorldEngineName,
  {
    'pano-depth-to-rgb': paintingPool,
    'text-to-pano': imagining,
    'image-depth': measuring,
    upscale,
  }: NonNullable<EngineSettings['INFERENCE_POOLS']>,
): Omit<WorldEnginePlan, 'engine'> {
  if (engine === 'painted' && paintingPool !== undefined) return { paintingPool };
  if (engine !== 'models' || imagining === undefined || measuring === undefined) return {};
  return { modelPools: { 'text-to-pano': imagining, 'image-depth': measuring, ...(upscale !== undefined && { upscale }) } };
}
