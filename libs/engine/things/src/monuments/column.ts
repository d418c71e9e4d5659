import { addBlock, addLathe, addTube } from '@diorama/shapes';
import type { TubePoint } from '@diorama/shapes';

import { createCylinderSolid } from '../recipe/object-recipe.js';
import type { ObjectRecipe } from '../recipe/object-recipe.js';

/** A marble column of four metres with base and capital; the second variant is broken off. */
export const column: ObjectRecipe = {
  semantic: 'building',
  stand: 'ground',
  variants: 2,
  footprint: 0.7,
  height: 4.1,
  principal: 'marble',
  doubleSided: false,
  sink: 0.08,
  draw(mesh, { variant, setting }) {
    const broken = variant === 1 && !setting.indoor;
    addBlock(mesh, [0, -0.3, 0], [0.98, 0.5, 0.98], 'marble');
    addLathe(
      mesh,
      {
        rings: [
          [0.46, 0.2],
          [0.48, 0.26],
          [0.44, 0.33],
          [0.38, 0.36],
          [0.41, 0.42],
          [0.36, 0.48],
        ],
        sides: 20,
        smooth: false,
      },
      'marble',
    );
    const top = broken ? 2.3 : 3.6;
    const shaft: TubePoint[] = [0, 0.33, 0.7, 1].map((share) => ({
      at: [0, 0.46 + (top - 0.46) * share, 0],
      radius: 0.34 - 0.05 * share * ((top - 0.46) / 3.14),
    }));
    // Two twelve-sided prisms turned against each other give the flutes.
    addTube(mesh, shaft, 20, 'marble');
    for (let k = 0; k < 10; k++) {
      const angle = (k * Math.PI) / 5;
      addTube(
        mesh,
        shaft.map(({ at, radius }) => ({ at: [Math.cos(angle) * radius * 0.98, at[1], Math.sin(angle) * radius * 0.98], radius: 0.045 })),
        5,
        'marble',
      );
    }
    if (!broken) {
      addLathe(
        mesh,
        {
          rings: [
            [0.3, 3.56],
            [0.34, 3.6],
            [0.33, 3.66],
            [0.47, 3.86],
          ],
          sides: 20,
          smooth: false,
        },
        'marble',
      );
      addBlock(mesh, [0, 3.86, 0], [1, 0.22, 1], 'marble');
    }
    return createCylinderSolid(0.45, top);
  },
};
