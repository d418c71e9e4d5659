import { addLeaf, addPrism } from '@diorama/shapes';
import { composeTransforms, createRotationX, createRotationY, createTranslation } from '@diorama/world-model';
import type { Vec3 } from '@diorama/world-model';

import type { ObjectRecipe } from '../recipe/object-recipe.js';

/** Floating leaves with a white blossom among them. */
export const lilyPad: ObjectRecipe = {
  semantic: 'plant',
  stand: 'water',
  variants: 3,
  footprint: 0.5,
  height: 0.1,
  principal: 'lily-pad',
  doubleSided: true,
  sink: 0,
  draw(mesh, { random, variant }) {
    for (let k = 0; k < 4; k++) {
      const angle = k * 2.4;
      const away = k === 0 ? 0 : random.range(0.28, 0.45);
      const radius = random.range(0.12, 0.2);
      // Two points of the circle less leave the notch.
      const rim = Array.from({ length: 11 }, (_, p): [number, number] => [
        Math.cos(0.4 + p * 0.548) * radius,
        Math.sin(0.4 + p * 0.548) * radius,
      ]);
      mesh.within(
        composeTransforms(
          createTranslation(Math.cos(angle) * away, 0.008, Math.sin(angle) * away),
          createRotationY(random.range(0, 6.28)),
          createRotationX(-Math.PI / 2),
        ),
        () => addPrism(mesh, rim, [0, 0.006], 'lily-pad'),
      );
    }
    if (variant > 0) {
      for (let k = 0; k < 10; k++) {
        const angle = k * 0.9;
        const rise = k < 5 ? 0.05 : 0.09;
        const reach = k < 5 ? 0.09 : 0.05;
        const base: Vec3 = [0.2, 0.02, 0.05];
        addLeaf(
          mesh,
          { base, tip: [0.2 + Math.cos(angle) * reach, 0.02 + rise, 0.05 + Math.sin(angle) * reach], width: 0.045, up: [0, 1, 0] },
          'petal',
        );
      }
    }
    return null;
  },
};
