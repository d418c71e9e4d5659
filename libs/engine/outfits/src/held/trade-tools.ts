import { box, cylinder, extrude, group, lathe, mirror, move, rod, scale, sheet, sphere, sweep, torus, turn } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';
import { item } from './item.js';
import type { HeldItem } from './item.js';

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

/** What people of a trade hold. */
export const TRADE_TOOLS = {
  flask: item('staff', flask),
  'test-tube': item('staff', testTube),
  wrench: item('staff', wrench),
  hose: item('carry', hose),
  plan: item('low', plan, { up: [0.2, 0.8, 0.6] }),
  scroll: item('carry', scroll, { up: [0, 1, -0.1] }),
  'watering-can': item('low', wateringCan),
  paintbrush: item('staff', paintbrush, { up: [-0.3, 0.6, 0.7] }),
  palette: item('carry', palette),
  lasso: item('raised', lasso),
  sack: item('shoulder', () => sack('sack'), { front: [0, 0, 1] }),
  present: item('carry', present),
  wheat: item('carry', wheat, { up: [-0.4, 1, 0] }),
  amphora: item('shoulder', amphora),
} as const satisfies Record<string, HeldItem>;
