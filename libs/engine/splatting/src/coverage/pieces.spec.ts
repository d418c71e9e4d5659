import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { PATCH_COUNT, PatchGrid } from './patch-grid.js';
import { forEachPiece, forEachTile } from './pieces.js';
import type { Tile } from './pieces.js';

const grid = new PatchGrid(0.25);

type Point = readonly [number, number, number];
const cornersOf = (triangle: ArrayLike<number>): Point[] =>
  [0, 3, 6].map((at) => [triangle[at], triangle[at + 1], triangle[at + 2]] as const);
const sideOf = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

function crossOf(triangle: ArrayLike<number>): Point {
  const [a, b, c] = cornersOf(triangle);
  const [u, v] = [b, c].map((end) => [end[0] - a[0], end[1] - a[1], end[2] - a[2]] as const);
  return [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]];
}
const areaOf = (triangle: ArrayLike<number>): number => Math.hypot(...crossOf(triangle)) / 2;

function piecesOf(triangle: Float64Array): Float64Array[] {
  const pieces: Float64Array[] = [];
  forEachPiece(triangle, grid, (piece) => pieces.push(piece.slice()));
  return pieces;
}

const place = fc.double({ min: -12, max: 12, noNaN: true });
const triangles = fc.array(place, { minLength: 9, maxLength: 9 }).map((numbers) => Float64Array.from(numbers));

describe('the pieces of a triangle', () => {
  it('have its area together', () => {
    fc.assert(
      fc.property(triangles, (triangle) => {
        const sum = piecesOf(triangle).reduce((total, piece) => total + areaOf(piece), 0);
        expect(sum).toBeCloseTo(areaOf(triangle), 8);
      }),
      { numRuns: 30 },
    );
  });

  it('are not longer than the cubes where they lie, and face the same way', () => {
    fc.assert(
      fc.property(triangles, (triangle) => {
        const whole = crossOf(triangle);
        // A triangle that is nearly a line faces no way.
        fc.pre(Math.hypot(...whole) > 0.01);
        for (const piece of piecesOf(triangle)) {
          const [a, b, c] = cornersOf(piece);
          const [x, y, z] = [0, 1, 2].map((axis) => (a[axis] + b[axis] + c[axis]) / 3);
          expect(Math.max(sideOf(a, b), sideOf(b, c), sideOf(c, a))).toBeLessThanOrEqual(grid.sizeAt(x, y, z) * (1 + 1e-12));
          const own = crossOf(piece);
          expect(own[0] * whole[0] + own[1] * whole[1] + own[2] * whole[2]).toBeGreaterThanOrEqual(0);
        }
      }),
      { numRuns: 15 },
    );
  });

  it('that lie in wanted patches are found, also if the others are not cut', () => {
    const number = fc.integer({ min: 0, max: PATCH_COUNT });
    fc.assert(
      fc.property(triangles, number, fc.nat(PATCH_COUNT >> 4), (triangle, first, count) => {
        const within = (piece: Float64Array): boolean => {
          const [x, y, z] = [0, 1, 2].map((axis) => (piece[axis] + piece[axis + 3] + piece[axis + 6]) / 3);
          const patch = grid.indexAt(x, y, z, 2);
          return patch >= first && patch < first + count;
        };
        const found: Float64Array[] = [];
        forEachPiece(
          triangle,
          grid,
          (piece) => found.push(piece.slice()),
          (corners) => grid.mayReach(corners, first, first + count),
        );
        expect(found.filter(within)).toEqual(piecesOf(triangle).filter(within));
      }),
      { numRuns: 60 },
    );
  });

  it('are the triangle itself where that is small', () => {
    const triangle = Float64Array.of(0, 0, 0, 0.1, 0, 0, 0, 0.1, 0);
    const seen: Float64Array[] = [];
    forEachPiece(triangle, grid, (piece) => seen.push(piece));
    expect(seen).toEqual([triangle]);
  });
});

describe('tiles', () => {
  const hilly = (x: number, z: number): number => 3 * Math.sin(x / 5) + 0.3 * z;
  const tilesOf = (radius: number, height: (x: number, z: number) => number): Tile[] => {
    const tiles: Tile[] = [];
    forEachTile(radius, grid, height, (tile) => tiles.push(tile));
    return tiles;
  };

  it.each([
    ['level', (): number => -1.6],
    ['hilly', hilly],
  ])('cover the disc without overlap on %s ground', (_, height) => {
    const tiles = tilesOf(20, height);
    const ends = fc.double({ min: -20, max: 20, noNaN: true });
    fc.assert(
      fc.property(ends, ends, (x, z) => {
        fc.pre(Math.hypot(x, z) <= 20);
        const holding = tiles.filter((tile) => x >= tile.x && x < tile.x + tile.size && z >= tile.z && z < tile.z + tile.size);
        expect(holding).toHaveLength(1);
      }),
    );
  });

  it('do not overlap outside the disc either, and all of them touch it', () => {
    const tiles = tilesOf(13, hilly);
    const finest = Math.min(...tiles.map(({ size }) => size));
    const cells = tiles.flatMap(({ x, z, size }) =>
      Array.from({ length: (size / finest) ** 2 }, (_, i) => {
        const across = size / finest;
        return `${x + (i % across) * finest} ${z + Math.floor(i / across) * finest}`;
      }),
    );
    expect(new Set(cells).size).toBe(cells.length);
    for (const { x, z, size } of tiles) {
      const nearest = Math.hypot(Math.max(x, -x - size, 0), Math.max(z, -z - size, 0));
      expect(nearest).toBeLessThanOrEqual(13);
    }
  });

  it('are as large as the cubes at their height', () => {
    for (const { x, z, size } of tilesOf(40, () => -1.6)) expect(size).toBe(grid.sizeAt(x + size / 2, -1.6, z + size / 2));
    for (const { x, z, size } of tilesOf(20, hilly))
      expect(size).toBeLessThanOrEqual(grid.sizeAt(x + size / 2, hilly(x + size / 2, z + size / 2), z + size / 2));
  });
});
