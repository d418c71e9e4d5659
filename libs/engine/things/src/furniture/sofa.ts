import { addBlob, addBlock, addCylinder } from '@diorama/shapes';
import type { MeshBuilder } from '@diorama/shapes';
import { composeTransforms, createRotationX, createRotationZ, createTranslation } from '@diorama/world-model';
import type { Vec3 } from '@diorama/world-model';

import { createBoxSolid } from '../recipe/object-recipe.js';
import type { ObjectRecipe } from '../recipe/object-recipe.js';

/** A sofa for three with loose cushions, its back to -z. */
export const sofa: ObjectRecipe = {
  semantic: 'furniture',
  stand: 'wall',
  variants: 2,
  footprint: 1.15,
  plan: [2.1, 0.9],
  height: 0.85,
  principal: 'upholstery',
  doubleSided: false,
  sink: 0,
  draw(mesh, { variant }) {
    const width = variant === 0 ? 2.1 : 1.75;
    for (const x of [-1, 1])
      for (const z of [-0.32, 0.34]) addCylinder(mesh, [x * (width / 2 - 0.12), 0, z], { radius: 0.03, height: 0.12, sides: 8 }, 'walnut');
    addBlock(mesh, [0, 0.11, 0], [width, 0.2, 0.86], 'upholstery');
    for (const x of [-1, 1]) addArm(mesh, x * (width / 2 - 0.1));
    const seats = variant === 0 ? 3 : 2;
    const each = (width - 0.42) / seats;
    for (let k = 0; k < seats; k++) {
      const x = (k - (seats - 1) / 2) * each;
      addPad(mesh, [x, 0.38, 0.06], [each / 2 - 0.005, 0.09, 0.36]);
      mesh.within(composeTransforms(createTranslation(x, 0.62, -0.26), createRotationX(-0.16)), () =>
        addPad(mesh, [0, 0, 0], [each / 2 - 0.005, 0.24, 0.1]),
      );
    }
    mesh.within(composeTransforms(createTranslation(0, 0.3, -0.38), createRotationX(-0.1)), () =>
      addBlock(mesh, [0, 0, 0], [width - 0.1, 0.5, 0.1], 'upholstery'),
    );
    mesh.within(composeTransforms(createTranslation(-width / 2 + 0.36, 0.6, -0.06), createRotationX(-0.4), createRotationZ(0.25)), () =>
      addCushion(mesh),
    );
    mesh.within(composeTransforms(createTranslation(width / 2 - 0.38, 0.59, -0.05), createRotationX(-0.45), createRotationZ(-0.2)), () =>
      addCushion(mesh),
    );
    return createBoxSolid(width, 0.75, 0.9);
  },
};

function addArm(mesh: MeshBuilder, x: number): void {
  addBlock(mesh, [x, 0.3, 0], [0.18, 0.24, 0.86], 'upholstery');
  mesh.within(composeTransforms(createTranslation(x, 0.55, -0.43), createRotationX(Math.PI / 2)), () =>
    addCylinder(mesh, [0, 0, 0], { radius: 0.105, height: 0.86, sides: 14 }, 'upholstery'),
  );
}

/** A pad is a ball pressed nearly into a box. */
function addPad(mesh: MeshBuilder, center: Vec3, half: Vec3): void {
  addSquashed(mesh, center, half, 'upholstery');
}

function addCushion(mesh: MeshBuilder): void {
  addSquashed(mesh, [0, 0, 0], [0.22, 0.22, 0.08], 'cushion');
}

function addSquashed(mesh: MeshBuilder, center: Vec3, half: Vec3, material: 'upholstery' | 'cushion'): void {
  const cuts = (
    [
      [1, 0, 0],
      [-1, 0, 0],
      [0, 1, 0],
      [0, -1, 0],
      [0, 0, 1],
      [0, 0, -1],
    ] as const
  ).map((out) => ({ out, share: 0.72 }));
  addBlob(
    mesh,
    { center, radii: [half[0] / 0.72, half[1] / 0.72, half[2] / 0.72], splits: 2, roughness: 0.01, frequency: 2, seed: 1, cuts },
    material,
  );
}
