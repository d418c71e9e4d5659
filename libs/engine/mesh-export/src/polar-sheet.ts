import type { UntexturedMesh } from './mesh-source.js';
import type { RadialMap } from './radial-map.js';

/**
 * A disc round the origin as a grid of rings and sectors. At each distance a cell looks about as large from the origin. A picture
 * lies on it with its columns along the azimuth, clockwise from -z, and its first row at the origin.
 */
interface PolarSheet {
  readonly map: RadialMap;
  readonly rings: number;
  readonly sectors: number;
}

/** A sheet with `triangles` triangles, about. */
export function createPolarSheet(map: RadialMap, triangles: number): PolarSheet {
  const rings = Math.max(8, Math.round(Math.sqrt(triangles / 3.2)));
  return { map, rings, sectors: Math.round(1.6 * rings) };
}

/** Whether a cell with these corners, x and z by turns, is a part of a sheet. */
export type CellFilter = (corners: readonly number[]) => boolean;

/** The sheet's mesh, fronts upwards, with its texture coordinates; null when no cell is kept. */
export function triangulateSheet(sheet: PolarSheet, keeps: CellFilter): (UntexturedMesh & { readonly uvs: Float32Array }) | null {
  const columns = sheet.sectors + 1; // the last column lies on the first, at the other end of the picture
  const count = columns * (sheet.rings + 1);
  const grid = { positions: new Float32Array(3 * count), uvs: new Float32Array(2 * count) };
  for (let ring = 0; ring <= sheet.rings; ring++)
    for (let sector = 0; sector < columns; sector++) {
      const at = ring * columns + sector;
      const azimuth = (sector % sheet.sectors) / sheet.sectors;
      grid.positions.set(sheet.map.place(azimuth, ring / sheet.rings), 3 * at);
      // All sectors meet at the origin: there a triangle takes the picture from the middle of its own.
      grid.uvs.set([(sector + (ring === 0 ? 0.5 : 0)) / sheet.sectors, ring / sheet.rings], 2 * at);
    }
  const indices = keptTriangles(sheet, keeps, grid.positions);
  return indices.length === 0 ? null : dropUnused({ ...grid, indices });
}

function keptTriangles({ rings, sectors }: PolarSheet, keeps: CellFilter, positions: Float32Array): Uint32Array {
  const columns = sectors + 1;
  const indices: number[] = [];
  for (let ring = 0; ring < rings; ring++)
    for (let sector = 0; sector < sectors; sector++) {
      const inner = ring * columns + sector;
      const outer = inner + columns;
      const corners = [inner, inner + 1, outer, outer + 1].flatMap((at) => [positions[3 * at] as number, positions[3 * at + 2] as number]);
      if (!keeps(corners)) continue;
      // Clockwise azimuth seen from above: inner, next, outer turn to the left there.
      indices.push(inner, outer + 1, outer);
      if (ring > 0) indices.push(inner, inner + 1, outer + 1);
    }
  return Uint32Array.from(indices);
}

type Grid = UntexturedMesh & { readonly uvs: Float32Array };

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
