import { countReducedRowSamples } from './reduced-grid.js';

/** Samples that a row carries in detail: those of the reduced grid, or twice as many near the poles, where there are the pixels for them. */
export function countDetailedRowSamples(width: number, row: number): number {
  const samples = countReducedRowSamples(width, row);
  return 2 * samples <= width ? 2 * samples : samples;
}

/** Whether the sub-rays of the sampled pixels of a row are samples, too: not where pixels themselves are added. */
export const hasDetailSamples = (width: number, row: number): boolean => 2 * countReducedRowSamples(width, row) > width;

/** Centre of a sample on the continuous column axis. */
export const computeSampleCentre = (width: number, sample: number, samples: number): number => ((sample + 0.5) * width) / samples - 0.5;

/** The pixel that a sample is taken from. */
export const computeSampleColumn = (width: number, sample: number, samples: number): number =>
  Math.min(width - 1, Math.max(0, Math.round(computeSampleCentre(width, sample, samples))));

/** Whether a sample of a row of the reduced grid is taken from this pixel. */
export function isSampled(width: number, row: number, column: number): boolean {
  const samples = countReducedRowSamples(width, row);
  return computeSampleColumn(width, Math.floor(((column + 0.5) * samples) / width), samples) === column;
}
