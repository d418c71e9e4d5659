import type { Bone, Shape, Slot } from '@diorama/shape-language';
import { curve, radians, sweep } from '@diorama/shape-language';
import { addVectors, scaleVector } from '@diorama/world-model';
import type { Vec3 } from '@diorama/world-model';

/** A point of a limb with the radius there, metres. */
export type Joint = readonly [x: number, y: number, z: number, radius: number];

export const mix = (a: Vec3, b: Vec3, share: number): Vec3 => addVectors(scaleVector(a, 1 - share), scaleVector(b, share));

/** Turns a point about the x axis by degrees: positive degrees turn +z down. */
export function pitched([x, y, z]: Vec3, degrees: number): Vec3 {
  const [c, s] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))];
  return [x, y * c - z * s, y * s + z * c];
}

/** A smooth tube through joints. */
export function limb(slot: Slot, joints: readonly Joint[], options: { steps?: number; sides?: number } = {}): Shape {
  const fine = curve(joints, options.steps ?? 3);
  return sweep(
    slot,
    fine.map(([x, y, z]): Vec3 => [x, y, z]),
    fine.map(([, , , radius], k) => (k === fine.length - 1 && radius < 1e-4 ? 0 : Math.max(1e-4, radius))),
    { sides: options.sides ?? 8 },
  );
}

/** A smooth tube whose slots alternate in equal parts of its points: ringed tails, banded snakes. */
export function bandedLimb(
  slots: readonly Slot[],
  joints: readonly Joint[],
  options: { steps?: number; sides?: number; every?: number } = {},
): Shape[] {
  const fine = curve(joints, options.steps ?? 3);
  const every = options.every ?? 2;
  const parts: Shape[] = [];
  for (let first = 0, k = 0; first + 1 < fine.length; first += every, k++) {
    const piece = fine.slice(first, first + every + 1);
    parts.push(
      sweep(
        slots[k % slots.length] as Slot,
        piece.map(([x, y, z]): Vec3 => [x, y, z]),
        piece.map(([, , , radius]) => Math.max(1e-4, radius)),
        { sides: options.sides ?? 8 },
      ),
    );
  }
  return parts;
}

/** Bones through joints, for an implicit body. */
export const chain = (joints: readonly Joint[], rest: { slot?: Slot; flatten?: number } = {}): Bone[] =>
  joints.slice(1).map(([x, y, z, radius], k) => {
    const [fx, fy, fz, fr] = joints[k] as Joint;
    return { from: [fx, fy, fz], to: [x, y, z], radii: [fr, radius], ...rest };
  });

/** A bone that is a ball or a rounded cone between two points. */
export const ball = (at: Vec3, radius: number, rest: { slot?: Slot; flatten?: number } = {}): Bone => ({
  from: at,
  to: at,
  radii: [radius, radius],
  ...rest,
});

/** A bone and its mirror image across x = 0. */
export const both = (bone: Bone): Bone[] => [
  bone,
  { ...bone, from: [-bone.from[0], bone.from[1], bone.from[2]], to: [-bone.to[0], bone.to[1], bone.to[2]] },
];
