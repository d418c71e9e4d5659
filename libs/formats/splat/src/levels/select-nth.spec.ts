import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { selectNth } from './select-nth.js';

describe('selecting the nth smallest value', () => {
  it('answers what sorting would put there, also with ties and infinities', () => {
    const value = fc.oneof(fc.integer({ min: 0, max: 5 }), fc.double({ noNaN: true }), fc.constant(Infinity));
    fc.assert(
      fc.property(fc.array(value, { minLength: 1, maxLength: 40 }), fc.nat(), (values, any) => {
        const wanted = any % values.length;
        const sorted = Float64Array.from(values).sort();
        // Zeros of either sign are equal here.
        expect(selectNth(Float64Array.from(values), wanted) + 0).toBe(sorted[wanted] + 0);
      }),
    );
  });
});
