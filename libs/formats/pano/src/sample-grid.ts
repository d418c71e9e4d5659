import { reducedRow } from './reduced-grid.js';

/** Samples that a row carries in detail: those of the reduced grid, or twice as many near the poles, where there are the pixels for them. */
export function detailedRow(width: number, row: number): number {
  const samples = reducedRow(width, row);
  return 2 * samples <= width ? 2 * samples : samples;
}

/** Whether the sub-rays of the sampled pixels of a row are samples, too: not where pixels themselves are added. */
export const hasDetails = (width: number, row: number): boolean => 2 * reducedRow(width, row) > width;

/** Centre of a sample on the continuous column axis. */
export const sampleCentre = (width: number, sample: number, samples: number): number => ((sample + 0.5) * width) / samples - 0.5;

/** The pixel that a sample is taken from. */
export const sampleColumn = (width: number, sample: number, samples: number): number =>
  Math.min(width - 1, Math.max(0, Math.round(sampleCentre(width, sample, samples))));

/** Whether a sample of a row of the reduced grid is taken from this pixel. */
export function isSampled(width: number, row: number, column: number): boolean {
  const samples = reducedRow(width, row);
  return sampleColumn(width, Math.floor(((column + 0.5) * samples) / width), samples) === column;
}
