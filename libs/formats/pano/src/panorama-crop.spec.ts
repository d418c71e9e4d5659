import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';

import { computePanoramaCrop } from './panorama-crop.js';

describe('the centre of a picture', () => {
  it.each([
    [8, 4, { x: 0, y: 0, width: 8, height: 4 }],
    [12, 4, { x: 2, y: 0, width: 8, height: 4 }],
    [13, 4, { x: 2, y: 0, width: 8, height: 4 }],
    [8, 9, { x: 0, y: 2, width: 8, height: 4 }],
    [9, 9, { x: 0, y: 2, width: 8, height: 4 }],
    [1, 5, { x: 0, y: 2, width: 0, height: 0 }],
  ])('of %i x %i pixels is of 2:1 and lies at whole pixels', (width, height, crop) => {
    expect(computePanoramaCrop(width, height)).toEqual(crop);
  });

  it('is never larger than the picture, and no larger one would fit', () => {
    assert(
      property(integer({ min: 1, max: 500 }), integer({ min: 1, max: 500 }), (width, height) => {
        const crop = computePanoramaCrop(width, height);
        expect(crop.width).toBe(2 * crop.height);
        expect(crop.x >= 0 && crop.y >= 0 && crop.x + crop.width <= width && crop.y + crop.height <= height).toBe(true);
        expect(crop.width + 2 > width || crop.height + 1 > height).toBe(true);
        expect(Math.abs(width - crop.width - 2 * crop.x)).toBeLessThanOrEqual(1);
      }),
    );
  });
});
