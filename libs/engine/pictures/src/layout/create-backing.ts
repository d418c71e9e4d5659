import type { Raster } from '@diorama/raster';
import { EYE_HEIGHT } from '@diorama/world-model';

import { mapPixels } from '../images/map-pixels.js';
import { LAYOUT_SURFACE_CLASSES } from './layout-surfaces.js';
import { RoomRays } from './room-box.js';
import type { EstimatedRoom } from './room.js';

/** The floor, the walls and the ceiling behind things, or the ground, as a separate panorama; over shared memory. */
export interface Backing {
  /** Colours that continue those of what is seen of each surface. */
  readonly panorama: Raster;
  /** Metres along the ray; Infinity where nothing is hidden. */
  readonly distance: Float32Array;
  /** One of LAYOUT_SURFACE_CLASSES; sky where nothing is hidden. */
  readonly surface: Uint16Array;
}

/** Input of the job `create-backing`. */
export interface BackingRequest {
  readonly panorama: Raster;
  /** Metres along the ray, one a pixel of the panorama. */
  readonly distance: Float32Array;
  /** The room around the viewer, or null in the open, where only the ground is continued. */
  readonly room: EstimatedRoom | null;
}

/** Columns at most: what is hidden needs no detail. */
const WIDTH_MAX = 1_024;
/** Shares of the distance of a surface up to which it is hidden, and within which it is seen. */
const HIDDEN = 0.94;
const SEEN = 0.05;
/** Metres up to which ground is continued in the open. */
const GROUND_MAX = 60;

/** Continues floor, walls, ceiling and ground behind the things before them, so that a gap between things shows them and not the dark. */
export function createBacking({ panorama, distance, room }: BackingRequest): Backing {
  const width = Math.min(WIDTH_MAX, panorama.width);
  const pixels = (width * width) / 2;
  const backing: Backing = {
    panorama: { width, height: width / 2, data: new Uint8Array(new SharedArrayBuffer(3 * pixels)) },
    distance: new Float32Array(new SharedArrayBuffer(4 * pixels)).fill(Infinity),
    surface: new Uint16Array(new SharedArrayBuffer(2 * pixels)),
  };
  const fills = new Map<number, ColorFill>();
  const rays = room && new RoomRays(room);
  const find = mapPixels(width, panorama.width);
  for (let at = 0; at < pixels; at++) {
    const elevation = Math.PI / 2 - (2 * Math.PI * (Math.floor(at / width) + 0.5)) / width;
    rays?.aimAtPixel(at, width);
    const metres = rays ? rays.distance : elevation < 0 ? EYE_HEIGHT / Math.sin(-elevation) : Infinity;
    if (rays === null && metres > GROUND_MAX) continue;
    const own = find(at);
    const found = distance[own] as number;
    const surface = rays ? rays.surface : LAYOUT_SURFACE_CLASSES.ground;
    let fill = fills.get(surface);
    if (fill === undefined) fills.set(surface, (fill = new ColorFill(width)));
    if (Math.abs(found / metres - 1) < SEEN) fill.add(at, panorama.data, 3 * own);
    else if (found < HIDDEN * metres) {
      backing.distance[at] = metres;
      backing.surface[at] = surface;
    }
  }
  for (const [surface, fill] of fills) {
    const filled = fill.finish();
    for (let at = 0; at < pixels; at++) {
      if (backing.surface[at] !== surface) continue;
      if (filled === null) backing.surface[at] = LAYOUT_SURFACE_CLASSES.sky;
      else for (let c = 3 * at; c < 3 * at + 3; c++) backing.panorama.data[c] = Math.round(filled[c] as number);
    }
  }
  return backing;
}

/** Sums of colours and their weights at one level of a pyramid. */
interface Level {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue and weight. */
  readonly sums: Float32Array;
}

/** Fills what has no colour with the mean of what is nearest, after S. J. Gortler and others, "The Lumigraph", 1996, section 3.4 (pull and push). */
class ColorFill {
  private readonly finest: Level;
  private count = 0;

  constructor(width: number) {
    this.finest = { width, height: width / 2, sums: new Float32Array(2 * width * width) };
  }

  add(at: number, colors: Uint8Array, from: number): void {
    const { sums } = this.finest;
    for (let c = 0; c < 3; c++) sums[4 * at + c] = colors[from + c] as number;
    sums[4 * at + 3] = 1;
    this.count++;
  }

  /** Three values a pixel, 0 to 255; null where nothing was added. */
  finish(): Float32Array | null {
    if (this.count === 0) return null;
    const levels = [this.finest];
    for (let level = this.finest; level.width > 1 && level.height > 1;) levels.push((level = pull(level)));
    for (let i = levels.length - 2; i >= 0; i--) push(levels[i + 1] as Level, levels[i] as Level);
    const { sums } = this.finest;
    const colors = new Float32Array((3 * sums.length) / 4);
    for (let at = 0; at < sums.length / 4; at++)
      for (let c = 0; c < 3; c++) colors[3 * at + c] = (sums[4 * at + c] as number) / Math.max(1e-6, sums[4 * at + 3] as number);
    return colors;
  }
}

/** Half as wide and high; weights end at 1. */
function pull({ width, height, sums }: Level): Level {
  const coarse = { width: width >> 1, height: height >> 1 };
  const out = new Float32Array(4 * coarse.width * coarse.height);
  for (let y = 0; y < coarse.height; y++)
    for (let x = 0; x < coarse.width; x++) {
      const to = 4 * (y * coarse.width + x);
      for (let k = 0; k < 4; k++) {
        const from = 4 * ((2 * y + (k >> 1)) * width + 2 * x + (k & 1));
        for (let c = 0; c < 4; c++) out[to + c] = (out[to + c] as number) + (sums[from + c] as number);
      }
      const excess = Math.max(1, out[to + 3] as number);
      for (let c = 0; c < 4; c++) out[to + c] = (out[to + c] as number) / excess;
    }
  return { ...coarse, sums: out };
}

/** Adds what a level lacks to weights of 1 from the next coarser one. */
function push(coarse: Level, { width, height, sums }: Level): void {
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const to = 4 * (y * width + x);
      const lack = 1 - (sums[to + 3] as number);
      if (lack <= 0) continue;
      const from = 4 * (Math.min(coarse.height - 1, y >> 1) * coarse.width + Math.min(coarse.width - 1, x >> 1));
      const share = lack / Math.max(1e-6, coarse.sums[from + 3] as number);
      for (let c = 0; c < 4; c++) sums[to + c] = (sums[to + c] as number) + share * (coarse.sums[from + c] as number);
    }
}
