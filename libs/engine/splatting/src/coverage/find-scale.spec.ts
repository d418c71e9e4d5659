import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { findScale } from './find-scale.js';

/** Samples of patches, each within separate bounds, as spacings grow with the scale. */
const countOf =
  (patches: readonly { readonly area: number; readonly least: number; readonly most: number }[]) =>
  (scale: number): number =>
    patches.reduce((sum, { area, least, most }) => sum + area / Math.min(most, Math.max(least, scale)) ** 2, 0);

describe('the scale of spacings', () => {
  const patch = fc.record({
    area: fc.double({ min: 0.01, max: 1e4, noNaN: true }),
    least: fc.double({ min: 0.006, max: 0.1, noNaN: true }),
    most: fc.double({ min: 0.1, max: 4, noNaN: true }),
  });

  it('uses a budget up where one does, in few counts', () => {
    fc.assert(
      fc.property(fc.array(patch, { minLength: 1, maxLength: 30 }), fc.double({ min: 0.02, max: 3, noNaN: true }), (patches, wanted) => {
        const count = countOf(patches);
        let counts = 0;
        const budget = count(wanted);
        const scale = findScale((candidate) => {
          counts++;
          return count(candidate);
        }, budget);
        expect(count(scale)).toBeLessThanOrEqual(budget);
        expect(count(scale / 1.0004)).toBeGreaterThanOrEqual(0.998 * budget);
        expect(counts).toBeLessThan(60);
      }),
    );
  });

  it('takes few counts where the count falls with the square of the scale', () => {
    let counts = 0;
    const scale = findScale((candidate) => {
      counts++;
      return 5e6 / candidate ** 2;
    }, 1.2e6);
    expect(5e6 / scale ** 2).toBeCloseTo(1.2e6, -4);
    expect(counts).toBeLessThanOrEqual(3);
  });

  it.each([
    ['too small for any', 1, 1000],
    ['too large for any', 1e12, 1e-4],
  ])('ends for a budget that is %s', (_, budget, expected) => {
    const count = (scale: number): number => 1e4 / Math.min(4, Math.max(0.01, scale)) ** 2;
    expect(Math.abs(Math.log(findScale(count, budget) / expected))).toBeLessThan(0.001);
  });
});
