import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { forEachTilePoint, TILE_STEPS, TriangleLattice } from './triangle-lattice.js';

type Point = readonly [number, number, number];
type Flat = readonly [number, number];

/** The lattice's own axes are turned by this angle. */
const [COS, SIN] = [2 / Math.sqrt(5), 1 / Math.sqrt(5)];
/** Axes of the plane that each axis projects to. */
const PLANES = [
  [1, 2],
  [2, 0],
  [0, 1],
] as const;
/** Points closer to an outline than this, in steps of the lattice, may belong to either side. */
const EDGE = 1e-6;

const toLattice = ([p, q]: Flat, spacing: number): Flat => [(p * COS + q * SIN) / spacing, (q * COS - p * SIN) / spacing];

/** How often the triangles hit each point of the lattice, by the point's two numbers. */
function hitsOf(triangles: readonly (readonly Point[])[], axis: 0 | 1 | 2, spacing: number): Map<string, number> {
  const lattice = new TriangleLattice();
  const hits = new Map<string, number>();
  for (const [a, b, c] of triangles)
    lattice.forEachPoint(Float64Array.from([a, b, c].flat()), axis, spacing, (u, v) => {
      const place = PLANES[axis].map((k) => a[k] + u * (b[k] - a[k]) + v * (c[k] - a[k])) as unknown as Flat;
      const [i, j] = toLattice(place, spacing);
      expect(Math.abs(i - Math.round(i)) + Math.abs(j - Math.round(j))).toBeLessThan(EDGE);
      const key = `${Math.round(i)} ${Math.round(j)}`;
      hits.set(key, (hits.get(key) ?? 0) + 1);
    });
  return hits;
}

/** Distance of a point from the outline of a convex polygon, counter-clockwise; negative outside. */
function depthIn(polygon: readonly Flat[], [x, y]: Flat): number {
  return Math.min(
    ...polygon.map(([ax, ay], k) => {
      const [bx, by] = polygon[(k + 1) % polygon.length];
      return ((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / Math.hypot(bx - ax, by - ay);
    }),
  );
}

/** Checks that triangles which make up a convex polygon hit each point of the lattice within it once, and no other. */
function expectOnce(corners: readonly Flat[], triangles: readonly (readonly Flat[])[], axis: 0 | 1 | 2, spacing: number): void {
  const [p, q] = PLANES[axis];
  const placed = triangles.map((triangle) =>
    triangle.map(([x, y]): Point => {
      // Along the axis the surface may lie anywhere.
      const point: [number, number, number] = [0.3 * x - 0.2 * y, 0.3 * x - 0.2 * y, 0.3 * x - 0.2 * y];
      point[p] = x;
      point[q] = y;
      return point;
    }),
  );
  const hits = hitsOf(placed, axis, spacing);
  const polygon = corners.map((corner) => toLattice(corner, spacing));
  const [low, high] = [0, 1].map((k) => [Math.min(...polygon.map((c) => c[k])), Math.max(...polygon.map((c) => c[k]))]);
  for (let i = Math.floor(low[0]); i <= low[1]; i++)
    for (let j = Math.floor(high[0]); j <= high[1]; j++) {
      const depth = depthIn(polygon, [i, j]);
      const allowed = depth > EDGE ? [1] : depth < -EDGE ? [0] : [0, 1];
      expect(allowed, `${i} ${j}`).toContain(hits.get(`${i} ${j}`) ?? 0);
    }
}

const within = (min: number, max: number): fc.Arbitrary<number> => fc.double({ min, max, noNaN: true });
/** Corners of a convex quad, counter-clockwise: places on an ellipse. */
const quads = fc
  .tuple(within(-5, 5), within(-5, 5), within(0.5, 3), within(0.5, 3), fc.tuple(within(0, 1), within(0, 1), within(0, 1), within(0, 1)))
  .map(([x, y, width, height, turns]) =>
    turns.map((turn, k): Flat => {
      const angle = (k + 0.1 + 0.8 * turn) * (Math.PI / 2);
      return [x + width * Math.cos(angle), y + height * Math.sin(angle)];
    }),
  );
const axes = fc.constantFrom<(0 | 1 | 2)[]>(0, 1, 2);

describe('the lattice of triangles', () => {
  it('meets the two triangles of a quad in each point once', () => {
    fc.assert(
      fc.property(quads, axes, within(0.1, 0.4), ([a, b, c, d], axis, spacing) => {
        expectOnce(
          [a, b, c, d],
          [
            [a, b, c],
            [a, c, d],
          ],
          axis,
          spacing,
        );
      }),
    );
  });

  it('meets triangles around a corner in each point once, in either winding', () => {
    fc.assert(
      fc.property(quads, axes, within(0.1, 0.4), ([a, b, c, d], axis, spacing) => {
        const middle: Flat = [(a[0] + b[0] + c[0] + d[0]) / 4, (a[1] + b[1] + c[1] + d[1]) / 4];
        expectOnce(
          [a, b, c, d],
          [
            [a, b, middle],
            [middle, b, c],
            [d, c, middle],
            [middle, a, d],
          ],
          axis,
          spacing,
        );
      }),
    );
  });

  it('meets each point once where the shared edge runs along a row of points', () => {
    const spacing = 0.25;
    const at = (i: number, j: number): Flat => [spacing * (i * COS - j * SIN), spacing * (i * SIN + j * COS)];
    for (const [i, j] of [
      [0, 0],
      [3, -7],
      [-40, 25],
    ] as const) {
      const [a, b, c, d] = [at(i - 4, j), at(i, j - 4), at(i + 4, j), at(i, j + 4)];
      expectOnce(
        [a, b, c, d],
        [
          [a, b, c],
          [a, c, d],
        ],
        0,
        spacing,
      );
    }
  });

  it('has as many points as the area of the projection has squares', () => {
    fc.assert(
      fc.property(quads, axes, within(0.05, 0.2), ([a, b, c], axis, spacing) => {
        const triangle = [a, b, c].map(([x, y]): Point => {
          const point: [number, number, number] = [0, 0, 0];
          point[PLANES[axis][0]] = x;
          point[PLANES[axis][1]] = y;
          return point;
        });
        const count = hitsOf([triangle], axis, spacing).size;
        const area = Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])) / 2;
        const outline = [a, b, c].reduce((sum, [x, y], k, all) => sum + Math.hypot(x - all[(k + 1) % 3][0], y - all[(k + 1) % 3][1]), 0);
        // No convex outline has more points to spare or to miss.
        expect(Math.abs(count - area / spacing ** 2)).toBeLessThanOrEqual(outline / spacing + 1);
      }),
    );
  });

  it('has steps that lie in the triangle, and whose projections are square', () => {
    const corner = fc.tuple(within(-2, 2), within(-2, 2), within(-2, 2));
    fc.assert(
      fc.property(corner, corner, corner, axes, (a, b, c, axis) => {
        const [p, q] = PLANES[axis];
        const [u, v] = [b, c].map((end) => end.map((value, k) => value - a[k]));
        const normal = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]];
        // The axis is that of the normal, as samplers choose it.
        fc.pre(Math.abs(normal[axis]) > 0.05 && Math.abs(normal[axis]) >= 0.5 * Math.hypot(...normal));
        const lattice = new TriangleLattice();
        lattice.forEachPoint(Float64Array.from([a, b, c].flat()), axis, 0.1, () => undefined);
        const [first, second] = [lattice.steps.subarray(0, 3), lattice.steps.subarray(3)];
        for (const step of [first, second]) {
          expect(step.reduce((sum, value, k) => sum + value * normal[k], 0)).toBeCloseTo(0, 9);
          expect(Math.hypot(step[p], step[q])).toBeCloseTo(0.1, 9);
        }
        expect(first[p] * second[p] + first[q] * second[q]).toBeCloseTo(0, 9);
      }),
    );
  });

  it('has no points in a triangle that is seen edge on', () => {
    const edgeOn: Point[] = [
      [0, 0, 0],
      [3, 0, 0],
      [3, 5, 0],
    ];
    expect(hitsOf([edgeOn], 1, 0.1).size).toBe(0);
  });
});

describe('the points of tiles', () => {
  const pointsOf = (x: number, z: number, size: number, spacing: number): string[] => {
    const points: string[] = [];
    forEachTilePoint({ x, z, size }, spacing, (px, pz) => points.push(`${px} ${pz}`));
    return points;
  };

  it('are those of the whole, each once, however a tile is divided', () => {
    fc.assert(
      fc.property(fc.integer({ min: -8, max: 8 }), fc.integer({ min: -8, max: 8 }), within(0.06, 0.5), (i, k, spacing) => {
        const [x, z] = [2 * i, 2 * k];
        const parts = [0, 0.5, 1, 1.5].flatMap((dx) => [0, 0.5, 1, 1.5].flatMap((dz) => pointsOf(x + dx, z + dz, 0.5, spacing)));
        expect(parts.toSorted()).toEqual(pointsOf(x, z, 2, spacing).toSorted());
        expect(new Set(parts).size).toBe(parts.length);
      }),
    );
  });

  it('have the origin once among the four tiles around it', () => {
    const points = [-1, 0].flatMap((x) => [-1, 0].flatMap((z) => pointsOf(x, z, 1, 0.3)));
    expect(points.filter((point) => point.split(' ').every((value) => Number(value) === 0))).toHaveLength(1);
  });

  it('are as many as the area has squares', () => {
    fc.assert(
      fc.property(fc.integer({ min: -20, max: 20 }), within(0.01, 0.2), (at, spacing) => {
        const count = pointsOf(at, -at / 2, 1, spacing).length;
        expect(Math.abs(count - 1 / spacing ** 2)).toBeLessThanOrEqual(4 / spacing + 1);
      }),
    );
  });

  it('lie one step apart', () => {
    const { ax, az, bx, bz } = TILE_STEPS;
    const points = new Set<string>();
    const keyOf = (x: number, z: number): string => [x, z].map((value) => Math.round(1e6 * value) + 0).join(' ');
    forEachTilePoint({ x: -2, z: -2, size: 4 }, 0.2, (x, z) => points.add(keyOf(x, z)));
    forEachTilePoint({ x: -1, z: -1, size: 2 }, 0.2, (x, z) => {
      expect(points).toContain(keyOf(x + 0.2 * ax, z + 0.2 * az));
      expect(points).toContain(keyOf(x + 0.2 * bx, z + 0.2 * bz));
    });
  });
});
