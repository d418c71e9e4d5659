import type { ModelPreset } from '@diorama/domain';

import type { ExportedMesh, MeshExportRequest } from '../export/export-mesh.js';
import { JobGate } from '../job-gate.js';
import type { Raster } from '../raster.js';
import { hintDepth } from './depth-network.js';
import type { EstimateDepth } from './depth-network.js';
import type { PictureComposition } from './picture.js';
import { sharePicture } from './share-picture.js';

/** As for worlds made from words, with the preset that made the world: its panorama is painted again. */
export interface PictureMeshRequest extends Omit<MeshExportRequest, 'detail'> {
  readonly preset: Pick<ModelPreset, 'panoWidth'>;
  /** What the world was built with. */
  readonly estimateDepth?: EstimateDepth | undefined;
}

/** Triangles at most. */
const TEXTURED = 250_000;
const COLORED = 1_000_000;
const STEPS = 5;

/** Makes the meshes of a world from pictures; `pictures` are those that were composed, in their order. The same input gives the same bytes. */
export async function exportPictureMesh(
  composition: PictureComposition,
  pictures: readonly Raster[],
  request: PictureMeshRequest,
): Promise<ExportedMesh> {
  if (pictures.length !== composition.placements.length)
    throw new RangeError(`the composition places ${composition.placements.length} pictures, not ${pictures.length}`);
  const gate = new JobGate(request.runner, request.signal);
  let done = 0;
  const step = (): void => request.onProgress(++done / STEPS);
  try {
    const painted = await gate.run('paint-panorama', {
      composition,
      pictures: pictures.map(sharePicture),
      width: request.preset.panoWidth,
    });
    const depth = await hintDepth(gate, painted.panorama, request.estimateDepth);
    step();
    const { distance, surface, behind, heading } = await gate.run('shape-panorama', { composition, ...painted, depth });
    step();
    const { panorama } = painted;
    const encoded = await request.encodePicture(panorama);
    step();
    const shape = { distance, surface, behind, heading };
    // What an encoder gives may lie in memory that cannot be moved to a thread.
    const texture = { mimeType: encoded.mimeType, bytes: new Uint8Array(encoded.bytes) };
    const textured = await gate.run('picture-textured-mesh', { shape, triangles: TEXTURED, width: panorama.width, texture });
    step();
    const colored = await gate.run('picture-colored-mesh', { shape, triangles: COLORED, panorama });
    step();
    return { textured, colored };
  } finally {
    await gate.settled(); // a caller that was refused may reuse the runner at once
  }
}
