import { distanceToBone } from '@diorama/shape-language';
import type { Bone } from '@diorama/shape-language';
import { addVectors, scaleVector } from '@diorama/world-model';
import type { Vec3 } from '@diorama/world-model';

/** Of `blend`: the constant of the smooth minimum that the interpreter of shapes uses. */
const SHARPNESS = 0.25;
const STEPS = 24;

/** The place where a ray from inside an implicit body leaves its skin, about. */
export function findSkin(bones: readonly Bone[], blend: number, from: Vec3, direction: Vec3): Vec3 {
  let point = from;
  for (let k = 0; k < STEPS; k++) point = addVectors(point, scaleVector(direction, -0.85 * distanceToSkin(bones, blend, point)));
  return point;
}

function distanceToSkin(bones: readonly Bone[], blend: number, point: Vec3): number {
  const k = Math.max(1e-3, blend * SHARPNESS);
  return -k * Math.log(bones.reduce((sum, bone) => sum + Math.exp(Math.min(60, -distanceToBone(bone, point) / k)), 1e-24));
}
