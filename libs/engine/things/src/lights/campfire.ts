import { addBlob, addLathe, addTube } from '@diorama/shapes';
import { composeTransforms, createRotationZ, createScaling, createTranslation } from '@diorama/world-model';

import { addStone } from '../landforms/rock.js';
import { createCylinderSolid } from '../recipe/object-recipe.js';
import type { ObjectRecipe } from '../recipe/object-recipe.js';

/** A ring of stones with burning logs and flames. */
export const campfire: ObjectRecipe = {
  semantic: 'light',
  stand: 'ground',
  variants: 1,
  footprint: 0.8,
  height: 1,
  principal: 'stone',
  doubleSided: false,
  sink: 0.03,
  levels: true,
  draw(mesh, { random }) {
    for (let k = 0; k < 11; k++) {
      const angle = (k * 2 * Math.PI) / 11;
      const size = random.range(0.12, 0.17);
      addStone(mesh, random, {
        center: [Math.cos(angle) * 0.56, size * 0.5, Math.sin(angle) * 0.56],
        radii: [size, size * 0.8, size],
        splits: 1,
        faces: 4,
      });
    }
    addBlob(mesh, { center: [0, 0.02, 0], radii: [0.44, 0.07, 0.44], splits: 2, roughness: 0.2, frequency: 3, seed: 5 }, 'ash');
    addBlob(mesh, { center: [0, 0.05, 0], radii: [0.26, 0.09, 0.26], splits: 2, roughness: 0.15, frequency: 3, seed: 6 }, 'ember');
    for (let k = 0; k < 5; k++) {
      const angle = k * 1.2566 + random.range(-0.2, 0.2);
      addTube(
        mesh,
        [
          { at: [Math.cos(angle) * 0.42, 0.07, Math.sin(angle) * 0.42], radius: 0.055 },
          { at: [-Math.cos(angle) * 0.05, 0.38, -Math.sin(angle) * 0.05], radius: 0.04 },
        ],
        7,
        'dead-wood',
      );
    }
    for (let k = 0; k < 7; k++) {
      const angle = k * 2.4;
      const away = k === 0 ? 0 : random.range(0.06, 0.16);
      const height = k === 0 ? 0.8 : random.range(0.35, 0.6);
      const place = composeTransforms(
        createTranslation(Math.cos(angle) * away, 0.1, Math.sin(angle) * away),
        createRotationZ(random.range(-0.12, 0.12)),
        createScaling(height * 0.32, height, height * 0.32),
      );
      mesh.within(place, () =>
        addLathe(
          mesh,
          {
            rings: [
              [0, 0],
              [0.4, 0.12],
              [0.5, 0.28],
              [0.3, 0.6],
              [0.12, 0.85],
              [0, 1],
            ],
            sides: 8,
            smooth: true,
          },
          k < 2 ? 'flame-heart' : 'flame',
        ),
      );
    }
    return createCylinderSolid(0.62, 0.35);
  },
  glow: (setting) => ({ at: [0, 0.75, 0], power: setting.lit ? [9, 4.4, 1.5] : [4, 2, 0.7], reach: 14 }),
};
