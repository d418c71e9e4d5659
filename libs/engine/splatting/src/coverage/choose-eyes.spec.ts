import type { WorldModel } from '@diorama/world-model';
import { describe, expect, it } from 'vitest';

import { CELL } from '../reach/reachable-area.js';
import type { ReachableArea } from '../reach/reachable-area.js';
import { chooseEyes } from './choose-eyes.js';
import type { Eye } from './choose-eyes.js';

const HALF = 24;
const SIDE = 2 * HALF + 1;
const EYE_HEIGHT = 1.6;
const model = { eyeHeight: EYE_HEIGHT } as WorldModel;

/** The area of those cells that `floorAt` gives a height; NaN for others. */
function areaOf(floorAt: (x: number, z: number) => number): ReachableArea {
  const at = (index: number): number => (index - HALF) * CELL;
  return {
    half: HALF,
    floor: Float32Array.from({ length: SIDE * SIDE }, (_, cell) => floorAt(at(cell % SIDE), at(Math.floor(cell / SIDE)))),
  };
}

const disc = areaOf((x, z) => (Math.hypot(x, z) <= 5 ? -EYE_HEIGHT + x / 4 : NaN));
const apart = (a: Eye, b: Eye): number => Math.hypot(a.x - b.x, a.z - b.z);

describe('eyes', () => {
  const eyes = chooseEyes(disc, model, 12);

  it('are as many as asked for, the origin first', () => {
    expect(eyes).toHaveLength(12);
    expect(eyes[0]).toMatchObject({ x: 0, y: 0, z: 0 });
  });

  it('have weights that add up to 1', () => {
    expect(eyes.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 10);
    for (const { weight } of eyes) expect(weight).toBeGreaterThan(0);
    expect(chooseEyes(disc, model, 1)).toEqual([{ x: 0, y: 0, z: 0, weight: 1 }]);
  });

  it('stand on cells that walkers reach, at eye height', () => {
    for (const { x, y, z } of eyes) {
      expect(Math.hypot(x, z)).toBeLessThanOrEqual(5);
      expect(y).toBeCloseTo(x / 4, 5);
      expect(Number.isInteger(x / CELL) && Number.isInteger(z / CELL)).toBe(true);
    }
  });

  it('leave no cell further from an eye than eyes are from each other', () => {
    const closest = Math.min(...eyes.flatMap((a, i) => eyes.slice(i + 1).map((b) => apart(a, b))));
    disc.floor.forEach((floor, cell) => {
      if (Number.isNaN(floor)) return;
      const place = { x: ((cell % SIDE) - HALF) * CELL, z: (Math.floor(cell / SIDE) - HALF) * CELL } as Eye;
      expect(Math.min(...eyes.map((eye) => apart(eye, place)))).toBeLessThanOrEqual(closest);
    });
  });

  it('weigh less the further they stand from the origin', () => {
    const corridor = areaOf((x, z) => (z === 0 && Math.abs(x) <= 5 ? -EYE_HEIGHT : NaN));
    const [origin, ...ends] = chooseEyes(corridor, model, 3);
    expect(ends.map(({ x }) => Math.abs(x))).toEqual([5, 5]);
    for (const { weight } of ends) expect(weight).toBeLessThan((origin?.weight ?? 0) / 2);
  });

  it('are not more than the cells', () => {
    const few = areaOf((x, z) => (Math.abs(x) <= CELL && Math.abs(z) <= CELL ? -EYE_HEIGHT : NaN));
    expect(chooseEyes(few, model, 50)).toHaveLength(9);
    expect(
      chooseEyes(
        areaOf(() => NaN),
        model,
        50,
      ),
    ).toEqual([{ x: 0, y: 0, z: 0, weight: 1 }]);
  });
});
