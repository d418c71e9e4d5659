import type { Scene } from '@diorama/domain';
import { getPromptedLightColor, getPanelLightColor } from '@diorama/materials';
import type { WorldAssembly } from '@diorama/placement';
import { hashStreamName, hashToUnitInterval } from '@diorama/random';
import {
  CORRIDOR_BAY_LENGTH,
  CORRIDOR_BAY_COUNT,
  CORRIDOR_HALF_WIDTH,
  OUTER_SPACE_RADIUS,
  addCorridorBay,
  addCorridorHull,
  addOuterSpace,
  computeCorridorBayCentre,
} from '@diorama/room-shells';
import { FLOOR_HEIGHT, scaleVector } from '@diorama/world-model';

import type { RoomPlan } from './room-plan.js';
import type { RoomRecipe } from './room-recipe.js';

const FRONT = computeCorridorBayCentre(CORRIDOR_BAY_COUNT - 1) - CORRIDOR_BAY_LENGTH / 2;
const BACK = computeCorridorBayCentre(0) + CORRIDOR_BAY_LENGTH / 2;
/** Bays with a window on the side that looks out, counted from the back. */
const WINDOWS: readonly number[] = [2, 3, 4];
/** Bays that carry a lamp in the ceiling. */
const LAMPS: readonly number[] = [1, 2, 3, 4, 5, 6, 7];

/** A corridor of a spaceship: ribs and panels that lead to a bulkhead door, windows on a planet to one side. */
export const spaceshipCorridor: RoomRecipe = {
  shape: {
    x: [-CORRIDOR_HALF_WIDTH, CORRIDOR_HALF_WIDTH],
    z: [FRONT, BACK],
    height: 2.3,
    ceiling: 'plain',
    wall: 'hull-panel',
    floor: 'deck',
    top: 'hull-panel',
    trim: 'hull-frame',
    openings: [],
    suspension: 0.4,
    isUneven: true,
  },
  shell: {
    radius: OUTER_SPACE_RADIUS,
    brightness: (scene) => (scene.light === undefined && getPromptedLightColor(scene) !== null ? 0.4 : 0.75),
    build,
  },
  furnish,
};

/** The side that looks out: 1 is the right one. */
const outlook = (scene: Scene): 1 | -1 => (hashToUnitInterval(scene.seed, hashStreamName('corridor outlook')) < 0.5 ? 1 : -1);

function build(scene: Scene, assembly: WorldAssembly): void {
  const side = outlook(scene);
  const [one, other] = ['corridor right', 'corridor left'].map((name) => hashToUnitInterval(scene.seed, hashStreamName(name))) as [
    number,
    number,
  ];
  addCorridorHull(assembly, [FRONT, BACK]);
  for (let bay = 0; bay < CORRIDOR_BAY_COUNT; bay++) {
    addCorridorBay(assembly, { bay, side, isWindow: WINDOWS.includes(bay), draw: one });
    addCorridorBay(assembly, { bay, side: -side as 1 | -1, isWindow: false, draw: other });
  }
  addOuterSpace(assembly, side, scene.seed);
  for (const bay of LAMPS)
    assembly.addLamp({
      position: [0, FLOOR_HEIGHT + 2.6, computeCorridorBayCentre(bay)],
      power: scaleVector(getPanelLightColor(scene), 1.5),
      reach: 8,
    });
}

function furnish(plan: RoomPlan): void {
  const blank = outlook(plan.scene) > 0 ? 'left' : 'right';
  const open = blank === 'left' ? 'right' : 'left';
  const middle = (FRONT + BACK) / 2;
  /** Along a side wall to this z: the left wall runs towards the front. */
  const along = (side: 'left' | 'right', z: number): number => (side === 'left' ? middle - z : z - middle);
  if (plan.brings('control-panel')) {
    plan.putByWall('control-panel', blank, along(blank, -2.3), { variant: 0 });
    plan.putByWall('control-panel', blank, along(blank, 3.3), { variant: 1 });
    plan.putByWall('control-panel', open, along(open, -8.9), { variant: 1 });
  }
  if (plan.allows('crate')) {
    const sign = blank === 'left' ? -1 : 1;
    plan.putOnFloor('crate', { x: sign * 1.42, z: -6.2, turn: 0.05 }, { scale: 0.85, color: [0.3, 0.32, 0.34] });
    plan.putOnFloor('crate', { x: sign * 1.45, z: -7.05, turn: -0.04 }, { scale: 0.7, color: [0.42, 0.2, 0.05] });
    if (plan.scene.density > 1.2) plan.putOnFloor('crate', { x: -sign * 1.42, z: 4.6, turn: 0 }, { scale: 0.85, color: [0.3, 0.32, 0.34] });
  }
}
