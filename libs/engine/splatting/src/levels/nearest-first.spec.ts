import { describe, expect, it } from 'vitest';

import { sortByDistance } from './nearest-first.js';

describe('the order of distances', () => {
  it('is from near to far, equal ones as they came', () => {
    expect([...sortByDistance(Float32Array.of(3, 1, Infinity, 0, 1, 1e-30, 1e30))]).toEqual([3, 5, 1, 4, 0, 6, 2]);
    expect([...sortByDistance(new Float32Array(0))]).toEqual([]);
  });

  it('is that of a comparison', () => {
    const distances = Float32Array.from({ length: 5000 }, (_, i) => ((i * 7919) % 2503) / 17);
    const compared = [...distances.keys()].toSorted((a, b) => (distances[a] ?? 0) - (distances[b] ?? 0) || a - b);
    expect([...sortByDistance(distances)]).toEqual(compared);
  });
});
