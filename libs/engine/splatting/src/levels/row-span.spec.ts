import * as fc from 'fast-check';
import { expect, it } from 'vitest';

import { FOOTPRINT_CUT } from './footprint.js';
import { RowSpan } from './row-span.js';

it('covers the pixels whose power is at most the cut', () => {
  const place = fc.double({ min: -3, max: 3, noNaN: true });
  const sigma = fc.double({ min: 0.05, max: 6, noNaN: true });
  fc.assert(
    fc.property(place, place, sigma, sigma, fc.double({ min: 0, max: Math.PI, noNaN: true }), (column, row, long, broad, turn) => {
      const [cosine, sine] = [Math.cos(turn), Math.sin(turn)];
      const a = (cosine / long) ** 2 + (sine / broad) ** 2;
      const b = cosine * sine * (1 / long ** 2 - 1 / broad ** 2);
      const c = (sine / long) ** 2 + (cosine / broad) ** 2;
      const span = new RowSpan();
      for (let y = -24; y <= 24; y++) {
        span.turnTo({ column, row, a, b, c }, y);
        for (let x = -24; x <= 24; x++) {
          const [dx, dy] = [x - column, y - row];
          const power = a * dx * dx + 2 * b * dx * dy + c * dy * dy;
          const isCovered = x >= span.first && x <= span.last;
          // On the outline itself rounding decides.
          expect(Math.abs(power - FOOTPRINT_CUT) < 1e-6 || isCovered === power < FOOTPRINT_CUT).toBe(true);
        }
      }
    }),
    { numRuns: 100 },
  );
});

it('keeps within the columns that a panorama has on either side', () => {
  const span = new RowSpan();
  span.turnTo({ column: 10.5, row: 3, a: 1e-6, b: 0, c: 1 }, 3, 31);
  expect([span.first, span.last]).toEqual([-20, 41]);
});
