import { DEFAULT_NAVMESH_AGENT } from '@diorama/domain';
import type { NavmeshAgent } from '@diorama/domain';
import { decodeGlb, encodeGlb, MeshFormatError } from '@diorama/mesh';
import type { TriangleMesh } from '@diorama/mesh';
import { validateBytes } from 'gltf-validator';
import * as core from 'recast-navigation';
import { describe, expect, it } from 'vitest';

import { buildNavmeshFiles } from './navmesh.js';

interface Point {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** What a game calls to walk on the tiles. */
const detour = core as unknown as {
  importNavMesh(bytes: Uint8Array): { navMesh: object };
  NavMeshQuery: new (navmesh: object) => {
    computePath(from: Point, to: Point, options: { halfExtents: Point }): { success: boolean; path: Point[] };
  };
};

const EYE = 1.6;
const NEAR: Point = { x: 0.5, y: 0.5, z: 0.5 };

/** Triangles of a box from one corner to the other. */
function box(low: readonly number[], high: readonly number[]): TriangleMesh {
  const positions = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((corner) => [0, 1, 2].map((axis) => ((corner >> axis) & 1 ? high : low)[axis] ?? 0));
  const sides = [0, 4, 6, 0, 6, 2, 1, 3, 7, 1, 7, 5, 0, 1, 5, 0, 5, 4, 2, 6, 7, 2, 7, 3, 0, 2, 3, 0, 3, 1, 4, 5, 7, 4, 7, 6];
  return { positions: Float32Array.from(positions), indices: Uint32Array.from(sides) };
}

function join(meshes: readonly TriangleMesh[]): TriangleMesh {
  let first = 0;
  const indices = meshes.flatMap((mesh) => {
    const own = [...mesh.indices].map((index) => index + first);
    first += mesh.positions.length / 3;
    return own;
  });
  return { positions: Float32Array.from(meshes.flatMap(({ positions }) => [...positions])), indices: Uint32Array.from(indices) };
}

const collider = (...meshes: TriangleMesh[]): Uint8Array => encodeGlb(meshes, { extras: { ground_plane_offset: EYE } });

/** Two rooms of 5 m by 4 m: a wall along z = -2 with a doorway 1 m wide at x = 1.5, and a table. */
const ROOMS = join([
  box([-2.5, -EYE - 0.2, -6], [2.5, -EYE, 2]),
  box([-2.5, -EYE, -2.1], [1, 1, -1.9]),
  box([2, -EYE, -2.1], [2.5, 1, -1.9]),
  box([-2, -EYE, -1], [-0.6, -0.9, 0]),
]);

/** Hills of 60 m by 60 m; ground higher than `cliff` m is lifted by 5 m. */
function hills(cliff = Infinity): TriangleMesh {
  const count = 61;
  const height = (x: number, z: number): number => {
    const swell = 1.2 * Math.sin(x / 6) * Math.cos(z / 7);
    return swell > cliff ? swell + 5 - EYE : swell - EYE;
  };
  const positions: number[] = [];
  const indices: number[] = [];
  for (let row = 0; row < count; row++)
    for (let column = 0; column < count; column++) {
      const [x, z] = [column - 30, row - 30];
      positions.push(x, height(x, z), z);
      if (row === 0 || column === 0) continue;
      const at = row * count + column;
      indices.push(at - count - 1, at - 1, at - count, at - count, at - 1, at);
    }
  return { positions: Float32Array.from(positions), indices: Uint32Array.from(indices) };
}

/** Height of the surface of a mesh nearest to a point, straight above or below it. */
function surfaceAt({ positions, indices }: TriangleMesh, { x, y, z }: Point): number {
  let best = Infinity;
  for (let i = 0; i < indices.length; i += 3) {
    const [a, b, c] = [0, 1, 2].map((k) => [0, 1, 2].map((axis) => positions[3 * (indices[i + k] ?? 0) + axis] ?? 0)) as [
      number[],
      number[],
      number[],
    ];
    const [ax, ay, az] = a as [number, number, number];
    const [bx, by, bz] = [(b[0] ?? 0) - ax, (b[1] ?? 0) - ay, (b[2] ?? 0) - az];
    const [cx, cy, cz] = [(c[0] ?? 0) - ax, (c[1] ?? 0) - ay, (c[2] ?? 0) - az];
    const area = bx * cz - bz * cx;
    const u = ((x - ax) * cz - (z - az) * cx) / area;
    const v = (bx * (z - az) - bz * (x - ax)) / area;
    const surface = ay + u * by + v * cy;
    if (Math.min(u, v, 1 - u - v) >= -1e-6 && Math.abs(surface - y) < Math.abs(best - y)) best = surface;
  }
  return best;
}

async function build(bytes: Uint8Array, agent: NavmeshAgent = DEFAULT_NAVMESH_AGENT): Promise<{ glb: Uint8Array; bin: Uint8Array }> {
  const [glb, bin] = await buildNavmeshFiles(bytes, agent);
  return { glb: glb?.bytes ?? new Uint8Array(), bin: bin?.bytes ?? new Uint8Array() };
}

interface Way {
  readonly end: Point;
  readonly corners: readonly Point[];
  /** One every 20 cm. */
  readonly points: readonly Point[];
}

/** The way on the tiles. */
function walk(bin: Uint8Array, from: Point, to: Point): Way {
  const query = new detour.NavMeshQuery(detour.importNavMesh(bin).navMesh);
  const { success, path } = query.computePath(from, to, { halfExtents: NEAR });
  expect(success).toBe(true);
  const points = path.slice(1).flatMap((corner, i) => {
    const start = path[i] ?? corner;
    const steps = Math.ceil(Math.hypot(corner.x - start.x, corner.z - start.z) / 0.2);
    const mix = (axis: keyof Point, share: number): number => start[axis] + share * (corner[axis] - start[axis]);
    return Array.from({ length: steps + 1 }, (_, k) => ({ x: mix('x', k / steps), y: mix('y', k / steps), z: mix('z', k / steps) }));
  });
  return { end: path.at(-1) ?? from, corners: path, points };
}

describe('the navigation mesh of two rooms', () => {
  const [from, to] = [
    { x: -2, y: -EYE, z: 1.5 },
    { x: -2, y: -EYE, z: -5 },
  ];

  it('leads through the doorway, clear of walls and the table, on the floor', async () => {
    const { end, points } = walk((await build(collider(ROOMS))).bin, from, to);
    expect(Math.hypot(end.x - to.x, end.z - to.z)).toBeLessThan(0.1);
    const { radius } = DEFAULT_NAVMESH_AGENT;
    for (const { x, y, z } of points) {
      expect(Math.abs(surfaceAt(ROOMS, { x, y, z }) - y)).toBeLessThan(0.1);
      expect(z > -1.9 || z < -2.1 || (x > 1 + 0.9 * radius && x < 2 - 0.9 * radius)).toBe(true);
      expect(x > -0.6 + 0.7 * radius || x < -2 - 0.7 * radius || z > 0 || z < -1).toBe(true);
    }
  });

  it('ends at the doorway for an agent that is too wide for it', async () => {
    const { glb } = await build(collider(ROOMS), { ...DEFAULT_NAVMESH_AGENT, radius: 0.6 });
    const depths = [...decodeGlb(glb).primitives[0].positions].filter((_, i) => i % 3 === 2);
    expect(Math.min(...depths)).toBeGreaterThan(-1.9);
  });

  it('has triangles that look up, in a node with the agent', async () => {
    const { glb } = await build(collider(ROOMS));
    const { issues } = await validateBytes(glb, { maxIssues: 5 });
    expect(issues).toMatchObject({ numErrors: 0, numWarnings: 0 });
    const { primitives, extras } = decodeGlb(glb);
    expect(extras).toEqual({ ground_plane_offset: EYE, agent: DEFAULT_NAVMESH_AGENT });
    expect(primitives).toHaveLength(1);
    const [{ positions, indices, node }] = primitives as [(typeof primitives)[number]];
    expect(node).toMatchObject({ name: 'navmesh', extras: { agent: DEFAULT_NAVMESH_AGENT } });
    let floor = 0;
    for (let i = 0; i < indices.length; i += 3) {
      const at = (k: number, axis: number): number => positions[3 * (indices[i + k] ?? 0) + axis] ?? 0;
      floor += ((at(1, 2) - at(0, 2)) * (at(2, 0) - at(0, 0)) - (at(1, 0) - at(0, 0)) * (at(2, 2) - at(0, 2))) / 2;
      for (const k of [0, 1, 2]) expect(at(k, 1)).toBeCloseTo(-EYE, 0); // the table's top is not reachable
    }
    expect(floor).toBeGreaterThan(25);
    expect(floor).toBeLessThan(40);
  });
});

describe('the navigation mesh of hills', () => {
  it('stays on the ground', async () => {
    const ground = hills();
    const { bin } = await build(collider(ground));
    const on = (x: number, z: number): Point => ({ x, y: surfaceAt(ground, { x, y: -EYE, z }), z });
    const { end, corners } = walk(bin, on(-20, -20), on(22, 18));
    expect(Math.hypot(end.x - 22, end.z - 18)).toBeLessThan(0.2);
    expect(corners.length).toBeGreaterThan(1);
    for (const corner of corners) expect(Math.abs(surfaceAt(ground, corner) - corner.y)).toBeLessThan(0.25);
  });

  it('has no ground on cliffs, nor beyond a barrier', async () => {
    const heights = [...decodeGlb((await build(collider(hills(0.8)))).glb).primitives[0].positions].filter((_, i) => i % 3 === 1);
    expect(Math.max(...heights)).toBeLessThan(1.2 - EYE);
    const fence = box([10, -5, -31], [10.3, 6, 31]);
    const east = [...decodeGlb((await build(collider(hills(), fence))).glb).primitives[0].positions].filter((_, i) => i % 3 === 0);
    expect(Math.max(...east)).toBeLessThan(10);
    expect(Math.min(...east)).toBeLessThan(-29);
  });
});

describe('a navigation mesh', () => {
  it('is the same bytes again', async () => {
    expect(await build(collider(ROOMS))).toEqual(await build(collider(ROOMS)));
  });

  it('does not exist where no ground has room for the agent', async () => {
    const closet = join([box([-0.5, -EYE - 0.2, -0.5], [0.5, -EYE, 0.5])]);
    expect(await buildNavmeshFiles(collider(closet), { ...DEFAULT_NAVMESH_AGENT, radius: 2 })).toEqual([]);
    const wall = box([-0.1, -EYE, -5], [0.1, 9, 5]);
    expect(await buildNavmeshFiles(collider(wall), DEFAULT_NAVMESH_AGENT)).toEqual([]);
  });

  it.each([
    ['nothing', new Uint8Array()],
    ['text', Buffer.from('glTF, but not in its binary container')],
    ['a file that is cut off', collider(ROOMS).subarray(0, 200)],
  ])('is refused for %s', async (_name, bytes) => {
    await expect(buildNavmeshFiles(bytes, DEFAULT_NAVMESH_AGENT)).rejects.toThrow(MeshFormatError);
  });
});
