import type { RoomPlan } from './room-plan.js';
import type { RoomRecipe } from './room-recipe.js';

const SHELF = 1.35;

/** A high hall of books: cases along all walls and in rows, a reading table under a chandelier, a tall window in front. */
export const library: RoomRecipe = {
  shape: {
    x: [-5.2, 5.2],
    z: [-7.2, 4],
    height: 4.2,
    ceiling: 'beams',
    wall: 'room-plaster',
    floor: 'floor-planks',
    top: 'ceiling-plaster',
    trim: 'walnut',
    openings: [
      { side: 'front', along: 0, width: 2.2, bottom: 0.9, top: 3.5, kind: 'window' },
      { side: 'left', along: 0, width: 1.2, bottom: 0.9, top: 3.3, kind: 'window' },
      { side: 'right', along: 0, width: 1.2, bottom: 0.9, top: 3.3, kind: 'window' },
      { side: 'back', along: 0, width: 1.7, bottom: 0, top: 2.5, kind: 'door' },
    ],
  },
  furnish,
};

function furnish(plan: RoomPlan): void {
  if (plan.allows('rug')) plan.lay('rug', { x: 0, z: -3.4, turn: 0 }, { scale: 1.25 });
  if (plan.allows('rug')) plan.lay('rug', { x: 0, z: 0.4, turn: 0 });
  furnishTable(plan);
  if (plan.allows('bookshelf')) {
    for (const side of ['front', 'left', 'right', 'back'] as const) plan.lineWall('bookshelf', side, { scale: SHELF });
    for (const x of [-2.75, 2.75]) for (const z of [-4.35, -2.7]) addRow(plan, x, z);
  }
  plan.hangFromCeiling('chandelier', { x: 0, z: -3.4 });
  plan.hangFromCeiling('chandelier', { x: 0, z: 2.2 });
  for (const [x, z] of [
    [1.5, -6.4],
    [-1.5, -6.4],
    [4.4, 3.4],
    [-4.4, 3.4],
  ] as const)
    if (plan.allows('plant-pot')) plan.putOnFloor('plant-pot', { x, z, turn: x }, { variant: 0 });
}

/** Two cases back to back, one of them towards the aisle. */
function addRow(plan: RoomPlan, x: number, z: number): void {
  for (const side of [-1, 1]) plan.putOnFloor('bookshelf', { x: x + side * 0.25, z, turn: (side * Math.PI) / 2 }, { scale: SHELF });
}

function furnishTable(plan: RoomPlan): void {
  if (plan.allows('table')) plan.putOnFloor('table', { x: 0, z: -3.4, turn: 0 }, { scale: 1.15 });
  if (plan.allows('chair')) {
    for (const x of [-0.45, 0.45]) {
      plan.putOnFloor('chair', { x, z: -2.55, turn: Math.PI });
      plan.putOnFloor('chair', { x, z: -4.25, turn: 0 });
    }
  }
  if (plan.allows('lamp')) {
    plan.putOnFloor('lamp', { x: -1.45, z: -3.4, turn: 0 });
    plan.putOnFloor('lamp', { x: 1.7, z: 1.6, turn: 0 });
  }
  if (plan.allows('sofa')) plan.putOnFloor('sofa', { x: -2.2, z: 1.9, turn: Math.PI / 2 }, { variant: 1 });
}
