import type { Raster } from '@diorama/raster';
import { computeLuminance } from '@diorama/world-model';

import type { DepthPanorama } from '../field/depth-panorama.js';

/** Pixels by which an edge of the picture may miss an edge of the depth. */
const TOLERANCE = 2;

/**
 * F1 score of a picture's edges against its depth's, at two pixels: of the picture as many of the strongest steps in colour
 * count as edges as the depth has. Both are of one size.
 */
export function depthEdgeAgreement(depth: DepthPanorama, picture: Raster): number {
  const wanted = depthEdges(depth);
  const count = wanted.reduce((sum, edge) => sum + edge, 0);
  const shown = strongest(steps(picture), count);
  const precision = hits(shown, wanted, picture.width);
  const recall = hits(wanted, shown, picture.width);
  return precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall);
}

/** How far, as a share of it, a pixel's inverse distance lies from between its neighbours' at an edge: a step, or a fold. */
const BENT = 0.05;

function depthEdges({ width, height, metres }: DepthPanorama): Uint8Array {
  const inverse = Float32Array.from(metres, (value) => 1 / value);
  const isBent = (a: number, b: number, c: number): boolean => Math.abs(a + c - 2 * b) > BENT * Math.max(a, b, c);
  return Uint8Array.from(inverse, (here, at) => {
    const column = at % width;
    const line = at - column;
    const west = inverse[line + ((column + width - 1) % width)] as number;
    const east = inverse[line + ((column + 1) % width)] as number;
    if (isBent(west, here, east)) return 1;
    const row = line / width;
    return row > 0 && row < height - 1 && isBent(inverse[at - width] as number, here, inverse[at + width] as number) ? 1 : 0;
  });
}

/** For each pixel how much its colour differs from its neighbours' to the east and south, of bytes. */
export function steps({ width, height, data }: Raster): Float32Array {
  const differ = (a: number, b: number): number =>
    Math.hypot(...[0, 1, 2].map((c) => (data[3 * a + c] as number) - (data[3 * b + c] as number)));
  return Float32Array.from({ length: width * height }, (_, at) => {
    const column = at % width;
    const east = at - column + ((column + 1) % width);
    return Math.max(differ(at, east), at + width < width * height ? differ(at, at + width) : 0);
  });
}

function strongest(values: Float32Array, count: number): Uint8Array {
  const threshold = Float32Array.from(values).sort()[Math.max(0, values.length - count)] as number;
  return Uint8Array.from(values, (value) => (value >= threshold && value > 0 ? 1 : 0));
}

/** Share of the marks of one map that have one of the other's near. */
function hits(marks: Uint8Array, others: Uint8Array, width: number): number {
  let count = 0;
  let near = 0;
  for (let at = 0; at < marks.length; at++) {
    if (marks[at] === 0) continue;
    count += 1;
    if (hasNear(others, at, width)) near += 1;
  }
  return count === 0 ? 0 : near / count;
}

function hasNear(others: Uint8Array, at: number, width: number): boolean {
  const column = at % width;
  const row = (at - column) / width;
  for (let dy = -TOLERANCE; dy <= TOLERANCE; dy++)
    for (let dx = -TOLERANCE; dx <= TOLERANCE; dx++) if (others[(row + dy) * width + ((column + dx + width) % width)] === 1) return true;
  return false;
}

/** Mean difference of the first and last columns over that of all neighbouring columns; 1 where the picture closes. */
export function paintingSeamRatio({ width, height, data }: Raster): number {
  const between = (a: number, b: number): number => {
    let sum = 0;
    for (let row = 0; row < height; row++)
      for (let c = 0; c < 3; c++)
        sum += Math.abs((data[3 * (row * width + a) + c] as number) - (data[3 * (row * width + b) + c] as number));
    return sum;
  };
  let all = 0;
  for (let column = 1; column < width; column++) all += between(column - 1, column);
  return between(width - 1, 0) / (all / (width - 1));
}

/** Values rolled to the right by so many pixels in each row. */
export function rollRows<Values extends Float32Array | Uint8Array>(values: Values, rowLength: number, by: number): Values {
  const result = values.slice() as Values;
  for (let line = 0; line < values.length; line += rowLength)
    for (let i = 0; i < rowLength; i++) result[line + ((i + by) % rowLength)] = values[line + i] as number;
  return result;
}

/** Peak signal to noise of two pictures' bytes, decibels. */
export function computePeakSignalToNoise(a: Uint8Array, b: Uint8Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += ((a[i] as number) - (b[i] as number)) ** 2;
  return 10 * Math.log10((255 * 255 * a.length) / Math.max(sum, 1e-9));
}

/** Mean relative luminance of encoded bytes, weighted by solid angle, 0 to 255. */
export function computeMeanLuminance({ width, height, data }: Raster): number {
  let sum = 0;
  let weights = 0;
  for (let row = 0; row < height; row++) {
    const weight = Math.sin((Math.PI * (row + 0.5)) / height);
    for (let at = row * width; at < (row + 1) * width; at++)
      sum += weight * computeLuminance(data[3 * at] as number, data[3 * at + 1] as number, data[3 * at + 2] as number);
    weights += weight * width;
  }
  return sum / weights;
}
