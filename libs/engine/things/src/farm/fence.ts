import { addBlock } from '@diorama/shapes';
import { composeTransforms, createRotationZ, createTranslation } from '@diorama/world-model';

import type { ObjectRecipe } from '../recipe/object-recipe.js';

/** A section of four metres along x: three posts and two rails, or pickets. */
export const fence: ObjectRecipe = {
  semantic: 'object',
  stand: 'ground',
  variants: 2,
  footprint: 2.05,
  height: 1.1,
  principal: 'weathered-planks',
  doubleSided: false,
  sink: 0.05,
  leans: 'half',
  draw(mesh, { random, variant }) {
    for (const x of [-2, 0, 2]) addBlock(mesh, [x, -0.5, 0], [0.13, 1.6, 0.13], 'weathered-planks');
    for (const y of variant === 0 ? [0.35, 0.72, 1] : [0.3, 0.8]) {
      mesh.within(composeTransforms(createTranslation(0, y, 0.08), createRotationZ(random.range(-0.012, 0.012))), () =>
        addBlock(mesh, [0, -0.05, 0], [4.12, 0.1, 0.045], 'weathered-planks'),
      );
    }
    if (variant === 1) {
      for (let k = 0; k < 20; k++) addBlock(mesh, [-1.9 + k * 0.2, 0.08, 0.12], [0.11, random.range(0.9, 0.96), 0.025], 'weathered-planks');
    }
    return { shape: 'box', min: [-2.05, 0, -0.07], max: [2.05, 1.05, 0.14] };
  },
};
