import { ball, discPoints, madeInCentimetres, slab, smoothOutline, sphereDirections, spun } from '@diorama/goods-parts';
import type { Maker } from '@diorama/goods-parts';
import { arcPoints, group, implicit, move, sweep, turn } from '@diorama/shape-language';
import type { Point2, Shape } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

import { leafOf } from './fruit.js';

const bananaAt = (lean: number): Shape =>
  turn(
    group(
      sweep(
        'banana',
        arcPoints([0, 14], 12, 196, 292, 9).map(([x, y]): Vec3 => [x + 9, y - 1.9, 0]),
        [0.7, 1.2, 1.8, 2, 2.1, 2.1, 2, 1.8, 1.3, 0.5],
        { sides: 6 },
      ),
      sweep(
        'tip',
        arcPoints([0, 14], 12, 182, 197, 3).map(([x, y]): Vec3 => [x + 9, y - 1.9, 0]),
        [0.55, 0.6, 0.8, 0.9],
        { sides: 6 },
      ),
      ball('tip', 0.6, [13.6, 1.2, 0], 1),
    ),
    [0, lean, 0],
  );

const banana: Maker = () => madeInCentimetres([bananaAt(0)], { banana: 'fruit #f6d22e', tip: 'bark #6a5420' });

const bananas: Maker = () =>
  madeInCentimetres(
    [-24, -8, 8, 24].map((lean) => move(bananaAt(lean), 0, 0, 0)),
    { banana: 'fruit #f6d22e', tip: 'bark #7a6a28' },
  );

const grapes: Maker = () => {
  const balls = Array.from({ length: 7 }, (_, row) => {
    const radius = [0.4, 1.6, 2.6, 3.4, 3.8, 3.4, 2][row] as number;
    return discPoints([1, 3, 6, 9, 10, 8, 4][row] as number, radius).map(([x, z], k) =>
      ball('grape', 1.25, [x, 1.3 + 1.75 * row + 0.3 * (k % 2), z], 1),
    );
  }).flat();
  return madeInCentimetres(
    [
      ...balls,
      sweep(
        'stem',
        [
          [0, 11, 0],
          [0.2, 14.6, 0],
          [1.4, 16.4, 0],
        ],
        0.35,
        { sides: 6 },
      ),
      move(turn(leafOf(6, 10), [0, 60, 0]), 0, 14, 0),
      move(turn(leafOf(5, 14), [0, -60, 0]), 0, 14, 0),
    ],
    { grape: 'fruit #5e2a78', stem: 'bark #6a5a30', leaf: 'leaf #5a9a38' },
  );
};

const cherries: Maker = () =>
  madeInCentimetres(
    [
      ball('cherry', 1.5, [-1.9, 1.5, 0]),
      ball('cherry', 1.5, [1.9, 1.5, 0.4]),
      sweep(
        'stem',
        [
          [-1.9, 2.8, 0],
          [-1.2, 5, 0],
          [0.4, 7.4, 0],
        ],
        0.14,
        { sides: 5 },
      ),
      sweep(
        'stem',
        [
          [1.9, 2.8, 0.4],
          [1.7, 5, 0.2],
          [0.4, 7.4, 0],
        ],
        0.14,
        { sides: 5 },
      ),
      move(turn(leafOf(3.8, 20), [0, 80, 0]), 0.4, 7.3, 0),
    ],
    { cherry: 'fruit #b8102a', stem: 'stem #6a8a30', leaf: 'leaf #4a9a30' },
  );

const watermelonSlice: Maker = () => {
  const half = (radius: number): Point2[] => arcPoints([0, 12], radius, 180, 360, 18);
  const seeds = [
    [-6, 8.6],
    [-3.4, 5.6],
    [0, 4.4],
    [3.4, 5.6],
    [6, 8.6],
    [-2, 9],
    [2, 9],
  ] as const;
  return madeInCentimetres(
    turn(
      group(
        turn(slab('rind', half(12), 2.6), [90, 0, 0], [0, 0, -1.3]),
        turn(slab('white', half(11), 2.7), [90, 0, 0], [0, 0, -1.35]),
        turn(slab('flesh', half(10.4), 2.8), [90, 0, 0], [0, 0, -1.4]),
        ...seeds.flatMap(([x, y]) => [1.4, -1.4].map((z) => ball('seed', [0.35, 0.55, 0.15], [x, y, z], 1))),
      ),
      [-8, 0, 0],
    ),
    { flesh: 'fruit #e8384a', rind: 'fruit #2f7a34', white: 'cream #e4f0c8', seed: 'rubber' },
  );
};

const corn: Maker = () => {
  const kernels = Array.from({ length: 15 }, (_, row) => {
    const radius = 2.4 * Math.sqrt(1 - ((row - 6) / 11) ** 2);
    return Array.from({ length: 11 }, (__, k) => {
      const angle = (2 * Math.PI * (k + 0.5 * (row % 2))) / 11;
      return ball('kernel', [0.75, 0.62, 0.75], [radius * Math.sin(angle), 6 + 1.1 * row, radius * Math.cos(angle)], 0);
    });
  }).flat();
  const husk = (angle: number, lean: number): Shape =>
    turn(
      turn(
        slab(
          'husk',
          smoothOutline(
            [
              [0, 0],
              [2.2, 6],
              [0, 15],
              [-2.2, 6],
            ],
            3,
          ),
          0.3,
        ),
        [90 + lean, 0, 0],
        [0, 0, 1.6],
      ),
      [0, angle, 0],
    );
  return madeInCentimetres(
    [
      spun('kernel', [1.6, 1, 2.4, 8, 1.8, 18, 0, 22.6], { curve: true }),
      ...kernels,
      husk(60, 22),
      husk(180, 16),
      husk(-60, 22),
      spun('husk', [0.8, 0, 1, 0.4, 2, 4, 0, 5]),
    ],
    { kernel: 'fruit #f6c828', husk: 'leaf #8ab850' },
  );
};

const broccoli: Maker = () =>
  madeInCentimetres(
    [
      sweep(
        'stalk',
        [
          [0, 0, 0],
          [0, 6, 0],
        ],
        [1.8, 2.2],
      ),
      ...sphereDirections(7, 0.1).map(([x, y, z]) =>
        sweep(
          'stalk',
          [
            [0, 4, 0],
            [3 * x, 6 + 3 * y, 3 * z],
          ],
          [1.4, 1],
        ),
      ),
      ...sphereDirections(16, 0).map(([x, y, z], k): Shape => ({
        form: 'placed',
        part: { form: 'sphere', radii: [2.6, 2.3, 2.6], detail: 2, roughness: 0.3, seed: k + 1, slot: 'head' },
        move: [4.6 * x, 8.4 + 3.6 * y, 4.6 * z],
      })),
    ],
    { head: 'leaf #2f7a2c', stalk: 'stem #9ac060' },
  );

const potatoes: Maker = () =>
  madeInCentimetres(
    [
      [-4, 2.4, 1],
      [3.6, 2.5, 2],
      [0, 2.3, -4.4],
      [0, 6, 0],
    ].map(([x, y, z], k): Shape => ({
      form: 'placed',
      part: { form: 'sphere', radii: [4, 2.7, 3], detail: 2, roughness: 0.18, seed: k + 3, slot: 'potato' },
      turn: [0, 60 * k, 0],
      move: [x ?? 0, y ?? 0, z ?? 0],
    })),
    { potato: 'bread #b8935a' },
  );

const cabbage: Maker = () => {
  const outer = Array.from({ length: 9 }, (_, k): Shape =>
    turn(
      move(
        {
          form: 'placed',
          part: { form: 'sphere', radii: [5, 6.4, 1], detail: 2, roughness: 0.25, seed: k, slot: k % 2 === 0 ? 'leaf' : 'light' },
          turn: [24 + 8 * (k % 3), 0, 0],
        },
        0,
        6.6,
        6.4 - (k % 3),
      ),
      [0, 40 * k, 0],
    ),
  );
  return madeInCentimetres([ball('light', [7, 7, 7], [0, 7, 0]), ...outer], { leaf: 'leaf #6aa844', light: 'leaf #a4d07a' });
};

const garlic: Maker = () =>
  madeInCentimetres(
    [
      implicit(
        'bulb',
        [0, 1, 2, 3, 4, 5, 6].map((k) => ({
          from: [1.5 * Math.sin(0.9 * k), 1.7, 1.5 * Math.cos(0.9 * k)] as Vec3,
          to: [0, 4.6, 0] as Vec3,
          radii: [1.5, 0.5] as const,
        })),
        { blend: 0.5, cell: 0.22 },
      ),
      spun('bulb', [0.8, 4, 0.4, 5.4, 0.35, 7.4, 0, 7.5], { sides: 8 }),
    ],
    { bulb: 'ceramic #f0e6e4' },
  );

/** Fruit and vegetables that are not turned: bananas, grapes, corn. */
export const BUNCHES = {
  banana,
  bananas,
  grapes,
  cherries,
  'watermelon-slice': watermelonSlice,
  corn,
  broccoli,
  potatoes,
  cabbage,
  garlic,
};
