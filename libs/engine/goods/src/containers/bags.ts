import { ball, heart, madeInCentimetres, roundedBlock, roundedRectangle, slab, smoothPath, spun } from '@diorama/goods-parts';
import type { Maker } from '@diorama/goods-parts';
import { arcPoints, box, extrude, group, implicit, mirror, move, rod, sweep, turn } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

/** A soft body around a box of half sizes. */
const soft = (slot: string, [x, y, z]: Vec3, radius: number, cell: number): Shape =>
  implicit(
    slot,
    [-1, 1]
      .flatMap((side) =>
        [0, 1].map((up) => ({
          from: [-x, radius + 2 * y * up, side * z] as Vec3,
          to: [x, radius + 2 * y * up, side * z] as Vec3,
          radii: [radius, radius] as const,
        })),
      )
      .concat([
        { from: [0, radius, 0], to: [0, radius + 2 * y, 0], radii: [radius * 1.2, radius * 1.2] as const },
        { from: [-x, radius + y, 0], to: [x, radius + y, 0], radii: [radius * 1.25, radius * 1.25] as const },
      ]),
    { blend: radius * 0.8, cell },
  );

const backpack: Maker = () =>
  madeInCentimetres(
    [
      soft('cloth', [8, 14, 2], 7.4, 1.2),
      move(soft('second', [6, 4, 0.4], 4.6, 0.9), 0, 3, 9.6),
      turn(group(move(roundedBlock('second', 25, 2, 17, 6), 0, 0, 0)), [12, 0, 0], [0, 40, 2]),
      ...[-5.4, 5.4].map((x) => group(move(box('strap', 2, 20, 1, 0.3), x, 22, 9.8), move(box('buckle', 3, 2.4, 1.4, 0.3), x, 20, 10.2))),
      mirror(
        sweep(
          'strap',
          smoothPath(
            [
              [6, 40, -8],
              [9, 42, -12],
              [10, 26, -15],
              [9, 8, -9],
            ],
            3,
          ),
          1.4,
        ),
      ),
      sweep(
        'strap',
        smoothPath(
          [
            [-3, 41, -4],
            [-2, 47, -4],
            [2, 47, -4],
            [3, 41, -4],
          ],
          3,
        ),
        0.9,
      ),
      mirror(move(soft('second', [0.4, 5, 1.6], 3.2, 0.8), 15.6, 6, 0)),
      sweep(
        'zip',
        smoothPath(
          [
            [-9, 12.6, 12.6],
            [0, 14, 13.6],
            [9, 12.6, 12.6],
          ],
          3,
        ),
        0.5,
      ),
    ],
    { cloth: 'fabric #2f6fb0', second: 'fabric #e08a2c', strap: 'fabric #23303c', buckle: 'metal', zip: 'metal' },
  );

const handbag: Maker = () =>
  madeInCentimetres(
    [
      turn(
        {
          form: 'loft',
          sections: [
            { z: 0, outline: roundedRectangle(32, 12, 4) },
            { z: 12, outline: roundedRectangle(30, 11, 4) },
            { z: 21, outline: roundedRectangle(24, 7, 3) },
          ],
          slot: 'leather',
        },
        [-90, 0, 0],
      ),
      turn(slab('flap', [...arcPoints([0, 0], [12.6, 11], 180, 360, 12)], 1), [98, 0, 0], [0, 21.6, 3.6]),
      move(box('gold', 3.4, 3.4, 1.4, 0.4), 0, 9.4, 6.2),
      mirror(ball('gold', 1, [10.4, 20.4, 0], 1)),
      sweep(
        'flap',
        arcPoints([0, 20], [10.4, 17], 0, 180, 14).map(([x, y]): Vec3 => [x, y, 0]),
        0.9,
      ),
    ],
    { leather: 'leather #b8283c', flap: 'leather #8a1c2c', gold: 'gold' },
  );

const shoppingBag: Maker = () => {
  const handle = (z: number): Shape =>
    sweep(
      'cord',
      smoothPath(
        [
          [-6, 33, z],
          [-5.6, 41, z],
          [5.6, 41, z],
          [6, 33, z],
        ],
        3,
      ),
      0.5,
    );
  return madeInCentimetres(
    [
      box('paper', 28, 34, 12),
      move(box('inside', 26.8, 0.3, 10.8), 0, 33.9, 0),
      handle(5.8),
      handle(-5.8),
      move(extrude('mark', heart(13), 0.5), 0, 17, 6.1),
      mirror(move(box('fold', 0.3, 33, 0.3), 14, 0.4, 0)),
    ],
    { paper: 'paper #f0b8c8', inside: 'paper #8a5a68', cord: 'rope #f4f0e8', mark: 'paint #d83a5a', fold: 'paper #d89aac' },
  );
};

const paperBag: Maker = () =>
  madeInCentimetres(
    [
      box('paper', 26, 34, 16),
      move(box('inside', 24.6, 0.3, 14.6), 0, 33.9, 0),
      sweep(
        'crust',
        [
          [-7, 26, 0],
          [-9, 48, -2],
          [-9.6, 52, -2],
        ],
        [3, 3, 0.8],
      ),
      ...[0, 1, 2, 3].map((k) => turn(move(box('slash', 4, 0.7, 1), 0, 0, 0), [0, 0, 30], [-8.4 - 0.3 * k, 38 + 3.6 * k, 1])),
      ball('red', 4.2, [6, 35, 3]),
      ball('orange', 4, [8, 36, -4]),
      ...[0, 60, 120, 180, 240].map((angle) =>
        turn(
          sweep(
            'leaf',
            [
              [0, 32, 1],
              [0, 42, 2.4],
              [0, 46, 6],
            ],
            [0.8, 2.2, 0.5],
            { sides: 5 },
          ),
          [0, angle, 0],
          [0.6, 0, -3],
        ),
      ),
    ],
    {
      paper: 'paper #b8905c',
      inside: 'paper #7a5c38',
      crust: 'bread',
      slash: 'bread #f0d8a8',
      red: 'fruit #c8241e',
      orange: 'fruit #f08a1c',
      leaf: 'leaf #4a9a38',
    },
  );

const toteBag: Maker = () => {
  const handle = (z: number): Shape =>
    sweep(
      'strap',
      smoothPath(
        [
          [-8, 34, z],
          [-8, 44, z],
          [-5, 54, z],
          [5, 54, z],
          [8, 44, z],
          [8, 34, z],
        ],
        2,
      ),
      0.9,
      { sides: 4 },
    );
  return madeInCentimetres(
    [
      turn(
        {
          form: 'loft',
          sections: [
            { z: 0, outline: roundedRectangle(32, 10, 2) },
            { z: 20, outline: roundedRectangle(36, 13, 3) },
            { z: 38, outline: roundedRectangle(37, 6, 2) },
          ],
          slot: 'canvas',
        },
        [-90, 0, 0],
      ),
      handle(4),
      handle(-4),
      move(extrude('mark', roundedRectangle(16, 12, 2), 1), 0, 20, 6.4),
    ],
    { canvas: 'canvas #e4d8bc', strap: 'fabric #2f5a8a', mark: 'fabric #2f5a8a' },
  );
};

const trashBag: Maker = () =>
  madeInCentimetres(
    [
      {
        form: 'jittered',
        part: implicit(
          'bag',
          [
            { from: [0, 20, 0], to: [0, 34, 0], radii: [26, 20] },
            { from: [0, 50, 0], to: [0, 58, 0], radii: [9, 4] },
            { from: [0, 62, 0], to: [5, 72, 2], radii: [4, 8] },
            { from: [0, 62, 0], to: [-6, 70, -2], radii: [4, 6] },
          ],
          { blend: 6, cell: 2 },
        ),
        amount: 1.8,
        seed: 5,
      },
      spun('tie', [4.6, 59, 5.4, 60, 5.4, 62, 4.6, 63]),
    ],
    { bag: 'plastic #26282c', tie: 'plastic #d83a2c' },
  );

const wallet: Maker = () =>
  madeInCentimetres(
    turn(
      group(
        roundedBlock('leather', 11, 1, 9, 0.8),
        turn(roundedBlock('leather', 11, 1, 9, 0.8), [-34, 0, 0], [0, 1.4, -1]),
        move(box('note', 10, 0.3, 7), 0.6, 1.2, 0.6),
        move(box('note', 9, 0.3, 7), 0, 1.7, 1.6),
        move(box('card', 6, 0.4, 4), 2, 2.2, 2),
      ),
      [10, 0, 0],
    ),
    { leather: 'leather #6a3e20', note: 'paper #7ab07a', card: 'plastic #2a6fc0' },
  );

const golfBag: Maker = () => {
  const club = (x: number, z: number, lean: number): Shape =>
    turn(
      group(rod('metal', [0, 0, 0], [0, 42, 0], 0.7), turn(box('head', 8, 4, 3, 0.8), [0, 0, -14], [2.6, 40, 0])),
      [lean, 40 * x, -lean],
      [x, 76, z],
    );
  return madeInCentimetres(
    [
      turn(
        group(
          spun('bag', [11, 0, 12, 2, 13, 78, 12, 82, 0, 80], { sides: 18 }),
          spun('trim', [13, 74, 14, 76, 14, 82, 12, 82]),
          spun('trim', [12.4, 0, 13, 1, 13, 5, 12.4, 6]),
          move(soft('pocket', [4, 9, 1], 4, 1), 0, 10, 12),
          move(soft('pocket', [3, 5, 1], 3.4, 1), 0, 44, 12),
          sweep(
            'trim',
            smoothPath(
              [
                [-12, 70, 0],
                [-20, 46, 2],
                [-12, 22, 0],
              ],
              4,
            ),
            1.6,
          ),
          club(-5, 3, 4),
          club(4, 4, -5),
          club(0, -4, 2),
          club(6, -3, -8),
          rod('metal', [10, 60, -8], [22, -2, -26], 0.8),
          rod('metal', [-10, 60, -8], [-22, -2, -26], 0.8),
        ),
        [-10, 0, 0],
      ),
    ],
    { bag: 'leather #f0ece2', trim: 'leather #2f5f8a', pocket: 'leather #2f5f8a', metal: 'chrome', head: 'metal #5a6068' },
  );
};

/** Bags to carry. */
export const BAGS = {
  backpack,
  handbag,
  'shopping-bag': shoppingBag,
  'paper-bag': paperBag,
  'tote-bag': toteBag,
  'trash-bag': trashBag,
  wallet,
  'golf-bag': golfBag,
};
