import { addBlock } from '@diorama/shapes';

import { createBoxSolid } from '../recipe/object-recipe.js';
import type { ObjectRecipe } from '../recipe/object-recipe.js';

/** A plain stone bench. */
export const bench: ObjectRecipe = {
  semantic: 'furniture',
  stand: 'ground',
  variants: 1,
  footprint: 0.85,
  height: 0.48,
  principal: 'stone-block',
  doubleSided: false,
  sink: 0.02,
  draw(mesh) {
    addBlock(mesh, [0, 0.36, 0], [1.5, 0.11, 0.45], 'stone-block');
    for (const x of [-0.55, 0.55]) addBlock(mesh, [x, -0.1, 0], [0.18, 0.46, 0.38], 'stone-block');
    return createBoxSolid(1.5, 0.47, 0.45);
  },
};
