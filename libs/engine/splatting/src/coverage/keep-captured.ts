import type { WorldModel } from '@diorama/world-model';

import { OVERLAP } from '../capture/disc.js';
import { FIRST_INSTANCE, WATER } from '../capture/surface-numbers.js';
import type { SplatPart } from '../splats/splat-batch.js';
import { axisOfNormal, PatchGrid, THIN_AXIS } from './patch-grid.js';
import type { CoveragePlan } from './plan-coverage.js';
import { KEPT_STRETCH, waterStretch } from './sampling-rules.js';
import { toSpacing } from './spacing-levels.js';

/** Those splats of a capture that are fine enough for their patches: the others give way to samples of the surface. */
export function keepFineSplats(part: SplatPart, plan: CoveragePlan, model: WorldModel): SplatPart {
  const grid = new PatchGrid(plan.cell);
  const rules = { grid, plan, model };
  const kept = new Uint32Array(part.count);
  let count = 0;
  for (let i = 0; i < part.count; i++) if (isFine(part, i, rules)) kept[count++] = i;
  const pick = <Values extends Float32Array | Uint32Array>(values: Values, picked: Values, size: number): Values => {
    for (let to = 0; to < count; to++) {
      const from = kept[to] as number;
      for (let k = 0; k < size; k++) picked[size * to + k] = values[size * from + k] as number;
    }
    return picked;
  };
  return {
    count,
    positions: pick(part.positions, new Float32Array(3 * count), 3),
    scales: pick(part.scales, new Float32Array(3 * count), 3),
    rotations: pick(part.rotations, new Float32Array(4 * count), 4),
    colors: pick(part.colors, new Float32Array(3 * count), 3),
    surface: pick(part.surface, new Uint32Array(count), 1),
  };
}

function isFine(
  { positions, scales, rotations, surface }: SplatPart,
  i: number,
  { grid, plan, model }: { readonly grid: PatchGrid; readonly plan: CoveragePlan; readonly model: WorldModel },
): boolean {
  const instance = model.instances[(surface[i] as number) - FIRST_INSTANCE];
  const isThin = instance !== undefined && model.prototypes[instance.prototype]?.doubleSided === true;
  const x = rotations[4 * i] as number;
  const y = rotations[4 * i + 1] as number;
  const z = rotations[4 * i + 2] as number;
  const w = rotations[4 * i + 3] as number;
  // The third axis of a splat is the normal towards or away from the capture, which is at the origin.
  const nx = 2 * (x * z + w * y);
  const ny = 2 * (y * z - w * x);
  const nz = 1 - 2 * (x * x + y * y);
  const px = positions[3 * i] as number;
  const py = positions[3 * i + 1] as number;
  const pz = positions[3 * i + 2] as number;
  const side = nx * px + ny * py + nz * pz > 0 ? -1 : 1;
  const patch = grid.indexAt(px, py, pz, isThin ? THIN_AXIS : axisOfNormal(side * nx, side * ny, side * nz));
  const level = patch < 0 ? 0 : (plan.levels[patch] as number);
  if (level === 0) return true;
  // Leaves are small, so the capture's samples do not stretch along them.
  const extent = Math.exp(scales[isThin ? 3 * i + 1 : 3 * i] as number);
  const gap = toSpacing(level - 1);
  return extent * (surface[i] === WATER ? waterStretch(gap) : 1) <= KEPT_STRETCH * OVERLAP * gap;
}
