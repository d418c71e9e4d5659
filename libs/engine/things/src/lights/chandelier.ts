import { addCylinder, addLathe, addTube } from '@diorama/shapes';

import type { ObjectRecipe } from '../recipe/object-recipe.js';

/** A ring of candles that hangs on a chain; its frame's y = 0 is the lowest point. */
export const chandelier: ObjectRecipe = {
  semantic: 'light',
  stand: 'ceiling',
  variants: 1,
  footprint: 0.6,
  height: 1.5,
  principal: 'iron',
  doubleSided: false,
  sink: 0,
  draw(mesh) {
    addLathe(
      mesh,
      {
        rings: [
          [0.52, 0],
          [0.55, 0.02],
          [0.52, 0.04],
          [0.49, 0.02],
          [0.52, 0],
        ],
        sides: 24,
        smooth: false,
      },
      'iron',
    );
    addTube(
      mesh,
      [
        { at: [0, 0.6, 0], radius: 0.018 },
        { at: [0, 1.5, 0], radius: 0.018 },
      ],
      6,
      'iron',
    );
    for (let k = 0; k < 8; k++) {
      const angle = (k * Math.PI) / 4;
      const [x, z] = [Math.cos(angle) * 0.52, Math.sin(angle) * 0.52];
      if (k % 2 === 0)
        addTube(
          mesh,
          [
            { at: [x, 0.02, z], radius: 0.01 },
            { at: [0, 0.62, 0], radius: 0.01 },
          ],
          5,
          'iron',
        );
      addCylinder(mesh, [x, 0.04, z], { radius: 0.022, height: 0.1, sides: 8 }, 'paper');
      mesh.within([1, 0, 0, x, 0, 1, 0, 0.14, 0, 0, 1, z], () =>
        addLathe(
          mesh,
          {
            rings: [
              [0, 0],
              [0.014, 0.018],
              [0, 0.06],
            ],
            sides: 6,
            smooth: false,
          },
          'flame-heart',
        ),
      );
    }
    return null;
  },
  glow: () => ({ at: [0, -0.1, 0], power: [4.2, 2.8, 1.4], reach: 11, isLamp: true }),
};
