import { implicit } from '@diorama/shape-language';
import type { Bone, Shape, Slot } from '@diorama/shape-language';
import { lerpVectors } from '@diorama/world-model';
import type { Vec3 } from '@diorama/world-model';

import { pointIn } from '../frame/frame.js';
import { SIDES } from './skeleton.js';
import type { Limb, Skeleton } from './skeleton.js';

/** Which slots the parts of the body show. */
export interface Dress {
  readonly chest: Slot;
  readonly pelvis: Slot;
  readonly upperArm: Slot;
  /** The lower half of the upper arm, and the forearm. */
  readonly elbow: Slot;
  readonly foreArm: Slot;
  readonly thigh: Slot;
  readonly knee: Slot;
  readonly shin: Slot;
  readonly foot: Slot;
  readonly hand: Slot;
}

/** How a body is drawn. */
export interface SkinStyle {
  readonly dress: Dress;
  /** Whether the legs are drawn; a floor-length robe hides them. */
  readonly hasLegs: boolean;
  readonly hasArms?: boolean;
  /** Edge of a cell, metres. */
  readonly cell: number;
  /** Extra radius of sleeves and trouser legs. */
  readonly looseness: number;
}

/** The skin of torso, arms, legs and feet, with tight clothes as colours. */
export function createSkin(skeleton: Skeleton, { dress, hasLegs, hasArms = true, cell, looseness }: SkinStyle): Shape {
  const bones = [
    ...torsoBones(skeleton, dress),
    ...(hasArms ? skeleton.arms.flatMap((arm) => armBones(skeleton, arm, dress, looseness)) : []),
    ...(hasLegs ? skeleton.legs.flatMap((leg) => legBones(skeleton, leg, dress, looseness)) : []),
  ];
  return implicit(dress.chest, bones, { blend: 0.055, cell });
}

function torsoBones({ build, torso }: Skeleton, dress: Dress): Bone[] {
  const at = (x: number, y: number, z: number): Vec3 => pointIn(torso, [x, y, z]);
  const [pelvis, waist, chest] = build.girth;
  const [pelvisWidth, waistWidth, chestWidth] = build.flatten;
  const height = build.torso;
  const shoulder = build.shoulderX - 0.02;
  const bones: Bone[] = [
    { from: at(0, -0.02, -0.005), to: at(0, 0.05, 0), radii: [pelvis * 0.92, pelvis], flatten: pelvisWidth, slot: dress.pelvis },
    { from: at(0, 0.13, 0.005), to: at(0, 0.24, 0.005), radii: [waist, waist], flatten: waistWidth, slot: dress.chest },
    { from: at(0, 0.3, 0.005), to: at(0, height - 0.14, 0), radii: [chest * 0.94, chest], flatten: chestWidth, slot: dress.chest },
    {
      from: at(-shoulder, height - 0.045, -0.01),
      to: at(0, height - 0.01, -0.012),
      radii: [build.arm[0] * 0.9, build.arm[0] * 1.1],
      slot: dress.chest,
    },
    {
      from: at(shoulder, height - 0.045, -0.01),
      to: at(0, height - 0.01, -0.012),
      radii: [build.arm[0] * 0.9, build.arm[0] * 1.1],
      slot: dress.chest,
    },
  ];
  if (build.bust > 0)
    for (const side of SIDES)
      bones.push({
        from: at(side * 0.066, height - 0.165, 0.075),
        to: at(side * 0.062, height - 0.12, 0.05),
        radii: [build.bust, build.bust * 0.7],
        slot: dress.chest,
      });
  if (build.belly > 0) {
    const radius = waist * 0.85 + 0.3 * build.belly;
    bones.push({ from: at(0, 0.1, build.belly), to: at(0, 0.2, build.belly), radii: [radius, radius], flatten: 1.15, slot: dress.chest });
  }
  return bones;
}

function armBones({ build }: Skeleton, { root, joint, end }: Limb, dress: Dress, looseness: number): Bone[] {
  const middle = lerpVectors(root, joint, 0.5);
  const [shoulder, elbow, wrist] = build.arm;
  const loose = (slot: Slot): number => (slot === 'skin' ? 0 : looseness);
  const upper = shoulder + loose(dress.upperArm);
  const bend = elbow + loose(dress.elbow);
  const fore = loose(dress.foreArm);
  return [
    { from: root, to: middle, radii: [upper, (upper + bend) / 2], slot: dress.upperArm },
    { from: middle, to: joint, radii: [(shoulder + elbow) / 2 + loose(dress.elbow), bend], slot: dress.elbow },
    { from: joint, to: lerpVectors(joint, end, 0.3), radii: [elbow + fore, elbow * 1.02 + fore], slot: dress.foreArm },
    { from: lerpVectors(joint, end, 0.3), to: end, radii: [elbow * 1.02 + fore, wrist + fore], slot: dress.foreArm },
  ];
}

function legBones({ build }: Skeleton, { root, joint, end, tip }: Limb, dress: Dress, looseness: number): Bone[] {
  const [hip, knee, ankle] = build.leg;
  const loose = (slot: Slot): number => (slot === 'skin' ? 0 : looseness);
  const foot = (x: number, y: number, z: number): Vec3 => pointIn(tip, [x, y, z]);
  const middle = lerpVectors(root, joint, 0.45);
  const calf = lerpVectors(joint, end, 0.3);
  const size = 0.5 + 0.5 * (ankle / 0.044);
  const low = loose(dress.shin);
  return [
    { from: root, to: middle, radii: [hip + 0.5 * loose(dress.thigh), (hip + knee) / 2 + loose(dress.thigh)], slot: dress.thigh },
    { from: middle, to: joint, radii: [(hip + knee) / 2 + loose(dress.knee), knee + loose(dress.knee)], slot: dress.knee },
    { from: joint, to: calf, radii: [knee * 0.95 + low, knee * 0.98 + low], slot: dress.shin },
    { from: calf, to: end, radii: [knee * 0.98 + low, ankle + low], slot: dress.shin },
    { from: foot(0, -0.035, -0.022), to: foot(0, -0.047, 0.1 * size), radii: [0.044 * size, 0.037 * size], slot: dress.foot },
    {
      from: foot(0, -0.047, 0.09 * size),
      to: foot(0.008, -0.053, 0.16 * size),
      radii: [0.04 * size, 0.032 * size],
      flatten: 1.15,
      slot: dress.foot,
    },
  ];
}
