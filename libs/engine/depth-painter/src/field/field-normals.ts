import type { DepthField } from './depth-field.js';
import { areDepthsConnected } from './connected-pixels.js';
import type { SphereDirections } from './sphere.js';

/** Columns that a difference may span near the poles, as a share of the width. */
const WIDEST_STEP = 1 / 16;

/** Finds unit normals of a depth field's pixels, towards the viewer, in the sphere's frame. */
export class DepthFieldNormals {
  private readonly height: number;
  /** Columns of a difference in each row: near the poles pixels are narrow. */
  private readonly steps: Int32Array;
  private readonly east = new Float64Array(3);
  private readonly south = new Float64Array(3);

  constructor(
    private readonly field: DepthField,
    private readonly sphere: SphereDirections,
  ) {
    const { width } = field;
    this.height = width / 2;
    const most = Math.max(1, Math.floor(width * WIDEST_STEP));
    this.steps = Int32Array.from(sphere.level, (level) => Math.max(1, Math.min(most, Math.round(1 / level))));
  }

  /** Writes the normal of a pixel that is not sky into `out[at..at+2]`. */
  write(column: number, row: number, out: Float32Array, at: number): void {
    const { sphere, east, south } = this;
    const level = sphere.level[row] as number;
    const dx = (sphere.sine[column] as number) * level;
    const dy = sphere.up[row] as number;
    const dz = -(sphere.cosine[column] as number) * level;
    const known = this.alongRow(column, row) && this.alongColumn(column, row);
    let x = known ? (south[1] as number) * (east[2] as number) - (south[2] as number) * (east[1] as number) : -dx;
    let y = known ? (south[2] as number) * (east[0] as number) - (south[0] as number) * (east[2] as number) : -dy;
    let z = known ? (south[0] as number) * (east[1] as number) - (south[1] as number) * (east[0] as number) : -dz;
    let length = Math.sqrt(x * x + y * y + z * z);
    if (!(length > 1e-30)) {
      x = -dx;
      y = -dy;
      z = -dz;
      length = 1;
    }
    const sign = x * dx + y * dy + z * dz > 0 ? -1 / length : 1 / length;
    out[at] = x * sign;
    out[at + 1] = y * sign;
    out[at + 2] = z * sign;
  }

  /** The surface's way to the east, from the joined neighbours; false where there are none. */
  private alongRow(column: number, row: number): boolean {
    const { width, inverse } = this.field;
    const step = this.steps[row] as number;
    const line = row * width;
    const east = (column + step) % width;
    const west = (column + width - step) % width;
    const farEast = inverse[line + ((column + 2 * step) % width)] as number;
    const farWest = inverse[line + ((column + 2 * width - 2 * step) % width)] as number;
    const here = inverse[line + column] as number;
    const toEast = inverse[line + east] as number;
    const toWest = inverse[line + west] as number;
    const hasEast = areDepthsConnected(toWest, here, toEast, farEast);
    const hasWest = areDepthsConnected(toEast, here, toWest, farWest);
    if (!hasEast && !hasWest) return false;
    this.between(hasWest ? west : column, row, hasEast ? east : column, row, this.east);
    return true;
  }

  private alongColumn(column: number, row: number): boolean {
    const { width, inverse } = this.field;
    const at = row * width + column;
    const here = inverse[at] as number;
    const above = row > 0 ? (inverse[at - width] as number) : 0;
    const below = row + 1 < this.height ? (inverse[at + width] as number) : 0;
    const farAbove = row > 1 ? (inverse[at - 2 * width] as number) : 0;
    const farBelow = row + 2 < this.height ? (inverse[at + 2 * width] as number) : 0;
    const hasAbove = areDepthsConnected(below, here, above, farAbove);
    const hasBelow = areDepthsConnected(above, here, below, farBelow);
    if (!hasAbove && !hasBelow) return false;
    this.between(column, hasAbove ? row - 1 : row, column, hasBelow ? row + 1 : row, this.south);
    return true;
  }

  /** Writes the way from one pixel's place to another's. */
  // eslint-disable-next-line max-params -- twice a pixel: objects would be made each time
  private between(column0: number, row0: number, column1: number, row1: number, out: Float64Array): void {
    const { sphere, field } = this;
    const t0 = 1 / (field.inverse[row0 * field.width + column0] as number);
    const t1 = 1 / (field.inverse[row1 * field.width + column1] as number);
    const level0 = (sphere.level[row0] as number) * t0;
    const level1 = (sphere.level[row1] as number) * t1;
    out[0] = (sphere.sine[column1] as number) * level1 - (sphere.sine[column0] as number) * level0;
    out[1] = (sphere.up[row1] as number) * t1 - (sphere.up[row0] as number) * t0;
    out[2] = -(sphere.cosine[column1] as number) * level1 + (sphere.cosine[column0] as number) * level0;
  }
}
