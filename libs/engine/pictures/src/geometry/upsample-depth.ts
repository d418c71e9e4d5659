import type { Raster } from '@diorama/raster';

import type { FloatImage } from '../images/float-image.js';
import type { DenseDepth } from './dense-depth.js';
import { castToPlane, DEPTH_MAX, directionsOf } from './depth-grid.js';
import type { DepthPlane } from './depth-grid.js';

/** Log distances around a pixel that differ by no more than this are one surface. */
const SMOOTH = 0.05;
/** Squared difference of colour that counts as much as one pixel of the small panorama. */
const COLOR_STEP = 2 * 0.06 ** 2;

/** What `upsampleDepth` needs beside the distances. */
export interface UpsampleGuides {
  /** The panorama as the distances were computed on it. */
  readonly small: FloatImage;
  readonly panorama: Raster;
  /** 1 for sky, one a pixel of the panorama. */
  readonly sky: Uint8Array;
  /** Exact metres of pixels of the panorama, NaN elsewhere. */
  readonly exact: Float32Array | null;
}

/**
 * Distances for every pixel of a finer panorama, in shared memory: smooth within surfaces, exact on planes, and at an edge those of the
 * neighbour whose colour the pixel has (joint upsampling after Kopf and others, "Joint bilateral upsampling", 2007, of one neighbour, so that
 * nothing lies between near and far).
 */
export function upsampleDepth(dense: DenseDepth, { small, panorama, sky, exact }: UpsampleGuides): Float32Array {
  const { width } = panorama;
  const distance = new Float32Array(new SharedArrayBuffer((4 * (width * width)) / 2));
  const picker = new SurfacePicker(dense, small, panorama);
  for (let at = 0; at < distance.length; at++) {
    const known = exact === null ? Number.NaN : (exact[at] as number);
    if (known > 0) distance[at] = known;
    else distance[at] = sky[at] === 1 ? Infinity : picker.metres(at);
  }
  return distance;
}

class SurfacePicker {
  private readonly table;
  private readonly scale: number;

  constructor(
    private readonly dense: DenseDepth,
    private readonly small: FloatImage,
    private readonly panorama: Raster,
  ) {
    this.table = directionsOf(panorama.width);
    this.scale = dense.width / panorama.width;
  }

  metres(at: number): number {
    const { log, plane, width } = this.dense;
    const column = at % this.panorama.width;
    const row = (at - column) / this.panorama.width;
    const [x, y] = [(column + 0.5) * this.scale - 0.5, (row + 0.5) * this.scale - 0.5];
    const [left, top] = [Math.floor(x), Math.floor(y)];
    const [x0, x1] = [(left + width) % width, (left + 1 + width) % width];
    const [y0, y1] = [Math.max(0, top) * width, Math.min(width / 2 - 1, top + 1) * width];
    const [p, q, r, s] = [log[y0 + x0] as number, log[y0 + x1] as number, log[y1 + x0] as number, log[y1 + x1] as number];
    const number = plane[y0 + x0] as number;
    const isOne = number === plane[y0 + x1] && number === plane[y1 + x0] && number === plane[y1 + x1];
    if (isOne && number > 0) return this.onPlane(number, column, row);
    const isSmooth = Math.max(p, q, r, s) - Math.min(p, q, r, s) <= SMOOTH;
    if (isSmooth && isOne) {
      const [fx, fy] = [x - left, y - top];
      return Math.exp((p * (1 - fx) + q * fx) * (1 - fy) + (r * (1 - fx) + s * fx) * fy);
    }
    const like = this.mostAlike(at, x, y);
    const own = plane[like] as number;
    return own > 0 ? this.onPlane(own, column, row) : Math.exp(log[like] as number);
  }

  private onPlane(number: number, column: number, row: number): number {
    return Math.min(DEPTH_MAX, castToPlane(this.dense.planes[number - 1] as DepthPlane, this.table, column, row));
  }

  /** The small panorama's pixel, among the nine nearest, that is nearest in place and colour. */
  private mostAlike(at: number, x: number, y: number): number {
    const { width, height, data } = this.small;
    const colors = this.panorama.data;
    let [least, best] = [Infinity, 0];
    for (let dy = -1; dy <= 1; dy++)
      for (let dx = -1; dx <= 1; dx++) {
        const [column, row] = [Math.round(x) + dx, Math.min(height - 1, Math.max(0, Math.round(y) + dy))];
        const other = row * width + ((column + width) % width);
        let color = 0;
        for (let channel = 0; channel < 3; channel++)
          color += ((data[3 * other + channel] as number) - (colors[3 * at + channel] as number) / 255) ** 2;
        const cost = color / COLOR_STEP + (column - x) ** 2 + (row - y) ** 2;
        if (cost < least) [least, best] = [cost, other];
      }
    return best;
  }
}
