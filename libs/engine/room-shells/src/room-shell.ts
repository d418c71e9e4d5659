import { addBlock, addBox, addPrism } from '@diorama/shapes';
import type { MeshBuilder } from '@diorama/shapes';
import { createTranslation, createWallFrame, FLOOR_HEIGHT, ROOM_SIDES } from '@diorama/world-model';
import type { ConvexSolid, RoomSide, Solid, WallOpening } from '@diorama/world-model';

import { VAULT_RISE, WALL_THICKNESS } from './room-shape.js';
import type { RoomShape } from './room-shape.js';
import type { RoomSink } from './room-sink.js';
import { addWallLining, SKIRTING } from './wall-lining.js';
import { drawWindowView } from './window-view.js';

/** Floor, walls with their windows and door, ceiling. Every body is closed, and together they close the world. */
export function addRoomShell(assembly: RoomSink, shape: RoomShape): void {
  const [x0, x1, z0, z1] = [
    shape.x[0] - WALL_THICKNESS,
    shape.x[1] + WALL_THICKNESS,
    shape.z[0] - WALL_THICKNESS,
    shape.z[1] + WALL_THICKNESS,
  ];
  const floor: Solid = { shape: 'box', min: [x0, FLOOR_HEIGHT - WALL_THICKNESS, z0], max: [x1, FLOOR_HEIGHT, z1] };
  assembly.placeBody({ semantic: 'floor', solid: floor, draw: (mesh) => addBox(mesh, floor.min, floor.max, shape.floor) });
  for (const side of ROOM_SIDES) addWall(assembly, shape, side);
  addCeiling(assembly, shape);
}

function addWall(assembly: RoomSink, shape: RoomShape, side: RoomSide): void {
  const { length, frame } = createWallFrame(shape, side);
  const gable = shape.ceiling === 'vault' && (side === 'front' || side === 'back');
  const top = shape.height + (gable ? vaultRise(shape) + 0.1 : 0);
  const half = length / 2 + WALL_THICKNESS;
  const openings = shape.openings.filter((opening) => opening.side === side).sort((a, b) => a.along - b.along);
  const draw = (mesh: MeshBuilder): void => {
    let from = -half;
    for (const opening of openings) {
      const [left, right] = [opening.along - opening.width / 2, opening.along + opening.width / 2];
      addBox(mesh, [from, 0, -WALL_THICKNESS], [left, top, 0], shape.wall);
      if (opening.bottom > 0) addBox(mesh, [left, 0, -WALL_THICKNESS], [right, opening.bottom, 0], shape.wall);
      addBox(mesh, [left, opening.top, -WALL_THICKNESS], [right, top, 0], shape.wall);
      from = right;
    }
    addBox(mesh, [from, 0, -WALL_THICKNESS], [half, top, 0], shape.wall);
  };
  assembly.placeBody({ semantic: 'wall', solid: solidOf(half, top, openings), draw }, frame);
  assembly.placeBody({ semantic: 'wall', solid: null, draw: (mesh) => addTrim(mesh, { shape, openings, half: length / 2 }) }, frame);
  for (const opening of openings.filter(({ kind }) => kind !== 'passage')) {
    const part = (mesh: MeshBuilder) =>
      mesh.within(createTranslation(opening.along, 0, 0), () =>
        opening.kind === 'window' ? drawWindow(mesh, opening, shape) : drawDoor(mesh, opening, shape),
      );
    assembly.placeBody({ semantic: opening.kind === 'window' ? 'light' : 'building', solid: null, draw: part }, frame);
  }
}

/** A wall blocks walkers but for its passages. */
function solidOf(half: number, top: number, openings: readonly WallOpening[]): Solid {
  const box = (from: number, to: number, bottom: number): ConvexSolid => ({
    shape: 'box',
    min: [from, bottom, -WALL_THICKNESS],
    max: [to, top, 0],
  });
  const passages = openings.filter(({ kind }) => kind === 'passage');
  if (passages.length === 0) return box(-half, half, 0);
  const members: ConvexSolid[] = [];
  let from = -half;
  for (const { along, width, top: head } of passages) {
    members.push(box(from, along - width / 2, 0), box(along - width / 2, along + width / 2, head));
    from = along + width / 2;
  }
  return { shape: 'group', members: [...members, box(from, half, 0)] };
}

/** Skirting boards between the doors, the lining above them, and a cornice under the ceiling. */
function addTrim(mesh: MeshBuilder, wall: { shape: RoomShape; openings: readonly WallOpening[]; half: number }): void {
  let from = -wall.half;
  for (const door of wall.openings.filter((opening) => opening.bottom === 0)) {
    addBox(mesh, [from, 0, 0], [door.along - door.width / 2 - 0.12, SKIRTING, 0.022], wall.shape.trim);
    from = door.along + door.width / 2 + 0.12;
  }
  addBox(mesh, [from, 0, 0], [wall.half, SKIRTING, 0.022], wall.shape.trim);
  const { height, lining, trim } = wall.shape;
  if (lining !== undefined) addWallLining(mesh, lining, { ...wall, trim });
  addBox(mesh, [-wall.half, height - 0.12, 0], [wall.half, height - 0.05, 0.04], trim);
  addBox(mesh, [-wall.half, height - 0.05, 0], [wall.half, height, 0.09], trim);
}

/** A deep window with bars, a sill and curtains; what is outside shines by itself. */
function drawWindow(mesh: MeshBuilder, opening: WallOpening, shape: RoomShape): void {
  const { width, bottom, top } = opening;
  const height = top - bottom;
  const half = width / 2;
  const garden = bottom + height * (bottom > 1.6 ? 0 : 0.32);
  if (shape.view !== undefined) drawWindowView(mesh, { half, bottom, top, back: -WALL_THICKNESS }, shape.view);
  else addBox(mesh, [-half, garden, -WALL_THICKNESS], [half, top, -WALL_THICKNESS + 0.05], 'window-daylight');
  if (shape.view === undefined && garden > bottom)
    addBox(mesh, [-half, bottom, -WALL_THICKNESS], [half, garden, -WALL_THICKNESS + 0.06], 'window-garden');
  const isPlain = opening.isPlain === true;
  const bars = isPlain ? 1 : Math.max(2, Math.round(width / 0.6));
  for (let k = 0; k <= bars; k++)
    addBlock(mesh, [-half + (k * width) / bars, bottom, -WALL_THICKNESS + 0.1], [k % bars === 0 ? 0.11 : 0.045, height, 0.06], shape.trim);
  const rows = isPlain ? 1 : Math.max(2, Math.round(height / 0.65));
  for (let k = 0; k <= rows; k++)
    addBlock(
      mesh,
      [0, bottom + (k * height) / rows - 0.025, -WALL_THICKNESS + 0.1],
      [width, k % rows === 0 ? 0.09 : 0.045, 0.05],
      shape.trim,
    );
  if (!isPlain) addBlock(mesh, [0, bottom - 0.05, -0.05], [width + 0.2, 0.05, 0.44], shape.trim);
  if (bottom < 1.6 && shape.ceiling !== 'vault' && opening.bare !== true) addCurtains(mesh, opening);
}

function addCurtains(mesh: MeshBuilder, { width, top }: WallOpening): void {
  addBlock(mesh, [0, top + 0.14, 0.1], [width + 0.9, 0.03, 0.03], 'brass');
  for (const side of [-1, 1]) {
    for (let fold = 0; fold < 6; fold++) {
      const x = side * (width / 2 + 0.02 + fold * 0.065);
      const deep = fold % 2 === 0 ? 0.13 : 0.08;
      addBox(mesh, [x - 0.034, 0.06, deep - 0.035], [x + 0.034, top + 0.14, deep + 0.03], 'curtain');
    }
  }
}

function drawDoor(mesh: MeshBuilder, { width, top }: WallOpening, shape: RoomShape): void {
  addBox(mesh, [-width / 2, 0, -WALL_THICKNESS], [width / 2, top, -0.2], 'door-wood');
  for (const side of [-1, 1]) addBlock(mesh, [side * (width / 2 + 0.05), 0, 0.01], [0.12, top, 0.07], shape.trim);
  addBlock(mesh, [0, top, 0.01], [width + 0.26, 0.13, 0.08], shape.trim);
  const leaves = width > 1.4 ? 2 : 1;
  const leaf = width / leaves;
  for (let k = 0; k < leaves; k++) {
    const x = -width / 2 + (k + 0.5) * leaf;
    for (const [low, high] of [
      [0.08, 0.36],
      [0.42, 0.66],
      [0.72, 0.95],
    ] as const)
      addBox(mesh, [x - leaf * 0.36, low * top, -0.2], [x + leaf * 0.36, high * top, -0.17], 'door-wood');
  }
  addBlock(mesh, [leaves === 2 ? 0.09 : width / 2 - 0.12, top * 0.48, -0.15], [0.04, 0.13, 0.09], 'brass');
}

const vaultRise = (shape: RoomShape): number => (shape.x[1] - shape.x[0]) * VAULT_RISE;

/** Metres from the height of the walls up to the ceiling above a place. */
export function measureCeilingRise(shape: RoomShape, x: number): number {
  if (shape.suspension !== undefined) return shape.suspension;
  if (shape.ceiling !== 'vault') return 0;
  const [middle, half] = [(shape.x[0] + shape.x[1]) / 2, (shape.x[1] - shape.x[0]) / 2];
  return vaultRise(shape) * Math.sqrt(Math.max(0, 1 - ((x - middle) / half) ** 2));
}

function addCeiling(assembly: RoomSink, shape: RoomShape): void {
  const [x0, x1] = [shape.x[0] - WALL_THICKNESS, shape.x[1] + WALL_THICKNESS];
  const [z0, z1] = [shape.z[0] - WALL_THICKNESS, shape.z[1] + WALL_THICKNESS];
  const y = FLOOR_HEIGHT + shape.height;
  const lift = shape.ceiling === 'vault' ? vaultRise(shape) : 0;
  const solid: Solid = { shape: 'box', min: [x0, y + lift, z0], max: [x1, y + lift + WALL_THICKNESS, z1] };
  const draw = (mesh: MeshBuilder): void => {
    if (shape.ceiling === 'vault') return drawVault(mesh, shape);
    addBox(mesh, solid.min, solid.max, shape.top);
  };
  assembly.placeBody({ semantic: 'ceiling', solid, draw });
  if (shape.ceiling === 'beams') assembly.placeBody({ semantic: 'ceiling', solid: null, draw: (mesh) => drawBeams(mesh, shape) });
}

function drawBeams(mesh: MeshBuilder, shape: RoomShape): void {
  const [z0, z1] = shape.z;
  const y = FLOOR_HEIGHT + shape.height;
  const beams = Math.max(2, Math.round((z1 - z0) / 1.3));
  for (let k = 0; k < beams; k++) {
    const z = z0 + ((k + 0.5) * (z1 - z0)) / beams;
    addBox(mesh, [shape.x[0], y - 0.22, z - 0.1], [shape.x[1], y, z + 0.1], 'timber');
  }
  const middle = (shape.x[0] + shape.x[1]) / 2;
  addBox(mesh, [middle - 0.14, y - 0.4, z0], [middle + 0.14, y - 0.2, z1], 'timber');
}

/** A barrel vault of flat stones over the length of the room, with ribs. */
function drawVault(mesh: MeshBuilder, shape: RoomShape): void {
  const [x0, x1] = shape.x;
  const [middle, half] = [(x0 + x1) / 2, (x1 - x0) / 2];
  const rise = vaultRise(shape);
  const spring = FLOOR_HEIGHT + shape.height;
  const stones = 20;
  const arch = (k: number, lift: number): [number, number] => {
    const angle = Math.PI * (1 - k / stones);
    return [middle + Math.cos(angle) * (half + lift), spring + Math.sin(angle) * (rise + lift)];
  };
  const bays = Math.max(3, Math.round((shape.z[1] - shape.z[0]) / 3.2));
  for (let k = 0; k < stones; k++) {
    addPrism(
      mesh,
      [arch(k + 1, 0), arch(k, 0), arch(k, WALL_THICKNESS), arch(k + 1, WALL_THICKNESS)].toReversed(),
      [shape.z[0] - WALL_THICKNESS, shape.z[1] + WALL_THICKNESS],
      shape.top,
    );
    for (let bay = 0; bay <= bays; bay++) {
      const z = shape.z[0] + (bay * (shape.z[1] - shape.z[0])) / bays;
      addPrism(mesh, [arch(k + 1, -0.22), arch(k, -0.22), arch(k, 0.02), arch(k + 1, 0.02)].toReversed(), [z - 0.2, z + 0.2], shape.trim);
    }
  }
}
