import { spreadOverRoom } from '@diorama/room-shells';
import { FLOOR_HEIGHT } from '@diorama/world-model';

import type { RoomPlan } from './room-plan.js';

/** Power of coloured lamps, irradiance at one metre, that a square metre of floor needs. */
const POWER_PER_AREA = 0.16;
/** Power of one light, how many a room gets, and their height as a share of that of the room. */
const WASH = { least: 3, usual: 4, most: 10, count: 6, height: 0.78 } as const;

/** Adds coloured light without lamps to a room whose lamps are few or are fires, so that all of it is seen in the colour. */
export function washRoom({ assembly, shape, scene }: RoomPlan): void {
  if (scene.light === undefined) return;
  const area = (shape.x[1] - shape.x[0]) * (shape.z[1] - shape.z[0]);
  const missing = POWER_PER_AREA * area - assembly.coloredPower;
  if (missing <= 0) return;
  const count = Math.min(WASH.count, Math.max(scene.light.colors.length, Math.ceil(missing / WASH.usual)));
  const power = Math.min(WASH.most, Math.max(WASH.least, missing / count));
  const y = FLOOR_HEIGHT + WASH.height * shape.height;
  for (const { x, z } of spreadOverRoom(shape, count))
    assembly.addLamp({ position: [x, y, z], power: [power, power, power], reach: 9 + power });
}
