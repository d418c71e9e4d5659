import { computeLuminance } from '@diorama/world-model';

import { blurColumns, blurRows } from './float-image.js';
import type { FloatImage } from './float-image.js';

/** Width of the copy on which the filter is fitted, its radius there, and how much brightness may vary inside one thing. */
const FIT_WIDTH = 1024;
const RADIUS = 4;
const EVEN = 6e-4;

/**
 * Draws the sky's edge along the edges of the panorama: K. He, J. Sun and X. Tang, "Guided image filtering", 2013, fitted on
 * a smaller copy (He and Sun, "Fast guided filter", 2015). Answers 1 for sky, over shared memory.
 */
export function refineSkyMask({ width, height, data }: FloatImage, isSky: (pixel: number) => boolean): Uint8Array {
  const scale = divisor(width, Math.max(1, Math.round(width / FIT_WIDTH)));
  const small = width / scale;
  const guide = new Float32Array(small * (height / scale));
  const mask = new Float32Array(guide.length);
  const light = (at: number): number => computeLuminance(data[3 * at] as number, data[3 * at + 1] as number, data[3 * at + 2] as number);
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const to = Math.floor(row / scale) * small + Math.floor(column / scale);
      const at = row * width + column;
      guide[to] = (guide[to] as number) + light(at) / scale ** 2;
      if (isSky(at)) mask[to] = (mask[to] as number) + 1 / scale ** 2;
    }
  const { slope, offset } = fit(guide, mask, small);
  const sky = new Uint8Array(new SharedArrayBuffer(width * height));
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const at = row * width + column;
      const from = Math.floor(row / scale) * small + Math.floor(column / scale);
      sky[at] = (slope[from] as number) * light(at) + (offset[from] as number) > 0.5 ? 1 : 0;
    }
  return sky;
}

function fit(guide: Float32Array, mask: Float32Array, width: number): { slope: Float32Array; offset: Float32Array } {
  const mean = (values: Float32Array): Float32Array => blurColumns(blurRows(values, width, RADIUS, true), width, RADIUS);
  const meanGuide = mean(guide);
  const meanMask = mean(mask);
  const square = mean(guide.map((value) => value * value));
  const product = mean(guide.map((value, at) => value * (mask[at] as number)));
  const slope = square.map((value, at) => {
    const centre = meanGuide[at] as number;
    return ((product[at] as number) - centre * (meanMask[at] as number)) / (value - centre * centre + EVEN);
  });
  const offset = meanMask.map((value, at) => value - (slope[at] as number) * (meanGuide[at] as number));
  return { slope: mean(slope), offset: mean(offset) };
}

/** The largest number up to `most` that divides the width and half of it. */
function divisor(width: number, most: number): number {
  let scale = most;
  while ((width / 2) % scale !== 0) scale--;
  return scale;
}
