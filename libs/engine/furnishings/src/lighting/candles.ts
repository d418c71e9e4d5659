import type { GeneratorContext } from '@diorama/catalogue';
import { box, cylinder, group, lathe, mirror, move, rod, torus, turn } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';
import { hoop, tube } from '../parts/solids.js';

/** Measures of the parts in this file. */
export type Size = GeneratorContext['size'];

const candle = (height: number, r = 0.014): Shape =>
  group(
    cylinder('wax', r, height, { sides: 9 }),
    move(
      lathe(
        'flame',
        [
          [r * 0.3, 0],
          [r * 0.8, r * 1.4],
          [0, r * 4],
        ],
        { sides: 7 },
      ),
      0,
      height,
      0,
    ),
  );

/** Draws the oil lamp. */
export const oilLamp = ([w, h]: Size): Shape => {
  const r = w / 2;
  return group(
    lathe(
      'brass',
      [
        [r * 0.8, 0],
        [r * 0.8, 0.01],
        [r * 0.3, h * 0.08],
        [r * 0.9, h * 0.18],
        [r * 0.9, h * 0.3],
        [r * 0.4, h * 0.38],
        [r * 0.5, h * 0.42],
      ],
      { sides: 22 },
    ),
    move(
      lathe(
        'glass',
        [
          [r * 0.4, 0],
          [r * 0.62, h * 0.12],
          [r * 0.34, h * 0.4],
          [r * 0.3, h * 0.56],
          [r * 0.26, h * 0.56],
          [r * 0.3, h * 0.4],
          [r * 0.4, 0],
        ],
        { sides: 18 },
      ),
      0,
      h * 0.42,
      0,
    ),
    move(
      lathe(
        'flame',
        [
          [r * 0.1, 0],
          [r * 0.2, h * 0.05],
          [0, h * 0.16],
        ],
        { sides: 8 },
      ),
      0,
      h * 0.44,
      r * 0.5,
    ),
    move(cylinder('brass', 0.012, 0.03), r * 0.5, h * 0.38, 0),
    tube(
      'brass',
      [
        [r * 0.86, h * 0.2, 0],
        [r * 1.16, h * 0.24, 0],
        [r * 1.1, h * 0.36, 0],
        [r * 0.6, h * 0.36, 0],
      ],
      0.01,
    ),
  );
};

/** Draws the lantern. */
export const lantern = ([w, h]: Size): Shape => {
  const r = w / 2;
  const body = h * 0.62;
  return group(
    lathe(
      'iron',
      [
        [r, 0],
        [r, 0.03],
        [r * 0.8, 0.05],
      ],
      { sides: 6, smooth: false },
    ),
    ...Array.from({ length: 6 }, (_, k) =>
      rod(
        'iron',
        [r * 0.8 * Math.cos((k * Math.PI) / 3), 0.03, r * 0.8 * Math.sin((k * Math.PI) / 3)],
        [r * 0.8 * Math.cos((k * Math.PI) / 3), body, r * 0.8 * Math.sin((k * Math.PI) / 3)],
        0.008,
        5,
      ),
    ),
    move(candle(body * 0.44, r * 0.3), 0, 0.04, 0),
    move(
      lathe(
        'iron',
        [
          [r * 0.95, 0],
          [r * 0.9, 0.02],
          [r * 0.4, h * 0.14],
          [r * 0.2, h * 0.18],
          [0, h * 0.2],
        ],
        { sides: 6, smooth: false },
      ),
      0,
      body,
      0,
    ),
    move(hoop('iron', h * 0.08, 0.007, 'z', 18), 0, h * 0.89, 0),
  );
};

const holder = (slot: string, height: number, r: number): Shape =>
  lathe(
    slot,
    [
      [r, 0],
      [r * 0.9, 0.015],
      [r * 0.25, 0.03],
      [r * 0.2, height * 0.3],
      [r * 0.4, height * 0.36],
      [r * 0.2, height * 0.42],
      [r * 0.2, height * 0.9],
      [r * 0.5, height * 0.95],
      [r * 0.4, height],
    ],
    { sides: 16 },
  );

/** Draws the candlestick. */
export const candlestick = ([w, h]: Size): Shape =>
  group(holder('brass', h * 0.5, w / 2), move(candle(h * 0.36, w * 0.13), 0, h * 0.48, 0));

const branches = (
  slot: string,
  { w, low, top, height }: { w: number; low: number; top: number; height: number },
  reaches: readonly number[],
): Shape =>
  group(
    ...reaches.map((reach) =>
      mirror(
        group(
          tube(
            slot,
            [
              [0, low, 0],
              [(reach * w) / 4, low - 0.02, 0],
              [(reach * w) / 2, low + (top - low) * 0.5, 0],
              [(reach * w) / 2, top, 0],
            ],
            0.012,
          ),
          move(
            lathe(
              slot,
              [
                [0.012, 0],
                [0.036, 0.02],
                [0.026, 0.03],
              ],
              { sides: 12 },
            ),
            (reach * w) / 2,
            top,
            0,
          ),
          move(candle(height), (reach * w) / 2, top + 0.025, 0),
        ),
      ),
    ),
    move(
      lathe(
        slot,
        [
          [0.012, 0],
          [0.036, 0.02],
          [0.026, 0.03],
        ],
        { sides: 12 },
      ),
      0,
      top,
      0,
    ),
    move(candle(height), 0, top + 0.025, 0),
  );

/** Draws the candelabra. */
export const candelabra = ([w, h]: Size): Shape => {
  const tall = Math.max(0.12, h * 0.2);
  const top = h - tall - 0.08;
  return group(holder('stand', top, w * 0.26), branches('stand', { w: w - 0.08, low: top * 0.72, top, height: tall }, [1, 0.5]));
};

/** Draws the menorah. */
export const menorah = ([w, h]: Size): Shape => {
  const top = h * 0.68;
  return group(
    holder('gold', top, w * 0.2),
    ...[1, 0.68, 0.36].map((reach) =>
      mirror(
        group(
          tube(
            'gold',
            [
              [0, top - (reach * w) / 2, 0],
              [(reach * w) / 4, top - reach * w * 0.42, 0],
              [reach * w * 0.45, top - reach * w * 0.22, 0],
              [(reach * (w - 0.06)) / 2, top, 0],
            ],
            0.011,
          ),
          move(cylinder('gold', 0.022, 0.02), (reach * (w - 0.06)) / 2, top, 0),
          move(candle(h * 0.2, 0.012), (reach * (w - 0.06)) / 2, top + 0.02, 0),
        ),
      ),
    ),
    move(candle(h * 0.22, 0.012), 0, top, 0),
  );
};

/** Draws the torch holder. */
export const torchHolder = ([, h, d]: Size): Shape =>
  group(
    move(box('iron', 0.09, h * 0.4, 0.02), 0, 0, -d / 2 + 0.01),
    tube(
      'iron',
      [
        [0, h * 0.12, -d / 2],
        [0, h * 0.14, -d * 0.1],
        [0, h * 0.2, 0.02],
      ],
      0.014,
    ),
    move(turn(torus('iron', 0.05, 0.01, 14), [12, 0, 0]), 0, h * 0.34, 0.04),
    rod('iron', [0, h * 0.34, -d / 2], [0, h * 0.34, 0], 0.01),
    turn(
      group(
        lathe(
          'wood',
          [
            [0.02, 0],
            [0.036, h * 0.5],
          ],
          { sides: 9 },
        ),
        move(
          lathe(
            'rope',
            [
              [0.042, 0],
              [0.055, 0.05],
              [0.05, h * 0.14],
            ],
            { sides: 10 },
          ),
          0,
          h * 0.46,
          0,
        ),
        move(
          lathe(
            'flame',
            [
              [0.03, 0],
              [0.08, h * 0.1],
              [0.05, h * 0.2],
              [0, h * 0.34],
            ],
            { sides: 9 },
          ),
          0,
          h * 0.58,
          0,
        ),
      ),
      [12, 0, 0],
      [0, h * 0.06, -0.01],
    ),
  );
