import { addBlock, addBox, addCylinder, addLathe } from '@diorama/shapes';
import type { MeshBuilder } from '@diorama/shapes';

import { createCylinderSolid } from '../recipe/object-recipe.js';
import type { ObjectRecipe } from '../recipe/object-recipe.js';

/** Metres along the street of one piece of pavement, and across it with its kerb. */
export const PAVEMENT_PIECE_LENGTH = 2;
export const PAVEMENT_WIDTH = 3.5;

const FLAGS = 3;
const JOINT = 0.012;
const KERB = 0.26;

/** Flagstones with a kerb at -x, 3 cm proud of the ground; the length lies along z. */
export const pavement: ObjectRecipe = {
  semantic: 'path',
  stand: 'ground',
  variants: 2,
  footprint: 0.2,
  height: 0.1,
  principal: 'concrete',
  doubleSided: false,
  sink: 0,
  leans: 'half',
  draw(mesh, { variant }) {
    const half = PAVEMENT_WIDTH / 2;
    const flag = (PAVEMENT_WIDTH - KERB) / FLAGS;
    addBox(mesh, [-half, -0.4, -PAVEMENT_PIECE_LENGTH / 2], [-half + KERB, 0.035, PAVEMENT_PIECE_LENGTH / 2 - JOINT], 'kerb-stone');
    for (let k = 0; k < FLAGS; k++) {
      const x = -half + KERB + k * flag;
      const lengths = (k + variant) % 2 === 0 ? [-1, 0, 1] : [-1, -0.4, 1];
      for (let part = 0; part < 2; part++) {
        const [z0, z1] = [lengths[part] as number, lengths[part + 1] as number];
        addBox(mesh, [x + JOINT, -0.25, z0], [x + flag, 0.03, z1 - JOINT], 'concrete');
      }
    }
    return null;
  },
};

const paint = (width: number, length: number): ObjectRecipe => ({
  semantic: 'path',
  stand: 'ground',
  variants: 1,
  footprint: 0.2,
  height: 0.05,
  principal: 'road-paint',
  doubleSided: false,
  sink: 0,
  leans: 'half',
  draw(mesh) {
    addBox(mesh, [-width / 2, -0.06, -length / 2], [width / 2, 0.012, length / 2], 'road-paint');
    return null;
  },
});

/** A dash of the line between two lanes, along z. */
export const laneMarking = paint(0.13, 2);

/** A bar of a pedestrian crossing, along z. */
export const crosswalkStripe = paint(0.5, 2.6);

/** An iron grate round the foot of a street tree. */
export const treeGrate: ObjectRecipe = {
  semantic: 'object',
  stand: 'ground',
  variants: 1,
  footprint: 0.2,
  height: 0.1,
  principal: 'iron',
  doubleSided: false,
  sink: 0,
  draw(mesh) {
    addBlock(mesh, [0, -0.1, 0], [1.1, 0.135, 1.1], 'soil');
    for (const side of [-1, 1]) {
      addBlock(mesh, [side * 0.57, -0.1, 0], [0.08, 0.15, 1.22], 'iron');
      addBlock(mesh, [0, -0.1, side * 0.57], [1.06, 0.15, 0.08], 'iron');
      for (const x of [0.2, 0.38]) addBlock(mesh, [side * x, -0.1, 0], [0.05, 0.142, 1.06], 'iron');
    }
    return null;
  },
};

/** A round iron cover in the carriageway. */
export const manhole: ObjectRecipe = {
  semantic: 'path',
  stand: 'ground',
  variants: 1,
  footprint: 0.2,
  height: 0.1,
  principal: 'iron',
  doubleSided: false,
  sink: 0,
  leans: 'half',
  draw(mesh) {
    addCylinder(mesh, [0, -0.08, 0], { radius: 0.4, height: 0.088, sides: 24 }, 'kerb-stone');
    addCylinder(mesh, [0, -0.08, 0], { radius: 0.33, height: 0.094, sides: 24 }, 'iron');
    for (let k = -2; k <= 2; k++) addBlock(mesh, [k * 0.11, 0, 0], [0.04, 0.022, 0.42], 'iron');
    return null;
  },
};

/** A post with lights for the traffic towards +z and a lamp for those on foot. */
export const trafficLight: ObjectRecipe = {
  semantic: 'object',
  stand: 'ground',
  variants: 1,
  footprint: 0.35,
  height: 3.5,
  principal: 'iron',
  doubleSided: false,
  sink: 0,
  draw(mesh) {
    addCylinder(mesh, [0, -0.1, 0], { radius: 0.13, height: 0.4, sides: 10 }, 'iron');
    addCylinder(mesh, [0, 0.2, 0], { radius: 0.06, height: 3.2, sides: 10 }, 'iron');
    addBlock(mesh, [0, 2.45, 0.16], [0.32, 0.95, 0.22], 'iron');
    (['signal-red', 'dark-glass', 'dark-glass'] as const).forEach((glass, k) => {
      addBlock(mesh, [0, 3.06 - k * 0.29, 0.275], [0.2, 0.2, 0.03], glass);
      addBlock(mesh, [0, 3.27 - k * 0.29, 0.33], [0.24, 0.03, 0.14], 'iron');
    });
    addBlock(mesh, [-0.18, 2, 0], [0.2, 0.42, 0.2], 'iron');
    addBlock(mesh, [-0.29, 2.22, 0], [0.03, 0.14, 0.14], 'signal-red');
    return createCylinderSolid(0.13, 3.3);
  },
};

/** A litter bin of iron slats, and a hydrant. */
export const litterBin: ObjectRecipe = {
  semantic: 'object',
  stand: 'ground',
  variants: 2,
  footprint: 0.35,
  height: 0.95,
  principal: 'iron',
  doubleSided: false,
  sink: 0,
  draw(mesh, { variant }) {
    if (variant === 0) addBin(mesh);
    else addHydrant(mesh);
    return createCylinderSolid(0.25, 0.8);
  },
};

function addBin(mesh: MeshBuilder): void {
  addCylinder(mesh, [0, -0.05, 0], { radius: 0.23, height: 0.85, sides: 14 }, 'rubber');
  for (let k = 0; k < 14; k++) {
    const angle = (k * Math.PI) / 7;
    mesh.within([Math.cos(angle), 0, Math.sin(angle), 0, 0, 1, 0, 0, -Math.sin(angle), 0, Math.cos(angle), 0], () =>
      addBlock(mesh, [0, 0.03, 0.26], [0.07, 0.8, 0.02], 'boat-paint'),
    );
  }
  addLathe(
    mesh,
    {
      rings: [
        [0.29, 0.8],
        [0.29, 0.86],
        [0.2, 0.88],
        [0, 0.8],
      ],
      sides: 14,
      smooth: false,
    },
    'iron',
  );
}

function addHydrant(mesh: MeshBuilder): void {
  addLathe(
    mesh,
    {
      rings: [
        [0.17, -0.05],
        [0.17, 0.06],
        [0.11, 0.08],
        [0.11, 0.5],
        [0.15, 0.52],
        [0.15, 0.57],
        [0.11, 0.66],
        [0.04, 0.7],
        [0.04, 0.76],
        [0, 0.77],
      ],
      sides: 12,
      smooth: false,
    },
    'awning',
  );
  addBlock(mesh, [0, 0.36, 0], [0.38, 0.12, 0.12], 'awning');
  addBlock(mesh, [0, 0.36, 0.11], [0.14, 0.14, 0.12], 'steel');
}
