import type { WallOpening } from '@diorama/world-model';

import type { RoomPlan } from './room-plan.js';
import type { RoomRecipe } from './room-recipe.js';

const HALF_WIDTH = 6;
const FRONT = -11;
const BACK = 5;
/** Columns are 4.1 m high; here they carry a taller hall. */
const COLUMN = 1.32;

const clerestory = (side: 'left' | 'right'): WallOpening[] =>
  [-5.6, -2.4, 0.8, 4].map((along) => ({ side, along, width: 1, bottom: 3.1, top: 4.9, kind: 'window' }));

/** A marble hall under a barrel vault: two rows of columns lead to a statue between fires. */
export const templeHall: RoomRecipe = {
  shape: {
    x: [-HALF_WIDTH, HALF_WIDTH],
    z: [FRONT, BACK],
    height: 5.5,
    ceiling: 'vault',
    wall: 'stone-block',
    floor: 'marble-floor',
    top: 'plaster',
    trim: 'marble',
    openings: [
      ...clerestory('left'),
      ...clerestory('right'),
      { side: 'front', along: 0, width: 1.6, bottom: 4, top: 6.6, kind: 'window' },
      { side: 'back', along: 0, width: 2.2, bottom: 0, top: 3.2, kind: 'door' },
    ],
  },
  furnish,
};

function furnish(plan: RoomPlan): void {
  if (plan.allows('rug')) for (const z of [-1.6, -4.9]) plan.lay('rug', { x: 0, z, turn: Math.PI / 2 }, { scale: 1.05 });
  if (plan.allows('statue')) plan.putOnFloor('statue', { x: 0, z: -9.3, turn: 0 }, { scale: 1.35, variant: 0 });
  if (plan.allows('column'))
    for (const z of [-9.4, -6.4, -3.4, -0.4, 2.6])
      for (const x of [-3.4, 3.4]) plan.putOnFloor('column', { x, z, turn: 0 }, { scale: COLUMN, variant: 0 });
  for (const x of [-1.9, 1.9]) {
    plan.putOnFloor('brazier', { x, z: -8.4, turn: 0 });
    plan.putOnFloor('brazier', { x, z: -2.6, turn: 0 });
  }
  for (const z of [-7.9, -4.9, -1.9, 1.1])
    for (const x of [-5.3, 5.3]) plan.putOnFloor('bench', { x, z, turn: x > 0 ? -Math.PI / 2 : Math.PI / 2 });
  for (const x of [-5.3, 5.3])
    if (plan.allows('plant-pot')) for (const z of [-10.3, 4.4]) plan.putOnFloor('plant-pot', { x, z, turn: 0 }, { scale: 1.4, variant: 1 });
  if (plan.allows('statue'))
    for (const x of [-5.2, 5.2]) plan.putOnFloor('statue', { x, z: -9, turn: x > 0 ? -1.3 : 1.3 }, { scale: 0.9, variant: 1 });
}
