import { describe, expect, it } from 'vitest';

import { computeSphereShare } from './sphere-share.js';

describe('computeSphereShare', () => {
  it('is 1 when every pixel is selected and 0 when no pixel is', () => {
    expect(computeSphereShare(64, () => true)).toBeCloseTo(1, 12);
    expect(computeSphereShare(64, () => false)).toBe(0);
  });

  it('is one half for the upper half, and weights rows by their solid angle', () => {
    expect(computeSphereShare(64, (pixel) => pixel < 64 * 16)).toBeCloseTo(0.5, 12);
    expect(computeSphereShare(64, (pixel) => pixel < 64)).toBeCloseTo((1 - Math.cos(Math.PI / 32)) / 2, 12);
  });
});
