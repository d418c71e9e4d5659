import { describe, expect, it } from 'vitest';

import { FREE_CELL, OCCUPIED_CELL, UNKNOWN_CELL, createOccupancyGrid } from './occupancy-grid.js';
import type { OccupancyGrid } from './occupancy-grid.js';

const OPTIONS = { cell: 0.05, reach: 3, step: 0.15, clearance: 1.8 };

/** Corners of a box's faces, all looking outwards. */
function box([x0, y0, z0]: readonly [number, number, number], [x1, y1, z1]: readonly [number, number, number]): number[][] {
  const p = (i: number): number[] => [i & 1 ? x1 : x0, i & 2 ? y1 : y0, i & 4 ? z1 : z0];
  const faces = [
    [2, 6, 7, 3],
    [0, 1, 5, 4],
    [0, 2, 3, 1],
    [4, 5, 7, 6],
    [0, 4, 6, 2],
    [1, 3, 7, 5],
  ];
  return faces.flatMap(([a = 0, b = 0, c = 0, d = 0]) => [p(a), p(b), p(c), p(a), p(c), p(d)]);
}

const gridOf = (...corners: number[][][]): OccupancyGrid => {
  const positions = Float32Array.from(corners.flat(2));
  return createOccupancyGrid({ positions, indices: Uint32Array.from({ length: positions.length / 3 }, (_, i) => i) }, OPTIONS);
};

const at = ({ cells, width, cell, left, far }: OccupancyGrid, x: number, z: number): number | undefined =>
  cells[Math.floor((z - far) / cell) * width + Math.floor((x - left) / cell)];

const floor = box([-2, -2, -2], [2, -1.6, 2]);

describe('an occupancy grid', () => {
  it('is free over level ground, and ends where the mesh or the reach does', () => {
    const grid = gridOf(floor);
    expect([grid.width, grid.height, grid.left, grid.far]).toEqual([80, 80, -2, -2]);
    const inner = grid.cells.filter((_, i) => i % 80 > 0 && i % 80 < 79 && i > 80 && i < 79 * 80);
    expect(new Set(inner)).toEqual(new Set([FREE_CELL]));
    expect(gridOf(box([-9, -2, -9], [9, -1, 9]))).toMatchObject({ width: 120, height: 120, left: -3 });
  });

  it('is occupied at what stands there, within a cell', () => {
    const grid = gridOf(floor, box([0.5, -1.6, -1], [1, 0, -0.5]));
    const wrong: number[][] = [];
    let occupied = 0;
    for (let z = -1.9; z < 1.9; z += 0.025)
      for (let x = -1.9; x < 1.9; x += 0.025) {
        const inside = x > 0.5 && x < 1 && z > -1 && z < -0.5;
        const near = x > 0.4 && x < 1.1 && z > -1.1 && z < -0.4;
        const value = at(grid, x, z);
        if ((inside && value !== OCCUPIED_CELL) || (!near && value !== FREE_CELL)) wrong.push([x, z]);
        if (value === OCCUPIED_CELL) occupied++;
      }
    expect(wrong).toEqual([]);
    expect(occupied).toBeGreaterThan(300);
  });

  it('passes under what hangs high, and over what is low', () => {
    expect(at(gridOf(floor, box([0, 0.4, 0], [1, 0.6, 1])), 0.5, 0.5)).toBe(FREE_CELL);
    expect(at(gridOf(floor, box([0, -1.6, 0], [1, -1.5, 1])), 0.5, 0.5)).toBe(FREE_CELL);
    expect(at(gridOf(floor, box([0, -0.5, 0], [1, -0.4, 1])), 0.5, 0.5)).toBe(OCCUPIED_CELL);
  });

  it('is occupied inside of what is higher than the robot', () => {
    const grid = gridOf(floor, box([0, -1.6, 0], [1, 2, 1]));
    expect(at(grid, 0.5, 0.5)).toBe(OCCUPIED_CELL);
    expect(at(gridOf(floor, box([0, -1.7, 0], [1, 2, 1]), box([-1, 1, -1], [2, 3, 2])), 0.5, 0.5)).toBe(OCCUPIED_CELL);
    expect(at(grid, -0.5, 0.5)).toBe(FREE_CELL);
  });

  it('knows nothing where there is no ground', () => {
    const grid = gridOf(box([-2, -2, -2], [0, -1.6, 2]), box([1, -2, -2], [2, -1.6, 2]));
    expect(at(grid, 0.5, 0)).toBe(UNKNOWN_CELL);
    expect(at(grid, 1.5, 0)).toBe(FREE_CELL);
  });

  it('takes a slope for ground, and a cliff for a wall', () => {
    const ramp = (rise: number): number[][] => [
      [-2, 0, -2],
      [-2, 0, 2],
      [2, 4 * rise, 2],
      [-2, 0, -2],
      [2, 4 * rise, 2],
      [2, 4 * rise, -2],
    ];
    expect(at(gridOf(ramp(0.5)), 0, 0)).toBe(FREE_CELL);
    expect(at(gridOf(ramp(6)), 0, 0)).toBe(OCCUPIED_CELL);
  });
});
