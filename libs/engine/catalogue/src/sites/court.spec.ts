import { describe, expect, it } from 'vitest';

import { court } from './site-type.js';

describe('a court', () => {
  const items = court('cloister-wing', [15, 5], { across: 2, along: 2, head: { kind: 'iwan', size: [16, 3] } });
  const spots = items.flatMap(({ kind, turn = 0, spots: all = [] }) => all.map(([x, z]) => ({ kind, turn, x, z })));

  it('shows its middle the fronts of its wings', () => {
    for (const { turn, x, z } of spots) {
      const angle = (turn * Math.PI) / 180;
      // The front of a wing faces +z where it is not turned.
      const [towardsX, towardsZ] = [Math.sin(angle), Math.cos(angle)];
      expect(Math.abs(towardsX) > 0.5 ? towardsX * x : towardsZ * z).toBeLessThan(0);
    }
  });

  it('has no two wings in one place, and its head in the middle ahead', () => {
    const boxes = spots.map(({ kind, turn, x, z }) => {
      const [width, depth] = kind === 'iwan' ? [16, 3] : Math.abs(turn) === 90 ? [5, 15] : [15, 5];
      return { x0: x - width / 2, x1: x + width / 2, z0: z - depth / 2, z1: z + depth / 2 };
    });
    const touch = boxes.flatMap((a, i) =>
      boxes
        .slice(i + 1)
        .filter((b) => Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0) > 0.01 && Math.min(a.z1, b.z1) - Math.max(a.z0, b.z0) > 0.01),
    );
    expect(touch).toEqual([]);
    expect(spots.find(({ kind }) => kind === 'iwan')).toMatchObject({ x: 0, z: -16.5 });
  });
});
