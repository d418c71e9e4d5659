import type { AssetRef, ExportRun } from '@diorama/contract';
import { DomainError, chooseModelPreset } from '@diorama/domain';
import { chooseMeshDetail } from '@diorama/engine';
import type {
  ExportedMesh,
  EngineRunner,
  StoredPanorama,
  MeshExportRequest,
  PictureComposition,
  PictureMeshRequest,
  Scene,
} from '@diorama/engine';
import { readChannel } from '@diorama/exr';

import { createAssetUploader } from '../transfer/asset-sender.js';
import { isPictureComposition, readComposition, parseStoredScene } from '../generation/composition.js';
import type { PictureReader, TextureEncoder, WorldClient } from '../ports.js';
import type { ActivityRunScope } from '../run/run-scope.js';
import type { ObjectTransfer } from '../transfer/object-transfer.js';
import type { MeshConverter } from './convert-mesh.js';
import { MESH_ASSET_NAMES, encodeMeshAssets } from './encode-mesh-assets.js';

/** Makes the meshes of a scene; the engine implements it. */
export type MeshExporter = (scene: Scene, request: MeshExportRequest) => Promise<ExportedMesh>;

/** Makes the meshes of a world from pictures; the engine implements it. */
export type PictureMeshExporter = (
  composition: PictureComposition,
  panorama: StoredPanorama,
  request: PictureMeshRequest,
) => Promise<ExportedMesh>;

export interface MeshExportDependencies {
  readonly world: Pick<WorldClient, 'getRun'>;
  readonly transfer: ObjectTransfer;
  readonly runner: EngineRunner;
  readonly reader: PictureReader;
  readonly exportMesh: MeshExporter;
  readonly exportPictureMesh: PictureMeshExporter;
  readonly encodeTexture: TextureEncoder;
  readonly convertMesh: MeshConverter;
  /** The share of the full detail of a model's meshes, more than 0 and at most 1. */
  readonly detail: number;
}

/** The world's surfaces as a textured mesh and as one with a colour at each vertex; as USDZ and with levels of detail the textured one alone. */
export async function exportMeshes(deps: MeshExportDependencies, run: ExportRun, scope: ActivityRunScope): Promise<AssetRef[]> {
  const { transfer, convertMesh } = deps;
  const meshes = (await readMeshes(deps, run, scope.signal)) ?? (await makeMeshes(deps, run, scope));
  const sender = createAssetUploader({ transfer, folder: run.worldId, signal: scope.signal });
  try {
    for await (const asset of encodeMeshAssets(meshes, run.format, { convertMesh, signal: scope.signal })) sender.add(asset);
    return await sender.finish();
  } finally {
    await sender.settled(); // what is sent after a deletion of the world would stay for ever
  }
}

/** The plain meshes, where the world has them already: other forms are made from them. */
async function readMeshes(
  { world, transfer }: MeshExportDependencies,
  { operationId, format }: ExportRun,
  signal: AbortSignal,
): Promise<ExportedMesh | null> {
  if (format === 'glb') return null;
  const { assets } = await world.getRun({ operationId });
  const keyOf = (wanted: string): string | undefined => assets.find(({ name }) => name === wanted)?.key;
  const [textured, colored] = [keyOf(MESH_ASSET_NAMES.textured), keyOf(MESH_ASSET_NAMES.colored)];
  if (textured === undefined || colored === undefined) return null;
  const read = (key: string): Promise<Uint8Array> => transfer.readBytes(key, signal);
  return { textured: await read(textured), colored: format === 'glb+meshopt' ? await read(colored) : new Uint8Array() };
}

/** By the engine that wrote the composition, in the version that runs now. */
async function makeMeshes(deps: MeshExportDependencies, run: ExportRun, scope: ActivityRunScope): Promise<ExportedMesh> {
  const { transfer, runner, exportMesh, exportPictureMesh, encodeTexture } = deps;
  const composition = await readComposition(transfer, { scene: run.source }, scope.signal);
  const request = {
    runner,
    encodePicture: encodeTexture,
    onProgress: (fraction: number) => scope.report('export', fraction),
    signal: scope.signal,
  };
  if (!isPictureComposition(composition))
    return exportMesh(parseStoredScene(composition), { ...request, detail: chooseMeshDetail(chooseModelPreset(run.model, deps.detail)) });
  const panorama = await readPanorama(deps, run, scope.signal);
  return exportPictureMesh(composition, panorama, request);
}

/** No panorama of a world is larger, so it comes as it is. */
const PANO_EDGE = 16_384;

/** What the world was made from may be gone: pictures that came as base64 are kept for days. Its own panorama stays. */
async function readPanorama(
  { world, transfer, reader }: MeshExportDependencies,
  { operationId }: ExportRun,
  signal: AbortSignal,
): Promise<StoredPanorama> {
  const { assets } = await world.getRun({ operationId });
  const read = async (wanted: string): Promise<Uint8Array> => {
    const asset = assets.find(({ name }) => name === wanted);
    if (asset === undefined) throw new DomainError('OBJECT_NOT_FOUND');
    return transfer.readBytes(asset.key, signal);
  };
  const { raster } = await reader.picture(await read('imagery.pano_url'), { maxEdge: PANO_EDGE });
  return { panorama: raster, distance: readChannel(await read('imagery.depth_exr_url')).data };
}
