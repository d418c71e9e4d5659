import { sampleHeight } from '@diorama/world-model';
import type { Heightfield } from '@diorama/world-model';

/** Rows go from the inner radius outwards, each farther by the same factor; columns go round. Cells are nearly square then. */
export const ROWS = 1_024;
export const COLUMNS = 1_024;
/** Squares of so many cells are always cut, so that no triangle spans a wide angle. */
const COARSEST = 32;
/** Metres by which the net may be off, seen along the normal of the ground, as far as a walker gets soon; beyond, it grows with the square of the distance. */
const WALKED = 45;
const LEAST_SLOPE_STEP = 0.3;

/** One more column than there are, for the last lies on the first: places are counted so that the middle of two is their mean. */
const WIDTH = COLUMNS + 1;

/** The place of a vertex, by its row and its column. */
export const toVertexIndex = (row: number, column: number): number => row * WIDTH + column;
export const getVertexRow = (place: number): number => Math.floor(place / WIDTH);
/** Less than COLUMNS. */
export const getVertexColumn = (place: number): number => (place % WIDTH) & (COLUMNS - 1);

/** Called for a triangle by the places of its vertices, counter-clockwise seen from above. */
type OnTriangle = (a: number, b: number, c: number) => void;

/**
 * The terrain around the origin as triangles that are small where it bends and large where it is flat: a right-triangulated irregular
 * network (Evans, Kirkpatrick and Townsend, "Right-triangulated irregular networks", Algorithmica 2001) over rings and sectors.
 */
export class TerrainNet {
  readonly radii: Float64Array;
  private readonly sines = new Float64Array(COLUMNS);
  private readonly cosines = new Float64Array(COLUMNS);
  private readonly heights = new Float32Array((ROWS + 1) * COLUMNS);
  /** Of each vertex: how far off, in shares of what is allowed there, the net is at most where the vertex is left out. */
  private readonly errors = new Float32Array((ROWS + 1) * COLUMNS);

  /** @param field whose heights the net follows from `inner` to `outer` metres */
  constructor(
    private readonly field: Heightfield,
    inner: number,
    outer: number,
  ) {
    this.radii = Float64Array.from({ length: ROWS + 1 }, (_, row) => inner * (outer / inner) ** (row / ROWS));
    for (let column = 0; column < COLUMNS; column++) {
      const azimuth = (2 * Math.PI * column) / COLUMNS;
      this.sines[column] = Math.sin(azimuth);
      this.cosines[column] = Math.cos(azimuth);
    }
    for (let row = 0; row <= ROWS; row++)
      for (let column = 0; column < COLUMNS; column++)
        this.heights[row * COLUMNS + column] = sampleHeight(field, this.x(row, column), this.z(row, column));
    for (let step = 1; step < COARSEST; step *= 2) {
      this.measureEdges(step);
      this.measureCentres(step);
    }
  }

  x(row: number, column: number): number {
    return (this.radii[row] as number) * (this.sines[column % COLUMNS] as number);
  }

  z(row: number, column: number): number {
    return -(this.radii[row] as number) * (this.cosines[column % COLUMNS] as number);
  }

  height(row: number, column: number): number {
    return this.heights[this.at(row, column)] as number;
  }

  /** The triangles of the coarsest net that is nowhere off by more than `share` of what is allowed. */
  forEachTriangle(share: number, onTriangle: OnTriangle): void {
    for (let row = 0; row < ROWS; row += COARSEST)
      for (let column = 0; column < COLUMNS; column += COARSEST) {
        const [far, right] = [row + COARSEST, column + COARSEST];
        // Diagonals of neighbours mirror each other: that is how larger squares fall into these.
        const isEven = ((row + column) / COARSEST) % 2 === 0;
        const net = { errors: this.errors, share, onTriangle };
        const [near, nearRight, outer, outerRight] = [
          toVertexIndex(row, column),
          toVertexIndex(row, right),
          toVertexIndex(far, column),
          toVertexIndex(far, right),
        ];
        if (isEven) {
          refine(net, near, outerRight, outer);
          refine(net, outerRight, near, nearRight);
        } else {
          refine(net, outer, nearRight, outerRight);
          refine(net, nearRight, outer, near);
        }
      }
  }

  private at(row: number, column: number): number {
    return row * COLUMNS + (column & (COLUMNS - 1));
  }

  /** Vertices in the middle of the sides of squares of twice the step. */
  private measureEdges(step: number): void {
    const half = step / 2;
    for (let row = 0; row <= ROWS; row += step)
      for (let column = (row / step) % 2 === 0 ? step : 0; column < COLUMNS; column += 2 * step) {
        const alongRow = (row / step) % 2 === 0;
        let error = alongRow ? this.error(row, column - step, row, column + step) : this.error(row - step, column, row + step, column);
        if (step > 1)
          for (const [rowSide, columnSide] of CORNERS) {
            const next = row + rowSide * half;
            if (next < 0 || next > ROWS) continue;
            error = Math.max(error, this.errors[this.at(next, column + columnSide * half)] as number);
          }
        this.errors[this.at(row, column)] = error;
      }
  }

  /** Vertices in the middle of squares of twice the step, where their diagonals are cut. */
  private measureCentres(step: number): void {
    for (let row = step; row < ROWS; row += 2 * step)
      for (let column = step; column < COLUMNS; column += 2 * step) {
        const isEven = ((row + column - 2 * step) / (2 * step)) % 2 === 0;
        const side = isEven ? step : -step;
        let error = this.error(row - step, column - side, row + step, column + side);
        for (const [rowSide, columnSide] of SIDES)
          error = Math.max(error, this.errors[this.at(row + rowSide * step, column + columnSide * step)] as number);
        this.errors[this.at(row, column)] = error;
      }
  }

  /** How far the middle of a straight line between two vertices is from the ground there, in shares of what is allowed. */
  // eslint-disable-next-line max-params -- two places, a million times
  private error(aRow: number, aColumn: number, bRow: number, bColumn: number): number {
    const [a, b] = [(aColumn + COLUMNS) % COLUMNS, bColumn % COLUMNS];
    const x = (this.x(aRow, a) + this.x(bRow, b)) / 2;
    const z = (this.z(aRow, a) + this.z(bRow, b)) / 2;
    const ground = sampleHeight(this.field, x, z);
    const off = Math.abs((this.height(aRow, a) + this.height(bRow, b)) / 2 - ground);
    const distance = Math.hypot(x, z);
    const allowed = Math.max(1, distance / WALKED) ** 2;
    if (off < LEAST_OFF) return off / allowed;
    const slope =
      Math.hypot(
        sampleHeight(this.field, x + LEAST_SLOPE_STEP, z) - sampleHeight(this.field, x - LEAST_SLOPE_STEP, z),
        sampleHeight(this.field, x, z + LEAST_SLOPE_STEP) - sampleHeight(this.field, x, z - LEAST_SLOPE_STEP),
      ) /
      (2 * LEAST_SLOPE_STEP);
    return off / Math.hypot(1, slope) / allowed;
  }
}

/** Slopes are worth looking at only where something is off, metres. */
const LEAST_OFF = 0.005;

const CORNERS = [
  [-1, -1],
  [-1, 1],
  [1, -1],
  [1, 1],
] as const;
const SIDES = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
] as const;

interface Refining {
  readonly errors: Float32Array;
  readonly share: number;
  readonly onTriangle: OnTriangle;
}

/** A right triangle with its longest side from a to b, cut in two there as long as its middle is off by too much. */
function refine(net: Refining, a: number, b: number, c: number): void {
  const leg = Math.abs(a - c);
  const middle = (a + b) / 2;
  if (leg !== 1 && leg !== WIDTH && (net.errors[getVertexRow(middle) * COLUMNS + getVertexColumn(middle)] as number) > net.share) {
    refine(net, c, a, middle);
    refine(net, b, c, middle);
  } else net.onTriangle(a, b, c);
}
