import type { Finish, Generated } from '@diorama/catalogue';
import { extrude, group, lathe, move, scale, sphere, turn } from '@diorama/shape-language';
import type { Point2, Shape, Slot } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

import { roundedRectangle } from './outlines.js';

/** An object whose shape is drawn in centimetres. */
export const madeInCentimetres = (
  shape: Shape | readonly Shape[],
  finishes: Readonly<Record<string, Finish>>,
  rest: Omit<Generated, 'shape' | 'finishes'> = {},
): Generated => ({ shape: scale(Array.isArray(shape) ? group(...shape) : (shape as Shape), 0.01), finishes, ...rest });

/** A plate that lies on y = 0 over an outline; the outline's y points away from the viewer. */
export const slab = (
  slot: Slot,
  outline: readonly Point2[],
  thickness: number,
  options: { holes?: readonly (readonly Point2[])[]; edge?: Slot; at?: Vec3 } = {},
): Shape => {
  const { at = [0, 0, 0], ...rest } = options;
  return turn(extrude(slot, outline, thickness, rest), [-90, 0, 0], [at[0], at[1] + thickness / 2, at[2]]);
};

/** An upright board with rounded corners that stands on y = 0. */
export const board = (slot: Slot, width: number, height: number, depth: number, corner: number): Shape =>
  move(extrude(slot, roundedRectangle(width, height, Math.min(corner, width / 2.01, height / 2.01)), depth), 0, height / 2, 0);

/** A box with vertical edges rounded, standing on y = 0. */
export const roundedBlock = (slot: Slot, width: number, height: number, depth: number, corner: number): Shape =>
  slab(slot, roundedRectangle(width, depth, Math.min(corner, width / 2.01, depth / 2.01)), height);

/** A ball at a place. */
export const ball = (slot: Slot, radii: number | Vec3, at: Vec3, detail = 2): Shape => move(sphere(slot, radii, { detail }), ...at);

/** A turned body at a place, turned by degrees. */
export const turnedAt = (slot: Slot, profile: readonly Point2[], at: Vec3, degrees: Vec3 = [0, 0, 0], sides = 16): Shape =>
  turn(creased(slot, profile, { sides }), degrees, at);

/** A turned body whose sharp corners stay sharp under smooth shading. */
export function creased(
  slot: Slot,
  profile: readonly Point2[],
  options: { sides?: number; slotOf?: (segment: number) => Slot; crease?: number } = {},
): Shape {
  const { sides = 20, slotOf = () => slot, crease = 38 } = options;
  const rings: Point2[] = [];
  const bands: Slot[] = [];
  profile.forEach((point, k) => {
    rings.push(point);
    if (k === profile.length - 1) return;
    if (isCorner(profile, k, crease)) {
      rings.push(point);
      bands.push(slotOf(k));
    }
    bands.push(slotOf(k));
  });
  return lathe(slot, rings, { sides, bands });
}

function isCorner(profile: readonly Point2[], k: number, crease: number): boolean {
  const [before, point, after] = [profile[k - 1], profile[k], profile[k + 1]];
  if (before === undefined || point === undefined || after === undefined) return false;
  const [ax, ay] = [point[0] - before[0], point[1] - before[1]];
  const [bx, by] = [after[0] - point[0], after[1] - point[1]];
  const lengths = Math.hypot(ax, ay) * Math.hypot(bx, by);
  return lengths > 0 && (ax * bx + ay * by) / lengths < Math.cos((crease * Math.PI) / 180);
}
