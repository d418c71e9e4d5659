import { sideways, tube } from '@diorama/furnishing-parts';
import { box, cylinder, group, lathe, mirror, move, rod, turn } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';

import type { Room } from './church-fittings.js';

/** Draws the stage. */
export const stage = ({ size: [w, h, d] }: Room): Shape =>
  group(
    move(box('stage', w, 0.08, d), 0, 0.72, 0),
    ...Array.from({ length: 10 }, (_, k) => move(box('frame', 0.012, 0.01, d), (k - 4.5) * (w / 10), 0.795, 0)),
    move(box('cloth', w - 0.06, 0.72, d - 0.1), 0, 0, -0.02),
    ...[0, 1, 2].map((k) => move(box('stage', 1.1, 0.2 * (k + 1), 0.3), w * 0.34, 0, d / 2 + 0.8 - 0.3 * k)),
    mirror(
      group(
        rod('steel', [w / 2 - 0.2, 0.8, -d / 2 + 0.2], [w / 2 - 0.2, h, -d / 2 + 0.2], 0.06),
        rod('steel', [w / 2 - 0.2, 0.8, d / 2 - 0.3], [w / 2 - 0.2, h, d / 2 - 0.3], 0.06),
        rod('steel', [w / 2 - 0.2, h - 0.06, -d / 2 + 0.2], [w / 2 - 0.2, h - 0.06, d / 2 - 0.3], 0.06),
        move(box('ink', 0.5, 1.1, 0.45, 0.02), w / 2 - 0.55, 0.8, d / 2 - 0.4),
      ),
    ),
    ...[-d / 2 + 0.2, d / 2 - 0.3].map((z) => rod('steel', [-w / 2 + 0.2, h - 0.06, z], [w / 2 - 0.2, h - 0.06, z], 0.06)),
    ...[-0.34, -0.12, 0.12, 0.34].map((x, k) =>
      turn(
        group(
          lathe(
            'ink',
            [
              [0.08, -0.1],
              [0.14, 0.2],
              [0.12, 0.2],
              [0, 0],
            ],
            { sides: 14 },
          ),
          move(cylinder(['light', 'fish2', 'light', 'fish'][k] as string, 0.12, 0.02), 0, 0.16, 0),
        ),
        [140, 0, 0],
        [x * w, h - 0.2, d / 2 - 0.35],
      ),
    ),
    move(box('cloth', w - 0.5, h - 1, 0.06), 0, 0.8, -d / 2 + 0.2),
    ...Array.from({ length: 18 }, (_, k) =>
      move(cylinder('cloth', 0.1, h - 1, { sides: 8 }), (k - 8.5) * ((w - 0.6) / 18), 0.8, -d / 2 + 0.24),
    ),
  );

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

/** Draws the escalator. */
export function escalator({ size: [w, h, d] }: Room): Shape {
  const rise = h - 1;
  const steps = 18;
  const slope: readonly (readonly [number, number])[] = [
    [d / 2, 0],
    [d / 2, 0.25],
    [d * 0.34, 0.25],
    [-d * 0.32, rise + 0.15],
    [-d / 2, rise + 0.15],
    [-d / 2, rise - 0.5],
    [-d * 0.36, rise - 0.5],
    [d * 0.3, 0],
  ];
  return group(
    sideways('metal', slope, w),
    ...Array.from({ length: steps }, (_, k) =>
      move(
        group(
          box('step', w * 0.62, (rise / steps) * 1.3, (d * 0.66) / steps),
          move(box('fish2', w * 0.62, 0.012, 0.02), 0, (rise / steps) * 1.3, (d * 0.33) / steps),
        ),
        0,
        0.22 + ((k + 0.2) * rise) / steps,
        d * 0.33 - ((k + 0.5) * d * 0.66) / steps,
      ),
    ),
    mirror(
      group(
        move(
          sideways(
            'glass',
            [
              [d * 0.48, 0.25],
              [d * 0.48, 0.9],
              [d * 0.34, 1.05],
              [-d * 0.32, rise + 0.92],
              [-d * 0.48, rise + 0.92],
              [-d * 0.48, rise + 0.15],
              [-d * 0.32, rise + 0.15],
              [d * 0.34, 0.25],
            ],
            0.03,
          ),
          w * 0.42,
          0,
          0,
        ),
        tube(
          'belt',
          [
            [w * 0.42, 0.4, d * 0.49],
            [w * 0.42, 0.84, d * 0.49],
            [w * 0.42, 1.0, d * 0.44],
            [w * 0.42, 1.08, d * 0.34],
            [w * 0.42, rise + 0.96, -d * 0.32],
            [w * 0.42, rise + 0.98, -d * 0.46],
            [w * 0.42, rise + 0.7, -d * 0.49],
          ],
          0.05,
          8,
        ),
      ),
    ),
  );
}

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
