import { addBlock } from '@diorama/shapes';
import type { MeshBuilder } from '@diorama/shapes';
import { composeTransforms, createRotationX, createRotationZ, createTranslation } from '@diorama/world-model';

import { createBoxSolid } from '../recipe/object-recipe.js';
import type { ObjectRecipe } from '../recipe/object-recipe.js';

const SIDE = 0.8;
const RIM = 0.1;

/** A wooden crate with a frame of battens. */
export const crate: ObjectRecipe = {
  semantic: 'object',
  stand: 'ground',
  variants: 1,
  footprint: 0.62,
  plan: [0.82, 0.82],
  height: 0.8,
  tops: [0.8],
  principal: 'oak',
  doubleSided: false,
  sink: 0.03,
  leans: 'half',
  draw(mesh) {
    const inner = SIDE - 0.06;
    addBlock(mesh, [0, 0.03, 0], [inner, inner, inner], 'oak');
    for (const turn of [0, Math.PI / 2, Math.PI, -Math.PI / 2])
      mesh.within([Math.cos(turn), 0, Math.sin(turn), 0, 0, 1, 0, 0, -Math.sin(turn), 0, Math.cos(turn), 0], () => addFace(mesh));
    mesh.within(
      composeTransforms(createTranslation(0, SIDE / 2, 0), createRotationX(-Math.PI / 2), createTranslation(0, -SIDE / 2, 0)),
      () => addFace(mesh),
    );
    return createBoxSolid(SIDE, SIDE, SIDE);
  },
};

function addFace(mesh: MeshBuilder): void {
  const z = SIDE / 2 - 0.015;
  for (const y of [0, SIDE - RIM]) addBlock(mesh, [0, y, z], [SIDE, RIM, 0.04], 'planks');
  for (const x of [-1, 1]) addBlock(mesh, [(x * (SIDE - RIM)) / 2, RIM, z], [RIM, SIDE - 2 * RIM, 0.04], 'planks');
  mesh.within(composeTransforms(createTranslation(0, SIDE / 2, z), createRotationZ(Math.PI / 4)), () =>
    addBlock(mesh, [0, -0.42, 0], [RIM, 0.84, 0.03], 'planks'),
  );
}
