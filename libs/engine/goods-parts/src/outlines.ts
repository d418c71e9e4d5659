import { arcPoints } from '@diorama/shape-language';
import type { Point2 } from '@diorama/shape-language';

/** The points of a flat list of numbers, two for each. */
export const pointsOf = (flat: readonly number[]): Point2[] =>
  Array.from({ length: Math.floor(flat.length / 2) }, (_, k): Point2 => [flat[2 * k] as number, flat[2 * k + 1] as number]);

/** An ellipse around a centre. */
export const ellipse = (rx: number, ry = rx, center: Point2 = [0, 0], sides = 24): Point2[] =>
  arcPoints(center, [rx, ry], 0, 360, sides).slice(0, -1);

/** A rectangle with rounded corners around a centre. */
export const roundedRectangle = (width: number, height: number, corner: number, center: Point2 = [0, 0], steps = 4): Point2[] => {
  const [x, y] = [width / 2 - corner, height / 2 - corner];
  const at = (cx: number, cy: number, from: number): Point2[] =>
    arcPoints([center[0] + cx, center[1] + cy], corner, from, from + 90, steps);
  return [...at(x, y, 0), ...at(-x, y, 90), ...at(-x, -y, 180), ...at(x, -y, 270)];
};

/** A rectangle from its lower left to its upper right corner. */
export const rectangle = (x0: number, y0: number, x1: number, y1: number): Point2[] => [
  [x0, y0],
  [x1, y0],
  [x1, y1],
  [x0, y1],
];

/** A heart around the origin, as wide as `width`. */
export const heart = (width: number, steps = 28): Point2[] =>
  Array.from({ length: steps }, (_, k): Point2 => {
    const t = (2 * Math.PI * k) / steps;
    const y = 13 * Math.cos(t) - 5 * Math.cos(2 * t) - 2 * Math.cos(3 * t) - Math.cos(4 * t);
    return [(-width * 16 * Math.sin(t) ** 3) / 32, (width * y) / 32];
  });

/** A toothed wheel. */
export const gearOutline = (teeth: number, outer: number, root: number): Point2[] =>
  Array.from({ length: 4 * teeth }, (_, k): Point2 => {
    const angle = (2 * Math.PI * (k + 0.5)) / (4 * teeth);
    const radius = k % 4 < 2 ? outer : root;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });

/** A closed smooth outline through points (Catmull-Rom). */
export const smoothOutline = (points: readonly Point2[], steps = 4): Point2[] =>
  points.flatMap((_, k) => {
    const at = (offset: number): Point2 => points[(k + offset + points.length) % points.length] as Point2;
    return Array.from({ length: steps }, (__, step): Point2 => catmullRom([at(-1), at(0), at(1), at(2)], step / steps));
  });

/** An open smooth line through points (Catmull-Rom); a repeated point is a corner. */
export const smoothLine = (points: readonly Point2[], steps = 4): Point2[] => {
  const same = (a: Point2 | undefined, b: Point2): boolean => a !== undefined && a[0] === b[0] && a[1] === b[1];
  const out: Point2[] = [];
  points.forEach((point, k) => {
    const next = points[k + 1];
    if (next === undefined || same(next, point)) {
      out.push(point);
      return;
    }
    const before = k === 0 || same(points[k - 1], point) ? point : (points[k - 1] as Point2);
    const after = points[k + 2] ?? next;
    for (let step = 0; step < steps; step++) out.push(catmullRom([before, point, next, after], step / steps));
  });
  return out;
};

/** The outline whose right half (from the bottom up) is given, mirrored to the left. */
export const symmetric = (half: readonly Point2[]): Point2[] => [
  ...half,
  ...half
    .toReversed()
    .filter(([x]) => Math.abs(x) > 1e-6)
    .map(([x, y]): Point2 => [-x, y]),
];

function catmullRom([a, b, c, d]: readonly [Point2, Point2, Point2, Point2], t: number): Point2 {
  const blend = (p: number, q: number, r: number, s: number): number =>
    0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t ** 3);
  return [blend(a[0], b[0], c[0], d[0]), blend(a[1], b[1], c[1], d[1])];
}
