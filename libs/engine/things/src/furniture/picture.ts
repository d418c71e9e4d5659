import { addBlob, addBlock, addPrism } from '@diorama/shapes';

import type { ObjectRecipe } from '../recipe/object-recipe.js';

/** A framed landscape painting, 0.9 m wide, its back to -z. */
export const picture: ObjectRecipe = {
  semantic: 'object',
  stand: 'hung',
  variants: 2,
  footprint: 0.5,
  plan: [0.9, 0.06],
  height: 0.7,
  principal: 'picture-sky',
  doubleSided: false,
  sink: 0,
  draw(mesh, { random }) {
    const [width, height] = [0.9, 0.68];
    for (const y of [0, height - 0.07]) addBlock(mesh, [0, y, 0], [width, 0.07, 0.05], 'gold');
    for (const side of [-1, 1]) addBlock(mesh, [side * (width / 2 - 0.035), 0.07, 0], [0.07, height - 0.14, 0.05], 'gold');
    addBlock(mesh, [0, 0.05, -0.01], [width - 0.1, height - 0.1, 0.02], 'picture-sky');
    const horizon = random.range(0.24, 0.32);
    const half = width / 2 - 0.07;
    addPrism(
      mesh,
      [
        [-half, 0.07],
        [half, 0.07],
        [half, horizon],
        [0.1, horizon + 0.1],
        [-half, horizon + 0.02],
      ],
      [0, 0.004],
      'picture-hill',
    );
    addPrism(
      mesh,
      [
        [-half, 0.07],
        [half, 0.07],
        [half, horizon - 0.08],
        [-half, horizon - 0.12 + random.range(0, 0.08)],
      ],
      [0, 0.006],
      'picture-dark',
    );
    addBlob(
      mesh,
      { center: [random.range(-0.2, 0.25), 0.47, 0], radii: [0.05, 0.05, 0.004], splits: 2, roughness: 0, frequency: 1, seed: 0 },
      'picture-sun',
    );
    return null;
  },
};
