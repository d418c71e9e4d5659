import type { PatchGrid } from './patch-grid.js';

/**
 * Cuts a triangle into pieces that are no longer than the cubes of the grid where they lie.
 *
 * @param corners x, y, z of the three corners, metres
 * @param visit is called with the corners of each piece, in an array that is used again
 */
export function forEachPiece(corners: Float64Array, grid: PatchGrid, visit: (corners: Float64Array) => void): void {
  const longest = longestEdge(corners);
  const [x, y, z] = [0, 1, 2].map(
    (axis) => ((corners[axis] as number) + (corners[3 + axis] as number) + (corners[6 + axis] as number)) / 3,
  ) as [number, number, number];
  if (longest.square <= grid.sizeAt(x, y, z) ** 2) return visit(corners);
  const { from, to } = longest;
  for (const end of [from, to]) {
    const half = corners.slice();
    for (let axis = 0; axis < 3; axis++)
      half[3 * end + axis] = ((corners[3 * from + axis] as number) + (corners[3 * to + axis] as number)) / 2;
    forEachPiece(half, grid, visit);
  }
}

function longestEdge(corners: Float64Array): { readonly from: number; readonly to: number; readonly square: number } {
  let longest = { from: 0, to: 1, square: -1 };
  for (let from = 0; from < 3; from++) {
    const to = (from + 1) % 3;
    let square = 0;
    for (let axis = 0; axis < 3; axis++) square += ((corners[3 * from + axis] as number) - (corners[3 * to + axis] as number)) ** 2;
    if (square > longest.square) longest = { from, to, square };
  }
  return longest;
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
