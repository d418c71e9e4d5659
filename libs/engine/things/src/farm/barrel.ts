import { addCylinder, addLathe } from '@diorama/shapes';

import { createCylinderSolid } from '../recipe/object-recipe.js';
import type { ObjectRecipe } from '../recipe/object-recipe.js';

/** An oak barrel with iron hoops. */
export const barrel: ObjectRecipe = {
  semantic: 'object',
  stand: 'ground',
  variants: 1,
  footprint: 0.42,
  height: 0.95,
  tops: [0.95],
  principal: 'oak',
  doubleSided: false,
  sink: 0.02,
  draw(mesh) {
    addLathe(
      mesh,
      {
        rings: [
          [0.29, 0],
          [0.35, 0.25],
          [0.37, 0.47],
          [0.35, 0.7],
          [0.29, 0.94],
          [0.26, 0.94],
          [0.26, 0.88],
          [0, 0.88],
        ],
        sides: 18,
        smooth: false,
      },
      'oak',
    );
    for (const [low, high, radius] of [
      [0.05, 0.11, 0.325],
      [0.27, 0.33, 0.372],
      [0.62, 0.68, 0.372],
      [0.84, 0.9, 0.325],
    ] as const)
      addLathe(
        mesh,
        {
          rings: [
            [radius - 0.01, low],
            [radius, high],
          ],
          sides: 18,
          smooth: false,
        },
        'iron',
      );
    addCylinder(mesh, [0.1, 0.87, 0.06], { radius: 0.03, height: 0.03, sides: 8 }, 'cut-wood');
    return createCylinderSolid(0.37, 0.94);
  },
};
