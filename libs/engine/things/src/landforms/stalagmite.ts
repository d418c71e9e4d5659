import { addDripstone } from '@diorama/shapes';

import { createCylinderSolid } from '../recipe/object-recipe.js';
import type { ObjectRecipe } from '../recipe/object-recipe.js';

/** A group of dripstones that grow from the ground: a tall one and smaller ones about its foot. */
export const stalagmite: ObjectRecipe = {
  semantic: 'rock',
  stand: 'ground',
  variants: 4,
  footprint: 0.6,
  plan: [1.05, 1.05],
  height: 1.6,
  principal: 'flowstone',
  doubleSided: false,
  sink: 0.03,
  draw(mesh, { random }) {
    const height = random.range(1.2, 1.65);
    const radius = random.range(0.24, 0.32);
    addDripstone(mesh, { base: [0, -0.05, 0], height, radius, sides: 14, rings: 18, seed: random.integer(0, 1e6) }, 'flowstone');
    const small = random.integer(2, 4);
    for (let k = 0; k < small; k++) {
      const angle = k * 2.4 + random.range(0, 0.8);
      const away = random.range(0.26, 0.38);
      addDripstone(
        mesh,
        {
          base: [Math.cos(angle) * away, -0.05, Math.sin(angle) * away],
          height: height * random.range(0.2, 0.5),
          radius: random.range(0.08, 0.13),
          sides: 9,
          rings: 8,
          seed: random.integer(0, 1e6),
        },
        'flowstone',
      );
    }
    return createCylinderSolid(radius * 0.8, height * 0.9);
  },
};
