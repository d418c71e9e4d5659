import { counterClockwise, signedArea } from '@diorama/shape-language';
import type { ExtrudeShape, Point2 } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';
import { normalizeVector } from '@diorama/world-model';
import earcut from 'earcut';

import type { MeshBuilder } from '../mesh-builder.js';
import type { SlotSurfaces } from './slot-surfaces.js';

/** Cosine of the angle between two edges below which the corner between them is shaded smoothly. */
const SMOOTH_COSINE = 0.82;

/** Draws a closed prism over an outline that may be concave and have holes. */
export function drawExtrude(mesh: MeshBuilder, shape: ExtrudeShape, surfaces: SlotSurfaces): void {
  const { depth, slot, edge = slot } = shape;
  const outline = counterClockwise(shape.outline);
  const holes = (shape.holes ?? []).map((hole) => counterClockwise(hole).toReversed());
  if (outline.length < 3) throw new RangeError('the outline of a plate needs three points');
  for (const side of [1, -1] as const) drawFlat(mesh, [outline, ...holes], { z: (side * depth) / 2, side }, surfaces(slot));
  for (const ring of [outline, ...holes]) drawRim(mesh, ring, depth, surfaces(edge));
}

/** Draws a polygon with holes in the plane at z that faces +z or -z. */
export function drawFlat(
  mesh: MeshBuilder,
  rings: readonly (readonly Point2[])[],
  plane: { readonly z: number; readonly side: 1 | -1 },
  surface: Parameters<MeshBuilder['triangle']>[3],
): void {
  const points = rings.flat();
  const starts = rings.slice(1).map((_, k) => rings.slice(0, k + 1).reduce((sum, ring) => sum + ring.length, 0));
  const corners = earcut(points.flat(), starts, 2);
  const numbers = points.map(([x, y]) => mesh.vertex([x, y, plane.z], [0, 0, plane.side]));
  for (let k = 0; k < corners.length; k += 3) {
    const [a, b, c] = corners.slice(k, k + 3) as [number, number, number];
    const isForward = signedArea([points[a], points[b], points[c]] as Point2[]) > 0 === plane.side > 0;
    mesh.triangle(numbers[a] as number, numbers[isForward ? b : c] as number, numbers[isForward ? c : b] as number, surface);
  }
}

function drawRim(mesh: MeshBuilder, ring: readonly Point2[], depth: number, surface: Parameters<MeshBuilder['triangle']>[3]): void {
  const normals = ring.map((point, k): Vec3 => {
    const next = ring[(k + 1) % ring.length] as Point2;
    return normalizeVector([next[1] - point[1], point[0] - next[0], 0]);
  });
  ring.forEach((point, k) => {
    const next = ring[(k + 1) % ring.length] as Point2;
    const own = normals[k] as Vec3;
    const [before, after] = [normals[(k + ring.length - 1) % ring.length] as Vec3, normals[(k + 1) % ring.length] as Vec3];
    const [n0, n1] = [blended(own, before), blended(own, after)];
    const a = mesh.vertex([point[0], point[1], -depth / 2], n0);
    const b = mesh.vertex([next[0], next[1], -depth / 2], n1);
    const c = mesh.vertex([next[0], next[1], depth / 2], n1);
    const d = mesh.vertex([point[0], point[1], depth / 2], n0);
    mesh.triangle(a, b, c, surface);
    mesh.triangle(a, c, d, surface);
  });
}

const blended = (own: Vec3, other: Vec3): Vec3 =>
  own[0] * other[0] + own[1] * other[1] > SMOOTH_COSINE ? normalizeVector([own[0] + other[0], own[1] + other[1], 0]) : own;
