import { crossProduct, dotProduct, subtractVectors } from '@diorama/world-model';
import type { Prototype, Vec3 } from '@diorama/world-model';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { TraceKernel } from '../kernel/trace-kernel.js';
import { Hit, createRay } from '../rays/ray.js';
import { buildTriangleTree, createSingleMeshBvh } from './triangle-bvh.js';

const coordinate = fc.double({ min: -4, max: 4, noNaN: true });
const point = fc.tuple(coordinate, coordinate, coordinate);
/** As a prototype holds it. */
const corner = fc.tuple(coordinate, coordinate, coordinate).map(([x, y, z]): Vec3 => [Math.fround(x), Math.fround(y), Math.fround(z)]);
const triangles = fc.array(fc.tuple(corner, corner, corner), { minLength: 1, maxLength: 60 });

/** Separate triangles as a prototype. */
function soup(corners: readonly (readonly (readonly number[])[])[]): Prototype {
  const positions = Float32Array.from(corners.flat(2));
  return {
    positions,
    normals: new Float32Array(positions.length),
    indices: Uint32Array.from({ length: positions.length / 3 }, (_, i) => i),
    material: new Uint16Array(corners.length),
    doubleSided: true,
    solid: null,
    semantic: 0,
  };
}

/** Whether it is no matter of rounding where a ray of this direction meets it: a sliver, or one on edge, may be met anywhere. */
function isMetForSure([a, b, c]: readonly [Vec3, Vec3, Vec3], direction: Vec3): boolean {
  const [one, other] = [subtractVectors(b, a), subtractVectors(c, a)];
  const lengths = Math.hypot(...one) * Math.hypot(...other) * Math.hypot(...direction);
  return lengths > 1e-20 && Math.abs(dotProduct(direction, crossProduct(one, other))) > 1e-4 * lengths;
}

function rayOf(origin: readonly number[], direction: readonly number[]): Float64Array {
  const ray = createRay();
  ray.set([...origin, ...direction]);
  return ray;
}

/** Nearest distance over every triangle on its own: a tree of one leaf has no boxes to lose anything. */
function bruteForce(mesh: Prototype, ray: Float64Array): number {
  const trees = Array.from({ length: mesh.indices.length / 3 }, (_, i) => {
    const one = { ...mesh, indices: mesh.indices.slice(3 * i, 3 * i + 3), material: mesh.material.slice(0, 1) };
    return buildTriangleTree(one).tree;
  });
  const kernel = new TraceKernel(trees, null);
  return trees.reduce((nearest, _, i) => {
    const hit = new Hit();
    return kernel.traceMesh(i, ray, hit, false) ? Math.min(nearest, hit.t) : nearest;
  }, Infinity);
}

test('the tree finds what testing every triangle finds', () => {
  fc.assert(
    fc.property(triangles, point, point, (corners, origin, direction) => {
      fc.pre(Math.hypot(...direction) > 1e-3);
      expectSameHits(soup(corners.filter((triangle) => isMetForSure(triangle, direction))), rayOf(origin, direction));
    }),
    { numRuns: 300 },
  );
});

/** What the tree and every triangle on its own meet along a ray. */
function expectSameHits(mesh: Prototype, ray: Float64Array): void {
  const tree = createSingleMeshBvh(mesh);
  const nearest = bruteForce(mesh, ray);
  const hit = new Hit();
  expect(tree.trace(ray, hit, false)).toBe(nearest < Infinity);
  // A hit keeps its limit, Infinity, where nothing was met.
  expect(hit.t).toBe(nearest);
  expect(tree.trace(ray, new Hit(), true)).toBe(nearest < Infinity);
}

describe('boxes that are tested in 32 bits lose no triangle', () => {
  const whole = fc.integer({ min: -3, max: 3 });
  const wholePoint = fc.tuple(whole, whole, whole);
  const wholeTriangles = fc.array(fc.tuple(wholePoint, wholePoint, wholePoint), { minLength: 1, maxLength: 60 });

  test('where rays run along axes and through corners, edges and flat boxes', () => {
    const step = fc.integer({ min: -1, max: 1 });
    fc.assert(
      fc.property(wholeTriangles, wholePoint, fc.tuple(step, step, step), (corners, origin, direction) => {
        fc.pre(direction.some((component) => component !== 0));
        expectSameHits(soup(corners.filter((triangle) => isMetForSure(triangle, direction))), rayOf(origin, direction));
      }),
      { numRuns: 400 },
    );
  });

  test.each([1e3, 1e5, 1e6])('where rays come from %d times as far away as the mesh is large', (distance) => {
    fc.assert(
      fc.property(triangles, point, point, (corners, direction, aim) => {
        fc.pre(Math.hypot(...direction) > 1e-3);
        const mesh = soup(corners.filter((triangle) => isMetForSure(triangle, direction)));
        const origin = aim.map((value, axis) => value - distance * (direction[axis] ?? 0));
        expectSameHits(mesh, rayOf(origin, direction));
      }),
      { numRuns: 150 },
    );
  });

  test.each([1e-3, 1e4])('where the mesh is %d times as large, far from its origin', (scale) => {
    fc.assert(
      fc.property(triangles, point, point, point, (corners, origin, direction, shift) => {
        fc.pre(Math.hypot(...direction) > 1e-3);
        const placed = corners.map((triangle) =>
          triangle.map((place) => place.map((value, axis) => Math.fround(scale * (value + 20 * (shift[axis] ?? 0))))),
        ) as unknown as [Vec3, Vec3, Vec3][];
        const from = origin.map((value, axis) => scale * (value + 20 * (shift[axis] ?? 0)));
        expectSameHits(soup(placed.filter((triangle) => isMetForSure(triangle, direction))), rayOf(from, direction));
      }),
      { numRuns: 150 },
    );
  });
});

test('of triangles on one place the answer is always the same one', () => {
  const same = Array.from({ length: 40 }, (_, i) => [
    [-1, -1, -2 - (i % 2)],
    [1, -1, -2 - (i % 2)],
    [0, 1, -2 - (i % 2)],
  ]);
  const tree = createSingleMeshBvh(soup(same));
  const numbers = Array.from({ length: 3 }, () => {
    const hit = new Hit();
    tree.trace(rayOf([0, 0, 0], [0, 0, -1]), hit, false);
    expect(hit.t).toBe(2);
    return hit.triangle;
  });
  expect(new Set(numbers).size).toBe(1);
});

test('the weights of a hit give its place', () => {
  const mesh = soup([
    [
      [0, 0, -2],
      [4, 0, -2],
      [0, 4, -2],
    ],
  ]);
  const hit = new Hit();
  expect(createSingleMeshBvh(mesh).trace(rayOf([1, 0.5, 0], [0, 0, -1]), hit, false)).toBe(true);
  expect([hit.t, hit.u, hit.v]).toEqual([2, 0.25, 0.125]);
});

test('nothing lies behind the ray or beyond its limit', () => {
  const tree = createSingleMeshBvh(
    soup([
      [
        [-4, -4, -2],
        [4, -4, -2],
        [0, 4, -2],
      ],
    ]),
  );
  expect(tree.trace(rayOf([0, 0, -3], [0, 0, -1]), new Hit(), false)).toBe(false);
  const near = new Hit();
  near.t = 1.5;
  expect(tree.trace(rayOf([0, 0, 0], [0, 0, -1]), near, true)).toBe(false);
});

test('an empty prototype is never met', () => {
  expect(createSingleMeshBvh(soup([])).trace(rayOf([0, 0, 0], [0, 0, -1]), new Hit(), false)).toBe(false);
});

test('many triangles on one place do not overflow the stack', () => {
  const same = Array.from({ length: 5000 }, () => [
    [-1, -1, -2],
    [1, -1, -2],
    [0, 1, -2],
  ]);
  const hit = new Hit();
  expect(createSingleMeshBvh(soup(same)).trace(rayOf([0, 0, 0], [0, 0, -1]), hit, false)).toBe(true);
  expect(hit.t).toBe(2);
});
