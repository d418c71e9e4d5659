import { ball } from '@diorama/goods-parts';
import { group, rod } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';

/** A part of several objects. */
export const bone = (length: number, radius = 1.2): Shape =>
  group(
    rod('bone', [-length / 2, 0, 0], [length / 2, 0, 0], radius),
    ...[-1, 1].flatMap((end) => [-1, 1].map((side) => ball('bone', 1.6 * radius, [(end * length) / 2, 0.1, 1.3 * radius * side], 1))),
  );
