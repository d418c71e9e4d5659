import { describe, expect, it } from 'vitest';

import { createAnalyticRenderer } from '../testing/analytic-world.js';
import { chooseCapturePoints } from './capture-spots.js';

describe('places to capture from', () => {
  it('lie around the origin, which is the first, in the open and in sight of it', () => {
    const balls = [{ centre: [1.5, 0, 0] as const, radius: 1 }];
    const world = createAnalyticRenderer({ ground: -1.6, balls, room: null, radius: 100 });
    const spots = chooseCapturePoints(world, { count: 6, radius: 3, eyeHeight: 1.6 });
    expect(spots[0]).toEqual([0, 0, 0]);
    expect(spots).toHaveLength(7);
    for (const spot of spots.slice(1)) {
      expect(Math.hypot(spot[0], spot[2])).toBeLessThanOrEqual(3);
      expect(Math.hypot(spot[0] - 1.5, spot[1], spot[2])).toBeGreaterThan(1.3);
      const distance = Math.hypot(...spot);
      expect(world.cast([0, 0, 0], [spot[0] / distance, spot[1] / distance, spot[2] / distance])).toBeGreaterThan(distance);
    }
    expect(new Set(spots.map(([, y]) => Math.round(10 * y))).size).toBeGreaterThan(2);
  });

  it('stay below a ceiling', () => {
    const room = createAnalyticRenderer({ ground: null, balls: [], room: [4, 1.6, 4], radius: 100 });
    const spots = chooseCapturePoints(room, { count: 6, radius: 2, eyeHeight: 1.6 });
    expect(spots).toHaveLength(7);
    for (const [, y] of spots) expect(Math.abs(y)).toBeLessThan(1.3);
  });

  it('are left out where there is no room for them', () => {
    const cell = createAnalyticRenderer({ ground: null, balls: [], room: [0.3, 1.6, 0.3], radius: 100 });
    expect(chooseCapturePoints(cell, { count: 4, radius: 3, eyeHeight: 1.6 })).toEqual([[0, 0, 0]]);
  });
});
