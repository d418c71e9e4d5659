import type { PaintingActivities, PaintingRunInput } from '@diorama/contract';
import type { StageFractions } from '@diorama/domain';

import { mapActivityFailures } from '../run/activity-failures.js';
import type { MediaClient } from '../ports.js';
import { withRunScope } from '../run/run-scope.js';
import type { ActivityRunScope } from '../run/run-scope.js';
import { createObjectTransfer } from '../transfer/object-transfer.js';
import { preparePaintingOrder, savePainting } from './model-painting.js';
import { paintPanorama } from './paint-panorama.js';
import type { PanoramaPaintingDependencies } from './paint-panorama.js';

export type PaintingActivityDependencies = Omit<PanoramaPaintingDependencies, 'transfer'> & { readonly media: MediaClient };

/** The heavy activities of paintings, for the `generation` queue. */
export function createPaintingActivities(deps: PaintingActivityDependencies): PaintingActivities {
  const parts: PanoramaPaintingDependencies = { ...deps, transfer: createObjectTransfer(deps.media) };
  const inScope = <Result>(
    { operationId }: PaintingRunInput,
    done: StageFractions,
    work: (scope: ActivityRunScope) => Promise<Result>,
  ): Promise<Result> => withRunScope({ world: deps.world, operationId, done }, work);
  return mapActivityFailures<PaintingActivities>({
    paintPanorama: (run, modelFailure) => inScope(run, {}, (scope) => paintPanorama(parts, { ...run, modelFailure }, scope)),
    orderPainting: (run) => inScope(run, {}, (scope) => preparePaintingOrder(parts, run, scope)),
    savePainting: (run, painting) => inScope(run, { depth: 1, paint: 1 }, (scope) => savePainting(parts, { run, painting }, scope)),
  });
}
