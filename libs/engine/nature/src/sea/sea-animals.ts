import { extrude, group, loft, mirror, move, scale, sphere, turn } from '@diorama/shape-language';
import type { Point2 } from '@diorama/shape-language';

import { cycle, times, points2 } from '../geometry/curves.js';
import type { MakeCoral } from './make-coral.js';

/** Two fluted shells, open, with a soft body between them. */
export const clam: MakeCoral = ([w, h, d]) => {
  const outline = (reach: number): Point2[] =>
    times(24, (k) => {
      const angle = (Math.PI * k) / 23;
      const out = reach * (1 + 0.07 * Math.cos(6 * angle * 2));
      return [0.5 * w * out * Math.cos(angle), 0.86 * h * out * Math.sin(angle)];
    });
  const shell = turn(
    loft(
      'pearl',
      [0.02, 0.16, 0.3, 0.42].map((z, k) => ({ z: z * d, outline: outline(cycle([1, 0.97, 0.78, 0.36], k)) })),
      { smooth: false },
    ),
    [24, 0, 0],
  );
  return group(
    mirror(move(shell, 0, 0.02 * h, 0.02 * d), 'z'),
    move(scale(sphere('fourth', 1, { detail: 2, roughness: 0.12 }), [0.42 * w, 0.5 * h, 0.12 * d]), 0, 0.3 * h, 0),
    move(sphere('pearl', 0.09 * w, { detail: 2 }), 0, 0.82 * h, 0),
    extrude('second', points2([-0.3 * w, 0], [0.3 * w, 0], [0.2 * w, 0.1 * h], [-0.2 * w, 0.1 * h]), 0.2 * d),
  );
};
