import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { axisOfNormal, PATCH_COUNT, PatchGrid, THIN_AXIS } from './patch-grid.js';

const CELL = 0.5;
const AXES = THIN_AXIS + 1;
const NESTS = 5;
const [SIDE, RISE] = [64, 32];
const grid = new PatchGrid(CELL);

/** Calls back with the middle of every cube that a nest has outside the nests within it. */
function forEachCube(nest: number, visit: (x: number, y: number, z: number) => void): void {
  const size = CELL * 2 ** nest;
  for (let k = -SIDE / 2; k < SIDE / 2; k++)
    for (let j = -RISE / 2; j < RISE / 2; j++)
      for (let i = -SIDE / 2; i < SIDE / 2; i++) {
        const [x, y, z] = [i + 0.5, j + 0.5, k + 0.5];
        const isInner = Math.max(Math.abs(x), 2 * Math.abs(y), Math.abs(z)) < SIDE / 4;
        if (nest === 0 || !isInner) visit(x * size, y * size, z * size);
      }
}

describe('a patch grid', () => {
  it('gives every direction in every cube of every nest a number of its own', () => {
    const seen = new Uint8Array(PATCH_COUNT);
    let patches = 0;
    let [least, most] = [Infinity, -Infinity];
    for (let nest = 0; nest < NESTS; nest++)
      forEachCube(nest, (x, y, z) => {
        for (let axis = 0; axis < AXES; axis++) {
          const patch = grid.indexAt(x, y, z, axis);
          least = Math.min(least, patch);
          most = Math.max(most, patch);
          seen[patch] = 1;
          patches++;
        }
      });
    expect(least).toBe(0);
    expect(most).toBeLessThan(PATCH_COUNT);
    expect(seen.reduce((sum, value) => sum + value, 0)).toBe(patches);
    // The finest nest has no nest within it, so it uses all of its numbers.
    expect(seen.subarray(0, PATCH_COUNT / NESTS).every((value) => value === 1)).toBe(true);
  });

  it('gives all places of a cube the same numbers', () => {
    const part = fc.double({ min: 0, max: 0.999, noNaN: true });
    fc.assert(
      fc.property(
        fc.integer({ min: -32, max: 31 }),
        fc.integer({ min: -16, max: 15 }),
        fc.integer({ min: -32, max: 31 }),
        fc.tuple(part, part, part),
        (i, j, k, [dx, dy, dz]) => {
          // Lower bounds of the outermost cubes lie on the border and so belong to the next nest.
          fc.pre(i > -32 && j > -16 && k > -32);
          const own = grid.indexAt((i + 0.5) * CELL, (j + 0.5) * CELL, (k + 0.5) * CELL, 3);
          expect(grid.indexAt((i + dx) * CELL, (j + dy) * CELL, (k + dz) * CELL, 3)).toBe(own);
        },
      ),
    );
  });

  it('doubles its cubes from nest to nest', () => {
    for (let nest = 0; nest < NESTS; nest++) {
      const [inside, beyond] = [31.9 * CELL * 2 ** nest, 32 * CELL * 2 ** nest];
      for (const [x, y, z] of [
        [1, 0, 0],
        [0, 0.5, 0],
        [0, 0, -1],
      ] as const) {
        expect(grid.sizeAt(x * inside, y * inside, z * inside)).toBe(CELL * 2 ** nest);
        expect(grid.sizeAt(x * beyond, y * beyond, z * beyond)).toBe(CELL * 2 ** (nest + 1));
      }
    }
  });

  it('has no patches beyond the coarsest nest', () => {
    const reach = (SIDE / 2) * CELL * 2 ** (NESTS - 1);
    expect(grid.indexAt(reach, 0, 0, 0)).toBe(-1);
    expect(grid.indexAt(0, -reach / 2, 0, 0)).toBe(-1);
    expect(grid.indexAt(0, 0, -1e6, 0)).toBe(-1);
    expect(grid.indexAt(0.999 * reach, 0, 0, 0)).toBeGreaterThanOrEqual(0);
  });

  it('names the patches of the same direction in the cubes around a patch', () => {
    const neighbours = (patch: number): number[] => {
      const found: number[] = [];
      grid.forEachNeighbour(patch, (other) => found.push(other));
      return found.toSorted((a, b) => a - b);
    };
    const around: number[] = [];
    for (const dx of [-CELL, 0, CELL])
      for (const dy of [-CELL, 0, CELL])
        for (const dz of [-CELL, 0, CELL])
          if (dx !== 0 || dy !== 0 || dz !== 0) around.push(grid.indexAt(3.1 + dx, -2.1 + dy, 0.1 + dz, 4));
    expect(neighbours(grid.indexAt(3.1, -2.1, 0.1, 4))).toEqual(around.toSorted((a, b) => a - b));
    const end = (SIDE / 2 - 0.5) * CELL;
    expect(neighbours(grid.indexAt(end, end / 2 + CELL / 4 - 0.01, end, 4))).toHaveLength(7);
  });
});

describe('the direction of a normal', () => {
  it('is its largest component', () => {
    const part = fc.double({ min: -1, max: 1, noNaN: true });
    fc.assert(
      fc.property(part, part, part, (x, y, z) => {
        const axis = axisOfNormal(x, y, z);
        const component = [x, y, z][axis >> 1] * (axis % 2 === 0 ? 1 : -1);
        expect(component).toBe(Math.max(Math.abs(x), Math.abs(y), Math.abs(z)));
      }),
    );
  });

  it.each([
    [0, [1, 0, 0]],
    [1, [-1, 0, 0]],
    [2, [0, 1, 0]],
    [3, [0, -1, 0]],
    [4, [0, 0, 1]],
    [5, [0, 0, -1]],
  ] as const)('is %i for the unit vector %j', (axis, [x, y, z]) => {
    expect(axisOfNormal(x, y, z)).toBe(axis);
  });
});
