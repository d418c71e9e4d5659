import { addLathe } from '@diorama/shapes';
import type { LatheRing } from '@diorama/shapes';
import { composeTransforms, createRotationZ, createScaling, createTranslation } from '@diorama/world-model';

import type { ObjectRecipe } from '../recipe/object-recipe.js';

const STEM: readonly LatheRing[] = [
  [0.16, 0],
  [0.11, 0.2],
  [0.1, 0.6],
  [0.12, 0.8],
];
const CAP: readonly LatheRing[] = [
  [0, 0.7],
  [0.3, 0.68],
  [0.46, 0.72],
  [0.42, 0.85],
  [0.28, 1],
  [0.12, 1.06],
  [0, 1.08],
];

/** A family of mushrooms, the largest a hand high. */
export const mushroom: ObjectRecipe = {
  semantic: 'plant',
  stand: 'ground',
  variants: 3,
  footprint: 0.2,
  height: 0.24,
  principal: 'mushroom-cap',
  doubleSided: false,
  sink: 0.01,
  draw(mesh, { random }) {
    const family = random.integer(3, 5);
    for (let k = 0; k < family; k++) {
      const size = k === 0 ? 0.21 : random.range(0.08, 0.16);
      const angle = k * 2.4;
      const away = k === 0 ? 0 : random.range(0.07, 0.13);
      const place = composeTransforms(
        createTranslation(Math.cos(angle) * away, 0, Math.sin(angle) * away),
        createRotationZ(random.range(-0.15, 0.15)),
        createScaling(size, size, size),
      );
      mesh.within(place, () => {
        addLathe(mesh, { rings: STEM, sides: 9, smooth: true }, 'mushroom-stem');
        addLathe(mesh, { rings: CAP, sides: 12, smooth: true }, 'mushroom-cap');
      });
    }
    return null;
  },
};
