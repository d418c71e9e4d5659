import { addLathe } from '@diorama/shapes';
import { composeTransforms, createRotationZ, createTranslation } from '@diorama/world-model';

import type { ObjectRecipe } from '../recipe/object-recipe.js';
import { drawGrassBlades } from './grass-tuft.js';

/** A clump of reeds with brown heads, as high as a man's chest. */
export const reed: ObjectRecipe = {
  semantic: 'plant',
  stand: 'ground',
  variants: 3,
  footprint: 0.35,
  plan: [1.4, 1.4],
  height: 1.5,
  principal: 'reed',
  doubleSided: true,
  sink: 0.08,
  draw(mesh, { random }) {
    drawGrassBlades(mesh, random, { blades: 16, height: 1.25, spread: 0.22, width: 0.028, material: 'reed' });
    for (let k = 0; k < 4; k++) {
      const angle = k * 1.9;
      const height = random.range(1.05, 1.4);
      mesh.within(
        composeTransforms(createTranslation(Math.cos(angle) * 0.13, 0, Math.sin(angle) * 0.13), createRotationZ(random.range(-0.12, 0.12))),
        () => {
          addLathe(
            mesh,
            {
              rings: [
                [0.008, 0],
                [0.006, height - 0.16],
              ],
              sides: 4,
              smooth: false,
            },
            'reed',
          );
          addLathe(
            mesh,
            {
              rings: [
                [0, height - 0.18],
                [0.022, height - 0.16],
                [0.022, height],
                [0, height + 0.02],
              ],
              sides: 6,
              smooth: false,
            },
            'reed-head',
          );
        },
      );
    }
    return null;
  },
};
