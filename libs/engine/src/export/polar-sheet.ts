import type { PlainMesh } from './mesh-source.js';

/**
 * A disc round the origin as a grid of rings and sectors. Rings lie densely near the origin and ever wider apart: at each
 * distance a cell looks about as large from there. A picture lies on it with its columns along the azimuth, clockwise from -z,
 * and its first row at the origin.
 */
export interface PolarSheet {
  /** Radius of the disc in metres. */
  readonly radius: number;
  readonly rings: number;
  readonly sectors: number;
}

/** Metres from the origin within which rings lie evenly. */
const EVEN = 0.9;

/** Distance in metres of the share `v` of the way from the first row to the last. */
export function radiusAt(radius: number, v: number): number {
  return EVEN * ((1 + radius / EVEN) ** v - 1);
}

/** Metres outwards per share of the way, at a distance. */
export function stretchAt(radius: number, distance: number): number {
  return (distance + EVEN) * Math.log(1 + radius / EVEN);
}

/** A sheet with `triangles` triangles, about. */
export function polarSheet(radius: number, triangles: number): PolarSheet {
  const rings = Math.max(8, Math.round(Math.sqrt(triangles / 3.2)));
  return { radius, rings, sectors: Math.round(1.6 * rings) };
}

export interface SheetShape {
  /** Height of the sheet in metres. */
  height(x: number, z: number): number;
  /** Whether a cell with these corners, x and z by turns, is a part of it. */
  keeps(corners: readonly number[]): boolean;
}

/** The sheet's mesh, fronts upwards, with its texture coordinates; null when no cell is kept. */
export function meshOfSheet(sheet: PolarSheet, shape: SheetShape): (PlainMesh & { readonly uvs: Float32Array }) | null {
  const columns = sheet.sectors + 1; // the last column lies on the first, at the other end of the picture
  const count = columns * (sheet.rings + 1);
  const grid = { positions: new Float32Array(3 * count), uvs: new Float32Array(2 * count) };
  for (let ring = 0; ring <= sheet.rings; ring++)
    for (let sector = 0; sector < columns; sector++) {
      const at = ring * columns + sector;
      const r = radiusAt(sheet.radius, ring / sheet.rings);
      const azimuth = (2 * Math.PI * (sector % sheet.sectors)) / sheet.sectors;
      const x = r * Math.sin(azimuth);
      const z = -r * Math.cos(azimuth);
      grid.positions.set([x, shape.height(x, z), z], 3 * at);
      // All sectors meet at the origin: there a triangle takes the picture from the middle of its own.
      grid.uvs.set([(sector + (ring === 0 ? 0.5 : 0)) / sheet.sectors, ring / sheet.rings], 2 * at);
    }
  const indices = keptTriangles(sheet, shape, grid.positions);
  return indices.length === 0 ? null : dropUnused({ ...grid, indices });
}

function keptTriangles({ rings, sectors }: PolarSheet, shape: SheetShape, positions: Float32Array): Uint32Array {
  const columns = sectors + 1;
  const indices: number[] = [];
  for (let ring = 0; ring < rings; ring++)
    for (let sector = 0; sector < sectors; sector++) {
      const inner = ring * columns + sector;
      const outer = inner + columns;
      const corners = [inner, inner + 1, outer, outer + 1].flatMap((at) => [positions[3 * at] as number, positions[3 * at + 2] as number]);
      if (!shape.keeps(corners)) continue;
      // Clockwise azimuth seen from above: inner, next, outer turn to the left there.
      indices.push(inner, outer + 1, outer);
      if (ring > 0) indices.push(inner, inner + 1, outer + 1);
    }
  return Uint32Array.from(indices);
}

type Grid = PlainMesh & { readonly uvs: Float32Array };

function dropUnused({ positions, uvs, indices }: Grid): Grid {
  const place = new Int32Array(positions.length / 3).fill(-1);
  let used = 0;
  for (const index of indices) if ((place[index] as number) < 0) place[index] = used++;
  const kept = { positions: new Float32Array(3 * used), uvs: new Float32Array(2 * used), indices: indices.map((i) => place[i] as number) };
  for (let i = 0; i < place.length; i++) {
    const to = place[i] as number;
    if (to < 0) continue;
    kept.positions.set(positions.subarray(3 * i, 3 * i + 3), 3 * to);
    kept.uvs.set(uvs.subarray(2 * i, 2 * i + 2), 2 * to);
  }
  return kept;
}
