import { addBlob, addBlock, addLathe, addTube } from '@diorama/shapes';
import type { MeshBuilder } from '@diorama/shapes';
import { composeTransforms, createRotationY, createScaling, createTranslation } from '@diorama/world-model';

import { createCylinderSolid } from '../recipe/object-recipe.js';
import type { ObjectRecipe } from '../recipe/object-recipe.js';

/** A robed figure on a plinth, one arm raised. */
export const statue: ObjectRecipe = {
  semantic: 'object',
  stand: 'ground',
  variants: 2,
  footprint: 0.9,
  height: 3,
  principal: 'marble',
  doubleSided: false,
  sink: 0.05,
  levels: true,
  draw(mesh, { variant }) {
    addBlock(mesh, [0, -0.3, 0], [1.25, 0.48, 1.25], 'stone-block');
    addBlock(mesh, [0, 0.18, 0], [0.95, 0.72, 0.95], 'stone-block');
    addBlock(mesh, [0, 0.9, 0], [1.1, 0.12, 1.1], 'stone-block');
    mesh.within(composeTransforms(createTranslation(0, 1.02, 0), createRotationY(0.2)), () => {
      addFigure(mesh);
      addArms(mesh, variant === 0);
    });
    return createCylinderSolid(0.68, 2.6);
  },
};

function addFigure(mesh: MeshBuilder): void {
  mesh.within(createScaling(1, 1, 0.78), () =>
    addLathe(
      mesh,
      {
        rings: [
          [0.36, 0],
          [0.33, 0.1],
          [0.27, 0.45],
          [0.24, 0.75],
          [0.235, 0.95],
          [0.2, 1.08],
          [0.235, 1.25],
          [0.27, 1.42],
          [0.22, 1.52],
          [0.09, 1.57],
          [0.08, 1.68],
        ],
        sides: 18,
        smooth: true,
      },
      'marble',
    ),
  );
  // Folds of the robe.
  for (let k = 0; k < 9; k++) {
    const angle = k * 0.7;
    const fold = (radius: number, y: number): [number, number, number] => [
      Math.cos(angle + y * 0.3) * radius,
      y,
      Math.sin(angle + y * 0.3) * radius * 0.78,
    ];
    addTube(
      mesh,
      [
        { at: fold(0.37, 0), radius: 0.045 },
        { at: fold(0.27, 0.5), radius: 0.035 },
        { at: fold(0.22, 1), radius: 0 },
      ],
      5,
      'marble',
    );
  }
  addBlob(mesh, { center: [0, 1.79, 0.02], radii: [0.105, 0.145, 0.12], splits: 3, roughness: 0.02, frequency: 2, seed: 9 }, 'marble');
  addBlob(mesh, { center: [0, 1.84, -0.03], radii: [0.13, 0.13, 0.13], splits: 3, roughness: 0.1, frequency: 4, seed: 4 }, 'marble');
  addBlob(mesh, { center: [0, 1.77, 0.135], radii: [0.018, 0.035, 0.025], splits: 1, roughness: 0, frequency: 1, seed: 0 }, 'marble');
}

function addArms(mesh: MeshBuilder, raised: boolean): void {
  addTube(
    mesh,
    [
      { at: [-0.2, 1.44, 0], radius: 0.085 },
      { at: [-0.36, 1.14, 0.05], radius: 0.07 },
      { at: [-0.2, 0.95, 0.22], radius: 0.05 },
      { at: [-0.12, 0.98, 0.27], radius: 0.035 },
    ],
    8,
    'marble',
  );
  if (raised)
    addTube(
      mesh,
      [
        { at: [0.2, 1.45, 0], radius: 0.085 },
        { at: [0.44, 1.6, 0.06], radius: 0.065 },
        { at: [0.5, 1.95, 0.14], radius: 0.045 },
        { at: [0.5, 2.08, 0.17], radius: 0.03 },
      ],
      8,
      'marble',
    );
  else
    addTube(
      mesh,
      [
        { at: [0.2, 1.44, 0], radius: 0.085 },
        { at: [0.36, 1.12, 0.02], radius: 0.065 },
        { at: [0.32, 0.84, 0.12], radius: 0.045 },
      ],
      8,
      'marble',
    );
}
