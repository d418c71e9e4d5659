import { addBlock } from '@diorama/shapes';
import { composeTransforms, createRotationX, createTranslation } from '@diorama/world-model';

import { createBoxSolid } from '../recipe/object-recipe.js';
import type { ObjectRecipe } from '../recipe/object-recipe.js';

/** A wooden chair with a cushion, its back to -z. */
export const chair: ObjectRecipe = {
  semantic: 'furniture',
  stand: 'ground',
  variants: 2,
  footprint: 0.36,
  plan: [0.48, 0.48],
  height: 0.95,
  principal: 'oak',
  doubleSided: false,
  sink: 0,
  draw(mesh, { variant }) {
    addBlock(mesh, [0, 0.43, 0], [0.46, 0.035, 0.44], 'oak');
    if (variant === 0) addBlock(mesh, [0, 0.465, 0.01], [0.41, 0.045, 0.39], 'cushion');
    for (const x of [-0.2, 0.2]) {
      addBlock(mesh, [x, 0, 0.19], [0.042, 0.43, 0.042], 'oak');
      mesh.within(composeTransforms(createTranslation(x, 0, -0.2), createRotationX(-0.07)), () =>
        addBlock(mesh, [0, 0, 0.02], [0.042, 0.97, 0.042], 'oak'),
      );
      addBlock(mesh, [x, 0.18, 0], [0.025, 0.03, 0.37], 'oak');
    }
    mesh.within(composeTransforms(createTranslation(0, 0, -0.2), createRotationX(-0.07)), () => {
      for (const y of variant === 0 ? [0.58, 0.72, 0.86] : [0.56, 0.86]) addBlock(mesh, [0, y, 0.02], [0.38, 0.075, 0.022], 'oak');
      if (variant === 1) for (const x of [-0.12, -0.04, 0.04, 0.12]) addBlock(mesh, [x, 0.6, 0.02], [0.022, 0.28, 0.018], 'oak');
    });
    return createBoxSolid(0.46, 0.9, 0.46);
  },
};
