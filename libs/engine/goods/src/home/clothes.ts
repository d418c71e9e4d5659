import { ball, ellipse, madeInCentimetres, smoothOutline, smoothPath, spun, symmetric } from '@diorama/goods-parts';
import type { Maker } from '@diorama/goods-parts';
import { box, extrude, group, mirror, move, rod, sweep, torus, turn } from '@diorama/shape-language';
import type { Point2, Shape } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';
import { HATS } from './hats.js';
import { SHOES } from './shoes.js';

const glasses: Maker = () =>
  madeInCentimetres(
    [
      mirror(
        group(
          sweep(
            'frame',
            ellipse(2.8, 2.3, [3.6, 3], 20).map(([x, y]): Vec3 => [x, y, 0]),
            0.28,
            { closed: true, sides: 8 },
          ),
          move(extrude('lens', ellipse(2.7, 2.2, [3.6, 3], 20), 0.15), 0, 0, 0),
          sweep(
            'frame',
            smoothPath(
              [
                [6.4, 3.4, 0],
                [7, 3.6, -1],
                [7, 3.4, -10],
                [6.8, 1, -13.4],
              ],
              3,
            ),
            0.28,
          ),
        ),
      ),
      sweep(
        'frame',
        smoothPath(
          [
            [-1, 3.4, 0],
            [0, 4, 0.3],
            [1, 3.4, 0],
          ],
          3,
        ),
        0.3,
      ),
    ],
    { frame: 'plastic #26201c', lens: 'glass #a8d0e0' },
  );

const sunglasses: Maker = () =>
  madeInCentimetres(
    [
      mirror(
        group(
          extrude(
            'frame',
            smoothOutline(
              [
                [0.6, 4.4],
                [6.8, 5],
                [6.8, 2.6],
                [5, 0.4],
                [2.4, 0.4],
                [0.9, 2.6],
              ],
              2,
            ),
            0.5,
          ),
          move(
            extrude(
              'lens',
              smoothOutline(
                [
                  [1.2, 4],
                  [6.3, 4.4],
                  [6.3, 2.6],
                  [4.8, 0.9],
                  [2.6, 0.9],
                  [1.4, 2.6],
                ],
                2,
              ),
              0.3,
            ),
            0,
            0,
            0.2,
          ),
          sweep(
            'frame',
            smoothPath(
              [
                [6.6, 4, 0],
                [7.2, 4.2, -1],
                [7.2, 4, -10],
                [7, 1.6, -13.4],
              ],
              3,
            ),
            0.32,
          ),
        ),
      ),
      move(box('frame', 1.8, 0.8, 0.5), 0, 3.6, 0),
    ],
    { frame: 'plastic #17171a', lens: 'glass #3a2a5a' },
  );

const garment = (slot: string, outline: readonly Point2[], depth: number): Shape => ({
  form: 'loft',
  slot,
  sections: [-1, -0.7, 0.7, 1].map((side) => ({
    z: (side * depth) / 2,
    outline: outline.map(([x, y]): Point2 => [x * (Math.abs(side) === 1 ? 0.93 : 1), y]),
  })),
});

const hanger = sweep(
  'metal',
  smoothPath(
    [
      [-16, 90, 0],
      [0, 98, 0],
      [0, 102, 0],
      [3, 105, 0],
      [0, 108, 0],
      [-2.4, 106, 0],
    ],
    3,
  ),
  0.4,
  { sides: 6 },
);

const coat: Maker = () =>
  madeInCentimetres(
    [
      garment(
        'cloth',
        symmetric([
          [0, 0],
          [26, 0],
          [23, 50],
          [25, 66],
          [33, 34],
          [41, 37],
          [33, 76],
          [20, 90],
          [7, 94],
          [0, 91],
        ]),
        14,
      ),
      extrude(
        'dark',
        [
          [-0.4, 0],
          [0.4, 0],
          [0.4, 74],
          [-0.4, 74],
        ],
        14.6,
      ),
      mirror(
        extrude(
          'lapel',
          [
            [0.5, 66],
            [3, 92],
            [10, 93],
            [12, 78],
            [9, 76],
          ],
          15.4,
        ),
      ),
      ...[20, 36, 52].flatMap((y) =>
        [-4, 4].map((x) => turn(spun('button', [1.2, 0, 1.2, 0.8, 0, 0.8], { sides: 10 }), [90, 0, 0], [x, y, 7])),
      ),
      mirror(move(box('lapel', 11, 2.4, 1.6), 14, 32, 6.6)),
      move(box('lapel', 46, 4, 14.8), 0, 48, 0),
      hanger,
    ],
    { cloth: 'fabric #8a6a48', lapel: 'fabric #6a4e34', dark: 'fabric #4a3424', button: 'wood #3a2418', metal: 'chrome' },
  );

const tShirt: Maker = () =>
  madeInCentimetres(
    [
      move(
        garment(
          'cloth',
          symmetric([
            [0, 0],
            [22, 0],
            [21, 34],
            [31, 30],
            [37, 42],
            [22, 56],
            [8, 60],
            [0, 55],
          ]),
          9,
        ),
        0,
        36,
        0,
      ),
      move(
        extrude(
          'mark',
          symmetric([
            [0, 0],
            [7, 8],
            [8, 12],
            [5, 15],
            [0, 12],
          ]),
          9.8,
        ),
        0,
        58,
        0,
      ),
      hanger,
    ],
    { cloth: 'fabric #2f7fc0', mark: 'fabric #f8d030', metal: 'chrome' },
  );

const dress: Maker = () =>
  madeInCentimetres(
    [
      {
        form: 'placed',
        part: spun('cloth', [34, 0, 33, 3, 20, 36, 11, 60, 14, 76, 10, 86, 5, 88, 0, 86], { curve: true, sides: 22 }),
        scale: [1, 1, 0.6],
      },
      { form: 'placed', part: spun('sash', [11.2, 58, 12, 59, 12, 64, 11.6, 65]), scale: [1, 1, 0.62] },
      mirror(rod('cloth', [8, 84, 0], [5, 96, 0], 1)),
      { form: 'placed', part: move(torus('sash', 33.6, 1, 24), 0, 2, 0), scale: [1, 1, 0.6] },
      hanger,
    ],
    { cloth: 'fabric #c83a6a', sash: 'fabric #f4d8e4', metal: 'chrome' },
  );

const scarf: Maker = () =>
  madeInCentimetres(
    [
      torusOf(),
      ...[-1, 1].map((side) =>
        group(
          ...Array.from({ length: 8 }, (_, k) =>
            turn(
              box(k % 2 === 0 ? 'red' : 'white', 10, 5.2, 2.4, 0.4),
              [10, 0, side * 6],
              [side * (6 + 0.55 * (8 - k)), 5 * k + 4, 13 - 0.6 * k],
            ),
          ),
          ...[-4, -2, 0, 2, 4].map((x) => rod('white', [side * 10.6 + x, 4.6, 13], [side * 11 + x, 0, 13.4], 0.5, 5)),
        ),
      ),
    ],
    { red: 'wool #c8242c', white: 'wool #f4efe4' },
  );

const torusOf = (): Shape =>
  group(...Array.from({ length: 12 }, (_, k) => turn(ball(k % 2 === 0 ? 'red' : 'white', [4.4, 5, 4], [0, 46, 10], 1), [0, 30 * k, 0])));

const maskParts = (): readonly Shape[] => [
  {
    form: 'placed',
    part: turn(
      {
        form: 'loft',
        slot: 'white',
        sections: [1, 0.98, 0.8, 0.4].map((share, k) => ({
          z: 2 * k,
          outline: smoothOutline(
            symmetric([
              [0, -9],
              [5, -7],
              [9, 1],
              [8.4, 8],
              [4, 11],
              [0, 11.4],
            ]),
            2,
          ).map(([x, y]): Point2 => [x * share, y * share]),
        })),
      },
      [0, 0, 0],
    ),
    scale: [1, 1, 0.8],
  },
  mirror({ form: 'placed', part: ball('dark', [2.4, 1.3, 0.9], [0, 0, 0]), move: [3.6, 3, 4.2], turn: [0, 16, 12] }),
  { form: 'placed', part: ball('red', [2.6, 0.8, 0.9], [0, 0, 0]), move: [0, -4.6, 4.2] },
  spun('white', [1.6, 0, 0.6, 4, 0, 4.4], { turn: [-6, 0, 0], at: [0, -2, 4.4], sides: 8 }),
  mirror(
    extrude(
      'gold',
      smoothOutline(
        [
          [1, 6],
          [5, 8],
          [8, 6],
          [7, 9],
          [2, 10],
        ],
        2,
      ),
      8,
    ),
  ),
  ...[-2, -1, 0, 1, 2].map((k) =>
    turn(
      extrude(
        'feather',
        smoothOutline(
          [
            [0, 0],
            [2, 6],
            [0, 14 - Math.abs(k)],
            [-2, 6],
          ],
          3,
        ),
        0.6,
      ),
      [0, 0, -18 * k],
      [0, 10, 0],
    ),
  ),
];

const mask: Maker = () =>
  madeInCentimetres(move(group(...maskParts()), 0, 9, 0), {
    white: 'ceramic #f6f0e6',
    dark: 'rubber #17171a',
    red: 'paint #b81c2c',
    gold: 'gold',
    feather: 'feather #5a2a8a',
  });

/** Hats, shoes and clothes. */
export const CLOTHES = { ...HATS, ...SHOES, glasses, sunglasses, coat, 't-shirt': tShirt, dress, scarf, mask };
