import { addBlob } from '@diorama/shapes';

import type { ObjectRecipe } from '../recipe/object-recipe.js';
import { addStone } from './rock.js';

/** A few stones of a fist's size. */
export const pebble: ObjectRecipe = {
  semantic: 'rock',
  stand: 'ground',
  variants: 4,
  footprint: 0.25,
  height: 0.15,
  principal: 'stone',
  doubleSided: false,
  sink: 0.02,
  draw(mesh, { random }) {
    for (let k = 0; k < 3; k++) {
      const size = random.range(0.05, 0.13);
      const angle = k * 2.4 + random.range(0, 1);
      addStone(mesh, random, {
        center: [Math.cos(angle) * 0.14, size * 0.35, Math.sin(angle) * 0.14],
        radii: [size, size * 0.7, size * 0.85],
        splits: 1,
        faces: 4,
      });
    }
    return null;
  },
};

/** A flat drift of snow. */
export const snowDrift: ObjectRecipe = {
  semantic: 'ground',
  stand: 'ground',
  variants: 3,
  footprint: 1.2,
  height: 0.3,
  principal: 'snow',
  doubleSided: false,
  sink: 0.02,
  draw(mesh, { random }) {
    addBlob(
      mesh,
      { center: [0, 0, 0], radii: [1.2, 0.16, 0.7], splits: 3, roughness: 0.07, frequency: 1.6, seed: random.integer(0, 1e6), floor: -0.3 },
      'snow',
    );
    return null;
  },
};
