import { pixelToDirection } from '@diorama/pano';
import { expect, it } from 'vitest';

import { measureSurfaceShare } from './measure-surface-share.js';

it('measures the share of the sphere that is not sky', () => {
  const width = 128;
  const direction = [0, 0, 0];
  const distance = Float32Array.from({ length: (width * width) / 2 }, (_, p) => {
    pixelToDirection(width, p % width, Math.floor(p / width), direction);
    return direction[1] < 0.2 ? 5 : Infinity;
  });
  expect(measureSurfaceShare(distance, width)).toBeCloseTo(0.6, 2);
  expect(measureSurfaceShare(distance.fill(Infinity), width)).toBe(0);
});
