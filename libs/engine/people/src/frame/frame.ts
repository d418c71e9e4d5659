import type { Shape } from '@diorama/shape-language';
import { addVectors, crossProduct, dotProduct, normalizeVector, scaleVector, subtractVectors } from '@diorama/world-model';
import type { Vec3 } from '@diorama/world-model';

/** A place with its own axes, of length 1 and at right angles to each other. */
export interface Frame {
  readonly at: Vec3;
  readonly x: Vec3;
  readonly y: Vec3;
  readonly z: Vec3;
}

/** A frame whose y axis is `up`; its z axis is as near to `forward` as that allows. */
export function createFrame(at: Vec3, up: Vec3, forward: Vec3): Frame {
  const y = normalizeVector(up);
  const flat = subtractVectors(forward, scaleVector(y, dotProduct(forward, y)));
  const z = Math.hypot(...flat) > 1e-6 ? normalizeVector(flat) : createFrame(at, y, [0.3, 0.9, 0.2]).z;
  return { at, x: crossProduct(y, z), y, z };
}

/** A direction of a frame in the frame of the figure. */
export const directionIn = ({ x, y, z }: Frame, [a, b, c]: Vec3): Vec3 =>
  addVectors(addVectors(scaleVector(x, a), scaleVector(y, b)), scaleVector(z, c));

/** A point of a frame in the frame of the figure. */
export const pointIn = (frame: Frame, point: Vec3): Vec3 => addVectors(frame.at, directionIn(frame, point));

/** A part that is drawn in a frame. */
export const placeIn = (part: Shape, frame: Frame): Shape => ({ form: 'placed', part, turn: turnOf(frame), move: frame.at });

/** Degrees about x, then y, then z that turn the axes of the figure to those of a frame. */
function turnOf({ x, y, z }: Frame): Vec3 {
  const degrees = (angle: number): number => (angle * 180) / Math.PI;
  const sine = Math.min(1, Math.max(-1, -x[2]));
  if (Math.abs(sine) > 0.9999) return [degrees(Math.atan2(-z[1], y[1])), degrees(Math.asin(sine)), 0];
  return [degrees(Math.atan2(y[2], z[2])), degrees(Math.asin(sine)), degrees(Math.atan2(x[1], x[0]))];
}
