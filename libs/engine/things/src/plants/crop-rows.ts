import type { MaterialName } from '@diorama/materials';
import type { RandomStream } from '@diorama/random';
import { addGrassBlade, addLeaf, addTube } from '@diorama/shapes';
import type { MeshBuilder } from '@diorama/shapes';
import type { Vec3 } from '@diorama/world-model';

import type { ObjectRecipe } from '../recipe/object-recipe.js';

/** Metres of a row that one instance covers, along its x axis. */
export const CROP_ROW_LENGTH = 2.4;

const ROW = { semantic: 'plant', stand: 'ground', variants: 3, footprint: 1.2, doubleSided: true, sink: 0.03, leans: 'half' } as const;

/** A strip of standing wheat, as wide as a step and as high as the hip; young and green in spring. */
export const wheatRow: ObjectRecipe = {
  ...ROW,
  variants: 4,
  height: 0.95,
  principal: 'wheat-ear',
  draw(mesh, { random, setting }) {
    const young = setting.season === 'spring' || setting.season === 'winter';
    const height = young ? 0.34 : 0.82;
    for (let k = 0; k < 116; k++) {
      const root: Vec3 = [((k + random.next()) / 116 - 0.5) * CROP_ROW_LENGTH, -0.03, random.range(-0.36, 0.36)];
      addStalk(mesh, random, { root, height: height * random.range(0.85, 1.1), young });
    }
    return null;
  },
};

function addStalk(mesh: MeshBuilder, random: RandomStream, stalk: { root: Vec3; height: number; young: boolean }): void {
  const { root, height, young } = stalk;
  const lean: Vec3 = [random.range(-0.12, 0.16), 0, random.range(-0.12, 0.12)];
  const at = (share: number): Vec3 => [root[0] + lean[0] * share ** 2, root[1] + height * share, root[2] + lean[2] * share ** 2];
  addGrassBlade(mesh, [at(0), at(0.6), at(1)], young ? 0.022 : 0.014, young ? 'grass' : 'wheat-stalk');
  if (young) return;
  const top = at(0.97);
  const nod: Vec3 = [top[0] + lean[0] * 0.5 + random.range(-0.02, 0.02), top[1] + 0.1, top[2] + lean[2] * 0.5];
  addLeaf(mesh, { base: top, tip: nod, width: 0.034, up: [lean[0], 0.1, 1], shade: [0, 1, 0] }, 'wheat-ear');
}

/** A row of maize taller than a man, with cobs and tassels; its leaves are dry in autumn. */
export const cornRow: ObjectRecipe = {
  ...ROW,
  height: 2.3,
  principal: 'crop-leaf',
  draw(mesh, { random, setting }) {
    const leaf: MaterialName = setting.season === 'autumn' || setting.season === 'winter' ? 'dry-grass' : 'crop-leaf';
    const plants = 8;
    for (let k = 0; k < plants; k++)
      addCorn(mesh, random, {
        x: ((k + 0.5) / plants - 0.5) * CROP_ROW_LENGTH + random.range(-0.05, 0.05),
        leaf,
        height: random.range(1.75, 2.1),
      });
    return null;
  },
};

function addCorn(mesh: MeshBuilder, random: RandomStream, plant: { x: number; leaf: MaterialName; height: number }): void {
  const { x, leaf, height } = plant;
  const z = random.range(-0.06, 0.06);
  addTube(
    mesh,
    [
      { at: [x, -0.03, z], radius: 0.02 },
      { at: [x, height, z], radius: 0.008 },
    ],
    3,
    leaf === 'dry-grass' ? 'wheat-stalk' : 'stem',
  );
  const turn = random.range(0, 6.28);
  for (let k = 0; k < 9; k++) {
    const angle = turn + k * Math.PI + random.range(-0.5, 0.5);
    const y = 0.25 + (k / 9) * (height - 0.5);
    const length = random.range(0.5, 0.75);
    const at = (share: number): Vec3 => [
      x + Math.cos(angle) * length * share,
      y + length * (0.95 * share - 1.05 * share * share),
      z + Math.sin(angle) * length * share,
    ];
    addGrassBlade(mesh, [at(0), at(0.3), at(0.65), at(1)], 0.085, leaf);
  }
  addLeaf(mesh, { base: [x, height * 0.48, z], tip: [x + 0.09, height * 0.48 + 0.24, z + 0.03], width: 0.08, up: [0, 0.3, 1] }, 'corn-cob');
  for (let k = 0; k < 4; k++) {
    const angle = turn + k * 1.57;
    const tip: Vec3 = [x + Math.cos(angle) * 0.12, height + 0.24, z + Math.sin(angle) * 0.12];
    addLeaf(mesh, { base: [x, height - 0.04, z], tip, width: 0.02, up: [0, 0.2, 1], shade: [0, 1, 0] }, 'wheat-ear');
  }
}

/** A row of cabbages. */
export const cabbageRow: ObjectRecipe = {
  ...ROW,
  height: 0.4,
  principal: 'crop-leaf',
  draw(mesh, { random }) {
    const plants = 5;
    for (let k = 0; k < plants; k++) {
      const x = ((k + 0.5) / plants - 0.5) * CROP_ROW_LENGTH + random.range(-0.04, 0.04);
      const size = random.range(0.85, 1.15);
      for (let leaf = 0; leaf < 13; leaf++) addCabbageLeaf(mesh, { x, size, leaf, angle: leaf * 2.4 + random.range(-0.2, 0.2) });
    }
    return null;
  },
};

/** The outer leaves lie open, the inner ones close over the heart. */
function addCabbageLeaf(mesh: MeshBuilder, { x, size, leaf, angle }: { x: number; size: number; leaf: number; angle: number }): void {
  const inner = leaf / 12;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const reach = size * (0.27 - 0.24 * inner);
  const rise = size * (0.13 + 0.17 * inner);
  const base: Vec3 = [x + c * 0.03, 0.02, s * 0.03];
  const tip: Vec3 = [x + c * reach, 0.02 + rise, s * reach];
  addLeaf(mesh, { base, tip, width: size * 0.27, up: [-c * inner, 1, -s * inner], shade: [c * 0.5, 0.87, s * 0.5] }, 'crop-leaf');
}

/** Cut straw left standing in a row, as high as the ankle. */
export const stubbleRow: ObjectRecipe = {
  ...ROW,
  height: 0.2,
  principal: 'wheat-stalk',
  draw(mesh, { random }) {
    for (let k = 0; k < 84; k++) {
      const x = ((k + random.next()) / 84 - 0.5) * CROP_ROW_LENGTH;
      const z = random.normal() * 0.05;
      const height = random.range(0.1, 0.2);
      const lean: Vec3 = [random.range(-0.04, 0.04), height, random.range(-0.04, 0.04)];
      addGrassBlade(
        mesh,
        [
          [x, -0.03, z],
          [x + lean[0] * 0.5, height * 0.5, z + lean[2] * 0.5],
          [x + lean[0], height, z + lean[2]],
        ],
        0.012,
        'wheat-stalk',
      );
    }
    for (let k = 0; k < 8; k++) {
      const at: Vec3 = [random.range(-1.2, 1.2), 0.02, random.range(-0.3, 0.3)];
      const angle = random.range(0, 6.28);
      addLeaf(
        mesh,
        { base: at, tip: [at[0] + Math.cos(angle) * 0.22, 0.03, at[2] + Math.sin(angle) * 0.22], width: 0.014, up: [0, 1, 0] },
        'wheat-ear',
      );
    }
    return null;
  },
};
