import { addBlock, addBox } from '@diorama/shapes';

import type { ObjectRecipe } from '../recipe/object-recipe.js';

const WIDTH = 0.8;
const HEIGHT = 0.72;
const DEPTH = 0.33;

/** A kitchen cupboard with two doors that hangs on a wall; its frame's z = -0.03 is the wall. */
export const wallCabinet: ObjectRecipe = {
  semantic: 'furniture',
  stand: 'hung',
  variants: 1,
  footprint: 0.45,
  plan: [WIDTH, DEPTH],
  height: HEIGHT,
  principal: 'cabinet-paint',
  doubleSided: false,
  sink: 0,
  draw(mesh) {
    const half = WIDTH / 2;
    const front = DEPTH - 0.03;
    addBox(mesh, [-half, 0, -0.03], [half, HEIGHT, front - 0.025], 'cabinet-paint');
    addBox(mesh, [-half - 0.01, HEIGHT, -0.03], [half + 0.01, HEIGHT + 0.04, front + 0.01], 'cabinet-paint');
    for (const side of [-1, 1]) {
      const [x0, x1] = side < 0 ? [-half + 0.005, -0.005] : [0.005, half - 0.005];
      const rim = 0.055;
      addBox(mesh, [x0, 0.005, front - 0.025], [x1, HEIGHT - 0.005, front - 0.01], 'cabinet-paint');
      addBox(mesh, [x0, 0.005, front - 0.01], [x0 + rim, HEIGHT - 0.005, front], 'cabinet-paint');
      addBox(mesh, [x1 - rim, 0.005, front - 0.01], [x1, HEIGHT - 0.005, front], 'cabinet-paint');
      addBox(mesh, [x0 + rim, 0.005, front - 0.01], [x1 - rim, 0.005 + rim, front], 'cabinet-paint');
      addBox(mesh, [x0 + rim, HEIGHT - 0.005 - rim, front - 0.01], [x1 - rim, HEIGHT - 0.005, front], 'cabinet-paint');
      addBlock(mesh, [side * 0.035, 0.08, front + 0.012], [0.014, 0.12, 0.024], 'brass');
    }
    return null;
  },
};
