import type { Vec3 } from '@diorama/world-model';
import { describe, expect, it } from 'vitest';

import { createAnalyticRenderer } from '../testing/analytic-world.js';
import { renderDistanceRows } from './distance-map.js';
import { createOwnership } from './ownership.js';
import type { SharingCapture, OrientedPoint } from './ownership.js';

const world = createAnalyticRenderer({ ground: -1.6, balls: [{ centre: [0, -0.6, -4], radius: 1 }], room: null, radius: 100 });

function sharing(origin: Vec3, width: number): SharingCapture {
  const mapWidth = 256;
  const distance = renderDistanceRows(world, { origin, width: mapWidth }, { start: 0, end: mapWidth / 2 });
  return { view: { origin, width }, mapWidth, distance };
}

const onGround = (x: number, z: number): OrientedPoint => ({ x, y: -1.6, z, nx: 0, ny: 1, nz: 0 });

describe('ownership of surfaces', () => {
  const origin = sharing([0, 0, 0], 1024);
  const beyond = sharing([0, 1, -8], 512);
  const ownership = createOwnership([origin, beyond], world);
  const owners = (point: OrientedPoint, loyal = false): number[] => [0, 1].filter((own) => ownership.owns(own, point, loyal));

  it('leaves to the first capture what it sees finely', () => {
    expect(owners(onGround(1, 1))).toEqual([0]);
  });

  it('gives a later capture what the first cannot see', () => {
    expect(owners(onGround(0, -5.5))).toContain(1);
    expect(ownership.owns(1, onGround(0, -5.5), false)).toBe(true);
  });

  it('lets a later capture take over what it sees much more finely, unless the surface is loyal', () => {
    const farGround = onGround(4, -9);
    expect(owners(farGround)).toEqual([1]);
    expect(owners(farGround, true)).toEqual([0]);
  });

  it('covers the ground between two captures without a gap', () => {
    for (let z = -12; z < 4; z += 0.05) for (const x of [-3, 2, 3.3]) expect(owners(onGround(x, z)).length).toBeGreaterThan(0);
  });
});
