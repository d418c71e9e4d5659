import { spreadOverRoom } from '@diorama/room-shells';
import { computeLuminance, createWallFrame, FLOOR_HEIGHT } from '@diorama/world-model';
import type { Rgb, RoomSide } from '@diorama/world-model';

import type { RoomPlan } from './room-plan.js';

/** A room whose windows and lamps together have less power than this, as luminance of linear RGB, gets lamps. */
const LEAST_POWER = 1.2;
/** Metres above the floor of the lower edge of a lamp on a wall, and places along the wall as shares of its length. */
const WALL_LAMP_HEIGHT = 1.7;
const WALL_LAMP_PLACES = [0.15, -0.15, 0.3, -0.3, 0, 0.42, -0.42] as const;
const WALLS: readonly RoomSide[] = ['left', 'right', 'front', 'back'];
const WALL_LAMPS = 4;
/** Light without a lamp, for a room in which none finds a place: metres below the ceiling, power, reach. */
const SOURCE = { drop: 0.5, power: [3, 2.8, 2.5] as Rgb, reach: 12 };

/** Hangs a lamp from the ceiling of a room without enough light, or lamps on its walls, so that no room is dark. */
export function lightDarkRoom(plan: RoomPlan): void {
  const { assembly, shape } = plan;
  const power = assembly.lights.reduce((sum, light) => sum + computeLuminance(light.power[0], light.power[1], light.power[2]), 0);
  if (power >= LEAST_POWER) return;
  const [x, z] = [(shape.x[0] + shape.x[1]) / 2, 0.4 * shape.z[0]];
  if (shape.ceiling !== 'vault' && plan.putAloft('pendant-lamp', { x, z, lift: shape.height })) return;
  let hung = 0;
  for (const share of WALL_LAMP_PLACES)
    for (const side of WALLS) {
      if (hung === WALL_LAMPS) return;
      const along = share * createWallFrame(shape, side).length;
      if (plan.hang('wall-lamp', { side, along, bottom: WALL_LAMP_HEIGHT })) hung++;
    }
  if (hung === 0)
    assembly.addLamp({ position: [x, FLOOR_HEIGHT + shape.height - SOURCE.drop, z], power: SOURCE.power, reach: SOURCE.reach });
}

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
