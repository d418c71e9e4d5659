import { describe, expect, it } from 'vitest';

import { Ground, forEachGroundSample } from './ground.js';

function slope(): Ground {
  const ground = new Ground();
  forEachGroundSample((index, x) => {
    ground.heights[index] = 0.5 * x;
  });
  return ground;
}

describe('the ground', () => {
  it('reads heights between samples', () => {
    expect(slope().heightAt(12.34, -5.6)).toBeCloseTo(6.17, 3);
  });

  it('knows its normal and its steepness', () => {
    const [x, y, z] = slope().normalAt(3, 4);
    expect([x / y, z]).toEqual([expect.closeTo(-0.5, 4), expect.closeTo(0, 5)]);
    expect(slope().steepnessAt(3, 4, 2)).toBeCloseTo(0.5, 4);
  });

  it('is level within a levelled disc and as it was beyond its margin', () => {
    const ground = slope();
    ground.level({ x: 20, z: 10, radius: 4, margin: 3 }, 9);
    for (const [x, z] of [
      [20, 10],
      [23, 10],
      [20, 6.5],
    ] as const)
      expect(ground.heightAt(x, z)).toBeCloseTo(9, 5);
    expect(ground.heightAt(28, 10)).toBeCloseTo(14, 3);
  });
});
