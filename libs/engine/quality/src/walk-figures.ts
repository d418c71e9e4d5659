import type { FigureSpread, WalkFigures } from '@diorama/domain';

import type { WalkQuality } from './judge-walk.js';

/** The quality at one place of a walk. */
export interface WalkView extends WalkQuality {
  /** Metres from the capture point. */
  readonly metres: number;
}

/** The figures of each distance, the nearest first. */
export function summarizeWalk(views: readonly WalkView[]): WalkFigures[] {
  const distances = [...new Set(views.map(({ metres }) => metres))].toSorted((a, b) => a - b);
  return distances.map((metres) => {
    const here = views.filter((view) => view.metres === metres);
    const highIsBad = (of: (view: WalkQuality) => number): FigureSpread => spreadOf(here.map(of), Math.max);
    const lowIsBad = (of: (view: WalkQuality) => number): FigureSpread => spreadOf(here.map(of), Math.min);
    return {
      metres,
      directions: here.length,
      psnr: lowIsBad(({ psnr }) => psnr),
      down: lowIsBad(({ down }) => down),
      ssim: lowIsBad(({ ssim }) => ssim),
      holes: highIsBad(({ holes }) => holes),
      floaters: highIsBad(({ floaters }) => floaters),
    };
  });
}

const spreadOf = (figures: readonly number[], worst: (...figures: number[]) => number): FigureSpread => ({
  median: medianOf(figures),
  worst: worst(...figures),
});

/** The middle figure; of an even number, the mean of the two in the middle. NaN for none. */
function medianOf(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? NaN) + (sorted[Math.ceil(middle)] ?? NaN)) / 2;
}
