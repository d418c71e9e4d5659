import { clamp, dotProduct, scaleVector, subtractVectors } from '@diorama/world-model';
import type { Vec3 } from '@diorama/world-model';

import type { Bone } from './shape.js';

/** About the distance from a point to the rounded cone of a bone, metres: the distance to its axis less the radius there; negative inside. */
export function distanceToBone({ from, to, radii, flatten = 1 }: Bone, point: Vec3): number {
  const axis = subtractVectors(to, from);
  const offset = subtractVectors(point, from);
  const length = dotProduct(axis, axis);
  const share = length > 0 ? clamp(dotProduct(offset, axis) / length, 0, 1) : 0;
  const across = subtractVectors(offset, scaleVector(axis, share));
  return Math.hypot(across[0] / flatten, across[1], across[2]) - (radii[0] + (radii[1] - radii[0]) * share);
}
