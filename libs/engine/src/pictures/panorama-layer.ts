import { panoTable } from '../surface/pano-table.js';
import { FURTHER } from './picture-splats.js';
import { SURFACE } from './shape-panorama.js';
import type { ShapedPanorama } from './shape-panorama.js';

/** What the panorama shows, or what hangs behind its edges. */
export type LayerName = 'front' | 'behind';

/** What the layers of a panorama are read from. */
export type PanoramaShape = Pick<ShapedPanorama, 'distance' | 'surface' | 'behind'>;

/** Neighbouring pixels further apart than this many times their usual distance along the surface are not one surface. */
const MAX_GAP = 2;
const LEAST_FACING = 0.02;

/**
 * The pixels of one layer as places on surfaces. Columns go from 0 to `width`: the last is the first again, at the other end of
 * the panorama. Rows go from 0 to `width / 2 - 1`.
 */
export class PanoramaLayer {
  private readonly table;
  private readonly angle: number;
  /** The column whose view lies in each column, or -1. */
  private readonly sources: Int32Array;
  private readonly here = new Float64Array(3);
  private readonly there = new Float64Array(3);

  constructor(
    readonly width: number,
    private readonly shape: PanoramaShape,
    name: LayerName,
  ) {
    this.table = panoTable(width);
    this.angle = (2 * Math.PI) / width;
    this.sources = name === 'front' ? Int32Array.from({ length: width + 1 }, (_, column) => column) : hiddenColumns(shape.behind);
  }

  get height(): number {
    return this.width / 2;
  }

  /** The column of the panorama that is seen in a column of the layer, or -1; `width` is column 0 again. */
  sourceColumn(column: number): number {
    return this.sources[column] as number;
  }

  /** The pixel of the panorama that a pixel of the layer shows, or -1 where the layer has nothing or sky. */
  source(column: number, row: number): number {
    const from = this.sources[column] as number;
    if (from < 0) return -1;
    const { distance, surface } = this.shape;
    const pixel = row * this.width + (from % this.width);
    if (surface[pixel] === SURFACE.sky) return -1;
    if (from === column) return pixel;
    const before = distance[row * this.width + (column % this.width)] as number;
    return (distance[pixel] as number) > FURTHER * before ? pixel : -1;
  }

  /** Writes where a pixel's surface lies, metres in the frame of glTF; the layer must have it. */
  place(column: number, row: number, out: Float64Array | Float32Array, at = 0): void {
    const distance = this.shape.distance[this.source(column, row)] as number;
    const { sinAzimuth, cosAzimuth, sinLatitude, cosLatitude } = this.table;
    const level = distance * (cosLatitude[row] as number);
    out[at] = level * (sinAzimuth[column % this.width] as number);
    out[at + 1] = distance * (sinLatitude[row] as number);
    out[at + 2] = -level * (cosAzimuth[column % this.width] as number);
  }

  /** Whether two neighbouring pixels lie on one surface, compared along it as those of splats are. */
  joins(column: number, row: number, toColumn: number, toRow: number): boolean {
    const [own, other] = [this.source(column, row), this.source(toColumn, toRow)];
    if (own < 0 || other < 0) return false;
    if (Math.abs(this.sourceColumn(column) - this.sourceColumn(toColumn)) > 1) return false;
    this.place(column, row, this.here);
    this.place(toColumn, toRow, this.there);
    let square = 0;
    for (let axis = 0; axis < 3; axis++) square += ((this.here[axis] as number) - (this.there[axis] as number)) ** 2;
    const gap = MAX_GAP * Math.min(this.along(own, column, row), this.along(other, toColumn, toRow));
    return square <= gap * gap;
  }

  /** Metres from a pixel to the next along the surface that `source` shows. */
  private along(source: number, column: number, row: number): number {
    const { distance, surface } = this.shape;
    return ((distance[source] as number) * this.angle) / Math.max(LEAST_FACING, this.facing(surface[source] as number, column, row));
  }

  /** Cosine between a surface's normal and the way back along the ray; what stands faces the viewer. */
  private facing(surface: number, column: number, row: number): number {
    const { sinAzimuth, cosAzimuth, sinLatitude, cosLatitude } = this.table;
    const level = cosLatitude[row] as number;
    if (surface === SURFACE.ground || surface === SURFACE.ceiling) return Math.abs(sinLatitude[row] as number);
    if (surface === SURFACE.front || surface === SURFACE.back) return Math.abs(level * (cosAzimuth[column % this.width] as number));
    if (surface === SURFACE.left || surface === SURFACE.right) return Math.abs(level * (sinAzimuth[column % this.width] as number));
    return level;
  }
}

/** What hangs behind begins at the very edge of what is beside it, so that no slit is left between the two. */
function hiddenColumns(behind: Int32Array): Int32Array {
  const width = behind.length;
  const sources = new Int32Array(width + 1);
  for (let column = 0; column < width; column++) {
    const isEdge = behind[(column + 1) % width] === column || behind[(column + width - 1) % width] === column;
    const hidden = behind[column] as number;
    sources[column] = hidden < 0 && isEdge ? column : hidden;
  }
  sources[width] = sources[0] as number;
  return sources;
}
