import { addBlock, addCylinder, addLathe } from '@diorama/shapes';
import type { MeshBuilder } from '@diorama/shapes';
import { composeTransforms, createRotationZ, createTranslation } from '@diorama/world-model';

import { createCylinderSolid } from '../recipe/object-recipe.js';
import type { ObjectRecipe } from '../recipe/object-recipe.js';
import { addRoof } from './building-parts.js';

/** A stone well with a little roof, a windlass and a bucket. */
export const well: ObjectRecipe = {
  semantic: 'object',
  stand: 'ground',
  variants: 1,
  footprint: 1.4,
  height: 2.9,
  principal: 'stone-block',
  doubleSided: false,
  sink: 0.05,
  levels: true,
  draw(mesh) {
    // One closed body: up the outside, over the rim, down the shaft and back along its floor.
    addLathe(
      mesh,
      {
        rings: [
          [1.02, -0.3],
          [0.98, 0.72],
          [1.06, 0.74],
          [1.06, 0.88],
          [0.72, 0.88],
          [0.72, 0.2],
          [0, 0.2],
        ],
        sides: 16,
        smooth: false,
      },
      'stone-block',
    );
    for (const x of [-0.9, 0.9]) addBlock(mesh, [x, 0.3, 0], [0.13, 1.95, 0.13], 'timber');
    addRoof(mesh, { width: 1.9, depth: 1.7, wall: 2.05, rise: 0.75 }, { material: 'roof-tile', overhang: 0.2, thickness: 0.08 });
    addBlock(mesh, [0, 2.02, 0], [1.9, 0.12, 0.12], 'timber');
    addWindlass(mesh);
    return createCylinderSolid(1.05, 1.6);
  },
};

function addWindlass(mesh: MeshBuilder): void {
  mesh.within(composeTransforms(createTranslation(-0.98, 1.45, 0), createRotationZ(-Math.PI / 2)), () =>
    addCylinder(mesh, [0, 0, 0], { radius: 0.07, height: 1.96, sides: 8 }, 'oak'),
  );
  mesh.within(composeTransforms(createTranslation(-0.16, 1.45, 0), createRotationZ(-Math.PI / 2)), () =>
    addCylinder(mesh, [0, 0, 0], { radius: 0.11, height: 0.32, sides: 10 }, 'rope'),
  );
  addBlock(mesh, [1.02, 1.2, 0], [0.04, 0.28, 0.05], 'iron');
  addCylinder(mesh, [0, 1.08, 0.1], { radius: 0.012, height: 0.36, sides: 5 }, 'rope');
  addLathe(
    mesh,
    {
      rings: [
        [0.12, 0.86],
        [0.16, 1.12],
      ],
      sides: 10,
      smooth: false,
    },
    'oak',
  );
  addLathe(
    mesh,
    {
      rings: [
        [0.145, 0.98],
        [0.15, 1.01],
      ],
      sides: 10,
      smooth: false,
    },
    'iron',
  );
}
