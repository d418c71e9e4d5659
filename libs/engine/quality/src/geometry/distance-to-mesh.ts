import { applyToPoint, crossProduct, dotProduct, scaleVector, subtractVectors } from '@diorama/world-model';
import type { Vec3 } from '@diorama/world-model';

import type { PlacedBody } from './placed-body.js';

/** Metres from a point to the nearest triangle of a body, or Infinity where that is further than `reach`. */
export function distanceToMesh({ prototype, transform }: PlacedBody, point: Vec3, reach: number): number {
  const { indices } = prototype;
  const scale = Math.hypot(transform[0] as number, transform[4] as number, transform[8] as number);
  const local = toLocal(transform, point, scale);
  const limit = reach / scale;
  let nearest = Infinity;
  for (let t = 0; t < indices.length; t += 3) {
    const [a, b, c] = readTriangle(prototype, t);
    if (isBeyond(local, a, b, c, limit)) continue;
    nearest = Math.min(nearest, distanceToTriangle(local, a, b, c));
  }
  return nearest <= limit ? nearest * scale : Infinity;
}

/** Whether a segment crosses a triangle of a body (Möller and Trumbore 1997). */
export function crossesMesh({ prototype, transform }: PlacedBody, from: Vec3, to: Vec3): boolean {
  const { indices } = prototype;
  const scale = Math.hypot(transform[0] as number, transform[4] as number, transform[8] as number);
  const [start, end] = [toLocal(transform, from, scale), toLocal(transform, to, scale)];
  const way = subtractVectors(end, start);
  for (let t = 0; t < indices.length; t += 3) {
    const [a, b, c] = readTriangle(prototype, t);
    const [e1, e2] = [subtractVectors(b, a), subtractVectors(c, a)];
    const p = crossProduct(way, e2);
    const determinant = dotProduct(e1, p);
    if (Math.abs(determinant) < 1e-12) continue;
    const s = subtractVectors(start, a);
    const q = crossProduct(s, e1);
    const [u, v, along] = [dotProduct(s, p), dotProduct(way, q), dotProduct(e2, q)].map((value) => value / determinant) as [
      number,
      number,
      number,
    ];
    if (u >= 0 && v >= 0 && u + v <= 1 && along >= 0 && along <= 1) return true;
  }
  return false;
}

/** The corners of the triangle whose indices begin at `first`. */
function readTriangle({ positions, indices }: PlacedBody['prototype'], first: number): readonly [Vec3, Vec3, Vec3] {
  const corner = (k: number): Vec3 => {
    const at = 3 * (indices[first + k] as number);
    return [positions[at] as number, positions[at + 1] as number, positions[at + 2] as number];
  };
  return [corner(0), corner(1), corner(2)];
}

/** A point in the frame of a body whose transform is a rotation with a uniform scale. */
function toLocal(transform: PlacedBody['transform'], point: Vec3, scale: number): Vec3 {
  const origin = applyToPoint(transform, [0, 0, 0]);
  const away = subtractVectors(point, origin);
  const column = (axis: number): number =>
    (away[0] * (transform[axis] as number) + away[1] * (transform[4 + axis] as number) + away[2] * (transform[8 + axis] as number)) /
    (scale * scale);
  return [column(0), column(1), column(2)];
}

function isBeyond(point: Vec3, a: Vec3, b: Vec3, c: Vec3, limit: number): boolean {
  for (let axis = 0; axis < 3; axis++) {
    const [p, u, v, w] = [point[axis] as number, a[axis] as number, b[axis] as number, c[axis] as number];
    if (p > Math.max(u, v, w) + limit || p < Math.min(u, v, w) - limit) return true;
  }
  return false;
}

/** Distance from a point to a triangle: to its plane above the triangle, else to the nearest edge. */
function distanceToTriangle(point: Vec3, a: Vec3, b: Vec3, c: Vec3): number {
  const normal = crossProduct(subtractVectors(b, a), subtractVectors(c, a));
  const length = Math.hypot(...normal);
  const edges = [
    [a, b],
    [b, c],
    [c, a],
  ] as const;
  const isInside = edges.every(
    ([from, to]) => dotProduct(crossProduct(subtractVectors(to, from), subtractVectors(point, from)), normal) >= 0,
  );
  if (length > 0 && isInside) return Math.abs(dotProduct(subtractVectors(point, a), normal)) / length;
  return Math.min(...edges.map(([from, to]) => distanceToSegment(point, from, to)));
}

function distanceToSegment(point: Vec3, from: Vec3, to: Vec3): number {
  const along = subtractVectors(to, from);
  const away = subtractVectors(point, from);
  const square = dotProduct(along, along);
  const share = square === 0 ? 0 : Math.min(1, Math.max(0, dotProduct(away, along) / square));
  return Math.hypot(...subtractVectors(away, scaleVector(along, share)));
}
