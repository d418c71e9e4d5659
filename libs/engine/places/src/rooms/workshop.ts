import type { RoomPlan } from './room-plan.js';
import type { RoomRecipe } from './room-recipe.js';

/** A joiner's workshop of brick and beams: benches with tools, stacks of crates and barrels, a stove's fire. */
export const workshop: RoomRecipe = {
  shape: {
    x: [-4.2, 4],
    z: [-4.6, 3],
    height: 3.1,
    ceiling: 'beams',
    wall: 'brick',
    floor: 'planks',
    top: 'weathered-planks',
    trim: 'timber',
    openings: [
      { side: 'front', along: 1.9, width: 2, bottom: 1.15, top: 2.4, kind: 'window' },
      { side: 'left', along: 0.6, width: 1.8, bottom: 2.15, top: 2.75, kind: 'window' },
      { side: 'right', along: -2.2, width: 1.5, bottom: 1.1, top: 2.4, kind: 'window' },
      { side: 'back', along: 0.5, width: 1.9, bottom: 0, top: 2.4, kind: 'door' },
    ],
  },
  furnish,
};

function furnish(plan: RoomPlan): void {
  if (plan.allows('fireplace')) plan.putByWall('fireplace', 'right', 0.15);
  if (plan.allows('workbench')) {
    plan.putByWall('workbench', 'front', -1.1);
    plan.putByWall('workbench', 'left', -2);
    plan.putByWall('workbench', 'left', 0.4);
    plan.putByWall('workbench', 'right', 2.4);
  }
  if (plan.allows('table')) plan.putOnFloor('table', { x: 1.4, z: -2.2, turn: 0.1 }, { variant: 1 });
  if (plan.allows('chair')) plan.putOnFloor('chair', { x: 1.3, z: -1.4, turn: Math.PI }, { variant: 1 });
  if (plan.allows('bookshelf')) plan.putByWall('bookshelf', 'back', -2.6);
  stack(plan);
  if (plan.allows('log')) for (const z of [1.55, 1.95]) plan.putOnFloor('log', { x: -2.1, z, turn: 0.05 }, { scale: 0.6 });
  if (plan.allows('lamp')) plan.putOnFloor('lamp', { x: -2.7, z: -3.9, turn: 0 });
  plan.hangFromCeiling('chandelier', { x: 0.3, z: -2.2 });
  if (plan.allows('picture')) plan.hang('picture', { side: 'front', along: 3.5, bottom: 1.5 }, { scale: 0.7 });
}

/** Crates and barrels in the corners. */
function stack(plan: RoomPlan): void {
  const crates = [
    [3.5, -4.1, 1],
    [2.6, -4.1, 0.85],
    [3.5, -3.2, 0.9],
    [-3.7, -4.1, 0.9],
    [-3.7, 2.5, 1],
    [-2.8, 2.5, 0.85],
    [3.5, 2.5, 1],
  ] as const;
  for (const [x, z, scale] of crates) if (plan.allows('crate')) plan.putOnFloor('crate', { x, z, turn: 0 }, { scale });
  const barrels = [
    [-3.75, 1.7],
    [-1.9, 2.55],
    [2.65, 2.55],
    [1.7, -4.15],
    [2.4, -3.35],
  ] as const;
  for (const [x, z] of barrels) if (plan.allows('barrel')) plan.putOnFloor('barrel', { x, z, turn: x });
}
