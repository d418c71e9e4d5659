import { counterClockwise, cylinder, extrude, group, lathe, loft, move, rod, sheet, sweep, torus, turn } from '@diorama/shape-language';
import type { BoxShape, Point2, Shape, Slot } from '@diorama/shape-language';

/** A point or a direction: x right, y up, z to the front. */
export type Vec3 = BoxShape['size'];

/** A cylinder or cone along x around a point; `top` is its radius at the +x end. */
export const drumX = (slot: Slot, radius: number, length: number, [x, y, z]: Vec3, options: DrumOptions = {}): Shape =>
  turn(cylinder(slot, radius, length, options), [0, 0, -90], [x - length / 2, y, z]);

/** A cylinder or cone upright on a point. */
export const drumY = (slot: Slot, radius: number, height: number, [x, y, z]: Vec3, options: DrumOptions = {}): Shape =>
  move(cylinder(slot, radius, height, options), x, y, z);

/** A cylinder or cone along z around a point; `top` is its radius at the +z end. */
export const drumZ = (slot: Slot, radius: number, length: number, [x, y, z]: Vec3, options: DrumOptions = {}): Shape =>
  turn(cylinder(slot, radius, length, options), [90, 0, 0], [x, y, z - length / 2]);

interface DrumOptions {
  readonly top?: number;
  readonly sides?: number;
}

/** A turned body along z: each ring has a radius and a z. */
export const turnedZ = (slot: Slot, profile: readonly Point2[], at: Vec3 = [0, 0, 0], options: Parameters<typeof lathe>[2] = {}): Shape =>
  turn(lathe(slot, profile, options), [90, 0, 0], at);

/** A turned body along x: each ring has a radius and an x. */
export const turnedX = (slot: Slot, profile: readonly Point2[], at: Vec3 = [0, 0, 0], options: Parameters<typeof lathe>[2] = {}): Shape =>
  turn(lathe(slot, profile, options), [0, 0, -90], at);

/** A plate across x over an outline in z and y. */
export const plateX = (slot: Slot, outline: readonly Point2[], thickness: number, x = 0, holes?: readonly (readonly Point2[])[]): Shape =>
  turn(extrude(slot, outline, thickness, holes === undefined ? {} : { holes }), [0, -90, 0], [x, 0, 0]);

/** A plate across y over an outline in x and z. */
export const plateY = (slot: Slot, outline: readonly Point2[], thickness: number, y = 0): Shape =>
  turn(extrude(slot, outline, thickness), [90, 0, 0], [0, y, 0]);

/** A flat slab over four corners, counter-clockwise seen from outside. */
export const slab = (slot: Slot, [a, b, c, d]: readonly [Vec3, Vec3, Vec3, Vec3], thickness = 0.02): Shape =>
  sheet(
    slot,
    [
      [a, b],
      [d, c],
    ],
    thickness,
  );

/** A ring across x around a point. */
export const ringX = (slot: Slot, radius: number, thickness: number, at: Vec3 = [0, 0, 0], sides = 24): Shape =>
  turn(torus(slot, radius, thickness, sides), [0, 0, 90], at);

/** A ring across z around a point. */
export const ringZ = (slot: Slot, radius: number, thickness: number, at: Vec3 = [0, 0, 0], sides = 24): Shape =>
  turn(torus(slot, radius, thickness, sides), [90, 0, 0], at);

/** A ring around y at a point. */
export const torusY = (slot: Slot, radius: number, thickness: number, [x, y, z]: Vec3, sides = 28): Shape =>
  move(torus(slot, radius, thickness, sides), x, y, z);

/** A skin through sections along y over outlines in x and z. */
export function upright(
  slot: Slot,
  sections: readonly { readonly y: number; readonly outline: readonly Point2[] }[],
  options: Parameters<typeof loft>[2] = {},
): Shape {
  // The loft runs along z; a turn by -90 degrees about x makes that the y axis.
  const laid = sections.map(({ y, outline }) => ({ z: y, outline: counterClockwise(outline.map(([x, z]): Point2 => [x, -z])) }));
  return turn(loft(slot, laid, options), [-90, 0, 0]);
}

/** Bars through points, each joined to the next. */
export const rods = (slot: Slot, lines: readonly (readonly [Vec3, Vec3])[], radius: number, sides = 6): Shape =>
  group(...lines.map(([from, to]) => rod(slot, from, to, radius, sides)));

/** A tube along points. */
export const tube = (slot: Slot, path: readonly Vec3[], radius: number, sides = 8): Shape => sweep(slot, path, radius, { sides });

/** The part at several places. */
export const copies = (part: Shape, places: readonly Vec3[]): Shape => group(...places.map(([x, y, z]) => move(part, x, y, z)));

/** Numbers from 0 to count - 1. */
export const range = (count: number): number[] => Array.from({ length: Math.max(0, Math.round(count)) }, (_, k) => k);

/** Evenly spaced numbers from one to another, both included. */
export const spread = (from: number, to: number, count: number): number[] =>
  range(count).map((k) => (count < 2 ? (from + to) / 2 : from + ((to - from) * k) / (count - 1)));
