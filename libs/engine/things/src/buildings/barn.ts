import { addBlock } from '@diorama/shapes';
import type { MeshBuilder } from '@diorama/shapes';
import { composeTransforms, createRotationZ, createTranslation } from '@diorama/world-model';

import type { ObjectRecipe } from '../recipe/object-recipe.js';
import { addRoof, addBuildingShell, addWindow } from './building-parts.js';
import type { BuildingShell } from './building-parts.js';

const BODY: BuildingShell = { width: 8.4, depth: 7, wall: 3.4, rise: 3.6 };

/** A red barn with white trim; the ridge runs to the front, where the big doors with their crosses are. */
export const barn: ObjectRecipe = {
  semantic: 'building',
  stand: 'ground',
  variants: 2,
  footprint: 6,
  height: 7.6,
  principal: 'barn-planks',
  doubleSided: false,
  sink: 0.05,
  levels: true,
  draw(mesh, { variant }) {
    // The shell's ridge lies along x: a quarter turn brings a gable to the front.
    mesh.within([0, 0, -1, 0, 0, 1, 0, 0, 1, 0, 0, 0], () => {
      addBuildingShell(mesh, BODY, 'barn-planks');
      addBlock(mesh, [0, -0.5, 0], [BODY.width + 0.14, 0.85, BODY.depth + 0.14], 'stone-block');
      addRoof(mesh, BODY, { material: variant === 0 ? 'slate' : 'weathered-planks', overhang: 0.5, thickness: 0.14 });
      for (const turn of [0, Math.PI])
        for (const along of [-2.4, 0, 2.4])
          addWindow(mesh, { turn, along, out: BODY.depth / 2 }, { y: 1.5, width: 0.8, height: 0.8 }, 'white-wood');
    });
    addFront(mesh, BODY.width / 2);
    return {
      shape: 'box',
      min: [-BODY.depth / 2, -0.3, -BODY.width / 2],
      max: [BODY.depth / 2, BODY.wall + BODY.rise * 0.5, BODY.width / 2],
    };
  },
};

function addFront(mesh: MeshBuilder, z: number): void {
  addBlock(mesh, [0, 0, z], [3.3, 2.95, 0.08], 'barn-planks');
  for (const x of [-1.68, 0, 1.68]) addBlock(mesh, [x, 0, z + 0.02], [0.16, 3.05, 0.14], 'white-wood');
  for (const y of [0.02, 1.45, 2.92]) addBlock(mesh, [0, y, z + 0.02], [3.36, 0.14, 0.13], 'white-wood');
  for (const x of [-0.84, 0.84]) {
    for (const lean of [-1, 1]) {
      mesh.within(composeTransforms(createTranslation(x, 0.8, z + 0.05), createRotationZ(lean * 0.86)), () =>
        addBlock(mesh, [0, -0.95, 0], [0.12, 1.9, 0.06], 'white-wood'),
      );
      mesh.within(composeTransforms(createTranslation(x, 2.22, z + 0.05), createRotationZ(lean * 0.84)), () =>
        addBlock(mesh, [0, -0.95, 0], [0.12, 1.9, 0.06], 'white-wood'),
      );
    }
  }
  addBlock(mesh, [0, 4.3, z], [1.25, 1.25, 0.08], 'door-wood');
  for (const x of [-0.66, 0.66]) addBlock(mesh, [x, 4.2, z + 0.02], [0.12, 1.45, 0.13], 'white-wood');
  for (const y of [4.2, 5.55]) addBlock(mesh, [0, y, z + 0.02], [1.44, 0.12, 0.13], 'white-wood');
  for (const x of [-3.45, 3.45]) addBlock(mesh, [x, 0, z], [0.2, 3.3, 0.12], 'white-wood');
}
