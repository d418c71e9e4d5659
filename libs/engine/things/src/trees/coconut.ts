import { addBlob } from '@diorama/shapes';

import type { ObjectRecipe } from '../recipe/object-recipe.js';

/** A few coconuts that have fallen into the sand. */
export const coconut: ObjectRecipe = {
  semantic: 'object',
  stand: 'ground',
  variants: 3,
  footprint: 0.3,
  height: 0.25,
  principal: 'coconut',
  doubleSided: false,
  sink: 0.03,
  draw(mesh, { random, variant }) {
    for (let k = 0; k <= variant; k++) {
      const angle = k * 2.2 + random.range(0, 0.6);
      const away = k === 0 ? 0 : random.range(0.2, 0.32);
      addBlob(
        mesh,
        {
          center: [Math.cos(angle) * away, 0.075, Math.sin(angle) * away],
          radii: [0.115, 0.09, 0.095],
          splits: 2,
          roughness: 0.06,
          frequency: 1.5,
          seed: random.integer(0, 999),
        },
        'coconut',
      );
    }
    return null;
  },
};
