import { encodeGlb } from '@diorama/mesh';
import { addGround, addSolid, BodyList } from '@diorama/splatting';
import type { Heightfield, Instance, Vec3 } from '@diorama/world-model';
import { EYE_HEIGHT } from '@diorama/world-model';

import type { DepthGrid } from '../geometry/depth-grid.js';
import { SCENE_DISTANCE_MAX } from '../layout/layout.js';
import type { PanoramaShape } from '../layout/shape-panorama.js';
import { meshPanorama } from './panorama-mesh.js';

/** Input of the job `picture-collider`. */
export interface PictureColliderInput extends PanoramaShape {
  /** Whether walls all around keep a walker inside. */
  readonly isRoom: boolean;
}

/** Triangles of the panorama's grid, and of what lies behind its edges; bodies have about twice as many. */
const SURFACE_TRIANGLES = 16_000;
const BACKGROUND_TRIANGLES = 4_000;
/** Surfaces block the way where they are nearer than this, metres; further away the world's own edge stops a walker. */
const WALKABLE = 45;
/** Metres over the ground from which on surfaces block the way: walkers step over what is lower. */
const STEP_HEIGHT = 0.1;
const THICKNESS = 0.3;
const GROUND_TRIANGLES = 12_000;
const GROUND_SAMPLES = 33;

/** What a walker meets, as a GLB of closed bodies: flat ground, the surfaces that the panorama shows as thick sheets, and a room's shell. */
export function createPictureCollider(input: PictureColliderInput): Uint8Array {
  const bodies = new BodyList();
  addSheet(bodies, input, SURFACE_TRIANGLES);
  addSheet(bodies, input.background, BACKGROUND_TRIANGLES);
  if (input.isRoom) addShell(bodies, input);
  else addGround(bodies, flatGround(), SCENE_DISTANCE_MAX, GROUND_TRIANGLES);
  return encodeGlb(bodies.finish(), { generator: 'Diorama', extras: { metric_scale_factor: 1, ground_plane_offset: EYE_HEIGHT } });
}

/** Adds what stands on the ground as bodies: its triangles, the same again a little further away, and sides along all open edges. */
function addSheet(bodies: BodyList, grid: DepthGrid, most: number): void {
  const { positions, indices } = meshPanorama(grid, most);
  const vertices = new Map<number, number>();
  const place = (vertex: number): Vec3 => [
    positions[3 * vertex] as number,
    positions[3 * vertex + 1] as number,
    positions[3 * vertex + 2] as number,
  ];
  /** The front vertex; the one behind it follows. */
  const vertexOf = (vertex: number): number => {
    const known = vertices.get(vertex);
    if (known !== undefined) return known;
    const [x, y, z] = place(vertex);
    const further = 1 + THICKNESS / Math.max(1e-3, Math.hypot(x, y, z));
    const added = bodies.vertex(x, y, z);
    bodies.vertex(x * further, y * further, z * further);
    vertices.set(vertex, added);
    return added;
  };
  const open = new Map<string, readonly [number, number]>();
  for (let i = 0; i < indices.length; i += 3) {
    const triangle = [indices[i] as number, indices[i + 1] as number, indices[i + 2] as number] as const;
    if (!blocksWay(triangle.map(place))) continue;
    const [a, b, c] = triangle.map(vertexOf) as [number, number, number];
    bodies.triangle(a, b, c);
    bodies.triangle(a + 1, c + 1, b + 1);
    for (const [from, to] of [
      [a, b],
      [b, c],
      [c, a],
    ] as const)
      if (!open.delete(`${to} ${from}`)) open.set(`${from} ${to}`, [from, to]);
  }
  for (const [from, to] of open.values()) {
    bodies.triangle(from, from + 1, to);
    bodies.triangle(to, from + 1, to + 1);
  }
}

function blocksWay(corners: readonly Vec3[]): boolean {
  const isNear = corners.some(([x, , z]) => Math.hypot(x, z) < WALKABLE);
  return isNear && corners.some(([, y]) => y > STEP_HEIGHT - EYE_HEIGHT);
}

/** Adds floor, ceiling and four walls around everything that is seen, each a slab outside the room. */
function addShell(bodies: BodyList, grid: DepthGrid): void {
  const { positions } = meshPanorama(grid, SURFACE_TRIANGLES);
  const [min, max] = [
    [-1, -EYE_HEIGHT, -1],
    [1, 1, 1],
  ] as [[number, number, number], [number, number, number]];
  for (let i = 0; i < positions.length; i++) {
    const axis = i % 3;
    if (axis === 1 && (positions[i] as number) < 0) continue; // the floor is level
    min[axis] = Math.min(min[axis] as number, positions[i] as number);
    max[axis] = Math.max(max[axis] as number, positions[i] as number);
  }
  const t = THICKNESS;
  const instance: Instance = { prototype: 0, transform: UNTURNED, tint: [1, 1, 1] };
  for (let axis = 0; axis < 3; axis++)
    for (const side of [min, max]) {
      const [low, high] = [min.map((value) => value - t), max.map((value) => value + t)] as [number[], number[]];
      if (side === min) high[axis] = min[axis] as number;
      else low[axis] = max[axis] as number;
      addSolid(bodies, { shape: 'box', min: low as unknown as Vec3, max: high as unknown as Vec3 }, instance);
    }
}

/** 3 x 4, row-major. */
const UNTURNED = Float32Array.of(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0);

function flatGround(): Heightfield {
  const size = GROUND_SAMPLES;
  const heights = new Float32Array(size * size).fill(-EYE_HEIGHT);
  // Wide enough that the ground's own edge, not its samples, ends it.
  return { size, cell: (2 * SCENE_DISTANCE_MAX) / (size - 9), heights, albedo: new Float32Array(0), material: new Uint8Array(0) };
}
