import type { ExportActivities, ExportedFiles, ExportRun } from '@diorama/contract';
import type { EngineRunner } from '@diorama/engine';

import { mapActivityFailures } from '../run/activity-failures.js';
import type { FrameEncoder, MediaClient, PictureReader, TexelEncoder, TextureEncoder, VideoEncoder, WorldClient } from '../ports.js';
import { withRunScope } from '../run/run-scope.js';
import { createStopwatch } from '../run/stopwatch.js';
import { createObjectTransfer } from '../transfer/object-transfer.js';
import { convertMesh } from './convert-mesh.js';
import { exportArchive } from './export-archive.js';
import { exportCameraPath } from './export-camera-path.js';
import { exportMeshes } from './export-meshes.js';
import type { MeshExporter, PictureMeshExporter } from './export-meshes.js';
import { exportNavmesh } from './export-navmesh.js';
import { exportOccupancy } from './export-occupancy.js';
import { exportPanorama } from './export-panorama.js';
import { exportSplats } from './export-splats.js';

export interface ExportActivityDependencies {
  readonly world: WorldClient;
  readonly media: MediaClient;
  readonly runner: EngineRunner;
  readonly reader: PictureReader;
  readonly exportMesh: MeshExporter;
  readonly exportPictureMesh: PictureMeshExporter;
  readonly encodeTexture: TextureEncoder;
  readonly encodeTexels: TexelEncoder;
  readonly encodeVideo: VideoEncoder;
  readonly frames: FrameEncoder;
  /** A clock that never goes back, in milliseconds. */
  readonly clock: () => number;
  /** The share of the full detail of a model's meshes, more than 0 and at most 1. */
  readonly detail: number;
}

/** The heavy activity of exports, for the `generation` queue. */
export function createExportActivities(deps: ExportActivityDependencies): ExportActivities {
  const { world, media, clock } = deps;
  const transfer = createObjectTransfer(media);
  const make = {
    splats: exportSplats,
    mesh: exportMeshes,
    panorama: exportPanorama,
    world: exportArchive,
    occupancy: exportOccupancy,
    navmesh: exportNavmesh,
    camera_path: exportCameraPath,
  };
  return mapActivityFailures<ExportActivities>({
    makeExport: (run: ExportRun): Promise<ExportedFiles> =>
      withRunScope({ world, operationId: run.operationId, done: {} }, async (scope) => {
        const watch = createStopwatch(clock);
        scope.report('export', 0);
        const assets = await make[run.assetType]({ ...deps, transfer, convertMesh }, run, scope);
        return { assets, stages: [watch.stage('export')] };
      }),
  });
}
