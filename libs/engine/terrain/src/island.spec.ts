import { describe, expect, it } from 'vitest';

import { WORLD_RADIUS } from './ground.js';
import { createIsland } from './island.js';

describe.each([0, 5, 1234, 4_000_000_000])('the island of seed %i', (seed) => {
  const island = createIsland(seed);
  const ring = (radius: number): readonly (readonly [number, number])[] =>
    Array.from({ length: 90 }, (_, k) => [radius * Math.sin(k * 0.0698), -radius * Math.cos(k * 0.0698)] as const);

  it('has the viewer on its beach', () => {
    expect(island.distance(0, 0)).toBeGreaterThan(6);
    expect(island.distance(0, 0)).toBeLessThan(14);
  });

  it('has the sea all round', () => {
    for (const [x, z] of ring(WORLD_RADIUS - 6)) expect(island.distance(x, z)).toBeLessThan(0);
  });

  it('shows water, beach and mountain to the front', () => {
    const front = [20, 40, 60, 80, 100].flatMap((radius) => ring(radius).filter(([x, z]) => Math.abs(Math.atan2(x, -z)) < 0.9));
    expect(front.filter(([x, z]) => island.distance(x, z) < -1).length).toBeGreaterThan(front.length * 0.25);
    expect(front.filter(([x, z]) => island.distance(x, z) > 1).length).toBeGreaterThan(front.length * 0.15);
    expect(Math.max(...front.map(([x, z]) => island.mountain(x, z)))).toBeGreaterThan(0.6);
  });
});
