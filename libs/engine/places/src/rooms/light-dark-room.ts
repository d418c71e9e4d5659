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
