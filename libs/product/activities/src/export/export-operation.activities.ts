import type { ExportOperationActivities } from '@diorama/contract';
import { DomainError, findExport, isModelName, nameCameraPathAsset, parseNavmeshFormat } from '@diorama/domain';
import type { ExportedAssets } from '@diorama/domain';

import { SCENE_ASSET_NAME } from '../generation/composition.js';
import { mapActivityFailures } from '../run/activity-failures.js';
import type { MediaClient, WorldClient } from '../ports.js';

/** Which of a world's assets each export is made from. */
const SOURCES: Readonly<Record<ExportedAssets, string>> = {
  splats: 'splats.spz_urls.full_res',
  mesh: SCENE_ASSET_NAME,
  panorama: SCENE_ASSET_NAME,
  world: 'manifest_url',
  occupancy: 'mesh.collider_mesh_url',
  navmesh: 'mesh.collider_mesh_url',
  camera_path: 'splats.spz_urls.full_res',
};

/** The light activities of exports, for the `orchestration` queue. */
export function createExportOperationActivities({
  world,
  media,
}: {
  readonly world: WorldClient;
  readonly media: MediaClient;
}): ExportOperationActivities {
  return mapActivityFailures<ExportOperationActivities>({
    async startExport(operationId) {
      const { worldId, accountId, model, assets, export: asked } = await world.startRun({ operationId });
      const row = asked === undefined ? null : findExport(asked.assetType, asked.format);
      if (!isModelName(model) || row === null) throw new DomainError('INTERNAL');
      const { assetType, format } = row;
      const agent = assetType === 'navmesh' ? parseNavmeshFormat(asked?.format ?? '')?.agent : undefined;
      const assetName = assetType === 'camera_path' ? nameCameraPathAsset(asked?.format ?? '') : null;
      const source = assets.find(({ name }) => name === SOURCES[assetType]);
      if (source === undefined) throw new DomainError('OBJECT_NOT_FOUND');
      const { key, contentType, bytes, sha256 } = source;
      return {
        operationId,
        accountId,
        worldId,
        model,
        assetType,
        format,
        ...(agent && { agent }),
        ...(assetName !== null && { assetName }),
        source: { key, contentType, bytes, sha256 },
      };
    },

    async publishExport({ run, exported }) {
      const { assets, stages } = exported;
      const { applied, deliveryId, moreDeliveryIds } = await world.finishOperation({
        operationId: run.operationId,
        export: { assets: [...assets], stages: [...stages] },
      });
      return { applied, deliveryId, moreDeliveryIds };
    },

    /** A file of a world that is there is left, though no answer shows it: the next export of the world may make the same. */
    async discardExport({ accountId, worldId }) {
      if (await isThere(world, accountId, worldId)) return;
      await media.deletePrefix({ prefix: `${worldId}/` });
    },
  });
}

async function isThere(world: WorldClient, accountId: string, worldId: string): Promise<boolean> {
  try {
    await world.getWorld({ accountId, worldId });
    return true;
  } catch (error) {
    if (error instanceof DomainError && error.code === 'WORLD_NOT_FOUND') return false;
    throw error;
  }
}
