import type { GroundPoint, Instance, WorldModel } from '@diorama/world-model';

import { EMPTY_COLUMN, gapsAt } from './free-columns.js';
import type { FreeGap } from './free-columns.js';
import { measureObjectShape } from './object-shape.js';
import type { ObjectShape, Outline } from './object-shape.js';
import type { Rectangle } from './rectangle.js';

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
export function toWorld({ x, z, turn, scale }: PlacedObject, u: number, v: number): GroundPoint {
  const [c, s] = [Math.cos(turn) * scale, Math.sin(turn) * scale];
  return { x: x + c * u + s * v, z: z - s * u + c * v };
}

/** A point of the world in the frame of an object. */
export function toLocal(object: PlacedObject, { x, z }: GroundPoint): readonly [u: number, v: number] {
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
export function gapsOver(object: PlacedObject, point: GroundPoint): readonly FreeGap[] {
  const gaps = gapsAt(object.shape.columns, ...toLocal(object, point));
  if (gaps === EMPTY_COLUMN) return gaps;
  return gaps.map(({ from, to }) => ({ from: object.y + from * object.scale, to: object.y + to * object.scale }));
}
