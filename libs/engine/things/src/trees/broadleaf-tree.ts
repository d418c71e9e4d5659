import type { MaterialName } from '@diorama/materials';
import type { RandomStream } from '@diorama/random';
import { addCrown, addTube } from '@diorama/shapes';
import type { MeshBuilder } from '@diorama/shapes';
import { addVectors } from '@diorama/world-model';
import type { Vec3 } from '@diorama/world-model';

import { createCylinderSolid } from '../recipe/object-recipe.js';
import type { ObjectRecipe } from '../recipe/object-recipe.js';
import { drawDeadTree } from './dead-tree.js';

/** A tree of about seven metres whose crown is a dozen clouds of leaves on bent limbs; bare in winter. */
export const broadleafTree: ObjectRecipe = {
  semantic: 'tree',
  stand: 'ground',
  variants: 4,
  footprint: 1.5,
  height: 7.5,
  principal: 'leaf',
  doubleSided: true,
  sink: 0.15,
  draw(mesh, { random, variant, setting }) {
    if (setting.season === 'winter') return drawDeadTree(mesh, random, { height: 7.2, twigs: 3, wood: barkOf(variant) });
    const spread = random.range(2.1, 2.9) * (variant === 1 ? 0.72 : 1);
    const crownBase = random.range(2.3, 3);
    const top = addTrunk(mesh, random, crownBase, barkOf(variant));
    addLimbs(mesh, random, { top, spread, wood: barkOf(variant) });
    return createCylinderSolid(0.32, 2.4);
  },
};

const barkOf = (variant: number): MaterialName => (variant === 1 ? 'birch-bark' : 'bark');

function addTrunk(mesh: MeshBuilder, random: RandomStream, height: number, wood: MaterialName): Vec3 {
  const lean: Vec3 = [random.range(-0.3, 0.3), height, random.range(-0.3, 0.3)];
  const radius = random.range(0.2, 0.27);
  addTube(
    mesh,
    [
      { at: [0, 0, 0], radius: radius * 1.75 },
      { at: [lean[0] * 0.05, 0.28, lean[2] * 0.05], radius: radius * 1.2 },
      { at: [lean[0] * 0.35, height * 0.45, lean[2] * 0.5], radius },
      { at: lean, radius: radius * 0.8 },
      { at: addVectors(lean, [lean[0], 1.8, lean[2]]), radius: radius * 0.35 },
    ],
    9,
    wood,
  );
  return lean;
}

function addLimbs(mesh: MeshBuilder, random: RandomStream, tree: { top: Vec3; spread: number; wood: MaterialName }): void {
  const limbs = random.integer(7, 9);
  const turn = random.range(0, 6.28);
  for (let k = 0; k < limbs; k++) {
    const angle = turn + k * 2.4 + random.range(-0.3, 0.3);
    const rise = 0.25 + (k / limbs) * 2.5;
    const reach = tree.spread * Math.sqrt(Math.max(0.1, 1 - ((rise - 1) / 2.6) ** 2)) * random.range(0.62, 0.85);
    const end = addVectors(tree.top, [Math.cos(angle) * reach, rise, Math.sin(angle) * reach]);
    const elbow = addVectors(tree.top, [Math.cos(angle) * reach * 0.45, rise * 0.35, Math.sin(angle) * reach * 0.45]);
    addTube(
      mesh,
      [
        { at: addVectors(tree.top, [0, -0.3, 0]), radius: 0.12 },
        { at: elbow, radius: 0.08 },
        { at: end, radius: 0.03 },
      ],
      5,
      tree.wood,
    );
    addCloud(mesh, random, end, random.range(0.95, 1.3));
  }
  addCloud(mesh, random, addVectors(tree.top, [0, 1.7, 0]), 1.35);
  addCloud(mesh, random, addVectors(tree.top, [random.range(-0.4, 0.4), 3.1, random.range(-0.4, 0.4)]), 1.15);
}

function addCloud(mesh: MeshBuilder, random: RandomStream, center: Vec3, radius: number): void {
  addCrown(
    mesh,
    { center, radii: [radius, radius * 0.8, radius], leaves: 230, leafLength: 0.25, leaf: 'leaf', core: 'leaf-shade' },
    random,
  );
}
