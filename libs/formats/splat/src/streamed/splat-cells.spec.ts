import { describe, expect, it } from 'vitest';

import { divideIntoCells, sortIntoCells } from './splat-cells.js';
import type { CellTree } from './splat-cells.js';

/** Positions near the origin with a far sky, some of them equal. */
function scatter(count: number): Float32Array {
  const positions = new Float32Array(3 * count);
  for (let i = 0; i < count; i++) {
    const distance = i % 5 === 0 ? 500 : 0.5 + (i % 89) / 4;
    positions.set([distance * Math.sin(i), (i % 7) / 3, distance * Math.cos(1.3 * i)].map(Math.fround), 3 * i);
  }
  return positions;
}

function depthOf(tree: CellTree): number {
  return 'cell' in tree ? 0 : 1 + Math.max(depthOf(tree.low), depthOf(tree.high));
}

describe('the cells of a cloud', () => {
  const positions = scatter(5_000);
  const division = divideIntoCells(positions, 300);
  const { order, starts } = sortIntoCells(division, positions);
  const sizes = Array.from({ length: division.cells }, (_, cell) => (starts[cell + 1] ?? 0) - (starts[cell] ?? 0));

  it('hold each splat exactly once, and none is empty or too full', () => {
    expect(order.toSorted()).toEqual(Uint32Array.from({ length: 5_000 }, (_, i) => i));
    expect(starts.at(-1)).toBe(5_000);
    expect(Math.min(...sizes)).toBeGreaterThan(0);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(300);
    expect(depthOf(division.tree)).toBeLessThan(12);
  });

  it('hold each splat of another level exactly once too, at any place', () => {
    const coarse = Float32Array.from({ length: 300 }, (_, i) => (i % 3 === 1 ? 0.5 : 900 * Math.sin(i)));
    const runs = sortIntoCells(division, coarse);
    expect(runs.order.toSorted()).toEqual(Uint32Array.from({ length: 100 }, (_, i) => i));
  });

  it('keep the order of splats within a cell', () => {
    for (let cell = 0; cell < division.cells; cell++) {
      const run = order.subarray(starts[cell], starts[cell + 1]);
      expect(run.toSorted()).toEqual(run);
    }
  });

  it('do not mix the sky with what is near', () => {
    const mixed = sizes.filter((_, cell) => {
      const far = [...order.subarray(starts[cell], starts[cell + 1])].filter((splat) => splat % 5 === 0).length;
      return far > 0 && far < (sizes[cell] ?? 0);
    });
    expect(mixed.length).toBeLessThan(0.5 * division.cells);
  });

  it('are the same each time', () => {
    expect(divideIntoCells(positions, 300)).toEqual(division);
  });
});

describe('positions that cannot be divided', () => {
  it('stay in one cell if all are the same', () => {
    const division = divideIntoCells(new Float32Array(30).fill(2), 3);
    expect(division).toEqual({ tree: { cell: 0 }, cells: 1 });
  });

  it('are divided beside those that are the same', () => {
    const division = divideIntoCells(Float32Array.of(1, 0, 0, 1, 0, 0, 1, 0, 0, 4, 0, 0), 1);
    const { order, starts } = sortIntoCells(division, Float32Array.of(1, 0, 0, 4, 0, 0, 3.9, 0, 0));
    expect(division.cells).toBe(2);
    expect([[...order], [...starts]]).toEqual([
      [0, 2, 1],
      [0, 2, 3],
    ]);
  });

  it.each([0, -1, Number.NaN])('are refused for cells of at most %s splats', (most) => {
    expect(() => divideIntoCells(new Float32Array(3), most)).toThrow(RangeError);
  });
});
