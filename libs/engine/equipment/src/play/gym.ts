import { madeInCentimetres, smoothOutline, spun, symmetric } from '@diorama/goods-parts';
import type { Maker } from '@diorama/goods-parts';
import { arcPoints, extrude, group, mirror, move, rod, torus, turn } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';

const dartboard: Maker = () => {
  const wedge = (k: number, inner: number, outer: number, slot: string, z: number): Shape =>
    move(
      extrude(slot, [...arcPoints([0, 0], outer, 18 * k - 9, 18 * k + 9, 2), ...arcPoints([0, 0], inner, 18 * k + 9, 18 * k - 9, 2)], 1),
      0,
      0,
      z,
    );
  return madeInCentimetres(
    [
      turn(spun('rim', [22.6, 0, 22.6, 4, 0, 4], { sides: 40 }), [90, 0, 0]),
      ...Array.from({ length: 20 }, (_, k) =>
        group(
          wedge(k, 1.6, 17, k % 2 === 0 ? 'black' : 'cream', 3.8),
          wedge(k, 16, 17.2, k % 2 === 0 ? 'red' : 'green', 4.1),
          wedge(k, 9.6, 10.8, k % 2 === 0 ? 'red' : 'green', 4.1),
        ),
      ),
      turn(spun('green', [1.7, 0, 1.7, 0.7, 0, 0.7]), [90, 0, 0], [0, 0, 4.2]),
      turn(spun('red', [0.8, 0, 0.8, 1, 0, 1]), [90, 0, 0], [0, 0, 4.2]),
      ...[
        [3, 6],
        [-5, -2],
      ].map(([x = 0, y = 0]) =>
        group(
          rod('metal', [x, y, 4], [x, y + 0.6, 14], 0.35),
          ...[0, 90].map((angle) =>
            turn(
              extrude(
                'red',
                [
                  [-1.6, 0],
                  [1.6, 0],
                  [0, -3],
                ],
                0.2,
              ),
              [90, 0, angle],
              [x, y + 0.7, 15],
            ),
          ),
        ),
      ),
    ],
    {
      rim: 'rubber #1c1c1f',
      black: 'fabric #26262a',
      cream: 'fabric #f0e4c8',
      red: 'fabric #d02c2c',
      green: 'fabric #1f8a4a',
      metal: 'brass',
    },
  );
};

const dumbbell: Maker = () =>
  madeInCentimetres(
    [
      turn(spun('metal', [1.4, -8, 1.5, 0, 1.4, 8], { sides: 12 }), [0, 0, 90], [0, 7, 0]),
      mirror(
        group(
          turn(spun('iron', [5.6, 7, 7, 8, 7, 11, 5.6, 12], { sides: 6 }), [0, 0, -90], [0, 7, 0]),
          turn(spun('iron', [4.6, 12, 5.6, 12.6, 5.6, 15, 4.6, 15.6], { sides: 6 }), [0, 0, -90], [0, 7, 0]),
        ),
      ),
    ],
    { iron: 'iron #2c2c30', metal: 'chrome' },
  );

const boxingGlove: Maker = () =>
  madeInCentimetres(
    [-9, 9].map((x) =>
      move(
        group(
          {
            form: 'implicit',
            slot: 'red',
            blend: 2,
            cell: 0.9,
            bones: [
              { from: [0, 16, 0], to: [0, 22, 1], radii: [7, 7.4] },
              { from: [x > 0 ? -5 : 5, 13, 3], to: [x > 0 ? -6.4 : 6.4, 19, 4.4], radii: [3, 3] },
            ],
          },
          spun('cuff', [5.6, 0, 6, 1, 5.8, 9, 5, 11]),
          spun('white', [5.9, 2, 6.2, 3, 6.1, 6, 5.9, 7]),
        ),
        x,
        0,
        0,
      ),
    ),
    { red: 'leather #c81c24', cuff: 'leather #a8141c', white: 'leather #f4f0e8' },
  );

const medal: Maker = () =>
  madeInCentimetres(
    [
      turn(spun('gold', [4, -0.4, 4.2, 0, 4, 0.4, 3.2, 0.4, 3.2, 0.2, 0, 0.2], { sides: 28 }), [90, 0, 0], [0, 4.2, 0]),
      move(
        extrude(
          'gold',
          smoothOutline(
            symmetric([
              [0, -1.8],
              [1.2, -1],
              [1.8, 0],
              [1.2, 1],
              [0, 1.8],
            ]),
            2,
          ),
          1,
        ),
        0,
        4.2,
        0,
      ),
      mirror(
        turn(
          extrude(
            'ribbon',
            [
              [-1.3, 0],
              [1.3, 0],
              [1.3, 13],
              [-1.3, 13],
            ],
            0.3,
          ),
          [0, 0, -14],
          [0, 8, 0],
        ),
      ),
      mirror(
        turn(
          extrude(
            'white',
            [
              [-0.4, 0],
              [0.4, 0],
              [0.4, 13],
              [-0.4, 13],
            ],
            0.5,
          ),
          [0, 0, -14],
          [0, 8, 0],
        ),
      ),
      turn(torus('gold', 1, 0.25, 12), [90, 0, 0], [0, 8.6, 0]),
    ],
    { gold: 'gold', ribbon: 'fabric #2f4fa8', white: 'fabric #d8242c' },
  );

/** Goods of the gym and of games. */
export const GYM = { dartboard, dumbbell, 'boxing-gloves': boxingGlove, medal };
