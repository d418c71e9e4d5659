import { describe, expect, it } from 'vitest';

import { blendPanoramaSeam, rollColumns } from './roll-columns.js';

const floats = (...numbers: number[]) => Float32Array.from(numbers);

describe('turning a panorama', () => {
  const rows = { data: floats(1, 2, 3, 4, 5, 6), width: 3 };

  it('moves all rows alike, whatever the number of columns', () => {
    expect(rollColumns(rows, 1)).toEqual(floats(3, 1, 2, 6, 4, 5));
    expect(rollColumns(rows, -1)).toEqual(floats(2, 3, 1, 5, 6, 4));
    expect(rollColumns(rows, 301)).toEqual(rollColumns(rows, 1));
    expect(rollColumns(rows, -3)).toEqual(rows.data);
  });

  it('back is as before', () => {
    expect(rollColumns({ data: rollColumns(rows, 2), width: 3 }, -2)).toEqual(rows.data);
  });
});

describe('closing the seam of a panorama', () => {
  it('takes the ends from the picture that has them in its middle, and the middle from the other', () => {
    const width = 16;
    const closed = blendPanoramaSeam({ data: new Float32Array(width), width }, new Float32Array(width).fill(1), 4);
    expect(Array.from(closed.subarray(0, 6))).toEqual([0.875, 0.625, 0.375, 0.125, 0, 0]);
    expect(closed).toEqual(closed.toReversed());
  });

  it('leaves what both agree on', () => {
    const data = Float32Array.from({ length: 16 }, (_, i) => i);
    expect(blendPanoramaSeam({ data, width: 16 }, rollColumns({ data, width: 16 }, 8), 64)).toEqual(data);
  });
});
