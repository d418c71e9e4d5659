import { addDripstone } from '@diorama/shapes';

import type { ObjectRecipe } from '../recipe/object-recipe.js';

const HEIGHT = 1.2;

/** Dripstones that hang from a roof; its frame's y = 0 is the lowest tip, `height` the rock. */
export const stalactite: ObjectRecipe = {
  semantic: 'rock',
  stand: 'hung',
  variants: 5,
  footprint: 0.35,
  height: HEIGHT,
  principal: 'flowstone',
  doubleSided: false,
  sink: 0,
  draw(mesh, { random }) {
    const top = HEIGHT + 0.35;
    addDripstone(
      mesh,
      { base: [0, top, 0], height: -top, radius: random.range(0.16, 0.24), sides: 11, rings: 13, seed: random.integer(0, 1e6) },
      'flowstone',
    );
    const small = random.integer(1, 4);
    for (let k = 0; k < small; k++) {
      const angle = k * 2.4 + random.range(0, 1);
      const away = random.range(0.16, 0.3);
      addDripstone(
        mesh,
        {
          base: [Math.cos(angle) * away, top, Math.sin(angle) * away],
          height: -top * random.range(0.45, 0.75),
          radius: random.range(0.06, 0.11),
          sides: 8,
          rings: 7,
          seed: random.integer(0, 1e6),
        },
        'flowstone',
      );
    }
    return null;
  },
};
