import type { GeneratorContext } from '@diorama/catalogue';
import { sideways, tube } from '@diorama/furnishing-parts';
import { box, cylinder, group, lathe, move, rod, turn } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';

/** Measures of the parts in this file. */
export type Size = GeneratorContext['size'];

const handset = (slot: string, length: number): Shape =>
  group(
    tube(
      slot,
      [
        [-length / 2, 0, 0],
        [-length * 0.3, length * 0.13, 0],
        [0, length * 0.17, 0],
        [length * 0.3, length * 0.13, 0],
        [length / 2, 0, 0],
      ],
      length * 0.075,
    ),
    ...[-1, 1].map((s) =>
      move(
        lathe(
          slot,
          [
            [length * 0.14, 0],
            [length * 0.15, length * 0.06],
            [length * 0.08, length * 0.14],
          ],
          { sides: 16 },
        ),
        s * length * 0.44,
        -length * 0.08,
        0,
      ),
    ),
  );

/** Draws the telephone. */
export const telephone = ([w, h, d]: Size): Shape =>
  group(
    move(
      sideways(
        'body',
        [
          [-d / 2, 0],
          [d / 2, 0],
          [d / 2, h * 0.2],
          [-d / 2, h * 0.6],
        ],
        w,
      ),
      0,
      0,
      0,
    ),
    turn(
      group(
        ...Array.from({ length: 12 }, (_, k) =>
          move(box('key', w * 0.09, 0.012, d * 0.08), w * 0.16 + ((k % 3) - 1) * w * 0.13, 0, (Math.floor(k / 3) - 1) * d * 0.13),
        ),
        move(box('screen', w * 0.34, 0.008, d * 0.14), w * 0.16, 0, -d * 0.32),
      ),
      [21, 0, 0],
      [0, h * 0.42, 0],
    ),
    move(turn(handset('body', d * 0.95), [0, 90, 0]), -w * 0.28, h * 0.62, 0),
  );

/** Draws the candlestick phone. */
export const candlestickPhone = ([w, h, d]: Size): Shape =>
  group(
    lathe(
      'body',
      [
        [w * 0.5, 0],
        [w * 0.5, 0.02],
        [w * 0.16, 0.05],
        [w * 0.1, h * 0.3],
        [w * 0.1, h * 0.8],
        [w * 0.14, h * 0.84],
      ],
      { sides: 22 },
    ),
    turn(
      lathe(
        'brass',
        [
          [w * 0.1, 0],
          [w * 0.12, 0.05],
          [w * 0.32, 0.14],
          [w * 0.3, 0.14],
          [0, 0.06],
        ],
        { sides: 20 },
      ),
      [62, 0, 0],
      [0, h * 0.86, 0.01],
    ),
    turn(cylinder('brass', w * 0.3, 0.016, { sides: 20 }), [60, 0, 0], [0, h * 0.1, d * 0.32]),
    rod('brass', [0, h * 0.66, 0], [-w * 0.42, h * 0.68, 0], 0.008),
    move(
      lathe(
        'body',
        [
          [w * 0.16, 0],
          [w * 0.08, h * 0.08],
          [w * 0.06, h * 0.3],
          [w * 0.08, h * 0.34],
        ],
        { sides: 14 },
      ),
      -w * 0.4,
      h * 0.4,
      0,
    ),
  );

/** Draws the payphone. */
export const payphone = ([w, h, d]: Size): Shape =>
  group(
    box('metal', w, h, d * 0.8, 0.02),
    move(box('body', w * 0.9, h * 0.94, 0.02), 0, h * 0.03, d * 0.4),
    ...Array.from({ length: 12 }, (_, k) =>
      move(box('metal', w * 0.1, h * 0.06, 0.014), w * 0.14 + ((k % 3) - 1) * w * 0.15, h * 0.5 - Math.floor(k / 3) * h * 0.085, d * 0.42),
    ),
    move(box('screen', w * 0.44, h * 0.1, 0.014), w * 0.14, h * 0.64, d * 0.42),
    move(box('chrome', w * 0.2, h * 0.08, 0.03), w * 0.24, h * 0.82, d * 0.42),
    move(box('frame', w * 0.24, h * 0.1, 0.03), w * 0.2, h * 0.06, d * 0.42),
    move(turn(handset('cone', h * 0.5), [0, 0, 90]), -w * 0.3, h * 0.62, d * 0.48),
    tube(
      'chrome',
      [
        [-w * 0.3, h * 0.36, d * 0.48],
        [-w * 0.36, h * 0.12, d * 0.56],
        [-w * 0.1, h * 0.04, d * 0.5],
        [w * 0.02, h * 0.16, d * 0.42],
      ],
      0.01,
      6,
    ),
  );
