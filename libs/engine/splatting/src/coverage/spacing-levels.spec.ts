import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { toLevel, toSpacing } from './spacing-levels.js';

const LAST = 36;

describe('levels of spacing', () => {
  it('are found again from their spacing', () => {
    for (let level = 0; level <= LAST; level++) expect(toLevel(toSpacing(level))).toBe(level);
  });

  it('are as close to a distance as half a step allows', () => {
    fc.assert(
      fc.property(fc.double({ min: toSpacing(0), max: toSpacing(LAST), noNaN: true }), (spacing) => {
        const steps = Math.abs(Math.log2(toSpacing(toLevel(spacing)) / spacing));
        expect(steps).toBeLessThanOrEqual(0.25 + 1e-9);
      }),
    );
  });

  it('end at the finest and at the coarsest spacing', () => {
    expect(toLevel(1e-9)).toBe(0);
    expect(toLevel(1e9)).toBe(LAST);
    expect(toSpacing(LAST)).toBeGreaterThan(100);
  });

  it('double the spacing every second level', () => {
    for (let level = 2; level <= LAST; level++) expect(toSpacing(level) / toSpacing(level - 2)).toBeCloseTo(2, 12);
  });
});
