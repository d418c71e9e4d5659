import { addBox } from '@diorama/shapes';
import type { Rgb } from '@diorama/world-model';

import type { RoomPlan } from './room-plan.js';
import { spreadOverRoom } from '@diorama/room-shells';
import { FLOOR_HEIGHT } from '@diorama/world-model';

/** Width, thickness and depth of a panel, metres. */
const PANEL = [1.2, 0.04, 0.32] as const;
/** Irradiance at one metre below a panel, linear RGB. */
const POWER: Rgb = [3.4, 3.5, 3.6];
const REACH = 12;

/** Flush lights in a grid on a flat ceiling. */
export function addPanels({ shape, assembly }: RoomPlan, count: number): void {
  if (shape.ceiling === 'vault') return;
  const y = FLOOR_HEIGHT + shape.height;
  const [half, thickness, deep] = [PANEL[0] / 2, PANEL[1], PANEL[2] / 2];
  for (const { x, z } of spreadOverRoom(shape, count)) {
    const lamp = assembly.nextLampColor();
    assembly.placeBody({
      lamp,
      semantic: 'light',
      solid: null,
      draw: (mesh) => addBox(mesh, [x - half, y - thickness, z - deep], [x + half, y, z + deep], 'finish lamp #fff6e8'),
    });
    assembly.addLamp({ position: [x, y - 0.35, z], power: POWER, reach: REACH }, lamp);
  }
}
