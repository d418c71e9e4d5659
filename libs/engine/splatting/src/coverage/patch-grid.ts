/** Directions that patches distinguish: a surface's normal along +x, -x, +y, -y, +z or -z, or a thin surface that is seen from both sides. */
export const THIN_AXIS = 6;
const AXES = 7;

/** Cells of a nest along x and z, and along y. */
const SIDE = 64;
const RISE = 32;
const NESTS = 5;
/** Patches of one layer of cubes across z, and of a nest. */
const LAYER_LENGTH = RISE * SIDE * AXES;
const NEST_LENGTH = SIDE * LAYER_LENGTH;

/**
 * Patches of surface: five nested grids of cubes around the origin, each twice as coarse as the one inside it; a patch is what faces one
 * direction in one cube. Patches are numbered from 0 to `PATCH_COUNT`.
 */
export class PatchGrid {
  /** @param cell metres of the finest cubes, which reach 32 of them to each side */
  constructor(readonly cell: number) {}

  /** Number of the patch at a place; -1 beyond the coarsest grid. */
  indexAt(x: number, y: number, z: number, axis: number): number {
    const nest = this.nestAt(x, y, z);
    if (nest >= NESTS) return -1;
    const size = this.cell * 2 ** nest;
    const i = Math.floor(x / size) + SIDE / 2;
    const j = Math.floor(y / size) + RISE / 2;
    const k = Math.floor(z / size) + SIDE / 2;
    return nest * NEST_LENGTH + (((k * RISE + j) * SIDE + i) * AXES + axis);
  }

  /** Metres of the cube at a place. */
  sizeAt(x: number, y: number, z: number): number {
    return this.cell * 2 ** this.nestAt(x, y, z);
  }

  /**
   * Whether the middle of a piece of a triangle may lie in a patch from `first` up to `end`, which is left out: judged by the box of the
   * triangle, and false only where none can.
   *
   * @param corners x, y, z of the three corners, metres
   */
  mayReach(corners: Float64Array, first: number, end: number): boolean {
    const x = boundsOf(corners, 0);
    const y = boundsOf(corners, 1);
    const z = boundsOf(corners, 2);
    const nearest = Math.max(leastOf(x), 2 * leastOf(y), leastOf(z));
    const furthest = Math.max(-x.low, x.high, -2 * y.low, 2 * y.high, -z.low, z.high);
    for (let nest = 0; nest < NESTS; nest++) {
      const size = this.cell * 2 ** nest;
      const outer = (SIDE / 2) * size;
      if (nearest >= outer || (nest > 0 && furthest < outer / 2)) continue;
      const low = Math.max(0, Math.floor(z.low / size) + SIDE / 2);
      const high = Math.min(SIDE - 1, Math.floor(z.high / size) + SIDE / 2);
      const from = nest * NEST_LENGTH + low * LAYER_LENGTH;
      if (low <= high && from < end && nest * NEST_LENGTH + (high + 1) * LAYER_LENGTH > first) return true;
    }
    return false;
  }

  /** The patches of the same direction beside a patch, in its own nest. */
  forEachNeighbour(patch: number, visit: (patch: number) => void): void {
    const cube = Math.floor((patch % NEST_LENGTH) / AXES);
    const i = cube % SIDE;
    const j = Math.floor(cube / SIDE) % RISE;
    const k = Math.floor(cube / (SIDE * RISE));
    for (let dk = -1; dk <= 1; dk++)
      for (let dj = -1; dj <= 1; dj++)
        for (let di = -1; di <= 1; di++) {
          if (i + di < 0 || i + di >= SIDE || j + dj < 0 || j + dj >= RISE || k + dk < 0 || k + dk >= SIDE) continue;
          if (di !== 0 || dj !== 0 || dk !== 0) visit(patch + ((dk * RISE + dj) * SIDE + di) * AXES);
        }
  }

  private nestAt(x: number, y: number, z: number): number {
    const reach = Math.max(Math.abs(x), 2 * Math.abs(y), Math.abs(z));
    // A cube's upper bound belongs to the next one, so a place right on the border is in the coarser nest.
    let nest = 0;
    for (let half = (SIDE / 2) * this.cell; reach >= half; half *= 2) nest++;
    return nest;
  }
}

interface Bounds {
  readonly low: number;
  readonly high: number;
}

/** Share of a place by which the middle of corners may lie outside them, by rounding. */
const ROUNDING = 1e-9;

function boundsOf(corners: Float64Array, axis: number): Bounds {
  const [a, b, c] = [corners[axis] as number, corners[axis + 3] as number, corners[axis + 6] as number];
  const [low, high] = [Math.min(a, b, c), Math.max(a, b, c)];
  const margin = ROUNDING * Math.max(-low, high);
  return { low: low - margin, high: high + margin };
}

/** The least distance from zero within bounds. */
const leastOf = ({ low, high }: Bounds): number => Math.max(0, low, -high);

/** How many patches a grid has. */
export const PATCH_COUNT = NESTS * NEST_LENGTH;

/** The direction of a normal: its largest component. */
export function axisOfNormal(nx: number, ny: number, nz: number): number {
  const ax = Math.abs(nx);
  const ay = Math.abs(ny);
  const az = Math.abs(nz);
  if (ay >= ax && ay >= az) return ny >= 0 ? 2 : 3;
  if (ax >= az) return nx >= 0 ? 0 : 1;
  return nz >= 0 ? 4 : 5;
}
