import type { RandomStream } from '@diorama/random';
import { addBlob, addBlock, addBox, addCylinder, addLathe, addTube } from '@diorama/shapes';
import type { Lathe, MeshBuilder } from '@diorama/shapes';
import { composeTransforms, createRotationY, createTranslation } from '@diorama/world-model';

import { createBoxSolid } from '../recipe/object-recipe.js';
import type { ObjectRecipe } from '../recipe/object-recipe.js';

const WIDTH = 1.2;
const DEPTH = 0.62;
const TOP = 0.92;
const THICK = 0.04;

/** A length of kitchen counter, its back to -z: with a board and bread, with a sink, or with fruit and jars. */
export const kitchenCounter: ObjectRecipe = {
  semantic: 'furniture',
  stand: 'wall',
  variants: 3,
  footprint: 0.75,
  plan: [WIDTH, 0.68],
  height: 0.95,
  tops: [0.92],
  principal: 'cabinet-paint',
  doubleSided: false,
  sink: 0,
  draw(mesh, { random, variant }) {
    const [x, z] = [WIDTH / 2, DEPTH / 2];
    addBox(mesh, [-x, 0, -z], [x, 0.09, z - 0.07], 'hull-dark');
    addBox(mesh, [-x, 0.09, -z], [x, variant === 1 ? 0.68 : TOP - THICK, z - 0.02], 'cabinet-paint');
    if (variant === 1) addSink(mesh);
    else addBox(mesh, [-x, TOP - THICK, -z], [x, TOP, z + 0.02], 'worktop');
    addFronts(mesh, variant);
    if (variant === 0) addBread(mesh);
    if (variant === 2) addFruit(mesh, random);
    return createBoxSolid(WIDTH, TOP, DEPTH);
  },
};

/** Doors, and beside them drawers; the sink has doors only. */
function addFronts(mesh: MeshBuilder, variant: number): void {
  const face = DEPTH / 2 - 0.02;
  const third = WIDTH / 3;
  for (let k = 0; k < 3; k++) {
    const [x0, x1] = [-WIDTH / 2 + k * third + 0.008, -WIDTH / 2 + (k + 1) * third - 0.008];
    if (k === variant && variant !== 1)
      for (const [low, high] of [
        [0.1, 0.35],
        [0.365, 0.61],
        [0.625, 0.865],
      ] as const)
        addFront(mesh, { x0, x1, low, high, face }, true);
    else addFront(mesh, { x0, x1, low: 0.1, high: 0.865, face }, false);
  }
}

interface Front {
  readonly x0: number;
  readonly x1: number;
  readonly low: number;
  readonly high: number;
  readonly face: number;
}

/** A framed panel with a handle: across a drawer, upright on a door. */
function addFront(mesh: MeshBuilder, { x0, x1, low, high, face }: Front, drawer: boolean): void {
  addBox(mesh, [x0, low, face], [x1, high, face + 0.012], 'cabinet-paint');
  const rim = 0.05;
  addBox(mesh, [x0, low, face + 0.012], [x0 + rim, high, face + 0.022], 'cabinet-paint');
  addBox(mesh, [x1 - rim, low, face + 0.012], [x1, high, face + 0.022], 'cabinet-paint');
  addBox(mesh, [x0 + rim, low, face + 0.012], [x1 - rim, low + rim, face + 0.022], 'cabinet-paint');
  addBox(mesh, [x0 + rim, high - rim, face + 0.012], [x1 - rim, high, face + 0.022], 'cabinet-paint');
  const middle = (x0 + x1) / 2;
  const size = drawer ? ([0.13, 0.014, 0.014] as const) : ([0.014, 0.13, 0.014] as const);
  const [hx, hy] = drawer ? [middle, high - 0.032] : [x1 - 0.025, high - 0.2];
  addBlock(mesh, [hx, hy, face + 0.045], size, 'brass');
  addBlock(mesh, [hx, hy + size[1] / 2 - 0.006, face + 0.03], [0.012, 0.012, 0.03], 'brass');
}

/** The worktop round a steel basin, and an arched tap. */
function addSink(mesh: MeshBuilder): void {
  const [x, z] = [WIDTH / 2, DEPTH / 2];
  const [hole, back, front] = [0.3, -0.2, 0.2] as const;
  addBox(mesh, [-x, 0.68, -z], [-hole - 0.02, TOP - THICK, z - 0.02], 'cabinet-paint');
  addBox(mesh, [hole + 0.02, 0.68, -z], [x, TOP - THICK, z - 0.02], 'cabinet-paint');
  addBox(mesh, [-hole - 0.02, 0.68, front + 0.02], [hole + 0.02, TOP - THICK, z - 0.02], 'cabinet-paint');
  addBox(mesh, [-hole - 0.02, 0.68, -z], [hole + 0.02, TOP - THICK, back - 0.02], 'cabinet-paint');
  addBox(mesh, [-x, TOP - THICK, -z], [-hole, TOP, z + 0.02], 'worktop');
  addBox(mesh, [hole, TOP - THICK, -z], [x, TOP, z + 0.02], 'worktop');
  addBox(mesh, [-hole, TOP - THICK, front], [hole, TOP, z + 0.02], 'worktop');
  addBox(mesh, [-hole, TOP - THICK, -z], [hole, TOP, back], 'worktop');
  addBox(mesh, [-hole, 0.68, back], [hole, 0.7, front], 'stainless-steel');
  for (const side of [-1, 1]) addBlock(mesh, [side * (hole + 0.01), 0.68, 0], [0.02, TOP - 0.675, 0.44], 'stainless-steel');
  for (const edge of [back - 0.01, front + 0.01]) addBlock(mesh, [0, 0.68, edge], [2 * hole, TOP - 0.675, 0.02], 'stainless-steel');
  const tap = [
    [0, TOP, -0.25],
    [0, TOP + 0.24, -0.25],
    [0, TOP + 0.31, -0.21],
    [0, TOP + 0.32, -0.14],
    [0, TOP + 0.26, -0.08],
    [0, TOP + 0.2, -0.07],
  ] as const;
  addTube(
    mesh,
    tap.map((at) => ({ at, radius: 0.015 })),
    10,
    'stainless-steel',
  );
  for (const side of [-0.11, 0.11]) {
    addCylinder(mesh, [side, TOP, -0.25], { radius: 0.018, height: 0.05, sides: 10 }, 'stainless-steel');
    addBlock(mesh, [side, TOP + 0.05, -0.23], [0.016, 0.012, 0.07], 'stainless-steel');
  }
  mesh.within(createTranslation(0.46, TOP, -0.05), () => addLathe(mesh, BOTTLE, 'book-green'));
}

function addBread(mesh: MeshBuilder): void {
  mesh.within(composeTransforms(createTranslation(-0.15, TOP, 0.02), createRotationY(0.25)), () => {
    addBlock(mesh, [0, 0, 0], [0.46, 0.025, 0.3], 'oak');
    addBlob(
      mesh,
      { center: [-0.04, 0.075, 0], radii: [0.15, 0.065, 0.075], splits: 2, roughness: 0.06, frequency: 2, seed: 5, floor: -0.75 },
      'cut-wood',
    );
    addBlock(mesh, [0.16, 0.025, 0], [0.022, 0.012, 0.28], 'stainless-steel');
  });
  for (const [x, scale] of [
    [0.34, 1],
    [0.48, 0.8],
  ] as const)
    mesh.within([scale, 0, 0, x, 0, scale, 0, TOP, 0, 0, scale, -0.17], () => {
      addLathe(mesh, JAR, 'terracotta');
      addCylinder(mesh, [0, 0.19, 0], { radius: 0.062, height: 0.02, sides: 12 }, 'oak');
    });
}

function addFruit(mesh: MeshBuilder, random: RandomStream): void {
  mesh.within(createTranslation(-0.12, TOP, 0), () => {
    addLathe(mesh, BOWL, 'enamel');
    for (let k = 0; k < 8; k++) {
      const [angle, away, y] = [k * 2.4, k < 6 ? 0.095 : 0.025, k < 6 ? 0.095 : 0.15];
      addBlob(
        mesh,
        {
          center: [Math.cos(angle) * away, y, Math.sin(angle) * away],
          radii: [0.046, 0.042, 0.046],
          splits: 2,
          roughness: 0.04,
          frequency: 1,
          seed: k,
        },
        random.pick(['fruit-red', 'fruit-yellow', 'fruit-yellow', 'leaf'] as const),
      );
    }
  });
  for (const [x, z] of [
    [0.3, -0.16],
    [0.42, -0.18],
    [0.52, -0.12],
  ] as const)
    mesh.within(createTranslation(x, TOP, z), () => addLathe(mesh, BOTTLE, x > 0.4 ? 'book-tan' : 'book-green'));
}

const JAR: Lathe = {
  rings: [
    [0.06, 0],
    [0.075, 0.03],
    [0.075, 0.15],
    [0.06, 0.19],
  ],
  sides: 14,
  smooth: false,
};

const BOTTLE: Lathe = {
  rings: [
    [0.035, 0],
    [0.038, 0.02],
    [0.038, 0.15],
    [0.014, 0.2],
    [0.014, 0.26],
    [0, 0.265],
  ],
  sides: 12,
  smooth: false,
};

const BOWL: Lathe = {
  rings: [
    [0.07, 0],
    [0.08, 0.02],
    [0.17, 0.11],
    [0.16, 0.11],
    [0.08, 0.035],
    [0, 0.03],
  ],
  sides: 20,
  smooth: false,
};
