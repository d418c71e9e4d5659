import { addBlock } from '@diorama/shapes';

import type { ObjectRecipe } from '../recipe/object-recipe.js';

/** A woven rug with borders and fringes. */
export const rug: ObjectRecipe = {
  semantic: 'floor',
  stand: 'flat',
  variants: 1,
  footprint: 1.7,
  plan: [3.1, 2],
  height: 0.02,
  principal: 'rug-field',
  doubleSided: false,
  sink: 0,
  draw(mesh) {
    addBlock(mesh, [0, 0, 0], [2.9, 0.012, 2], 'rug-edge');
    addBlock(mesh, [0, 0, 0], [2.66, 0.016, 1.76], 'rug-border');
    addBlock(mesh, [0, 0, 0], [2.4, 0.019, 1.5], 'rug-edge');
    addBlock(mesh, [0, 0, 0], [2.3, 0.022, 1.4], 'rug-field');
    addBlock(mesh, [0, 0, 0], [1.1, 0.025, 0.62], 'rug-border');
    addBlock(mesh, [0, 0, 0], [0.96, 0.027, 0.48], 'rug-edge');
    for (const side of [-1, 1])
      for (let k = 0; k < 33; k++) addBlock(mesh, [side * 1.5, 0, -0.96 + k * 0.06], [0.1, 0.008, 0.02], 'rug-border');
    return null;
  },
};
