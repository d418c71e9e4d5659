import { decodeGlb, inspectEdges, isClosed, removeDegenerateTriangles, computeSignedVolume } from '@diorama/mesh';
import { createMeshRayCaster } from '@diorama/render';
import { sampleHeight } from '@diorama/world-model';
import type { ConvexSolid, Heightfield, Solid, WorldModel } from '@diorama/world-model';
import { describe, expect, it } from 'vitest';

import { buildCollider } from './build-collider.js';
import { encodeColliderGlb } from './collider-glb.js';
import { createSolidPrototypes } from '../testing/solid-prototypes.js';

const SIZE = 513;
const CELL = 0.33;

const terrain: Heightfield = {
  size: SIZE,
  cell: CELL,
  heights: Float32Array.from({ length: SIZE * SIZE }, (_, at) => {
    const x = ((at % SIZE) - (SIZE - 1) / 2) * CELL;
    const z = (Math.floor(at / SIZE) - (SIZE - 1) / 2) * CELL;
    const distance = Math.hypot(x, z);
    return -1.6 + 0.002 * distance ** 2 + 0.15 * Math.sin(x) * Math.cos(1.3 * z) * Math.min(1, distance / 3);
  }),
  albedo: new Float32Array(0),
  material: new Uint8Array(0),
};

/** Hills, bumps and a cliff of six metres. */
const rough: Heightfield = {
  ...terrain,
  heights: terrain.heights.map((height, at) => {
    const x = ((at % SIZE) - (SIZE - 1) / 2) * CELL;
    const z = (Math.floor(at / SIZE) - (SIZE - 1) / 2) * CELL;
    return height + Math.sin(0.11 * x) * Math.cos(0.13 * z) + 6 / (1 + Math.exp(-2 * (x - 15)));
  }),
};

const box: ConvexSolid = { shape: 'box', min: [-1, 0, -0.5], max: [1, 2, 0.5] };
const cylinder: ConvexSolid = { shape: 'cylinder', radius: 0.3, bottom: -0.2, top: 4 };

/** A world of solids, each at its x. */
function worldOf(ground: Heightfield | null, solids: readonly (Solid | null)[]): WorldModel {
  return {
    seed: 1,
    indoor: ground === null,
    eyeHeight: 1.6,
    radius: 80,
    terrain: ground,
    water: null,
    prototypes: createSolidPrototypes(solids),
    instances: solids.map((_, prototype) => ({
      prototype,
      transform: Float32Array.of(0, 0, 2, 5 * prototype, 0, 2, 0, 1, -2, 0, 0, 3),
      tint: [1, 1, 1],
    })),
    materials: [],
    sky: { time: 'day', weather: 'clear', lightDirection: [0, 1, 0], cloudCover: 0, hazeDistance: 400 },
    lights: [],
    spawnPoints: [],
  };
}

describe('the collider', () => {
  const mesh = buildCollider(worldOf(terrain, [box, cylinder, null]));

  it('is closed, with every edge shared by two triangles that agree on the outside', () => {
    const report = inspectEdges(mesh);
    expect(report).toMatchObject({ closed: true, boundaryEdges: 0, nonManifoldEdges: 0, flippedEdges: 0, degenerate: 0 });
    expect(removeDegenerateTriangles(mesh).indices).toHaveLength(mesh.indices.length);
    expect(computeSignedVolume(mesh)).toBeGreaterThan(0);
  });

  it('has as many triangles as a physics engine likes', () => {
    expect(mesh.indices.length / 3).toBeGreaterThan(100_000);
    expect(mesh.indices.length / 3).toBeLessThan(200_000);
  });

  it('lets a walker stand within 5 cm of the terrain as far as 40 m from the origin, measured along its normal', () => {
    const cast = createMeshRayCaster(buildCollider(worldOf(rough, [])));
    let worst = 0;
    for (let i = 0; i < 5_000; i++) {
      const [x, z] = [40 * Math.sin(2.4 * i) * Math.sqrt(i / 5_000), 40 * Math.cos(2.4 * i) * Math.sqrt(i / 5_000)];
      const slope = Math.hypot(
        ...[0.2, 0].map((dx, k) => (sampleHeight(rough, x + dx, z + 0.2 * k) - sampleHeight(rough, x - dx, z - 0.2 * k)) / 0.4),
      );
      const off = Math.abs(100 - cast([x, sampleHeight(rough, x, z) + 100, z], [0, -1, 0]));
      worst = Math.max(worst, off / Math.hypot(1, slope));
    }
    expect(worst).toBeLessThan(0.05);
    expect(worst).toBeGreaterThan(0);
  });

  it('keeps the walker inside a wall', () => {
    for (let i = 0; i < 16; i++) {
      const [x, z] = [80.5 * Math.sin(i), 80.5 * Math.cos(i)];
      expect(dropOnto(mesh, x, z) as number).toBeGreaterThan(sampleHeight(terrain, x, z) + 9);
    }
  });

  it.each<[string, Solid, number]>([
    ['a box', box, 2 * 2 * 1 * 8],
    ['a cylinder', cylinder, 6 * Math.sin(Math.PI / 6) * 0.3 ** 2 * 4.2 * 8],
    ['a group', { shape: 'group', members: [box, cylinder] }, (4 + 6 * Math.sin(Math.PI / 6) * 0.3 ** 2 * 4.2) * 8],
  ])('has %s as a closed body of its volume', (_name, solid, volume) => {
    const body = buildCollider(worldOf(null, [solid]));
    expect(isClosed(body)).toBe(true);
    expect(computeSignedVolume(body)).toBeCloseTo(volume, 3);
  });

  it('puts solids where their instances stand', () => {
    const body = buildCollider(worldOf(null, [box]));
    const ys = [...body.positions].filter((_, i) => i % 3 === 1);
    expect([Math.min(...ys), Math.max(...ys)]).toEqual([1, 5]);
    const xs = [...body.positions].filter((_, i) => i % 3 === 0);
    expect([Math.min(...xs), Math.max(...xs)]).toEqual([-1, 1]);
  });

  it('comes as a GLB that says how high the capture point is', () => {
    const { primitives, extras } = decodeGlb(encodeColliderGlb(worldOf(terrain, [box])));
    expect(extras).toEqual({ metric_scale_factor: 1, ground_plane_offset: 1.6 });
    expect(isClosed(primitives[0])).toBe(true);
  });
});

/** Height of the highest triangle at a place, or null. */
function dropOnto({ positions, indices }: { positions: Float32Array; indices: Uint32Array }, x: number, z: number): number | null {
  let best: number | null = null;
  for (let t = 0; t < indices.length; t += 3) {
    const [a, b, c] = [0, 1, 2].map((corner) => 3 * indices[t + corner]) as [number, number, number];
    const px = positions[a] - x;
    const pz = positions[a + 2] - z;
    if (Math.abs(px) > 8 || Math.abs(pz) > 8) continue;
    const [ux, uy, uz] = [0, 1, 2].map((axis) => positions[b + axis] - positions[a + axis]) as [number, number, number];
    const [vx, vy, vz] = [0, 1, 2].map((axis) => positions[c + axis] - positions[a + axis]) as [number, number, number];
    const area = ux * vz - vx * uz;
    const u = (vx * pz - px * vz) / area;
    const v = (px * uz - ux * pz) / area;
    const y = positions[a + 1] + u * uy + v * vy;
    if (area !== 0 && u >= 0 && v >= 0 && u + v <= 1 && (best === null || y > best)) best = y;
  }
  return best;
}
