import { describe, expect, it } from 'vitest';

import { hasPanoramaAspectRatio, findPictureSizeError } from './pictures.js';

describe('the size of a picture', () => {
  it.each([
    [200, 100, true],
    [2_036, 1_010, true],
    [2_020, 1_000, true],
    [1_980, 1_000, true],
    [2_021, 1_000, false],
    [1_979, 1_000, false],
    [100, 200, false],
  ])('of %i x %i has the shape of a panorama: %s', (width, height, is) => expect(hasPanoramaAspectRatio({ width, height })).toBe(is));

  it.each([
    [32, 32, null],
    [256, 32, null],
    [32, 128, null],
    [31, 100, 'is smaller than 32 pixels'],
    [100, 31, 'is smaller than 32 pixels'],
    [321, 40, 'is too long and thin to be a view'],
    [40, 161, 'is too long and thin to be a view'],
  ])('of %i x %i has the error %j', (width, height, fault) => expect(findPictureSizeError({ width, height })).toBe(fault));
});
