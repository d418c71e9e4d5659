import { addBlob, addBlock, addFlame, addLathe, addTube } from '@diorama/shapes';
import type { MeshBuilder } from '@diorama/shapes';
import { createTranslation } from '@diorama/world-model';

import { createBoxSolid } from '../recipe/object-recipe.js';
import type { ObjectRecipe } from '../recipe/object-recipe.js';

const WIDTH = 1.8;
const DEPTH = 0.6;
const MOUTH = 1;

/** A burning fireplace of stone with a mantelpiece and a chimney breast, its back to -z. */
export const fireplace: ObjectRecipe = {
  semantic: 'furniture',
  stand: 'wall',
  variants: 1,
  footprint: 1,
  plan: [2.1, 1.1],
  height: 2.6,
  principal: 'stone-block',
  doubleSided: false,
  sink: 0,
  draw(mesh, { random }) {
    const pier = (WIDTH - MOUTH) / 2;
    for (const side of [-1, 1]) addBlock(mesh, [(side * (MOUTH + pier)) / 2, 0, 0], [pier, 1.15, DEPTH], 'stone-block');
    addBlock(mesh, [0, 0.85, 0.02], [MOUTH, 0.3, DEPTH - 0.04], 'stone-block');
    addBlock(mesh, [0, 0, -DEPTH / 2 + 0.06], [MOUTH, 0.9, 0.12], 'soot');
    addBlock(mesh, [0, 1.15, 0.04], [WIDTH + 0.24, 0.1, DEPTH + 0.16], 'oak');
    addBlock(mesh, [0, 1.25, -0.06], [1.5, 1.35, DEPTH - 0.14], 'plaster');
    addBlock(mesh, [0, 0, 0.25], [WIDTH + 0.3, 0.05, DEPTH + 0.5], 'stone-block');
    addFire(mesh);
    for (const [x, height] of [
      [-0.65, 0.22],
      [-0.5, 0.16],
      [0.62, 0.26],
    ] as const)
      mesh.within(createTranslation(x, 1.25, 0.12), () =>
        addLathe(
          mesh,
          {
            rings: [
              [0.05, 0],
              [0.02, 0.03],
              [0.018, height],
              [0, height + 0.02],
            ],
            sides: 8,
            smooth: false,
          },
          random.next() < 0.5 ? 'brass' : 'white-wood',
        ),
      );
    return createBoxSolid(WIDTH, 2.6, DEPTH);
  },
  glow: () => ({ at: [0, 0.45, 0.42], power: [5.2, 2.4, 0.8], reach: 9 }),
};

function addFire(mesh: MeshBuilder): void {
  addBlob(mesh, { center: [0, 0.07, -0.04], radii: [0.36, 0.06, 0.16], splits: 2, roughness: 0.15, frequency: 3, seed: 4 }, 'ember');
  for (const [x, y, z] of [
    [0, 0.12, 0.06],
    [0, 0.12, -0.12],
    [0.04, 0.22, -0.02],
  ] as const)
    addTube(
      mesh,
      [
        { at: [-0.34 + x, y, z], radius: 0.06 },
        { at: [0.34 + x, y + 0.02, z + 0.03], radius: 0.055 },
      ],
      8,
      'bark',
    );
  for (const [x, height] of [
    [-0.2, 0.34],
    [-0.07, 0.5],
    [0.08, 0.42],
    [0.2, 0.3],
    [0, 0.3],
  ] as const)
    addFlame(mesh, [x, 0.16, -0.02], [height * 0.3, height, height * 0.26], 0.4);
}
