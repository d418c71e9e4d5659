import type { RandomStream } from '@diorama/random';
import { addBroadLeaf, addCrown, addPrism, addTube } from '@diorama/shapes';
import type { MeshBuilder } from '@diorama/shapes';
import { addVectors, composeTransforms, createRotationY, createTranslation } from '@diorama/world-model';
import type { Vec3 } from '@diorama/world-model';

import { createCylinderSolid } from '../recipe/object-recipe.js';
import type { ObjectRecipe } from '../recipe/object-recipe.js';

const TREE = { semantic: 'tree', stand: 'ground', principal: 'jungle-leaf', doubleSided: true, sink: 0.25 } as const;

/** A giant of the rainforest, twenty metres high: buttressed foot, pale bare trunk, a wide crown, lianas down from it. */
export const kapok: ObjectRecipe = {
  ...TREE,
  variants: 3,
  footprint: 1.9,
  height: 21,
  draw(mesh, { random }) {
    const fork = random.range(11.5, 13.5);
    const top = addTrunk(mesh, random, { height: fork, radius: random.range(0.5, 0.62) });
    addButtresses(mesh, random);
    const limbs = 10;
    const turn = random.range(0, 6.28);
    for (let k = 0; k < limbs; k++) {
      const angle = turn + k * 2.4 + random.range(-0.25, 0.25);
      const reach = k === 0 ? 0.6 : random.range(2.4, 4.6);
      const rise = random.range(2.2, 4.4) - reach * 0.22 + (k === 0 ? 1.6 : 0);
      const end = addVectors(top, [Math.cos(angle) * reach, rise, Math.sin(angle) * reach]);
      addLimb(mesh, { from: addVectors(top, [0, -0.6, 0]), end, radius: 0.24 });
      addFoliage(mesh, random, { center: end, radius: random.range(2, 2.7), leaves: 190, leafLength: 0.6 });
      if (k % 2 === 1) addLiana(mesh, random, end);
    }
    addClimber(mesh, random, fork);
    return createCylinderSolid(0.95, 4);
  },
};

/** A tree of the lower storey, some ten metres high: slender, with a loose crown of large leaves. */
export const understoryTree: ObjectRecipe = {
  ...TREE,
  variants: 3,
  footprint: 0.8,
  height: 11,
  draw(mesh, { random }) {
    const fork = random.range(5.2, 6.6);
    const top = addTrunk(mesh, random, { height: fork, radius: random.range(0.13, 0.18) });
    const turn = random.range(0, 6.28);
    for (let k = 0; k < 6; k++) {
      const angle = turn + k * 2.4;
      const reach = k === 0 ? 0.2 : random.range(1.1, 2.1);
      const end = addVectors(top, [Math.cos(angle) * reach, random.range(0.3, 1.5) + (k === 0 ? 1.5 : 0), Math.sin(angle) * reach]);
      addLimb(mesh, { from: addVectors(top, [0, -0.4, 0]), end, radius: 0.07 });
      addFoliage(mesh, random, { center: end, radius: random.range(0.95, 1.3), leaves: 95, leafLength: 0.5 });
    }
    if (random.next() < 0.6) addLiana(mesh, random, addVectors(top, [0.6, 0.3, 0.4]));
    return createCylinderSolid(0.2, 3);
  },
};

/** Trunk of a slight bend; gives its top. */
function addTrunk(mesh: MeshBuilder, random: RandomStream, trunk: { height: number; radius: number }): Vec3 {
  const { height, radius } = trunk;
  const lean: Vec3 = [random.range(-0.06, 0.06) * height, height, random.range(-0.06, 0.06) * height];
  const at = (share: number): Vec3 => [lean[0] * share ** 1.6, height * share, lean[2] * share ** 1.6];
  addTube(
    mesh,
    [
      { at: at(0), radius: radius * 1.5 },
      { at: at(0.06), radius: radius * 1.12 },
      { at: at(0.3), radius },
      { at: at(0.65), radius: radius * 0.85 },
      { at: at(1), radius: radius * 0.7 },
    ],
    11,
    'jungle-bark',
  );
  return at(1);
}

/** Fins of the roots, thin and as high as a man or two. */
function addButtresses(mesh: MeshBuilder, random: RandomStream): void {
  for (let k = 0; k < 6; k++) {
    const reach = random.range(1.4, 2.1);
    const height = random.range(2.2, 3.8);
    mesh.within(composeTransforms(createRotationY(k * 1.047 + random.range(-0.2, 0.2)), createTranslation(0, 0, 0)), () => {
      const thick = random.range(0.06, 0.1);
      addPrism(
        mesh,
        [
          [0.1, -0.4],
          [reach, -0.4],
          [reach, 0.02],
          [reach * 0.72, 0.24],
          [reach * 0.5, height * 0.34],
          [0.45, height],
          [0.1, height],
        ],
        [-thick, thick],
        'jungle-bark',
      );
    });
  }
}

function addLimb(mesh: MeshBuilder, limb: { from: Vec3; end: Vec3; radius: number }): void {
  const { from, end, radius } = limb;
  const elbow: Vec3 = [from[0] + (end[0] - from[0]) * 0.5, from[1] + (end[1] - from[1]) * 0.38, from[2] + (end[2] - from[2]) * 0.5];
  addTube(
    mesh,
    [
      { at: from, radius },
      { at: elbow, radius: radius * 0.65 },
      { at: end, radius: radius * 0.3 },
    ],
    6,
    'jungle-bark',
  );
}

function addFoliage(
  mesh: MeshBuilder,
  random: RandomStream,
  cloud: { center: Vec3; radius: number; leaves: number; leafLength: number },
): void {
  const { center, radius, leaves, leafLength } = cloud;
  addCrown(mesh, { center, radii: [radius, radius * 0.55, radius], leaves, leafLength, leaf: 'jungle-leaf', core: 'jungle-shade' }, random);
}

/** A woody vine that hangs from a limb and swings up to a loop or ends above the ground. */
function addLiana(mesh: MeshBuilder, random: RandomStream, from: Vec3): void {
  const low = random.range(1.2, from[1] * 0.5);
  const drift: Vec3 = [random.range(-1.4, 1.4), 0, random.range(-1.4, 1.4)];
  const points = Array.from({ length: 7 }, (_, k) => {
    const share = k / 6;
    const sway = Math.sin(share * Math.PI) * 0.35;
    return {
      at: [from[0] + drift[0] * share * share + sway, from[1] + (low - from[1]) * share, from[2] + drift[2] * share * share] as Vec3,
      radius: 0.045 - 0.015 * share,
    };
  });
  addTube(mesh, points, 5, 'liana');
}

/** A climber with big leaves around the lower trunk. */
function addClimber(mesh: MeshBuilder, random: RandomStream, height: number): void {
  for (let k = 0; k < 16; k++) {
    const angle = k * 1.1 + random.range(-0.3, 0.3);
    const out: Vec3 = [Math.cos(angle), 0, Math.sin(angle)];
    const length = random.range(0.45, 0.8);
    addBroadLeaf(
      mesh,
      {
        base: [out[0] * 0.55, 1.6 + (k / 16) * height * 0.62, out[2] * 0.55],
        out,
        length,
        width: length * 0.62,
        rise: 0.25,
        droop: 0.9,
        belly: 0.3,
      },
      'taro-leaf',
    );
  }
}
