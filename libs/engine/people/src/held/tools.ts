import {
  box,
  cylinder,
  extrude,
  group,
  lathe,
  mirror,
  move,
  radial,
  rod,
  scale,
  sheet,
  sphere,
  sweep,
  torus,
  turn,
} from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

import { item } from './item.js';
import type { HeldItem } from './item.js';

const pole = (below: number, above: number, radius = 0.015, slot = 'wood'): Shape => rod(slot, [0, -below, 0], [0, above, 0], radius);

const crystalStaff = (): Shape =>
  group(
    sweep(
      'wood',
      [
        [0, -0.95, 0],
        [0.015, -0.3, 0],
        [-0.01, 0.3, 0],
        [0, 0.72, 0],
      ],
      [0.018, 0.02, 0.022, 0.028],
      { sides: 8 },
    ),
    ...[0, 120, 240].map((angle) =>
      turn(
        sweep(
          'wood',
          [
            [0, 0.7, 0],
            [0, 0.8, 0.075],
            [0, 0.92, 0.07],
            [0, 0.98, 0.02],
          ],
          [0.02, 0.016, 0.012, 0.004],
          { sides: 6 },
        ),
        [0, angle, 0],
      ),
    ),
    move(sphere('crystal', [0.06, 0.085, 0.06], { detail: 1, faceted: true }), 0, 0.87, 0),
  );

const crook = (slot: string): Shape =>
  group(
    sweep(
      slot,
      [
        [0, -0.95, 0],
        [0, 0.6, 0],
        [0.0, 0.78, 0],
        [0.05, 0.9, 0],
        [0.14, 0.92, 0],
        [0.2, 0.84, 0],
        [0.18, 0.74, 0],
      ],
      0.018,
      { sides: 8 },
    ),
  );

const broom = (): Shape =>
  group(
    pole(0.6, 0.75),
    move(
      lathe(
        'straw',
        [
          [0.12, -0.38],
          [0.13, -0.32],
          [0.06, -0.08],
          [0.025, 0],
          [0, 0.005],
        ],
        { sides: 12 },
      ),
      0,
      -0.58,
      0,
    ),
    move(cylinder('rope', 0.045, 0.03, { sides: 10 }), 0, -0.66, 0),
  );

const mop = (): Shape =>
  group(
    pole(0.8, 0.6),
    move(
      group(
        ...Array.from({ length: 9 }, (_, k) =>
          turn(
            sweep(
              'white',
              [
                [0, 0, 0],
                [0, -0.05, 0.08],
                [0, -0.17, 0.11],
              ],
              [0.03, 0.03, 0.015],
              { sides: 6 },
            ),
            [0, 40 * k, 0],
          ),
        ),
      ),
      0,
      -0.76,
      0,
    ),
  );

const shovel = (): Shape =>
  group(
    pole(0.55, 0.45),
    extrudeAt(
      'steel',
      [
        [-0.11, -0.55],
        [-0.11, -0.75],
        [-0.08, -0.86],
        [0, -0.92],
        [0.08, -0.86],
        [0.11, -0.75],
        [0.11, -0.55],
      ],
      0.02,
    ),
    rod('wood', [-0.07, 0.46, 0], [0.07, 0.46, 0], 0.016),
  );

const extrudeAt = (slot: string, outline: readonly (readonly [number, number])[], depth: number): Shape => extrude(slot, outline, depth);

const pickaxe = (): Shape =>
  group(
    rod('wood', [0, -0.3, 0], [0, 0.55, 0], 0.02),
    sweep(
      'iron',
      [
        [-0.34, 0.42, 0],
        [-0.18, 0.5, 0],
        [0, 0.53, 0],
        [0.18, 0.5, 0],
        [0.34, 0.42, 0],
      ],
      [0, 0.024, 0.034, 0.024, 0],
      { sides: 6 },
    ),
  );

const pitchfork = (): Shape =>
  group(
    pole(0.85, 0.7),
    sweep(
      'iron',
      [
        [-0.1, 1.02, 0],
        [-0.1, 0.78, 0],
        [0, 0.68, 0],
        [0.1, 0.78, 0],
        [0.1, 1.02, 0],
      ],
      0.012,
      { sides: 6 },
    ),
    rod('iron', [0, 0.68, 0], [0, 1.04, 0], 0.012, 6),
    rod('iron', [-0.1, 0.78, 0], [0.1, 0.78, 0], 0.012, 6),
  );

const rake = (): Shape =>
  group(
    pole(0.4, 0.85),
    move(box('iron', 0.34, 0.02, 0.02), 0, 0.84, 0),
    ...[-0.15, -0.1, -0.05, 0, 0.05, 0.1, 0.15].map((x) => rod('iron', [x, 0.85, 0], [x, 0.85, 0.1], 0.008, 5)),
  );

const fishingRod = (): Shape =>
  group(
    sweep(
      'wood',
      [
        [0, -0.25, 0],
        [0, 0.4, 0],
        [0, 0.95, 0.04],
        [0, 1.45, 0.16],
      ],
      [0.016, 0.013, 0.009, 0.004],
      { sides: 7 },
    ),
    turn(cylinder('steel', 0.04, 0.04, { sides: 12 }), [0, 0, 90], [0.04, -0.06, 0.03]),
    sweep(
      'white',
      [
        [0, 1.45, 0.16],
        [0, 1.1, 0.85],
        [0, 0.2, 0.95],
      ],
      0.004,
      { sides: 4 },
    ),
    move(sphere('red', [0.022, 0.035, 0.022], { detail: 1 }), 0, 0.2, 0.95),
  );

const basket = (fill: string | null): Shape =>
  group(
    move(
      lathe(
        'wicker',
        [
          [0.11, 0],
          [0.15, 0.16],
          [0.16, 0.17],
          [0.135, 0.16],
          [0.1, 0.03],
          [0, 0.03],
        ],
        { sides: 18 },
      ),
      0,
      -0.36,
      0,
    ),
    sweep(
      'wicker',
      [
        [-0.15, -0.2, 0],
        [-0.13, -0.06, 0],
        [0, 0, 0],
        [0.13, -0.06, 0],
        [0.15, -0.2, 0],
      ],
      0.012,
      { sides: 6 },
    ),
    ...(fill === null
      ? []
      : [
          [-0.06, 0],
          [0.06, 0.02],
          [0, -0.07],
          [0, 0.07],
          [0, 0],
        ].map(([x = 0, z = 0], k) => move(sphere(k % 2 === 0 ? fill : 'green', 0.052, { detail: 1 }), x, -0.19 + (k === 4 ? 0.03 : 0), z))),
  );

const bucket = (slot: string): Shape =>
  group(
    move(cylinder(slot, 0.1, 0.22, { top: 0.14, sides: 16 }), 0, -0.4, 0),
    move(cylinder('dark', 0.125, 0.012, { sides: 16 }), 0, -0.18, 0),
    sweep(
      'iron',
      [
        [-0.14, -0.19, 0],
        [-0.1, -0.06, 0],
        [0, 0, 0],
        [0.1, -0.06, 0],
        [0.14, -0.19, 0],
      ],
      0.008,
      { sides: 5 },
    ),
  );

const bag = (slot: string): Shape =>
  group(
    move(box(slot, 0.14, 0.34, 0.3, 0.006), 0, -0.46, 0),
    mirror(
      sweep(
        'white',
        [
          [0.05, -0.13, -0.08],
          [0.03, -0.02, -0.05],
          [0.0, 0, 0],
          [0.03, -0.02, 0.05],
          [0.05, -0.13, 0.08],
        ],
        0.008,
        { sides: 5 },
      ),
    ),
    move(box('white', 0.144, 0.12, 0.16), 0, -0.36, 0),
  );

const briefcase = (slot: string): Shape =>
  group(
    move(box(slot, 0.11, 0.3, 0.44, 0.02), 0, -0.36, 0),
    sweep(
      'dark',
      [
        [0, -0.07, -0.08],
        [0, 0, -0.06],
        [0, 0, 0.06],
        [0, -0.07, 0.08],
      ],
      0.014,
      { sides: 6 },
    ),
    ...[-0.13, 0.13].map((z) => move(box('gold', 0.116, 0.05, 0.04), 0, -0.12, z)),
  );

const doctorBag = (): Shape =>
  group(
    briefcase('leather'),
    move(box('white', 0.12, 0.12, 0.12), 0, -0.29, 0),
    move(box('red', 0.124, 0.09, 0.03), 0, -0.275, 0),
    move(box('red', 0.124, 0.03, 0.09), 0, -0.245, 0),
  );

const book = (slot: string): Shape =>
  group(move(box(slot, 0.05, 0.28, 0.2, 0.004), 0, -0.1, 0.04), move(box('paper', 0.038, 0.26, 0.19), 0, -0.09, 0.05));

const openBook = (slot: string): Shape =>
  group(
    mirror(
      turn(group(move(box(slot, 0.19, 0.014, 0.26), 0.095, 0, 0), move(box('paper', 0.175, 0.024, 0.24), 0.09, 0.008, 0)), [0, 0, 16]),
    ),
    ...[0.05, 0.02, -0.01, -0.04, -0.07].map((z) => mirror(turn(box('ink', 0.12, 0.003, 0.008), [0, 0, 16], [0.09, 0.058, z]))),
  );

const clipboard = (): Shape =>
  group(
    move(box('wood', 0.2, 0.014, 0.28), 0, 0, 0),
    move(box('paper', 0.18, 0.008, 0.24), 0, 0.012, 0.01),
    move(box('steel', 0.08, 0.02, 0.03), 0, 0.012, -0.12),
    ...[0.06, 0.03, 0, -0.03].map((z) => move(box('ink', 0.13, 0.003, 0.008), 0, 0.02, z)),
  );

const lantern = (): Shape =>
  group(
    sweep(
      'iron',
      [
        [-0.06, -0.12, 0],
        [-0.04, -0.03, 0],
        [0, 0, 0],
        [0.04, -0.03, 0],
        [0.06, -0.12, 0],
      ],
      0.007,
      { sides: 5 },
    ),
    move(cylinder('iron', 0.085, 0.04, { top: 0.03, sides: 8 }), 0, -0.16, 0),
    move(cylinder('glow', 0.055, 0.16, { sides: 8 }), 0, -0.32, 0),
    move(cylinder('iron', 0.08, 0.025, { sides: 8 }), 0, -0.345, 0),
    move(radial(box('iron', 0.01, 0.17, 0.01), 4, 0.07), 0, -0.33, 0),
  );

const torch = (): Shape =>
  group(
    lathe(
      'wood',
      [
        [0.016, -0.2],
        [0.02, 0.2],
        [0.034, 0.34],
        [0, 0.35],
      ],
      { sides: 8 },
    ),
    move(
      lathe(
        'flame',
        [
          [0.02, 0],
          [0.06, 0.07],
          [0.045, 0.16],
          [0, 0.3],
        ],
        { sides: 9 },
      ),
      0,
      0.32,
      0,
    ),
    move(
      lathe(
        'glow',
        [
          [0.015, 0],
          [0.03, 0.06],
          [0, 0.17],
        ],
        { sides: 8 },
      ),
      0.0,
      0.34,
      0.03,
    ),
  );

const candle = (): Shape =>
  group(
    move(cylinder('gold', 0.06, 0.015, { sides: 12 }), 0, 0.02, 0),
    move(cylinder('white', 0.022, 0.16, { sides: 10 }), 0, 0.03, 0),
    move(
      lathe(
        'flame',
        [
          [0.008, 0],
          [0.018, 0.025],
          [0, 0.075],
        ],
        { sides: 7 },
      ),
      0,
      0.19,
      0,
    ),
  );

const servingTray = (): Shape =>
  group(
    move(
      lathe(
        'silver',
        [
          [0.16, 0],
          [0.2, 0.016],
          [0.21, 0.03],
          [0.19, 0.02],
          [0, 0.02],
        ],
        { sides: 24 },
      ),
      0,
      0.05,
      0,
    ),
    move(
      lathe(
        'wine',
        [
          [0.036, 0],
          [0.006, 0.008],
          [0.006, 0.1],
          [0.04, 0.14],
          [0.036, 0.2],
        ],
        { sides: 10 },
      ),
      0.07,
      0.07,
      0.04,
    ),
    move(
      lathe(
        'wine',
        [
          [0.036, 0],
          [0.006, 0.008],
          [0.006, 0.1],
          [0.04, 0.14],
          [0.036, 0.2],
        ],
        { sides: 10 },
      ),
      -0.05,
      0.07,
      0.06,
    ),
    move(
      lathe(
        'bottle',
        [
          [0.04, 0],
          [0.042, 0.17],
          [0.015, 0.23],
          [0.015, 0.31],
          [0, 0.31],
        ],
        { sides: 12 },
      ),
      0,
      0.07,
      -0.06,
    ),
  );

const domeTray = (): Shape =>
  group(
    move(cylinder('silver', 0.19, 0.016, { sides: 22 }), 0, 0.05, 0),
    move(
      lathe(
        'silver',
        [
          [0.15, 0],
          [0.145, 0.06],
          [0.1, 0.12],
          [0.02, 0.15],
          [0.022, 0.18],
          [0, 0.19],
        ],
        { sides: 20 },
      ),
      0,
      0.06,
      0,
    ),
  );

const pan = (): Shape =>
  group(
    rod('dark', [0, -0.06, 0], [0, 0.2, 0], 0.016),
    turn(
      group(
        cylinder('dark', 0.13, 0.04, { top: 0.145, sides: 20 }),
        move(cylinder('egg', 0.1, 0.012, { sides: 14 }), 0, 0.035, 0),
        move(sphere('yolk', [0.035, 0.02, 0.035], { detail: 1 }), 0, 0.045, 0),
      ),
      [-90, 0, 0],
      [0, 0.33, 0.02],
    ),
  );

const ladle = (): Shape =>
  group(rod('steel', [0, -0.05, 0], [0, 0.3, 0], 0.01, 6), move(sphere('steel', [0.055, 0.035, 0.055], { detail: 1 }), 0, 0.32, 0.03));

const cup = (slot: string): Shape =>
  group(
    move(cylinder(slot, 0.034, 0.11, { top: 0.045, sides: 12 }), 0, -0.03, 0),
    move(cylinder('foam', 0.043, 0.018, { sides: 12 }), 0, 0.075, 0),
  );

const flask = (): Shape =>
  group(
    move(
      lathe(
        'glass',
        [
          [0.08, 0],
          [0.085, 0.012],
          [0.026, 0.13],
          [0.026, 0.19],
          [0.032, 0.2],
          [0, 0.2],
        ],
        { sides: 16 },
      ),
      0,
      -0.05,
      0,
    ),
    move(
      lathe(
        'potion',
        [
          [0.083, 0],
          [0.086, 0.012],
          [0.055, 0.075],
          [0, 0.076],
        ],
        { sides: 16 },
      ),
      0,
      -0.052,
      0,
    ),
  );

const testTube = (): Shape =>
  group(
    move(
      lathe(
        'glass',
        [
          [0, 0],
          [0.018, 0.012],
          [0.018, 0.17],
          [0.024, 0.175],
          [0, 0.175],
        ],
        { sides: 10 },
      ),
      0,
      -0.05,
      0,
    ),
    move(
      lathe(
        'red',
        [
          [0, 0],
          [0.02, 0.012],
          [0.02, 0.09],
          [0, 0.09],
        ],
        { sides: 10 },
      ),
      0,
      -0.052,
      0,
    ),
  );

const wrench = (): Shape =>
  group(
    rod('steel', [0, -0.1, 0], [0, 0.26, 0], 0.016, 6),
    move(
      extrude(
        'steel',
        [
          [-0.045, 0],
          [0.045, 0],
          [0.06, 0.09],
          [0.022, 0.1],
          [0.02, 0.05],
          [-0.02, 0.05],
          [-0.022, 0.1],
          [-0.06, 0.09],
        ],
        0.03,
      ),
      0,
      0.25,
      0,
    ),
  );

const hose = (): Shape =>
  group(
    sweep(
      'yellow',
      [
        [0, 0, -0.12],
        [0.02, -0.3, -0.3],
        [0.1, -0.72, -0.2],
        [0.3, -0.86, 0.1],
        [0.25, -0.88, 0.4],
        [-0.05, -0.88, 0.3],
      ],
      0.032,
      { sides: 8 },
    ),
    turn(
      lathe(
        'brass',
        [
          [0.034, -0.15],
          [0.034, 0.05],
          [0.02, 0.2],
          [0.026, 0.22],
          [0, 0.22],
        ],
        { sides: 10 },
      ),
      [90, 0, 0],
    ),
  );

const plan = (): Shape => turn(cylinder('paper', 0.03, 0.55, { sides: 10 }), [0, 0, 0], [0, -0.2, 0]);

const scroll = (): Shape =>
  group(
    sheet(
      'paper',
      [
        [
          [-0.13, 0.16, 0],
          [0.13, 0.16, 0],
        ],
        [
          [-0.13, -0.22, 0.03],
          [0.13, -0.22, 0.03],
        ],
      ],
      0.01,
    ),
    ...[0.17, -0.23].map((y) => turn(cylinder('wood', 0.022, 0.34, { sides: 8 }), [0, 0, 90], [0.17, y, 0.01])),
  );

const wateringCan = (): Shape =>
  group(
    move(cylinder('steel', 0.1, 0.2, { sides: 14 }), 0, -0.33, 0),
    sweep(
      'steel',
      [
        [0, -0.28, 0.09],
        [0, -0.16, 0.24],
        [0, -0.1, 0.3],
      ],
      [0.02, 0.016, 0.04],
      { sides: 8 },
    ),
    sweep(
      'steel',
      [
        [0, -0.28, -0.1],
        [0, -0.1, -0.12],
        [0, 0, 0],
        [0, -0.1, 0.08],
      ],
      0.012,
      { sides: 6 },
    ),
  );

const paintbrush = (): Shape =>
  group(
    rod('wood', [0, -0.08, 0], [0, 0.16, 0], 0.008, 6),
    move(
      lathe(
        'red',
        [
          [0.014, 0],
          [0.018, 0.03],
          [0, 0.08],
        ],
        { sides: 7 },
      ),
      0,
      0.15,
      0,
    ),
  );

const palette = (): Shape =>
  turn(
    group(
      scale(cylinder('wood', 0.16, 0.014, { sides: 20 }), [1.2, 1, 0.9]),
      ...['red', 'blue', 'yolk', 'green', 'white'].map((slot, k) =>
        move(sphere(slot, [0.026, 0.014, 0.026], { detail: 1 }), 0.12 * Math.cos(0.6 * k - 0.6), 0.016, -0.09 * Math.sin(0.6 * k + 0.2)),
      ),
    ),
    [25, 0, 0],
    [0, 0.03, 0.06],
  );

const umbrella = (slot: string): Shape =>
  group(
    rod('dark', [0, -0.12, 0], [0, 0.82, 0], 0.01, 6),
    sweep(
      'wood',
      [
        [0, -0.1, 0],
        [0, -0.18, 0],
        [0, -0.2, 0.04],
        [0, -0.16, 0.06],
      ],
      0.013,
      { sides: 6 },
    ),
    move(
      lathe(
        slot,
        [
          [0.5, 0],
          [0.44, 0.1],
          [0.28, 0.2],
          [0.08, 0.26],
          [0, 0.29],
          [0.0, 0.27],
          [0.26, 0.18],
          [0.42, 0.08],
          [0.5, 0],
        ],
        { sides: 10, smooth: false },
      ),
      0,
      0.52,
      0,
    ),
  );

const lasso = (): Shape =>
  group(
    turn(scale(torus('rope', 0.34, 0.014, 22), [1, 1, 0.8]), [12, 0, 14], [0.1, 0.42, 0.05]),
    sweep(
      'rope',
      [
        [0, -0.12, 0],
        [0, 0.1, 0],
        [-0.1, 0.3, 0.02],
        [-0.2, 0.36, 0.05],
      ],
      0.013,
      { sides: 6 },
    ),
  );

const sack = (slot: string): Shape =>
  group(
    move(sphere(slot, [0.27, 0.32, 0.24], { detail: 2, roughness: 0.05 }), 0.02, -0.22, -0.22),
    sweep(
      slot,
      [
        [0, 0.05, 0.02],
        [0, 0, 0],
        [0, -0.04, -0.08],
      ],
      [0.06, 0.03, 0.16],
      { sides: 9 },
    ),
    move(scale(torus('rope', 0.035, 0.012, 12), 1), 0, 0.0, 0),
  );

const present = (): Shape =>
  group(
    move(box('red', 0.26, 0.22, 0.22, 0.004), 0, -0.02, 0.1),
    move(box('gold', 0.05, 0.225, 0.225), 0, -0.02, 0.1),
    move(box('gold', 0.265, 0.225, 0.05), 0, -0.02, 0.1),
    mirror(move(turn(torus('gold', 0.05, 0.014, 10), [90, 0, 30]), 0.045, 0.24, 0.1)),
  );

const wheat = (): Shape =>
  group(
    ...Array.from({ length: 11 }, (_, k) =>
      turn(
        group(rod('straw', [0, -0.35, 0], [0, 0.3, 0], 0.008, 5), move(sphere('straw', [0.018, 0.075, 0.018], { detail: 1 }), 0, 0.35, 0)),
        [12 * Math.sin(2.4 * k), 0, 12 * Math.cos(2.4 * k)],
      ),
    ),
    move(cylinder('rope', 0.05, 0.04, { sides: 8 }), 0, -0.02, 0),
  );

const amphora = (): Shape =>
  group(
    move(
      lathe(
        'clay',
        [
          [0.05, 0],
          [0.12, 0.14],
          [0.13, 0.22],
          [0.05, 0.34],
          [0.04, 0.4],
          [0.065, 0.43],
          [0, 0.43],
        ],
        { sides: 16, bands: [null, 'dark'] },
      ),
      0,
      -0.05,
      0,
    ),
    mirror(
      sweep(
        'clay',
        [
          [0.045, 0.35, 0],
          [0.11, 0.33, 0],
          [0.115, 0.2, 0],
        ],
        0.014,
        { sides: 6 },
      ),
    ),
  );

const net = (): Shape =>
  sheet(
    'rope',
    [0, 1, 2, 3, 4, 5].map((r): Vec3[] =>
      [0, 1, 2, 3, 4, 5].map((c): Vec3 => [-0.05 + 0.1 * (c - 2.5) * (0.5 + 0.16 * r), -0.15 * r, 0.04 * Math.sin(2 * c + r)]),
    ),
    0.012,
  );

const chain = (): Shape =>
  group(
    ...[0, 1, 2, 3, 4, 5, 6].map((k) =>
      turn(scale(torus('iron', 0.032, 0.01, 10), [1, 1, 1.5]), [90, k % 2 === 0 ? 0 : 90, 0], [0, -0.07 * k, 0]),
    ),
  );

/** Tools, vessels and lights. */
export const TOOLS = {
  'crystal-staff': item('staff', crystalStaff),
  staff: item('staff', () =>
    sweep(
      'wood',
      [
        [0, -0.95, 0],
        [0.012, 0, 0],
        [-0.008, 0.5, 0],
        [0, 0.85, 0],
      ],
      [0.018, 0.021, 0.022, 0.026],
      { sides: 8 },
    ),
  ),
  crook: item('staff', () => crook('wood')),
  crozier: item('staff', () => crook('gold')),
  cane: item(
    'low',
    () =>
      group(
        rod('wood', [0, -0.62, 0], [0, 0, 0], 0.016),
        sweep(
          'wood',
          [
            [0, -0.02, 0],
            [0, 0.03, 0.0],
            [0, 0.045, 0.05],
            [0, 0.02, 0.1],
          ],
          0.018,
          { sides: 7 },
        ),
      ),
    { up: [0, 1, -0.05] },
  ),
  broom: item('staff', broom),
  'riding-broom': item('carry', () => scale(broom(), 1.15), { up: [0, 0.12, 1] }),
  mop: item('staff', mop),
  shovel: item('staff', shovel),
  pickaxe: item('shoulder', pickaxe, { up: [0.15, 0.8, -0.6], front: [1, 0, 0] }),
  pitchfork: item('staff', pitchfork),
  rake: item('staff', rake),
  'fishing-rod': item('forward', fishingRod, { up: [0, 0.75, 0.65] }),
  basket: item('carry', () => basket('red')),
  'empty-basket': item('carry', () => basket(null)),
  bucket: item('hang', () => bucket('steel')),
  'wood-bucket': item('hang', () => bucket('wood')),
  'shopping-bag': item('hang', () => bag('bag')),
  'shopping-bag-2': item('hang', () => bag('bag-2')),
  briefcase: item('hang', () => briefcase('leather')),
  'doctor-bag': item('hang', doctorBag),
  suitcase: item('hang', () => scale(briefcase('red'), [1.7, 1.5, 1.2])),
  book: item('low', () => book('red'), { up: [0, 1, 0.1] }),
  'held-book': item('chest', () => book('red'), { front: [0, 0, 1] }),
  'open-book': item('carry', () => move(openBook('red'), 0.12, 0.04, 0.06), { up: [0, 0.8, -0.5] }),
  'holy-book': item('carry', () => move(openBook('dark'), 0.12, 0.04, 0.06), { up: [0, 0.8, -0.5] }),
  clipboard: item('carry', () => move(clipboard(), 0.05, 0.02, 0.06), { up: [0, 0.75, -0.6] }),
  lantern: item('staff', lantern),
  torch: item('raised', torch, { up: [0.1, 1, 0.1] }),
  candle: item('forward', candle),
  tray: item('tray', servingTray),
  'dome-tray': item('tray', domeTray),
  pan: item('forward', pan, { up: [0, 0.35, 1] }),
  ladle: item('strike', ladle),
  mug: item('forward', () => cup('wood')),
  'coffee-cup': item('forward', () => cup('white')),
  flask: item('staff', flask),
  'test-tube': item('staff', testTube),
  wrench: item('staff', wrench),
  hose: item('carry', hose),
  plan: item('low', plan, { up: [0.2, 0.8, 0.6] }),
  scroll: item('carry', scroll, { up: [0, 1, -0.1] }),
  'watering-can': item('low', wateringCan),
  paintbrush: item('staff', paintbrush, { up: [-0.3, 0.6, 0.7] }),
  palette: item('carry', palette),
  umbrella: item('staff', () => umbrella('parasol')),
  lasso: item('raised', lasso),
  sack: item('shoulder', () => sack('sack'), { front: [0, 0, 1] }),
  present: item('carry', present),
  wheat: item('carry', wheat, { up: [-0.4, 1, 0] }),
  amphora: item('shoulder', amphora),
  net: item('out', net),
  chain: item('raised', chain),
  'bread-tray': item('carry', () =>
    move(
      group(
        box('wood', 0.5, 0.03, 0.3, 0.01),
        ...[-0.14, 0, 0.14].map((x) => move(sphere('crust', [0.065, 0.055, 0.13], { detail: 1 }), x, 0.07, 0)),
      ),
      -0.16,
      0.0,
      0.14,
    ),
  ),
  'carrying-pole': item('shoulder', () =>
    group(
      rod('wood', [-0.62, 0.0, -0.06], [0.62, 0, -0.06], 0.018),
      mirror(
        group(
          ...[-0.1, 0.1].map((z) => rod('rope', [0.58, 0, -0.06], [0.58 + z, -0.4, -0.06 + 0.5 * z], 0.006, 4)),
          move(
            lathe(
              'wicker',
              [
                [0.1, -0.56],
                [0.16, -0.4],
                [0.165, -0.39],
                [0, -0.42],
              ],
              { sides: 14 },
            ),
            0.58,
            0,
            -0.06,
          ),
        ),
      ),
    ),
  ),
  tongs: item(
    'forward',
    () =>
      group(
        mirror(
          sweep(
            'iron',
            [
              [0.02, -0.2, 0],
              [0.012, 0, 0],
              [-0.02, 0.1, 0],
              [0.022, 0.26, 0],
            ],
            0.01,
            { sides: 5 },
          ),
        ),
        move(box('ember', 0.05, 0.22, 0.035), 0, 0.24, 0),
      ),
    { up: [0, 0.15, 1] },
  ),
  'welding-torch': item(
    'forward',
    () =>
      group(
        rod('brass', [0, -0.1, 0], [0, 0.22, 0], 0.014),
        move(
          lathe(
            'glow',
            [
              [0.012, 0],
              [0.022, 0.03],
              [0, 0.14],
            ],
            { sides: 7 },
          ),
          0,
          0.21,
          0,
        ),
        ...[0, 45, 90, 135].map((degrees) => turn(rod('flame', [-0.09, 0, 0], [0.09, 0, 0], 0.006, 4), [0, degrees, 0], [0, 0.34, 0])),
        sweep(
          'dark',
          [
            [0, -0.1, 0],
            [0, -0.3, -0.1],
            [0.1, -0.7, -0.1],
          ],
          0.012,
          { sides: 6 },
        ),
      ),
    { up: [-0.3, -0.2, 0.9] },
  ),
  saw: item(
    'low',
    () =>
      group(
        move(box('wood', 0.1, 0.12, 0.03, 0.01), 0.02, -0.06, 0),
        extrude(
          'steel',
          [
            [-0.03, 0.04],
            [0.09, 0.04],
            [0.05, 0.5],
            [-0.03, 0.52],
            [-0.045, 0.46],
            [-0.03, 0.4],
            [-0.045, 0.34],
            [-0.03, 0.28],
            [-0.045, 0.22],
            [-0.03, 0.16],
            [-0.045, 0.1],
          ],
          0.01,
        ),
      ),
    { up: [0, 0.35, 1] },
  ),
  plank: item('shoulder', () => move(box('wood', 0.14, 0.04, 1.7), 0.06, 0.02, -0.2)),
  honeycomb: item('carry', () =>
    move(group(box('wood', 0.34, 0.24, 0.03), move(box('honey', 0.29, 0.19, 0.04), 0, 0.025, 0)), -0.12, 0, 0.05),
  ),
  letter: item('forward', () =>
    move(group(box('paper', 0.2, 0.13, 0.014), move(box('red', 0.03, 0.03, 0.018), 0.07, 0.08, 0)), -0.03, 0, 0.05),
  ),
  gavel: item('forward', () =>
    group(rod('wood', [0, -0.06, 0], [0, 0.22, 0], 0.012), turn(cylinder('wood', 0.04, 0.14, { sides: 12 }), [90, 0, 0], [0, 0.24, -0.07])),
  ),
  coins: item('forward', () =>
    group(
      move(sphere('leather', [0.08, 0.09, 0.08], { detail: 1 }), 0, 0.05, 0.02),
      move(cylinder('leather', 0.03, 0.05, { top: 0.055, sides: 9 }), 0, 0.12, 0.02),
      ...[0, 1, 2, 3].map((k) =>
        move(cylinder('gold', 0.028, 0.012, { sides: 10 }), 0.02 * Math.sin(2 * k), 0.165 + 0.012 * k, 0.02 + 0.02 * Math.cos(2 * k)),
      ),
    ),
  ),
  'skull-staff': item('staff', () =>
    group(
      sweep(
        'wood',
        [
          [0, -0.95, 0],
          [0.015, -0.3, 0],
          [0, 0.75, 0],
        ],
        [0.018, 0.022, 0.024],
        { sides: 8 },
      ),
      move(sphere('bone', [0.075, 0.085, 0.085], { detail: 2 }), 0, 0.87, 0),
      move(box('bone', 0.075, 0.06, 0.07, 0.01), 0, 0.76, 0.02),
      mirror(move(sphere('neon', 0.02, { detail: 1 }), 0.03, 0.865, 0.075)),
    ),
  ),
  trowel: item(
    'low',
    () =>
      group(
        rod('wood', [0, -0.05, 0], [0, 0.06, 0], 0.016, 6),
        extrude(
          'steel',
          [
            [-0.05, 0.06],
            [0.05, 0.06],
            [0, 0.24],
          ],
          0.014,
        ),
      ),
    { up: [0, 0.3, 1] },
  ),
} as const satisfies Record<string, HeldItem>;
