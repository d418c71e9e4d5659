import type { PaintingActivities, PaintingRun } from '@diorama/contract';
import type { StageFractions } from '@diorama/domain';

import { withFailures } from './failures.js';
import { orderPainting, savePainting } from './model-painting.js';
import { paintPanorama } from './paint-panorama.js';
import type { PaintingParts } from './paint-panorama.js';
import type { MediaClient } from './ports.js';
import { inRunScope } from './run-scope.js';
import type { RunScope } from './run-scope.js';
import { createTransfer } from './transfer.js';

export type PaintingDeps = Omit<PaintingParts, 'transfer'> & { readonly media: MediaClient };

/** The heavy activities of paintings, for the `generation` queue. */
export function paintingActivities(deps: PaintingDeps): PaintingActivities {
  const parts: PaintingParts = { ...deps, transfer: createTransfer(deps.media) };
  const inScope = <Result>(
    { operationId }: PaintingRun,
    done: StageFractions,
    work: (scope: RunScope) => Promise<Result>,
  ): Promise<Result> => inRunScope({ world: deps.world, operationId, done }, work);
  return withFailures<PaintingActivities>({
    paintPanorama: (run, modelFailure) => inScope(run, {}, (scope) => paintPanorama(parts, { ...run, modelFailure }, scope)),
    orderPainting: (run) => inScope(run, {}, (scope) => orderPainting(parts, run, scope)),
    savePainting: (run, painting) => inScope(run, { depth: 1, paint: 1 }, (scope) => savePainting(parts, { run, painting }, scope)),
  });
}
