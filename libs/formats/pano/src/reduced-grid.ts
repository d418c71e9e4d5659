import { computeRowLatitude } from './equirect.js';

/**
 * The reduced grid samples each row of a panorama in proportion to its circumference, so that samples are spread evenly
 * over the sphere: about width^2 / pi of them instead of width^2 / 2.
 */

const MIN_PER_ROW = 4;

/** How many samples a row carries, evenly spaced in azimuth: sample k of n covers columns [k, k+1) * width / n. */
export function countReducedRowSamples(width: number, row: number): number {
  return Math.max(MIN_PER_ROW, Math.round(width * Math.cos(computeRowLatitude(width, row))));
}

/** How many samples the reduced grid of this width has in all. */
export function countReducedGridSamples(width: number): number {
  let count = 0;
  for (let row = 0; row < width / 2; row++) count += countReducedRowSamples(width, row);
  return count;
}

/** The even width whose reduced grid comes nearest to a count. */
export function findWidthForSampleCount(count: number): number {
  if (!(count > 0)) throw new RangeError(`a panorama cannot have ${count} samples`);
  const estimate = Math.max(2, 2 * Math.round(Math.sqrt(count * Math.PI) / 2));
  const miss = (width: number): number => Math.abs(countReducedGridSamples(width) - count);
  return [estimate - 2, estimate + 2].reduce((best, width) => (width >= 2 && miss(width) < miss(best) ? width : best), estimate);
}
