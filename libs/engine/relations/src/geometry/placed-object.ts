import type { Instance, WorldModel } from '@diorama/world-model';

import type { GroundPlace, Rectangle } from './rectangle.js';
import { EMPTY_COLUMN, gapsAt } from './free-columns.js';
import type { FreeGap } from './free-columns.js';
import { measureObjectShape } from './object-shape.js';
import type { ObjectShape, Outline } from './object-shape.js';

/** An object with its place in the world; metres, radians. */
export interface PlacedObject {
  readonly shape: ObjectShape;
  readonly x: number;
  /** y of the plane on which it stands. */
  readonly y: number;
  readonly z: number;
  /** Of its front from +z, counter-clockwise seen from above. */
  readonly turn: number;
  readonly scale: number;
}

/** Heights between which an object lies, y in metres. */
export interface Span {
  readonly bottom: number;
  readonly top: number;
}

/** Reads an instance of a model; its lean is left out. */
export function readPlacedObject({ prototypes }: WorldModel, { prototype, transform: t }: Instance): PlacedObject {
  const of = prototypes[prototype];
  if (of === undefined) throw new RangeError(`an instance of an unknown prototype: ${prototype}`);
  const at = (k: number): number => t[k] as number;
  return {
    shape: measureObjectShape(of),
    x: at(3),
    y: at(7),
    z: at(11),
    turn: Math.atan2(at(2) - at(8), at(0) + at(10)),
    scale: Math.hypot(at(0), at(4), at(8)),
  };
}

/** A point in the frame of an object, in the world. */
export function toWorld({ x, z, turn, scale }: PlacedObject, u: number, v: number): GroundPlace {
  const [c, s] = [Math.cos(turn) * scale, Math.sin(turn) * scale];
  return { x: x + c * u + s * v, z: z - s * u + c * v };
}

/** A point of the world in the frame of an object. */
export function toLocal(object: PlacedObject, { x, z }: GroundPlace): readonly [u: number, v: number] {
  const [c, s] = [Math.cos(object.turn), Math.sin(object.turn)];
  const [dx, dz] = [x - object.x, z - object.z];
  return [(c * dx - s * dz) / object.scale, (s * dx + c * dz) / object.scale];
}

function rectangleOf(object: PlacedObject, { x, z }: Outline): Rectangle {
  const middle = toWorld(object, (x[0] + x[1]) / 2, (z[0] + z[1]) / 2);
  return { ...middle, turn: object.turn, width: (x[1] - x[0]) * object.scale, depth: (z[1] - z[0]) * object.scale };
}

/** The rectangle of the ground below all of an object. */
export const outlineOf = (object: PlacedObject): Rectangle => rectangleOf(object, object.shape.outline);

/** The rectangle of the ground that its lower part takes, where others meet it. */
export const footOf = (object: PlacedObject): Rectangle => rectangleOf(object, object.shape.foot);

export const spanOf = ({ y, scale, shape }: PlacedObject): Span => ({ bottom: y + shape.bottom * scale, top: y + shape.top * scale });

/** The free gaps of an object on the vertical line at a place of the world, y in metres. */
export function gapsOver(object: PlacedObject, point: GroundPlace): readonly FreeGap[] {
  const gaps = gapsAt(object.shape.columns, ...toLocal(object, point));
  if (gaps === EMPTY_COLUMN) return gaps;
  return gaps.map(({ from, to }) => ({ from: object.y + from * object.scale, to: object.y + to * object.scale }));
}

/** Points in a grid over a rectangle, `count` a side, within a share of it. */
export function spreadOver({ x, z, turn, width, depth }: Rectangle, count: number, share: number): GroundPlace[] {
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  return Array.from({ length: count * count }, (_, k) => {
    const u = ((k % count) / (count - 1) - 0.5) * width * share;
    const v = (Math.floor(k / count) / (count - 1) - 0.5) * depth * share;
    return { x: x + c * u + s * v, z: z - s * u + c * v };
  });
}

/** Half of a rectangle's extent in a direction of the ground plane, metres; `bearing` in radians clockwise from -z. */
export function halfExtent({ turn, width, depth }: Rectangle, bearing: number): number {
  const along = bearing + turn;
  return (Math.abs(Math.sin(along)) * width + Math.abs(Math.cos(along)) * depth) / 2;
}

/** Metres between two rectangles; 0 where they overlap. */
export function gapBetween(a: Rectangle, b: Rectangle): number {
  const overlap = separation(a, b) <= 0 && separation(b, a) <= 0;
  if (overlap) return 0;
  const toA = Math.min(...cornersOf(b).map((corner) => distanceTo(a, corner)));
  return Math.min(toA, ...cornersOf(a).map((corner) => distanceTo(b, corner)));
}

/** Metres from a rectangle to a point; 0 within it. */
export function distanceTo(rectangle: Rectangle, point: GroundPlace): number {
  const [u, v] = within(rectangle, point);
  return Math.hypot(Math.max(0, Math.abs(u) - rectangle.width / 2), Math.max(0, Math.abs(v) - rectangle.depth / 2));
}

/** The point of a rectangle that is nearest to another point. */
export function nearestPoint(rectangle: Rectangle, point: GroundPlace): GroundPlace {
  const [u, v] = within(rectangle, point);
  const near = (value: number, side: number): number => Math.min(side / 2, Math.max(-side / 2, value));
  const [a, b] = [near(u, rectangle.width), near(v, rectangle.depth)];
  const [c, s] = [Math.cos(rectangle.turn), Math.sin(rectangle.turn)];
  return { x: rectangle.x + c * a + s * b, z: rectangle.z - s * a + c * b };
}

/** A point in the frame of a rectangle: along its width and its depth. */
function within({ x, z, turn }: Rectangle, point: GroundPlace): readonly [number, number] {
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const [dx, dz] = [point.x - x, point.z - z];
  return [c * dx - s * dz, s * dx + c * dz];
}

/** Corners of a rectangle, in order around it. */
export function cornersOf({ x, z, turn, width, depth }: Rectangle): GroundPlace[] {
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

/** The largest distance between the sides of `a` and all of `b`, along an axis of `a`; at most 0 where no side parts them. */
function separation(a: Rectangle, b: Rectangle): number {
  const turned = b.turn - a.turn;
  const [c, s] = [Math.abs(Math.cos(turned)), Math.abs(Math.sin(turned))];
  const [u, v] = within(a, b);
  return Math.max(Math.abs(u) - (a.width + c * b.width + s * b.depth) / 2, Math.abs(v) - (a.depth + s * b.width + c * b.depth) / 2);
}

/** Radians clockwise from -z in which a viewer at the origin sees a place. */
export const bearingOf = ({ x, z }: GroundPlace): number => Math.atan2(x, -z);

/** The smallest turn from one bearing to another, -pi to pi. */
export const angleBetween = (from: number, to: number): number => Math.atan2(Math.sin(to - from), Math.cos(to - from));
