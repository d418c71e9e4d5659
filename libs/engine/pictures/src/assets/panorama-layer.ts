import { computeRowLatitude, createPanoramaDirectionTable } from '@diorama/pano';

import { LAYOUT_SURFACE_CLASSES } from '../layout/layout-surfaces.js';
import { EXACT_SURFACE } from '../layout/overlay-exact.js';
import type { ShapedPanorama } from '../layout/shape-panorama.js';

/** A pixel of the panorama, and the column and row in which a layer shows it. */
type Sight = readonly [pixel: number, column: number, row: number];

/** What the panorama shows, or what hangs behind its edges. */
type LayerName = 'front' | 'behind';

/** What the layers of a panorama are read from. */
export type PanoramaShape = Pick<ShapedPanorama, 'distance' | 'surface' | 'behind' | 'heading' | 'normal'>;

/** Neighbouring pixels further apart than this many times their usual distance along the surface are not one surface. */
const MAX_GAP = 2;
const LEAST_FACING = 0.02;
/** The same for where something stands on the ground, as a share of its distance. */
const FOOT_GAP = 0.25;
/** Ground goes on towards the horizon by this factor of its distance at most. */
const MOST_GROWTH = 2;

/**
 * The pixels of one layer as places on surfaces. Columns go from 0 to `width`: the last is the first again, at the other end of
 * the panorama. Rows go from 0 to `width / 2 - 1`.
 */
export class PanoramaLayer {
  private readonly table;
  private readonly angle: number;
  /** For each pixel the column whose view lies there, or -1; null for the pixels themselves. */
  private readonly sources: Int16Array | null;
  private readonly here = new Float64Array(3);
  private readonly there = new Float64Array(3);

  constructor(
    readonly width: number,
    private readonly shape: PanoramaShape,
    name: LayerName,
  ) {
    this.table = createPanoramaDirectionTable(width);
    this.angle = (2 * Math.PI) / width;
    this.sources = name === 'front' ? null : reachEdges(shape.behind, width);
  }

  get height(): number {
    return this.width / 2;
  }

  /** The column of the panorama that a pixel of the layer shows, or -1; column `width` is column 0 again. */
  sourceColumn(column: number, row: number): number {
    return this.sources === null ? column : (this.sources[row * this.width + (column % this.width)] as number);
  }

  /** The pixel of the panorama that a pixel of the layer shows, or -1 where the layer has nothing or sky. */
  source(column: number, row: number): number {
    const from = this.sourceColumn(column, row);
    if (from < 0) return -1;
    const pixel = row * this.width + (from % this.width);
    return this.shape.surface[pixel] === LAYOUT_SURFACE_CLASSES.sky ? -1 : pixel;
  }

  /** Writes where a pixel's surface lies, metres in the frame of glTF; the layer must have it. */
  place(column: number, row: number, out: Float64Array): void {
    const { sinAzimuth, cosAzimuth, sinLatitude, cosLatitude } = this.table;
    const distance = this.distance(column, row);
    const level = distance * (cosLatitude[row] as number);
    out[0] = level * (sinAzimuth[column % this.width] as number);
    out[1] = distance * (sinLatitude[row] as number);
    out[2] = -level * (cosAzimuth[column % this.width] as number);
  }

  /** Metres along the ray to a pixel's surface, or to where it would go on beside it: `down` so many rows. */
  distance(column: number, row: number, down = 0): number {
    const source = this.source(column, row);
    const distance = this.shape.distance[source] as number;
    const surface = this.shape.surface[source];
    if (down === 0 || (surface !== LAYOUT_SURFACE_CLASSES.ground && surface !== LAYOUT_SURFACE_CLASSES.ceiling)) return distance;
    const rise = Math.abs(Math.sin(computeRowLatitude(this.width, row + down)));
    return distance * Math.min(MOST_GROWTH, Math.abs(this.table.sinLatitude[row] as number) / rise);
  }

  /** Whether two neighbouring pixels lie on one surface, compared along it as those of splats are. */
  joins(column: number, row: number, toColumn: number, toRow: number): boolean {
    const [own, other] = [this.source(column, row), this.source(toColumn, toRow)];
    if (own < 0 || other < 0) return false;
    if (Math.abs(this.sourceColumn(column, row) - this.sourceColumn(toColumn, toRow)) > 1) return false;
    this.place(column, row, this.here);
    this.place(toColumn, toRow, this.there);
    let square = 0;
    for (let axis = 0; axis < 3; axis++) square += ((this.here[axis] as number) - (this.there[axis] as number)) ** 2;
    return square <= this.gap([own, column, row], [other, toColumn, toRow]) ** 2;
  }

  /** Metres that two neighbours on one surface are apart at most. */
  private gap(own: Sight, other: Sight): number {
    const [along, alongOther] = [this.along(...own), this.along(...other)];
    const { surface, distance } = this.shape;
    const isFoot = (surface[own[0]] === LAYOUT_SURFACE_CLASSES.ground) !== (surface[other[0]] === LAYOUT_SURFACE_CLASSES.ground);
    if (!isFoot) return MAX_GAP * Math.min(along, alongOther);
    if (own[1] === other[1]) return Infinity; // in one column, what stands stands on its ground
    const near = Math.min(distance[own[0]] as number, distance[other[0]] as number);
    return Math.min(MAX_GAP * Math.max(along, alongOther), FOOT_GAP * near);
  }

  /** Metres from a pixel to the next along the surface that `source` shows. */
  private along(source: number, column: number, row: number): number {
    const { distance } = this.shape;
    return ((distance[source] as number) * this.angle) / Math.max(LEAST_FACING, this.facingOf(source, column, row));
  }

  /** As `facing`, by the normal where it is known. */
  private facingOf(source: number, column: number, row: number): number {
    const { surface, normal } = this.shape;
    const own = surface[source] as number;
    if (own < EXACT_SURFACE || !normal) return this.facing(own, column, row);
    const { sinAzimuth, cosAzimuth, sinLatitude, cosLatitude } = this.table;
    const level = cosLatitude[row] as number;
    const x = level * (sinAzimuth[column % this.width] as number);
    const z = -level * (cosAzimuth[column % this.width] as number);
    const [nx, ny, nz] = [normal[3 * source] as number, normal[3 * source + 1] as number, normal[3 * source + 2] as number];
    return Math.abs(nx * x + ny * (sinLatitude[row] as number) + nz * z) / (Math.hypot(nx, ny, nz) || 1);
  }

  /** Cosine between a surface's normal and the way back along the ray; what stands faces the viewer. */
  private facing(surface: number, column: number, row: number): number {
    const { sinLatitude, cosLatitude } = this.table;
    const level = cosLatitude[row] as number;
    if (surface === LAYOUT_SURFACE_CLASSES.ground || surface === LAYOUT_SURFACE_CLASSES.ceiling)
      return Math.abs(sinLatitude[row] as number);
    if (surface >= LAYOUT_SURFACE_CLASSES.thing) return level;
    const aside = (column + 0.5) * this.angle - Math.PI - this.shape.heading;
    const isAhead = surface === LAYOUT_SURFACE_CLASSES.front || surface === LAYOUT_SURFACE_CLASSES.back;
    return Math.abs(level * (isAhead ? Math.cos(aside) : Math.sin(aside)));
  }
}

/** What hangs behind begins at the very edge of what is beside it, so that no slit is left between the two. */
function reachEdges(behind: Int16Array, width: number): Int16Array {
  const sources = behind.slice();
  for (let at = 0; at < behind.length; at++) {
    if ((behind[at] as number) >= 0) continue;
    const column = at % width;
    const [left, right] = [at - column + ((column + width - 1) % width), at - column + ((column + 1) % width)];
    if (behind[left] === column || behind[right] === column) sources[at] = column;
  }
  return sources;
}
