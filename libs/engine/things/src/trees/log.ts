import { addTube } from '@diorama/shapes';

import type { ObjectRecipe } from '../recipe/object-recipe.js';

/** A fallen trunk of three metres that lies along x, with the stumps of its branches. */
export const log: ObjectRecipe = {
  semantic: 'object',
  stand: 'ground',
  variants: 2,
  footprint: 1.5,
  height: 0.6,
  principal: 'dead-wood',
  doubleSided: false,
  sink: 0.08,
  leans: 'half',
  draw(mesh, { random }) {
    const half = random.range(1.2, 1.5);
    const radius = random.range(0.2, 0.28);
    const sway = random.range(-0.12, 0.12);
    addTube(
      mesh,
      [
        { at: [-half, radius, 0], radius: radius * 1.15 },
        { at: [-half * 0.3, radius * 0.95, sway], radius },
        { at: [half * 0.4, radius * 0.9, -sway], radius: radius * 0.9 },
        { at: [half, radius * 0.85, 0], radius: radius * 0.75 },
      ],
      11,
      'dead-wood',
    );
    for (const end of [-1, 1])
      addTube(
        mesh,
        [
          { at: [end * half, radius * (end < 0 ? 1 : 0.85), 0], radius: radius * 0.68 },
          { at: [end * (half + 0.012), radius * (end < 0 ? 1 : 0.85), 0], radius: radius * 0.66 },
        ],
        11,
        'cut-wood',
      );
    for (let k = 0; k < 3; k++) {
      const x = random.range(-half * 0.7, half * 0.7);
      const side = random.pick([-1, 1]);
      addTube(
        mesh,
        [
          { at: [x, radius, 0], radius: 0.075 },
          { at: [x + 0.15, radius + random.range(0.2, 0.38), side * random.range(0.1, 0.35)], radius: 0.045 },
        ],
        6,
        'dead-wood',
      );
    }
    return { shape: 'box', min: [-half, 0, -radius], max: [half, radius * 1.9, radius] };
  },
};
