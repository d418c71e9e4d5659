import { gradientNoise2 } from '@diorama/random';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { createRay } from '../rays/ray.js';
import { terrainOf } from '../testing/sample-world.js';
import { HeightfieldTracer } from './heightfield-trace.js';

const rough = new HeightfieldTracer(
  terrainOf(65, 0.5, (x, z) => 3 * gradientNoise2(1, x / 6, z / 6) + 0.8 * gradientNoise2(2, x / 1.1, z / 1.1)),
);

function rayOf(origin: readonly number[], direction: readonly number[]): Float64Array {
  const length = Math.hypot(...direction);
  const ray = createRay();
  ray.set([...origin, ...direction.map((value) => value / length)]);
  return ray;
}

const along = (ray: Float64Array, t: number): [number, number, number] =>
  [0, 1, 2].map((i) => (ray[i] ?? 0) + (ray[i + 3] ?? 0) * t) as [number, number, number];

/** Height of a point of the ray above the surface; Infinity outside the field. */
function above(ray: Float64Array, t: number): number {
  const [x, y, z] = along(ray, t);
  return Math.max(Math.abs(x), Math.abs(z)) > rough.half ? Infinity : y - rough.heightAt(x, z);
}

const STEP = 0.004;

test('marching meets the surface where dense sampling does', () => {
  const place = fc.double({ min: -14, max: 14, noNaN: true });
  const slope = fc.double({ min: -1, max: 1, noNaN: true });
  fc.assert(
    fc.property(place, place, slope, slope, slope, (x, z, dx, dy, dz) => {
      fc.pre(Math.hypot(dx, dy, dz) > 1e-3);
      const ray = rayOf([x, rough.heightAt(x, z) + 0.7, z], [dx, dy, dz]);
      const t = rough.trace(ray, 60);
      const end = Math.min(t, 60);
      // Up to the hit the ray stays above the ground, but for what touches it within the sampling's width.
      let lowest = Infinity;
      for (let s = 0; s < end - STEP; s += STEP) lowest = Math.min(lowest, above(ray, s));
      expect(lowest).toBeGreaterThan(-STEP);
      expect(t === Infinity || Math.abs(above(ray, t)) < 1e-5).toBe(true);
    }),
    { numRuns: 120 },
  );
});

test('a ray that starts where it is known to be above the ground meets it at the same distance, to the last bit', () => {
  const place = fc.double({ min: -14, max: 14, noNaN: true });
  const slope = fc.double({ min: -1, max: 1, noNaN: true });
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(place, place, fc.tuple(slope, slope, slope), share, (x, z, [dx, dy, dz], known) => {
      fc.pre(Math.hypot(dx, dz) > 1e-3);
      const ray = rayOf([x, rough.heightAt(x, z) + 0.7, z], [dx, dy, dz]);
      const t = rough.trace(ray, 60);
      expect(rough.trace(ray, 60, known * Math.min(t, 60))).toBe(t);
      // Of two rays in one upright plane, the upper one does not meet the ground nearer.
      const upper = rayOf([x, rough.heightAt(x, z) + 0.7, z], [dx, dy + 0.1, dz]);
      const level = (of: Float64Array): number => Math.hypot(of[3] ?? 0, of[5] ?? 0);
      expect(rough.trace(upper, 60, (Math.min(t, 60) * level(ray)) / level(upper))).toBe(rough.trace(upper, 60));
    }),
    { numRuns: 300 },
  );
});

test('a plane is met at its analytic distance, from every side', () => {
  const plane = new HeightfieldTracer(terrainOf(33, 1, (x, z) => 0.25 * x - 0.5 * z - 3));
  for (const direction of [
    [0, -1, 0],
    [1, -1, 0.3],
    [-0.4, -0.7, -1],
    [0.2, -0.9, 0],
  ]) {
    const ray = rayOf([1.3, 2, -0.7], direction);
    const [dx, dy, dz] = [ray[3] ?? 0, ray[4] ?? 0, ray[5] ?? 0];
    const expected = (2 - (0.25 * 1.3 - 0.5 * -0.7 - 3)) / (0.25 * dx - 0.5 * dz - dy);
    expect(plane.trace(ray, Infinity)).toBeCloseTo(expected, 6);
  }
});

test('a ray from outside comes in over the rim, and one above everything meets nothing', () => {
  const flat = new HeightfieldTracer(terrainOf(17, 1, () => 0));
  expect(flat.trace(rayOf([-20, 4, 0.5], [4, -1, 0]), Infinity)).toBeCloseTo(Math.hypot(16, 4), 6);
  expect(flat.trace(rayOf([0, 1, 0], [1, 0.01, 0]), Infinity)).toBe(Infinity);
  expect(flat.trace(rayOf([0, 1, 0], [0, -1, 0]), 0.9)).toBe(Infinity);
});
