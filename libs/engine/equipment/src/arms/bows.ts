import { madeInCentimetres, smoothPath, spun } from '@diorama/goods-parts';
import type { Maker } from '@diorama/goods-parts';
import { box, extrude, group, move, rod, sweep, torus, turn } from '@diorama/shape-language';
import type { Point2, Shape } from '@diorama/shape-language';

const arrowShape = (length: number): Shape =>
  group(
    rod('wood', [0, 0, 0], [0, length, 0], 0.45, 6),
    move(
      extrude(
        'metal',
        [
          [0, -1],
          [1.7, -1.6],
          [0, 5],
          [-1.7, -1.6],
        ],
        0.6,
      ),
      0,
      length,
      0,
    ),
    ...[0, 120, 240].map((angle) =>
      turn(
        extrude(
          'feather',
          [
            [0.2, 1],
            [2.2, 0],
            [2.2, 7],
            [0.2, 10],
          ],
          0.2,
        ),
        [0, angle, 0],
      ),
    ),
  );

const bow: Maker = () => {
  const limb = smoothPath(
    [
      [-16, -68, 0],
      [-10, -62, 0],
      [6, -40, 0],
      [12, -16, 0],
      [10, 0, 0],
      [12, 16, 0],
      [6, 40, 0],
      [-10, 62, 0],
      [-16, 68, 0],
    ],
    3,
  );
  return madeInCentimetres(
    [
      sweep(
        'wood',
        limb,
        limb.map(([, y]) => 0.8 + 1.2 * (1 - Math.abs(y) / 70)),
      ),
      rod('string', [-13.6, -65, 0], [-13.6, 65, 0], 0.3, 5),
      rod('grip', [10, -7, 0], [10, 7, 0], 2.3, 10),
      move(turn(arrowShape(70), [0, 0, -90]), -13, 0, 0),
    ],
    { wood: 'wood #8a5428', string: 'rope #efe6d0', grip: 'leather #3a2018', metal: 'metal', feather: 'feather #d83a2c' },
  );
};

const arrow: Maker = () =>
  madeInCentimetres([turn(arrowShape(72), [0, 0, -64])], { wood: 'wood #b08a54', metal: 'metal #7c848c', feather: 'feather #d83a2c' });

const arrows: Maker = () => {
  const tips = [
    [-2.4, 0, -4],
    [2.4, 1, 3],
    [0, 2.4, 8],
    [-1.6, -2, 12],
    [1.8, -2, -9],
  ] as const;
  return madeInCentimetres(
    [
      turn(
        group(
          spun('leather', [5, 0, 6, 1, 6.6, 46, 7, 46, 7, 49, 6, 49, 0, 44]),
          ...[8, 38].map((y) => spun('trim', [6.4, y, 6.7, y, 7, y + 4, 6.5, y + 4])),
          ...tips.map(([x, z, lean]) => move(turn(turn(arrowShape(60), [180, 0, 0]), [0, 0, -lean * 0.4]), x * 1.4, 68, z * 1.4)),
          sweep(
            'trim',
            smoothPath(
              [
                [-6, 6, -3],
                [-15, 26, -4],
                [-6.6, 44, -3],
              ],
              4,
            ),
            0.8,
          ),
        ),
        [-8, 0, -8],
      ),
    ],
    { leather: 'leather #7a4a28', trim: 'leather #4a2a18', wood: 'wood #b08a54', metal: 'metal', feather: 'feather #d83a2c' },
  );
};

const crossbow: Maker = () => {
  const prod = smoothPath(
    [
      [-34, 20, 14],
      [-20, 20, 24],
      [0, 20, 28],
      [20, 20, 24],
      [34, 20, 14],
    ],
    3,
  );
  const stock: Point2[] = [
    [-30, -1],
    [-34, -6],
    [-30, -9],
    [-12, -4],
    [30, -3],
    [30, 2.4],
    [-12, 2.6],
  ];
  return madeInCentimetres(
    turn(
      group(
        turn(extrude('wood', stock, 4), [0, -90, 0], [0, 18, 0]),
        sweep(
          'metal',
          prod,
          prod.map(([x]) => 1.7 - 0.03 * Math.abs(x)),
          { sides: 6 },
        ),
        sweep(
          'string',
          [
            [-33, 20, 14],
            [0, 20.6, -8],
            [33, 20, 14],
          ],
          0.35,
          { sides: 5 },
        ),
        move(turn(arrowShape(34), [90, 0, 0]), 0, 21.2, -6),
        turn(torus('metal', 3.6, 0.7, 14), [90, 0, 0], [0, 17, 33]),
        sweep(
          'metal',
          smoothPath(
            [
              [0, 15, -6],
              [0, 10, -8],
              [0, 9, -14],
            ],
            3,
          ),
          0.6,
        ),
      ),
      [-40, 0, 0],
      [0, 10, 0],
    ),
    { wood: 'wood #6e4426', metal: 'iron #5c5c64', string: 'rope #efe6d0', feather: 'feather #d83a2c' },
  );
};

const target: Maker = () => {
  const ring = (slot: string, radius: number, k: number): Shape =>
    turn(spun(slot, [radius, 0, radius, 4 + 0.35 * k, 0, 4 + 0.35 * k], { sides: 28 }), [90, 0, 0], [0, 0, 0]);
  const face = turn(
    group(ring('straw', 42, -4), ...(['white', 'black', 'blue', 'red', 'gold'] as const).map((slot, k) => ring(slot, 40 - 8 * k, k))),
    [-12, 0, 0],
    [0, 92, 4],
  );
  const leg = (x0: number, x1: number, z: number): Shape => rod('wood', [x0, 0, z], [x1, 134, -2], 2.6, 6);
  return madeInCentimetres(
    [
      face,
      leg(-40, -6, 12),
      leg(40, 6, 12),
      leg(0, 0, -50),
      move(box('wood', 66, 4, 4), 0, 46, 7),
      turn(move(turn(arrowShape(60), [-90, 0, 0]), 4, 8, 62), [-12, 0, 0], [0, 92, 4]),
      turn(move(turn(arrowShape(60), [-90, 0, 0]), -13, -10, 62), [-12, 0, 0], [0, 92, 4]),
    ],
    {
      straw: 'straw #c8a050',
      white: 'paint #f4f0e6',
      black: 'paint #26262a',
      blue: 'paint #2a7fd0',
      red: 'paint #d82c28',
      gold: 'paint #f8d030',
      wood: 'wood #8a5c34',
      metal: 'metal',
      feather: 'feather #e8e4dc',
    },
  );
};

/** Bows, arrows and targets. */
export const BOWS = { bow, arrow, quiver: arrows, crossbow, target };
