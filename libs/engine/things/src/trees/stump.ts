import { addLathe, addTube } from '@diorama/shapes';

import { createCylinderSolid } from '../recipe/object-recipe.js';
import type { ObjectRecipe } from '../recipe/object-recipe.js';

/** What is left of a felled tree. */
export const stump: ObjectRecipe = {
  semantic: 'object',
  stand: 'ground',
  variants: 2,
  footprint: 0.55,
  height: 0.5,
  principal: 'bark',
  doubleSided: false,
  sink: 0.08,
  draw(mesh, { random }) {
    const top = random.range(0.3, 0.5);
    addLathe(
      mesh,
      {
        rings: [
          [0.44, 0],
          [0.34, 0.12],
          [0.3, top],
        ],
        sides: 13,
        smooth: false,
      },
      'bark',
    );
    addLathe(
      mesh,
      {
        rings: [
          [0.275, top - 0.01],
          [0.27, top + 0.012],
        ],
        sides: 13,
        smooth: false,
      },
      'cut-wood',
    );
    for (let k = 0; k < 5; k++) {
      const angle = k * 1.26 + random.range(-0.3, 0.3);
      addTube(
        mesh,
        [
          { at: [Math.cos(angle) * 0.25, 0.14, Math.sin(angle) * 0.25], radius: 0.1 },
          { at: [Math.cos(angle) * 0.7, -0.04, Math.sin(angle) * 0.7], radius: 0.03 },
        ],
        6,
        'bark',
      );
    }
    return createCylinderSolid(0.33, 0.4);
  },
};
