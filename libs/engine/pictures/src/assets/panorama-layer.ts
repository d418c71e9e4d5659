import { computeRowLatitude } from '@diorama/pano';

import { hasEdge } from '../geometry/depth-edges.js';
import { directionsOf } from '../geometry/depth-grid.js';
import type { DepthGrid } from '../geometry/depth-grid.js';
import { isOnGround } from '../geometry/surface-normal.js';

/** Ground goes on towards the horizon by this factor of its distance at most. */
const MOST_GROWTH = 2;

/**
 * The pixels of one layer of a panorama as places on surfaces. Columns go from 0 to `width`: the last is the first again, at the other end of
 * the panorama. Rows go from 0 to `width / 2 - 1`.
 */
export class PanoramaLayer {
  readonly width: number;
  private readonly metres: Float32Array;

  constructor({ width, distance }: DepthGrid) {
    this.width = width;
    this.metres = distance;
  }

  get height(): number {
    return this.width / 2;
  }

  /** The pixel in a column and row, or -1 where the layer has nothing or sky. */
  source(column: number, row: number): number {
    const pixel = row * this.width + (column % this.width);
    return this.metres[pixel] === Infinity ? -1 : pixel;
  }

  /** Metres along the ray to a pixel's surface, or to where it would go on beside it: `down` so many rows. */
  distance(column: number, row: number, down = 0): number {
    const distance = this.metres[row * this.width + (column % this.width)] as number;
    if (down === 0 || !isOnGround(this.width, row, distance)) return distance;
    const rise = Math.abs(Math.sin(computeRowLatitude(this.width, row + down)));
    return distance * Math.min(MOST_GROWTH, Math.abs(directionsOf(this.width).sinLatitude[row] as number) / rise);
  }

  /** Whether two neighbouring pixels lie on one surface. */
  joins(column: number, row: number, toColumn: number, toRow: number): boolean {
    const [own, other] = [this.source(column, row), this.source(toColumn, toRow)];
    return own >= 0 && other >= 0 && !hasEdge(this.metres, this.width, own, toColumn - column, toRow - row);
  }
}
