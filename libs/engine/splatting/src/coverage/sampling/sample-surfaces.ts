import type { SplatPart } from '../../splats/splat-batch.js';
import { PatchGrid } from '../patch-grid.js';
import { SurfaceWalk } from '../surface-walk.js';
import { FoliageSampler } from './sample-foliage.js';
import { SamplePen } from './sample-pen.js';
import type { SamplingInput } from './sample-pen.js';
import { SolidSampler } from './sample-solids.js';
import { TileSampler } from './sample-tiles.js';

/** Samples the surfaces of those patches of a plan that belong to one job: a splat a sample, in the surface's own colour. */
export function sampleSurfaces(input: SamplingInput): SplatPart {
  const pen = new SamplePen(input);
  const solids = new SolidSampler(pen);
  const foliage = new FoliageSampler(pen);
  const tiles = new TileSampler(pen);
  const grid = new PatchGrid(input.plan.cell);
  new SurfaceWalk(input.model, grid, input.plan.isTurned).run({
    wants: (instance) => pen.wants(instance),
    wantsPieces: (corners) => grid.mayReach(corners, pen.from, pen.to),
    solid: (part, piece) => solids.sample(part, piece),
    foliage: (part, cluster) => foliage.sample(part, cluster),
    tile: (part, tile, isWater) => (isWater ? tiles.sampleWater(part, tile) : tiles.sampleGround(part, tile)),
  });
  return pen.list.finish();
}
