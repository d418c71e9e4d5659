import { ConfigError } from '@diorama/config';
import type { ModelName } from '@diorama/domain';

import type { WorkerConfig } from './settings.js';

/**
 * Finds the pool of inference workers that paints the worlds of a model.
 *
 * @throws ConfigError where worlds are painted and no pool paints
 */
export function createPaintingPoolFinder({
  WORLD_ENGINES: engines = {},
  INFERENCE_POOLS: pools = {},
}: Pick<WorkerConfig, 'WORLD_ENGINES' | 'INFERENCE_POOLS'>): (model: ModelName) => string | undefined {
  const pool = pools['pano-depth-to-rgb'];
  if (pool === undefined && Object.values(engines).includes('painted'))
    throw new ConfigError(['WORLD_ENGINES needs a pool for pano-depth-to-rgb in INFERENCE_POOLS']);
  return (model) => (engines[model] === 'painted' ? pool : undefined);
}
