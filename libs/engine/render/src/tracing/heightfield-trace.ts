import type { Heightfield } from '@diorama/world-model';

import { invertDirectionComponent } from '../rays/ray.js';
import type { Ray } from '../rays/ray.js';

/** Grid units by which a step goes over the border between two cells. */
const NUDGE = 1e-7;
/** Grid units, more than a cell is across: a ray that starts this far before a place enters the cell of the place at its border. */
const DIAGONAL = 1.5;

/**
 * A height field as a surface of bilinear patches. Rays skip what lies below them with a pyramid of maxima (A. Tevs,
 * I. Ihrke and H.-P. Seidel, "Maximum Mipmaps for Fast, Accurate, and Scalable Dynamic Height Field Rendering", 2008).
 */
export class HeightfieldTracer {
  readonly size: number;
  readonly cell: number;
  readonly heights: Float32Array;
  /** Half of the field's width, metres. */
  readonly half: number;
  readonly highest: number;
  /** Level l holds the highest sample of each block of 2^l x 2^l patches; its side is widths[l]. */
  private readonly maxima: readonly Float32Array[];
  private readonly widths: readonly number[];
  /** The ray being traced: origin and direction, x and z in samples, y in metres. */
  private readonly grid = new Float64Array(6);

  constructor(field: Heightfield) {
    this.size = field.size;
    this.cell = field.cell;
    this.heights = field.heights;
    this.half = ((field.size - 1) / 2) * field.cell;
    const levels = [patchMaxima(field)];
    const widths = [field.size - 1];
    while ((widths.at(-1) as number) > 1) {
      levels.push(halve(levels.at(-1) as Float32Array, widths.at(-1) as number));
      widths.push(((widths.at(-1) as number) + 1) >> 1);
    }
    this.maxima = levels;
    this.widths = widths;
    this.highest = (levels.at(-1) as Float32Array)[0] as number;
  }

  /**
   * Distance to the surface along a ray that starts above it, or Infinity where it is not met before `limit`.
   *
   * @param clear distance up to which the ray is known to stay above the surface; the answer does not depend on it
   */
  trace(ray: Ray, limit: number, clear = 0): number {
    const scale = 1 / this.cell;
    // In grid units: x and z count samples, y stays metres.
    const ox = ((ray[0] as number) + this.half) * scale;
    const oz = ((ray[2] as number) + this.half) * scale;
    const oy = ray[1] as number;
    const dx = (ray[3] as number) * scale;
    const dz = (ray[5] as number) * scale;
    const dy = ray[4] as number;
    this.grid[0] = ox;
    this.grid[1] = oy;
    this.grid[2] = oz;
    this.grid[3] = dx;
    this.grid[4] = dy;
    this.grid[5] = dz;
    const ix = invertDirectionComponent(dx);
    const iz = invertDirectionComponent(dz);
    const side = this.size - 1;
    const leaveX = ((ix < 0 ? 0 : side) - ox) * ix;
    const leaveZ = ((iz < 0 ? 0 : side) - oz) * iz;
    let end = leaveX < leaveZ ? leaveX : leaveZ;
    if (limit < end) end = limit;
    const from = clear > 0 ? clear - DIAGONAL / Math.sqrt(dx * dx + dz * dz) : 0;
    let t = Math.max(0, from, ((ix < 0 ? side : 0) - ox) * ix, ((iz < 0 ? side : 0) - oz) * iz);
    // Above the highest point there is nothing to meet.
    const toHighest = (this.highest - oy) * invertDirectionComponent(dy);
    if (oy + dy * t > this.highest) {
      if (dy >= 0) return Infinity;
      t = Math.max(t, toHighest);
    } else if (dy > 0 && toHighest < end) end = toHighest + NUDGE;

    const stepX = ix < 0 ? -NUDGE : NUDGE;
    const stepZ = iz < 0 ? -NUDGE : NUDGE;
    const top = this.maxima.length - 1;
    // A ray that starts close to the surface soon meets it.
    let level = from > 0 ? 0 : top > 3 ? 3 : top;
    while (t < end) {
      const x = ox + dx * t + stepX;
      const z = oz + dz * t + stepZ;
      const column = Math.floor(x) >> level;
      const row = Math.floor(z) >> level;
      const width = this.widths[level] as number;
      if (column < 0 || row < 0 || column >= width || row >= width) return Infinity;
      const borderX = (column + (ix < 0 ? 0 : 1)) << level;
      const borderZ = (row + (iz < 0 ? 0 : 1)) << level;
      const toX = (borderX - ox) * ix;
      const toZ = (borderZ - oz) * iz;
      let next = toX < toZ ? toX : toZ;
      if (next > end) next = end;
      const low = dy < 0 ? oy + dy * next : oy + dy * t;
      if (low > ((this.maxima[level] as Float32Array)[row * width + column] as number)) {
        t = next > t ? next : t + NUDGE;
        if (level < top) level += 1;
      } else if (level > 0) level -= 1;
      else {
        const met = this.meetPatch(column, row, t, next - t);
        if (met >= 0) return t + met < limit ? t + met : Infinity;
        t = next > t ? next : t + NUDGE;
      }
    }
    return Infinity;
  }

  /** Height at a place; outside the field that of its nearest edge. */
  heightAt(x: number, z: number): number {
    const side = this.size - 1;
    const gx = Math.min(side, Math.max(0, (x + this.half) / this.cell));
    const gz = Math.min(side, Math.max(0, (z + this.half) / this.cell));
    const column = Math.min(side - 1, Math.floor(gx));
    const row = Math.min(side - 1, Math.floor(gz));
    const u = gx - column;
    const v = gz - row;
    const at = row * this.size + column;
    const north = (this.heights[at] as number) * (1 - u) + (this.heights[at + 1] as number) * u;
    const south = (this.heights[at + this.size] as number) * (1 - u) + (this.heights[at + this.size + 1] as number) * u;
    return north + (south - north) * v;
  }

  /**
   * How far beyond t, at most `length`, the ray of `this.grid` meets a patch, or -1: the first root of the quadratic by
   * which its height less the patch's changes.
   */
  private meetPatch(column: number, row: number, t: number, length: number): number {
    const { grid } = this;
    const du = grid[3] as number;
    const dy = grid[4] as number;
    const dv = grid[5] as number;
    const u = (grid[0] as number) + du * t - column;
    const y = (grid[1] as number) + dy * t;
    const v = (grid[2] as number) + dv * t - row;
    const at = row * this.size + column;
    const corner = this.heights[at] as number;
    const east = (this.heights[at + 1] as number) - corner;
    const south = (this.heights[at + this.size] as number) - corner;
    const twist = (this.heights[at + this.size + 1] as number) - corner - east - south;
    const c = y - corner - east * u - south * v - twist * u * v;
    // At or below the surface already, by rounding at the border of two patches.
    if (c <= 0) return 0;
    const b = dy - east * du - south * dv - twist * (u * dv + v * du);
    const a = -twist * du * dv;
    const end = length + NUDGE;
    if (Math.abs(a) < 1e-9 * Math.abs(b)) {
      const s = -c / b;
      return s >= 0 && s <= end ? s : -1;
    }
    const discriminant = b * b - 4 * a * c;
    if (discriminant < 0) return -1;
    const q = -0.5 * (b + (b < 0 ? -1 : 1) * Math.sqrt(discriminant));
    const first = q / a;
    const second = c / q;
    const near = first < second ? first : second;
    const far = first < second ? second : first;
    if (near >= 0 && near <= end) return near;
    return far >= 0 && far <= end ? far : -1;
  }
}

function patchMaxima({ size, heights }: Heightfield): Float32Array {
  const side = size - 1;
  const result = new Float32Array(side * side);
  for (let row = 0; row < side; row++)
    for (let column = 0; column < side; column++) {
      const at = row * size + column;
      const a = heights[at] as number;
      const b = heights[at + 1] as number;
      const c = heights[at + size] as number;
      const d = heights[at + size + 1] as number;
      const north = a > b ? a : b;
      const south = c > d ? c : d;
      result[row * side + column] = north > south ? north : south;
    }
  return result;
}

function halve(level: Float32Array, width: number): Float32Array {
  const half = (width + 1) >> 1;
  const result = new Float32Array(half * half).fill(-Infinity);
  for (let row = 0; row < width; row++)
    for (let column = 0; column < width; column++) {
      const at = (row >> 1) * half + (column >> 1);
      const value = level[row * width + column] as number;
      if (value > (result[at] as number)) result[at] = value;
    }
  return result;
}
