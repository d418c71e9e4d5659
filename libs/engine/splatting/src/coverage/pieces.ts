import type { PatchGrid } from './patch-grid.js';

/** A triangle of some kilometres is cut into pieces of centimetres within this many halvings. */
const MOST_HALVINGS = 64;
const LEVELS = Array.from({ length: MOST_HALVINGS + 1 }, () => new Float64Array(9));

/**
 * Cuts a triangle into pieces that are no longer than the cubes of the grid where they lie.
 *
 * @param corners x, y, z of the three corners, metres
 * @param visit is called with the corners of each piece, in an array that is used again; it must not cut another triangle
 * @param isWanted whether any piece of a triangle with these corners is wanted; larger triangles that are not wanted are not cut
 */
export function forEachPiece(
  corners: Float64Array,
  grid: PatchGrid,
  visit: (corners: Float64Array) => void,
  isWanted: (corners: Float64Array) => boolean = () => true,
): void {
  cut(corners, 0, { grid, visit, isWanted });
}

interface Cutting {
  readonly grid: PatchGrid;
  readonly visit: (corners: Float64Array) => void;
  readonly isWanted: (corners: Float64Array) => boolean;
}

function cut(corners: Float64Array, depth: number, cutting: Cutting): void {
  const { grid, visit, isWanted } = cutting;
  const [ax, ay, az] = [corners[0] as number, corners[1] as number, corners[2] as number];
  const [bx, by, bz] = [corners[3] as number, corners[4] as number, corners[5] as number];
  const [cx, cy, cz] = [corners[6] as number, corners[7] as number, corners[8] as number];
  const ab = (bx - ax) ** 2 + (by - ay) ** 2 + (bz - az) ** 2;
  const bc = (cx - bx) ** 2 + (cy - by) ** 2 + (cz - bz) ** 2;
  const ca = (ax - cx) ** 2 + (ay - cy) ** 2 + (az - cz) ** 2;
  const longest = Math.max(ab, bc, ca);
  const half = LEVELS[depth];
  if (half === undefined || longest <= grid.sizeAt((ax + bx + cx) / 3, (ay + by + cy) / 3, (az + bz + cz) / 3) ** 2) return visit(corners);
  if (!isWanted(corners)) return;
  const from = ab === longest ? 0 : bc === longest ? 3 : 6;
  const to = from === 6 ? 0 : from + 3;
  for (const end of [from, to]) {
    for (let k = 0; k < 9; k++) half[k] = corners[k] as number;
    for (let axis = 0; axis < 3; axis++) half[end + axis] = ((corners[from + axis] as number) + (corners[to + axis] as number)) / 2;
    cut(half, depth + 1, cutting);
  }
}

/** A level square of ground or water, `[x, x + size)` by `[z, z + size)`. */
export interface Tile {
  readonly x: number;
  readonly z: number;
  readonly size: number;
}

/** Tiles that cover the disc of `radius` metres around the origin, each as large as the cubes of the grid at its height. */
export function forEachTile(
  radius: number,
  grid: PatchGrid,
  heightAt: (x: number, z: number) => number,
  visit: (tile: Tile) => void,
): void {
  const divide = ({ x, z, size }: Tile): void => {
    const nearX = Math.max(0, Math.abs(x + size / 2) - size / 2);
    const nearZ = Math.max(0, Math.abs(z + size / 2) - size / 2);
    if (nearX * nearX + nearZ * nearZ > radius * radius) return;
    const half = size / 2;
    // The nests' borders are multiples of their cubes, so a tile never lies across one.
    if (size <= grid.sizeAt(x + half, heightAt(x + half, z + half), z + half)) return visit({ x, z, size });
    for (const [dx, dz] of [
      [0, 0],
      [half, 0],
      [0, half],
      [half, half],
    ] as const)
      divide({ x: x + dx, z: z + dz, size: half });
  };
  const reach = grid.cell * 2 ** Math.ceil(Math.log2(radius / grid.cell));
  for (const x of [-reach, 0]) for (const z of [-reach, 0]) divide({ x, z, size: reach });
}
