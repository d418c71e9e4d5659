import type { Renderer, SpawnPoint, Vec3 } from '@diorama/world-model';
import { describe, expect, it } from 'vitest';

import { chooseSpawnPoints } from './choose-spawn-points.js';
import type { SpawnSite } from './choose-spawn-points.js';
import { CELL } from './reachable-area.js';
import type { ReachableArea } from './reachable-area.js';

const HALF = 40;

/** Level ground that is reached where a test says so. */
function areaOf(isReached: (x: number, z: number) => boolean, height = (_x: number, _z: number): number => -1.6): ReachableArea {
  const side = 2 * HALF + 1;
  const floor = Float32Array.from({ length: side * side }, (_, at) => {
    const [x, z] = [((at % side) - HALF) * CELL, (Math.floor(at / side) - HALF) * CELL];
    return isReached(x, z) ? height(x, z) : NaN;
  });
  return { half: HALF, floor };
}

/** Sees an object 9 m ahead of the origin, 6 m wide, and a wall along x = 3 where there is one. */
function rendererOf(wall: boolean): Pick<Renderer, 'cast' | 'look'> {
  const cast = ([x, y, z]: Vec3, [dx, dy, dz]: Vec3): number => {
    const toObject = (-9 - z) / dz;
    const object = toObject > 0 && Math.abs(x + toObject * dx) < 3 && y + toObject * dy > -1.6 ? toObject : Infinity;
    const toWall = (3 - x) / dx;
    return Math.min(object, wall && toWall > 0 && z + toWall * dz > -8 ? toWall : Infinity);
  };
  return {
    cast,
    look: (origin, direction, sight) => {
      const distance = cast(origin, direction);
      sight.surface = distance === Infinity ? 0 : 3;
      [sight.x, sight.y, sight.z] = origin.map((value, i) => value + distance * direction[i]) as [number, number, number];
      return distance;
    },
  };
}

function modelOf(level: number | null = null, azimuth = 0): SpawnSite['model'] {
  return {
    indoor: false,
    spawnPoints: [{ x: 0, y: 0, z: 0, azimuth }],
    eyeHeight: 1.6,
    water: level === null ? null : { level, deep: [0, 0, 0], clarity: [1, 1, 1], ripple: 0 },
  };
}

const others = (points: readonly SpawnPoint[]): readonly SpawnPoint[] => points.slice(1);

describe('spawn points', () => {
  it('begin with the origin, lie apart, and look at what the origin looks at', () => {
    const points = chooseSpawnPoints({ model: modelOf(), area: areaOf(() => true), renderer: rendererOf(false) });
    expect(points).toHaveLength(5);
    expect(points[0]).toEqual({ x: 0, y: 0, z: 0, azimuth: 0 });
    for (const [i, { x, y, z, azimuth }] of points.entries()) {
      expect(y).toBeCloseTo(0);
      const radians = (azimuth * Math.PI) / 180;
      const [ahead, aside] = [-(z + 9) * -Math.cos(radians), x + (z + 9) * Math.tan(radians)];
      expect(ahead).toBeGreaterThan(0);
      expect(Math.abs(aside)).toBeLessThan(1);
      for (const point of points.slice(0, i)) expect(Math.hypot(point.x - x, point.z - z)).toBeGreaterThanOrEqual(3);
    }
  });

  it('look at the subject that the model names, to the side of the front too', () => {
    const points = chooseSpawnPoints({ model: modelOf(null, 30), area: areaOf(() => true), renderer: rendererOf(false) });
    expect(points[0]?.azimuth).toBe(30);
    const behind = chooseSpawnPoints({ model: modelOf(null, 180), area: areaOf(() => true), renderer: rendererOf(false) });
    expect(behind.length).toBeGreaterThan(1);
    for (const { x, z, azimuth } of behind) {
      // No object is seen there, so the subject is the place 12 m ahead.
      expect(azimuth).toBeCloseTo(((Math.atan2(-x, z - 12) * 180) / Math.PI + 360) % 360, -0.5);
    }
  });

  it('keep a metre from the border of the area', () => {
    const points = others(chooseSpawnPoints({ model: modelOf(), area: areaOf((x, z) => x > -2 && z < 5), renderer: rendererOf(false) }));
    expect(points.length).toBeGreaterThan(1);
    for (const { x, z } of points) {
      expect(x).toBeGreaterThan(-1.01);
      expect(z).toBeLessThan(4.01);
    }
  });

  it('lie on dry and level ground', () => {
    // The ground falls to the left, into the water, and there is a cliff to the right.
    const area = areaOf(
      () => true,
      (x) => -1.6 + Math.min(0, 0.1 * x) + (x > 4 ? 2 : 0),
    );
    const points = others(chooseSpawnPoints({ model: modelOf(-2), area, renderer: rendererOf(false) }));
    expect(points.length).toBeGreaterThan(1);
    for (const { x } of points) {
      expect(x).toBeGreaterThan(-2.1);
      expect(Math.abs(x - 4)).toBeGreaterThan(1 - CELL);
    }
  });

  it('are not behind what hides the subject', () => {
    const points = others(chooseSpawnPoints({ model: modelOf(), area: areaOf(() => true), renderer: rendererOf(true) }));
    expect(points.length).toBeGreaterThan(1);
    for (const { x } of points) expect(x).toBeLessThan(3);
  });

  it('are the origin alone where there is no room', () => {
    const area = areaOf((x, z) => Math.hypot(x, z) < 0.6);
    expect(chooseSpawnPoints({ model: modelOf(), area, renderer: rendererOf(false) })).toHaveLength(1);
  });
});
