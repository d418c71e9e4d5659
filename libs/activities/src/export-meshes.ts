import type { AssetRef, ExportRun } from '@diorama/contract';
import { MODEL_PRESETS } from '@diorama/domain';
import { meshDetail } from '@diorama/engine';
import type { ExportedMesh, JobRunner, MeshExportRequest, Scene } from '@diorama/engine';

import { createAssetSender } from './asset-sender.js';
import { readSceneComposition } from './composition.js';
import type { TextureEncoder } from './ports.js';
import type { RunScope } from './run-scope.js';
import type { ObjectTransfer } from './transfer.js';

/** Makes the meshes of a scene; the engine implements it. */
export type MeshExporter = (scene: Scene, request: MeshExportRequest) => Promise<ExportedMesh>;

export interface MeshDeps {
  readonly transfer: ObjectTransfer;
  readonly runner: JobRunner;
  readonly exportMesh: MeshExporter;
  readonly encodeTexture: TextureEncoder;
}

/** The world's surfaces as a textured mesh and as one with a colour at each vertex. */
export async function exportMeshes(deps: MeshDeps, { source, worldId, model }: ExportRun, scope: RunScope): Promise<AssetRef[]> {
  const { scene } = await readSceneComposition(deps.transfer, { scene: source }, scope.signal);
  const { textured, colored } = await deps.exportMesh(scene, {
    detail: meshDetail(MODEL_PRESETS[model]),
    runner: deps.runner,
    encodePicture: deps.encodeTexture,
    onProgress: (fraction) => scope.report('export', fraction),
    signal: scope.signal,
  });
  const sender = createAssetSender({ transfer: deps.transfer, folder: worldId, signal: scope.signal });
  try {
    sender.add({ ...GLB, name: 'mesh.hq_mesh_url', bytes: textured });
    sender.add({ ...GLB, name: 'mesh.full_res_mesh_url', bytes: colored });
    return await sender.finish();
  } finally {
    await sender.settled(); // what is sent after a deletion of the world would stay for ever
  }
}

const GLB = { extension: 'glb', contentType: 'model/gltf-binary' } as const;
