import type { RandomStream } from '@diorama/random';
import { addGrassBlade, addBlock, addLathe } from '@diorama/shapes';
import type { MeshBuilder, LatheRing } from '@diorama/shapes';
import { composeTransforms, createRotationX, createTranslation } from '@diorama/world-model';
import type { Vec3 } from '@diorama/world-model';

import { createBoxSolid } from '../recipe/object-recipe.js';
import type { ObjectRecipe } from '../recipe/object-recipe.js';

/** Metres of a round bale. */
const RADIUS = 0.66;
const HALF_WIDTH = 0.61;

/** A bale of straw tied with twine: rolled and lying on its side, or pressed into a block. */
export const hayBale: ObjectRecipe = {
  semantic: 'object',
  stand: 'ground',
  variants: 3,
  footprint: 0.95,
  plan: [1.55, 1.4],
  height: 1.35,
  principal: 'straw',
  doubleSided: true,
  sink: 0.05,
  draw(mesh, { random, variant }) {
    if (variant === 2) return drawPressed(mesh, random);
    mesh.within(composeTransforms(createTranslation(0, RADIUS - 0.02, 0), createRotationX(Math.PI / 2)), () => {
      addLathe(mesh, { rings: rolled(random), sides: 26, smooth: false }, 'straw');
      for (const y of [-0.36, -0.12, 0.12, 0.36]) addLathe(mesh, { rings: band(RADIUS + 0.014, y), sides: 26, smooth: false }, 'rope');
    });
    for (let k = 0; k < 90; k++) addWisp(mesh, random, roundPlace(random));
    return createBoxSolid(RADIUS * 1.6, RADIUS * 2, HALF_WIDTH * 2);
  },
};

/** Profile of a roll, whose ends show the edges of its layers. */
function rolled(random: RandomStream): LatheRing[] {
  const end = [0, 0.13, 0.14, 0.27, 0.28, 0.41, 0.42, 0.54, 0.61].map((radius, k): LatheRing => [radius, HALF_WIDTH - (k % 2) * 0.035]);
  const side = [-0.5, -0.2, 0.15, 0.5].map((y): LatheRing => [RADIUS + random.range(-0.012, 0.008), y]);
  return [...end.map(([radius, y]): LatheRing => [radius, -y]), ...side, ...end.toReversed()];
}

/** A cord round a roll, closed by itself. */
const band = (radius: number, y: number): LatheRing[] => [
  [radius, y - 0.012],
  [radius, y + 0.012],
  [radius - 0.03, y + 0.012],
  [radius - 0.03, y - 0.012],
  [radius, y - 0.012],
];

/** A block of upright flakes between two cords. */
function drawPressed(mesh: MeshBuilder, random: RandomStream): ReturnType<typeof createBoxSolid> {
  const flakes = 9;
  const width = 1.5;
  for (let k = 0; k < flakes; k++) {
    const x = ((k + 0.5) / flakes - 0.5) * width;
    addBlock(
      mesh,
      [x, 0, random.range(-0.01, 0.01)],
      [width / flakes - 0.004, 0.76 + random.range(-0.02, 0.015), 0.8 + random.range(-0.03, 0.02)],
      'straw',
    );
  }
  for (const z of [-0.22, 0.22]) addBlock(mesh, [0, 0.01, z], [width + 0.02, 0.775, 0.022], 'rope');
  for (let k = 0; k < 80; k++) {
    const side = random.pick([-1, 1]);
    const x = random.range(-0.74, 0.74);
    const at: Vec3 = k % 2 === 0 ? [x, random.range(0, 0.74), side * 0.39] : [x, 0.75, random.range(-0.38, 0.38)];
    addWisp(mesh, random, { at, out: k % 2 === 0 ? [0, 0, side] : [0, 1, 0] });
  }
  return createBoxSolid(width, 0.76, 0.8);
}

interface WispPlace {
  readonly at: Vec3;
  readonly out: Vec3;
}

/** On the rim of either end, where straws come loose. */
function roundPlace(random: RandomStream): WispPlace {
  const angle = random.range(0, 2 * Math.PI);
  const side = random.pick([-1, 1]);
  const reach = RADIUS * Math.sqrt(random.range(0.1, 1));
  const out: Vec3 = [Math.cos(angle) * 0.7, Math.sin(angle) * 0.7, side * 0.7];
  return { at: [Math.cos(angle) * reach, RADIUS - 0.02 + Math.sin(angle) * reach, side * (HALF_WIDTH - 0.03)], out };
}

function addWisp(mesh: MeshBuilder, random: RandomStream, { at, out }: WispPlace): void {
  const length = random.range(0.06, 0.16);
  const bend: Vec3 = [random.range(-0.6, 0.6), random.range(-0.7, 0.5), random.range(-0.6, 0.6)];
  const point = (share: number): Vec3 => [
    at[0] + length * share * (out[0] + bend[0] * share),
    Math.max(0.02, at[1] + length * share * (out[1] + bend[1] * share)),
    at[2] + length * share * (out[2] + bend[2] * share),
  ];
  addGrassBlade(mesh, [point(0), point(0.5), point(1)], 0.012, 'straw');
}
