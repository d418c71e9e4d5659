import { addBlob, addCylinder, addLathe, addTube } from '@diorama/shapes';
import type { MeshBuilder, LatheRing } from '@diorama/shapes';
import type { Vec3 } from '@diorama/world-model';

import { createCylinderSolid } from '../recipe/object-recipe.js';
import type { ObjectRecipe } from '../recipe/object-recipe.js';

/** A stone basin of four metres across: with two bowls one above the other, or with jets round a middle spout. */
export const fountain: ObjectRecipe = {
  semantic: 'object',
  stand: 'ground',
  variants: 2,
  footprint: 2.5,
  height: 3.1,
  principal: 'facade-trim',
  doubleSided: false,
  sink: 0.05,
  levels: true,
  draw(mesh, { variant, setting }) {
    const frozen = setting.snowy;
    addBasin(mesh, frozen);
    if (variant === 0) addBowls(mesh, frozen);
    else addSpouts(mesh, frozen);
    return createCylinderSolid(2.2, 0.75);
  },
};

const SIDES = 32;

const turned = (
  mesh: MeshBuilder,
  rings: readonly LatheRing[],
  material: 'facade-trim' | 'fountain-water' | 'fountain-foam' | 'ice' | 'bronze',
): void => addLathe(mesh, { rings, sides: SIDES, smooth: false }, material);

function addBasin(mesh: MeshBuilder, frozen: boolean): void {
  turned(
    mesh,
    [
      [2.42, -0.4],
      [2.42, 0.1],
      [2.2, 0.14],
      [2.12, 0.22],
      [2.06, 0.5],
      [2.14, 0.56],
      [2.24, 0.6],
      [2.24, 0.7],
      [1.84, 0.7],
      [1.8, 0.3],
      [0, 0.28],
    ],
    'facade-trim',
  );
  turned(
    mesh,
    [
      [0, 0.4],
      [1.81, 0.4],
      [1.81, 0.54],
      [0, 0.55],
    ],
    frozen ? 'ice' : 'fountain-water',
  );
}

/** A baluster that carries a wide bowl and a narrow one; water hangs from their rims. */
function addBowls(mesh: MeshBuilder, frozen: boolean): void {
  turned(
    mesh,
    [
      [0.42, 0.3],
      [0.42, 0.72],
      [0.24, 0.8],
      [0.2, 1],
      [0.3, 1.18],
      [0.24, 1.34],
      [0.34, 1.42],
      [0.8, 1.52],
      [1.06, 1.68],
      [1.1, 1.76],
      [1, 1.76],
      [0.72, 1.62],
      [0.18, 1.6],
      [0.14, 1.9],
      [0.2, 2.06],
      [0.14, 2.2],
      [0.3, 2.28],
      [0.52, 2.4],
      [0.56, 2.46],
      [0.48, 2.46],
      [0.34, 2.38],
      [0.1, 2.36],
      [0.08, 2.62],
      [0.16, 2.74],
      [0, 2.86],
    ],
    'facade-trim',
  );
  const water = frozen ? 'ice' : 'fountain-water';
  turned(
    mesh,
    [
      [0, 1.63],
      [0.9, 1.66],
      [1.02, 1.725],
      [0, 1.73],
    ],
    water,
  );
  turned(
    mesh,
    [
      [0, 2.37],
      [0.44, 2.4],
      [0.49, 2.435],
      [0, 2.44],
    ],
    water,
  );
  for (const [count, rim, top, bottom] of [
    [16, 1.07, 1.74, 0.5],
    [10, 0.53, 2.44, 1.7],
  ] as const)
    for (let k = 0; k < count; k++) addVeil(mesh, { angle: (k * 2 * Math.PI) / count, rim, top, bottom }, frozen);
}

interface Veil {
  readonly angle: number;
  readonly rim: number;
  readonly top: number;
  readonly bottom: number;
}

/** One thread of falling water; an icicle where it is frozen. */
function addVeil(mesh: MeshBuilder, { angle, rim, top, bottom }: Veil, frozen: boolean): void {
  const at = (out: number, y: number): Vec3 => [Math.cos(angle) * (rim + out), y, Math.sin(angle) * (rim + out)];
  if (frozen) {
    const length = 0.25 + 0.2 * Math.abs(Math.sin(angle * 5));
    addTube(
      mesh,
      [
        { at: at(0.02, top), radius: 0.05 },
        { at: at(0.03, top - length), radius: 0 },
      ],
      5,
      'ice',
    );
    return;
  }
  const fall = top - bottom;
  addTube(
    mesh,
    [
      { at: at(-0.04, top + 0.005), radius: 0.03 },
      { at: at(0.05, top - 0.04), radius: 0.035 },
      { at: at(0.11, top - fall * 0.35), radius: 0.03 },
      { at: at(0.17, top - fall), radius: 0.04 },
    ],
    5,
    'fountain-foam',
  );
  addBlob(
    mesh,
    { center: at(0.18, bottom + 0.05), radii: [0.1, 0.05, 0.1], splits: 0, roughness: 0.1, frequency: 3, seed: 3 },
    'fountain-foam',
  );
}

/** A bronze middle spout and a ring of jets that bend inwards; bare pipes where it is frozen. */
function addSpouts(mesh: MeshBuilder, frozen: boolean): void {
  turned(
    mesh,
    [
      [0.5, 0.3],
      [0.5, 0.7],
      [0.36, 0.78],
      [0.3, 0.98],
      [0.36, 1.06],
      [0.18, 1.14],
      [0, 1.14],
    ],
    'facade-trim',
  );
  addCylinder(mesh, [0, 1.1, 0], { radius: 0.06, height: 0.24, sides: 8 }, 'bronze');
  for (let k = 0; k < 12; k++) {
    const angle = (k * Math.PI) / 6;
    const at = (radius: number, y: number): Vec3 => [Math.cos(angle) * radius, y, Math.sin(angle) * radius];
    addTube(
      mesh,
      [
        { at: at(1.6, 0.3), radius: 0.03 },
        { at: at(1.58, 0.66), radius: 0.025 },
      ],
      6,
      'bronze',
    );
    if (!frozen)
      addTube(
        mesh,
        [
          { at: at(1.58, 0.64), radius: 0.016 },
          { at: at(1.36, 1.2), radius: 0.02 },
          { at: at(1.08, 1.42), radius: 0.026 },
          { at: at(0.8, 1.2), radius: 0.032 },
          { at: at(0.58, 0.52), radius: 0.045 },
        ],
        5,
        'fountain-foam',
      );
  }
  if (!frozen) addPlume(mesh);
}

function addPlume(mesh: MeshBuilder): void {
  addTube(
    mesh,
    [
      { at: [0, 1.3, 0], radius: 0.035 },
      { at: [0, 2.5, 0], radius: 0.06 },
      { at: [0, 2.85, 0], radius: 0.1 },
      { at: [0, 3, 0], radius: 0 },
    ],
    7,
    'fountain-foam',
  );
  for (let k = 0; k < 7; k++) {
    const angle = k * 0.9;
    const at = (radius: number, y: number): Vec3 => [Math.cos(angle) * radius, y, Math.sin(angle) * radius];
    addTube(
      mesh,
      [
        { at: at(0.03, 2.75), radius: 0.03 },
        { at: at(0.14, 2.62), radius: 0.03 },
        { at: at(0.24, 2), radius: 0.035 },
        { at: at(0.3, 1.05), radius: 0.04 },
      ],
      4,
      'fountain-foam',
    );
  }
}
