import type { ConvexSolid, Heightfield, WorldModel } from '@diorama/world-model';
import { describe, expect, it } from 'vitest';

import { CELL, computeReachableArea } from './reachable-area.js';
import { WALKER } from './walker.js';
import { createSolidPrototypes } from '../testing/solid-prototypes.js';

const GROUND = -1.6;
const RADIUS = 6;

interface Place {
  readonly ground?: (x: number, z: number) => number;
  readonly solids?: readonly ConvexSolid[];
  readonly waterLevel?: number;
  readonly isWaded?: true;
}

/** Ground with solids on it, in the world's own frame; walkers start at the origin. */
function worldOf({ ground = () => GROUND, solids = [], waterLevel, ...standing }: Place): WorldModel {
  const [size, cell] = [81, 0.25];
  const at = (i: number): number => (i - (size - 1) / 2) * cell;
  const terrain: Heightfield = {
    size,
    cell,
    heights: Float32Array.from({ length: size * size }, (_, i) => ground(at(i % size), at(Math.floor(i / size)))),
    albedo: new Float32Array(0),
    material: new Uint8Array(0),
  };
  return {
    seed: 1,
    indoor: false,
    eyeHeight: -GROUND,
    radius: 60,
    terrain,
    water: waterLevel === undefined ? null : { level: waterLevel, deep: [0, 0, 0], clarity: [1, 1, 1], ripple: 0, ...standing },
    prototypes: createSolidPrototypes(solids),
    instances: solids.map((_, prototype) => ({
      prototype,
      transform: Float32Array.of(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0),
      tint: [1, 1, 1],
    })),
    materials: [],
    sky: { time: 'day', weather: 'clear', lightDirection: [0, 1, 0], cloudCover: 0, hazeDistance: 100 },
    lights: [],
    spawnPoints: [{ x: 0, y: 0, z: 0, azimuth: 0 }],
  };
}

/** The floor at a place; NaN where no walker gets. */
function floorsOf(place: Place): (x: number, z: number) => number {
  const { half, floor } = computeReachableArea(worldOf(place), RADIUS);
  return (x, z) => floor[(Math.round(z / CELL) + half) * (2 * half + 1) + Math.round(x / CELL) + half];
}

/** Everything to the right of x = 2, from the ground up to a height above it. */
const block = (height: number, to = 20): ConvexSolid => ({ shape: 'box', min: [2, GROUND, -20], max: [to, GROUND + height, 20] });
/** Ground that is level to the left of x = 2 and differs by `rise` to the right of x = `end`. */
const ledge = (rise: number, end: number) => (x: number) => GROUND + rise * Math.min(1, Math.max(0, (x - 2) / (end - 2)));

describe('the area that a walker reaches', () => {
  it('lies under the water of a flooded room, and ends at the deep water of a lake', () => {
    const water = { waterLevel: GROUND + 2 * WALKER.wade };
    expect(floorsOf({ ...water, isWaded: true })(3, 3)).toBeCloseTo(GROUND, 5);
    expect(floorsOf(water)(3, 3)).toBeNaN();
  });

  it('is a disc on open ground', () => {
    const floorAt = floorsOf({});
    for (let z = -6; z <= 6; z += CELL)
      for (let x = -6; x <= 6; x += CELL) {
        const isReached = Math.abs(floorAt(x, z) - GROUND) < 1e-5;
        expect({ x, z, isReached }).toEqual({ x, z, isReached: Math.hypot(x, z) <= RADIUS });
      }
    expect(floorAt(6, 6)).toBeNaN();
  });

  it("ends at a wall, a body's radius before it", () => {
    const floorAt = floorsOf({ solids: [block(3, 2.3)] });
    expect(floorAt(1.5, 0)).toBeCloseTo(GROUND, 5);
    for (let x = 2 - WALKER.radius + CELL; x < RADIUS; x += CELL) for (const z of [-4, 0, 3]) expect(floorAt(x, z)).toBeNaN();
  });

  it('leads through a door', () => {
    const wall = (from: number, to: number): ConvexSolid => ({ shape: 'box', min: [2, GROUND, from], max: [2.3, 1, to] });
    expect(floorsOf({ solids: [wall(-20, -0.5), wall(0.5, 20)] })(4, 3)).toBeCloseTo(GROUND, 5);
    expect(floorsOf({ solids: [wall(-20, -0.2), wall(0.2, 20)] })(4, 3)).toBeNaN();
  });

  it('leads up a step of 0.3 m and not up one of 0.6 m', () => {
    expect(floorsOf({ solids: [block(0.3)] })(4, 1)).toBeCloseTo(GROUND + 0.3, 5);
    expect(floorsOf({ solids: [block(0.6)] })(4, 1)).toBeNaN();
  });

  it('leads up stairs', () => {
    const stairs = Array.from({ length: 6 }, (_, i): ConvexSolid => {
      const x = 2 + 0.5 * i;
      return { shape: 'box', min: [x, GROUND, -20], max: [20, GROUND + 0.3 * (i + 1), 20] };
    });
    expect(floorsOf({ solids: stairs })(5.5, 0)).toBeCloseTo(GROUND + 1.8, 5);
  });

  it('leads under a beam that leaves room for the body, and not under a lower one', () => {
    const beam = (above: number): ConvexSolid => ({ shape: 'box', min: [2, GROUND + above, -20], max: [3, GROUND + above + 1, 20] });
    expect(floorsOf({ solids: [beam(WALKER.height + 0.1)] })(4, 0)).toBeCloseTo(GROUND, 5);
    expect(floorsOf({ solids: [beam(WALKER.height - 0.1)] })(4, 0)).toBeNaN();
  });

  it('leads through shallow water and not through water deeper than 0.4 m', () => {
    const level = GROUND - 0.1;
    expect(floorsOf({ ground: ledge(-0.45, 3), waterLevel: level })(4, 0)).toBeCloseTo(GROUND - 0.45, 5);
    const floorAt = floorsOf({ ground: ledge(-0.55, 3), waterLevel: level });
    expect(floorAt(1, 0)).toBeCloseTo(GROUND, 5);
    expect(floorAt(4, 0)).toBeNaN();
  });

  it('leads over a bridge', () => {
    const deck: ConvexSolid = { shape: 'box', min: [1, GROUND - 0.2, -1], max: [8, GROUND + 0.1, 1] };
    const floorAt = floorsOf({ ground: ledge(-2, 3), waterLevel: GROUND - 0.1, solids: [deck] });
    expect(floorAt(4, 0)).toBeCloseTo(GROUND + 0.1, 5);
    expect(floorAt(4, 2)).toBeNaN();
  });

  it('leads up a slope of 40 degrees and not up one of 60', () => {
    const slope = (degrees: number): number => 4 * Math.tan((degrees * Math.PI) / 180);
    expect(floorsOf({ ground: ledge(slope(40), 6) })(4, 0)).toBeCloseTo(GROUND + slope(40) / 2, 1);
    expect(floorsOf({ ground: ledge(slope(60), 6) })(4, 0)).toBeNaN();
  });

  it('leads down a drop of 2 m and not down one of 4 m', () => {
    expect(floorsOf({ ground: ledge(-2, 2.25) })(4, 0)).toBeCloseTo(GROUND - 2, 5);
    expect(floorsOf({ ground: ledge(-4, 2.25) })(4, 0)).toBeNaN();
  });
});
