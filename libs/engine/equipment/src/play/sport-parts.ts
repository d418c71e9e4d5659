import { group, rod } from '@diorama/shape-language';
import type { Point2, Shape } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

/** A net between two widths and two heights. */
export const net = ([x0, x1]: Point2, [y0, y1]: Point2, step: number, at: (x: number, y: number) => Vec3): Shape =>
  group(
    ...Array.from({ length: Math.round((x1 - x0) / step) + 1 }, (_, k) => rod('net', at(x0 + k * step, y0), at(x0 + k * step, y1), 0.5, 4)),
    ...Array.from({ length: Math.round((y1 - y0) / step) + 1 }, (_, k) => rod('net', at(x0, y0 + k * step), at(x1, y0 + k * step), 0.5, 4)),
  );
