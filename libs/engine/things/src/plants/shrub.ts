import { addLeaf, addTube } from '@diorama/shapes';
import { addVectors, scaleVector, normalizeVector } from '@diorama/world-model';
import type { Vec3 } from '@diorama/world-model';

import type { ObjectRecipe } from '../recipe/object-recipe.js';

/** A sparse shrub of dry country: a tangle of twigs with small leaves. */
export const shrub: ObjectRecipe = {
  semantic: 'plant',
  stand: 'ground',
  variants: 3,
  footprint: 0.5,
  plan: [1.05, 1.05],
  height: 0.7,
  principal: 'dry-grass',
  doubleSided: true,
  sink: 0.04,
  draw(mesh, { random }) {
    for (let k = 0; k < 22; k++) {
      const angle = k * 2.4 + random.range(-0.3, 0.3);
      const rise = random.range(0.3, 1.3);
      const way = normalizeVector([Math.cos(angle), rise, Math.sin(angle)]);
      const length = random.range(0.4, 0.68);
      const middle = addVectors(scaleVector(way, length * 0.5), [0, -0.02, 0]);
      const tip = addVectors(scaleVector(way, length), [0, random.range(-0.06, 0.1), 0]);
      addTube(
        mesh,
        [
          { at: [0, -0.03, 0], radius: 0.014 },
          { at: middle, radius: 0.009 },
          { at: tip, radius: 0 },
        ],
        3,
        'dead-wood',
      );
      for (let leaf = 0; leaf < 8; leaf++) {
        const share = random.range(0.4, 1);
        const base = addVectors(scaleVector(middle, 1 - share), scaleVector(tip, share));
        const turn: Vec3 = normalizeVector([random.normal(), random.normal() + 0.5, random.normal()]);
        addLeaf(
          mesh,
          {
            base,
            tip: addVectors(base, scaleVector(turn, 0.085)),
            width: 0.04,
            up: [0, 1, 0],
            shade: normalizeVector(addVectors(way, [0, 0.4, 0])),
          },
          'dry-grass',
        );
      }
    }
    return null;
  },
};
