import { moveAlong, computeRightDirection, computeViewDirection } from '../motion/pose.js';
import type { Pose, Vector } from '../motion/pose.js';

/** How a pose is seen: `fov` is degrees from top to bottom; width and height are those of the picture in CSS pixels. */
export interface CameraLens {
  readonly pose: Pose;
  readonly fov: number;
  readonly width: number;
  readonly height: number;
}

/** A stretch of a line on the picture, in CSS pixels from its upper left corner. */
export interface ScreenSegment {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

/** Metres in front of the eye before which nothing is drawn. */
const NEAR = 0.05;
const RADIANS = Math.PI / 180;

/** The unit vector from the eye through a pixel. */
export function computePixelRay(lens: CameraLens, x: number, y: number): Vector {
  const focal = focalLength(lens);
  const { right, up, forward } = axes(lens.pose);
  const aside = moveAlong(forward, right, (x - lens.width / 2) / focal);
  const ray = moveAlong(aside, up, (lens.height / 2 - y) / focal);
  const length = Math.hypot(ray.x, ray.y, ray.z);
  return { x: ray.x / length, y: ray.y / length, z: ray.z / length };
}

/** The part of a straight line that lies before the eye, as it is seen; null where all of it lies behind. */
export function projectSegment(lens: CameraLens, from: Vector, to: Vector): ScreenSegment | null {
  let a = seenFrom(lens.pose, from);
  let b = seenFrom(lens.pose, to);
  if (a.depth < NEAR && b.depth < NEAR) return null;
  if (a.depth < NEAR) a = cut(b, a);
  else if (b.depth < NEAR) b = cut(a, b);
  const focal = focalLength(lens);
  const [x, y] = [lens.width / 2, lens.height / 2];
  return {
    x1: x + (focal * a.right) / a.depth,
    y1: y - (focal * a.up) / a.depth,
    x2: x + (focal * b.right) / b.depth,
    y2: y - (focal * b.up) / b.depth,
  };
}

/** A point in the frame of the view, metres. */
interface Seen {
  readonly right: number;
  readonly up: number;
  readonly depth: number;
}

const focalLength = ({ fov, height }: CameraLens): number => height / 2 / Math.tan((fov / 2) * RADIANS);

function axes(pose: Pose): { right: Vector; up: Vector; forward: Vector } {
  const [yaw, pitch] = [pose.yaw * RADIANS, pose.pitch * RADIANS];
  // Right × forward; a view never looks straight up, so the right is always level.
  const up = { x: -Math.sin(yaw) * Math.sin(pitch), y: Math.cos(pitch), z: Math.cos(yaw) * Math.sin(pitch) };
  return { right: computeRightDirection(pose.yaw), up, forward: computeViewDirection(pose) };
}

function seenFrom(pose: Pose, point: Vector): Seen {
  const { right, up, forward } = axes(pose);
  const way = moveAlong(point, pose.position, -1);
  return { right: dot(way, right), up: dot(way, up), depth: dot(way, forward) };
}

/** Where the line from a point before the eye to one behind it comes too near. */
function cut(before: Seen, behind: Seen): Seen {
  const share = (before.depth - NEAR) / (before.depth - behind.depth);
  return {
    right: before.right + (behind.right - before.right) * share,
    up: before.up + (behind.up - before.up) * share,
    depth: NEAR,
  };
}

const dot = (a: Vector, b: Vector): number => a.x * b.x + a.y * b.y + a.z * b.z;
