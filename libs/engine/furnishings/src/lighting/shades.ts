import type { LampSpec } from '@diorama/catalogue';
import { box, cylinder, group, lathe, move, sphere, torus, turn } from '@diorama/shape-language';
import type { Point2, Shape } from '@diorama/shape-language';
import { tube } from '../parts/solids.js';

const hollow = (slot: string, low: number, top: number, height: number, sides = 24): Shape =>
  lathe(
    slot,
    [
      [low, 0],
      [top, height],
      [top - 0.012, height],
      [low - 0.012, 0],
      [low, 0],
    ],
    { sides, smooth: false },
  );

/** Draws the bulb. */
export const bulb = (r: number, y: number): Shape => move(sphere('bulb', [r, r * 1.2, r], { detail: 1 }), 0, y, 0);

/** Shades around a point where the socket is, for a radius. */
export const SHADES: Readonly<Record<LampSpec['shade'], (radius: number) => Shape>> = {
  drum: (r) =>
    group(
      hollow('shade', r, r * 0.94, r * 1.1),
      bulb(r * 0.24, r * 0.4),
      move(cylinder('bulb', r * 0.9, 0.004, { sides: 20 }), 0, r * 0.5, 0),
    ),
  cone: (r) =>
    group(
      hollow('shade', r, r * 0.5, r * 1.1),
      bulb(r * 0.24, r * 0.36),
      move(cylinder('bulb', r * 0.7, 0.004, { sides: 20 }), 0, r * 0.5, 0),
    ),
  dome: (r) =>
    group(
      lathe(
        'shade',
        [
          [r, 0],
          [r * 0.92, r * 0.35],
          [r * 0.6, r * 0.68],
          [r * 0.16, r * 0.82],
          [r * 0.14, r * 0.94],
          [r * 0.1, r * 0.94],
          [r * 0.5, r * 0.6],
          [r * 0.96, 0],
          [r, 0],
        ],
        { sides: 26 },
      ),
      bulb(r * 0.26, r * 0.2),
      move(cylinder('bulb', r * 0.88, 0.004, { sides: 20 }), 0, r * 0.1, 0),
    ),
  bell: (r) =>
    group(
      lathe(
        'shade',
        [
          [r, 0],
          [r * 0.72, r * 0.2],
          [r * 0.56, r * 0.6],
          [r * 0.4, r * 0.96],
          [r * 0.36, r * 0.96],
          [r * 0.66, r * 0.2],
          [r * 0.96, 0],
          [r, 0],
        ],
        { sides: 24 },
      ),
      bulb(r * 0.22, r * 0.3),
    ),
  globe: (r) => group(move(sphere('paper', r, { detail: 3 }), 0, r * 0.9, 0), cylinder('stand', r * 0.3, r * 0.12, { sides: 14 })),
  bankers: (r) =>
    group(
      move(
        turn(
          lathe(
            'green',
            [
              [0, -r * 1.2],
              [r * 0.4, -r * 1.2],
              [r * 0.44, 0],
              [r * 0.4, r * 1.2],
              [0, r * 1.2],
            ],
            { sides: 20 },
          ),
          [0, 0, 90],
        ),
        0,
        r * 0.5,
        0,
      ),
      move(box('paper', r * 2.1, r * 0.1, r * 0.5), 0, r * 0.06, 0),
      tube(
        'brass',
        [
          [0, -r * 0.1, 0],
          [0, r * 0.1, -r * 0.5],
          [0, r * 0.9, -r * 0.3],
          [0, r * 0.98, 0],
        ],
        0.01,
      ),
      move(sphere('brass', r * 0.1, { detail: 1 }), 0, r, 0),
    ),
  tiffany: (r) =>
    group(
      lathe(
        'amber',
        [
          [r, 0],
          [r * 0.98, r * 0.1],
          [r * 0.84, r * 0.4],
          [r * 0.5, r * 0.68],
          [r * 0.12, r * 0.78],
        ],
        { sides: 24, bands: ['red', 'green', 'amber', 'blue'] },
      ),
      ...Array.from({ length: 12 }, (_, k) =>
        turn(
          tube(
            'black',
            [
              [0, 0, r * 1.005],
              [0, r * 0.4, r * 0.85],
              [0, r * 0.68, r * 0.51],
              [0, r * 0.78, r * 0.12],
            ],
            0.005,
            4,
          ),
          [0, 30 * k, 0],
        ),
      ),
      move(torus('black', r * 0.99, 0.006, 24), 0, r * 0.1, 0),
      move(torus('black', r * 0.84, 0.005, 24), 0, r * 0.41, 0),
      move(sphere('brass', r * 0.09, { detail: 1 }), 0, r * 0.84, 0),
      bulb(r * 0.2, r * 0.1),
    ),
  spot: (r) =>
    turn(
      group(
        lathe(
          'stand',
          [
            [r * 0.3, -r * 0.4],
            [r * 0.5, -r * 0.3],
            [r * 0.62, r],
            [r * 0.56, r],
            [r * 0.44, -r * 0.1],
            [0, -r * 0.1],
          ],
          { sides: 18 },
        ),
        move(cylinder('bulb', r * 0.5, 0.01, { sides: 16 }), 0, r * 0.8, 0),
      ),
      [120, 0, 0],
    ),
  uplight: (r) =>
    group(
      lathe(
        'shade',
        [
          [r * 0.1, 0],
          [r * 0.5, r * 0.1],
          [r * 0.95, r * 0.4],
          [r, r * 0.5],
          [r * 0.9, r * 0.44],
          [0, r * 0.16],
        ],
        { sides: 24 },
      ),
      move(cylinder('bulb', r * 0.8, 0.01, { sides: 20 }), 0, r * 0.36, 0),
    ),
  candle: (r) =>
    group(
      lathe(
        'brass',
        [
          [r * 0.3, 0],
          [r, r * 0.3],
          [r * 0.9, r * 0.4],
          [0, r * 0.2],
        ],
        { sides: 14 },
      ),
      move(cylinder('wax', r * 0.4, r * 2.6, { sides: 10 }), 0, r * 0.2, 0),
      move(
        lathe(
          'flame',
          [
            [r * 0.08, 0],
            [r * 0.28, r * 0.4],
            [0, r * 1.2],
          ],
          { sides: 8 },
        ),
        0,
        r * 2.8,
        0,
      ),
    ),
  paper: (r) =>
    group(
      move(
        lathe(
          'paper',
          [
            [r * 0.3, -r * 0.9],
            ...Array.from({ length: 13 }, (_, k): Point2 => [
              r * Math.cos((k / 12 - 0.5) * 2.5) * (k % 2 ? 1 : 0.97),
              r * Math.sin((k / 12 - 0.5) * 2.5),
            ]),
            [r * 0.3, r * 0.9],
          ],
          { sides: 20, smooth: false },
        ),
        0,
        r * 0.95,
        0,
      ),
    ),
  ring: (r) => move(turn(torus('paper', r * 0.86, r * 0.1, 28), [90, 0, 0]), 0, r * 0.95, 0),
  bare: (r) =>
    group(
      cylinder('brass', r * 0.3, r * 0.4, { sides: 12 }),
      move(
        lathe(
          'bulb',
          [
            [r * 0.25, 0],
            [r * 0.6, r * 0.5],
            [r * 0.6, r * 0.9],
            [r * 0.3, r * 1.3],
            [0, r * 1.36],
          ],
          { sides: 16 },
        ),
        0,
        r * 0.4,
        0,
      ),
    ),
  lantern: (r) =>
    group(
      box('iron', r * 1.5, r * 0.16, r * 1.5),
      ...[-1, 1].flatMap((s) => [-1, 1].map((t) => move(box('iron', r * 0.1, r * 1.7, r * 0.1), s * r * 0.62, 0, t * r * 0.62))),
      move(box('paper', r * 1.1, r * 1.5, r * 1.1), 0, r * 0.14, 0),
      move(
        lathe(
          'iron',
          [
            [r * 1.15, 0],
            [r * 0.3, r * 0.5],
            [0, r * 0.6],
          ],
          { sides: 4, smooth: false },
        ),
        0,
        r * 1.66,
        0,
      ),
    ),
  softbox: (r) =>
    turn(
      group(
        lathe(
          'black',
          [
            [r * 0.2, 0],
            [r * 1.35, r * 1.2],
            [r * 1.35, r * 1.3],
            [0, r * 1.3],
          ],
          { sides: 4, smooth: false },
        ),
        move(turn(box('paper', r * 1.8, 0.01, r * 1.8), [0, 45, 0]), 0, r * 1.3, 0),
      ),
      [78, 0, 0],
    ),
};
