import type { GeneratorContext } from '@diorama/catalogue';
import { tube } from '@diorama/furnishing-parts';
import { box, cylinder, extrude, group, lathe, mirror, move, rod, sphere, turn } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';

/** Measures of the parts in this file. */
export type Room = Pick<GeneratorContext, 'size'>;

/** Draws the confessional. */
export const confessional = ({ size: [w, h, d] }: Room): Shape =>
  group(
    move(box('frame', w, 0.12, d), 0, 0, 0),
    move(box('frame', w, h * 0.8, 0.06), 0, 0.1, -d / 2 + 0.03),
    ...[-0.485, -0.165, 0.165, 0.485].map((x) => move(box('frame', 0.08, h * 0.82, d * 0.9), x * w, 0.1, 0)),
    move(box('frame', w * 1.02, 0.12, d), 0, h * 0.8, 0),
    ...[-1, 0, 1].map((k) =>
      group(
        move(
          extrude(
            'dark2',
            [
              [-w * 0.14, 0],
              [w * 0.14, 0],
              [0, h * 0.12],
            ],
            0.1,
          ),
          k * w * 0.325,
          h * 0.84,
          d * 0.4,
        ),
        ...(k === 0
          ? [move(box('panel', w * 0.27, h * 0.38, 0.05), 0, 0.12, d * 0.4), move(box('dark2', w * 0.2, h * 0.26, 0.06), 0, 0.26, d * 0.4)]
          : [0, 1, 2, 3, 4].map((n) =>
              move(cylinder('cloth', 0.05, h * 0.72, { sides: 8 }), k * w * 0.325 + (n - 2) * w * 0.055, 0.14, d * 0.36),
            )),
      ),
    ),
    move(box('gold', 0.04, 0.3, 0.04), 0, h - 0.3, d * 0.4),
    move(box('gold', 0.16, 0.04, 0.04), 0, h - 0.14, d * 0.4),
  );

/** Draws the organ. */
export const organ = ({ size: [w, h, d] }: Room): Shape =>
  group(
    box('frame', w, h * 0.4, d * 0.6, 0.02),
    ...[-0.36, -0.12, 0.12, 0.36].map((x) => move(box('panel', w * 0.18, h * 0.24, 0.03), x * w, h * 0.06, d * 0.3)),
    ...Array.from({ length: 23 }, (_, k) => {
      const t = Math.abs(k - 11) / 11;
      const tall = h * (0.34 + 0.22 * Math.abs(Math.cos(t * Math.PI)));
      return move(
        lathe(
          'metal',
          [
            [0.012, 0],
            [w * 0.018, h * 0.06],
            [w * 0.018, tall],
          ],
          { sides: 12 },
        ),
        (k - 11) * w * 0.041,
        h * 0.4,
        d * 0.1,
      );
    }),
    ...[-0.49, -0.17, 0.17, 0.49].map((x) => move(box('frame', w * 0.035, h * 0.56, d * 0.3, 0.01), x * w, h * 0.4, d * 0.05)),
    move(box('frame', w * 1.02, 0.1, d * 0.4, 0.02), 0, h * 0.94, d * 0.05),
    move(box('dark2', w, h * 0.54, 0.05), 0, h * 0.4, -d * 0.16),
    move(
      group(
        box('frame', w * 0.34, h * 0.26, d * 0.3),
        ...[0, 1].map((k) =>
          move(
            group(
              box('face', w * 0.3, 0.03, 0.14),
              ...Array.from({ length: 15 }, (_, n) => move(box('ink', 0.012, 0.02, 0.08), (n - 7) * w * 0.019, 0.025, -0.03)),
            ),
            0,
            h * 0.22 + k * 0.08,
            d * 0.16 - 0.12 * k,
          ),
        ),
      ),
      0,
      0,
      d * 0.42,
    ),
    move(box('frame', w * 0.3, 0.06, 0.3), 0, 0.5, d * 0.85),
    mirror(move(box('frame', 0.06, 0.5, 0.28), w * 0.13, 0, d * 0.85)),
  );

/** Draws the deer head. */
export const deerHead = ({ size: [w, h, d] }: Room): Shape =>
  group(
    move(
      extrude(
        'frame',
        [
          [0, 0],
          [w * 0.2, h * 0.12],
          [w * 0.24, h * 0.46],
          [0, h * 0.52],
          [-w * 0.24, h * 0.46],
          [-w * 0.2, h * 0.12],
        ],
        0.04,
      ),
      0,
      0,
      -d / 2 + 0.02,
    ),
    turn(
      lathe(
        'fur',
        [
          [0.15, 0],
          [0.11, 0.14],
          [0.085, d * 0.5],
        ],
        { sides: 14 },
      ),
      [58, 0, 0],
      [0, h * 0.26, -d / 2 + 0.03],
    ),
    move(sphere('fur', [0.085, 0.09, 0.11], { detail: 2 }), 0, h * 0.5, d * 0.1),
    turn(
      lathe(
        'fur',
        [
          [0.075, 0],
          [0.045, 0.17],
          [0.03, 0.19],
        ],
        { sides: 12 },
      ),
      [108, 0, 0],
      [0, h * 0.5, d * 0.16],
    ),
    move(sphere('ink', [0.03, 0.024, 0.02], { detail: 1 }), 0, h * 0.44, d * 0.45),
    mirror(
      group(
        move(sphere('ink', 0.015, { detail: 1 }), 0.07, h * 0.53, d * 0.2),
        turn(sphere('fur', [0.035, 0.08, 0.015], { detail: 1 }), [0, 0, -70], [0.14, h * 0.55, d * 0.04]),
        tube(
          'antler',
          [
            [0.04, h * 0.57, d * 0.06],
            [w * 0.26, h * 0.66, 0],
            [w * 0.44, h * 0.82, d * 0.02],
            [w * 0.4, h, d * 0.08],
          ],
          [0.02, 0.02, 0.019, 0.018, 0.018, 0.017, 0.016, 0.015, 0.014, 0.012, 0.01, 0.008, 0.004],
        ),
        ...[
          [0.24, 0.65, 0.2, 0.84],
          [0.36, 0.74, 0.3, 0.94],
          [0.43, 0.82, 0.49, 0.92],
        ].map(([a = 0, b = 0, c = 0, e = 0]) => rod('antler', [a * w, b * h, 0.01], [c * w, e * h, 0.06], 0.01, 6)),
      ),
    ),
  );
