import type { MaterialName } from '@diorama/materials';
import type { RandomStream } from '@diorama/random';
import { addBlock, addBox, addPrism } from '@diorama/shapes';
import type { MeshBuilder } from '@diorama/shapes';
import { composeTransforms, createRotationX, createRotationY, createTranslation } from '@diorama/world-model';

import { createBoxSolid } from '../recipe/object-recipe.js';
import type { ObjectRecipe } from '../recipe/object-recipe.js';

const WIDTH = 1.5;
const DEPTH = 0.7;
const KEYS: readonly MaterialName[] = ['screen-amber', 'screen-blue', 'screen-green', 'hull-frame', 'hull-panel', 'hull-mark'];
const SCREENS: readonly MaterialName[] = ['screen-blue', 'screen-green', 'screen-amber'];

/** A console with a slanted desk of keys below three screens, its back to -z. */
export const controlPanel: ObjectRecipe = {
  semantic: 'furniture',
  stand: 'wall',
  variants: 2,
  footprint: 0.85,
  plan: [WIDTH + 0.1, 0.8],
  height: 1.75,
  principal: 'hull-panel',
  doubleSided: false,
  sink: 0,
  draw(mesh, { random, variant }) {
    const half = WIDTH / 2;
    addBox(mesh, [-half + 0.1, 0, -DEPTH / 2], [half - 0.1, 0.1, 0.15], 'hull-dark');
    // The body is a profile across z, drawn along x.
    mesh.within(createRotationY(Math.PI / 2), () => {
      addPrism(mesh, PROFILE, [-half, half], 'hull-panel');
      for (const side of [-1, 1]) addPrism(mesh, CHEEK, side > 0 ? [half, half + 0.045] : [-half - 0.045, -half], 'hull-frame');
    });
    addBox(mesh, [-half + 0.2, 0.2, 0.1], [half - 0.2, 0.6, 0.112], 'hull-frame');
    addKeys(mesh, random);
    addScreens(mesh, random, variant);
    return createBoxSolid(WIDTH + 0.09, 1.1, DEPTH);
  },
  glow: () => ({ at: [0, 1.3, 0.45], power: [0.35, 0.75, 1.05], reach: 4 }),
};

/** The body from the side: x is towards the back. */
const PROFILE = [
  [-0.1, 0.1],
  [0.35, 0.1],
  [0.35, 1.05],
  [0.06, 1.05],
  [-0.35, 0.82],
  [-0.35, 0.74],
] as const;
const CHEEK = [
  [-0.1, 0.06],
  [0.36, 0.06],
  [0.36, 1.1],
  [0.05, 1.1],
  [-0.38, 0.86],
  [-0.38, 0.72],
] as const;

/** Slope of the desk, radians from level. */
const SLOPE = Math.atan2(0.23, 0.41);

function addKeys(mesh: MeshBuilder, random: RandomStream): void {
  mesh.within(composeTransforms(createTranslation(0, 0.935, 0.145), createRotationX(SLOPE)), () => {
    addBlock(mesh, [0, 0, 0], [WIDTH - 0.1, 0.008, 0.4], 'hull-dark');
    for (let column = 0; column < 24; column++) {
      const x = -0.64 + column * 0.0555;
      if (column === 8 || column === 16) continue;
      for (let row = 0; row < 6; row++) {
        if (random.next() < 0.12) continue;
        addBlock(mesh, [x, 0.008, -0.155 + row * 0.062], [0.034, 0.012, 0.034], random.pick(KEYS));
      }
    }
    for (const x of [-0.196, 0.248]) {
      addBlock(mesh, [x, 0.008, 0.02], [0.02, 0.07, 0.02], 'hull-frame');
      addBlock(mesh, [x, 0.07, 0.02], [0.05, 0.03, 0.03], 'hull-mark');
    }
  });
}

/** Three screens on a rail above the desk, a little turned towards the middle. */
function addScreens(mesh: MeshBuilder, random: RandomStream, variant: number): void {
  addBlock(mesh, [0, 1.05, -0.26], [WIDTH - 0.2, 0.06, 0.1], 'hull-frame');
  for (const side of [-1, 0, 1]) {
    mesh.within(
      composeTransforms(
        createTranslation(side * 0.49, 1.12, -0.24 + 0.05 * Math.abs(side)),
        createRotationY(-side * 0.22),
        createRotationX(-0.1),
      ),
      () => {
        addBlock(mesh, [0, 0, 0], [0.46, 0.5, 0.04], 'hull-dark');
        const color = SCREENS[(side + 1 + variant) % SCREENS.length] as MaterialName;
        addFigures(mesh, random, color);
      },
    );
  }
}

/** Bars and lines of light on a dark screen. */
function addFigures(mesh: MeshBuilder, random: RandomStream, color: MaterialName): void {
  const [face, lit] = [0.02, 0.0235];
  addBox(mesh, [-0.205, 0.04, face], [0.205, 0.46, face + 0.002], 'black-glass');
  for (let k = 0; k < 14; k++) {
    const x = -0.18 + k * 0.0265;
    addBox(mesh, [x, 0.065, face + 0.002], [x + 0.018, 0.085 + random.range(0.01, 0.12), lit], color);
  }
  for (let row = 0; row < 6; row++)
    addBox(mesh, [-0.18, 0.255 + row * 0.03, face + 0.002], [-0.18 + random.range(0.06, 0.2), 0.268 + row * 0.03, lit], color);
  for (let ring = 0; ring < 12; ring++) {
    const angle = (ring * Math.PI) / 6;
    addBlock(mesh, [0.11 + Math.cos(angle) * 0.07, 0.335 + Math.sin(angle) * 0.07, lit - 0.001], [0.016, 0.016, 0.003], color);
  }
  addBlock(mesh, [0.11, 0.33, lit - 0.001], [0.03, 0.03, 0.003], 'screen-amber');
}
