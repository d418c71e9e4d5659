import { addBox } from '@diorama/shapes';
import type { Rgb } from '@diorama/world-model';

import type { RoomPlan } from './room-plan.js';
import { spreadOverRoom } from '@diorama/room-shells';
import { FLOOR_HEIGHT, scaleVector } from '@diorama/world-model';

/** Width, thickness and depth of a panel, metres. */
const PANEL = [1.2, 0.04, 0.32] as const;
/** Irradiance at one metre below a panel, linear RGB. */
const POWER: Rgb = [3.4, 3.5, 3.6];
const REACH = 12;

/** Metres up to which panels of a room of a stated size have their usual power; higher ones light the floor as well. */
const USUAL_HEIGHT = 5;

/** Flush lights in a grid on a flat ceiling. */
export function addPanels({ scene, shape, assembly }: RoomPlan, count: number): void {
  if (shape.ceiling === 'vault') return;
  const brighter = scene.size === undefined ? 1 : Math.max(1, shape.height / USUAL_HEIGHT);
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
    assembly.addLamp({ position: [x, y - 0.35, z], power: scaleVector(POWER, brighter * brighter), reach: REACH * brighter }, lamp);
  }
}
