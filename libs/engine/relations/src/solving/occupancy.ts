import { getBodyHeight } from '../geometry/object-shape.js';
import { footOf, outlineOf, spanOf } from '../geometry/placed-object.js';
import type { PlacedObject, Span } from '../geometry/placed-object.js';
import { GroundCells } from '../geometry/ground-cells.js';
import { rectanglesOverlap } from '../geometry/rectangle.js';
import type { Rectangle } from '../geometry/rectangle.js';

interface Box extends Span {
  readonly object: PlacedObject;
  readonly rectangle: Rectangle;
  readonly radius: number;
}

/** Metres a side of the cells of the index. */
const CELL = 4;
/** Objects lower than this, such as rugs, are in the way of none; metres. */
const FLAT = 0.06;
/** Boxes that may hide others, the first ones; and their least height in metres. */
const BLOCKERS_MAX = 64;
const BLOCKER_HEIGHT = 0.25;
/** Metres that boxes may share. */
const SHARED = 0.02;

/** The boxes of the objects that have a place: whether another one fits, and whether the viewer sees it. */
export class Occupancy {
  private readonly boxes = new GroundCells<Box>(CELL);
  private readonly blockers: Box[] = [];

  add(object: PlacedObject): void {
    for (const box of boxesOf(object)) {
      this.boxes.add(box, box.rectangle, box.radius);
      if (this.blockers.length < BLOCKERS_MAX && box.top - box.bottom > BLOCKER_HEIGHT) this.blockers.push(box);
    }
  }

  /** Whether an object would overlap others, but for those that it rests on or in. */
  collides(object: PlacedObject, ignored: ReadonlySet<PlacedObject>): boolean {
    return boxesOf(object).some((box) =>
      this.boxes.some(box.rectangle, box.radius, (other) => !ignored.has(other.object) && overlaps(box, other)),
    );
  }

  /** The share of an object that a viewer at the origin sees past the others, 0 to 1. */
  visibleShare(object: PlacedObject, ignored: ReadonlySet<PlacedObject>): number {
    const blockers = this.blockers.filter(({ object: other }) => other !== object && !ignored.has(other));
    return shareSeen(object, blockers);
  }
}

/** The share of an object that a viewer at the origin sees past another one, 0 to 1. */
export const shareSeenPast = (object: PlacedObject, other: PlacedObject): number => shareSeen(object, boxesOf(other));

function shareSeen(object: PlacedObject, blockers: readonly Box[]): number {
  const outline = outlineOf(object);
  const { bottom, top } = spanOf(object);
  const bearing = Math.atan2(outline.x, -outline.z);
  const half = 0.35 * Math.max(outline.width, outline.depth);
  let seen = 0;
  for (const [aside, up] of SIGHT_SAMPLES) {
    const x = outline.x + aside * half * Math.cos(bearing);
    const z = outline.z + aside * half * Math.sin(bearing);
    const y = bottom + up * (top - bottom);
    if (!blockers.some((box) => cuts(box, x, y, z))) seen++;
  }
  return seen / SIGHT_SAMPLES.length;
}

/** Points of an object that the viewer should see: to the side and up, as shares. */
const SIGHT_SAMPLES = [
  [0, 0.5],
  [0, 0.9],
  [-1, 0.6],
  [1, 0.6],
  [0, 0.2],
] as const;

/** The lower part of an object where others meet it, and all that is above. */
function boxesOf(object: PlacedObject): Box[] {
  const { bottom, top } = spanOf(object);
  if (top - bottom < FLAT) return [];
  const middle = Math.min(top, bottom + getBodyHeight(object.shape) * object.scale);
  const box = (rectangle: Rectangle, from: number, to: number): Box => ({
    object,
    rectangle,
    radius: Math.hypot(rectangle.width, rectangle.depth) / 2,
    bottom: from,
    top: to,
  });
  const foot = box(footOf(object), bottom, middle);
  return middle < top - 0.05 ? [foot, box(outlineOf(object), middle, top)] : [foot];
}

function overlaps(a: Box, b: Box): boolean {
  if (a.bottom > b.top - SHARED || b.bottom > a.top - SHARED) return false;
  const isNear = Math.hypot(a.rectangle.x - b.rectangle.x, a.rectangle.z - b.rectangle.z) < a.radius + b.radius;
  return isNear && rectanglesOverlap(a.rectangle, b.rectangle);
}

/** Whether the straight line from the origin to a point passes through a box. */
function cuts({ rectangle, bottom, top }: Box, px: number, py: number, pz: number): boolean {
  const { x, z, turn, width, depth } = rectangle;
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const start = [-c * x + s * z, 0, -s * x - c * z] as const;
  const step = [c * px - s * pz, py, s * px + c * pz] as const;
  const low = [-width / 2, bottom, -depth / 2] as const;
  const high = [width / 2, top, depth / 2] as const;
  let [from, to] = [0, 0.999];
  for (let axis = 0; axis < 3; axis++) {
    const [a, d] = [start[axis] as number, step[axis] as number];
    const [p, q] = [low[axis] as number, high[axis] as number];
    if (Math.abs(d) < 1e-9) {
      if (a < p || a > q) return false;
      continue;
    }
    const [t0, t1] = [(p - a) / d, (q - a) / d];
    from = Math.max(from, Math.min(t0, t1));
    to = Math.min(to, Math.max(t0, t1));
    if (from > to) return false;
  }
  return true;
}
