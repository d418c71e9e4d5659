import type { SurfaceName } from '@diorama/materials';
import { addVectors, crossProduct, dotProduct, scaleVector, subtractVectors, normalizeVector } from '@diorama/world-model';
import type { Vec3 } from '@diorama/world-model';

import type { MeshBuilder } from './mesh-builder.js';

/** A flat leaf, seen from both sides. */
export interface Leaf {
  readonly base: Vec3;
  readonly tip: Vec3;
  /** Width in metres at the widest place. */
  readonly width: number;
  /** About which way its upper side faces. */
  readonly up: Vec3;
  /** Unit normal for its shading: that of the crown makes a tree look round. Its own where left out. */
  readonly shade?: Vec3;
}

/** Adds a rhombus of two triangles; for double-sided meshes only. */
export function addLeaf(mesh: MeshBuilder, leaf: Leaf, material: SurfaceName): void {
  const along = subtractVectors(leaf.tip, leaf.base);
  const side = scaleVector(normalizeVector(crossProduct(normalizeVector(along), leaf.up)), leaf.width / 2);
  const normal = leaf.shade ?? normalizeVector(crossProduct(side, along));
  const middle = addVectors(leaf.base, scaleVector(along, 0.45));
  const corners = [leaf.base, addVectors(middle, side), leaf.tip, subtractVectors(middle, side)].map((point) => mesh.vertex(point, normal));
  const [base, right, tip, left] = corners as [number, number, number, number];
  // The front is the side that the shading normal is on.
  const front = dotProduct(crossProduct(side, along), normal) >= 0;
  mesh.triangle(base, front ? right : tip, front ? tip : right, material);
  mesh.triangle(base, front ? tip : left, front ? left : tip, material);
}

/** A blade that bends along a line of points and narrows to its tip; two triangles a step; for double-sided meshes. */
export function addGrassBlade(mesh: MeshBuilder, points: readonly Vec3[], width: number, material: SurfaceName): void {
  const first = points[0] as Vec3;
  const last = points.at(-1) as Vec3;
  const lean: Vec3 = [last[0] - first[0], 0, last[2] - first[2]];
  const side = normalizeVector(crossProduct(lean, [0, 1, 0]));
  let previous: readonly [number, number] | null = null;
  points.forEach((point, k) => {
    const half = (width / 2) * (1 - (k / (points.length - 1)) ** 1.5);
    const next = points[Math.min(k + 1, points.length - 1)] as Vec3;
    const before = points[Math.max(k - 1, 0)] as Vec3;
    // Blades shade nearly as the ground does: a lawn lit blade by blade looks black against the sun.
    const normal = normalizeVector(
      addVectors(scaleVector(normalizeVector(crossProduct(side, subtractVectors(next, before))), 0.35), [0, 1, 0]),
    );
    const left = mesh.vertex(subtractVectors(point, scaleVector(side, half)), normal);
    const right = mesh.vertex(addVectors(point, scaleVector(side, half)), normal);
    if (previous !== null) {
      mesh.triangle(previous[0], previous[1], right, material);
      mesh.triangle(previous[0], right, left, material);
    }
    previous = [left, right];
  });
}
