import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { createBlankSplat } from '../splats/splat-batch.js';
import type { Splat } from '../splats/splat-batch.js';
import { fitDiscToTangents } from './disc.js';

type Vector = [number, number, number];

/** The splat's axes as columns, from its quaternion. */
function axes({ qx: x, qy: y, qz: z, qw: w }: Splat): [Vector, Vector, Vector] {
  return [
    [1 - 2 * (y * y + z * z), 2 * (x * y + w * z), 2 * (x * z - w * y)],
    [2 * (x * y - w * z), 1 - 2 * (x * x + z * z), 2 * (y * z + w * x)],
    [2 * (x * z + w * y), 2 * (y * z - w * x), 1 - 2 * (x * x + y * y)],
  ];
}

const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** Variance of the splat along a direction. */
function variance(splat: Splat, along: Vector): number {
  const sigmas = [splat.sigma1, splat.sigma2, splat.sigma3];
  return axes(splat).reduce((sum, axis, i) => sum + sigmas[i] ** 2 * dot(axis, along) ** 2, 0);
}

const coordinate = fc.double({ min: -1, max: 1, noNaN: true });
const vector = fc.tuple(coordinate, coordinate, coordinate);

describe('shaping a disc', () => {
  it('gives the covariance of the grid cell in its plane', () => {
    const wellSpread = ([u, v]: [Vector, Vector]): boolean => {
      const cosine = dot(u, v) / Math.sqrt(dot(u, u) * dot(v, v));
      return dot(u, u) > 0.01 && dot(v, v) > 0.01 && Math.abs(cosine) < 0.98;
    };
    fc.assert(
      fc.property(fc.tuple(vector, vector).filter(wellSpread), vector, ([u, v], probe) => {
        const splat = createBlankSplat();
        const [ux, uy, uz] = u;
        const [vx, vy, vz] = v;
        expect(fitDiscToTangents({ ux, uy, uz, vx, vy, vz }, splat)).toBe(true);
        const normal = axes(splat)[2];
        const inPlane = probe.map((value, axis) => value - dot(probe, normal) * normal[axis]) as Vector;
        const expected = 0.7 ** 2 * (dot(u, inPlane) ** 2 + dot(v, inPlane) ** 2);
        expect(variance(splat, inPlane)).toBeCloseTo(expected, 6);
      }),
    );
  });

  it('lays its third axis along the normal, a tenth as thick as it is broad', () => {
    const splat = createBlankSplat();
    fitDiscToTangents({ ux: 2, uy: 0, uz: 0, vx: 0, vy: 0, vz: 1 }, splat);
    expect(Math.abs(axes(splat)[2][1])).toBeCloseTo(1, 12);
    expect(splat.sigma1).toBeCloseTo(1.4, 12);
    expect(splat.sigma2).toBeCloseTo(0.7, 12);
    expect(splat.sigma3).toBeCloseTo(0.07, 12);
  });

  it('refuses tangents that span no area', () => {
    const splat = createBlankSplat();
    expect(fitDiscToTangents({ ux: 1, uy: 2, uz: 3, vx: 2, vy: 4, vz: 6 }, splat)).toBe(false);
    expect(fitDiscToTangents({ ux: 0, uy: 0, uz: 0, vx: 2, vy: 4, vz: 6 }, splat)).toBe(false);
  });
});
