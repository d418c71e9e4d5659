import type { MaterialName } from '@diorama/materials';
import { addBlock, addBox, addTube } from '@diorama/shapes';
import type { MeshBuilder } from '@diorama/shapes';
import type { Rgb, Vec3 } from '@diorama/world-model';

import type { ObjectRecipe, DrawOptions } from '../recipe/object-recipe.js';
import { addDoor, addRoof, addBuildingShell, addShutters, addWindow } from './building-parts.js';
import type { BuildingShell } from './building-parts.js';

interface Style {
  readonly shell: BuildingShell;
  readonly wall: MaterialName;
  readonly roof: MaterialName;
  readonly frame: MaterialName;
  readonly timbered: boolean;
  readonly shutters: boolean;
}

const STYLES: readonly [Style, Style, Style] = [
  {
    shell: { width: 7.4, depth: 5.6, wall: 2.8, rise: 2.6 },
    wall: 'plaster',
    roof: 'roof-tile',
    frame: 'white-wood',
    timbered: false,
    shutters: true,
  },
  {
    shell: { width: 8, depth: 5.8, wall: 3.1, rise: 3.1 },
    wall: 'plaster',
    roof: 'thatch',
    frame: 'timber',
    timbered: true,
    shutters: false,
  },
  {
    shell: { width: 6.8, depth: 5.4, wall: 2.7, rise: 2.7 },
    wall: 'stone-block',
    roof: 'slate',
    frame: 'white-wood',
    timbered: false,
    shutters: false,
  },
];

const CABIN: Style = {
  shell: { width: 7, depth: 5.4, wall: 2.6, rise: 2.5 },
  wall: 'log',
  roof: 'weathered-planks',
  frame: 'timber',
  timbered: false,
  shutters: false,
};

/** A cottage, its door to the front: plastered, half-timbered, of stone, or a log cabin where it is brown or stands in the woods. */
export const house: ObjectRecipe = {
  semantic: 'building',
  stand: 'ground',
  variants: 3,
  paintable: 2,
  footprint: 5.2,
  height: 6.2,
  principal: 'plaster',
  doubleSided: false,
  sink: 0.05,
  levels: true,
  colored: (setting, color) => (isCabin(setting, color) ? 'log' : 'plaster'),
  draw(mesh, { variant, setting, color }) {
    const isLog = isCabin(setting, color);
    const style = isLog ? CABIN : (STYLES[variant] ?? STYLES[0]);
    const { shell } = style;
    addBuildingShell(mesh, shell, style.wall);
    if (isLog) addLogs(mesh, shell);
    addBlock(mesh, [0, -0.5, 0], [shell.width + 0.16, 0.95, shell.depth + 0.16], 'stone-block');
    addRoof(mesh, shell, { material: style.roof, overhang: 0.55, thickness: style.roof === 'thatch' ? 0.32 : 0.14 });
    addChimney(mesh, shell);
    addOpenings(mesh, style);
    if (style.timbered) addTimbers(mesh, shell);
    return {
      shape: 'box',
      min: [-shell.width / 2, -0.3, -shell.depth / 2],
      max: [shell.width / 2, shell.wall + shell.rise * 0.5, shell.depth / 2],
    };
  },
};

/** Whether a house of this colour is one of logs: a brown one, and in the woods one of no other colour. */
const isCabin = ({ wooded }: DrawOptions, color: Rgb | null): boolean => (color === null ? wooded : isBrown(color));

const isBrown = ([r, g, b]: Rgb): boolean => r < 0.35 && r > 1.5 * g && g > 1.2 * b;

/** Metres from the middle of one log to that of the next, and of the walls' plane that they stand out by. */
const LOG = 0.26;

/** Logs laid on one another round the walls; at the corners they cross. */
function addLogs(mesh: MeshBuilder, { width, depth, wall }: BuildingShell): void {
  const [x, z] = [width / 2, depth / 2];
  const log = (from: Vec3, to: Vec3): void =>
    addTube(
      mesh,
      [
        { at: from, radius: LOG * 0.54 },
        { at: to, radius: LOG * 0.54 },
      ],
      7,
      'log',
    );
  for (let y = LOG; y < wall - LOG / 2; y += LOG)
    for (const side of [-1, 1]) {
      log([-x - 0.28, y, side * z], [x + 0.28, y, side * z]);
      // Those of the gables would come through the roof that hangs over their ends.
      if (y < wall - 0.65) log([side * x, y + LOG / 2, -z - 0.28], [side * x, y + LOG / 2, z + 0.28]);
    }
}

function addChimney(mesh: MeshBuilder, shell: BuildingShell): void {
  const top = shell.wall + shell.rise + 0.8;
  addBlock(mesh, [shell.width * 0.3, shell.wall, -0.7], [0.75, top - shell.wall, 0.75], 'brick');
  addBlock(mesh, [shell.width * 0.3, top, -0.7], [0.95, 0.14, 0.95], 'stone-block');
  addBlock(mesh, [shell.width * 0.3, top + 0.14, -0.7], [0.36, 0.3, 0.36], 'terracotta');
}

function addOpenings(mesh: MeshBuilder, style: Style): void {
  const { shell } = style;
  const pane = { y: 1, width: 0.95, height: 1.15 };
  const deep = style === CABIN ? LOG * 0.5 : 0;
  const front = shell.depth / 2 + deep;
  addDoor(mesh, { turn: 0, along: 0, out: front }, { width: 1.05, height: 2.1 }, 'door-wood');
  for (const turn of [0, Math.PI]) {
    for (const side of [-1, 1]) {
      const place = { turn, along: side * shell.width * 0.3, out: front };
      addWindow(mesh, place, pane, style.frame);
      if (style.shutters) addShutters(mesh, place, pane, 'boat-paint');
    }
  }
  for (const turn of [Math.PI / 2, -Math.PI / 2]) {
    addWindow(mesh, { turn, along: 0, out: shell.width / 2 + deep }, pane, style.frame);
    addWindow(mesh, { turn, along: 0, out: shell.width / 2 }, { y: shell.wall + shell.rise * 0.2, width: 0.7, height: 0.8 }, style.frame);
  }
}

function addTimbers(mesh: MeshBuilder, shell: BuildingShell): void {
  const [x, z] = [shell.width / 2, shell.depth / 2];
  for (const side of [-1, 1]) {
    for (const share of [-1, -0.56, -0.17, 0.17, 0.56, 1])
      addBlock(mesh, [share * (x - 0.08), 0.4, side * z], [0.18, shell.wall - 0.4, 0.1], 'timber');
    for (const y of [0.45, shell.wall - 0.2]) addBlock(mesh, [0, y, side * z], [shell.width, 0.18, 0.11], 'timber');
    for (const y of [0.45, shell.wall - 0.1]) addBox(mesh, [side * x - 0.05, y, -z], [side * x + 0.05, y + 0.18, z], 'timber');
    for (const share of [-0.97, -0.5, 0.5, 0.97])
      addBlock(mesh, [side * x, 0.4, share * (z - 0.08)], [0.1, shell.wall - 0.4, 0.18], 'timber');
    addBlock(mesh, [side * x, shell.wall, 0], [0.1, shell.rise * 0.9, 0.16], 'timber');
  }
}
