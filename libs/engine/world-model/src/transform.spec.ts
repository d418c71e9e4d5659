import { assert, integer, pre, property, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  applyToNormal,
  applyToPoint,
  compose,
  cross,
  determinant,
  dot,
  normalMap,
  rotationX,
  rotationY,
  rotationZ,
  scaling,
  subtract,
  tilt,
  translation,
  unit,
} from './transform.js';
import type { Vec3 } from './world-model.js';

const number = integer({ min: -300, max: 300 }).map((value) => value / 100);
const vector = tuple(number, number, number);

describe('transforms', () => {
  it('turn a quarter as their names say', () => {
    const near = (v: Vec3) => v.map((value) => Math.round(value * 1e9) / 1e9 + 0);
    expect(near(applyToPoint(rotationY(Math.PI / 2), [0, 0, 1]))).toEqual([1, 0, 0]);
    expect(near(applyToPoint(rotationX(Math.PI / 2), [0, 1, 0]))).toEqual([0, 0, 1]);
    expect(near(applyToPoint(rotationZ(Math.PI / 2), [1, 0, 0]))).toEqual([0, 1, 0]);
  });

  it('apply the last step first', () => {
    expect(applyToPoint(compose(translation(1, 2, 3), scaling(2, 2, 2)), [1, 1, 1])).toEqual([3, 4, 5]);
  });

  it('keep normals orthogonal to surfaces, also when they mirror', () => {
    assert(
      property(vector, vector, number, number, (u, v, angle, size) => {
        pre(Math.hypot(...cross(u, v)) > 0.1 && Math.abs(size) > 0.2);
        const map = compose(rotationY(angle), rotationX(size), scaling(size, 1.5, 0.7));
        const image = (point: Vec3): Vec3 => subtract(applyToPoint(map, point), applyToPoint(map, [0, 0, 0]));
        const normal = applyToNormal(normalMap(map), unit(cross(u, v)));
        expect(dot(normal, unit(image(u)))).toBeCloseTo(0, 6);
        expect(dot(normal, unit(image(v)))).toBeCloseTo(0, 6);
        const outside = dot(normal, cross(image(u), image(v))) * Math.sign(determinant(map));
        expect(outside).toBeGreaterThan(0);
      }),
    );
  });

  it('tilt the upright axis to any direction that is not down', () => {
    assert(
      property(vector, (v) => {
        const up = unit([v[0], Math.abs(v[1]) + 0.05, v[2]]);
        const map = tilt(up);
        expect(applyToPoint(map, [0, 1, 0]).map((value, k) => Math.abs(value - up[k]) < 1e-9)).toEqual([true, true, true]);
        expect(determinant(map)).toBeCloseTo(1, 6);
      }),
    );
  });
});
