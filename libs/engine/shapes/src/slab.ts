import type { SurfaceName } from '@diorama/materials';
import { addVectors, crossProduct, dotProduct, scaleVector, subtractVectors, normalizeVector } from '@diorama/world-model';
import type { Vec3 } from '@diorama/world-model';

import type { MeshBuilder } from './mesh-builder.js';

/** Points in rows; all rows are equally long. */
export type PointGrid = readonly (readonly Vec3[])[];

export interface Slab {
  readonly face: PointGrid;
  readonly back: PointGrid;
  readonly isRing: boolean;
}

/**
 * Adds a closed body between two grids of equal size. The way along a row, crossed with the way from row to row, points
 * out of `face`. Both sides are shaded smoothly, the rim is flat. In a ring the last point of each row is the first again.
 */
export function addSlab(mesh: MeshBuilder, { face, back, isRing }: Slab, material: SurfaceName): void {
  addSheet(mesh, face, { side: 1, isRing }, material);
  addSheet(mesh, back, { side: -1, isRing }, material);
  const rows = face.length - 1;
  const columns = (face[0]?.length ?? 0) - 1;
  const corner = (grid: PointGrid, row: number, column: number): Vec3 => grid[row]?.[column] as Vec3;
  for (let c = 0; c < columns; c++) {
    mesh.polygon([corner(back, 0, c), corner(back, 0, c + 1), corner(face, 0, c + 1), corner(face, 0, c)], material);
    mesh.polygon([corner(face, rows, c), corner(face, rows, c + 1), corner(back, rows, c + 1), corner(back, rows, c)], material);
  }
  if (isRing) return;
  for (let r = 0; r < rows; r++) {
    mesh.polygon([corner(face, r, 0), corner(face, r + 1, 0), corner(back, r + 1, 0), corner(back, r, 0)], material);
    mesh.polygon(
      [corner(back, r, columns), corner(back, r + 1, columns), corner(face, r + 1, columns), corner(face, r, columns)],
      material,
    );
  }
}

function addSheet(mesh: MeshBuilder, grid: PointGrid, { side, isRing }: { side: 1 | -1; isRing: boolean }, material: SurfaceName): void {
  const normals = smoothNormals(grid, isRing).map((row) => row.map((normal) => normalizeVector(scaleVector(normal, side))));
  const numbers = grid.map((row, r) => row.map((point, c) => mesh.vertex(point, normals[r]?.[c] ?? [0, 1, 0])));
  for (const cells of triangles(grid)) {
    const [a, b, c] = side > 0 ? cells : [cells[0], cells[2], cells[1]];
    const [p, q, s] = [a, b, c].map(([row, column]) => grid[row]?.[column]) as [Vec3, Vec3, Vec3];
    const sum = [a, b, c].reduce((total, [row, column]) => addVectors(total, normals[row]?.[column] ?? [0, 0, 0]), [0, 0, 0] as Vec3);
    // In a sharp fold the mean of the neighbours may look the other way.
    if (dotProduct(normalizeVector(crossProduct(subtractVectors(q, p), subtractVectors(s, p))), sum) < 0.3)
      mesh.polygon([p, q, s], material);
    else mesh.triangle(...([a, b, c].map(([row, column]) => numbers[row]?.[column]) as [number, number, number]), material);
  }
}

type Cell = readonly [row: number, column: number];

function triangles(grid: PointGrid): (readonly [Cell, Cell, Cell])[] {
  return grid.slice(1).flatMap((row, r) =>
    row.slice(1).flatMap((_, c): (readonly [Cell, Cell, Cell])[] => [
      [
        [r, c],
        [r, c + 1],
        [r + 1, c + 1],
      ],
      [
        [r, c],
        [r + 1, c + 1],
        [r + 1, c],
      ],
    ]),
  );
}

/** Sums of the normals of the faces around, by their area. */
function smoothNormals(grid: PointGrid, isRing: boolean): readonly (readonly Vec3[])[] {
  const sums = grid.map((row) => row.map((): [number, number, number] => [0, 0, 0]));
  const point = ([row, column]: Cell): Vec3 => grid[row]?.[column] as Vec3;
  for (const corners of triangles(grid)) {
    const [a, b, c] = corners;
    const area = crossProduct(subtractVectors(point(b), point(a)), subtractVectors(point(c), point(a)));
    for (const [row, column] of corners) {
      const sum = sums[row]?.[column] as [number, number, number];
      for (const axis of [0, 1, 2] as const) sum[axis] += area[axis];
    }
  }
  if (isRing)
    for (const row of sums) {
      const [first, last] = [row[0], row.at(-1)] as [[number, number, number], [number, number, number]];
      for (const axis of [0, 1, 2] as const) first[axis] = last[axis] = first[axis] + last[axis];
    }
  return sums;
}
