import { decodeGlb, inspectEdges, computeSignedVolume } from '@diorama/mesh';
import { createMeshRayCaster } from '@diorama/render';
import type { ConvexSolid, Heightfield, Vec3, WorldModel } from '@diorama/world-model';
import { describe, expect, it } from 'vitest';

import { WALKER } from '../reach/walker.js';
import { encodeColliderGlb } from './collider-glb.js';
import { buildShoreBarrier } from './shore-barrier.js';
import { createSolidPrototypes } from '../testing/solid-prototypes.js';

const SIZE = 257;
const CELL = 0.33;
const LEVEL = -2;
/** The lake: its ground falls from the shore towards its middle, one metre in five. */
const LAKE = { x: 12, z: -6, radius: 10 };
/** Height of the ground against the water at a place. */
const rise = (x: number, z: number): number => (Math.hypot(x - LAKE.x, z - LAKE.z) - LAKE.radius) / 5;

const terrain: Heightfield = {
  size: SIZE,
  cell: CELL,
  heights: Float32Array.from({ length: SIZE * SIZE }, (_, at) => {
    const [x, z] = [at % SIZE, Math.floor(at / SIZE)].map((i) => (i - (SIZE - 1) / 2) * CELL) as [number, number];
    return LEVEL + rise(x, z);
  }),
  albedo: new Float32Array(0),
  material: new Uint8Array(0),
};

function worldOf(solids: readonly ConvexSolid[] = []): WorldModel {
  return {
    seed: 1,
    indoor: false,
    eyeHeight: 1.6,
    radius: 40,
    terrain,
    water: { level: LEVEL, deep: [0, 0, 0], clarity: [1, 1, 1], ripple: 0 },
    prototypes: createSolidPrototypes(solids),
    instances: solids.map((_, prototype) => ({
      prototype,
      transform: Float32Array.of(1, 0, 0, LAKE.x, 0, 1, 0, LEVEL, 0, 0, 1, LAKE.z),
      tint: [1, 1, 1],
    })),
    materials: [],
    sky: { time: 'day', weather: 'clear', lightDirection: [0, 1, 0], cloudCover: 0, hazeDistance: 400 },
    lights: [],
    spawnPoints: [],
  };
}

/** Metres from the lake's middle to where a ray from the bank towards it is stopped; Infinity where nothing stops it. */
function stopFor(model: WorldModel, azimuth: number, height: number): number {
  const away: Vec3 = [Math.sin(azimuth), 0, -Math.cos(azimuth)];
  const bank: Vec3 = [LAKE.x + 15 * away[0], LEVEL + height, LAKE.z + 15 * away[2]];
  return Math.abs(15 - createMeshRayCaster(buildShoreBarrier(model).finish())(bank, [-away[0], 0, -away[2]]));
}

describe('the barrier along a shore', () => {
  it('stops walkers where the water is as deep as they wade, from all sides and when they jump', () => {
    for (let i = 0; i < 24; i++)
      for (const height of [-WALKER.wade + WALKER.step, 0, 2.6])
        expect(stopFor(worldOf(), (2 * Math.PI * i) / 24, height)).toBeCloseTo(LAKE.radius - 5 * WALKER.wade, 0);
  });

  it('consists of closed bodies', () => {
    const mesh = buildShoreBarrier(worldOf()).finish();
    expect(inspectEdges(mesh)).toMatchObject({ closed: true, boundaryEdges: 0, flippedEdges: 0, degenerate: 0 });
    expect(computeSignedVolume(mesh)).toBeGreaterThan(0);
    expect(mesh.indices.length / 3).toBeLessThan(1_500);
  });

  it('leaves the way onto a pier open, and runs along its sides', () => {
    const pier: ConvexSolid = { shape: 'box', min: [-1, -0.5, 0], max: [1, 0.4, 12] };
    // Along the pier a ray meets the barrier only at its end, in the middle of the lake.
    expect(stopFor(worldOf([pier]), Math.PI, 0.7)).toBeCloseTo(0, 0);
    const cast = createMeshRayCaster(buildShoreBarrier(worldOf([pier])).finish());
    for (const side of [-1, 1]) expect(cast([LAKE.x, LEVEL + 0.7, LAKE.z + 4], [side, 0, 0])).toBeCloseTo(1, 0);
  });

  it('is a primitive of its own in the collider, which has none where the world is dry', () => {
    const primitives = (model: WorldModel): number => decodeGlb(encodeColliderGlb(model)).primitives.length;
    expect(primitives(worldOf())).toBe(2);
    expect(primitives({ ...worldOf(), water: null })).toBe(1);
    expect(primitives({ ...worldOf(), water: { ...(worldOf().water as NonNullable<WorldModel['water']>), level: -20 } })).toBe(1);
  });
});
