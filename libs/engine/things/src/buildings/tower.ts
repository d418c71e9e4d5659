import { addBlock, addCylinder, addLathe } from '@diorama/shapes';
import type { MeshBuilder } from '@diorama/shapes';
import { createRotationY } from '@diorama/world-model';

import { createCylinderSolid } from '../recipe/object-recipe.js';
import type { ObjectRecipe } from '../recipe/object-recipe.js';
import { addDoor, addWindow } from './building-parts.js';

const SIDES = 20;

/** A round stone tower of fourteen metres, with battlements or a pointed roof. */
export const tower: ObjectRecipe = {
  semantic: 'building',
  stand: 'ground',
  variants: 2,
  footprint: 3.4,
  height: 15,
  principal: 'stone-block',
  doubleSided: false,
  sink: 0.1,
  levels: true,
  draw(mesh, { variant }) {
    addLathe(
      mesh,
      {
        rings: [
          [2.9, -0.6],
          [2.7, 0.8],
          [2.45, 2],
          [2.35, 10.2],
          [2.75, 10.9],
          [2.75, 11.5],
        ],
        sides: SIDES,
        smooth: false,
      },
      'stone-block',
    );
    addDoor(mesh, { turn: 0, along: 0, out: 2.68 }, { width: 1.1, height: 2.1 }, 'door-wood');
    for (const [turn, y] of [
      [0, 5.2],
      [0, 8.4],
      [2.1, 3.6],
      [2.1, 7],
      [-2.1, 4.6],
      [-2.1, 8.2],
    ] as const)
      addWindow(mesh, { turn, along: 0, out: 2.4 }, { y, width: 0.5, height: 1 }, 'stone-block');
    if (variant === 0) addBattlements(mesh);
    else addSpire(mesh);
    return createCylinderSolid(2.7, 11);
  },
};

function addBattlements(mesh: MeshBuilder): void {
  for (let k = 0; k < 10; k++)
    mesh.within(createRotationY((k * Math.PI) / 5), () => addBlock(mesh, [0, 11.4, 2.5], [0.85, 0.95, 0.42], 'stone-block'));
  addCylinder(mesh, [0, 11.5, 0], { radius: 0.06, height: 3, sides: 6 }, 'timber');
  addBlock(mesh, [0.55, 13.6, 0], [1, 0.7, 0.04], 'curtain');
}

function addSpire(mesh: MeshBuilder): void {
  addLathe(
    mesh,
    {
      rings: [
        [0, 11.2],
        [3.15, 11.3],
        [3.1, 11.45],
        [1.4, 14.2],
        [0.08, 16.6],
        [0, 16.62],
      ],
      sides: SIDES,
      smooth: false,
    },
    'slate',
  );
  addCylinder(mesh, [0, 16.5, 0], { radius: 0.04, height: 0.9, sides: 6 }, 'iron');
}
