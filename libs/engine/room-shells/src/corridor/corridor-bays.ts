import type { MaterialName } from '@diorama/materials';
import { addBlock, addBox, addTube } from '@diorama/shapes';
import type { MeshBuilder } from '@diorama/shapes';
import { createScaling, createTranslation, FLOOR_HEIGHT } from '@diorama/world-model';

import type { RoomSink } from '../room-sink.js';
import { CORRIDOR_BAY_LENGTH, CORRIDOR_WALL_X, CORRIDOR_WALL_TOP, computeCorridorBayCentre } from './corridor-hull.js';

interface Bay {
  /** Counted from the back. */
  readonly bay: number;
  /** 1 is the right wall, -1 the left. */
  readonly side: 1 | -1;
  readonly isWindow: boolean;
  /** Decides what the panels of this side carry, 0 to 1. */
  readonly draw: number;
}

const LOW = 0.3;
const HALF = CORRIDOR_BAY_LENGTH / 2;
/** Half of the panel between two ribs. */
const PANEL = HALF - 0.17;

/** The wall of one bay between two ribs. Panels are drawn for the right side: their face looks towards -x. */
export function addCorridorBay(assembly: RoomSink, { bay, side, isWindow, draw }: Bay): void {
  const panels = [drawPlates, drawLocker, drawVent, drawDoor, drawDisplay];
  const panel = isWindow
    ? drawWindow
    : (panels[(Math.floor(draw * panels.length) + 2 * bay) % panels.length] as (mesh: MeshBuilder) => void);
  assembly.placeBody(
    { semantic: 'wall', solid: null, draw: (mesh) => mesh.within(createScaling(side, 1, 1), () => panel(mesh)) },
    createTranslation(0, FLOOR_HEIGHT, computeCorridorBayCentre(bay)),
  );
}

/** A plate on the wall's plane: y and z ranges, and how far it stands out. */
function addPlate(
  mesh: MeshBuilder,
  y: readonly [number, number],
  z: readonly [number, number],
  look: { out: number; material: MaterialName },
): void {
  addBox(mesh, [CORRIDOR_WALL_X - look.out, y[0], z[0]], [CORRIDOR_WALL_X, y[1], z[1]], look.material);
}

const backWall = (mesh: MeshBuilder, material: MaterialName): void =>
  addBox(mesh, [CORRIDOR_WALL_X, LOW - 0.05, -HALF], [CORRIDOR_WALL_X + 0.3, CORRIDOR_WALL_TOP + 0.05, HALF], material);

/** Large plates with a stripe and a rail. */
function drawPlates(mesh: MeshBuilder): void {
  backWall(mesh, 'hull-dark');
  for (const [z0, z1] of [
    [-PANEL, -0.02],
    [0.02, PANEL],
  ] as const) {
    addPlate(mesh, [0.34, 0.98], [z0, z1], { out: 0.05, material: 'hull-panel' });
    addPlate(mesh, [1.02, 1.14], [z0, z1], { out: 0.05, material: 'hull-mark' });
    addPlate(mesh, [1.18, 2.26], [z0, z1], { out: 0.05, material: 'hull-panel' });
  }
  addRail(mesh);
}

function addRail(mesh: MeshBuilder): void {
  const x = CORRIDOR_WALL_X - 0.13;
  addTube(
    mesh,
    [
      { at: [x, 1.08, PANEL - 0.1], radius: 0.02 },
      { at: [x, 1.08, -PANEL + 0.1], radius: 0.02 },
    ],
    8,
    'stainless-steel',
  );
  for (const z of [-PANEL + 0.2, 0, PANEL - 0.2]) addBlock(mesh, [x + 0.05, 1.065, z], [0.1, 0.03, 0.03], 'hull-frame');
}

/** Four lockers with handles and a mark. */
function drawLocker(mesh: MeshBuilder): void {
  backWall(mesh, 'hull-dark');
  for (let k = 0; k < 4; k++) {
    const z0 = -PANEL + (k * PANEL) / 2 + 0.015;
    const z1 = z0 + PANEL / 2 - 0.03;
    addPlate(mesh, [0.36, 2.24], [z0, z1], { out: 0.06, material: 'hull-panel' });
    addPlate(mesh, [1.95, 2.1], [z0 + 0.08, z1 - 0.08], { out: 0.067, material: k % 2 === 0 ? 'hull-mark' : 'hull-frame' });
    for (let slat = 0; slat < 4; slat++)
      addPlate(mesh, [0.48 + slat * 0.06, 0.51 + slat * 0.06], [z0 + 0.08, z1 - 0.08], { out: 0.065, material: 'hull-dark' });
    addPlate(mesh, [1.1, 1.32], [z1 - 0.07, z1 - 0.04], { out: 0.1, material: 'stainless-steel' });
  }
}

/** An air vent with slats between two plates, pipes below. */
function drawVent(mesh: MeshBuilder): void {
  backWall(mesh, 'hull-dark');
  for (const z of [
    [-PANEL, -0.55],
    [0.55, PANEL],
  ] as const)
    addPlate(mesh, [0.34, 2.26], z, { out: 0.05, material: 'hull-panel' });
  addPlate(mesh, [1.9, 2.26], [-0.53, 0.53], { out: 0.05, material: 'hull-panel' });
  for (let slat = 0; slat < 9; slat++) {
    const y = 0.95 + slat * 0.1;
    addPlate(mesh, [y, y + 0.045], [-0.53, 0.53], { out: 0.05, material: 'hull-frame' });
  }
  for (const [z, material] of [
    [-0.36, 'brass'],
    [-0.2, 'hull-mark'],
    [0.02, 'stainless-steel'],
    [0.3, 'stainless-steel'],
  ] as const)
    addTube(
      mesh,
      [
        { at: [CORRIDOR_WALL_X - 0.07, 0.22, z], radius: 0.05 },
        { at: [CORRIDOR_WALL_X - 0.07, 0.93, z], radius: 0.05 },
      ],
      10,
      material,
    );
}

/** A sliding door to a cabin with a lit number beside it. */
function drawDoor(mesh: MeshBuilder): void {
  backWall(mesh, 'hull-frame');
  for (const z of [
    [-PANEL, -0.58],
    [0.58, PANEL],
  ] as const)
    addPlate(mesh, [0.34, 2.26], z, { out: 0.06, material: 'hull-panel' });
  addPlate(mesh, [2.1, 2.26], [-0.56, 0.56], { out: 0.06, material: 'hull-panel' });
  addPlate(mesh, [0.28, 2.08], [-0.55, -0.006], { out: 0.012, material: 'hull-mark' });
  addPlate(mesh, [0.28, 2.08], [0.006, 0.55], { out: 0.012, material: 'hull-mark' });
  addPlate(mesh, [1.3, 1.8], [-0.34, -0.16], { out: 0.018, material: 'black-glass' });
  addPlate(mesh, [1.3, 1.8], [0.16, 0.34], { out: 0.018, material: 'black-glass' });
  addPlate(mesh, [2.14, 2.2], [-0.4, 0.4], { out: 0.066, material: 'light-panel' });
  addPlate(mesh, [1.15, 1.4], [0.68, 0.84], { out: 0.09, material: 'hull-dark' });
  addPlate(mesh, [1.29, 1.37], [0.7, 0.82], { out: 0.094, material: 'screen-green' });
}

/** A display with a chart between plates. */
function drawDisplay(mesh: MeshBuilder): void {
  backWall(mesh, 'hull-dark');
  addPlate(mesh, [0.34, 1.02], [-PANEL, PANEL], { out: 0.05, material: 'hull-panel' });
  addPlate(mesh, [2, 2.26], [-PANEL, PANEL], { out: 0.05, material: 'hull-panel' });
  addPlate(mesh, [1.06, 1.96], [-PANEL, PANEL], { out: 0.03, material: 'hull-frame' });
  addPlate(mesh, [1.12, 1.9], [-0.8, 0.8], { out: 0.045, material: 'black-glass' });
  for (let k = 0; k < 22; k++) {
    const height = 0.1 + 0.16 * (1 + Math.sin(k * 0.9)) + 0.05 * Math.cos(k * 2.3);
    addPlate(mesh, [1.17, 1.17 + height], [-0.75 + k * 0.042, -0.722 + k * 0.042], { out: 0.048, material: 'screen-blue' });
  }
  for (let row = 0; row < 7; row++)
    addPlate(mesh, [1.2 + row * 0.085, 1.24 + row * 0.085], [0.26, 0.42 + 0.28 * Math.abs(Math.sin(row * 1.7))], {
      out: 0.048,
      material: row % 3 === 0 ? 'screen-amber' : 'screen-blue',
    });
  addRail(mesh);
}

/** A window from rib to rib: a sill and a head; nothing but space behind. */
function drawWindow(mesh: MeshBuilder): void {
  addBox(mesh, [CORRIDOR_WALL_X - 0.04, LOW - 0.05, -HALF], [CORRIDOR_WALL_X + 0.3, 0.62, HALF], 'hull-panel');
  addBox(mesh, [CORRIDOR_WALL_X - 0.1, 0.62, -HALF], [CORRIDOR_WALL_X + 0.3, 0.68, HALF], 'hull-frame');
  addBox(mesh, [CORRIDOR_WALL_X - 0.02, 2.2, -HALF], [CORRIDOR_WALL_X + 0.3, CORRIDOR_WALL_TOP + 0.05, HALF], 'hull-frame');
  for (const z of [
    [-HALF, -PANEL],
    [PANEL, HALF],
  ] as const)
    addBox(mesh, [CORRIDOR_WALL_X - 0.02, 0.68, z[0]], [CORRIDOR_WALL_X + 0.3, 2.2, z[1]], 'hull-frame');
  addPlate(mesh, [0.4, 0.46], [-PANEL, PANEL], { out: 0.05, material: 'light-strip' });
}
