import type { MaterialName } from '@diorama/materials';
import type { RandomStream } from '@diorama/random';
import { addTube } from '@diorama/shapes';
import type { MeshBuilder } from '@diorama/shapes';
import { addVectors, scaleVector, normalizeVector } from '@diorama/world-model';
import type { Solid, Vec3 } from '@diorama/world-model';

import { createCylinderSolid } from '../recipe/object-recipe.js';
import type { ObjectRecipe } from '../recipe/object-recipe.js';

/** A bare tree with gnarled limbs. */
export const deadTree: ObjectRecipe = {
  semantic: 'tree',
  stand: 'ground',
  variants: 3,
  footprint: 0.9,
  height: 5.4,
  principal: 'dead-wood',
  doubleSided: false,
  sink: 0.15,
  draw: (mesh, { random }) => drawDeadTree(mesh, random, { height: 5.2, twigs: 2, wood: 'dead-wood' }),
};

interface BareTree {
  readonly height: number;
  /** How many times limbs fork. */
  readonly twigs: number;
  readonly wood: MaterialName;
}

/** Draws trunk, limbs and twigs; also what broadleaf trees are in winter. */
export function drawDeadTree(mesh: MeshBuilder, random: RandomStream, tree: BareTree): Solid {
  const up: Vec3 = normalizeVector([random.range(-0.15, 0.15), 1, random.range(-0.15, 0.15)]);
  const foot = tree.height * 0.04;
  addTube(
    mesh,
    [
      { at: [0, 0, 0], radius: foot * 1.5 },
      { at: [0, 0.3, 0], radius: foot },
      { at: scaleVector(up, tree.height * 0.4), radius: foot * 0.8 },
    ],
    8,
    tree.wood,
  );
  grow(mesh, random, {
    from: scaleVector(up, tree.height * 0.38),
    along: up,
    length: tree.height * 0.34,
    radius: foot * 0.78,
    forks: tree.twigs + 1,
    wood: tree.wood,
  });
  return createCylinderSolid(foot * 1.3, 2.2);
}

interface Limb {
  readonly from: Vec3;
  readonly along: Vec3;
  readonly length: number;
  readonly radius: number;
  readonly forks: number;
  readonly wood: MaterialName;
}

function grow(mesh: MeshBuilder, random: RandomStream, limb: Limb): void {
  const bend: Vec3 = [random.range(-0.3, 0.3), random.range(-0.05, 0.25), random.range(-0.3, 0.3)];
  const middle = addVectors(limb.from, scaleVector(limb.along, limb.length * 0.5));
  const turned = normalizeVector(addVectors(limb.along, bend));
  const end = addVectors(middle, scaleVector(turned, limb.length * 0.5));
  const last = limb.forks === 0;
  const points = [
    { at: limb.from, radius: limb.radius },
    { at: middle, radius: limb.radius * 0.78 },
    { at: end, radius: last ? 0 : limb.radius * 0.6 },
  ];
  addTube(mesh, points, limb.forks > 1 ? 6 : 4, limb.wood);
  if (last) return;
  const children = random.integer(3, 4);
  const turn = random.range(0, 6.28);
  for (let k = 0; k < children; k++) {
    const angle = turn + (k * 6.28) / children + random.range(-0.5, 0.5);
    const aside: Vec3 = [Math.cos(angle), random.range(-0.05, 0.45), Math.sin(angle)];
    const along = normalizeVector(addVectors(scaleVector(turned, 0.9), scaleVector(aside, random.range(0.55, 0.95))));
    const from = addVectors(limb.from, scaleVector(limb.along, limb.length * 0.5));
    grow(mesh, random, {
      from: k === 0 ? end : addVectors(from, scaleVector(turned, limb.length * random.range(0.1, 0.45))),
      along,
      length: limb.length * random.range(0.6, 0.85),
      radius: limb.radius * 0.55,
      forks: limb.forks - 1,
      wood: limb.wood,
    });
  }
}
