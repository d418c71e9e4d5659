import * as fc from 'fast-check';
import { expect, it } from 'vitest';

import { OpenPixels } from './open-pixels.js';

it('finds what a search through all columns finds', () => {
  const [rows, width] = [3, 40];
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(rows - 1), fc.nat(width - 1), fc.nat(width - 1)), { maxLength: 200 }), (steps) => {
      const open = new OpenPixels(rows, width);
      const closed = new Set<string>();
      for (const [row, column, sought] of steps) {
        open.close(row, column);
        closed.add(`${row} ${column}`);
        let expected = sought;
        while (expected < width && closed.has(`${row} ${expected}`)) expected++;
        expect(open.find(row, sought)).toBe(expected);
      }
    }),
  );
});
