import * as fc from 'fast-check';
import { expect, it } from 'vitest';

import { arrangeWeights, sortByPlace } from './arrange-weights.js';
import type { BlendWeights } from './blend-weights.js';

const [WIDTH, ROWS] = [20, 24];

/** Weights of splats that each show in some pixels. */
function weightsOf(pixels: readonly (readonly number[])[]): BlendWeights {
  const starts = Uint32Array.from([0, ...pixels.map((_, k) => pixels.slice(0, k + 1).flat().length)]);
  const numbers = Float32Array.from(pixels, (_, k) => k);
  return {
    rows: { start: 40, end: 40 + ROWS },
    splats: Uint32Array.from(pixels, (_, k) => 100 + k),
    starts,
    // There is room for more entries.
    pixels: Uint32Array.from([...pixels.flat(), 0, 0]),
    shares: Float32Array.from([...pixels.flatMap((own, k) => own.map((pixel) => k + pixel / 1000)), 0, 0]),
    distances: numbers,
    centres: numbers.map((k) => 2 * k),
    cells: numbers.map((k) => 3 * k),
  };
}

it('arranges splats by strips of rows, with all that belongs to them', () => {
  const splat = fc.array(fc.nat(WIDTH * ROWS - 1), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(fc.array(splat, { maxLength: 40 }), (pixels) => {
      const weights = weightsOf(pixels);
      const order = sortByPlace(weights, WIDTH);
      expect([...order].toSorted((a, b) => a - b)).toEqual(pixels.map((_, k) => k));
      const keyOf = (k: number): number => {
        const [first = 0] = pixels[k] ?? [];
        return Math.floor(first / (8 * WIDTH)) * WIDTH + (first % WIDTH);
      };
      const keys = [...order].map(keyOf);
      expect(keys).toEqual(keys.toSorted((a, b) => a - b));
      const { splats, starts, pixels: placed, shares, distances, centres, cells } = arrangeWeights(weights, order);
      for (const [k, from] of order.entries()) {
        expect([splats[k], distances[k], centres[k], cells[k]]).toEqual([100 + from, from, 2 * from, 3 * from]);
        expect([...placed.subarray(starts[k], starts[k + 1])]).toEqual(pixels[from]);
        expect([...shares.subarray(starts[k], starts[k + 1])]).toEqual([
          ...weights.shares.subarray(weights.starts[from], weights.starts[from + 1]),
        ]);
      }
    }),
  );
});
