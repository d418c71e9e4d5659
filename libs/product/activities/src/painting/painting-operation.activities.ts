import { getTensorFolder } from '@diorama/contract';
import type { ObjectRef, PaintingOperationActivities } from '@diorama/contract';
import { DomainError } from '@diorama/domain';

import { mapActivityFailures } from '../run/activity-failures.js';
import { failOperationUnlessSucceeded } from '../operation/fail-operation-unless-succeeded.js';
import type { MediaClient, WorldClient } from '../ports.js';
import { createObjectTransfer } from '../transfer/object-transfer.js';
import { isPaintingManifest } from './painting-manifest.js';

const READ_MS = 40_000;

interface PaintingOperationDeps {
  readonly world: WorldClient;
  readonly media: MediaClient;
  /** The pool of inference workers that paints; the engine does where there is none. */
  readonly modelPool?: string | undefined;
}

/** The light activities of paintings, for the `orchestration` queue. */
export function createPaintingOperationActivities({ world, media, modelPool }: PaintingOperationDeps): PaintingOperationActivities {
  const transfer = createObjectTransfer(media);
  const discardTensors = async (operationId: string): Promise<void> => {
    await media.deletePrefix({ prefix: `${getTensorFolder(operationId)}/` });
  };
  /** An attempt that was cut off may have left a manifest of its own, for no two take equally long. */
  const keepOnly = async (operationId: string, files: readonly ObjectRef[]): Promise<void> => {
    await media.deleteOthers({ prefix: `${operationId}/`, keep: files.map(({ key }) => key) });
  };
  return mapActivityFailures<PaintingOperationActivities>({
    async startPainting(operationId) {
      const { seed } = await world.startRun({ operationId });
      return { operationId, seed, ...(modelPool === undefined ? {} : { modelPool }) };
    },

    /** Words of the prompt are read from the manifest: they enter no history. */
    async publishPainting({ run, painted: { assets, stages } }) {
      const key = assets.find(({ name }) => name === 'manifest_url')?.key ?? '';
      const manifest = await transfer.readJson(key, AbortSignal.timeout(READ_MS));
      if (!isPaintingManifest(manifest)) throw new DomainError('INTERNAL');
      const { engine, not_represented: notRepresented } = manifest;
      await keepOnly(run.operationId, assets);
      const { applied, deliveryId } = await world.finishOperation({
        operationId: run.operationId,
        painting: {
          painting: { assets: [...assets], engine: engine.name, engineVersion: engine.version, notRepresented: [...notRepresented] },
          stages: [...stages],
        },
      });
      return { applied, deliveryId };
    },

    discardTensors,

    async discardPainting(operationId) {
      if (!(await failOperationUnlessSucceeded(world, operationId))) await media.deletePrefix({ prefix: `${operationId}/` });
      await discardTensors(operationId);
    },
  });
}
