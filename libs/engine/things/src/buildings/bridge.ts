import { addBlock, addTube } from '@diorama/shapes';
import type { MeshBuilder } from '@diorama/shapes';
import { composeTransforms, createRotationX, createTranslation } from '@diorama/world-model';
import type { Vec3 } from '@diorama/world-model';

import type { ObjectRecipe } from '../recipe/object-recipe.js';

const LENGTH = 11;
const WIDTH = 2.3;
const RISE = 1;

/** An arched wooden footbridge of eleven metres along z, high enough for water to pass. */
export const bridge: ObjectRecipe = {
  semantic: 'object',
  stand: 'ground',
  variants: 1,
  footprint: 5.6,
  plan: [2.5, 11.2],
  height: 2.6,
  principal: 'planks',
  doubleSided: false,
  sink: 0.05,
  draw(mesh) {
    addDeck(mesh);
    for (const x of [-WIDTH / 2, WIDTH / 2]) {
      addRail(mesh, x);
      addTube(
        mesh,
        arc(x * 0.8, -0.12).map((at) => ({ at, radius: 0.16 })),
        6,
        'timber',
      );
    }
    for (const z of [-LENGTH / 2 + 0.2, LENGTH / 2 - 0.2]) addBlock(mesh, [0, -1, z], [WIDTH + 0.6, 1.12, 1], 'stone-block');
    return { shape: 'box', min: [-WIDTH / 2, -0.3, -LENGTH / 2], max: [WIDTH / 2, 0.55, LENGTH / 2] };
  },
};

const deckHeight = (z: number): number => 0.15 + RISE * (1 - ((2 * z) / LENGTH) ** 2);

const deckSlope = (z: number): number => (-8 * RISE * z) / (LENGTH * LENGTH);

function arc(x: number, lift: number): Vec3[] {
  return Array.from({ length: 9 }, (_, k): Vec3 => {
    const z = -LENGTH / 2 + (k * LENGTH) / 8;
    return [x, deckHeight(z) + lift, z];
  });
}

function addDeck(mesh: MeshBuilder): void {
  const planks = 44;
  for (let k = 0; k < planks; k++) {
    const z = -LENGTH / 2 + ((k + 0.5) * LENGTH) / planks;
    mesh.within(composeTransforms(createTranslation(0, deckHeight(z), z), createRotationX(-Math.atan(deckSlope(z)))), () =>
      addBlock(mesh, [0, -0.035, 0], [WIDTH, 0.07, LENGTH / planks - 0.02], 'planks'),
    );
  }
}

function addRail(mesh: MeshBuilder, x: number): void {
  for (let k = 0; k < 7; k++) {
    const z = -LENGTH / 2 + 0.25 + (k * (LENGTH - 0.5)) / 6;
    addBlock(mesh, [x, deckHeight(z) - 0.15, z], [0.12, 1.2, 0.12], 'timber');
  }
  for (const lift of [0.55, 1])
    addTube(
      mesh,
      arc(x, lift).map((at) => ({ at, radius: 0.055 })),
      5,
      'planks',
    );
}
