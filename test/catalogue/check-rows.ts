import { inspectEdges, removeDegenerateTriangles, weldVertices } from '@diorama/mesh';
import { OBJECT_VIEWS, renderView } from '@diorama/thumbnails';

import type { DrawnRow } from './draw-row.ts';

/** What is wrong with an object. */
export interface RowReport {
  readonly id: string;
  readonly triangles: number;
  readonly faults: readonly string[];
}

const TRIANGLES_MAX = 30_000;
/** How far a side that the generator made may be from the row's before it is fitted. */
const STRETCH_MAX = 1.6;
const SILHOUETTE_PIXELS = 48;
/** Share of the silhouettes' union in which two objects of a theme must differ. */
const DIFFERENCE_MIN = 0.02;

/** Checks each object by itself and against those of its theme. */
export function checkRows(drawn: readonly DrawnRow[]): RowReport[] {
  const silhouettes = drawn.map((object) => OBJECT_VIEWS.map((view) => renderView(object, view, SILHOUETTE_PIXELS).covered));
  return drawn.map((object, k) => {
    const twin = drawn.findIndex(
      (other, j) =>
        j < k &&
        other.row.theme === object.row.theme &&
        isSameSize(object, other) &&
        difference(silhouettes[k], silhouettes[j]) < DIFFERENCE_MIN,
    );
    const faults = [...faultsOf(object), ...(twin < 0 ? [] : [`looks like ${drawn[twin].row.id}`])];
    return { id: object.row.id, triangles: object.mesh.indices.length / 3, faults };
  });
}

function faultsOf({ row, mesh, bounds, doubleSided }: DrawnRow): string[] {
  const faults: string[] = [];
  const triangles = mesh.indices.length / 3;
  if (triangles > TRIANGLES_MAX) faults.push(`${triangles} triangles, ${TRIANGLES_MAX} allowed`);
  row.size.forEach((side, axis) => {
    const made = bounds.max[axis] - bounds.min[axis];
    const stretch = Math.max(made / side, side / Math.max(made, 1e-9));
    if (stretch > STRETCH_MAX && Math.min(side, made) > 0.03)
      faults.push(`its generator makes it ${made.toFixed(2)} m along ${'xyz'[axis]}, the row says ${side} m`);
  });
  if (mesh.positions.some((value) => !Number.isFinite(value)) || mesh.normals.some((value) => !Number.isFinite(value)))
    faults.push('has a vertex or a normal that is not a number');
  else if (!doubleSided && !isClosedMesh(mesh)) faults.push('is not closed');
  return faults;
}

function isClosedMesh(mesh: DrawnRow['mesh']): boolean {
  const welded = weldVertices({ positions: mesh.positions, indices: mesh.indices });
  // Bodies that touch share edges, which leaves no hole.
  const { boundaryEdges, flippedEdges } = inspectEdges(removeDegenerateTriangles(welded));
  return boundaryEdges === 0 && flippedEdges === 0;
}

/** Whether two objects have about the same proportions, so that their silhouettes can be compared. */
const isSameSize = (a: DrawnRow, b: DrawnRow): boolean =>
  [0, 1, 2].every((axis) => Math.abs(Math.log(a.row.size[axis] / b.row.size[axis])) < Math.log(1.15)) && colorDistance(a, b) < 0.02;

/** How far apart the mean colours are, linear RGB. */
function colorDistance(a: DrawnRow, b: DrawnRow): number {
  const mean = ({ mesh, materials }: DrawnRow): number[] =>
    [0, 1, 2].map((channel) => {
      let sum = 0;
      for (const index of mesh.material) sum += materials[index].albedo[channel];
      return sum / Math.max(1, mesh.material.length);
    });
  const [x, y] = [mean(a), mean(b)];
  return Math.hypot(x[0] - y[0], x[1] - y[1], x[2] - y[2]);
}

function difference(a: readonly Uint8Array[], b: readonly Uint8Array[]): number {
  let union = 0;
  let differing = 0;
  a.forEach((view, v) =>
    view.forEach((pixel, p) => {
      if (pixel + b[v][p] > 0) union++;
      if (pixel !== b[v][p]) differing++;
    }),
  );
  return union === 0 ? 1 : differing / union;
}
