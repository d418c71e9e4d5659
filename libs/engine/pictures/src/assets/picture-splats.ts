import type { Raster } from '@diorama/raster';
import { captureSplats, captureSkyBand } from '@diorama/splatting';
import type { SplatPart } from '@diorama/splatting';
import type { Capture, RowRange } from '@diorama/world-model';

import type { DepthGrid } from '../geometry/depth-grid.js';
import { isOnGround, NormalWriter } from '../geometry/surface-normal.js';

/** Input of the job `picture-splats`. */
export interface PictureSplatsInput {
  readonly panorama: Raster;
  readonly shape: DepthGrid;
  /** Whole pairs of rows. */
  readonly rows: RowRange;
  /** What the panorama shows, or what hangs behind its edges: that layer has no sky. */
  readonly layer: 'front' | 'behind';
}

export interface PictureSplats {
  readonly splats: SplatPart;
  /** Sums of the sky at half the resolution, as `captureSkyBand` makes them; empty for what hangs behind. */
  readonly sky: Float32Array;
}

/** Numbers of surfaces: the sky as the splatting has it, the ground, and all else. */
const SKY = 0;
const GROUND = 1;
const STANDING = 3;

/** Splats of some rows of a panorama, lying on the surfaces that its distances tell. */
export function createPictureSplats(input: PictureSplatsInput): PictureSplats {
  const { panorama, rows, layer } = input;
  const capture = captureOf(input, { start: Math.max(0, rows.start - 1), end: Math.min(panorama.height, rows.end + 1) });
  return {
    splats: captureSplats({ capture, rows }),
    sky: layer === 'front' ? captureSkyBand(capture, rows) : new Float32Array(0),
  };
}

function captureOf({ panorama, shape }: PictureSplatsInput, rows: RowRange): Capture {
  const { width } = panorama;
  const pixels = (rows.end - rows.start) * width;
  const capture = {
    view: { origin: [0, 0, 0] as const, width },
    rows,
    distance: shape.distance.slice(rows.start * width, rows.end * width),
    color: new Float32Array(3 * pixels),
    normal: new Float32Array(3 * pixels),
    semantic: new Uint8Array(pixels),
    surface: new Uint32Array(pixels),
  };
  const normals = new NormalWriter(shape.distance, width);
  for (let p = 0; p < pixels; p++) {
    const at = rows.start * width + p;
    const metres = shape.distance[at] as number;
    for (let channel = 0; channel < 3; channel++) capture.color[3 * p + channel] = (panorama.data[3 * at + channel] as number) / 255;
    if (metres === Infinity) capture.surface[p] = SKY;
    else {
      capture.surface[p] = isOnGround(width, Math.floor(at / width), metres) ? GROUND : STANDING;
      normals.write(at, capture.normal, 3 * p);
    }
  }
  return capture;
}
