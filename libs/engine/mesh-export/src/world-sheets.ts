import type { OpenedScene, SurfacePainter } from '@diorama/render';
import { sampleHeight } from '@diorama/world-model';
import type { Renderer, Vec3, WorldModel } from '@diorama/world-model';

import { computeBandRows } from './mesh-source.js';
import type { PictureLayout } from './mesh-source.js';
import type { CellFilter } from './polar-sheet.js';
import { RadialMap } from './radial-map.js';

const BAND_ROWS = 32;
/** Ground that lies this much deeper than the water's surface, metres, is not seen through it. */
const SUNK = 0.3;

/** The sheets of a world: its ground, and its water where there is any. */
export interface WorldSheet {
  readonly kind: 'ground' | 'water';
  readonly map: RadialMap;
  readonly keeps: CellFilter;
}

export function createWorldSheets({ model, renderer }: Pick<OpenedScene, 'model' | 'renderer'>): WorldSheet[] {
  const { terrain, water, radius } = model;
  if (terrain === null)
    return water === null
      ? []
      : poolSheet(seenFrom(model, renderer, water.level), water.level, water.isWaded === true ? radius : ROOM_REACH);
  const edge = Math.min(radius, ((terrain.size - 1) / 2) * terrain.cell);
  const height = (x: number, z: number): number => sampleHeight(terrain, x, z);
  const heights = (corners: readonly number[]): number[] => [0, 2, 4, 6].map((i) => height(corners[i] ?? 0, corners[i + 1] ?? 0));
  const level = water?.level ?? -Infinity;
  const ground: WorldSheet = {
    kind: 'ground',
    map: new RadialMap(edge, height),
    keeps: (corners) => Math.max(...heights(corners)) > level - SUNK,
  };
  if (water === null) return [ground];
  return [ground, { kind: 'water', map: new RadialMap(edge, () => level), keeps: (corners) => Math.min(...heights(corners)) < level }];
}

/** Whether the water at a place is seen. */
type IsSeen = (x: number, z: number) => boolean;

/** Nobody looks further across the floor of a room, metres; how finely its water is looked for, and what hides it at least. */
const ROOM_REACH = 40;
const ROOM_STEP = 0.25;
const ROOM_AZIMUTHS = 96;
const HIDING = 0.01;

/** A room's floor hides its water except in hollows, and beyond its walls there is none: water is where somebody who stands in the room sees it. */
function seenFrom({ spawnPoints }: WorldModel, renderer: Renderer, level: number): IsSeen {
  const eyes = spawnPoints.map(({ x, y, z }): Vec3 => [x, y, z]);
  return (x, z) =>
    eyes.some((eye) => {
      const way: Vec3 = [x - eye[0], level - eye[1], z - eye[2]];
      const length = Math.hypot(...way);
      return renderer.cast(eye, [way[0] / length, way[1] / length, way[2] / length]) > length - HIDING;
    });
}

/** The water in the hollows of a room's floor, or over all of it, within this many metres; none where it is out of sight. */
function poolSheet(isSeen: IsSeen, level: number, reach: number): WorldSheet[] {
  let edge = 0;
  for (let i = 0; i < ROOM_AZIMUTHS; i++)
    for (let distance = ROOM_STEP; distance < reach; distance += ROOM_STEP) {
      const azimuth = (2 * Math.PI * i) / ROOM_AZIMUTHS;
      if (isSeen(distance * Math.sin(azimuth), -distance * Math.cos(azimuth))) edge = Math.max(edge, distance);
    }
  if (edge === 0) return [];
  const keeps: CellFilter = (corners) => [0, 2, 4, 6].some((i) => isSeen(corners[i] ?? 0, corners[i + 1] ?? 0));
  return [{ kind: 'water', map: new RadialMap(edge + ROOM_STEP, () => level), keeps }];
}

/** The layout of a sheet's picture: azimuth across, distance down. */
export function createSheetPictureLayout(width: number): PictureLayout {
  const height = width / 2;
  return { width, height, bands: Array.from({ length: Math.ceil(height / BAND_ROWS) }, (_, i) => i * BAND_ROWS) };
}

/** Paints one band of a sheet's picture: RGB rows. */
export function paintSheetBand({ kind, map }: WorldSheet, layout: PictureLayout, band: number, painter: SurfacePainter): Uint8Array {
  const { start, end } = computeBandRows(layout, band);
  const { width, height } = layout;
  const cells = { columns: width, rows: height };
  const rows = new Uint8Array(3 * width * (end - start));
  const color = new Float32Array(3);
  for (let row = start; row < end; row++)
    for (let column = 0; column < width; column++) {
      const [azimuth, share] = [(column + 0.5) / width, (row + 0.5) / height];
      const [x, , z] = map.place(azimuth, share);
      const footprint = map.footprint(azimuth, share, cells);
      if (kind === 'ground') painter.paintGround(x, z, footprint, color, 0);
      else painter.paintWater(x, z, footprint, color, 0);
      const at = 3 * ((row - start) * width + column);
      for (let c = 0; c < 3; c++) rows[at + c] = Math.min(255, Math.floor(255 * (color[c] as number) + 0.5));
    }
  return rows;
}
