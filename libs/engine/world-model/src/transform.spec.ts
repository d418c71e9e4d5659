import { assert, integer, pre, property, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  applyToNormal,
  applyToPoint,
  composeTransforms,
  crossProduct,
  determinant,
  dotProduct,
  computeNormalTransform,
  createRotationX,
  createRotationY,
  createRotationZ,
  createScaling,
  subtractVectors,
  createTiltTransform,
  createTranslation,
  normalizeVector,
} from './transform.js';
import type { Vec3 } from './world-model.js';

const number = integer({ min: -300, max: 300 }).map((value) => value / 100);
const vector = tuple(number, number, number);

describe('transforms', () => {
  it('turn a quarter as their names say', () => {
    const near = (v: Vec3) => v.map((value) => Math.round(value * 1e9) / 1e9 + 0);
    expect(near(applyToPoint(createRotationY(Math.PI / 2), [0, 0, 1]))).toEqual([1, 0, 0]);
    expect(near(applyToPoint(createRotationX(Math.PI / 2), [0, 1, 0]))).toEqual([0, 0, 1]);
    expect(near(applyToPoint(createRotationZ(Math.PI / 2), [1, 0, 0]))).toEqual([0, 1, 0]);
  });

  it('apply the last step first', () => {
    expect(applyToPoint(composeTransforms(createTranslation(1, 2, 3), createScaling(2, 2, 2)), [1, 1, 1])).toEqual([3, 4, 5]);
  });

  it('keep normals orthogonal to surfaces, also when they mirror', () => {
    assert(
      property(vector, vector, number, number, (u, v, angle, size) => {
        pre(Math.hypot(...crossProduct(u, v)) > 0.1 && Math.abs(size) > 0.2);
        const map = composeTransforms(createRotationY(angle), createRotationX(size), createScaling(size, 1.5, 0.7));
        const image = (point: Vec3): Vec3 => subtractVectors(applyToPoint(map, point), applyToPoint(map, [0, 0, 0]));
        const normal = applyToNormal(computeNormalTransform(map), normalizeVector(crossProduct(u, v)));
        expect(dotProduct(normal, normalizeVector(image(u)))).toBeCloseTo(0, 6);
        expect(dotProduct(normal, normalizeVector(image(v)))).toBeCloseTo(0, 6);
        const outside = dotProduct(normal, crossProduct(image(u), image(v))) * Math.sign(determinant(map));
        expect(outside).toBeGreaterThan(0);
      }),
    );
  });

  it('tilt the upright axis to any direction that is not down', () => {
    assert(
      property(vector, (v) => {
        const up = normalizeVector([v[0], Math.abs(v[1]) + 0.05, v[2]]);
        const map = createTiltTransform(up);
        expect(applyToPoint(map, [0, 1, 0]).map((value, k) => Math.abs(value - up[k]) < 1e-9)).toEqual([true, true, true]);
        expect(determinant(map)).toBeCloseTo(1, 6);
      }),
    );
  });
});
