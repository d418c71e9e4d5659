import { addBlob, addCrown, addTube } from '@diorama/shapes';
import type { Vec3 } from '@diorama/world-model';

import type { ObjectRecipe } from '../recipe/object-recipe.js';

/** A round shrub of a metre; a tangle of stems in winter. */
export const bush: ObjectRecipe = {
  semantic: 'plant',
  stand: 'ground',
  variants: 3,
  footprint: 0.75,
  plan: [1.4, 1.4],
  height: 1.2,
  principal: 'bush-leaf',
  doubleSided: true,
  sink: 0.1,
  draw(mesh, { random, setting }) {
    const bare = setting.season === 'winter';
    for (let k = 0; k < (bare ? 16 : 5); k++) {
      const angle = k * 2.4;
      const tip: Vec3 = [Math.cos(angle) * random.range(0.3, 0.65), random.range(0.55, 1.05), Math.sin(angle) * random.range(0.3, 0.65)];
      addTube(
        mesh,
        [
          { at: [0, -0.05, 0], radius: 0.03 },
          { at: [tip[0] * 0.4, tip[1] * 0.55, tip[2] * 0.4], radius: 0.018 },
          { at: tip, radius: 0 },
        ],
        4,
        'bark',
      );
    }
    if (bare) {
      if (setting.snowy)
        addBlob(
          mesh,
          {
            center: [0, 0.1, 0],
            radii: [0.6, 0.28, 0.55],
            splits: 2,
            roughness: 0.15,
            frequency: 1.4,
            seed: random.integer(0, 999),
            floor: -0.5,
          },
          'snow',
        );
      return null;
    }
    const clouds = random.integer(4, 6);
    for (let k = 0; k < clouds; k++) {
      const angle = k * 2.4 + random.range(0, 0.5);
      const away = k === 0 ? 0 : random.range(0.25, 0.42);
      const radius = k === 0 ? 0.55 : random.range(0.32, 0.45);
      const center: Vec3 = [Math.cos(angle) * away, radius * 0.8 + (k === 0 ? 0.15 : 0), Math.sin(angle) * away];
      addCrown(
        mesh,
        { center, radii: [radius, radius * 0.85, radius], leaves: 85, leafLength: 0.15, leaf: 'bush-leaf', core: 'leaf-shade' },
        random,
      );
    }
    return null;
  },
};
