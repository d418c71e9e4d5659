import { addLeaf } from '@diorama/shapes';
import { addVectors } from '@diorama/world-model';
import type { Vec3 } from '@diorama/world-model';

import type { ObjectRecipe } from '../recipe/object-recipe.js';

/** Fallen leaves on the ground. */
export const leafLitter: ObjectRecipe = {
  semantic: 'plant',
  stand: 'ground',
  variants: 4,
  footprint: 0.3,
  height: 0.05,
  principal: 'fallen-leaf',
  doubleSided: true,
  sink: 0,
  leans: 'wholly',
  draw(mesh, { random }) {
    for (let k = 0; k < 9; k++) {
      const base: Vec3 = [random.range(-0.32, 0.32), random.range(0.008, 0.025), random.range(-0.32, 0.32)];
      const angle = random.range(0, 6.28);
      const length = random.range(0.07, 0.12);
      addLeaf(
        mesh,
        {
          base,
          tip: addVectors(base, [Math.cos(angle) * length, random.range(-0.01, 0.02), Math.sin(angle) * length]),
          width: length * 0.65,
          up: [random.range(-0.3, 0.3), 1, random.range(-0.3, 0.3)],
        },
        'fallen-leaf',
      );
    }
    return null;
  },
};
