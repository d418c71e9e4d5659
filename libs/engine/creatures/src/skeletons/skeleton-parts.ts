import type { Shape, Slot } from '@diorama/shape-language';
import { boxAt, curve, group, mirror, move, sphere } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

import type { Joint } from '../anatomy/curves.js';
import { limb } from '../anatomy/curves.js';

/** A cage of ribs below a line of vertebrae; lengths are shares of the length of the animal. */
export interface RibCage {
  /** The first and the last pair along z, and how many pairs. */
  readonly z: readonly [from: number, to: number];
  readonly count: number;
  /** Height of the spine and of the lowest point of the longest rib. */
  readonly top: number;
  readonly bottom: number;
  readonly halfWidth: number;
  readonly radius: number;
}

/** A skeleton as a museum mounts it: its bones look to +z, and a plinth with rods carries them. */
export interface MountedSkeleton {
  /** From the tip of the tail to the skull. */
  readonly spine: readonly Joint[];
  /** Factor on the radius of the spine for the height of the spikes on the vertebrae. */
  readonly spikes: number;
  readonly ribs: RibCage;
  /** Joints from the hip or the shoulder down to the foot, on the right side. */
  readonly legs: readonly (readonly Joint[])[];
  /** Length of toes, and how many; a column-footed animal has none. */
  readonly toes: { readonly length: number; readonly count: number };
  /** Middles and radii of the blades of the pelvis and the shoulder, on the right side. */
  readonly blades: readonly (readonly [at: Vec3, radii: Vec3])[];
  readonly plinth: { readonly width: number; readonly z: readonly [from: number, to: number]; readonly height: number };
  /** Where rods carry the spine. */
  readonly rods: readonly Vec3[];
}

/** Bones, plinth and rods of a skeleton without its skull. */
export function mountSkeleton(skeleton: MountedSkeleton, slot: (part: string) => Slot): Shape[] {
  const bone = slot('bone');
  const { plinth, legs, toes, blades, ribs, rods } = skeleton;
  const depth = plinth.z[1] - plinth.z[0];
  return [
    boxAt(slot('plinth'), [plinth.width, plinth.height, depth], [0, 0, (plinth.z[0] + plinth.z[1]) / 2], 0.15 * plinth.height),
    ...rods.map(([x, y, z]) => boxAt(slot('rod'), [0.006, y - plinth.height, 0.006], [x, plinth.height, z])),
    ...vertebrae(bone, skeleton),
    ...ribPairs(bone, ribs),
    ...legs.map((joints) => mirror(group(...legBones(bone, joints, toes)))),
    ...blades.map(([[x, y, z], radii]) => mirror(move(sphere(bone, radii, { detail: 2 }), x, y, z))),
  ];
}

/** A bead with a spike for each vertebra, on a thin core. */
function vertebrae(bone: Slot, { spine, spikes }: MountedSkeleton): Shape[] {
  const core = limb(
    bone,
    spine.map(([x, y, z, radius]): Joint => [x, y, z, 0.55 * radius]),
    { sides: 6, steps: 4 },
  );
  const beads = curve(spine, 5).map(([x, y, z, radius]) =>
    group(
      move(sphere(bone, [1.15 * radius, 1.15 * radius, 0.8 * radius], { detail: 1 }), x, y, z),
      limb(
        bone,
        [
          [x, y + 0.6 * radius, z, 0.5 * radius],
          [x, y + spikes * radius, z - 1.1 * radius, 0],
        ],
        { sides: 5, steps: 1 },
      ),
    ),
  );
  return [core, ...beads];
}

/** Ribs that bow out and close below; those in the middle are the longest. */
function ribPairs(bone: Slot, { z: [from, to], count, top, bottom, halfWidth, radius }: RibCage): Shape[] {
  return Array.from({ length: count }, (_, k) => {
    const share = (k + 0.5) / count;
    const z = from + (to - from) * share;
    const long = 0.62 + 0.38 * Math.sin(Math.PI * share);
    const [side, low] = [halfWidth * long, top - (top - bottom) * long];
    return mirror(
      limb(
        bone,
        [
          [0.1 * side, top, z, radius],
          [0.78 * side, top - 0.12 * (top - low), z + 0.01, radius],
          [side, top - 0.52 * (top - low), z + 0.02, radius],
          [0.66 * side, low + 0.1 * (top - low), z + 0.03, 0.9 * radius],
          [0.14 * side, low, z + 0.035, 0.6 * radius],
        ],
        { sides: 6, steps: 3 },
      ),
    );
  });
}

/** Long bones with thick ends, and toes. */
function legBones(bone: Slot, joints: readonly Joint[], { length, count }: MountedSkeleton['toes']): Shape[] {
  const bones = joints.slice(1).map((end, k) => {
    const start = joints[k] as Joint;
    const middle: Joint = [(start[0] + end[0]) / 2, (start[1] + end[1]) / 2, (start[2] + end[2]) / 2, 0.62 * Math.min(start[3], end[3])];
    return limb(bone, [start, middle, end], { sides: 7 });
  });
  const foot = joints.at(-1) as Joint;
  const toes = Array.from({ length: count }, (_, k) => {
    const x = foot[0] + (count === 1 ? 0 : (k / (count - 1) - 0.5) * length);
    return limb(
      bone,
      [
        [foot[0], foot[1], foot[2], 0.8 * foot[3]],
        [x, foot[1] + 0.1 * length, foot[2] + 0.55 * length, 0.65 * foot[3]],
        [x, foot[1] - 0.4 * foot[3], foot[2] + length, 0],
      ],
      { sides: 5, steps: 2 },
    );
  });
  return [...bones, ...toes];
}

/** Teeth side by side along a jaw, on both sides, that point up or down. */
export const teethRow = (
  bone: Slot,
  { from, to, count, length }: { readonly from: Vec3; readonly to: Vec3; readonly count: number; readonly length: number },
): Shape[] =>
  Array.from({ length: count }, (_, k) => {
    const share = k / (count - 1);
    const [x, y, z] = [0, 1, 2].map((axis) => (from[axis] ?? 0) + ((to[axis] ?? 0) - (from[axis] ?? 0)) * share) as [
      number,
      number,
      number,
    ];
    return mirror(
      limb(
        bone,
        [
          [x, y, z, 0.2 * Math.abs(length)],
          [x, y - length, z, 0],
        ],
        { sides: 5, steps: 1 },
      ),
    );
  });
