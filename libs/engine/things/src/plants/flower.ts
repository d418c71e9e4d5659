import { addGrassBlade, addBlob, addLeaf } from '@diorama/shapes';
import type { MeshBuilder } from '@diorama/shapes';
import { addVectors, scaleVector, normalizeVector } from '@diorama/world-model';
import type { Vec3 } from '@diorama/world-model';

import type { ObjectRecipe } from '../recipe/object-recipe.js';

/** A few blossoms on thin stems; the instance's tint gives the petals their colour. */
export const flower: ObjectRecipe = {
  semantic: 'plant',
  stand: 'ground',
  variants: 3,
  footprint: 0.18,
  height: 0.45,
  principal: 'petal',
  doubleSided: true,
  sink: 0.02,
  draw(mesh, { random, variant }) {
    const blossoms = random.integer(3, 4);
    for (let k = 0; k < blossoms; k++) {
      const angle = k * 2.4 + random.range(0, 1);
      const away = random.range(0.03, 0.13);
      const top: Vec3 = [Math.cos(angle) * away, random.range(0.24, 0.42), Math.sin(angle) * away];
      addGrassBlade(mesh, [[top[0] * 0.4, 0, top[2] * 0.4], scaleVector(top, 0.55), addVectors(top, [0.001, 0, 0])], 0.014, 'stem');
      addLeaf(
        mesh,
        {
          base: [top[0] * 0.4, 0.02, top[2] * 0.4],
          tip: [Math.sin(angle) * 0.11, 0.12, Math.cos(angle) * 0.11],
          width: 0.035,
          up: [0, 1, 0],
        },
        'stem',
      );
      const facing = normalizeVector([Math.cos(angle) * 0.4, 1, Math.sin(angle) * 0.4]);
      if (variant === 2) addCup(mesh, top);
      else addDaisy(mesh, top, facing, variant === 0 ? 8 : 5);
    }
    return null;
  },
};

function addDaisy(mesh: MeshBuilder, at: Vec3, facing: Vec3, petals: number): void {
  const length = petals === 5 ? 0.05 : 0.045;
  for (let k = 0; k < petals; k++) {
    const angle = (k * 2 * Math.PI) / petals;
    const out: Vec3 = [Math.cos(angle), 0.25, Math.sin(angle)];
    addLeaf(
      mesh,
      {
        base: at,
        tip: addVectors(at, scaleVector(normalizeVector(out), length)),
        width: petals === 5 ? 0.05 : 0.024,
        up: facing,
        shade: facing,
      },
      'petal',
    );
  }
  addBlob(
    mesh,
    { center: addVectors(at, [0, 0.006, 0]), radii: [0.014, 0.01, 0.014], splits: 0, roughness: 0, frequency: 1, seed: 0 },
    'flower-heart',
  );
}

function addCup(mesh: MeshBuilder, at: Vec3): void {
  for (let k = 0; k < 6; k++) {
    const angle = (k * Math.PI) / 3;
    const out: Vec3 = [Math.cos(angle), 0, Math.sin(angle)];
    addLeaf(
      mesh,
      {
        base: at,
        tip: addVectors(at, [out[0] * 0.035, 0.075, out[2] * 0.035]),
        width: 0.045,
        up: out,
        shade: normalizeVector(addVectors(out, [0, 0.4, 0])),
      },
      'petal',
    );
  }
}
