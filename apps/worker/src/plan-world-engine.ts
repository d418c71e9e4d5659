import { ConfigError } from '@diorama/config';
import type { WorldEnginePlan } from '@diorama/contract';
import type { ModelName, WorldEngineName } from '@diorama/domain';

import type { WorkerConfig } from './settings.js';

type EngineSettings = Pick<WorkerConfig, 'CLIENT_ENGINES' | 'WORLD_ENGINES' | 'INFERENCE_POOLS'>;

/**
 * Plans the engine of a world: the one that its request chose, else that of its model, else `procedural`.
 *
 * @throws ConfigError where worlds can be painted and no pool paints
 */
export function createWorldEnginePlanner({
  CLIENT_ENGINES: offered,
  WORLD_ENGINES: engines = {},
  INFERENCE_POOLS: pools = {},
}: EngineSettings): (model: ModelName, requested: WorldEngineName | null) => WorldEnginePlan {
  const paintingPool = pools['pano-depth-to-rgb'];
  const settings = { CLIENT_ENGINES: offered, WORLD_ENGINES: Object.values(engines) };
  const faults = Object.entries(settings).flatMap(([name, used]) =>
    used.includes('painted') && paintingPool === undefined ? [`${name} needs a pool for pano-depth-to-rgb in INFERENCE_POOLS`] : [],
  );
  if (faults.length > 0) throw new ConfigError(faults);
  return (model, requested) => {
    const engine = requested ?? engines[model] ?? 'procedural';
    return { engine, ...(engine === 'painted' && paintingPool !== undefined && { paintingPool }) };
  };
}
