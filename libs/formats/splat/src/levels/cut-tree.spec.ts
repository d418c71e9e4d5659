import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { cutTree } from './cut-tree.js';
import { findMiddle } from './tree-middle.js';

/** Errors of nodes by their first splat and size. */
const errorsOf = (weights: readonly number[]) => ({
  of: (start: number, end: number): number => weights.slice(start, end).reduce((sum, weight) => sum + weight, 0),
});

const cutOnce = (errors: ReturnType<typeof errorsOf>, ends: readonly number[], count: number): Uint32Array => {
  const [starts] = cutTree(errors, ends, [count]);
  return starts;
};

/** The largest error of any node of a cut. */
const worstOf = (starts: Uint32Array, errors: ReturnType<typeof errorsOf>): number =>
  Math.max(0, ...[...starts.subarray(0, -1)].map((start, i) => (starts[i + 1] - start > 1 ? errors.of(start, starts[i + 1]) : 0)));

/** The least worst error of any cut of one tree into at most `count` nodes. */
function bestOf(start: number, end: number, count: number, errors: ReturnType<typeof errorsOf>): number {
  if (end - start === 1) return 0;
  let best = errors.of(start, end);
  const middle = findMiddle(start, end);
  for (let left = 1; left < count; left++)
    best = Math.min(best, Math.max(bestOf(start, middle, left, errors), bestOf(middle, end, count - left, errors)));
  return best;
}

describe('a cut through trees', () => {
  it('halves the nodes with the largest errors first', () => {
    const errors = errorsOf([1, 1, 1, 1, 9, 9, 1, 1]);
    expect([...cutOnce(errors, [8], 4)]).toEqual([0, 4, 5, 6, 8]);
  });

  it('has exactly as many nodes as asked for, and none is worse than needed', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 1, maxLength: 9 }),
        fc.integer({ min: 1, max: 9 }),
        (weights, wanted) => {
          const errors = errorsOf(weights);
          const count = Math.min(wanted, weights.length);
          const starts = cutOnce(errors, [weights.length], count);
          expect(starts).toHaveLength(count + 1);
          expect([...starts]).toEqual([...new Set(starts)].sort((a, b) => a - b));
          expect(starts.at(-1)).toBe(weights.length);
          expect(worstOf(starts, errors)).toBe(bestOf(0, weights.length, count, errors));
        },
      ),
    );
  });

  it('nests in finer cuts of the same tree, also with nodes that are alike', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 1, maxLength: 40 }), fc.nat(40), fc.nat(40), (weights, a, b) => {
        const [fine, coarse] = cutTree(errorsOf(weights), [weights.length], [Math.max(a, b) + 1, Math.min(a, b) + 1]);
        expect([...coarse].filter((start) => !fine.includes(start))).toEqual([]);
      }),
    );
  });

  it('takes at least one node of each tree', () => {
    expect([...cutOnce(errorsOf([1, 1, 1, 1]), [2, 3, 4], 1)]).toEqual([0, 2, 3, 4]);
    expect([...cutOnce(errorsOf([1, 1, 1, 1]), [2, 4], 9)]).toEqual([0, 1, 2, 3, 4]);
  });
});
