import { createRandomStream } from './stream.js';
import type { RandomStream } from './stream.js';

const ATTEMPTS = 30;

/**
 * Points (x, y pairs) in the square [0, extent)^2, no two nearer than `radius`, and no room left for many more:
 * R. Bridson, "Fast Poisson Disk Sampling in Arbitrary Dimensions", 2007. The order is random too, but the same each time.
 */
export function generatePoissonDiscPoints(seed: number, radius: number, extent: number): Float64Array {
  if (!(radius > 0 && extent > 0 && extent / radius < 10_000)) throw new RangeError(`cannot scatter at ${radius} over ${extent}`);
  const random = createRandomStream(seed, 0x706f6973);
  const field = new Field(radius, extent);
  field.add(random.range(0, extent), random.range(0, extent));
  const active = [0];
  while (active.length > 0) {
    const slot = random.integer(0, active.length - 1);
    const grown = growFrom(active[slot] as number, field, random);
    if (grown >= 0) active.push(grown);
    else {
      active[slot] = active.at(-1) as number;
      active.pop();
    }
  }
  return Float64Array.from(field.points);
}

/** A new point between one and two radii from the given one, or -1 when all attempts fail. */
function growFrom(point: number, field: Field, random: RandomStream): number {
  const x = field.points[2 * point] as number;
  const y = field.points[2 * point + 1] as number;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const angle = random.range(0, 2 * Math.PI);
    const distance = field.radius * Math.sqrt(random.range(1, 4));
    const px = x + distance * Math.cos(angle);
    const py = y + distance * Math.sin(angle);
    if (field.isFree(px, py)) return field.add(px, py);
  }
  return -1;
}

/** Points in a grid whose cells hold at most one each: a cell's diagonal is the radius. */
class Field {
  readonly points: number[] = [];
  private readonly cellSize: number;
  private readonly cells: number;
  private readonly occupant: Int32Array;

  constructor(
    readonly radius: number,
    private readonly extent: number,
  ) {
    this.cellSize = radius / Math.SQRT2;
    this.cells = Math.ceil(extent / this.cellSize);
    this.occupant = new Int32Array(this.cells * this.cells).fill(-1);
  }

  add(x: number, y: number): number {
    const index = this.points.length / 2;
    this.points.push(x, y);
    this.occupant[Math.floor(y / this.cellSize) * this.cells + Math.floor(x / this.cellSize)] = index;
    return index;
  }

  isFree(x: number, y: number): boolean {
    if (!(x >= 0 && y >= 0 && x < this.extent && y < this.extent)) return false;
    const column = Math.floor(x / this.cellSize);
    const row = Math.floor(y / this.cellSize);
    for (let r = Math.max(0, row - 2); r <= Math.min(this.cells - 1, row + 2); r++)
      for (let c = Math.max(0, column - 2); c <= Math.min(this.cells - 1, column + 2); c++)
        if (this.isNear(this.occupant[r * this.cells + c] as number, x, y)) return false;
    return true;
  }

  private isNear(index: number, x: number, y: number): boolean {
    if (index < 0) return false;
    const dx = (this.points[2 * index] as number) - x;
    const dy = (this.points[2 * index + 1] as number) - y;
    return dx * dx + dy * dy < this.radius * this.radius;
  }
}
