import type { Point2 } from '@diorama/shape-language';

/** An ellipse of points around the origin, or around another point. */
export const ellipse = (radiusX: number, radiusY = radiusX, points = 20, [x, y]: Point2 = [0, 0]): Point2[] =>
  Array.from({ length: points }, (_, k): Point2 => {
    const angle = (2 * Math.PI * (k + 0.5)) / points;
    return [x + radiusX * Math.cos(angle), y + radiusY * Math.sin(angle)];
  });

/** A rectangle with chamfered corners around the origin, or around another point: eight points. */
export const octagon = (width: number, height: number, cut: number, [x, y]: Point2 = [0, 0]): Point2[] => {
  const [w, h] = [width / 2, height / 2];
  const c = Math.min(cut, 0.98 * w, 0.98 * h);
  const points: Point2[] = [
    [w - c, -h],
    [w, c - h],
    [w, h - c],
    [w - c, h],
    [c - w, h],
    [-w, h - c],
    [-w, c - h],
    [c - w, -h],
  ];
  return points.map(([px, py]): Point2 => [x + px, y + py]);
};

/** A superellipse: between an ellipse (2) and a rectangle (10). */
export const squircle = (radiusX: number, radiusY: number, power: number, points = 20, [x, y]: Point2 = [0, 0]): Point2[] =>
  Array.from({ length: points }, (_, k): Point2 => {
    const angle = (2 * Math.PI * (k + 0.5)) / points;
    const reach = (value: number): number => Math.sign(value) * Math.abs(value) ** (2 / power);
    return [x + radiusX * reach(Math.cos(angle)), y + radiusY * reach(Math.sin(angle))];
  });

/** A gear's outline: teeth between an inner and an outer radius. */
export const gearOutline = (inner: number, outer: number, teeth: number): Point2[] =>
  Array.from({ length: teeth }, (_, tooth) =>
    (
      [
        [-0.3, inner],
        [-0.17, outer],
        [0.17, outer],
        [0.3, inner],
      ] as const
    ).map(([share, radius]): Point2 => {
      const angle = (2 * Math.PI * (tooth + share)) / teeth;
      return [radius * Math.cos(angle), radius * Math.sin(angle)];
    }),
  ).flat();

/** The value of a line through points at x; constant outside. */
export function interpolated(line: readonly Point2[], x: number): number {
  const after = line.findIndex(([px]) => px >= x);
  if (after < 0) return line.at(-1)?.[1] ?? 0;
  const [x1, y1] = line[after] ?? [0, 0];
  const [x0, y0] = line[after - 1] ?? [x1, y1];
  return x1 === x0 ? y1 : y0 + ((y1 - y0) * (x - x0)) / (x1 - x0);
}

/** A smooth line through points: Catmull-Rom, `steps` points a span. */
export function smoothed(line: readonly Point2[], steps = 4): Point2[] {
  const at = (k: number): Point2 => line[Math.min(line.length - 1, Math.max(0, k))] ?? [0, 0];
  const out: Point2[] = [];
  for (let k = 0; k < line.length - 1; k++)
    for (let s = 0; s < steps; s++) {
      const t = s / steps;
      const blend = (axis: 0 | 1): number => {
        const [a, b, c, d] = [at(k - 1)[axis], at(k)[axis], at(k + 1)[axis], at(k + 2)[axis]];
        return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3);
      };
      out.push([blend(0), blend(1)]);
    }
  return [...out, at(line.length - 1)];
}
