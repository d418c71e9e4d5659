import { JobGate } from '@diorama/jobs';
import type { JobRunner } from '@diorama/jobs';
import type { ExportedMesh, MeshExportRequest } from '@diorama/mesh-export';
import { copyToSharedMemory } from '@diorama/raster';
import type { EncodedPicture, Raster } from '@diorama/raster';

import type { PictureJobs } from './jobs.js';

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
 * Makes the meshes of a world from pictures out of its own panorama and distances: the pictures themselves may be gone by then. The same input
 * gives the same bytes.
 */
export async function exportPictureMesh(
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
    const distance = new Float32Array(new SharedArrayBuffer(known.byteLength));
    distance.set(known);
    const shape = await gate.run('derive-shape', { panorama, distance });
    step();
    const pictures = [panorama, shape.background.panorama];
    // What an encoder gives may lie in memory that cannot be moved to a thread.
    const textures: EncodedPicture[] = [];
    for (const picture of pictures) {
      const { mimeType, bytes } = await request.encodePicture(picture);
      textures.push({ mimeType, bytes: new Uint8Array(bytes) });
    }
    step();
    const textured = await gate.run('picture-textured-mesh', { shape, triangles: TEXTURED, textures });
    step();
    const colored = await gate.run('picture-colored-mesh', { shape, triangles: COLORED, panorama });
    step();
    return { textured, colored };
  } finally {
    await gate.settled(); // a caller that was refused may reuse the runner at once
  }
}
