import { addCrown, addLathe, addLeaf, addTube } from '@diorama/shapes';
import { normalizeVector } from '@diorama/world-model';

import { createCylinderSolid } from '../recipe/object-recipe.js';
import type { ObjectRecipe } from '../recipe/object-recipe.js';

/** A potted plant: long leaves, or a little tree. */
export const plantPot: ObjectRecipe = {
  semantic: 'plant',
  stand: 'ground',
  variants: 2,
  footprint: 0.4,
  height: 1.3,
  principal: 'terracotta',
  doubleSided: true,
  sink: 0,
  draw(mesh, { random, variant }) {
    addLathe(
      mesh,
      {
        rings: [
          [0.15, 0],
          [0.21, 0.3],
          [0.24, 0.3],
          [0.24, 0.36],
          [0.2, 0.36],
          [0.19, 0.31],
          [0, 0.31],
        ],
        sides: 16,
        smooth: false,
      },
      'terracotta',
    );
    addLathe(
      mesh,
      {
        rings: [
          [0.19, 0.3],
          [0, 0.325],
        ],
        sides: 12,
        smooth: false,
      },
      'soil',
    );
    if (variant === 0) {
      for (let k = 0; k < 16; k++) {
        const angle = k * 2.4;
        const reach = random.range(0.16, 0.4);
        const top = random.range(0.7, 1.15);
        const out = [Math.cos(angle), 0, Math.sin(angle)] as const;
        addLeaf(
          mesh,
          {
            base: [out[0] * 0.04, 0.31, out[2] * 0.04],
            tip: [out[0] * reach, top, out[2] * reach],
            width: 0.1,
            up: [-out[0], 0.4, -out[2]],
            shade: normalizeVector([-out[0] * 0.5, 0.8, -out[2] * 0.5]),
          },
          'palm-leaf',
        );
      }
    } else {
      addTube(
        mesh,
        [
          { at: [0, 0.3, 0], radius: 0.03 },
          { at: [0.02, 0.6, 0.01], radius: 0.022 },
          { at: [0, 0.85, 0], radius: 0.015 },
        ],
        6,
        'bark',
      );
      addCrown(
        mesh,
        { center: [0, 1, 0], radii: [0.3, 0.3, 0.3], leaves: 130, leafLength: 0.11, leaf: 'palm-leaf', core: 'needle-shade' },
        random,
      );
    }
    return createCylinderSolid(0.24, 0.9);
  },
};
