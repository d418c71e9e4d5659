import { spun } from '@diorama/goods-parts';
import type { Shape } from '@diorama/shape-language';

/** A dinner plate of a radius. */
export const plate = (radius: number): Shape =>
  spun('plate', [0.56 * radius, 0, 0.96 * radius, 1.3, radius, 1.7, 0.62 * radius, 0.7, 0, 0.7], { sides: 30 });
