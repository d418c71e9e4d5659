import { addFirstHarmonics, SH_C1 } from '@diorama/splat';
import { describe, expect, it } from 'vitest';

import { GROUND, WATER } from '../capture/surface-numbers.js';
import { createBlankSplat, fromHarmonic, SplatBatch } from '../splats/splat-batch.js';
import type { SplatPart } from '../splats/splat-batch.js';
import { toDetailLevel } from '../splats/splat-cloud.js';
import { listNearWater, measureWaterSlopes, pickWater, tiltColors } from './water-slopes.js';

const DEPTH = 1.6;
/** Water is bright at a grazing angle and dark from above: Schlick's approximation of Fresnel's equations, 1994, between a bed and a sky. */
const shade = (sine: number): number => 0.3 + 0.5 * (0.02 + 0.98 * (1 - sine) ** 5);
/** Sines at which walkers see water. */
const SINES = [0.2, 0.3, 0.45, 0.6, 0.75, 0.9];
/** How far a line may lie from that curve. */
const TOLERANCE = 0.12;

const painter = {
  paintWaterFrom: (
    [ox, oy, oz]: readonly [number, number, number],
    { x, z }: { x: number; z: number },
    out: Float32Array,
    at: number,
  ): void => {
    const sine = (oy + DEPTH) / Math.hypot(x - ox, oy + DEPTH, z - oz);
    out.fill(shade(sine), at, at + 3);
  },
};

/** Splats at distances straight ahead, coloured as from the origin. */
function splatsAt(places: readonly (readonly [distance: number, surface: number])[]): SplatPart {
  const batch = new SplatBatch(places.length);
  for (const [distance, surface] of places) {
    const color = shade(DEPTH / Math.hypot(distance, DEPTH));
    batch.add({ ...createBlankSplat(), y: -DEPTH, z: -distance, surface, red: color, green: color, blue: color });
  }
  return batch.finish();
}

const part = splatsAt([
  [1, WATER],
  [4, WATER],
  [9, GROUND],
  [14, WATER],
  [40, WATER],
]);
const numbers = listNearWater(part, 20);
/** Sine of the angle below the horizon at which the origin sees water at a distance. */
const sineOf = (distance: number): number => DEPTH / Math.hypot(distance, DEPTH);

/** Slopes of water at distances, three each. */
function measure(distances: readonly number[]): number[] {
  const water = splatsAt(distances.map((distance) => [distance, WATER]));
  const all = Uint32Array.from(distances, (_, i) => i);
  return [...measureWaterSlopes(pickWater(water, all), { depth: DEPTH, painter })];
}

describe('water near walkers', () => {
  it('is that within reach of the origin', () => {
    expect([...numbers]).toEqual([0, 1, 3]);
  });

  it.each([1, 4, 14])('keeps near the curve of the painter where it lies %d m away', (distance) => {
    const own = sineOf(distance);
    const [slope = NaN] = measure([distance]);
    for (const sine of SINES) expect(Math.abs(shade(own) + slope * (sine - own) - shade(sine)), `at ${sine}`).toBeLessThan(TOLERANCE);
  });

  it('changes its slope gradually with the distance', () => {
    const all = measure([2, 2.2, 2.4, 2.6, 2.8, 3, 3.2, 3.4, 3.6, 3.8, 4]);
    for (let i = 3; i < all.length; i += 3) expect(Math.abs((all[i] ?? NaN) - (all[i - 3] ?? NaN))).toBeLessThan(0.03);
  });

  it('has no slope right below the origin', () => {
    const below = splatsAt([[0, WATER]]);
    expect([...measureWaterSlopes(pickWater(below, Uint32Array.of(0)), { depth: DEPTH, painter })]).toEqual([0, 0, 0]);
  });

  it.each([
    ['the origin', [0, 0, 0]],
    ['above', [0, 3, -13]],
  ] as const)('shows the colour of the direction from %s', (_, eye) => {
    const slope = -0.75 * SH_C1;
    const { cloud } = tiltColors(toDetailLevel(splatsAt([[14, WATER]])), Uint32Array.of(0), Float32Array.of(slope, slope, slope));
    const direction = [0, 1, 2].map((axis) => (cloud.positions[axis] ?? NaN) - (eye[axis] ?? NaN));
    const color = Float32Array.from(cloud.colors, fromHarmonic);
    addFirstHarmonics(cloud, 0, eye, color);
    const sine = -(direction[1] ?? NaN) / Math.hypot(...direction);
    expect(color[0]).toBeCloseTo(shade(sineOf(14)) + slope * (sine - sineOf(14)), 5);
  });

  it('keeps to the steps and the range of SPZ', () => {
    const { cloud } = tiltColors(toDetailLevel(splatsAt([[14, WATER]])), Uint32Array.of(0), Float32Array.of(-3, 3, 0.3));
    expect([...cloud.sh]).toEqual([-0.9375, 0.9375, 0.625, 0, 0, 0, 0, 0, 0]);
  });

  it('leaves a world without water as it is', () => {
    const level = toDetailLevel(splatsAt([[9, GROUND]]));
    expect(tiltColors(level, new Uint32Array(), new Float32Array()).cloud).toBe(level.cloud);
  });
});
