import { addBlob, addBlock } from '@diorama/shapes';

import { createBoxSolid } from '../recipe/object-recipe.js';
import type { ObjectRecipe } from '../recipe/object-recipe.js';

const CUTS = (
  [
    [1, 0, 0],
    [-1, 0, 0],
    [0, 1, 0],
    [0, -1, 0],
    [0, 0, 1],
    [0, 0, -1],
  ] as const
).map((out) => ({ out, share: 0.68 }));

/** A double bed with its head to -z. */
export const bed: ObjectRecipe = {
  semantic: 'furniture',
  stand: 'wall',
  variants: 1,
  footprint: 1.35,
  plan: [1.65, 2.1],
  height: 1.1,
  principal: 'blanket',
  doubleSided: false,
  sink: 0,
  draw(mesh) {
    for (const x of [-0.78, 0.78]) for (const z of [-1, 1]) addBlock(mesh, [x, 0, z * 0.98], [0.09, z < 0 ? 1.1 : 0.6, 0.09], 'walnut');
    addBlock(mesh, [0, 0.35, -1], [1.5, 0.62, 0.05], 'walnut');
    addBlock(mesh, [0, 0.22, 1], [1.5, 0.3, 0.05], 'walnut');
    for (const x of [-0.77, 0.77]) addBlock(mesh, [x, 0.22, 0], [0.05, 0.18, 1.9], 'walnut');
    addBlock(mesh, [0, 0.25, 0], [1.48, 0.24, 1.92], 'linen');
    addBlob(
      mesh,
      {
        center: [0, 0.5, 0.28],
        radii: [0.79 / 0.68, 0.09 / 0.68, 0.72 / 0.68],
        splits: 4,
        roughness: 0.03,
        frequency: 4,
        seed: 8,
        cuts: CUTS,
      },
      'blanket',
    );
    for (const x of [-0.36, 0.36])
      addBlob(
        mesh,
        {
          center: [x, 0.56, -0.72],
          radii: [0.31 / 0.68, 0.09 / 0.68, 0.2 / 0.68],
          splits: 3,
          roughness: 0.05,
          frequency: 2,
          seed: 2,
          cuts: CUTS,
        },
        'linen',
      );
    return createBoxSolid(1.62, 0.6, 2.05);
  },
};
