import { addBlock, addPrism, addTube } from '@diorama/shapes';

import type { ObjectRecipe } from '../recipe/object-recipe.js';

/** A ridge tent of canvas with its flaps open to the front. */
export const tent: ObjectRecipe = {
  semantic: 'object',
  stand: 'ground',
  variants: 1,
  footprint: 2,
  height: 1.8,
  principal: 'canvas',
  doubleSided: false,
  sink: 0.04,
  levels: true,
  draw(mesh) {
    for (const side of [-1, 1]) {
      const slope: [number, number][] = [
        [side * 1.25, 0],
        [side * 1.19, 0],
        [0, 1.62],
        [0, 1.68],
      ];
      addPrism(mesh, side < 0 ? slope : slope.toReversed(), [-1.5, 1.5], 'canvas');
      addPrism(
        mesh,
        side < 0
          ? [
              [-1.19, 0],
              [-0.35, 0],
              [-0.04, 1.56],
            ]
          : [
              [0.35, 0],
              [1.19, 0],
              [0.04, 1.56],
            ],
        [1.42, 1.45],
        'canvas',
      );
      addTube(
        mesh,
        [
          { at: [0, 1.66, side * 1.5], radius: 0.012 },
          { at: [0, 0.02, side * 2.35], radius: 0.012 },
        ],
        4,
        'rope',
      );
      addBlock(mesh, [0, -0.1, side * 2.35], [0.04, 0.2, 0.04], 'timber');
      addTube(
        mesh,
        [
          { at: [0, -0.1, side * 1.46], radius: 0.03 },
          { at: [0, 1.75, side * 1.46], radius: 0.03 },
        ],
        6,
        'timber',
      );
    }
    addPrism(
      mesh,
      [
        [-1.19, 0],
        [1.19, 0],
        [0, 1.6],
      ],
      [-1.5, -1.46],
      'canvas',
    );
    addBlock(mesh, [0, 0, 0], [2.2, 0.03, 2.8], 'blanket');
    addBlock(mesh, [-0.45, 0.03, 0], [0.65, 0.14, 1.9], 'cushion');
    return { shape: 'box', min: [-0.95, 0, -1.5], max: [0.95, 1.2, 1.4] };
  },
};
