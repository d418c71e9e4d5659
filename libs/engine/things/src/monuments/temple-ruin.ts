import type { RandomStream } from '@diorama/random';
import { addBlock, addBox, addLathe, addPrism } from '@diorama/shapes';
import type { MeshBuilder } from '@diorama/shapes';
import { composeTransforms, createRotationX, createRotationY, createTranslation } from '@diorama/world-model';
import type { ConvexSolid } from '@diorama/world-model';

import type { ObjectRecipe } from '../recipe/object-recipe.js';

const WIDTH = 13.4;
const DEPTH = 11;
const STEPS = 4;
const STEP = 0.26;
const PLATFORM = STEPS * STEP;
const COLUMN = 5.2;
const PITCH = 2.3;

/** Columns by their place on the platform and the share of their height that still stands. */
const COLUMNS: readonly (readonly [x: number, z: number, share: number])[] = [
  ...[1, 1, 1, 1, 0.72, 1].map((share, k) => [(k - 2.5) * PITCH, 4.4, share] as const),
  [-2.5 * PITCH, 2.1, 1],
  [-2.5 * PITCH, -0.2, 1],
  [-2.5 * PITCH, -2.5, 0.55],
  [2.5 * PITCH, 2.1, 0.35],
  [2.5 * PITCH, -0.2, 0.84],
  [2.5 * PITCH, -2.5, 0.2],
  [-1.5 * PITCH, -4.4, 0.9],
  [0.5 * PITCH, -4.4, 0.3],
];

/** What is left of a temple with six columns to the front: a stepped platform, half of the entablature and of the gable. */
export const templeRuin: ObjectRecipe = {
  semantic: 'building',
  stand: 'ground',
  variants: 1,
  footprint: 9.2,
  height: 9,
  principal: 'ruin-stone',
  doubleSided: false,
  sink: 0.05,
  levels: true,
  draw(mesh, { random }) {
    for (let k = 0; k < STEPS; k++) {
      const out = (STEPS - k - 1) * 0.36;
      addBlock(mesh, [0, k === 0 ? -0.8 : k * STEP, 0], [WIDTH + 2 * out, k === 0 ? STEP + 0.8 : STEP, DEPTH + 2 * out], 'ruin-stone');
    }
    for (const [x, z, share] of COLUMNS) addColumn(mesh, x, z, share);
    addEntablature(mesh);
    addGable(mesh);
    addCella(mesh, random);
    addDebris(mesh, random);
    return { shape: 'group', members: [platform, ...COLUMNS.map(columnSolid)] };
  },
};

const platform: ConvexSolid = { shape: 'box', min: [-WIDTH / 2, -0.3, -DEPTH / 2], max: [WIDTH / 2, PLATFORM, DEPTH / 2] };

/** An upright solid is turned about the y axis only, so a column off that axis is a box. */
const columnSolid = ([x, z, share]: readonly [number, number, number]): ConvexSolid => ({
  shape: 'box',
  min: [x - 0.4, PLATFORM, z - 0.4],
  max: [x + 0.4, PLATFORM + COLUMN * share, z + 0.4],
});

function addColumn(mesh: MeshBuilder, x: number, z: number, share: number): void {
  const top = PLATFORM + COLUMN * share;
  const whole = share === 1;
  mesh.within(createTranslation(x, 0, z), () => {
    addBlock(mesh, [0, PLATFORM - 0.02, 0], [1.16, 0.2, 1.16], 'ruin-stone');
    addLathe(
      mesh,
      {
        rings: [
          [0.54, PLATFORM + 0.18],
          [0.56, PLATFORM + 0.26],
          [0.5, PLATFORM + 0.34],
          [0.47, PLATFORM + 0.4],
          [0.455, PLATFORM + COLUMN * share * 0.45],
          [0.47 - 0.08 * share, whole ? top - 0.42 : top],
        ],
        sides: 20,
        smooth: false,
      },
      'ruin-stone',
    );
    for (let k = 0; k < 10; k++)
      mesh.within(composeTransforms(createRotationY((k * Math.PI) / 5), createTranslation(0, 0, 0.41 - 0.03 * share)), () =>
        addBlock(mesh, [0, PLATFORM + 0.4, 0], [0.07, COLUMN * share - (whole ? 0.86 : 0.42), 0.07], 'ruin-stone'),
      );
    if (!whole) return;
    addLathe(
      mesh,
      {
        rings: [
          [0.4, top - 0.46],
          [0.44, top - 0.4],
          [0.41, top - 0.34],
          [0.6, top - 0.16],
        ],
        sides: 20,
        smooth: false,
      },
      'ruin-stone',
    );
    addBlock(mesh, [0, top - 0.16, 0], [1.24, 0.16, 1.24], 'ruin-stone');
  });
}

/** The beam over the four columns on the left of the front, and back along that side; its ends are broken. */
function addEntablature(mesh: MeshBuilder): void {
  const y = PLATFORM + COLUMN;
  const [left, right] = [-2.5 * PITCH - 0.6, 0.5 * PITCH + 0.75];
  for (const [rise, height, out] of [
    [0, 0.5, 0],
    [0.5, 0.46, -0.04],
    [0.96, 0.16, 0.22],
    [1.12, 0.1, 0.34],
  ] as const) {
    const shorter = rise * 0.5;
    addBox(mesh, [left - out, y + rise, 3.85 - out], [right - shorter, y + rise + height, 4.95 + out], 'ruin-stone');
    addBox(mesh, [left - out, y + rise, -0.7 + shorter], [left + 1.1 + out, y + rise + height, 3.85 - out], 'ruin-stone');
  }
  for (let k = 0; k < 9; k++) addBlock(mesh, [left + 0.45 + k * 0.82, y + 0.54, 4.9], [0.3, 0.4, 0.12], 'ruin-stone');
}

/** The left half of the gable. */
function addGable(mesh: MeshBuilder): void {
  const y = PLATFORM + COLUMN + 1.22;
  const left = -2.5 * PITCH - 0.9;
  addPrism(
    mesh,
    [
      [left + 0.3, y],
      [-0.9, y],
      [-1.2, y + 0.7],
      [-1.7, y + 1.25],
    ],
    [4.1, 4.75],
    'ruin-stone',
  );
  addPrism(
    mesh,
    [
      [left, y],
      [left + 0.5, y],
      [-1.5, y + 1.35],
      [-1.75, y + 1.6],
    ],
    [3.9, 5.15],
    'ruin-stone',
  );
}

/** Two stumps of the walls of the inner room. */
function addCella(mesh: MeshBuilder, random: RandomStream): void {
  for (const [x, length] of [
    [-3.1, 5],
    [3.1, 3],
  ] as const)
    for (let k = 0; k < length; k++) {
      const height = Math.max(0.4, 3.4 - k * 0.62 + random.range(-0.3, 0.3));
      addBlock(mesh, [x, PLATFORM, -3.4 + k * 0.94], [0.7, height, 0.93], 'ruin-stone');
    }
  addBlock(mesh, [0, PLATFORM, -3.55], [5.4, 2.1, 0.68], 'ruin-stone');
  addBlock(mesh, [-1.6, PLATFORM + 2.1, -3.55], [2.1, 0.9, 0.66], 'ruin-stone');
}

function addDebris(mesh: MeshBuilder, random: RandomStream): void {
  for (let k = 0; k < 10; k++) {
    const size = random.range(0.35, 0.7);
    const place = createTranslation(random.range(0.5, 6), PLATFORM, random.range(-2, 3.4));
    mesh.within(composeTransforms(place, createRotationY(random.range(0, 3)), createRotationX(random.range(-0.3, 0.3))), () =>
      addBlock(mesh, [0, -0.1, 0], [size * 1.5, size * 0.8, size], 'ruin-stone'),
    );
  }
}
