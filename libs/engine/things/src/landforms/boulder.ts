import { createCylinderSolid } from '../recipe/object-recipe.js';
import type { ObjectRecipe } from '../recipe/object-recipe.js';
import { addStone } from './rock.js';

/** A rock as high as a man, with smaller ones at its foot. */
export const boulder: ObjectRecipe = {
  semantic: 'rock',
  stand: 'ground',
  variants: 4,
  footprint: 1.8,
  height: 2.2,
  principal: 'stone',
  doubleSided: false,
  sink: 0.35,
  draw(mesh, { random }) {
    addStone(mesh, random, {
      center: [0, 0.75, 0],
      radii: [random.range(1.2, 1.5), random.range(1.1, 1.5), random.range(1.05, 1.4)],
      splits: 4,
      faces: 10,
    });
    const fallen = random.integer(1, 3);
    for (let k = 0; k < fallen; k++) {
      const angle = random.range(0, 6.28);
      const size = random.range(0.3, 0.5);
      addStone(mesh, random, {
        center: [Math.cos(angle) * 1.3, size * 0.55, Math.sin(angle) * 1.3],
        radii: [size, size * 0.8, size],
        splits: 2,
        faces: 6,
      });
    }
    return createCylinderSolid(1.2, 1.6);
  },
};
