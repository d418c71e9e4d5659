import type { ArmPose, LegPose } from '@diorama/catalogue';
import { addVectors, normalizeVector, scaleVector } from '@diorama/world-model';
import type { Vec3 } from '@diorama/world-model';

import { createFrame, directionIn, pointIn } from '../frame/frame.js';
import type { Frame } from '../frame/frame.js';
import type { Build } from './builds.js';
import { ARM_POSES, LEG_POSES } from './poses.js';
import type { LimbDirections } from './poses.js';

/** A side of the body: 1 for its left (+x), -1 for its right. */
export type Side = 1 | -1;

/** Both sides of the body. */
export const SIDES: readonly Side[] = [1, -1];

/** A limb: its joints, and the frame of the hand or foot. */
export interface Limb {
  readonly side: Side;
  readonly root: Vec3;
  readonly joint: Vec3;
  readonly end: Vec3;
  /** Of a hand: y along the forearm, z to the thumb. Of a foot: y up the shin, z to the toes. */
  readonly tip: Frame;
}

/** A posed body. */
export interface Skeleton {
  readonly build: Build;
  /** Stands on the middle of the hip joints; y up the spine. */
  readonly torso: Frame;
  /** Lies in the middle of the head. */
  readonly head: Frame;
  readonly arms: readonly [left: Limb, right: Limb];
  readonly legs: readonly [left: Limb, right: Limb];
  /** Height of the soles. */
  readonly ground: number;
}

/** How a body is posed. */
export interface Posture {
  readonly legs: LegPose;
  readonly arms: readonly [left: ArmPose, right: ArmPose];
  /** How far the torso leans and the head is bent forward, degrees. */
  readonly lean: number;
  readonly nod: number;
}

const ANKLE = 0.085;

/** Where the joints of a posed body are. */
export function createSkeleton(build: Build, posture: Posture): Skeleton {
  const stance = LEG_POSES[posture.legs];
  const pelvis: Vec3 = [0, build.hip, 0];
  const lean = ((posture.lean + build.stoop + (stance.lean ?? 0)) * Math.PI) / 180;
  const torso = createFrame(pelvis, [0, Math.cos(lean), Math.sin(lean)], [0, -Math.sin(lean), Math.cos(lean)]);
  const nod = ((posture.nod + 0.35 * (build.stoop + posture.lean)) * Math.PI) / 180;
  const neck = pointIn(torso, [0, build.torso + 0.06, 0.012]);
  const up: Vec3 = [0, Math.cos(nod), Math.sin(nod)];
  const head = createFrame(addVectors(neck, scaleVector(up, 0.115 * build.head)), up, [0, -Math.sin(nod), 1]);
  const arm = (side: Side, directions: LimbDirections): Limb => createArm(build, torso, side, directions);
  const legs = [createLeg(build, pelvis, 1, stance.left), createLeg(build, pelvis, -1, stance.right)] as const;
  return {
    build,
    torso,
    head,
    arms: [arm(1, ARM_POSES[posture.arms[0]]), arm(-1, ARM_POSES[posture.arms[1]])],
    legs,
    ground: Math.min(...legs.map(({ end, tip }) => end[1] - 0.085 * Math.abs(tip.y[1]))),
  };
}

const outward = (side: Side, [x, y, z]: Vec3): Vec3 => normalizeVector([side * x, y, z]);

function createArm(build: Build, torso: Frame, side: Side, [upper, lower]: LimbDirections): Limb {
  const root = pointIn(torso, [side * build.shoulderX, build.torso - 0.02, 0]);
  const joint = addVectors(root, scaleVector(directionIn(torso, outward(side, upper)), build.upperArm));
  const along = directionIn(torso, outward(side, lower));
  const end = addVectors(joint, scaleVector(along, build.foreArm));
  return { side, root, joint, end, tip: createFrame(end, along, [-0.2 * side, 0.75, 0.65]) };
}

function createLeg(build: Build, pelvis: Vec3, side: Side, [upper, lower]: LimbDirections): Limb {
  const half = (build.hip - ANKLE) / 2;
  const root = addVectors(pelvis, [side * build.hipX, 0, 0]);
  const joint = addVectors(root, scaleVector(outward(side, upper), half));
  const along = outward(side, lower);
  const end = addVectors(joint, scaleVector(along, half));
  const isFlat = along[1] < -0.93;
  const toes: Vec3 = [0.22 * side, 0, 1];
  return { side, root, joint, end, tip: createFrame(end, isFlat ? [0, 1, 0] : scaleVector(along, -1), toes) };
}
