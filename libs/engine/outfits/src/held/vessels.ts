import { box, cylinder, group, lathe, mirror, move, radial, rod, scale, sphere, sweep, turn } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';
import { item } from './item.js';
import type { HeldItem } from './item.js';

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

const bucket = (): Shape =>
  group(
    move(cylinder('steel', 0.1, 0.22, { top: 0.14, sides: 16 }), 0, -0.4, 0),
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

const openBook = (): Shape =>
  group(
    mirror(
      turn(group(move(box('dark', 0.19, 0.014, 0.26), 0.095, 0, 0), move(box('paper', 0.175, 0.024, 0.24), 0.09, 0.008, 0)), [0, 0, 16]),
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

/** Vessels, bags, books, lights and dishes. */
export const VESSELS = {
  basket: item('carry', () => basket('red')),
  'empty-basket': item('carry', () => basket(null)),
  bucket: item('hang', bucket),
  'shopping-bag': item('hang', () => bag('bag')),
  'shopping-bag-2': item('hang', () => bag('bag-2')),
  briefcase: item('hang', () => briefcase('leather')),
  'doctor-bag': item('hang', doctorBag),
  suitcase: item('hang', () => scale(briefcase('red'), [1.7, 1.5, 1.2])),
  book: item('low', () => book('red'), { up: [0, 1, 0.1] }),
  'held-book': item('chest', () => book('red'), { front: [0, 0, 1] }),
  'holy-book': item('carry', () => move(openBook(), 0.12, 0.04, 0.06), { up: [0, 0.8, -0.5] }),
  clipboard: item('carry', () => move(clipboard(), 0.05, 0.02, 0.06), { up: [0, 0.75, -0.6] }),
  lantern: item('staff', lantern),
  torch: item('raised', torch, { up: [0.1, 1, 0.1] }),
  tray: item('tray', servingTray),
  'dome-tray': item('tray', domeTray),
  pan: item('forward', pan, { up: [0, 0.35, 1] }),
  ladle: item('strike', ladle),
  mug: item('forward', () => cup('wood')),
  'coffee-cup': item('forward', () => cup('white')),
} as const satisfies Record<string, HeldItem>;
