import { GroundCells, rectanglesOverlap } from '@diorama/relations';
import { getFootprintSize } from '@diorama/things';
import type { GroundPoint } from '@diorama/world-model';
import type { Rectangle } from '@diorama/relations';

import type { Footprints } from './footprints.js';

/** What is known of the ground that a rectangle lies on. */
interface BuildingGround {
  readonly footprints: Footprints;
  isFree(x: number, z: number, radius: number): boolean;
  isDry(x: number, z: number, margin: number): boolean;
}

interface Disc extends GroundPoint {
  readonly radius: number;
}

const DISC_WIDTH = 1.8;
/** Discs along a rectangle. */
const COVER_DISCS_MAX = 32;

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

/** Discs that cover all of a rectangle and, where it is long, little beyond it. */
export function coverRectangle({ x, z, turn, width, depth }: Rectangle): Disc[] {
  const [long, short] = [Math.max(width, depth), Math.min(width, depth)];
  const count = Math.min(COVER_DISCS_MAX, Math.max(1, Math.round(long / Math.max(short, 0.1))));
  const radius = Math.hypot(long / count, short) / 2;
  const axis = width >= depth ? turn : turn - Math.PI / 2;
  return Array.from({ length: count }, (_, k) => {
    const along = ((k + 0.5) / count - 0.5) * long;
    return { x: x + Math.cos(axis) * along, z: z - Math.sin(axis) * along, radius };
  });
}

/** Whether nothing stands on a rectangle and it keeps clear of the viewer and, by `shore` metres, of the water. */
export function isRectangleFree(context: BuildingGround, rectangle: Rectangle, shore: number): boolean {
  return discsOf(rectangle).every(
    (disc) => context.isFree(disc.x, disc.z, disc.radius) && context.isDry(disc.x, disc.z, disc.radius + shore),
  );
}

/** Takes the ground of a rectangle. */
export function reserveRectangle(context: BuildingGround, rectangle: Rectangle): void {
  for (const { x, z, radius } of discsOf(rectangle)) context.footprints.take(x, z, radius);
}

/** The ground under an object; `radius` is that of the disc around it. */
export interface ObjectGround extends Rectangle {
  readonly radius: number;
}

/** Where an object stands, and how large it is; metres, radians, a factor on its usual size. */
interface GroundedObject extends GroundPoint {
  readonly kind: string;
  readonly turn: number;
  readonly scale: number;
}

/** The rectangle of ground under an object. */
export const groundOf = ({ kind, x, z, turn, scale }: GroundedObject): ObjectGround => {
  const [width, depth] = getFootprintSize(kind).map((side) => side * scale) as [number, number];
  return { x, z, turn, width, depth, radius: Math.hypot(width, depth) / 2 };
};

/** Metres a side of the cells of the index. */
const OCCUPIED_CELL = 16;

/** The rectangles of ground under objects. */
export class OccupiedRectangles {
  private readonly rectangles = new GroundCells<Rectangle>(OCCUPIED_CELL);

  take(rectangle: Rectangle): void {
    this.rectangles.add(rectangle, rectangle, radiusOf(rectangle));
  }

  /** Whether a rectangle shares ground with none that is taken. */
  isFree(rectangle: Rectangle): boolean {
    return !this.rectangles.some(rectangle, radiusOf(rectangle), (other) => rectanglesOverlap(other, rectangle));
  }
}

const radiusOf = ({ width, depth }: Rectangle): number => Math.hypot(width, depth) / 2;
