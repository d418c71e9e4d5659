import { addBox } from '@diorama/shapes';
import type { Rgb } from '@diorama/world-model';
import { FLOOR_HEIGHT, parseHexColor } from '@diorama/world-model';

import type { RoomPlan } from './room-plan.js';
import type { RoomRecipe } from './room-recipe.js';

const X = [-3.4, 3.3] as const;
const Z = [-3.5, 2.8] as const;
/** Where the wall cupboards begin and the splashback ends, metres above the floor. */
const CUPBOARDS = 1.5;
const WINDOW = { along: 0.04, width: 1.3, bottom: 1.32 } as const;
/** Fronts of the counters and cupboards. */
const PAINTS: readonly Rgb[] = ['#63807a', '#e3ddcf', '#3f5a75', '#8f9a78', '#b9a88e'].map(parseHexColor);

/** A country kitchen: a row of counters under the window, a cooker under its hood, a table for breakfast. */
export const kitchen: RoomRecipe = {
  shape: {
    x: X,
    z: Z,
    height: 2.7,
    ceiling: 'plain',
    wall: 'room-plaster',
    floor: 'floor-tiles',
    top: 'ceiling-plaster',
    trim: 'white-wood',
    openings: [
      { side: 'front', ...WINDOW, top: 2.3, kind: 'window', bare: true },
      { side: 'right', along: 1.55, width: 1.4, bottom: 0.95, top: 2.25, kind: 'window' },
      { side: 'left', along: 0.7, width: 1.5, bottom: 1, top: 2.25, kind: 'window', bare: true },
      { side: 'back', along: 1.3, width: 1, bottom: 0, top: 2.1, kind: 'door' },
    ],
  },
  furnish,
};

function furnish(plan: RoomPlan): void {
  const color = plan.random.pick(PAINTS);
  if (plan.scene.density > 0) addSplashback(plan);
  furnishFront(plan, color);
  furnishRight(plan, color);
  furnishTable(plan);
  if (plan.allows('kitchen-counter')) plan.putByWall('kitchen-counter', 'back', -1.6, { variant: 2, color });
  if (plan.allows('plant-pot')) {
    plan.putOnFloor('plant-pot', { x: -3, z: 2.4, turn: 0.4 }, { variant: 0 });
    plan.putOnFloor('plant-pot', { x: 2.9, z: -0.25, turn: 2 }, { scale: 0.8 });
  }
  if (plan.allows('picture')) {
    plan.hang('picture', { side: 'back', along: -1.9, bottom: 1.5 }, { scale: 0.7 });
    plan.hang('picture', { side: 'left', along: -1.5, bottom: 1.45 }, { scale: 0.8 });
  }
  if (plan.allows('rug')) plan.lay('rug', { x: 0.1, z: -1.9, turn: 0 }, { scale: 0.62 });
}

/** Refrigerator, counters with the sink under the window, and the cooker, from left to right. */
function furnishFront(plan: RoomPlan, color: Rgb): void {
  if (plan.brings('refrigerator')) plan.putByWall('refrigerator', 'front', -2.25, { variant: plan.random.integer(0, 1) });
  if (plan.allows('kitchen-counter')) {
    for (const [variant, along] of [-1.18, 0.04, 1.26].entries()) plan.putByWall('kitchen-counter', 'front', along, { variant, color });
    // Where the cooker stands elsewhere, the row goes on.
    if (plan.brings('kitchen-counter')) plan.lineWall('kitchen-counter', 'front', { variant: 0, color });
    for (const along of [-1.4, 1.46]) plan.hang('wall-cabinet', { side: 'front', along, bottom: CUPBOARDS, gap: 0 }, { color });
  }
  if (plan.brings('stove') && plan.putByWall('stove', 'front', 2.26))
    plan.hang('range-hood', { side: 'front', along: 2.24, bottom: 1.58, gap: 0 });
}

function furnishRight(plan: RoomPlan, color: Rgb): void {
  if (!plan.allows('kitchen-counter')) return;
  for (const [variant, along] of [
    [0, -2.5],
    [2, -1.28],
  ] as const)
    plan.putByWall('kitchen-counter', 'right', along, { variant, color });
  for (const along of [-2.38, -1.57, -0.76]) plan.hang('wall-cabinet', { side: 'right', along, bottom: CUPBOARDS, gap: 0 }, { color });
}

function furnishTable(plan: RoomPlan): void {
  const hasTable = plan.allows('table') && plan.putOnFloor('table', { x: -2.2, z: -0.75, turn: Math.PI / 2 }, { variant: 0 });
  if (hasTable && plan.brings('chair')) {
    for (const z of [-1.1, -0.4]) {
      plan.putOnFloor('chair', { x: -1.42, z, turn: -Math.PI / 2 });
      plan.putOnFloor('chair', { x: -2.98, z, turn: Math.PI / 2 });
    }
    if (plan.scene.density > 1.2) plan.putOnFloor('chair', { x: -2.2, z: 0.5, turn: Math.PI });
  }
  plan.hangFromCeiling('pendant-lamp', { x: -2.2, z: -0.75 });
  plan.hangFromCeiling('pendant-lamp', { x: 1.45, z: -1.7 });
}

/** Tiles on the wall above the counters, and below the window's sill. */
function addSplashback(plan: RoomPlan): void {
  const thick = 0.012;
  const [start, end] = plan.shape.x;
  const [front] = plan.shape.z;
  const middle = (start + end) / 2 + WINDOW.along;
  const [left, right] = [middle - WINDOW.width / 2 - 0.1, middle + WINDOW.width / 2 + 0.1];
  const [low, sill, high] = [FLOOR_HEIGHT + 0.9, FLOOR_HEIGHT + WINDOW.bottom - 0.05, FLOOR_HEIGHT + CUPBOARDS];
  plan.assembly.placeBody({
    semantic: 'wall',
    solid: null,
    draw: (mesh) => {
      addBox(mesh, [-1.8, low, front], [left, high, front + thick], 'wall-tiles');
      addBox(mesh, [left, low, front], [right, sill, front + thick], 'wall-tiles');
      addBox(mesh, [right, low, front], [end, high, front + thick], 'wall-tiles');
      addBox(mesh, [end - thick, low, front], [end, high, -1], 'wall-tiles');
    },
  });
}
