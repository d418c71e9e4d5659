import { describe, expect, it } from 'vitest';

import { chooseCellLevels, rankCell } from './cell-plan.js';
import type { Eye } from '../scene/splat-supply.js';
import type { PlannedCell } from './cell-plan.js';
import type { Box } from './stream-index.js';

const EYE: Eye = { position: { x: 0, y: 0, z: 0 }, direction: { x: 0, y: 0, z: -1 } };

/** A cube of 2 m around a point on the ground. */
const cubeAt = (x: number, z: number): Box => ({ min: { x: x - 1, y: -1, z: z - 1 }, max: { x: x + 1, y: 1, z: z + 1 } });

describe('the rank of a cell', () => {
  it('is the distance of the cell where the visitor sees it', () => {
    expect(rankCell(EYE, cubeAt(0, -10))).toBe(9);
    expect(rankCell(EYE, cubeAt(4, -10))).toBeCloseTo(Math.hypot(3, 9));
  });

  it('is zero around the visitor in every direction', () => {
    expect(rankCell(EYE, cubeAt(0, 0))).toBe(0);
    expect(rankCell({ ...EYE, direction: { x: 0, y: 0, z: 1 } }, cubeAt(0.5, 0))).toBe(0);
  });

  it('is larger behind the visitor', () => {
    expect(rankCell(EYE, cubeAt(0, 10))).toBeGreaterThan(rankCell(EYE, cubeAt(0, -30)));
    expect(rankCell({ ...EYE, direction: { x: 0, y: 0, z: 1 } }, cubeAt(0, 10))).toBe(9);
  });

  it('is the distance for a large cell that reaches into the view', () => {
    expect(rankCell(EYE, { min: { x: 5, y: -1, z: -40 }, max: { x: 40, y: 20, z: 10 } })).toBe(5);
  });
});

describe('the levels of cells', () => {
  const cells: PlannedCell[] = [2, 5, 14, 40].map((z) => ({ box: cubeAt(0, -z), counts: [1_000, 300, 50] }));
  const ranks = cells.map(({ box }) => rankCell(EYE, box));

  it('are the finest without a budget', () => {
    expect(chooseCellLevels(cells, ranks, Infinity)).toEqual([0, 0, 0, 0]);
  });

  it('are the coarsest for a budget that not even those fit', () => {
    expect(chooseCellLevels(cells, ranks, 0)).toEqual([2, 2, 2, 2]);
  });

  it.each([
    [200, [2, 2, 2, 2]],
    [450, [1, 2, 2, 2]],
    [1_200, [0, 2, 2, 2]],
    [1_400, [0, 1, 2, 2]],
    [2_400, [0, 0, 1, 2]],
    [3_400, [0, 0, 0, 1]],
    [4_000, [0, 0, 0, 0]],
  ])('are finer near the visitor, as far as %i splats allow', (budget, levels) => {
    const chosen = chooseCellLevels(cells, ranks, budget);
    expect(chosen).toEqual(levels);
    const cost = chosen.reduce((sum, level, i) => sum + (cells[i]?.counts[level] ?? 0), 0);
    expect(cost).toBeLessThanOrEqual(budget);
  });

  it('never become coarser with a larger budget', () => {
    let before = [2, 2, 2, 2];
    for (let budget = 0; budget < 5_000; budget += 50) {
      const chosen = chooseCellLevels(cells, ranks, budget);
      expect(chosen.every((level, i) => level <= (before[i] ?? 0))).toBe(true);
      before = [...chosen];
    }
  });

  it('are an empty list without cells, and the only level if there is one', () => {
    expect(chooseCellLevels([], [], 100)).toEqual([]);
    expect(chooseCellLevels([{ box: cubeAt(0, 0), counts: [9] }], [0], 1)).toEqual([0]);
  });
});
