import type { FinishedRun, PublishInput } from '@diorama/contract';

import type { WorldClient } from '../ports.js';
import type { ObjectTransfer } from '../transfer/object-transfer.js';
import { SCENE_ASSET_NAME, readComposition, readStyles } from './composition.js';
import { encodeWorldManifest } from './manifest.js';

const STORE_MS = 40_000;

/** Stores the manifest, then ends the operation with its world in one transaction. */
export async function publishGeneratedWorld(
  world: WorldClient,
  transfer: ObjectTransfer,
  { run, composed, built }: PublishInput,
): Promise<FinishedRun> {
  const signal = AbortSignal.timeout(STORE_MS);
  const composition = await readComposition(transfer, composed, signal);
  const { caption, represented = [], notRepresented } = composition;
  const bytes = encodeWorldManifest({ run, built, composed, represented, notRepresented });
  const manifest = await transfer.store(run.worldId, { bytes, extension: 'json', contentType: 'application/json' }, signal);
  const { applied, deliveryId } = await world.finishOperation({
    operationId: run.operationId,
    world: {
      caption,
      metricScaleFactor: 1,
      groundPlaneOffset: built.groundPlaneOffset,
      spawnPoints: [...built.spawnPoints],
      assets: [...built.assets, { ...manifest, name: 'manifest_url' }, { ...composed.scene, name: SCENE_ASSET_NAME }],
      stages: [...composed.stages, ...built.stages],
      styles: [...readStyles(composition)],
    },
  });
  return { applied, deliveryId };
}
