import type { MaterialName } from '@diorama/materials';
import type { RandomStream } from '@diorama/random';
import { addBlock, addBox, addCylinder } from '@diorama/shapes';
import type { MeshBuilder } from '@diorama/shapes';
import { createRotationY } from '@diorama/world-model';

import { createBoxSolid } from '../recipe/object-recipe.js';
import type { ObjectRecipe } from '../recipe/object-recipe.js';

/** Half the side of the square on which a tower stands, metres. */
export const HIGH_RISE_HALF_WIDTH = 10;

const FLOOR = 3.6;

/** One part of a tower: half its side and the heights between which it stands. */
interface Tier {
  readonly half: number;
  readonly from: number;
  readonly to: number;
}

interface Tower {
  readonly tiers: readonly Tier[];
  readonly skin: MaterialName;
  readonly glass: MaterialName;
  /** Bays of windows on a side of the lowest tier. */
  readonly bays: number;
  readonly mast: number;
}

const TOWERS: readonly Tower[] = [
  { tiers: [{ half: 10, from: 0, to: 64.8 }], skin: 'steel', glass: 'sky-glass', bays: 9, mast: 0 },
  {
    tiers: [
      { half: 10, from: 0, to: 32.4 },
      { half: 7.6, from: 32.4, to: 57.6 },
      { half: 5, from: 57.6, to: 75.6 },
    ],
    skin: 'facade-trim',
    glass: 'dark-glass',
    bays: 8,
    mast: 12,
  },
  {
    tiers: [
      { half: 10, from: 0, to: 10.8 },
      { half: 8.4, from: 10.8, to: 54 },
    ],
    skin: 'concrete',
    glass: 'dark-glass',
    bays: 6,
    mast: 0,
  },
];

/** A tower of offices, 55 to 90 metres: a glass slab, one with setbacks and a mast, or one of concrete. */
export const highRise: ObjectRecipe = {
  semantic: 'building',
  stand: 'ground',
  variants: TOWERS.length,
  footprint: 13,
  height: 66,
  principal: 'concrete',
  doubleSided: false,
  sink: 0.1,
  levels: true,
  draw(mesh, { variant, random }) {
    const tower = TOWERS[variant] as Tower;
    const top = tower.tiers.at(-1) as Tier;
    for (const tier of tower.tiers) addTier(mesh, tower, tier, random);
    addBlock(mesh, [0, top.to, 0], [top.half, 3.2, top.half * 1.2], 'concrete');
    if (tower.mast > 0) addCylinder(mesh, [0, top.to + 3, 0], { radius: 0.3, height: tower.mast - 3, sides: 6 }, 'steel');
    return createBoxSolid(2 * HIGH_RISE_HALF_WIDTH, top.to, 2 * HIGH_RISE_HALF_WIDTH);
  },
};

/** Glass all round behind a grid of fins and floors; some rooms are lit. */
function addTier(mesh: MeshBuilder, { skin, glass, bays }: Tower, { half, from, to }: Tier, random: RandomStream): void {
  addBox(mesh, [-half + 0.35, from - 1, -half + 0.35], [half - 0.35, to, half - 0.35], glass);
  const floors = Math.round((to - from) / FLOOR);
  for (let floor = 0; floor <= floors; floor++) {
    const y = from + floor * FLOOR;
    const slab = floor === 0 || floor === floors ? 1.1 : 0.7;
    addBlock(mesh, [0, y - slab / 2, 0], [2 * half - 0.1, slab, 2 * half - 0.1], skin);
  }
  const columns = Math.max(3, Math.round((bays * half) / HIGH_RISE_HALF_WIDTH));
  const bay = (2 * half) / columns;
  for (let side = 0; side < 4; side++)
    mesh.within(createRotationY((side * Math.PI) / 2), () => {
      for (let k = 0; k < columns; k++) addBlock(mesh, [k * bay - half + 0.25, from - 1, half - 0.25], [0.5, to - from + 1.2, 0.5], skin);
      for (let floor = 0; floor < floors; floor++)
        for (let k = 0; k < columns; k++) {
          if (random.next() > 0.2) continue;
          const x = (k + 0.5) * bay - half + 0.12;
          const y = from + floor * FLOOR + 0.4;
          addBox(mesh, [x - bay / 2 + 0.2, y, half - 0.4], [x + bay / 2 - 0.2, y + FLOOR - 0.8, half - 0.32], 'window-glass');
        }
    });
}
