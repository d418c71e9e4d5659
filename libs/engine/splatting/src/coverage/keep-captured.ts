import { writeRotatedAxis } from '@diorama/splat';
import type { WorldModel } from '@diorama/world-model';

import { SLANTED } from '../capture/capture-sight.js';
import { areaOfDisc, OVERLAP } from '../capture/disc.js';
import { FIRST_INSTANCE, WATER } from '../capture/surface-numbers.js';
import type { SplatPart } from '../splats/splat-batch.js';
import { isGlossy } from './glossy-instances.js';
import { axisOfNormal, PatchGrid, THIN_AXIS } from './patch-grid.js';
import type { CoveragePlan } from './plan-coverage.js';
import { gapForCapture, KEPT_STRETCH } from './sampling-rules.js';
import { toSpacing } from './spacing-levels.js';

/** Those splats of a capture that are fine enough for their patches: the others give way to samples of the surface. */
export function keepFineSplats(part: SplatPart, plan: CoveragePlan, model: WorldModel): SplatPart {
  const judge = new CaptureJudge(part, plan, model);
  const kept = new Uint32Array(part.count);
  const weights = new Float32Array(part.count);
  let count = 0;
  for (let i = 0; i < part.count; i++) {
    judge.turnTo(i);
    if (!judge.isFine()) continue;
    weights[count] = judge.weigh();
    kept[count++] = i;
  }
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
    weights: weights.slice(0, count),
  };
}

/** Judges the splats of a capture one by one, as patches of a plan want them. */
class CaptureJudge {
  private readonly grid: PatchGrid;
  private readonly normal = new Float64Array(3);
  /** The splat that was turned to: its number, whether it lies on a leaf, its patch (below zero outside the grid) and its sigmas in metres. */
  private splat = 0;
  private isThin = false;
  private patch = -1;
  private length = 0;
  private breadth = 0;

  constructor(
    private readonly part: SplatPart,
    private readonly plan: CoveragePlan,
    private readonly model: WorldModel,
  ) {
    this.grid = new PatchGrid(plan.cell);
  }

  turnTo(splat: number): void {
    const { scales, surface } = this.part;
    const { instances, prototypes } = this.model;
    const instance = instances[(surface[splat] as number) - FIRST_INSTANCE];
    this.splat = splat;
    this.isThin = instance !== undefined && prototypes[instance.prototype]?.doubleSided === true;
    this.patch = this.findPatch();
    this.length = Math.exp(scales[3 * splat] as number);
    this.breadth = Math.exp(scales[3 * splat + 1] as number);
  }

  isFine(): boolean {
    const level = this.patch < 0 ? 0 : (this.plan.levels[this.patch] as number);
    if (level === 0) return true;
    // Leaves are small, so the capture's samples do not stretch along them.
    const extent = this.isThin ? this.breadth : this.length;
    return extent <= KEPT_STRETCH * OVERLAP * gapForCapture(toSpacing(level - 1), this.mirrors());
  }

  /** Steradians of the splat in the views of walkers; what is beyond the grid looks alike from everywhere. */
  weigh(): number {
    const seen = this.patch < 0 ? 0 : (this.plan.density[this.patch] as number);
    return seen === 0 ? (this.part.weights[this.splat] as number) : seen * areaOfDisc(this.length, this.breadth);
  }

  private mirrors(): boolean {
    const surface = this.part.surface[this.splat] as number;
    return surface === WATER || (this.breadth < SLANTED * this.length && isGlossy(this.model, surface - FIRST_INSTANCE));
  }

  private findPatch(): number {
    const { grid, normal, splat } = this;
    const { positions, rotations } = this.part;
    const [x, y, z] = [positions[3 * splat] as number, positions[3 * splat + 1] as number, positions[3 * splat + 2] as number];
    if (this.isThin) return grid.indexAt(x, y, z, THIN_AXIS);
    // The third axis of a splat is the normal towards or away from the capture, which is at the origin.
    writeRotatedAxis(rotations, 4 * splat, 2, normal);
    const [nx, ny, nz] = normal as unknown as readonly [number, number, number];
    const side = nx * x + ny * y + nz * z > 0 ? -1 : 1;
    return grid.indexAt(x, y, z, axisOfNormal(side * nx, side * ny, side * nz));
  }
}
