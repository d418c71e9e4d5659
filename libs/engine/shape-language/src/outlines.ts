import type { Point2 } from './shape.js';

export const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Points on an arc around a centre, from one angle to another in degrees (0 is right, 90 is up), both ends included. */
export const arcPoints = (center: Point2, radius: number | Point2, from: number, to: number, steps = 12): Point2[] => {
  const [rx, ry] = typeof radius === 'number' ? [radius, radius] : radius;
  return Array.from({ length: steps + 1 }, (_, k): Point2 => {
    const angle = radians(from + ((to - from) * k) / steps);
    return [center[0] + rx * Math.cos(angle), center[1] + ry * Math.sin(angle)];
  });
};

/** A star around a centre with its first tip up. */
export const starOutline = (tips: number, outer: number, inner: number, center: Point2 = [0, 0]): Point2[] =>
  Array.from({ length: 2 * tips }, (_, k): Point2 => {
    const angle = Math.PI / 2 + (Math.PI * k) / tips;
    const radius = k % 2 === 0 ? outer : inner;
    return [center[0] + radius * Math.cos(angle), center[1] + radius * Math.sin(angle)];
  });

/** Twice the signed area of an outline; positive when it is counter-clockwise. */
export const signedArea = (outline: readonly Point2[]): number =>
  outline.reduce((sum, [x, y], k) => {
    const [nextX, nextY] = outline[(k + 1) % outline.length] as Point2;
    return sum + x * nextY - nextX * y;
  }, 0);

/** The outline in counter-clockwise order. */
export const counterClockwise = (outline: readonly Point2[]): readonly Point2[] =>
  signedArea(outline) < 0 ? outline.toReversed() : outline;

/** The Catmull-Rom curve through rows of numbers, `steps` rows for each section. */
export function curve<Row extends readonly number[]>(rows: readonly Row[], steps = 4): Row[] {
  const out: Row[] = [];
  const at = (k: number): Row => rows[Math.min(rows.length - 1, Math.max(0, k))] as Row;
  for (let k = 0; k + 1 < rows.length; k++) {
    const [a, b, c, d] = [at(k - 1), at(k), at(k + 1), at(k + 2)];
    for (let step = 0; step < steps; step++) {
      const t = step / steps;
      out.push(
        b.map((p1, lane) => {
          const [p0, p2, p3] = [a[lane] as number, c[lane] as number, d[lane] as number];
          return 0.5 * (2 * p1 + (p2 - p0) * t + (2 * p0 - 5 * p1 + 4 * p2 - p3) * t * t + (3 * p1 - p0 - 3 * p2 + p3) * t * t * t);
        }) as unknown as Row,
      );
    }
  }
  out.push(at(rows.length - 1));
  return out;
}
