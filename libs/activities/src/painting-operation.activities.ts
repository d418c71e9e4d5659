import type { PaintingOperationActivities } from '@diorama/contract';
import { DomainError } from '@diorama/domain';

import { withFailures } from './failures.js';
import { isPaintingManifest } from './painting-manifest.js';
import type { MediaClient, WorldClient } from './ports.js';
import { createTransfer } from './transfer.js';

const READ_MS = 40_000;

/** The light activities of paintings, for the `orchestration` queue. */
export function paintingOperationActivities({
  world,
  media,
}: {
  readonly world: WorldClient;
  readonly media: MediaClient;
}): PaintingOperationActivities {
  const transfer = createTransfer(media);
  return withFailures<PaintingOperationActivities>({
    async startPainting(operationId) {
      const { seed } = await world.startRun({ operationId });
      return { operationId, seed };
    },

    /** Words of the prompt are read from the manifest: they enter no history. */
    async publishPainting({ run, painted: { assets, stages } }) {
      const key = assets.find(({ name }) => name === 'manifest_url')?.key ?? '';
      const manifest = await transfer.readJson(key, AbortSignal.timeout(READ_MS));
      if (!isPaintingManifest(manifest)) throw new DomainError('INTERNAL');
      const { engine, not_represented: notRepresented } = manifest;
      const { applied } = await world.finishOperation({
        operationId: run.operationId,
        painting: {
          painting: { assets: [...assets], engine: engine.name, engineVersion: engine.version, notRepresented: [...notRepresented] },
          stages: [...stages],
        },
      });
      return applied;
    },

    async discardPainting(operationId) {
      await media.deletePrefix({ prefix: `${operationId}/` });
    },
  });
}
