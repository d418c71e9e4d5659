import type { Finish, Generated } from '@diorama/catalogue';
import { extrude, group, lathe, loft, move, scale, sphere, turn } from '@diorama/shape-language';
import type { Point2, Shape, Slot } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

import { pointsOf, roundedRectangle, smoothLine } from './outlines.js';

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

/** A turned body over a flat list of radii and heights, turned by degrees and moved. */
export const spun = (
  slot: Slot,
  flat: readonly number[],
  options: { at?: Vec3; turn?: Vec3; sides?: number; curve?: boolean } = {},
): Shape => {
  const profile = options.curve === true ? smoothLine(pointsOf(flat), 3) : pointsOf(flat);
  const body = creased(slot, profile, { sides: options.sides ?? 16 });
  if (options.at === undefined && options.turn === undefined) return body;
  return turn(body, options.turn ?? [0, 0, 0], options.at ?? [0, 0, 0]);
};

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

/** Moves a part along a direction and turns its +z there; its +y with `axis` y. */
export const facing = (part: Shape, direction: Vec3, distance: number, axis: 'y' | 'z' = 'z'): Shape => {
  const length = Math.hypot(...direction) || 1;
  const [x, y, z] = [direction[0] / length, direction[1] / length, direction[2] / length];
  const degrees = 180 / Math.PI;
  const turned = axis === 'y' ? turn(part, [90, 0, 0]) : part;
  return turn(turned, [-Math.asin(y) * degrees, Math.atan2(x, z) * degrees, 0], [x * distance, y * distance, z * distance]);
};

/** Evenly spread points in a disc around the y axis, as x and z. */
export const discPoints = (count: number, radius: number): [number, number][] =>
  Array.from({ length: count }, (_, k) => {
    const [angle, reach] = [2.39996 * k, radius * Math.sqrt((k + 0.5) / count)];
    return [reach * Math.cos(angle), reach * Math.sin(angle)];
  });

/** Evenly spread directions on a sphere; `lowest` is the least upward component. */
export const sphereDirections = (count: number, lowest = -1): Vec3[] =>
  Array.from({ length: count }, (_, k) => {
    const y = 1 - ((1 - lowest) * (k + 0.5)) / count;
    const [angle, reach] = [2.39996 * k, Math.sqrt(Math.max(0, 1 - y * y))];
    return [reach * Math.cos(angle), y, reach * Math.sin(angle)];
  });

/** A ball or spindle around the y axis with upright stripes; radius and height of each ring, from the bottom up. */
export const stripedBody = (flat: readonly number[], slots: readonly Slot[], stripes: number, width = 2): Shape => {
  const corners = stripes * width;
  const sections = smoothLine(pointsOf(flat), 2).map(([radius, y]) => ({
    z: y,
    outline: Array.from({ length: corners }, (_, k): Point2 => {
      const angle = (2 * Math.PI * k) / corners;
      return [Math.max(radius, 0.1) * Math.cos(angle), Math.max(radius, 0.1) * Math.sin(angle)];
    }),
  }));
  const strips = Array.from({ length: corners }, (_, k) => slots[Math.floor(k / width) % slots.length] ?? null);
  return turn(loft(slots[0] as Slot, sections, { strips }), [-90, 0, 0]);
};

/** Radii and heights of a ball around a height. */
export const ballProfile = (radius: number, middle: number, steps = 10, squash = 1): number[] =>
  Array.from({ length: steps + 1 }, (_, k) => {
    const angle = -Math.PI / 2 + (Math.PI * k) / steps;
    return [radius * Math.cos(angle), middle + radius * squash * Math.sin(angle)];
  }).flat();
