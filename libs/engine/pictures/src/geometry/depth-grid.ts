import { createPanoramaDirectionTable } from '@diorama/splatting';
import type { PanoramaDirectionTable } from '@diorama/splatting';

/** Distances are kept between these, metres: nothing is nearer, and only the sky is further. */
export const DEPTH_MIN = 0.3;
export const DEPTH_MAX = 160;

/** Distances on the sphere: an equirectangular grid, `width` x `width / 2`. */
export interface DepthGrid {
  readonly width: number;
  /** Metres along the ray, Infinity for sky; one a pixel. */
  readonly distance: Float32Array;
}

/** A plane n . p = offset before the viewer at the origin: n points away from the viewer, offset in metres is above zero. */
export interface DepthPlane {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly offset: number;
}

const tables = new Map<number, PanoramaDirectionTable>();

/** The directions of a grid. A few widths come again and again. */
export function directionsOf(width: number): PanoramaDirectionTable {
  const known = tables.get(width);
  if (known) return known;
  const table = createPanoramaDirectionTable(width);
  tables.set(width, table);
  return table;
}

/** Metres along the ray of a pixel to a plane, Infinity where the ray does not meet it. */
export function castToPlane({ x, y, z, offset }: DepthPlane, table: PanoramaDirectionTable, column: number, row: number): number {
  const level = table.cosLatitude[row] as number;
  const toward =
    level * (x * (table.sinAzimuth[column] as number) - z * (table.cosAzimuth[column] as number)) + y * (table.sinLatitude[row] as number);
  return toward <= 1e-6 ? Infinity : offset / toward;
}

/** The nearest pixel of a grid of another width for each column (first) and row (second) of a grid `width` pixels wide. */
export function nearestPixels(from: number, width: number): readonly [Int32Array, Int32Array] {
  const pick = (length: number, of: number): Int32Array =>
    Int32Array.from({ length }, (_, i) => Math.min(of - 1, Math.floor(((i + 0.5) * of) / length)));
  return [pick(width, from), pick(width / 2, from / 2)];
}
