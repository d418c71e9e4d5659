import { computeRowLatitude } from '@diorama/pano';
import { computeLuminance } from '@diorama/world-model';

import type { ComparedColors } from './judge-splats.js';

/** Pixels across of a window, and between windows. */
const WINDOW = 8;
const STEP = 4;
/** Constants of the measure for values from 0 to 1. */
const C1 = 0.01 ** 2;
const C2 = 0.03 ** 2;
/** Radians: windows closer to the poles are left out, as pixels are stretched there. */
const MAX_LATITUDE = 1;

/**
 * Mean structural similarity of two panoramas over square windows (Wang and others, "Image quality assessment: from error visibility to
 * structural similarity", 2004), of their luminance.
 *
 * @param width pixels across; the pictures are half as high
 * @param isCompared whether a row is filled; windows with other rows are left out
 * @returns -1 to 1, 1 for equal pictures
 */
export function measureSimilarity({ truth, shown }: ComparedColors, width: number, isCompared: (row: number) => boolean): number {
  const [a, b] = [truth, shown].map(luminances) as [Float32Array, Float32Array];
  let [sum, count] = [0, 0];
  for (let row = 0; row + WINDOW <= width / 2; row += STEP) {
    if (!isCompared(row) || !isCompared(row + WINDOW - 1)) continue;
    if (Math.abs(computeRowLatitude(width, row + WINDOW / 2)) > MAX_LATITUDE) continue;
    for (let column = 0; column + WINDOW <= width; column += STEP) {
      sum += similarityOfWindow(a, b, { start: row * width + column, width });
      count++;
    }
  }
  return sum / count;
}

function similarityOfWindow(
  a: Float32Array,
  b: Float32Array,
  { start, width }: { readonly start: number; readonly width: number },
): number {
  let [sa, sb, saa, sbb, sab] = [0, 0, 0, 0, 0];
  for (let dy = 0; dy < WINDOW; dy++)
    for (let p = start + dy * width; p < start + dy * width + WINDOW; p++) {
      const [x, y] = [a[p] as number, b[p] as number];
      sa += x;
      sb += y;
      saa += x * x;
      sbb += y * y;
      sab += x * y;
    }
  const n = WINDOW * WINDOW;
  const [ma, mb] = [sa / n, sb / n];
  const [va, vb, cov] = [saa / n - ma * ma, sbb / n - mb * mb, sab / n - ma * mb];
  return ((2 * ma * mb + C1) * (2 * cov + C2)) / ((ma * ma + mb * mb + C1) * (va + vb + C2));
}

const luminances = (color: Float32Array): Float32Array =>
  Float32Array.from({ length: color.length / 3 }, (_, p) =>
    computeLuminance(color[3 * p] as number, color[3 * p + 1] as number, color[3 * p + 2] as number),
  );
