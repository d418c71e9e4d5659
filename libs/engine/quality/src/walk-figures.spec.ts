import { describe, expect, it } from 'vitest';

import { summarizeWalk } from './walk-figures.js';
import type { WalkView } from './walk-figures.js';

const view = (metres: number, psnr: number, holes: number): WalkView => ({
  metres,
  psnr,
  down: psnr - 1,
  ssim: 0.9,
  holes,
  floaters: holes / 2,
});

describe('the figures of a walk', () => {
  it('are the median and the worst of the directions at each distance', () => {
    const figures = summarizeWalk([view(8, 27, 0.01), view(0, 40, 0), view(8, 30, 0), view(8, 24, 0.04), view(8, 29, 0.02)]);
    expect(figures).toEqual([
      {
        metres: 0,
        directions: 1,
        psnr: { median: 40, worst: 40 },
        down: { median: 39, worst: 39 },
        ssim: { median: 0.9, worst: 0.9 },
        holes: { median: 0, worst: 0 },
        floaters: { median: 0, worst: 0 },
      },
      {
        metres: 8,
        directions: 4,
        psnr: { median: 28, worst: 24 },
        down: { median: 27, worst: 23 },
        ssim: { median: 0.9, worst: 0.9 },
        holes: { median: 0.015, worst: 0.04 },
        floaters: { median: 0.0075, worst: 0.02 },
      },
    ]);
  });
});
