import { listPositionedObjects } from '@diorama/placement';

import type { RoomPlan } from './room-plan.js';

/** Puts in the objects whose places the scene states; one whose place lies outside of the walls or above the ceiling is left out. */
export function placePositionedObjectsIndoors(plan: RoomPlan): void {
  const { x: xs, z: zs, height } = plan.shape;
  for (const { kind, x, z, lift, turn, ...look } of listPositionedObjects(plan.scene)) {
    const isInside = x >= xs[0] && x <= xs[1] && z >= zs[0] && z <= zs[1] && lift < height;
    if (isInside) plan.putPositioned(kind, { x, z, turn, lift }, look);
  }
}
