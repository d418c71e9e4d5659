import type { RoomPlan } from './room-plan.js';
import type { RoomRecipe } from './room-recipe.js';

/** A sitting room: a fire in front, a sofa and chairs around a rug, books and pictures on the walls. */
export const livingRoom: RoomRecipe = {
  shape: {
    x: [-3.6, 3.4],
    z: [-4.1, 2.7],
    height: 2.9,
    ceiling: 'beams',
    wall: 'room-plaster',
    floor: 'floor-planks',
    top: 'ceiling-plaster',
    trim: 'white-wood',
    openings: [
      { side: 'front', along: -2.25, width: 1.3, bottom: 0.85, top: 2.3, kind: 'window' },
      { side: 'front', along: 2.25, width: 1.3, bottom: 0.85, top: 2.3, kind: 'window' },
      { side: 'right', along: 1.2, width: 1.9, bottom: 0.8, top: 2.3, kind: 'window' },
      { side: 'back', along: -1.8, width: 1, bottom: 0, top: 2.1, kind: 'door' },
    ],
  },
  furnish,
};

function furnish(plan: RoomPlan): void {
  if (plan.allows('rug')) plan.lay('rug', { x: -0.1, z: -1.75, turn: 0 });
  if (plan.allows('fireplace')) plan.putByWall('fireplace', 'front', 0);
  if (plan.allows('sofa')) plan.putByWall('sofa', 'left', -0.35, { variant: 0 });
  if (plan.allows('table')) plan.putOnFloor('table', { x: 1.9, z: -1.4, turn: Math.PI / 2 }, { variant: 0 });
  if (plan.allows('chair')) {
    plan.putOnFloor('chair', { x: 1.9, z: -2.55, turn: 0 });
    plan.putOnFloor('chair', { x: 2.65, z: -1.1, turn: -Math.PI / 2 });
    plan.putOnFloor('chair', { x: 2.65, z: -1.75, turn: -Math.PI / 2 });
    plan.putOnFloor('chair', { x: 1.9, z: -0.3, turn: Math.PI });
  }
  for (const along of [1.5, 2.75]) if (plan.allows('bookshelf')) plan.putByWall('bookshelf', 'left', along);
  if (plan.allows('bookshelf')) plan.putByWall('bookshelf', 'back', 1.2);
  if (plan.allows('lamp')) {
    plan.putOnFloor('lamp', { x: -3.15, z: -2.9, turn: 0 });
    plan.putOnFloor('lamp', { x: 2.95, z: 2.2, turn: 0 });
  }
  for (const [x, z] of [
    [3, -3.6],
    [-1.45, -3.75],
    [3, 0.25],
  ] as const)
    if (plan.allows('plant-pot')) plan.putOnFloor('plant-pot', { x, z, turn: x });
  if (plan.allows('picture')) {
    plan.hang('picture', { side: 'left', along: -0.9, bottom: 1.45 });
    plan.hang('picture', { side: 'left', along: 0.2, bottom: 1.5 }, { scale: 0.75 });
    plan.hang('picture', { side: 'right', along: -1.6, bottom: 1.4 }, { scale: 1.2 });
    plan.hang('picture', { side: 'back', along: 0, bottom: 1.45 });
  }
}
