import type { EstimateDepth, Job, JobGate, PanoramaDistances } from '@diorama/jobs';
import type { Raster } from '@diorama/raster';

import type { PaintedSphere, PictureComposition } from '../cameras/picture.js';
import { layOutDepthWindows } from './depth-windows.js';
import type { FuseWindowsInput } from './fuse-windows.js';
import { closeRoom } from './room.js';
import type { ShowWindowsInput } from './show-windows.js';

/** The jobs that a depth network needs. */
export interface DepthNetworkJobs {
  /** Brings windows of a panorama into the form that a depth network is shown. */
  'show-windows': Job<ShowWindowsInput, Float32Array[]>;
  /** Joins what the network estimated in the windows. */
  'fuse-windows': Job<FuseWindowsInput, PanoramaDistances>;
}

/** What distances are estimated of. */
export interface PicturesToMeasure {
  readonly composition: PictureComposition;
  readonly pictures: readonly Pick<Raster, 'width' | 'height'>[];
  readonly painted: PaintedSphere;
}

/** Asks the network for the distances of what pictures show; null where there is no network. */
export async function estimateDistances(
  gate: JobGate<DepthNetworkJobs>,
  { composition, pictures, painted }: PicturesToMeasure,
  estimate: EstimateDepth | undefined,
): Promise<PanoramaDistances | null> {
  if (estimate === undefined) return null;
  const { placements, isPano, setting, room } = composition;
  const placed = placements.map((placement, i) => ({ placement, aspect: (pictures[i]?.height ?? 1) / (pictures[i]?.width ?? 1) }));
  const windows = layOutDepthWindows(placed, isPano);
  const { panorama, sky } = painted;
  const known = painted.exact?.distance ?? null;
  const inputs = await gate.run('show-windows', { panorama, known, windows });
  const estimates = [];
  for (const input of inputs) {
    const { metres, sky: skyShare, ground } = await estimate(input);
    // What a network returns may lie in memory that cannot move to a thread.
    estimates.push({ metres: metres.slice(), sky: skyShare.slice(), ground: ground.slice() });
  }
  return gate.run('fuse-windows', { windows, estimates, panorama, sky, known, setting, room: room === undefined ? null : closeRoom(room) });
}
