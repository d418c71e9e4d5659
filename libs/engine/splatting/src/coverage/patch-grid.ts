/** Directions that patches distinguish: a surface's normal along +x, -x, +y, -y, +z or -z, or a thin surface that is seen from both sides. */
export const THIN_AXIS = 6;
const AXES = 7;

/** Cells of a nest along x and z, and along y. */
const SIDE = 64;
const RISE = 32;
const NESTS = 5;
const NEST_LENGTH = SIDE * RISE * SIDE * AXES;

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
