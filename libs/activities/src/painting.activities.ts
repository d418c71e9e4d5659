import type { PaintingActivities } from '@diorama/contract';

import { withFailures } from './failures.js';
import { paintPanorama } from './paint-panorama.js';
import type { PaintingParts } from './paint-panorama.js';
import type { MediaClient } from './ports.js';
import { inRunScope } from './run-scope.js';
import { createTransfer } from './transfer.js';

export type PaintingDeps = Omit<PaintingParts, 'transfer'> & { readonly media: MediaClient };

/** The heavy activity of paintings, for the `generation` queue. */
export function paintingActivities(deps: PaintingDeps): PaintingActivities {
  const parts: PaintingParts = { ...deps, transfer: createTransfer(deps.media) };
  return withFailures<PaintingActivities>({
    paintPanorama: (run) =>
      inRunScope({ world: deps.world, operationId: run.operationId, done: {} }, (scope) => paintPanorama(parts, run, scope)),
  });
}
