import type { RandomStream } from '@diorama/random';
import { addLathe, addTube } from '@diorama/shapes';
import type { MeshBuilder } from '@diorama/shapes';
import { createTranslation } from '@diorama/world-model';

import { createCylinderSolid } from '../recipe/object-recipe.js';
import type { ObjectRecipe } from '../recipe/object-recipe.js';
import { addBranchWhorl } from './conifer.js';

/** A spruce of twenty metres, as it grows among others: a bare trunk with dead stubs, its crown high up. */
export const tallSpruce: ObjectRecipe = {
  semantic: 'tree',
  stand: 'ground',
  variants: 5,
  footprint: 0.9,
  height: 21,
  principal: 'needle',
  doubleSided: true,
  sink: 0.2,
  draw(mesh, { random, variant }) {
    const height = random.range(18, 21);
    const crown = [6, 8.5, 4, 10, 7][variant] ?? 7;
    const width = random.range(1.7, 2.5);
    addTrunk(mesh, random, height);
    addStubs(mesh, random, crown);
    mesh.within(createTranslation(0, crown + 0.8, 0), () =>
      addLathe(
        mesh,
        {
          rings: [
            [0.15, -0.6],
            [width * 0.42, 0.6],
            [width * 0.26, (height - crown) * 0.45],
            [0, (height - crown) * 0.86],
          ],
          sides: 8,
          smooth: true,
        },
        'needle-shade',
      ),
    );
    const whorls = Math.round((height - crown) * 1.45);
    for (let k = 0; k < whorls; k++) {
      const share = k / (whorls - 1);
      // The lowest branches get little light and are shorter than those above them.
      const reach = (width * (1 - share) ** 0.8 + 0.18) * (0.55 + 0.45 * Math.min(1, share * 5));
      addBranchWhorl(mesh, random, { y: crown + (height - crown) * share, reach, branches: Math.round(8 - share * 3) });
    }
    return createCylinderSolid(0.3, 3);
  },
};

function addTrunk(mesh: MeshBuilder, random: RandomStream, height: number): void {
  const sway = random.range(-0.12, 0.12);
  addTube(
    mesh,
    [
      { at: [0, 0, 0], radius: 0.46 },
      { at: [0, 0.5, 0], radius: 0.31 },
      { at: [sway, height * 0.3, -sway], radius: 0.25 },
      { at: [sway * 0.5, height * 0.6, sway], radius: 0.17 },
      { at: [0, height * 0.99, 0], radius: 0 },
    ],
    9,
    'pine-bark',
  );
  for (let k = 0; k < 5; k++) {
    const angle = k * 1.26 + random.range(-0.3, 0.3);
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    addTube(
      mesh,
      [
        { at: [c * 0.2, 0.3, s * 0.2], radius: 0.15 },
        { at: [c * 0.95, -0.1, s * 0.95], radius: 0.05 },
      ],
      5,
      'pine-bark',
    );
  }
}

/** Dead branches that the shade has killed. */
function addStubs(mesh: MeshBuilder, random: RandomStream, crown: number): void {
  for (let k = 0; k < 14; k++) {
    const angle = k * 2.4;
    const y = 2.2 + ((k + random.next()) / 14) * (crown - 1.6);
    const length = random.range(0.25, 0.6) + (y / crown) * random.range(0.2, 0.9);
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    addTube(
      mesh,
      [
        { at: [c * 0.15, y, s * 0.15], radius: 0.035 },
        { at: [c * (0.25 + length), y - 0.12 * length, s * (0.25 + length)], radius: 0 },
      ],
      4,
      'dead-wood',
    );
  }
}
