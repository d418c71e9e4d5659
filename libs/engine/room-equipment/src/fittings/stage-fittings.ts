import { tube } from '@diorama/furnishing-parts';
import { box, group, lathe, mirror, move } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';

import type { Room } from './church-fittings.js';

/** Draws the winners. */
export const winners = ({ size: [w, h, d] }: Room): Shape =>
  group(
    ...[
      [0, 1, 'gold'],
      [-1, 0.72, 'steel'],
      [1, 0.5, 'brass'],
    ].map(([x, y, slot], k) =>
      move(
        group(
          box('white', w / 3 - 0.01, (y as number) * h, d, 0.01),
          move(box(slot as string, w / 3 - 0.005, 0.03, d * 1.01), 0, (y as number) * h - 0.03, 0),
          ...(k === 0
            ? [move(box('ink', 0.05, 0.26, 0.012), 0, h * 0.4, d / 2)]
            : Array.from({ length: k + 1 }, (_, n) => move(box('ink', 0.04, 0.2, 0.012), (n - k / 2) * 0.09, h * 0.16, d / 2))),
        ),
        ((x as number) * w) / 3,
        0,
        0,
      ),
    ),
  );

/** Draws the rope barrier. */
export const ropeBarrier = ({ size: [w, h, d] }: Room): Shape =>
  group(
    mirror(
      group(
        move(
          lathe(
            'gold',
            [
              [d * 0.5, 0],
              [d * 0.5, 0.02],
              [d * 0.12, 0.05],
              [0.026, 0.07],
              [0.026, h - 0.1],
              [0.045, h - 0.09],
              [0.045, h - 0.05],
              [0.02, h - 0.03],
              [0, h],
            ],
            { sides: 20 },
          ),
          w / 2 - d / 2,
          0,
          0,
        ),
      ),
    ),
    tube(
      'rope',
      [
        [-w / 2 + d / 2, h - 0.08, 0.03],
        [-w * 0.25, h * 0.66, 0.03],
        [0, h * 0.58, 0.03],
        [w * 0.25, h * 0.66, 0.03],
        [w / 2 - d / 2, h - 0.08, 0.03],
      ],
      0.026,
    ),
  );
