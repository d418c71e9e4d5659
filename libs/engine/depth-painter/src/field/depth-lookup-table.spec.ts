import { describe, expect, it } from 'vitest';

import { createDepthLookupTable } from './depth-lookup-table.js';

describe('the depths of a picture', () => {
  it('lie evenly between their bounds', () => {
    const table = createDepthLookupTable(65_535, { zMin: 0.5, zMax: 40, encoding: 'linear' });
    expect([table.length, table[0], table[65_535]]).toEqual([65_536, 0.5, 40]);
    expect(table).toEqual(Float32Array.from({ length: 65_536 }, (_, value) => 0.5 + (value / 65_535) * 39.5));
  });

  it('lie evenly in their logarithm, the nearest brightest', () => {
    const table = createDepthLookupTable(255, { zMin: 1, zMax: 256, encoding: 'inverse_log' });
    expect([table[0], table[255]]).toEqual([256, 1]);
    for (let value = 0; value <= 255; value++) expect(table[value]).toBeCloseTo(2 ** (8 * (1 - value / 255)), 4);
  });

  it.each([
    [0, 1],
    [-1, 1],
    [2, 2],
    [3, 2],
    [1, Infinity],
    [Number.NaN, 1],
  ])('have bounds: not %d and %d', (zMin, zMax) => {
    expect(() => createDepthLookupTable(255, { zMin, zMax, encoding: 'linear' })).toThrow(RangeError);
  });
});
