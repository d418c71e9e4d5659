import { rendersCoarsely } from '@diorama/domain';
import type { ModelPreset, Scene, WalkFigures, WorldQuality } from '@diorama/domain';
import type { AssetSink, JobGate } from '@diorama/jobs';
import { copyToSharedMemory } from '@diorama/raster';
import type { Raster } from '@diorama/raster';

import type { QualityJobs } from './jobs.js';
import type { CaptureQuality } from './judge-pictures.js';
import type { CaptureWalkInput } from './record-walk.js';

/** Most directions walked in at each distance. */
const DIRECTIONS = { standard: 4, draft: 2 } as const;

/** A world that is being built. Each part is measured as soon as it is ready. */
interface Growing {
  readonly gate: JobGate<QualityJobs>;
  readonly sink: AssetSink;
  readonly panorama: Promise<Raster>;
}

/** Measures a world of a scene while it is built; the same world gives the same figures. */
export async function judgeScene(
  scene: Scene,
  { panoWidth, walkRadius }: Pick<ModelPreset, 'panoWidth' | 'walkRadius'>,
  growing: Growing,
): Promise<WorldQuality> {
  const isDraft = rendersCoarsely({ panoWidth });
  const directions = isDraft ? DIRECTIONS.draft : DIRECTIONS.standard;
  const [figures, walk] = await Promise.all([
    isDraft ? judgeBesidePanorama(growing) : judgeBesideScene(scene, growing),
    judgeWalkOf({ scene, radius: walkRadius, directions }, growing),
  ]);
  return { ...figures, walk };
}

/** Measures a world of pictures while it is built, beside its own panorama; the same world gives the same figures. */
export async function judgeBuiltPictures(growing: Growing): Promise<WorldQuality> {
  return { ...(await judgeBesidePanorama(growing)), walk: [] };
}

async function judgeBesideScene(scene: Scene, { gate, sink, panorama }: Growing): Promise<CaptureQuality> {
  // The threads still have the scene open now: opening it again would take as long as all other measuring.
  const truth = await gate.run('look-at-scene', { scene, collider: await sink.copyOf('mesh.collider_mesh_url') });
  const splats = await sink.copyOf('splats.spz_urls.100k');
  return gate.run('judge-world', { truth, panorama: copyToSharedMemory(await panorama), splats });
}

async function judgeBesidePanorama({ gate, sink, panorama }: Growing): Promise<CaptureQuality> {
  const [splats, depth] = await Promise.all([sink.copyOf('splats.spz_urls.100k'), sink.copyOf('imagery.depth_exr_url')]);
  return gate.run('judge-pictures', { panorama: copyToSharedMemory(await panorama), splats, depth });
}

async function judgeWalkOf(input: CaptureWalkInput, { gate, sink }: Growing): Promise<WalkFigures[]> {
  // Once there is a collider, a thread has the scene open.
  await sink.copyOf('mesh.collider_mesh_url');
  const walk = await gate.run('capture-walk', input);
  return gate.run('judge-walk', { walk, splats: await sink.copyOf('splats.spz_urls.100k') });
}
