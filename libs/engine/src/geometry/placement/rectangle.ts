import type { GroundPoint } from '../terrain/course.js';
import type { Yard } from './yard.js';

/** A rectangle of ground: its middle, the turn of its front (+z) as of the thing on it, width along the front and depth. */
export interface Rectangle extends GroundPoint {
  readonly turn: number;
  readonly width: number;
  readonly depth: number;
}

interface Disc extends GroundPoint {
  readonly radius: number;
}

const DISC_WIDTH = 3.6;

/** Discs that cover a rectangle but for slivers, and nothing beyond it, so that rectangles may stand wall to wall. */
function discsOf({ x, z, turn, width, depth }: Rectangle): Disc[] {
  const [columns, rows] = [Math.ceil(width / DISC_WIDTH), Math.ceil(depth / DISC_WIDTH)];
  const radius = Math.min(width / columns, depth / rows) / 2 - 0.02;
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const spread = (k: number, count: number, size: number): number => ((k + 0.5) / count - 0.5) * size;
  return Array.from({ length: columns * rows }, (_, k) => {
    const [u, v] = [spread(k % columns, columns, width), spread(Math.floor(k / columns), rows, depth)];
    return { x: x + c * u + s * v, z: z - s * u + c * v, radius };
  });
}

/** Whether nothing stands on a rectangle and it keeps clear of the viewer and, by `shore` metres, of the water. */
export function isRectangleFree(yard: Yard, rectangle: Rectangle, shore: number): boolean {
  return discsOf(rectangle).every((disc) => yard.isFree(disc.x, disc.z, disc.radius) && yard.isDry(disc.x, disc.z, disc.radius + shore));
}

/** Takes the ground of a rectangle. */
export function takeRectangle(yard: Yard, rectangle: Rectangle): void {
  for (const { x, z, radius } of discsOf(rectangle)) yard.footprints.take(x, z, radius);
}
