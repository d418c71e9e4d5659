import { addBlock, addCylinder } from '@diorama/shapes';
import type { MeshBuilder } from '@diorama/shapes';
import { composeTransforms, createRotationX, createRotationY, createRotationZ, createTranslation } from '@diorama/world-model';

import { createBoxSolid } from '../recipe/object-recipe.js';
import type { ObjectRecipe } from '../recipe/object-recipe.js';

/** A joiner's bench with a vice, tools on top and a board of tools behind, its back to -z. */
export const workbench: ObjectRecipe = {
  semantic: 'furniture',
  stand: 'wall',
  variants: 1,
  footprint: 1.1,
  plan: [2, 0.95],
  height: 2,
  tops: [0.89],
  principal: 'oak',
  doubleSided: false,
  sink: 0,
  draw(mesh) {
    addBlock(mesh, [0, 0.8, 0], [2, 0.09, 0.75], 'oak');
    for (const x of [-0.88, 0.88]) for (const z of [-0.28, 0.28]) addBlock(mesh, [x, 0, z], [0.11, 0.8, 0.11], 'timber');
    addBlock(mesh, [0, 0.22, 0], [1.75, 0.04, 0.6], 'planks');
    for (const z of [-0.28, 0.28]) addBlock(mesh, [0, 0.66, z], [1.7, 0.12, 0.05], 'timber');
    addBlock(mesh, [-0.6, 0.68, 0.46], [0.36, 0.2, 0.07], 'oak');
    mesh.within(composeTransforms(createTranslation(-0.6, 0.78, 0.36), createRotationX(Math.PI / 2)), () =>
      addCylinder(mesh, [0, 0, 0], { radius: 0.025, height: 0.24, sides: 8 }, 'steel'),
    );
    addBlock(mesh, [-0.6, 0.62, 0.58], [0.025, 0.32, 0.025], 'oak');
    addTopTools(mesh);
    addBoard(mesh);
    for (const x of [-0.5, 0.1, 0.5]) addBlock(mesh, [x, 0.26, 0.02], [0.34, 0.2 + 0.1 * Math.abs(x), 0.36], 'planks');
    return createBoxSolid(2, 0.9, 0.78);
  },
};

function addTopTools(mesh: MeshBuilder): void {
  mesh.within(composeTransforms(createTranslation(0.2, 0.89, 0.12), createRotationY(0.5)), () => {
    addBlock(mesh, [0, 0, 0], [0.3, 0.07, 0.075], 'walnut');
    addBlock(mesh, [0.04, 0.07, 0], [0.05, 0.06, 0.04], 'steel');
    addBlock(mesh, [-0.1, 0.07, 0], [0.05, 0.08, 0.03], 'walnut');
  });
  mesh.within(composeTransforms(createTranslation(0.62, 0.9, 0.05), createRotationY(-0.4)), () => {
    addBlock(mesh, [0, 0, 0], [0.03, 0.03, 0.34], 'oak');
    addBlock(mesh, [0, -0.01, -0.17], [0.13, 0.05, 0.045], 'steel');
  });
  addBlock(mesh, [-0.15, 0.89, -0.18], [0.7, 0.025, 0.16], 'cut-wood');
  addBlock(mesh, [-0.1, 0.915, -0.16], [0.6, 0.025, 0.14], 'cut-wood');
}

/** A saw, chisels and hammers hang on a board. */
function addBoard(mesh: MeshBuilder): void {
  addBlock(mesh, [0, 1.1, -0.36], [1.9, 0.85, 0.03], 'planks');
  for (let k = 0; k < 6; k++) {
    const x = -0.82 + k * 0.14;
    addBlock(mesh, [x, 1.55, -0.325], [0.03, 0.14, 0.03], 'oak');
    addBlock(mesh, [x, 1.55 - 0.13 - k * 0.008, -0.33], [0.016, 0.13 + k * 0.008, 0.012], 'steel');
  }
  mesh.within(composeTransforms(createTranslation(0.35, 1.55, -0.33), createRotationZ(-0.12)), () => {
    addBlock(mesh, [0.1, 0, 0], [0.5, 0.11, 0.008], 'steel');
    addBlock(mesh, [-0.2, -0.01, 0], [0.13, 0.14, 0.03], 'walnut');
  });
  for (const x of [0.15, 0.45, 0.75]) {
    addBlock(mesh, [x, 1.18, -0.32], [0.025, 0.26, 0.025], 'oak');
    addBlock(mesh, [x, 1.42, -0.32], [0.11, 0.04, 0.04], 'iron');
  }
}
