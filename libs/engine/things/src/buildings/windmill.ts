import type { MaterialName } from '@diorama/materials';
import { addBlock, addBox, addCylinder, addLathe, addTube } from '@diorama/shapes';
import type { MeshBuilder } from '@diorama/shapes';
import { composeTransforms, createRotationX, createRotationY, createRotationZ, createTranslation } from '@diorama/world-model';

import { createCylinderSolid } from '../recipe/object-recipe.js';
import type { ObjectRecipe } from '../recipe/object-recipe.js';
import { addDoor, addWindow } from './building-parts.js';

/** Height of the shaft and its distance before the axis of the mill, metres. */
const SHAFT = 9.9;
const SAIL_OUT = 3;
/** Metres from the hub to the tip of a sail. */
const SAIL_LENGTH = 5.7;

interface Style {
  readonly wall: MaterialName;
  readonly cap: MaterialName;
  readonly sides: number;
  /** A wooden body on a low brick foot, with a stage around it. */
  readonly smock: boolean;
  /** Turn of the sails, radians. */
  readonly turn: number;
}

const STYLES: readonly [Style, Style] = [
  { wall: 'plaster', cap: 'thatch', sides: 24, smock: false, turn: 0.5 },
  { wall: 'weathered-planks', cap: 'slate', sides: 8, smock: true, turn: 0.25 },
];

/** A windmill of twelve metres to its cap, its four latticed sails to the front: a plastered tower, or planks on a brick foot. */
export const windmill: ObjectRecipe = {
  semantic: 'building',
  stand: 'ground',
  variants: 2,
  paintable: 1,
  footprint: 4.6,
  height: 15.5,
  principal: 'plaster',
  doubleSided: false,
  sink: 0.1,
  levels: true,
  draw(mesh, { variant }) {
    const style = STYLES[variant] ?? STYLES[0];
    mesh.within(createRotationY(Math.PI / style.sides), () => addBody(mesh, style));
    addOpenings(mesh, style);
    addCap(mesh, style);
    if (style.smock) addStage(mesh);
    // The shaft rises a little, so that the sails clear the foot of the tower.
    mesh.within(composeTransforms(createTranslation(0, SHAFT, 0), createRotationX(-0.09)), () => {
      mesh.within(createRotationX(Math.PI / 2), () =>
        addCylinder(mesh, [0, 0, 0], { radius: 0.24, height: SAIL_OUT + 0.25, sides: 10 }, 'timber'),
      );
      for (let k = 0; k < 4; k++)
        mesh.within(composeTransforms(createTranslation(0, 0, SAIL_OUT), createRotationZ(style.turn + (k * Math.PI) / 2)), () =>
          addSail(mesh),
        );
    });
    return createCylinderSolid(2.9, 9);
  },
};

/** Radius of the body's wall at a height. */
const wallAt = (y: number): number => 3.15 - 1.1 * (y / 9);

function addBody(mesh: MeshBuilder, { wall, sides, smock }: Style): void {
  const foot = smock ? 2.6 : 0.7;
  addLathe(
    mesh,
    {
      rings: [
        [wallAt(0) + 0.14, -0.6],
        [wallAt(foot) + 0.14, foot],
      ],
      sides,
      smooth: false,
    },
    smock ? 'brick' : 'stone-block',
  );
  addLathe(
    mesh,
    {
      rings: [
        [wallAt(foot - 0.1), foot - 0.1],
        [wallAt(9), 9],
      ],
      sides,
      smooth: false,
    },
    wall,
  );
}

function addOpenings(mesh: MeshBuilder, { smock }: Style): void {
  const flat = smock ? Math.cos(Math.PI / 8) : 1;
  addDoor(mesh, { turn: 0, along: 0, out: wallAt(0.8) * flat + 0.12 }, { width: 1.2, height: 2.1 }, 'door-wood');
  for (const [turn, y] of [
    [0, 3.9],
    [0, 6.4],
    [Math.PI / 2, 4.6],
    [-Math.PI / 2, 4.6],
    [Math.PI / 2, 7],
    [-Math.PI / 2, 7],
    [Math.PI, 5.4],
  ] as const)
    addWindow(mesh, { turn, along: 0, out: wallAt(y + 0.4) * flat + 0.02 }, { y, width: 0.62, height: 0.85 }, 'white-wood');
}

/** The cap turns with the wind; its tail pole reaches the ground behind. */
function addCap(mesh: MeshBuilder, { cap }: Style): void {
  addLathe(
    mesh,
    {
      rings: [
        [2.1, 8.9],
        [2.4, 9.05],
        [2.38, 9.25],
        [2.05, 10.2],
        [1.5, 10.95],
        [0.7, 11.5],
        [0, 11.7],
      ],
      sides: 18,
      smooth: false,
    },
    cap,
  );
  addBlock(mesh, [0, 9.35, 1.95], [1.5, 1.15, 0.7], 'timber');
  addCylinder(mesh, [0, 11.6, 0], { radius: 0.05, height: 0.7, sides: 6 }, 'timber');
  for (const side of [-1, 1])
    addTube(
      mesh,
      [
        { at: [side * 1.5, 9.3, -1.6], radius: 0.09 },
        { at: [side * 0.12, 0.9, -4.1], radius: 0.08 },
      ],
      6,
      'timber',
    );
  addTube(
    mesh,
    [
      { at: [0, 9.5, -2], radius: 0.12 },
      { at: [0, 0.5, -4.25], radius: 0.1 },
    ],
    6,
    'timber',
  );
}

/** The stage from which the miller reaches the sails. */
function addStage(mesh: MeshBuilder): void {
  const [inner, outer, y] = [2.6, 3.9, 2.6];
  addLathe(
    mesh,
    {
      rings: [
        [outer, y],
        [outer, y + 0.12],
        [inner, y + 0.12],
        [inner, y],
        [outer, y],
      ],
      sides: 16,
      smooth: false,
    },
    'planks',
  );
  for (let k = 0; k < 16; k++) {
    mesh.within(createRotationY((k * Math.PI) / 8), () => {
      addBlock(mesh, [0, y + 0.1, outer - 0.1], [0.09, 1, 0.09], 'timber');
      for (const rail of [0.55, 1.02]) addBlock(mesh, [0, y + rail, outer - 0.12], [outer * 0.4, 0.07, 0.06], 'timber');
    });
    if (k % 2 === 0)
      mesh.within(createRotationY((k * Math.PI) / 8), () =>
        addTube(
          mesh,
          [
            { at: [0, y + 0.02, outer - 0.25], radius: 0.08 },
            { at: [0, 1.1, wallAt(1)], radius: 0.08 },
          ],
          5,
          'timber',
        ),
      );
  }
}

/** A stock with a lattice on one side of it, half of it under cloth. */
function addSail(mesh: MeshBuilder): void {
  addBox(mesh, [-0.11, 0, -0.1], [0.11, SAIL_LENGTH, 0.1], 'timber');
  const [from, to] = [1.15, SAIL_LENGTH - 0.08];
  for (const x of [0.62, 1.02, 1.42]) addBox(mesh, [x - 0.03, from, -0.02], [x + 0.03, to, 0.04], 'timber');
  addBox(mesh, [-0.4, from, -0.02], [-0.34, to, 0.03], 'timber');
  const bars = 11;
  for (let k = 0; k < bars; k++) {
    const y = from + ((to - from) * k) / (bars - 1);
    addBox(mesh, [-0.42, y - 0.03, -0.05], [1.46, y + 0.03, 0.01], 'timber');
  }
  addBox(mesh, [0.14, from + 0.3, 0.05], [0.98, to - 0.25, 0.065], 'linen');
}
