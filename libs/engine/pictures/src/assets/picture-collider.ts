import { encodeGlb } from '@diorama/mesh';
import { addGround, addSolid, BodyList } from '@diorama/splatting';
import type { Heightfield, Instance, Vec3 } from '@diorama/world-model';
import { EYE_HEIGHT } from '@diorama/world-model';

import { SCENE_DISTANCE_MAX } from '../layout/layout.js';
import type { PanoramaLayout } from '../layout/layout.js';
import type { EstimatedRoom } from '../layout/room.js';
import { RoomRays } from '../layout/room-box.js';

/** Sectors of the circle, each of which is blocked by at most one wall. */
const SECTORS = 120;
/** Walls stand where things are nearer than this, metres; further away the world's own edge stops a walker. */
const WALKABLE = 45;
const THICKNESS = 0.5;
const LOWEST_WALL = 0.4;
const HIGHEST_WALL = 15;
/** Radians of skyline over the horizon from which on a thing blocks the way. */
const STANDING = 0.02;
const GROUND_TRIANGLES = 12_000;
const GROUND_SAMPLES = 33;

/** What a walker meets, as a GLB of closed bodies: flat ground with a wall around the world and before what stands, or a room's shell. */
export function createPictureCollider(layout: PanoramaLayout): Uint8Array {
  const bodies = new BodyList();
  if (layout.room) {
    addShell(bodies, layout.room);
    for (const wall of furnitureOf(layout, layout.room)) addWall(bodies, wall);
  } else {
    for (const wall of wallsOf(layout)) addWall(bodies, wall);
    addGround(bodies, flatGround(), SCENE_DISTANCE_MAX, GROUND_TRIANGLES);
  }
  return encodeGlb(bodies.finish(), { generator: 'Diorama', extras: { metric_scale_factor: 1, ground_plane_offset: EYE_HEIGHT } });
}

interface Wall {
  readonly azimuth: number;
  /** Metres to its foot, and height of its top over the ground. */
  readonly distance: number;
  readonly height: number;
}

function wallsOf({ columns, distance, top }: PanoramaLayout): Wall[] {
  const walls: Wall[] = [];
  for (let sector = 0; sector < SECTORS; sector++) {
    let [nearest, highest] = [Infinity, 0];
    for (let column = Math.floor((sector * columns) / SECTORS); column < ((sector + 1) * columns) / SECTORS; column++) {
      const metres = distance[column] as number;
      if (metres > WALKABLE || (top[column] as number) < STANDING) continue;
      nearest = Math.min(nearest, metres);
      highest = Math.max(highest, metres * Math.tan(Math.min(1.4, top[column] as number)));
    }
    if (nearest === Infinity) continue;
    const azimuth = (2 * Math.PI * (sector + 0.5)) / SECTORS - Math.PI;
    walls.push({ azimuth, distance: nearest, height: Math.min(HIGHEST_WALL, Math.max(LOWEST_WALL, EYE_HEIGHT + highest)) });
  }
  return walls;
}

/** Metres that furniture keeps from the wall behind it, and its height for a walker. */
const BEFORE_WALL = 0.35;
const FURNITURE_HEIGHT = 1.2;

/** Walls before what stands in a room, where it was measured. */
function furnitureOf({ columns, obstacles }: PanoramaLayout, room: EstimatedRoom): Wall[] {
  if (obstacles === null) return [];
  const rays = new RoomRays(room);
  const walls: Wall[] = [];
  for (let sector = 0; sector < SECTORS; sector++) {
    const azimuth = (2 * Math.PI * (sector + 0.5)) / SECTORS - Math.PI;
    rays.aim(azimuth, 0);
    let nearest = Infinity;
    for (let column = Math.floor((sector * columns) / SECTORS); column < ((sector + 1) * columns) / SECTORS; column++)
      if ((obstacles[column] as number) < nearest) nearest = obstacles[column] as number;
    if (nearest < rays.distance - BEFORE_WALL) walls.push({ azimuth, distance: nearest, height: FURNITURE_HEIGHT });
  }
  return walls;
}

function addWall(bodies: BodyList, { azimuth, distance, height }: Wall): void {
  // A little wider than its sector, so that neighbours leave no gap to slip through.
  const half = 1.1 * (distance + THICKNESS) * Math.tan(Math.PI / SECTORS);
  addBox(bodies, [-half, -THICKNESS, -distance - THICKNESS], [half, height, -distance], turnAt(azimuth, -EYE_HEIGHT));
}

/** Turns clockwise about the upright axis by so many radians, and lifts by so many metres; 3 x 4, row-major. */
function turnAt(azimuth: number, lift: number): Float32Array {
  const [sin, cos] = [Math.sin(azimuth), Math.cos(azimuth)];
  return Float32Array.of(cos, 0, -sin, 0, 0, 1, 0, lift, sin, 0, cos, 0);
}

function addBox(bodies: BodyList, min: Vec3, max: Vec3, transform: Float32Array): void {
  const instance: Instance = { prototype: 0, transform, tint: [1, 1, 1] };
  addSolid(bodies, { shape: 'box', min, max }, instance);
}

/** Floor, ceiling and four walls, each a slab outside the room. */
function addShell(bodies: BodyList, { heading, front, right, back, left, ceiling }: EstimatedRoom): void {
  const t = THICKNESS;
  const turned = turnAt(heading, 0);
  const add = (min: Vec3, max: Vec3): void => addBox(bodies, min, max, turned);
  add([-left - t, -EYE_HEIGHT - t, -front - t], [right + t, -EYE_HEIGHT, back + t]);
  add([-left - t, ceiling, -front - t], [right + t, ceiling + t, back + t]);
  add([-left - t, -EYE_HEIGHT, -front - t], [right + t, ceiling, -front]);
  add([-left - t, -EYE_HEIGHT, back], [right + t, ceiling, back + t]);
  add([-left - t, -EYE_HEIGHT, -front], [-left, ceiling, back]);
  add([right, -EYE_HEIGHT, -front], [right + t, ceiling, back]);
}

function flatGround(): Heightfield {
  const size = GROUND_SAMPLES;
  const heights = new Float32Array(size * size).fill(-EYE_HEIGHT);
  // Wide enough that the ground's own edge, not its samples, ends it.
  return { size, cell: (2 * SCENE_DISTANCE_MAX) / (size - 9), heights, albedo: new Float32Array(0), material: new Uint8Array(0) };
}
