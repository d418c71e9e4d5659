import { addBlock, addLathe } from '@diorama/shapes';
import type { Lathe } from '@diorama/shapes';
import { createTranslation } from '@diorama/world-model';

import { createBoxSolid } from '../recipe/object-recipe.js';
import type { ObjectRecipe } from '../recipe/object-recipe.js';

/** A dining table with turned legs, a bowl and a candlestick. */
export const table: ObjectRecipe = {
  semantic: 'furniture',
  stand: 'ground',
  variants: 2,
  footprint: 1,
  plan: [1.6, 0.95],
  height: 0.9,
  tops: [0.76],
  principal: 'oak',
  doubleSided: false,
  sink: 0,
  draw(mesh, { variant }) {
    const [width, depth] = [1.6, 0.95];
    addBlock(mesh, [0, 0.71, 0], [width, 0.05, depth], 'oak');
    addBlock(mesh, [0, 0.62, depth / 2 - 0.1], [width - 0.2, 0.09, 0.025], 'oak');
    addBlock(mesh, [0, 0.62, -depth / 2 + 0.1], [width - 0.2, 0.09, 0.025], 'oak');
    for (const side of [-1, 1]) addBlock(mesh, [side * (width / 2 - 0.1), 0.62, 0], [0.025, 0.09, depth - 0.2], 'oak');
    for (const x of [-1, 1]) {
      for (const z of [-1, 1])
        mesh.within(createTranslation(x * (width / 2 - 0.11), 0, z * (depth / 2 - 0.11)), () => addLathe(mesh, LEG, 'oak'));
    }
    mesh.within(createTranslation(variant === 0 ? 0.05 : -0.35, 0.76, 0.05), () => addLathe(mesh, BOWL, 'terracotta'));
    mesh.within(createTranslation(0.42, 0.76, -0.12), () => addLathe(mesh, CANDLESTICK, 'brass'));
    return createBoxSolid(width, 0.76, depth);
  },
};

const LEG: Lathe = {
  rings: [
    [0.03, 0],
    [0.045, 0.05],
    [0.03, 0.12],
    [0.045, 0.42],
    [0.03, 0.52],
    [0.05, 0.58],
    [0.05, 0.71],
  ],
  sides: 9,
  smooth: false,
};

const BOWL: Lathe = {
  rings: [
    [0.06, 0],
    [0.09, 0.02],
    [0.16, 0.09],
    [0.15, 0.09],
    [0.08, 0.03],
    [0, 0.025],
  ],
  sides: 16,
  smooth: false,
};

const CANDLESTICK: Lathe = {
  rings: [
    [0.06, 0],
    [0.05, 0.015],
    [0.014, 0.03],
    [0.014, 0.13],
    [0.03, 0.14],
    [0.015, 0.15],
    [0.015, 0.3],
    [0, 0.31],
  ],
  sides: 9,
  smooth: false,
};
