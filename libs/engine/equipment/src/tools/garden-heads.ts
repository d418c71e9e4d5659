import { ball, smoothOutline, smoothPath, spun, symmetric } from '@diorama/goods-parts';
import { array, box, group, loft, mirror, move, rod, sheet, sweep, turn } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';
import { blade } from './head-parts.js';

const scoop = (rows: readonly (readonly [y: number, half: number, depth: number])[]): Shape =>
  sheet(
    'metal',
    rows.map(([y, half, depth]) => [-1, -0.5, 0, 0.5, 1].map((share): Vec3 => [half * share, y, -depth * (1 - share * share)])),
    0.6,
  );

const shovel = group(
  scoop([
    [-1, 2, 0.4],
    [3, 9, 1.6],
    [10, 11, 3],
    [19, 10.4, 3],
    [25, 7.4, 2],
    [30, 0.6, 0.2],
  ]),
  spun('metal', [2.2, -9, 1.7, 0, 1, 6, 0, 7], { sides: 10 }),
);

const spade = group(
  scoop([
    [-1, 2.4, 0.3],
    [1, 9, 1],
    [14, 9.4, 1.6],
    [27, 8.6, 1.2],
  ]),
  spun('metal', [2.2, -9, 1.7, 0, 1, 6, 0, 7], { sides: 10 }),
);

const rake = group(
  move(box('metal', 40, 2.2, 2.2, 0.3), 0, 0, 0),
  array(
    sweep(
      'metal',
      [
        [0, 1, 0.6],
        [0, 1.4, 5],
        [0, -0.6, 8],
      ],
      [0.7, 0.6, 0.15],
    ),
    13,
    [3.1, 0, 0],
    true,
  ),
  mirror(rod('metal', [1, -9, 0], [9, 0.4, 0], 0.6)),
);

const leafRake = group(
  ...Array.from({ length: 11 }, (_, k): Shape => {
    const angle = ((k - 5) * 11 * Math.PI) / 180;
    return sweep(
      'metal',
      smoothPath(
        [
          [0, -8, 0],
          [14 * Math.sin(angle), 16 * Math.cos(angle), 0],
          [30 * Math.sin(angle), 34 * Math.cos(angle), 0],
          [31 * Math.sin(angle), 35 * Math.cos(angle), 4],
        ],
        2,
      ),
      0.5,
      { sides: 6 },
    );
  }),
  move(box('accent', 15, 1.4, 1.6), 0, 15, 0),
);

const hoe = group(move(turn(box('metal', 17, 1, 10), [20, 0, 0]), 0, 2, 6), rod('metal', [0, -5, 0], [0, 3, 2], 1));

const pitchfork = group(
  sweep(
    'metal',
    [
      [-10, 1, 0],
      [-9, -2, 0],
      [0, -3.4, 0],
      [9, -2, 0],
      [10, 1, 0],
    ],
    1,
  ),
  ...[-10, -3.4, 3.4, 10].map((x) =>
    sweep(
      'metal',
      smoothPath(
        [
          [x, Math.abs(x) > 5 ? 0 : -3, 0],
          [x, 10, -1.2],
          [x, 20, -0.4],
          [x, 34, 2.4],
        ],
        2,
      ),
      [0.9, 0.9, 0.8, 0.8, 0.6, 0.4, 0.15],
    ),
  ),
  spun('metal', [1.9, -12, 1.5, -3, 0, -2.8], { sides: 8 }),
);

const bristles = (count: number, width: number, length: number, depth: number): Shape[] =>
  Array.from({ length: count }, (_, k): Shape => {
    const share = (k / (count - 1)) * 2 - 1;
    return sheet(
      'metal',
      [0, 0.5, 1].map((down) =>
        [-1, 1].map((side): Vec3 => [share * width * (0.86 + 0.14 * down) + side * 0.5 * (width / count) * 1.7, down * length, 0]),
      ),
      depth,
    );
  });

const broom = group(move(box('accent', 32, 5, 5, 0.8), 0, -1, 0), ...bristles(12, 15, 15, 4), spun('accent', [2, -6, 2.4, 0]));

const besom = group(
  ...Array.from({ length: 46 }, (_, k): Shape => {
    const [angle, reach] = [2.39996 * k, Math.sqrt((k + 0.5) / 46)];
    const [x, z] = [Math.cos(angle) * reach, Math.sin(angle) * reach];
    return sweep(
      'metal',
      smoothPath(
        [
          [1.8 * x, -4, 1.8 * z],
          [6.4 * x, 14, 6.4 * z],
          [9 * x, 46 - 8 * reach + (k % 5), 9 * z],
        ],
        2,
      ),
      [0.9, 0.9, 0.7, 0.6, 0.25],
      { sides: 5 },
    );
  }),
  ...[0, 4, 8].map((y) => spun('accent', [3.4 + 0.25 * y, y, 4.2 + 0.25 * y, y + 0.9, 3.4 + 0.25 * y, y + 1.8], { sides: 14 })),
  spun('metal', [2, -4, 4, 2, 6.6, 16, 7, 30, 3, 36], { sides: 12 }),
);

const mop = group(
  move(box('accent', 16, 3, 6, 0.6), 0, -1, 0),
  ...Array.from({ length: 30 }, (_, k): Shape => {
    const angle = 2.39996 * k;
    const reach = Math.sqrt((k + 0.5) / 30);
    return sweep(
      'metal',
      smoothPath(
        [
          [7 * Math.cos(angle) * reach, 0, 3 * Math.sin(angle) * reach],
          [10 * Math.cos(angle) * reach, 12, 7 * Math.sin(angle) * reach],
          [15 * Math.cos(angle) * reach, 26 - 4 * reach, 11 * Math.sin(angle) * reach],
        ],
        2,
      ),
      [1, 1, 1, 1, 1.2],
      { sides: 6 },
    );
  }),
);

const scythe = group(
  blade(
    'metal',
    [
      [0, -1],
      [0, 3],
      [-14, 5.4],
      [-30, 4],
      [-46, -3],
      [-58, -14],
      [-44, -7],
      [-30, -1.4],
      [-14, 0.4],
    ],
    0.8,
  ),
  move(box('metal', 4, 6, 3.4, 0.4), 0, -3, 0),
  rod('shaft', [0, -74, 0], [7, -72, 5], 1.2),
  ball('shaft', 1.5, [7, -72, 5], 1),
  rod('shaft', [0, -104, 0], [7, -102, 5], 1.2),
  ball('shaft', 1.5, [7, -102, 5], 1),
);

const paddle = loft(
  'metal',
  [
    {
      z: -0.9,
      outline: smoothOutline(
        symmetric([
          [0, -10],
          [1.4, -8],
          [5, 2],
          [8, 18],
          [7.4, 34],
          [0, 40],
        ]).slice(0),
        2,
      ),
    },
    {
      z: 0.9,
      outline: smoothOutline(
        symmetric([
          [0, -10],
          [1.4, -8],
          [5, 2],
          [8, 18],
          [7.4, 34],
          [0, 40],
        ]).slice(0),
        2,
      ),
    },
  ],
  { smooth: false },
);

const plunger = spun('metal', [2, -2, 2.6, 0, 5.4, 2, 7, 7, 7.4, 11, 6, 11, 0, 9], { sides: 18 });

const paintBrush = group(spun('accent', [1, -3, 1.3, 0, 1.3, 4], { sides: 8 }), {
  form: 'placed',
  part: spun('metal', [1.3, 3.8, 1.7, 8, 1, 12, 0, 14], { curve: true, sides: 10 }),
  scale: [1, 1, 0.8],
});

/** Heads of garden and cleaning tools. */
export const GARDEN_HEADS = {
  shovel,
  spade,
  rake,
  'leaf-rake': leafRake,
  hoe,
  pitchfork,
  broom,
  besom,
  mop,
  scythe,
  paddle,
  plunger,
  'paint-brush': paintBrush,
};
