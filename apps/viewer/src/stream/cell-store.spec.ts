import { describe, expect, it } from 'vitest';

import { CellStore } from './cell-store.js';
import type { StoredPart } from './cell-store.js';
import type { Eye } from '../scene/splat-supply.js';
import type { StreamIndex } from './stream-index.js';

/** Cells of 1 m in a row along z, each with 1,000 fine and 10 coarse splats; the last cell has no coarse ones. */
const COUNT = 6;
const INDEX: StreamIndex = {
  levels: 2,
  folders: ['coarse/', ...Array.from({ length: COUNT }, (_, i) => `${i}/`)],
  cells: Array.from({ length: COUNT }, (_, i) => ({
    bounds: { min: { x: -500, y: -500, z: -500 }, max: { x: 500, y: 500, z: 500 } },
    runs: [{ chunk: 1 + i, offset: 0, count: 1_000 }, i === COUNT - 1 ? null : { chunk: 0, offset: 10 * i, count: 10 }],
  })),
};
const eyeAt = (z: number): Eye => ({ position: { x: 0, y: 0, z }, direction: { x: 0, y: 0, z: -1 } });

function partOf(cell: number, level: number): StoredPart {
  const z = -20 * cell;
  return { count: level === 0 ? 1_000 : 10, box: { min: { x: 0, y: 0, z: z - 1 }, max: { x: 1, y: 1, z } } };
}

function load(store: CellStore<StoredPart>, chunk: number): void {
  store.add(store.cellsOf(chunk).map(({ cell, level }) => ({ cell, level, part: partOf(cell, level) })));
}

function showAll(store: CellStore<StoredPart>, plan: ReturnType<CellStore<StoredPart>['plan']>): void {
  store.markShown(plan.show);
}

describe('the store of cells', () => {
  it('knows which cells a chunk holds, and in which level', () => {
    const store = new CellStore<StoredPart>(INDEX);
    expect(store.cellsOf(0)).toEqual([0, 1, 2, 3, 4].map((cell) => ({ cell, level: 1 })));
    expect(store.cellsOf(3)).toEqual([{ cell: 2, level: 0 }]);
  });

  it('wants the coarsest level of all cells first, or the next one where a cell has none', () => {
    const store = new CellStore<StoredPart>(INDEX);
    expect(store.planCoarsest().missing).toEqual([0, 6]);
    load(store, 0);
    expect(store.planCoarsest().show).toHaveLength(5);
    load(store, 6);
    const plan = store.planCoarsest();
    expect([plan.missing, plan.show.map(({ level }) => level)]).toEqual([[], [1, 1, 1, 1, 1, 0]]);
    showAll(store, plan);
    expect(store.planCoarsest().show).toEqual([]);
  });

  it('ranks cells by where their splats are, not by bounds that the largest splats stretch', () => {
    const store = new CellStore<StoredPart>(INDEX);
    load(store, 0);
    expect(store.plan(eyeAt(-40), Infinity).missing.slice(0, 3)).toEqual([3, 6, 4]);
  });

  it('keeps a finer level on the screen until the coarser one is there', () => {
    const store = new CellStore<StoredPart>(INDEX);
    load(store, 1);
    showAll(store, store.plan(eyeAt(0), Infinity));
    expect(store.planCoarsest().show).toEqual([]);
    load(store, 0);
    expect(store.planCoarsest().show.find(({ cell }) => cell === 0)?.level).toBe(1);
  });

  it('drops what is far once it keeps twice the budget, but never the coarsest level or what is shown', () => {
    const store = new CellStore<StoredPart>(INDEX);
    for (let chunk = 0; chunk <= COUNT; chunk++) load(store, chunk);
    expect(store.kept).toBe(6_050);
    showAll(store, store.plan(eyeAt(0), Infinity));
    showAll(store, store.plan(eyeAt(0), 2_100));
    // The last cell has no coarse splats: it keeps its fine ones.
    expect(store.plan(eyeAt(0), 2_100)).toEqual({ show: [], missing: [] });
    expect(store.kept).toBe(4_050);
    expect(store.plan(eyeAt(-60), 2_100).missing).toEqual([4]);
  });
});
