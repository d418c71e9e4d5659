import type { ReliefShape, Slot } from '@diorama/shape-language';
import { addVectors, crossProduct, normalizeVector, scaleVector, subtractVectors } from '@diorama/world-model';
import type { Vec3 } from '@diorama/world-model';

import type { MeshBuilder } from '../mesh-builder.js';
import type { SlotSurfaces } from './slot-surfaces.js';

type Corner = readonly [row: number, column: number];
interface Face {
  readonly corners: readonly [Corner, Corner, Corner];
  readonly slot: Slot;
}

/** Draws the closed body between a grid of points and a flat underside. */
export function drawRelief(mesh: MeshBuilder, shape: ReliefShape, surfaces: SlotSurfaces): void {
  const { grid, rings = false, smooth = true } = shape;
  if (grid.length < 2 || (grid[0]?.length ?? 0) < 2) throw new RangeError('a relief needs a grid of two by two points');
  const columns = grid[0]?.length ?? 0;
  const at = ([row, column]: Corner): Vec3 => grid[row]?.[column % columns] as Vec3;
  const across = (corners: Face['corners']): Vec3 => {
    const [a, b, c] = corners.map(at) as [Vec3, Vec3, Vec3];
    return crossProduct(subtractVectors(b, a), subtractVectors(c, a));
  };
  const flat = listFaces(shape, columns, rings);
  const isUp = flat.reduce((sum, { corners }) => sum + across(corners)[1], 0) >= 0;
  const faces = isUp ? flat : flat.map(({ corners: [a, b, c], slot }): Face => ({ corners: [a, c, b], slot }));
  if (smooth) drawSmooth(mesh, faces, { grid, columns, across, surfaces });
  else for (const { corners, slot } of faces) mesh.polygon(corners.map(at), surfaces(slot));
  drawUnderside(mesh, counterClockwise(rimOf(grid, rings)), shape.base, surfaces(shape.slot));
}

function listFaces({ grid, cells, slot }: ReliefShape, columns: number, rings: boolean): Face[] {
  const faces: Face[] = [];
  for (let r = 0; r + 1 < grid.length; r++)
    for (let c = 0; c < columns - (rings ? 0 : 1); c++) {
      const own = cells?.[r]?.[c] ?? slot;
      const [a, b, d, e]: Corner[] = [
        [r, c],
        [r, c + 1],
        [r + 1, c + 1],
        [r + 1, c],
      ];
      if (a === undefined || b === undefined || d === undefined || e === undefined) continue;
      faces.push({ corners: [a, b, d], slot: own }, { corners: [a, d, e], slot: own });
    }
  return faces;
}

function drawSmooth(
  mesh: MeshBuilder,
  faces: readonly Face[],
  {
    grid,
    columns,
    across,
    surfaces,
  }: { grid: ReliefShape['grid']; columns: number; across: (corners: Face['corners']) => Vec3; surfaces: SlotSurfaces },
): void {
  const sums = grid.map((row) => row.map((): [number, number, number] => [0, 0, 0]));
  for (const { corners } of faces)
    for (const [row, column] of corners) {
      const sum = sums[row]?.[column % columns] as [number, number, number];
      across(corners).forEach((value, axis) => (sum[axis as 0 | 1 | 2] += value));
    }
  const numbers = grid.map((row, r) => row.map((point, c) => mesh.vertex(point, normalizeVector(sums[r]?.[c] ?? [0, 1, 0]))));
  for (const { corners, slot } of faces) {
    const [a, b, c] = corners.map(([row, column]) => numbers[row]?.[column % columns]) as [number, number, number];
    mesh.triangle(a, b, c, surfaces(slot));
  }
}

/** The points around the grid, in the order of its columns. */
function rimOf(grid: ReliefShape['grid'], rings: boolean): readonly Vec3[] {
  const last = grid.at(-1) as readonly Vec3[];
  if (rings) return last;
  const first = grid[0] as readonly Vec3[];
  const inner = grid.slice(1, -1);
  return [...first.toReversed(), ...inner.map((row) => row[0] as Vec3), ...last, ...inner.map((row) => row.at(-1) as Vec3).toReversed()];
}

/** The rim counter-clockwise seen from above. */
function counterClockwise(rim: readonly Vec3[]): readonly Vec3[] {
  const area = rim.reduce((sum, [x, , z], k) => {
    const [nextX, , nextZ] = rim[(k + 1) % rim.length] as Vec3;
    return sum + z * nextX - x * nextZ;
  }, 0);
  return area >= 0 ? rim : rim.toReversed();
}

/** Draws the sides below the rim and the flat bottom, a fan about the middle. */
function drawUnderside(mesh: MeshBuilder, rim: readonly Vec3[], base: number, surface: Parameters<MeshBuilder['polygon']>[1]): void {
  const middle = scaleVector(
    rim.reduce((sum, point) => addVectors(sum, point), [0, 0, 0] as Vec3),
    1 / rim.length,
  );
  const down = ([x, , z]: Vec3): Vec3 => [x, base, z];
  rim.forEach((point, k) => {
    const next = rim[(k + 1) % rim.length] as Vec3;
    mesh.polygon([next, point, down(point)], surface);
    mesh.polygon([next, down(point), down(next)], surface);
    mesh.polygon([down(middle), down(next), down(point)], surface);
  });
}
