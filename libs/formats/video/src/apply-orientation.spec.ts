import { describe, expect, it } from 'vitest';

import { computeSizeWithin, applyOrientation } from './apply-orientation.js';

/** A picture of 3 by 2 pixels whose red channel counts them. */
const counted = { width: 3, height: 2, data: Uint8Array.from([1, 2, 3, 4, 5, 6].flatMap((red) => [red, 0, 0])) };

function turned(rotation: number, flip: boolean): number[][] {
  const { width, height, data } = applyOrientation(counted, { rotation, flip });
  return Array.from({ length: height }, (_, y) => Array.from({ length: width }, (_, x) => data[(y * width + x) * 3] ?? -1));
}

describe('a picture', () => {
  it.each([
    [
      0,
      false,
      [
        [1, 2, 3],
        [4, 5, 6],
      ],
    ],
    [
      90,
      false,
      [
        [4, 1],
        [5, 2],
        [6, 3],
      ],
    ],
    [
      180,
      false,
      [
        [6, 5, 4],
        [3, 2, 1],
      ],
    ],
    [
      270,
      false,
      [
        [3, 6],
        [2, 5],
        [1, 4],
      ],
    ],
    [
      0,
      true,
      [
        [3, 2, 1],
        [6, 5, 4],
      ],
    ],
    [
      90,
      true,
      [
        [1, 4],
        [2, 5],
        [3, 6],
      ],
    ],
  ])('is turned by %d degrees, then exchanged (%j)', (rotation, flip, reds) => expect(turned(rotation, flip)).toEqual(reds));

  it('fits into an edge and is never made larger', () => {
    expect(computeSizeWithin(1_920, 1_080, 1_024)).toEqual({ width: 1_024, height: 576 });
    expect(computeSizeWithin(1_080, 1_920, 1_024)).toEqual({ width: 576, height: 1_024 });
    expect(computeSizeWithin(160, 96, 1_024)).toEqual({ width: 160, height: 96 });
    expect(computeSizeWithin(10_000, 2, 100)).toEqual({ width: 100, height: 1 });
  });
});
