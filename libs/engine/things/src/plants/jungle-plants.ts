import { addBroadLeaf, addLeaf, addTube } from '@diorama/shapes';
import { addVectors, crossProduct, scaleVector, subtractVectors, normalizeVector } from '@diorama/world-model';
import type { Vec3 } from '@diorama/world-model';

import type { ObjectRecipe } from '../recipe/object-recipe.js';

const PLANT = { semantic: 'plant', stand: 'ground', variants: 3, doubleSided: true } as const;

/** A banana plant of three metres: paddles as long as a man on a thick green stem. */
export const bananaPlant: ObjectRecipe = {
  ...PLANT,
  footprint: 0.7,
  plan: [2.8, 2.8],
  height: 3.4,
  principal: 'banana-leaf',
  sink: 0.08,
  draw(mesh, { random }) {
    const height = random.range(1.2, 1.7);
    addTube(
      mesh,
      [
        { at: [0, -0.05, 0], radius: 0.16 },
        { at: [0, height * 0.5, 0], radius: 0.12 },
        { at: [0, height + 0.25, 0], radius: 0.05 },
      ],
      8,
      'stem',
    );
    const leaves = random.integer(8, 10);
    for (let k = 0; k < leaves; k++) {
      const angle = k * 2.4 + random.range(-0.25, 0.25);
      const young = k / leaves;
      addBroadLeaf(
        mesh,
        {
          base: [0, height * (0.72 + 0.28 * young), 0],
          out: [Math.cos(angle), 0, Math.sin(angle)],
          length: random.range(1.5, 2.1),
          width: random.range(0.46, 0.6),
          rise: 0.45 + 0.95 * young,
          droop: random.range(0.75, 1.05) - 0.25 * young,
          belly: 0.45,
        },
        'banana-leaf',
      );
    }
    return null;
  },
};

/** A taro plant up to the hip: heart-shaped leaves that hang from arching stalks. */
export const taro: ObjectRecipe = {
  ...PLANT,
  footprint: 0.6,
  plan: [1.4, 1.4],
  height: 1.3,
  principal: 'taro-leaf',
  sink: 0.04,
  draw(mesh, { random }) {
    const leaves = random.integer(7, 10);
    for (let k = 0; k < leaves; k++) {
      const angle = k * 2.4 + random.range(-0.3, 0.3);
      const out: Vec3 = [Math.cos(angle), 0, Math.sin(angle)];
      const height = random.range(0.55, 1.05);
      const reach = random.range(0.2, 0.5);
      const top = addVectors(scaleVector(out, reach), [0, height, 0]);
      addTube(
        mesh,
        [
          { at: [0, -0.03, 0], radius: 0.018 },
          { at: addVectors(scaleVector(out, reach * 0.35), [0, height * 0.6, 0]), radius: 0.014 },
          { at: top, radius: 0.008 },
        ],
        4,
        'stem',
      );
      const length = random.range(0.5, 0.75);
      addBroadLeaf(
        mesh,
        {
          base: subtractVectors(top, scaleVector(out, length * 0.22)),
          out,
          length,
          width: length * 0.72,
          rise: 0.1,
          droop: 0.62,
          belly: 0.26,
        },
        'taro-leaf',
      );
    }
    return null;
  },
};

/** A tree fern of three to four metres: a rosette of feathered fronds on a shaggy trunk. */
export const treeFern: ObjectRecipe = {
  ...PLANT,
  semantic: 'tree',
  footprint: 0.8,
  height: 4.4,
  principal: 'taro-leaf',
  sink: 0.1,
  draw(mesh, { random }) {
    const height = random.range(2.2, 3.3);
    const lean = random.range(-0.3, 0.3);
    const top: Vec3 = [lean, height, 0];
    const rings = Array.from({ length: 9 }, (_, k) => ({
      at: [lean * (k / 8) ** 2, height * (k / 8), 0] as Vec3,
      radius: k === 0 ? 0.2 : 0.1 + 0.025 * (k % 2),
    }));
    addTube(mesh, rings, 7, 'liana');
    const fronds = random.integer(12, 15);
    for (let k = 0; k < fronds; k++) {
      const angle = k * 2.4 + random.range(-0.2, 0.2);
      addFrond(mesh, {
        from: top,
        out: [Math.cos(angle), 0, Math.sin(angle)],
        length: random.range(1.6, 2.1),
        rise: random.range(0.35, 0.95),
      });
    }
    return { shape: 'cylinder', radius: 0.16, bottom: 0, top: 2 };
  },
};

function addFrond(mesh: Parameters<ObjectRecipe['draw']>[0], frond: { from: Vec3; out: Vec3; length: number; rise: number }): void {
  const { from, out, length, rise } = frond;
  const rib = (share: number): Vec3 =>
    addVectors(
      from,
      addVectors(scaleVector(out, length * share * (1 - 0.15 * share)), [0, length * (rise * share - 0.75 * share * share), 0]),
    );
  const pairs = 14;
  for (let k = 1; k <= pairs; k++) {
    const share = k / pairs;
    const along = normalizeVector(subtractVectors(rib(Math.min(1, share + 0.05)), rib(share - 0.05)));
    const aside = normalizeVector(crossProduct(along, [0, 1, 0]));
    const reach = length * 0.27 * (1 - share) ** 0.6 * Math.min(1, share * 4) + 0.04;
    for (const side of [-1, 1]) {
      const way = normalizeVector(addVectors(addVectors(scaleVector(aside, side), scaleVector(along, 0.4)), [0, -0.2, 0]));
      const base = rib(share);
      addLeaf(
        mesh,
        {
          base,
          tip: addVectors(base, scaleVector(way, reach)),
          width: 0.13,
          up: [0, 1, 0],
          shade: normalizeVector(addVectors([0, 1, 0], scaleVector(out, 0.4))),
        },
        'taro-leaf',
      );
    }
  }
  addTube(
    mesh,
    [0, 0.5, 1].map((share) => ({ at: rib(share), radius: 0.022 * (1 - share) })),
    3,
    'liana',
  );
}
