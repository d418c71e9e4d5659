import type { Vec3 } from '@diorama/world-model';
import { describe, expect, it } from 'vitest';

import { createAnalyticRenderer } from '../testing/analytic-world.js';
import { CaptureSight } from './capture-sight.js';
import type { OrientedPoint } from './capture-sight.js';
import { renderDistanceRows } from './distance-map.js';

/** Ground 1.6 m below the capture, and a ball of 1 m before it. */
const world = createAnalyticRenderer({ ground: -1.6, balls: [{ centre: [0, -0.6, -4], radius: 1 }], room: null, radius: 100 });
const WIDTH = 256;
const ANGLE = (2 * Math.PI) / WIDTH;

function sightFrom(origin: Vec3, width = WIDTH): CaptureSight {
  const view = { origin, width };
  return new CaptureSight({ view, distance: renderDistanceRows(world, view, { start: 0, end: width / 2 }) }, world);
}

const onGround = (x: number, z: number): OrientedPoint => ({ x, y: -1.6, z, nx: 0, ny: 1, nz: 0 });
const onWall = (x: number, z: number): OrientedPoint => ({ x, y: 0, z, nx: 0, ny: 0, nz: 1 });

describe('what a capture sees', () => {
  const sight = sightFrom([0, 0, 0]);

  it('includes open ground, near and far', () => {
    for (const z of [5, 1, -1, -2.5]) for (const x of [-3, 2.5, 8]) expect(sight.sees(onGround(x, z), true)).toBe(true);
  });

  it('includes the near side of a ball and not its far side', () => {
    expect(sight.sees({ x: 0, y: -0.6, z: -3, nx: 0, ny: 0, nz: 1 }, true)).toBe(true);
    expect(sight.sees({ x: 0, y: -0.6, z: -5, nx: 0, ny: 0, nz: -1 }, false)).toBe(false);
  });

  it('excludes the ground behind the ball, which another capture sees', () => {
    expect(sight.sees(onGround(0, -5.5), false)).toBe(false);
    expect(sightFrom([0, 1, -8]).sees(onGround(0, -5.5), true)).toBe(true);
  });

  it('is uncertain at an outline, where a ray of its own decides', () => {
    // The highest visible place of the ball: the map rays above it pass the ball.
    const [distance, radius] = [Math.hypot(0.6, 4), 1];
    const tilt = Math.atan2(-0.6, 4) + Math.asin(radius / distance) - 0.01;
    const along = world.cast([0, 0, 0], [0, Math.sin(tilt), -Math.cos(tilt)]);
    const [y, z] = [along * Math.sin(tilt), -along * Math.cos(tilt)];
    const outline = { x: 0, y, z, nx: 0, ny: y + 0.6, nz: z + 4 };
    expect(sight.sees(outline, true)).toBe(false);
    expect(sight.sees(outline, false)).toBe(true);
  });
});

describe('the samples of a capture', () => {
  const sight = sightFrom([0, 0, 0]);

  it('lie further apart with the distance and with the slant of a surface', () => {
    expect(sight.spacing(onWall(0, -4))).toBeCloseTo(4 * ANGLE, 10);
    expect(sight.spacing(onWall(0, -8))).toBeCloseTo(8 * ANGLE, 10);
    // At 45 degrees both the distance and the slant count.
    expect(sight.spacing(onWall(4, -4))).toBeCloseTo(Math.hypot(4, 4) * ANGLE * Math.SQRT2, 10);
  });

  it('have a bounded spacing where a surface is seen edge on', () => {
    const edgeOn = { x: 0, y: 0, z: -4, nx: 1, ny: 0, nz: 0 };
    expect(sight.spacing(edgeOn)).toBeGreaterThan(10 * 4 * ANGLE);
    expect(sight.spacing(edgeOn)).toBeLessThan(100 * 4 * ANGLE);
  });

  it('lie further apart in a coarser capture, and closer from a nearer origin', () => {
    expect(sightFrom([0, 0, 0], WIDTH / 2).spacing(onWall(0, -4))).toBeCloseTo(8 * ANGLE, 10);
    expect(sightFrom([0, 0, -2]).spacing(onWall(0, -4))).toBeCloseTo(2 * ANGLE, 10);
  });

  it('have a spacing across the ray that does not depend on the slant', () => {
    expect(sight.spacingAcross(onWall(4, -4))).toBeCloseTo(Math.hypot(4, 4) * ANGLE, 10);
    expect(sight.spacingAcross({ ...onWall(4, -4), nx: 1, nz: 0 })).toBeCloseTo(Math.hypot(4, 4) * ANGLE, 10);
  });
});

describe('a place', () => {
  const sight = sightFrom([0, 0, 0]);

  it('is covered behind or on a surface that the capture sees', () => {
    expect(sight.isCovered(0, -0.6, -6)).toBe(true);
    expect(sight.isCovered(0, -0.6, -3.02)).toBe(true);
    expect(sight.isCovered(3, -2, 3)).toBe(true);
  });

  it('is not covered in front of all surfaces and before the sky', () => {
    expect(sight.isCovered(0, -0.3, -2)).toBe(false);
    expect(sight.isCovered(0, 5, -30)).toBe(false);
    expect(sight.isCovered(3, -1, 3)).toBe(false);
  });
});
