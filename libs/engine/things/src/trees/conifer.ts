import type { RandomStream } from '@diorama/random';
import { addLathe, addLeaf, addTube } from '@diorama/shapes';
import type { MeshBuilder } from '@diorama/shapes';
import { addVectors, scaleVector, normalizeVector } from '@diorama/world-model';
import type { Vec3 } from '@diorama/world-model';

import { createCylinderSolid } from '../recipe/object-recipe.js';
import type { ObjectRecipe } from '../recipe/object-recipe.js';

/** A spruce of about nine metres: whorls of drooping branches with fans of needles around a straight trunk. */
export const conifer: ObjectRecipe = {
  semantic: 'tree',
  stand: 'ground',
  variants: 4,
  footprint: 1.3,
  height: 9.2,
  principal: 'needle',
  doubleSided: true,
  sink: 0.15,
  draw(mesh, { random, variant }) {
    const height = random.range(8, 9.2);
    const width = [2, 1.6, 2.3, 1.8][variant] ?? 2;
    const bare = random.range(0.9, 1.5);
    addTube(
      mesh,
      [
        { at: [0, 0, 0], radius: 0.3 },
        { at: [0, 0.4, 0], radius: 0.2 },
        { at: [0, height * 0.98, 0], radius: 0 },
      ],
      8,
      'bark',
    );
    mesh.within([1, 0, 0, 0, 0, 1, 0, bare + 0.5, 0, 0, 1, 0], () =>
      addLathe(
        mesh,
        {
          rings: [
            [width * 0.42, 0],
            [width * 0.3, (height - bare) * 0.35],
            [0, (height - bare) * 0.85],
          ],
          sides: 9,
          smooth: true,
        },
        'needle-shade',
      ),
    );
    const whorls = 17;
    for (let k = 0; k < whorls; k++) {
      const share = k / (whorls - 1);
      const y = bare + (height - bare) * share ** 0.92;
      addBranchWhorl(mesh, random, { y, reach: width * (1 - share) ** 0.85 + 0.14, branches: Math.round(9 - share * 3) });
    }
    return createCylinderSolid(0.26, 2.2);
  },
};

interface Whorl {
  /** Metres above the ground. */
  readonly y: number;
  /** Metres from the trunk to the tips. */
  readonly reach: number;
  readonly branches: number;
}

/** Adds a ring of branches around the trunk. */
export function addBranchWhorl(mesh: MeshBuilder, random: RandomStream, whorl: Whorl): void {
  const turn = random.range(0, 6.28);
  for (let k = 0; k < whorl.branches; k++) {
    const angle = turn + (k * 6.28) / whorl.branches + random.range(-0.25, 0.25);
    const out: Vec3 = [Math.cos(angle), 0, Math.sin(angle)];
    addBranch(mesh, random, { from: [0, whorl.y + random.range(-0.12, 0.12), 0], out, reach: whorl.reach * random.range(0.78, 1.12) });
  }
}

interface Branch {
  readonly from: Vec3;
  readonly out: Vec3;
  readonly reach: number;
}

/** Needles hang in fans on both sides of a branch that droops and lifts again at its tip. */
function addBranch(mesh: MeshBuilder, random: RandomStream, branch: Branch): void {
  const { out, reach } = branch;
  const aside: Vec3 = [-out[2], 0, out[0]];
  const steps = reach > 1.2 ? 4 : reach > 0.6 ? 3 : 2;
  for (let k = 0; k < steps; k++) {
    const near = (k + 0.35) / (steps + 0.35);
    const base = addVectors(branch.from, addVectors(scaleVector(out, reach * near), [0, droop(near) * reach, 0]));
    for (const side of [-1, 1]) {
      const along = normalizeVector(
        addVectors(addVectors(scaleVector(out, 0.75), scaleVector(aside, side * random.range(0.55, 0.85))), [
          0,
          random.range(-0.45, -0.15),
          0,
        ]),
      );
      const length = reach * (0.62 - near * 0.3) * random.range(0.85, 1.15) + 0.12;
      const shade = normalizeVector(addVectors(scaleVector(out, 0.8), [0, 0.75, 0]));
      addLeaf(
        mesh,
        {
          base,
          tip: addVectors(base, scaleVector(along, length)),
          width: length * 0.5,
          up: addVectors([0, 1, 0], scaleVector(aside, side * 0.4)),
          shade,
        },
        'needle',
      );
    }
  }
  const tipBase = addVectors(branch.from, addVectors(scaleVector(out, reach * 0.45), [0, droop(0.45) * reach, 0]));
  const tip = addVectors(branch.from, addVectors(scaleVector(out, reach * 1.05), [0, droop(1) * reach, 0]));
  addLeaf(
    mesh,
    { base: tipBase, tip, width: 0.22 + reach * 0.1, up: [0, 1, 0], shade: normalizeVector(addVectors(out, [0, 0.8, 0])) },
    'needle',
  );
}

const droop = (share: number): number => -0.42 * share + 0.16 * share * share;
