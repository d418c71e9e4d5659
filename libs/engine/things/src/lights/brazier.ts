import { addBlob, addFlame, addLathe } from '@diorama/shapes';

import { createCylinderSolid } from '../recipe/object-recipe.js';
import type { ObjectRecipe } from '../recipe/object-recipe.js';

/** A bronze bowl of fire on a stand. */
export const brazier: ObjectRecipe = {
  semantic: 'light',
  stand: 'ground',
  variants: 1,
  footprint: 0.45,
  height: 1.6,
  principal: 'bronze',
  doubleSided: false,
  sink: 0,
  draw(mesh) {
    addLathe(
      mesh,
      {
        rings: [
          [0.26, 0],
          [0.24, 0.06],
          [0.06, 0.14],
          [0.05, 0.8],
          [0.08, 0.88],
          [0.3, 1],
          [0.4, 1.14],
          [0.37, 1.14],
          [0.26, 1.02],
          [0, 1],
        ],
        sides: 16,
        smooth: false,
      },
      'bronze',
    );
    addBlob(mesh, { center: [0, 1.06, 0], radii: [0.28, 0.08, 0.28], splits: 2, roughness: 0.15, frequency: 3, seed: 12 }, 'ember');
    for (const [x, z, height] of [
      [0, 0, 0.55],
      [0.11, 0.06, 0.38],
      [-0.1, 0.09, 0.42],
      [0.02, -0.12, 0.35],
    ] as const)
      addFlame(mesh, [x, 1.06, z], [height * 0.32, height, height * 0.32], 0.5);
    return createCylinderSolid(0.38, 1.2);
  },
  glow: () => ({ at: [0, 1.75, 0], power: [6.5, 3.2, 1.1], reach: 12 }),
};
