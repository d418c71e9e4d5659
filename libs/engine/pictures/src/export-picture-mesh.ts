import { JobGate } from '@diorama/jobs';
import type { JobRunner } from '@diorama/jobs';
import type { ExportedMesh, MeshExportRequest } from '@diorama/mesh-export';
import { copyToSharedMemory } from '@diorama/raster';
import type { Raster } from '@diorama/raster';

import type { PictureComposition } from './cameras/picture.js';
import type { PictureJobs } from './jobs.js';
import { shareDistances } from './panorama/measured-surfaces.js';

/** What a world from pictures keeps of its panorama. */
export interface StoredPanorama {
  readonly panorama: Raster;
  /** Metres along the ray, Infinity for sky; one a pixel. */
  readonly distance: Float32Array;
}

/** As for worlds made from words. */
export interface PictureMeshRequest extends Omit<MeshExportRequest, 'detail' | 'runner'> {
  /** Where the heavy jobs run: inline, or on other threads. */
  readonly runner: JobRunner<PictureJobs>;
}

/** Triangles at most. */
const TEXTURED = 250_000;
const COLORED = 1_000_000;
const STEPS = 4;

/**
 * Makes the meshes of a world from pictures out of its own panorama: the pictures themselves may be gone by then. The same input gives
 * the same bytes.
 */
export async function exportPictureMesh(
  composition: PictureComposition,
  { panorama: kept, distance: known }: StoredPanorama,
  request: PictureMeshRequest,
): Promise<ExportedMesh> {
  if (known.length !== kept.width * kept.height)
    throw new RangeError(`${known.length} distances for ${kept.width} by ${kept.height} pixels`);
  const gate = new JobGate(request.runner, request.signal);
  let done = 0;
  const step = (): void => request.onProgress(++done / STEPS);
  try {
    const panorama = copyToSharedMemory(kept);
    const sky = Uint8Array.from(known, (metres) => (metres === Infinity ? 1 : 0));
    const distances = shareDistances({ width: panorama.width, metres: known });
    const { exact } = await gate.run('measure-surfaces', { distances, sky: new Uint8Array(known.length), width: panorama.width });
    const {
      layout: _layout,
      coarse: _coarse,
      ...shape
    } = await gate.run('shape-panorama', { composition, panorama, sky, exact, depth: distances });
    step();
    const encoded = await request.encodePicture(panorama);
    step();
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
