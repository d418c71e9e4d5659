import type { Scene, WorldQuality } from '@diorama/domain';
import type { AssetSink, JobGate } from '@diorama/jobs';
import { copyToSharedMemory } from '@diorama/raster';
import type { Raster } from '@diorama/raster';

import type { QualityJobs } from './jobs.js';

/** A smaller panorama is a draft's, which is wanted quickly: it is looked at beside itself, as a world of pictures is. */
const LARGE_PANORAMA = 2_048;

/** A world that is being built; each part is looked at as soon as it is there. */
interface Growing {
  readonly gate: JobGate<QualityJobs>;
  readonly sink: AssetSink;
  readonly panorama: Promise<Raster>;
}

/**
 * Looks at a world of a scene while it is built; the same world gives the same figures.
 *
 * @param panoWidth pixels across of the panorama to come
 */
export async function judgeScene(scene: Scene, panoWidth: number, growing: Growing): Promise<WorldQuality> {
  if (panoWidth < LARGE_PANORAMA) return judgeBuiltPictures(growing);
  const { gate, sink } = growing;
  // The scene is looked at while the threads still have it open: opening it again would take as long as all the rest.
  const truth = await gate.run('look-at-scene', { scene, collider: await sink.copyOf('mesh.collider_mesh_url') });
  const [splats, panorama] = await Promise.all([sink.copyOf('splats.spz_urls.100k'), growing.panorama]);
  return gate.run('judge-world', { truth, panorama: copyToSharedMemory(panorama), splats });
}

/** Looks at a world of pictures while it is built, beside its own panorama; the same world gives the same figures. */
export async function judgeBuiltPictures({ gate, sink, panorama }: Growing): Promise<WorldQuality> {
  const [splats, depth] = await Promise.all([sink.copyOf('splats.spz_urls.100k'), sink.copyOf('imagery.depth_exr_url')]);
  return gate.run('judge-pictures', { panorama: copyToSharedMemory(await panorama), splats, depth });
}
