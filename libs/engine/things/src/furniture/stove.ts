import { addBlock, addBox, addCylinder, addLathe, addTube } from '@diorama/shapes';
import type { Lathe, MeshBuilder } from '@diorama/shapes';
import { composeTransforms, createRotationX, createTranslation } from '@diorama/world-model';

import { createBoxSolid } from '../recipe/object-recipe.js';
import type { ObjectRecipe } from '../recipe/object-recipe.js';

const WIDTH = 0.7;
const DEPTH = 0.62;
const TOP = 0.9;

/** A cooker with an oven, four rings, a pan and a kettle, its back to -z. */
export const stove: ObjectRecipe = {
  semantic: 'furniture',
  stand: 'wall',
  variants: 1,
  footprint: 0.55,
  plan: [0.72, 0.74],
  height: 1.15,
  principal: 'enamel',
  doubleSided: false,
  sink: 0,
  draw(mesh) {
    const [x, z] = [WIDTH / 2, DEPTH / 2];
    addBox(mesh, [-x + 0.03, 0, -z], [x - 0.03, 0.08, z - 0.05], 'black-glass');
    addBox(mesh, [-x, 0.08, -z], [x, TOP - 0.025, z - 0.03], 'enamel');
    addBox(mesh, [-x, TOP - 0.025, -z], [x, TOP, z], 'stainless-steel');
    addBox(mesh, [-x, TOP, -z], [x, TOP + 0.18, -z + 0.05], 'enamel');
    addFront(mesh);
    for (const side of [-0.17, 0.17]) for (const depth of [-0.12, 0.15]) addRing(mesh, side, depth);
    mesh.within(createTranslation(-0.17, TOP + 0.03, -0.12), () => addPan(mesh));
    mesh.within(createTranslation(0.17, TOP + 0.03, 0.14), () => addKettle(mesh));
    return createBoxSolid(WIDTH, TOP, DEPTH);
  },
};

function addFront(mesh: MeshBuilder): void {
  const face = DEPTH / 2 - 0.03;
  const half = WIDTH / 2 - 0.015;
  addBox(mesh, [-half, 0.24, face], [half, 0.72, face + 0.03], 'enamel');
  addBox(mesh, [-half + 0.07, 0.32, face + 0.03], [half - 0.07, 0.6, face + 0.034], 'black-glass');
  addBox(mesh, [-half, 0.1, face], [half, 0.22, face + 0.025], 'enamel');
  for (const [y, reach] of [
    [0.67, 0.26],
    [0.17, 0.18],
  ] as const) {
    addTube(
      mesh,
      [
        { at: [-reach, y, face + 0.07], radius: 0.011 },
        { at: [reach, y, face + 0.07], radius: 0.011 },
      ],
      8,
      'stainless-steel',
    );
    for (const side of [-1, 1]) addBlock(mesh, [side * (reach - 0.02), y - 0.008, face + 0.045], [0.016, 0.016, 0.06], 'stainless-steel');
  }
  for (let k = 0; k < 5; k++)
    mesh.within(composeTransforms(createTranslation(-0.26 + k * 0.13, 0.8, face), createRotationX(Math.PI / 2)), () => {
      addCylinder(mesh, [0, 0, 0], { radius: 0.026, height: 0.035, sides: 12 }, 'black-glass');
      addBlock(mesh, [0, 0.035, 0], [0.01, 0.008, 0.046], 'stainless-steel');
    });
}

/** A burner with the bars that carry the pots. */
function addRing(mesh: MeshBuilder, x: number, z: number): void {
  addCylinder(mesh, [x, TOP, z], { radius: 0.05, height: 0.018, sides: 14 }, 'iron');
  addBlock(mesh, [x, TOP + 0.02, z], [0.22, 0.012, 0.014], 'iron');
  addBlock(mesh, [x, TOP + 0.018, z], [0.014, 0.012, 0.22], 'iron');
  for (const side of [-1, 1]) addBlock(mesh, [x + side * 0.1, TOP, z], [0.014, 0.03, 0.014], 'iron');
}

function addPan(mesh: MeshBuilder): void {
  addLathe(mesh, PAN, 'fruit-red');
  addLathe(mesh, LID, 'fruit-red');
  for (const side of [-1, 1]) addBlock(mesh, [side * 0.14, 0.085, 0], [0.05, 0.02, 0.07], 'iron');
}

function addKettle(mesh: MeshBuilder): void {
  addLathe(mesh, KETTLE, 'stainless-steel');
  addTube(
    mesh,
    [
      { at: [0.06, 0.05, 0], radius: 0.02 },
      { at: [0.12, 0.1, 0], radius: 0.013 },
      { at: [0.145, 0.145, 0], radius: 0.01 },
    ],
    8,
    'stainless-steel',
  );
  const arc = Array.from({ length: 7 }, (_, k) => {
    const angle = (Math.PI * k) / 6;
    return { at: [-Math.cos(angle) * 0.07, 0.13 + Math.sin(angle) * 0.085, 0] as const, radius: 0.009 };
  });
  addTube(mesh, arc, 6, 'black-glass');
}

const PAN: Lathe = {
  rings: [
    [0.115, 0],
    [0.125, 0.02],
    [0.125, 0.12],
    [0.13, 0.125],
  ],
  sides: 20,
  smooth: false,
};

const LID: Lathe = {
  rings: [
    [0.13, 0.126],
    [0.12, 0.14],
    [0.05, 0.155],
    [0.018, 0.158],
    [0.016, 0.175],
    [0.026, 0.185],
    [0, 0.195],
  ],
  sides: 20,
  smooth: false,
};

const KETTLE: Lathe = {
  rings: [
    [0.09, 0],
    [0.1, 0.015],
    [0.095, 0.07],
    [0.06, 0.125],
    [0.045, 0.135],
    [0.012, 0.142],
    [0.012, 0.155],
    [0, 0.165],
  ],
  sides: 18,
  smooth: true,
};
