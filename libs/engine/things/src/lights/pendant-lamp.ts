import { addCylinder, addLathe } from '@diorama/shapes';

import type { ObjectRecipe } from '../recipe/object-recipe.js';

/** A lamp with a dome of enamel on a cord; its frame's y = 0 is the lowest point. */
export const pendantLamp: ObjectRecipe = {
  semantic: 'light',
  stand: 'ceiling',
  variants: 1,
  footprint: 0.3,
  height: 0.95,
  principal: 'enamel',
  doubleSided: false,
  sink: 0,
  draw(mesh) {
    addLathe(
      mesh,
      {
        rings: [
          [0.215, 0],
          [0.22, 0],
          [0.2, 0.07],
          [0.14, 0.14],
          [0.05, 0.18],
          [0.045, 0.24],
          [0.04, 0.24],
          [0.045, 0.175],
          [0.13, 0.135],
          [0.19, 0.068],
          [0.215, 0],
        ],
        sides: 24,
        smooth: false,
      },
      'enamel',
    );
    addLathe(
      mesh,
      {
        rings: [
          [0, 0.03],
          [0.045, 0.05],
          [0.05, 0.085],
          [0.03, 0.13],
          [0, 0.15],
        ],
        sides: 12,
        smooth: true,
      },
      'lamp-glass',
    );
    addCylinder(mesh, [0, 0.15, 0], { radius: 0.035, height: 0.09, sides: 10 }, 'brass');
    addCylinder(mesh, [0, 0.24, 0], { radius: 0.008, height: 0.72, sides: 6 }, 'black-glass');
    return null;
  },
  glow: () => ({ at: [0, -0.08, 0], power: [3.6, 2.7, 1.65], reach: 9, isLamp: true }),
};
