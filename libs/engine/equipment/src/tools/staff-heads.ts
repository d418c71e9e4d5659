import { ball, smoothPath, sphereDirections, spun, symmetric } from '@diorama/goods-parts';
import { extrude, group, move, rod, starOutline, sweep, turn } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';
import { blade } from './head-parts.js';

const trident = group(
  ...[-1, 1].map((side) =>
    sweep(
      'metal',
      smoothPath(
        [
          [0, -2, 0],
          [7 * side, 2, 0],
          [9 * side, 10, 0],
          [9 * side, 26, 0],
        ],
        3,
      ),
      [1.5, 1.5, 1.5, 1.4, 1.4, 1.3, 1.2, 1.2, 1.2, 1.1],
    ),
  ),
  ...[
    [-9, 26],
    [9, 26],
    [0, 32],
  ].map(([x = 0, y = 0]) =>
    move(
      extrude(
        'metal',
        [
          [-3.4, 0],
          [3.4, 0],
          [0, 9],
        ],
        1.6,
      ),
      x,
      y,
      0,
    ),
  ),
  rod('metal', [0, -4, 0], [0, 33, 0], 1.5),
  ball('accent', 3, [0, -2, 0]),
  spun('accent', [1.9, -14, 2.2, -6, 0, -5], { sides: 10 }),
);

const spear = group(
  blade(
    'metal',
    symmetric([
      [0, -1],
      [1.4, 0],
      [2, 4],
      [4.4, 9],
      [3.4, 18],
      [0, 31],
    ]),
    1.1,
  ),
  spun('accent', [1.7, -9, 2.2, -8, 1.9, -1, 1, 3, 0, 3.2], { sides: 10 }),
);

const halberd = group(
  blade(
    'metal',
    [
      [0, 4],
      [-6, 3],
      [-13, 9],
      [-17, 4],
      [-18, -3],
      [-16, -10],
      [-12, -14],
      [-6, -8],
      [0, -8],
    ],
    1,
  ),
  move(
    blade(
      'metal',
      [
        [0, -7],
        [5, -5],
        [14, -4],
        [5, 0],
        [0, 1],
      ],
      1.1,
    ),
    -0.3,
    0,
    0.05,
  ),
  move(
    blade(
      'metal',
      symmetric([
        [0, -0.8],
        [1.6, 0],
        [2.2, 6],
        [0, 32],
      ]),
      1.2,
    ),
    0.1,
    0.3,
    0.03,
  ),
  spun('accent', [2.2, -16, 2.4, -14, 2.2, 4, 0, 6], { sides: 8 }),
);

const crystal = group(
  spun('metal', [0, -1, 4.4, 6, 3.6, 12, 0, 22], { sides: 6 }),
  ...[0, 1, 2, 3].map((k) =>
    turn(
      sweep(
        'accent',
        smoothPath(
          [
            [1.6, -16, 0],
            [6.4, -6, 0],
            [7.4, 4, 0],
            [3.4, 11, 0],
          ],
          3,
        ),
        [1.5, 1.5, 1.4, 1.3, 1.2, 1, 0.8, 0.6, 0.4, 0.3],
        { sides: 6 },
      ),
      [0, 90 * k, 0],
    ),
  ),
  spun('accent', [2.2, -20, 2.8, -18, 2.4, -10, 3, -6, 0, -4], { sides: 10 }),
);

const orbHead = group(
  ball('metal', 6, [0, 8, 0]),
  ...[0, 120, 240].map((angle) =>
    turn(
      sweep(
        'accent',
        smoothPath(
          [
            [1, -6, 0],
            [6.6, 1, 0],
            [7.4, 8, 0],
            [5.4, 13, 0],
          ],
          3,
        ),
        [1.3, 1.3, 1.3, 1.2, 1.1, 1, 0.9, 0.7, 0.5, 0.4],
        { sides: 6 },
      ),
      [0, angle, 0],
    ),
  ),
  spun('accent', [2, -12, 3, -8, 2.6, 0, 4, 2, 0, 3]),
);

const spiral = sweep(
  'shaft',
  [
    [0, -2, 0],
    [0, 4, 0],
    ...Array.from({ length: 17 }, (_, k): Vec3 => {
      const angle = Math.PI - ((Math.PI * 1.55 * k) / 16) * 1.5;
      const reach = 9 - 0.4 * k;
      return [9 + reach * Math.cos(angle), 10 + reach * Math.sin(angle), 0];
    }),
  ],
  [2.2, 2.3, ...Array.from({ length: 17 }, (_, k) => 2.3 - 0.09 * k)],
);

const starHead = group(extrude('metal', starOutline(5, 5, 2.2), 1.6), ball('accent', 1, [0, -5, 0], 1));

const wandTip = group(
  spun('metal', [0, 0, 0.9, 1, 0, 2.6], { sides: 6 }),
  ...sphereDirections(7, 0).map(([x, y, z]) => ball('metal', 0.28, [3.2 * x, 2 + 3 * y, 3.2 * z], 0)),
);

const flame = group(
  spun('accent', [2.2, -9, 4.6, 2, 4.8, 3, 3.8, 3, 0, 2.6], { sides: 12 }),
  spun('metal', [0, 1, 4.2, 4, 4.6, 8, 3, 14, 1, 20, 0, 24], { curve: true, sides: 10 }),
  ...[0, 90, 200, 290].map((angle, k) =>
    turn(spun('metal', [0, 0, 2.2, 3, 1.8, 7, 0, 13 - k], { curve: true, sides: 8 }), [14, angle, 0], [0, 3, 0]),
  ),
  ...[-8, -5, -2, 1].map((y) =>
    spun('accent', [2.6 + 0.12 * (y + 9), y, 3.1 + 0.16 * (y + 9), y + 1, 2.8 + 0.16 * (y + 9), y + 2], { sides: 10 }),
  ),
);

/** Heads of polearms, staffs and torches. */
export const STAFF_HEADS = { trident, spear, halberd, crystal, orb: orbHead, spiral, star: starHead, 'wand-tip': wandTip, flame };
