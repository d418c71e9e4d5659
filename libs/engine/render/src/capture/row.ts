import { computeSampleColumn, countReducedRowSamples } from '@diorama/pano';

import { SURFACE_INSTANCE, SURFACE_SKY, SURFACE_WATER } from '../rays/ray.js';
import type { Hit, Ray } from '../rays/ray.js';

/**
 * What the centre rays of one row of a view met. The samples of a row are as far apart as its pixels at the equator: near the poles,
 * where pixels overlap, only some columns are sampled. The arrays hold a value for each column; those between samples repeat the nearest.
 */
export class Row {
  /** How many samples the row has, and their columns from left to right. */
  samples = 0;
  readonly columns: Int32Array;
  readonly direction: Float64Array;
  readonly t: Float64Array;
  readonly u: Float64Array;
  readonly v: Float64Array;
  readonly surface: Uint32Array;
  readonly triangle: Int32Array;
  /** The lights that the place sees. */
  readonly mask: Int32Array;
  readonly thin: Uint8Array;
  /** Material of the triangle that was met; 0 without a triangle. */
  readonly material: Uint16Array;
  /** Geometric unit normals towards the viewer, and 1 where that is the back of a triangle. */
  readonly normal: Float64Array;
  readonly back: Uint8Array;
  /** By sample, 1 where it and the next one lie on one smooth surface of one material. */
  readonly joined: Uint8Array;

  constructor(private readonly width: number) {
    this.columns = new Int32Array(width);
    this.direction = new Float64Array(3 * width);
    this.t = new Float64Array(width);
    this.u = new Float64Array(width);
    this.v = new Float64Array(width);
    this.surface = new Uint32Array(width);
    this.triangle = new Int32Array(width);
    this.mask = new Int32Array(width);
    this.thin = new Uint8Array(width);
    this.material = new Uint16Array(width);
    this.normal = new Float64Array(3 * width);
    this.back = new Uint8Array(width);
    this.joined = new Uint8Array(width);
  }

  /** Chooses the samples of a row of the view. */
  place(row: number): void {
    this.samples = Math.min(this.width, countReducedRowSamples(this.width, row));
    for (let i = 0; i < this.samples; i++) this.columns[i] = computeSampleColumn(this.width, i, this.samples);
  }

  /** The column of a sample; sample -1 is the last, and the one after the last is the first. */
  columnOf(sample: number): number {
    return this.columns[(sample + this.samples) % this.samples] as number;
  }

  /** Writes what the ray of a sample met, for shading. */
  read(column: number, ray: Ray, hit: Hit): void {
    for (let axis = 0; axis < 3; axis++) ray[axis + 3] = this.direction[3 * column + axis] as number;
    hit.t = this.t[column] as number;
    hit.u = this.u[column] as number;
    hit.v = this.v[column] as number;
    hit.surface = this.surface[column] as number;
    hit.triangle = this.triangle[column] as number;
    hit.gx = this.normal[3 * column] as number;
    hit.gy = this.normal[3 * column + 1] as number;
    hit.gz = this.normal[3 * column + 2] as number;
    hit.isBack = this.back[column] === 1;
    hit.isLocated = true;
  }

  /** Columns from one sample to the next, as a share of pixels. */
  get spacing(): number {
    return this.width / this.samples;
  }

  /** Repeats the samples in the columns between them. */
  fill(): void {
    if (this.samples === this.width) return;
    forColumnsBetween(this, (column, before, after) => {
      const from = column - before < after - column ? before : after;
      this.copy((from + this.width) % this.width, (column + this.width) % this.width);
    });
  }

  private copy(from: number, to: number): void {
    this.t[to] = this.t[from] as number;
    this.surface[to] = this.surface[from] as number;
    this.mask[to] = this.mask[from] as number;
    this.thin[to] = this.thin[from] as number;
    this.material[to] = this.material[from] as number;
    this.normal.copyWithin(3 * to, 3 * from, 3 * from + 3);
  }
}

/**
 * Visits the columns that are not sampled, with those of the samples on either side. At the seam, columns count on beyond the width.
 */
export function forColumnsBetween(row: Row, visit: (column: number, before: number, after: number) => void): void {
  const { samples, columns } = row;
  const width = columns.length;
  for (let i = 0; i < samples; i++) {
    const before = columns[i] as number;
    const after = i + 1 < samples ? (columns[i + 1] as number) : (columns[0] as number) + width;
    for (let column = before + 1; column < after; column++) visit(column, before, after);
  }
}

/** Neighbours on one surface whose normals differ by more than this cosine, or depths by more than this ratio, lie on either side of a fold. */
const SAME_NORMAL = 0.88;
const SAME_DEPTH = 0.04;

/** Whether the surface that two places share bends between them, or, on an object, jumps; the sky and water do not. */
function isFold(a: Row, i: number, b: Row, j: number): boolean {
  const surface = a.surface[i] as number;
  if (surface === SURFACE_SKY || surface === SURFACE_WATER) return false;
  const cosine =
    (a.normal[3 * i] as number) * (b.normal[3 * j] as number) +
    (a.normal[3 * i + 1] as number) * (b.normal[3 * j + 1] as number) +
    (a.normal[3 * i + 2] as number) * (b.normal[3 * j + 2] as number);
  if (cosine < SAME_NORMAL) return true;
  const [first, second] = [a.t[i] as number, b.t[j] as number];
  return surface >= SURFACE_INSTANCE && Math.abs(first - second) > SAME_DEPTH * Math.min(first, second);
}

/** Whether two places lie on one smooth surface of one material. */
export const isJoined = (a: Row, i: number, b: Row, j: number): boolean =>
  a.surface[i] === b.surface[j] && a.material[i] === b.material[j] && !isFold(a, i, b, j);
