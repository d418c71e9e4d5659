import type { MaterialName } from '@diorama/materials';
import { addBlock, addBox, addPrism, addTube } from '@diorama/shapes';
import type { MeshBuilder } from '@diorama/shapes';
import { composeTransforms, createScaling, createTranslation, FLOOR_HEIGHT } from '@diorama/world-model';
import type { Solid } from '@diorama/world-model';

import type { RoomSink } from '../room-sink.js';

/** Half of the clear width between the ribs, metres. */
export const CORRIDOR_HALF_WIDTH = 1.9;
/** Metres from rib to rib, and how many bays there are. */
export const CORRIDOR_BAY_LENGTH = 2.3;
export const CORRIDOR_BAY_COUNT = 8;
const BACK = 5.75;
/** Where the panels of the wall stand behind the ribs, and where wall and ceiling meet the slope between them. */
export const CORRIDOR_WALL_X = 2.12;
export const CORRIDOR_WALL_TOP = 2.3;
const SLOPE_TOP = [1.5, 2.95] as const;
const CEILING = 2.95;
const RIB = 0.34;
const THICK = 0.3;

/** z of the middle of a bay, counted from the back. */
export const computeCorridorBayCentre = (bay: number): number => BACK - (bay + 0.5) * CORRIDOR_BAY_LENGTH;

/** A slab over a line of the cross-section from `a` up to `b`, to the right of it, along z. */
interface HullStrip {
  readonly a: readonly [number, number];
  readonly b: readonly [number, number];
  readonly z: readonly [number, number];
  readonly thick: number;
}

/** Adds a strip of the right side of the cross-section; heights are above the floor. */
export function addHullStrip(mesh: MeshBuilder, { a, b, z, thick }: HullStrip, material: MaterialName): void {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = Math.hypot(dx, dy);
  const [ox, oy] = [(dy / length) * thick, (-dx / length) * thick];
  addPrism(mesh, [a, [a[0] + ox, a[1] + oy], [b[0] + ox, b[1] + oy], b], z, material);
}

/** Deck, ribs, slopes, ceiling and the two bulkheads: all but the panels of the walls. */
export function addCorridorHull(assembly: RoomSink, z: readonly [number, number]): void {
  const floorFrame = createTranslation(0, FLOOR_HEIGHT, 0);
  const [far, near] = z;
  const reach = CORRIDOR_WALL_X + THICK + 0.2;
  const floor = { shape: 'box', min: [-reach, -0.4, far - THICK], max: [reach, 0, near + THICK] } as const;
  assembly.placeBody({ semantic: 'floor', solid: floor, draw: (mesh) => drawDeck(mesh, z) }, floorFrame);
  const roof = { shape: 'box', min: [-reach, CORRIDOR_WALL_TOP + 0.4, far - THICK], max: [reach, CEILING + THICK, near + THICK] } as const;
  assembly.placeBody({ semantic: 'ceiling', solid: roof, draw: (mesh) => drawCeiling(mesh, z) }, floorFrame);
  for (const side of [-1, 1]) {
    const top = CORRIDOR_WALL_TOP + 0.4;
    const solid: Solid =
      side > 0
        ? { shape: 'box', min: [CORRIDOR_HALF_WIDTH, 0, far], max: [reach, top, near] }
        : { shape: 'box', min: [-reach, 0, far], max: [-CORRIDOR_HALF_WIDTH, top, near] };
    assembly.placeBody(
      { semantic: 'wall', solid, draw: (mesh) => mesh.within(createScaling(side, 1, 1), () => drawFoot(mesh, z)) },
      floorFrame,
    );
  }
  for (let rib = 0; rib <= CORRIDOR_BAY_COUNT; rib++)
    assembly.placeBody(
      { semantic: 'wall', solid: null, draw: drawRib },
      createTranslation(0, FLOOR_HEIGHT, BACK - rib * CORRIDOR_BAY_LENGTH),
    );
  addBulkhead(assembly, far, 1);
  addBulkhead(assembly, near, -1);
}

/** Plates to walk on between gratings, and a line of light along each. */
function drawDeck(mesh: MeshBuilder, [far, near]: readonly [number, number]): void {
  addBox(mesh, [-1.16, -0.3, far], [1.16, 0, near], 'deck');
  for (let bay = 0; bay < CORRIDOR_BAY_COUNT; bay++) {
    addBox(
      mesh,
      [-1.16, 0, computeCorridorBayCentre(bay) + CORRIDOR_BAY_LENGTH / 2 - 0.12],
      [1.16, 0.004, computeCorridorBayCentre(bay) + CORRIDOR_BAY_LENGTH / 2 + 0.12],
      'hull-frame',
    );
    if (bay % 3 === 1) addHatch(mesh, computeCorridorBayCentre(bay));
  }
  for (const side of [-1, 1]) {
    const strip = (from: number, to: number, top: number, material: MaterialName): void =>
      side > 0 ? addBox(mesh, [from, -0.3, far], [to, top, near], material) : addBox(mesh, [-to, -0.3, far], [-from, top, near], material);
    strip(1.16, 1.2, -0.015, 'hull-dark');
    strip(1.2, 1.25, -0.004, 'light-strip');
    strip(1.25, 1.275, -0.015, 'hull-dark');
    strip(1.275, CORRIDOR_HALF_WIDTH + 0.1, 0, 'hull-frame');
  }
}

/** A hatch in the deck with marked corners. */
function addHatch(mesh: MeshBuilder, z: number): void {
  addBlock(mesh, [0, 0, z], [1.1, 0.004, 1.1], 'hull-dark');
  addBlock(mesh, [0, 0.004, z], [1, 0.004, 1], 'hull-frame');
  for (const x of [-1, 1])
    for (const end of [-1, 1]) {
      addBlock(mesh, [x * 0.43, 0.008, z + end * 0.37], [0.05, 0.003, 0.2], 'hull-mark');
      addBlock(mesh, [x * 0.33, 0.008, z + end * 0.44], [0.15, 0.003, 0.05], 'hull-mark');
    }
  addBlock(mesh, [0, 0.008, z], [0.2, 0.004, 0.06], 'stainless-steel');
}

/** A long light between panels, over each bay. */
function drawCeiling(mesh: MeshBuilder, [far, near]: readonly [number, number]): void {
  addBox(mesh, [-SLOPE_TOP[0], CEILING, far], [SLOPE_TOP[0], CEILING + THICK, near], 'hull-panel');
  for (let bay = 0; bay < CORRIDOR_BAY_COUNT; bay++) {
    const z = computeCorridorBayCentre(bay);
    addBlock(mesh, [0, CEILING - 0.06, z], [0.86, 0.06, 1.62], 'hull-frame');
    addBlock(mesh, [0, CEILING - 0.068, z], [0.62, 0.01, 1.4], 'light-panel');
    for (const x of [-1, 1]) addBlock(mesh, [x, CEILING - 0.03, z], [0.5, 0.03, 1.5], 'hull-frame');
  }
}

/** The sloping foot of the wall and the slope below the ceiling with its pipes; the right side. */
function drawFoot(mesh: MeshBuilder, z: readonly [number, number]): void {
  addHullStrip(mesh, { a: [CORRIDOR_HALF_WIDTH + 0.02, 0], b: [CORRIDOR_WALL_X, 0.3], z, thick: THICK }, 'hull-dark');
  addHullStrip(mesh, { a: [CORRIDOR_WALL_X, CORRIDOR_WALL_TOP], b: SLOPE_TOP, z, thick: THICK }, 'hull-frame');
  for (let bay = 0; bay < CORRIDOR_BAY_COUNT; bay++) {
    const centre = computeCorridorBayCentre(bay);
    addHullStrip(mesh, { a: [2.0, 2.4], b: [1.62, 2.81], z: [centre - 0.8, centre + 0.8], thick: 0.06 }, 'hull-panel');
  }
  for (const [x, y, radius, material] of [
    [1.7, 2.46, 0.05, 'hull-mark'],
    [1.8, 2.38, 0.03, 'brass'],
    [1.58, 2.56, 0.035, 'hull-dark'],
  ] as const)
    addTube(
      mesh,
      [
        { at: [x, y, z[1]], radius },
        { at: [x, y, z[0]], radius },
      ],
      10,
      material,
    );
}

/** A rib round the section with a bar of light on each side. */
function drawRib(mesh: MeshBuilder): void {
  const z = [-RIB / 2, RIB / 2] as const;
  for (const side of [-1, 1])
    mesh.within(createScaling(side, 1, 1), () => {
      addHullStrip(mesh, { a: [CORRIDOR_HALF_WIDTH, 0], b: [CORRIDOR_HALF_WIDTH, 2.24], z, thick: 0.24 }, 'hull-frame');
      addHullStrip(mesh, { a: [CORRIDOR_HALF_WIDTH, 2.24], b: [1.32, 2.82], z, thick: 0.24 }, 'hull-frame');
      addBox(mesh, [CORRIDOR_HALF_WIDTH - 0.012, 0.42, -0.055], [CORRIDOR_HALF_WIDTH + 0.01, 1.98, 0.055], 'hull-dark');
      addBox(mesh, [CORRIDOR_HALF_WIDTH - 0.02, 0.46, -0.036], [CORRIDOR_HALF_WIDTH, 1.94, 0.036], 'light-strip');
      for (const y of [0.2, 2.1]) addBlock(mesh, [CORRIDOR_HALF_WIDTH, y, 0], [0.05, 0.08, RIB - 0.08], 'hull-mark');
    });
  addBox(mesh, [-1.34, 2.82, -RIB / 2], [1.34, 3.05, RIB / 2], 'hull-frame');
}

/** The end of the corridor: a double door in an eight-sided frame; `facing` is the sign of z towards the room. */
function addBulkhead(assembly: RoomSink, z: number, facing: 1 | -1): void {
  const solid = { shape: 'box', min: [-2.6, -0.2, -0.6], max: [2.6, 3.2, 0] } as const;
  const turn =
    facing > 0
      ? createTranslation(0, FLOOR_HEIGHT, z)
      : composeTransforms(createTranslation(0, FLOOR_HEIGHT, z), [-1, 0, 0, 0, 0, 1, 0, 0, 0, 0, -1, 0]);
  assembly.placeBody({ semantic: 'wall', solid, draw: drawBulkhead }, turn);
}

function drawBulkhead(mesh: MeshBuilder): void {
  addBox(mesh, [-2.6, -0.2, -0.6], [2.6, 3.2, -0.25], 'hull-dark');
  for (const side of [-1, 1])
    mesh.within(createScaling(side, 1, 1), () => {
      addBox(mesh, [1.15, 0, -0.25], [2.6, 3.2, 0], 'hull-frame');
      addPrism(
        mesh,
        [
          [0.55, 2.35],
          [1.15, 1.75],
          [1.15, 2.35],
        ],
        [-0.25, 0],
        'hull-frame',
      );
      addBox(mesh, [0.012, 0.02, -0.25], [1.15, 2.35, -0.14], 'hull-panel');
      for (const y of [0.25, 0.85, 1.45]) addBox(mesh, [0.12, y, -0.14], [0.98, y + 0.42, -0.115], 'hull-panel');
      addBox(mesh, [0.012, 1.08, -0.14], [0.1, 1.36, -0.1], 'hull-dark');
      for (let k = 0; k < 5; k++)
        addPrism(
          mesh,
          [
            [0.12 + k * 0.2, 0.06],
            [0.22 + k * 0.2, 0.06],
            [0.28 + k * 0.2, 0.18],
            [0.18 + k * 0.2, 0.18],
          ],
          [-0.14, -0.125],
          'hull-mark',
        );
      addBox(mesh, [1.24, 0.1, 0], [1.3, 2.2, 0.02], 'light-strip');
      addBox(mesh, [1.48, 1.1, 0], [1.68, 1.42, 0.05], 'hull-dark');
      addBox(mesh, [1.51, 1.26, 0.05], [1.65, 1.39, 0.054], 'screen-green');
    });
  addBox(mesh, [-1.15, 2.35, -0.25], [1.15, 3.2, 0], 'hull-frame');
  addBox(mesh, [-0.7, 2.46, 0], [0.7, 2.54, 0.02], 'screen-amber');
}
