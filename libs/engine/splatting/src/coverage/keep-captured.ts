import type { WorldModel } from '@diorama/world-model';

import { OVERLAP } from '../capture/disc.js';
import { FIRST_INSTANCE, WATER } from '../capture/surface-numbers.js';
import type { SplatPart } from '../splats/splat-batch.js';
import { axisOfNormal, PatchGrid, THIN_AXIS } from './patch-grid.js';
import type { CoveragePlan } from './plan-coverage.js';
import { KEPT_STRETCH } from './sampling-rules.js';
import { toSpacing } from './spacing-levels.js';

/** Those splats of a capture that are fine enough for their patches: the others give way to samples of the surface. */
export function keepFineSplats(part: SplatPart, plan: CoveragePlan, model: WorldModel): SplatPart {
  const grid = new PatchGrid(plan.cell);
  const kept: number[] = [];
  for (let i = 0; i < part.count; i++) if (part.surface[i] === WATER || isFine(part, i, { grid, plan, model })) kept.push(i);
  const pick = (values: Float32Array, size: number): Float32Array => {
    const picked = new Float32Array(size * kept.length);
    kept.forEach((from, to) => {
      for (let k = 0; k < size; k++) picked[size * to + k] = values[size * from + k] as number;
    });
    return picked;
  };
  return {
    count: kept.length,
    positions: pick(part.positions, 3),
    scales: pick(part.scales, 3),
    rotations: pick(part.rotations, 4),
    colors: pick(part.colors, 3),
    surface: Uint32Array.from(kept, (i) => part.surface[i] as number),
  };
}

function isFine(
  { positions, scales, rotations, surface }: SplatPart,
  i: number,
  { grid, plan, model }: { readonly grid: PatchGrid; readonly plan: CoveragePlan; readonly model: WorldModel },
): boolean {
  const instance = model.instances[(surface[i] as number) - FIRST_INSTANCE];
  const isThin = instance !== undefined && model.prototypes[instance.prototype]?.doubleSided === true;
  const [x, y, z, w] = [0, 1, 2, 3].map((k) => rotations[4 * i + k] as number) as [number, number, number, number];
  // The third axis of a splat is the normal towards or away from the capture, which is at the origin.
  const nx = 2 * (x * z + w * y);
  const ny = 2 * (y * z - w * x);
  const nz = 1 - 2 * (x * x + y * y);
  const [px, py, pz] = [0, 1, 2].map((k) => positions[3 * i + k] as number) as [number, number, number];
  const side = nx * px + ny * py + nz * pz > 0 ? -1 : 1;
  const patch = grid.indexAt(px, py, pz, isThin ? THIN_AXIS : axisOfNormal(side * nx, side * ny, side * nz));
  const level = patch < 0 ? 0 : (plan.levels[patch] as number);
  if (level === 0) return true;
  // Leaves are small, so the capture's samples do not stretch along them.
  const extent = Math.exp(scales[isThin ? 3 * i + 1 : 3 * i] as number);
  return extent <= KEPT_STRETCH * OVERLAP * toSpacing(level - 1);
}
