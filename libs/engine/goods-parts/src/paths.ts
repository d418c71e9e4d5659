import type { Vec3 } from '@diorama/world-model';

import { smoothLine } from './outlines.js';

/** A smooth line through points in space. */
export function smoothPath(points: readonly Vec3[], steps = 4): Vec3[] {
  const flat = smoothLine(
    points.map(([x, y]) => [x, y]),
    steps,
  );
  const deep = smoothLine(
    points.map(([, y, z]) => [z, y]),
    steps,
  );
  return flat.map(([x, y], k): Vec3 => [x, y, deep[k]?.[0] ?? 0]);
}

/** A circle around the y axis at a height, or part of it, degrees from +x towards -z. */
export function circlePath(radius: number, y = 0, options: { from?: number; to?: number; steps?: number } = {}): Vec3[] {
  const { from = 0, to = 360, steps = 20 } = options;
  const isRing = Math.abs(to - from) >= 360;
  return Array.from({ length: steps + (isRing ? 0 : 1) }, (_, k): Vec3 => {
    const angle = ((from + ((to - from) * k) / steps) * Math.PI) / 180;
    return [radius * Math.cos(angle), y, -radius * Math.sin(angle)];
  });
}

/** A helix around the y axis; the radius goes from the first to the second. */
export function helixPath(radii: readonly [number, number], heights: readonly [number, number], turns: number, steps = 14): Vec3[] {
  const count = Math.ceil(Math.abs(turns) * steps);
  return Array.from({ length: count + 1 }, (_, k): Vec3 => {
    const share = k / count;
    const angle = 2 * Math.PI * turns * share;
    const radius = radii[0] + (radii[1] - radii[0]) * share;
    return [radius * Math.cos(angle), heights[0] + (heights[1] - heights[0]) * share, radius * Math.sin(angle)];
  });
}

/** The points of a flat list of numbers, three for each. */
export const vectorsOf = (flat: readonly number[]): Vec3[] =>
  Array.from({ length: Math.floor(flat.length / 3) }, (_, k): Vec3 => [
    flat[3 * k] as number,
    flat[3 * k + 1] as number,
    flat[3 * k + 2] as number,
  ]);
