import type { TriangleMesh } from './mesh.js';

/** Where a robot could stand, seen from above, in the bytes of ROS' `map_server`. */
export interface OccupancyGrid {
  readonly width: number;
  readonly height: number;
  /** Metres. */
  readonly cell: number;
  /** The corner of the first cell, metres: cells go on to the right (x), rows to the viewer (z). */
  readonly left: number;
  readonly far: number;
  /** One byte a cell, row by row: OCCUPIED, FREE or UNKNOWN. */
  readonly cells: Uint8Array;
}

export const OCCUPIED_CELL = 0;
export const FREE_CELL = 254;
export const UNKNOWN_CELL = 205;

export interface OccupancyOptions {
  /** Metres. */
  readonly cell: number;
  /** Nothing further than this from the origin along x or z is looked at, metres. */
  readonly reach: number;
  /** What is lower than this above the ground is rolled over, metres. */
  readonly step: number;
  /** What is higher than this above the ground is passed under, metres. */
  readonly clearance: number;
}

/**
 * A grid of the space over the ground of closed bodies. The ground of a cell is the lowest surface over its middle that looks up.
 * A cell is occupied where the ground is too steep, where any surface comes between `step` and `clearance` above it, and inside
 * of bodies; it is unknown where there is no ground.
 */
export function createOccupancyGrid({ positions, indices }: TriangleMesh, options: OccupancyOptions): OccupancyGrid {
  const frame = frameOf(positions, options);
  const area = frame.width * frame.height;
  const ground = new Float32Array(area).fill(Infinity);
  const cells = new Uint8Array(area).fill(UNKNOWN_CELL);
  const spot: Spot = { cell: 0, middle: 0, low: 0, high: 0, isOver: false };
  const triangle = new Triangle(positions, indices);
  const count = indices.length / 3;
  const lower = (): void => {
    if (!spot.isOver || spot.middle >= (ground[spot.cell] as number)) return;
    ground[spot.cell] = spot.middle;
    cells[spot.cell] = triangle.up > STEEPEST ? FREE_CELL : OCCUPIED_CELL;
  };
  for (let t = 0; t < count; t++) if (triangle.load(t) && triangle.up > 0) triangle.cover(frame, spot, lower);

  /** How many bodies the middle of the free space is in: surfaces above it that look up, less those that look down. */
  const depth = new Int16Array(area);
  const chest = (options.step + options.clearance) / 2;
  const block = (): void => {
    const above = ground[spot.cell] as number;
    if (spot.high > above + options.step && spot.low < above + options.clearance) cells[spot.cell] = OCCUPIED_CELL;
    if (spot.isOver && spot.middle > above + chest) depth[spot.cell] = (depth[spot.cell] as number) + Math.sign(triangle.up);
  };
  for (let t = 0; t < count; t++) if (triangle.load(t)) triangle.cover(frame, spot, block);
  for (let cell = 0; cell < area; cell++) if ((depth[cell] as number) > 0 && cells[cell] === FREE_CELL) cells[cell] = OCCUPIED_CELL;
  return { ...frame, cells };
}

type Frame = Omit<OccupancyGrid, 'cells'>;

function frameOf(positions: Float32Array, { cell, reach }: OccupancyOptions): Frame {
  const bounds = [Infinity, -Infinity, Infinity, -Infinity] as [number, number, number, number];
  for (let i = 0; i < positions.length; i += 3) {
    const [x, z] = [positions[i] as number, positions[i + 2] as number];
    bounds[0] = Math.min(bounds[0], x);
    bounds[1] = Math.max(bounds[1], x);
    bounds[2] = Math.min(bounds[2], z);
    bounds[3] = Math.max(bounds[3], z);
  }
  const from = (low: number): number => Math.floor(Math.max(-reach, low) / cell);
  const to = (high: number): number => Math.ceil(Math.min(reach, high) / cell);
  const [left, far] = [from(bounds[0]), from(bounds[2])];
  const count = (low: number, high: number): number => Math.max(1, to(high) - low);
  return { cell, left: left * cell, far: far * cell, width: count(left, bounds[1]), height: count(far, bounds[3]) };
}

/** A cell below a triangle. One is kept and overwritten. */
interface Spot {
  cell: number;
  /** Height of the triangle's plane over the middle of the cell. */
  middle: number;
  /** Heights that the triangle can have over the cell. */
  low: number;
  high: number;
  /** Whether the triangle is over the middle of the cell. */
  isOver: boolean;
}

/** Nobody walks on what is steeper than this: the upward part of a unit normal. */
const STEEPEST = 0.5;
const FLAT = 1e-9;

class Triangle {
  /** The upward part of its unit normal; 0 where it is upright. */
  up = 0;
  private readonly x = new Float64Array(3);
  private readonly y = new Float64Array(3);
  private readonly z = new Float64Array(3);
  private readonly across = new Float64Array(12);
  /** Height rises so much for each metre along x and z; not a number where the triangle is upright. */
  private slopeX = 0;
  private slopeZ = 0;
  private lowest = 0;
  private highest = 0;

  constructor(
    private readonly positions: Float32Array,
    private readonly indices: Uint32Array,
  ) {}

  /** False for a triangle without area. */
  load(number: number): boolean {
    const { x, y, z } = this;
    for (let corner = 0; corner < 3; corner++) {
      const from = 3 * (this.indices[3 * number + corner] as number);
      x[corner] = this.positions[from] as number;
      y[corner] = this.positions[from + 1] as number;
      z[corner] = this.positions[from + 2] as number;
    }
    this.lowest = Math.min(y[0] as number, y[1] as number, y[2] as number);
    this.highest = Math.max(y[0] as number, y[1] as number, y[2] as number);
    return this.findPlane();
  }

  private findPlane(): boolean {
    const { x, y, z } = this;
    const edge = (of: Float64Array, to: 1 | 2): number => (of[to] as number) - (of[0] as number);
    const nx = edge(y, 1) * edge(z, 2) - edge(z, 1) * edge(y, 2);
    const ny = edge(z, 1) * edge(x, 2) - edge(x, 1) * edge(z, 2);
    const nz = edge(x, 1) * edge(y, 2) - edge(y, 1) * edge(x, 2);
    const length = Math.hypot(nx, ny, nz);
    const isUpright = Math.abs(ny) <= FLAT * length;
    this.up = isUpright ? 0 : ny / length;
    this.slopeX = isUpright ? Number.NaN : -nx / ny;
    this.slopeZ = isUpright ? Number.NaN : -nz / ny;
    return length > 0;
  }

  /** Visits each cell that the triangle is over, however little. */
  cover({ width, height, cell, left, far }: Frame, spot: Spot, visit: () => void): void {
    const { x, z } = this;
    this.findEdges();
    const firstRow = Math.max(0, Math.floor((Math.min(z[0] as number, z[1] as number, z[2] as number) - far) / cell));
    const lastRow = Math.min(height - 1, Math.floor((Math.max(z[0] as number, z[1] as number, z[2] as number) - far) / cell));
    const firstColumn = Math.max(0, Math.floor((Math.min(x[0] as number, x[1] as number, x[2] as number) - left) / cell));
    const lastColumn = Math.min(width - 1, Math.floor((Math.max(x[0] as number, x[1] as number, x[2] as number) - left) / cell));
    for (let row = firstRow; row <= lastRow; row++) {
      const pz = far + (row + 0.5) * cell;
      for (let column = firstColumn; column <= lastColumn; column++) {
        const px = left + (column + 0.5) * cell;
        if (!this.touches(px, pz, cell / 2)) continue;
        spot.cell = row * width + column;
        this.measure(spot, px, pz, cell / 2);
        visit();
      }
    }
  }

  // eslint-disable-next-line max-params -- called once per cell: an object would allocate
  private measure(spot: Spot, px: number, pz: number, half: number): void {
    const { x, y, z, slopeX, slopeZ, lowest, highest } = this;
    const middle = (y[0] as number) + slopeX * (px - (x[0] as number)) + slopeZ * (pz - (z[0] as number));
    const change = half * (Math.abs(slopeX) + Math.abs(slopeZ));
    const isUpright = Number.isNaN(middle);
    spot.middle = isUpright ? lowest : middle;
    spot.low = isUpright ? lowest : Math.max(lowest, middle - change);
    spot.high = isUpright ? highest : Math.min(highest, middle + change);
    spot.isOver = !isUpright && this.touches(px, pz, 0);
  }

  /** For each edge a direction across it, and how far the triangle reaches along that, seen from above. */
  private findEdges(): void {
    const { x, z, across } = this;
    for (let i = 0; i < 3; i++) {
      const [j, k] = [(i + 1) % 3, (i + 2) % 3];
      const nx = (z[j] as number) - (z[i] as number);
      const nz = (x[i] as number) - (x[j] as number);
      const own = nx * (x[i] as number) + nz * (z[i] as number);
      const opposite = nx * (x[k] as number) + nz * (z[k] as number);
      across[4 * i] = nx;
      across[4 * i + 1] = nz;
      across[4 * i + 2] = Math.min(own, opposite);
      across[4 * i + 3] = Math.max(own, opposite);
    }
  }

  /** Whether a square around a point meets the triangle, seen from above: no edge separates them (the bounding boxes do not). */
  private touches(px: number, pz: number, half: number): boolean {
    const { across } = this;
    for (let edge = 0; edge < 12; edge += 4) {
      const nx = across[edge] as number;
      const nz = across[edge + 1] as number;
      const at = nx * px + nz * pz;
      const radius = half * (Math.abs(nx) + Math.abs(nz));
      if (at + radius < (across[edge + 2] as number) || at - radius > (across[edge + 3] as number)) return false;
    }
    return true;
  }
}
