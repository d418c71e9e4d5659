import type { GroundPoint } from '@diorama/world-model';

/** A rectangle of ground: its middle, the turn of its front (+z) as of the thing on it, width along the front and depth. */
export interface Rectangle extends GroundPoint {
  readonly turn: number;
  readonly width: number;
  readonly depth: number;
}

const TOUCH = 0.02;

/** Whether two rectangles share ground, beyond a touch of walls: no side of either has the other wholly before it. */
export function rectanglesOverlap(a: Rectangle, b: Rectangle): boolean {
  return !isApart(a, b, TOUCH) && !isApart(b, a, TOUCH);
}

/** Whether a side of `a` has all of `b` before it, but for `touch` metres. */
function isApart(a: Rectangle, b: Rectangle, touch: number): boolean {
  const turned = b.turn - a.turn;
  const [c, s] = [Math.abs(Math.cos(turned)), Math.abs(Math.sin(turned))];
  const [u, v] = within(a, b);
  return Math.abs(u) > (a.width + c * b.width + s * b.depth) / 2 - touch || Math.abs(v) > (a.depth + s * b.width + c * b.depth) / 2 - touch;
}

/** Metres between two rectangles; 0 where they overlap. */
export function gapBetween(a: Rectangle, b: Rectangle): number {
  if (!isApart(a, b, 0) && !isApart(b, a, 0)) return 0;
  const toA = Math.min(...cornersOf(b).map((corner) => distanceTo(a, corner)));
  return Math.min(toA, ...cornersOf(a).map((corner) => distanceTo(b, corner)));
}

/** Metres from a rectangle to a point; 0 within it. */
export function distanceTo(rectangle: Rectangle, point: GroundPoint): number {
  const [u, v] = within(rectangle, point);
  return Math.hypot(Math.max(0, Math.abs(u) - rectangle.width / 2), Math.max(0, Math.abs(v) - rectangle.depth / 2));
}

/** The point of a rectangle that is nearest to another point. */
export function nearestPoint(rectangle: Rectangle, point: GroundPoint): GroundPoint {
  const [u, v] = within(rectangle, point);
  const near = (value: number, side: number): number => Math.min(side / 2, Math.max(-side / 2, value));
  const [a, b] = [near(u, rectangle.width), near(v, rectangle.depth)];
  const [c, s] = [Math.cos(rectangle.turn), Math.sin(rectangle.turn)];
  return { x: rectangle.x + c * a + s * b, z: rectangle.z - s * a + c * b };
}

/** Half of a rectangle's extent in a direction of the ground plane, metres; `bearing` in radians clockwise from -z. */
export function halfExtent({ turn, width, depth }: Rectangle, bearing: number): number {
  const along = bearing + turn;
  return (Math.abs(Math.sin(along)) * width + Math.abs(Math.cos(along)) * depth) / 2;
}

/** Points in a grid over a rectangle, `count` a side, within a share of it. */
export function spreadOver({ x, z, turn, width, depth }: Rectangle, count: number, share: number): GroundPoint[] {
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  return Array.from({ length: count * count }, (_, k) => {
    const u = ((k % count) / (count - 1) - 0.5) * width * share;
    const v = (Math.floor(k / count) / (count - 1) - 0.5) * depth * share;
    return { x: x + c * u + s * v, z: z - s * u + c * v };
  });
}

/** Corners of a rectangle, in order around it. */
export function cornersOf({ x, z, turn, width, depth }: Rectangle): GroundPoint[] {
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  return (
    [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ] as const
  ).map(([a, b]) => ({ x: x + (c * a * width + s * b * depth) / 2, z: z + (-s * a * width + c * b * depth) / 2 }));
}

/** A point in the frame of a rectangle: along its width and its depth. */
function within({ x, z, turn }: Rectangle, point: GroundPoint): readonly [number, number] {
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const [dx, dz] = [point.x - x, point.z - z];
  return [c * dx - s * dz, s * dx + c * dz];
}

/** Radians clockwise from -z in which a viewer at the origin sees a place. */
export const bearingOf = ({ x, z }: GroundPoint): number => Math.atan2(x, -z);
