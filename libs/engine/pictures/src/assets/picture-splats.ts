import type { Raster } from '@diorama/raster';
import { captureSplats, captureSkyBand } from '@diorama/splatting';
import type { SplatPart } from '@diorama/splatting';
import type { Capture, RowRange } from '@diorama/world-model';

import { LAYOUT_SURFACE_CLASSES } from '../layout/layout-surfaces.js';
import { EXACT_SURFACE } from '../layout/overlay-exact.js';
import type { PanoramaDepthMaps } from '../layout/shape-panorama.js';

/** Input of the job `picture-splats`. */
export interface PictureSplatsInput {
  readonly panorama: Raster;
  readonly shape: PanoramaDepthMaps;
  /** Whole pairs of rows. */
  readonly rows: RowRange;
  /** What the panorama shows, what hangs behind its edges, or what the panorama of a backing shows, which has no sky. */
  readonly layer: 'front' | 'behind' | 'backing';
}

export interface PictureSplats {
  readonly splats: SplatPart;
  /** Sums of the sky at half the resolution, as `captureSkyBand` makes them; empty for what hangs behind. */
  readonly sky: Float32Array;
}

/** Splats of some rows of a panorama, lying on the surfaces that its distances tell. */
export function createPictureSplats(input: PictureSplatsInput): PictureSplats {
  const { panorama, rows, layer } = input;
  const capture = captureOf(input, { start: Math.max(0, rows.start - 1), end: Math.min(panorama.height, rows.end + 1) });
  return {
    splats: captureSplats({ capture, rows }),
    sky: layer === 'front' ? captureSkyBand(capture, rows) : new Float32Array(0),
  };
}

function captureOf({ panorama, shape, layer }: PictureSplatsInput, rows: RowRange): Capture {
  const { width } = panorama;
  const pixels = (rows.end - rows.start) * width;
  const capture = {
    view: { origin: [0, 0, 0] as const, width },
    rows,
    distance: new Float32Array(pixels).fill(Infinity),
    color: new Float32Array(3 * pixels),
    normal: new Float32Array(3 * pixels),
    semantic: new Uint8Array(pixels),
    surface: new Uint32Array(pixels),
  };
  for (let p = 0; p < pixels; p++) {
    const column = p % width;
    const own = rows.start * width + p;
    const from = layer === 'behind' ? hiddenPixel(shape, own, column) : own;
    if (from < 0) continue;
    const surface = shape.surface[from] as number;
    capture.distance[p] = shape.distance[from] as number;
    capture.surface[p] = surface;
    for (let channel = 0; channel < 3; channel++) capture.color[3 * p + channel] = (panorama.data[3 * from + channel] as number) / 255;
    if (surface === LAYOUT_SURFACE_CLASSES.sky) continue;
    if (surface >= EXACT_SURFACE && shape.normal) copyNormal(shape.normal, 3 * from, capture.normal, 3 * p);
    else writeNormal(capture.normal, 3 * p, surface, facing(shape, surface, (2 * Math.PI * (column + 0.5)) / width - Math.PI));
  }
  return capture;
}

/** The pixel whose view hangs behind a pixel, or -1. */
function hiddenPixel({ behind }: PictureSplatsInput['shape'], pixel: number, column: number): number {
  const source = behind[pixel] as number;
  return source < 0 ? -1 : pixel - column + source;
}

/** The azimuth of the place that a surface faces away from: what stands faces the viewer, a room's walls their room. */
function facing({ heading }: PictureSplatsInput['shape'], surface: number, azimuth: number): number {
  const wall = WALLS.indexOf(surface);
  return wall < 0 ? azimuth : heading + (wall * Math.PI) / 2;
}

const WALLS: readonly number[] = [
  LAYOUT_SURFACE_CLASSES.front,
  LAYOUT_SURFACE_CLASSES.right,
  LAYOUT_SURFACE_CLASSES.back,
  LAYOUT_SURFACE_CLASSES.left,
];

function copyNormal(normal: Int8Array, from: number, out: Float32Array, to: number): void {
  const [x, y, z] = [normal[from] as number, normal[from + 1] as number, normal[from + 2] as number];
  const length = Math.hypot(x, y, z) || 1;
  out[to] = x / length;
  out[to + 1] = y / length;
  out[to + 2] = z / length;
}

/** The unit normal of a surface towards the viewer. */
function writeNormal(normal: Float32Array, at: number, surface: number, azimuth: number): void {
  if (surface === LAYOUT_SURFACE_CLASSES.ground) normal[at + 1] = 1;
  else if (surface === LAYOUT_SURFACE_CLASSES.ceiling) normal[at + 1] = -1;
  else {
    normal[at] = -Math.sin(azimuth);
    normal[at + 2] = Math.cos(azimuth);
  }
}
