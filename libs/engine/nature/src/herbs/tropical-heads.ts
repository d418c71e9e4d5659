import { blades, group, lathe, sweep, turn } from '@diorama/shape-language';

import { whorl } from './head-parts.js';
import type { MakeHead } from './head-parts.js';

import { points2, points3 } from '../geometry/curves.js';

/** A beak with a crest of petals. */
export const strelitzia: MakeHead = ({ petal }) =>
  turn(
    group(
      turn(lathe('leaf', points2([0.08, 0], [0.11, 0.15], [0.07, 0.6], [0, 1]), { sides: 7 }), [90, 0, 0]),
      ...[-14, 8, 30].map((angle) =>
        turn(
          blades(petal, [
            {
              path: points3([0, 0, 0], [0, 0.4, 0.02], [0, 0.75, 0]),
              width: [0.06, 0.2, 0],
              up: [1, 0, 0],
            },
          ]),
          [angle, 0, 0],
          [0, 0.05, 0.2],
        ),
      ),
      turn(
        blades('inner', [
          {
            path: points3([0, 0, 0], [0, 0.3, 0], [0, 0.6, 0]),
            width: [0.05, 0.12, 0],
            up: [1, 0, 0],
          },
        ]),
        [55, 0, 0],
        [0, 0.06, 0.25],
      ),
    ),
    [0, 90, 0],
  );

/** One large sheet around a column. */
export const calla: MakeHead = ({ petal }) =>
  group(
    whorl(petal, 5, points3([0.05, 0, 0.1], [0.16, 0.35, 0.26], [0.26, 0.62, 0.38], [0.46, 0.8, 0.3], [0.52, 0.78, 0.1])),
    whorl(petal, 1, points3([0.05, 0, 0.1], [0.18, 0.4, 0.4], [0.34, 0.85, 0.5], [0.55, 1.2, 0]), Math.PI),
    sweep('centre', points3([0, 0.1, 0], [0, 0.8, 0]), [0.06, 0.04], { sides: 6 }),
  );
