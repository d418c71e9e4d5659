import { pixelToDirection } from '@diorama/pano';
import type { Capture, CaptureView, Renderer, RowRange, Vec3 } from '@diorama/world-model';

/** A sphere of an analytic world: centre and radius in metres. */
export interface Ball {
  readonly centre: Vec3;
  readonly radius: number;
}

/** A world small enough to be traced exactly. */
export interface AnalyticWorld {
  /** Height y of the flat ground, or null for none. */
  readonly ground: number | null;
  readonly balls: readonly Ball[];
  /** Half size of the closed room around the origin, or null under the open sky. */
  readonly room: Vec3 | null;
  /** Nothing is further away than this in the open. */
  readonly radius: number;
}

/** A renderer of an analytic world: the ground is surface 1, the room 3, the balls from 4 on; smooth colours by place. */
export function createAnalyticRenderer(world: AnalyticWorld): Renderer {
  return {
    cast: (origin, direction) => trace(world, origin, direction).distance,
    look: (origin, direction, sight) => {
      const { distance, normal, surface } = trace(world, origin, direction);
      const [x, y, z] = origin.map((start, axis) => start + distance * (direction[axis] as number)) as [number, number, number];
      Object.assign(sight, { surface, x, y, z, nx: normal[0], ny: normal[1], nz: normal[2], isBackFace: false });
      return distance;
    },
    capture: (view, rows) => capture(world, view, rows),
  };
}

interface Hit {
  readonly distance: number;
  readonly normal: Vec3;
  readonly surface: number;
}

const SKY: Hit = { distance: Infinity, normal: [0, 0, 0], surface: 0 };

function trace(world: AnalyticWorld, origin: Vec3, direction: Vec3): Hit {
  let hit = SKY;
  if (world.ground !== null) {
    const distance = (world.ground - origin[1]) / direction[1];
    if (distance > 1e-6 && distance < world.radius) hit = { distance, normal: [0, 1, 0], surface: 1 };
  }
  if (world.room) hit = closer(hit, meetRoom(world.room, origin, direction));
  for (const [i, ball] of world.balls.entries()) hit = closer(hit, meetBall(ball, origin, direction, 4 + i));
  return hit;
}

const closer = (a: Hit, b: Hit): Hit => (b.distance < a.distance ? b : a);

function meetRoom(half: Vec3, origin: Vec3, direction: Vec3): Hit {
  let hit = SKY;
  for (let axis = 0; axis < 3; axis++) {
    const d = direction[axis] as number;
    if (d === 0) continue;
    const side = Math.sign(d);
    const distance = (side * (half[axis] as number) - (origin[axis] as number)) / d;
    const normal: [number, number, number] = [0, 0, 0];
    normal[axis] = -side;
    hit = closer(hit, { distance, normal, surface: 3 });
  }
  return hit;
}

function meetBall({ centre, radius }: Ball, origin: Vec3, direction: Vec3, surface: number): Hit {
  const to: Vec3 = [origin[0] - centre[0], origin[1] - centre[1], origin[2] - centre[2]];
  const b = to[0] * direction[0] + to[1] * direction[1] + to[2] * direction[2];
  const c = to[0] ** 2 + to[1] ** 2 + to[2] ** 2 - radius ** 2;
  const root = b * b - c;
  const distance = root > 0 ? -b - Math.sqrt(root) : -1;
  if (distance <= 1e-6) return SKY;
  const normal = to.map((value, axis) => (value + distance * (direction[axis] as number)) / radius);
  return { distance, normal: normal as [number, number, number], surface };
}

function capture(world: AnalyticWorld, view: CaptureView, rows: RowRange): Capture {
  const pixels = (rows.end - rows.start) * view.width;
  const result = {
    view,
    rows,
    distance: new Float32Array(pixels),
    color: new Float32Array(3 * pixels),
    normal: new Float32Array(3 * pixels),
    semantic: new Uint8Array(pixels),
    surface: new Uint32Array(pixels),
  };
  const direction: [number, number, number] = [0, 0, 0];
  for (let p = 0; p < pixels; p++) {
    pixelToDirection(view.width, p % view.width, rows.start + Math.floor(p / view.width), direction);
    const hit = trace(world, view.origin, direction);
    result.distance[p] = hit.distance;
    result.normal.set(hit.normal, 3 * p);
    result.surface[p] = hit.surface;
    result.color.set(paint(view.origin, direction, hit), 3 * p);
  }
  return result;
}

/** Colours that vary over a few decimetres, and over a few degrees for the sky. */
function paint(origin: Vec3, direction: Vec3, { distance, surface }: Hit): Vec3 {
  if (surface === 0) return [0.4 + 0.2 * direction[1], 0.55 + 0.1 * direction[1], 0.8 + 0.1 * Math.sin(9 * direction[0])];
  const [x, y, z] = [0, 1, 2].map((axis) => (origin[axis] as number) + distance * (direction[axis] as number)) as [number, number, number];
  const far = 1 / (1 + distance / 10);
  const wave = 0.25 * far * Math.sin(5 * x) * Math.cos(4 * z + 3 * y);
  const hue = (surface % 5) / 5;
  return [0.5 + wave, 0.35 + 0.3 * hue - wave / 2, 0.6 - 0.4 * hue + wave];
}
