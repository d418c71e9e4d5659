import { ball, madeInCentimetres, roundedRectangle, smoothOutline, smoothPath, spun } from '@diorama/goods-parts';
import type { Maker } from '@diorama/goods-parts';
import { arcPoints, box, extrude, group, mirror, move, rod, sheet, sweep, turn } from '@diorama/shape-language';
import type { Point2 } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

const saw: Maker = () => {
  const teeth = Array.from({ length: 41 }, (_, k): Point2 => [-22 + k, k % 2 === 0 ? 0 : 0.9]);
  return madeInCentimetres(
    [
      extrude('metal', [...teeth, [18, 5], [-22, 11]], 0.4),
      extrude(
        'wood',
        smoothOutline(
          [
            [-20, -1],
            [-22, -2.6],
            [-33, -1],
            [-36, 4],
            [-33, 12],
            [-30, 13.6],
            [-21, 11.6],
          ],
          3,
        ),
        2.4,
        {
          holes: [
            smoothOutline(
              [
                [-24.6, 2],
                [-29, 2],
                [-31, 6],
                [-28.6, 9],
                [-24.6, 8],
              ],
              3,
            ),
          ],
        },
      ),
      ...[
        [-21.6, 8],
        [-21.6, 3],
      ].map(([x = 0, y = 0]) => turn(spun('brass', [0.7, -1.4, 0.7, 1.4], { sides: 10 }), [90, 0, 0], [x, y, 0])),
    ].map((part) => move(part, 0, 3, 0)),
    { metal: 'metal #a8b0b8', wood: 'wood #9a5c2c', brass: 'brass' },
  );
};

const wrench: Maker = () =>
  madeInCentimetres(
    turn(
      group(
        extrude(
          'metal',
          [
            [-1, 0],
            [1, 0],
            [1.3, 13],
            [-1.3, 13],
          ],
          0.8,
        ),
        extrude(
          'metal',
          [
            [-1.2, 12],
            [1.2, 12],
            [2.8, 14],
            [2.9, 17],
            [1.6, 19],
            [1.2, 16],
            [-1.2, 16],
            [-1.6, 19],
            [-2.9, 17],
            [-2.8, 14],
          ],
          1.2,
        ),
        turn(spun('metal', [1.1, -0.6, 2.4, -0.6, 2.4, 0.6, 1.1, 0.6, 1.1, -0.6], { sides: 16 }), [90, 0, 0], [0, -1.4, 0]),
      ),
      [0, 0, -62],
      [0, 2.4, 0],
    ),
    { metal: 'chrome #8a9298' },
  );

const screwdriver: Maker = () =>
  madeInCentimetres(
    turn(
      group(
        spun('grip', [1, 0, 1.5, 0.6, 1.4, 3, 1.6, 6, 1.2, 9, 0.8, 10], { curve: true, sides: 6 }),
        spun('metal', [0.45, 9.6, 0.45, 20], { sides: 10 }),
        move(
          extrude(
            'metal',
            [
              [-0.5, 0],
              [0.5, 0],
              [0.7, 1.6],
              [0.6, 2.4],
              [-0.6, 2.4],
              [-0.7, 1.6],
            ],
            0.3,
          ),
          0,
          19.8,
          0,
        ),
        spun('band', [1.5, 5, 1.7, 6, 1.55, 7, 1.4, 7]),
      ),
      [0, 0, -64],
    ),
    { grip: 'plastic #d8242c', metal: 'chrome #a8aeb4', band: 'plastic #f4c430' },
  );

const pliers: Maker = () => {
  const half = group(
    extrude(
      'metal',
      smoothOutline(
        [
          [-0.9, -1.6],
          [1.1, -1],
          [1.4, 1],
          [0.9, 4],
          [0.2, 6.6],
          [0, 6.6],
          [0, 1.4],
          [-1, 0.6],
        ],
        2,
      ),
      1,
    ),
    sweep(
      'grip',
      smoothPath(
        [
          [-0.4, -1, 0],
          [-2.4, -4, 0],
          [-3, -9, 0],
          [-2.2, -13, 0],
        ],
        3,
      ),
      0.75,
    ),
  );
  return madeInCentimetres(
    turn(
      group(
        half,
        turn({ form: 'mirrored', part: half, axis: 'x', keep: false }, [0, 0, 0], [0, 0, 0.1]),
        turn(spun('metal', [0.9, -0.8, 0.9, 0.8], { sides: 12 }), [90, 0, 0]),
      ),
      [0, 0, 0],
      [0, 13, 0],
    ),
    { metal: 'metal #7c848c', grip: 'plastic #2f6fd0' },
  );
};

const drill: Maker = () =>
  madeInCentimetres(
    [
      turn(spun('body', [2.4, -10, 3.4, -9, 3.6, 2, 2.8, 5], { sides: 16 }), [0, 0, -90], [0, 16, 0]),
      turn(spun('metal', [2.2, 5, 2.2, 8, 1.2, 10.4, 0.4, 10.6, 0.4, 19, 0, 20], { sides: 12 }), [0, 0, -90], [0, 16, 0]),
      extrude(
        'body',
        smoothOutline(
          [
            [-6, 14],
            [-7.4, 4],
            [-2.6, 4],
            [-0.6, 14],
          ],
          3,
        ),
        4,
      ),
      move(box('dark', 10.6, 4.6, 6.4, 0.8), -5, 0, 0),
      move(box('dark', 1.6, 3.4, 1.6, 0.4), -0.4, 10, 0),
      ...[-4, -2, 0].map((x) => mirror(move(box('dark', 0.8, 3, 0.4), x - 3, 15, 3.4), 'z')),
    ],
    { body: 'plastic #f0b81c', dark: 'plastic #26262a', metal: 'metal #5c6268' },
  );

const chainsaw: Maker = () =>
  madeInCentimetres(
    [
      move(box('body', 26, 15, 14, 2), -14, 4, 0),
      extrude('bar', roundedRectangle(46, 9, 4.4, [22, 10]), 1),
      ...Array.from({ length: 24 }, (_, k) => move(box('chain', 1.2, 1.4, 1.6), 1 + 1.8 * k, 14.2, 0)),
      ...Array.from({ length: 24 }, (_, k) => move(box('chain', 1.2, 1.4, 1.6), 1 + 1.8 * k, 4.6, 0)),
      sweep(
        'dark',
        smoothPath(
          [
            [-24, 16, 0],
            [-32, 18, 0],
            [-36, 11, 0],
            [-26, 6, 0],
          ],
          3,
        ),
        1.5,
      ),
      sweep(
        'dark',
        smoothPath(
          [
            [-6, 10, 8],
            [-6, 24, 7],
            [-6, 26, -2],
            [-6, 18, -8],
          ],
          3,
        ),
        1.3,
      ),
      turn(box('dark', 1.4, 11, 12), [0, 0, -20], [0, 17, 0]),
      mirror(turn(spun('dark', [4, 0, 4, 1], { sides: 16 }), [90, 0, 0], [-16, 11, 6.6]), 'z'),
    ],
    { body: 'paint #e8601c', bar: 'metal #a8aeb4', chain: 'iron', dark: 'plastic #26262a' },
  );

const anvil: Maker = () =>
  madeInCentimetres(
    [
      {
        form: 'placed',
        part: turn(
          {
            form: 'loft',
            slot: 'iron',
            smooth: false,
            sections: [
              { z: 0, outline: roundedRectangle(34, 24, 3) },
              { z: 5, outline: roundedRectangle(31, 21, 3) },
              { z: 10, outline: roundedRectangle(17, 13, 3) },
              { z: 16, outline: roundedRectangle(17, 13, 3) },
              { z: 21, outline: roundedRectangle(30, 15, 3) },
            ],
          },
          [-90, 0, 0],
        ),
        move: [0, 34, 0],
      },
      move(box('face', 40, 9, 15, 0.6), -4, 54.6, 0),
      turn(spun('face', [5.4, 0, 5, 6, 3.4, 16, 0.6, 25, 0, 26], { sides: 14 }), [0, 0, -86], [14, 58.4, 0]),
      move(box('face', 7, 6, 12, 0.5), -26, 57, 0),
      spun('wood', [24, 0, 23, 34, 0, 34.4], { sides: 12 }),
      ...[6, 26].map((y) => spun('band', [23.8 - 0.03 * y, y, 24.6, y, 24.4, y + 3.4, 23.4, y + 3.4], { sides: 12 })),
    ],
    { iron: 'iron #3e3e44', face: 'iron #5c5c64', wood: 'bark #6a4a30', band: 'iron' },
  );

const sickle: Maker = () =>
  madeInCentimetres(
    turn(
      group(
        spun('wood', [1.5, 0, 1.8, 1, 1.5, 8, 1.7, 13, 1, 14], { curve: true, sides: 10 }),
        sheet(
          'metal',
          arcPoints([10, 30], [14, 15], 205, 20, 16).map(([x, y], k): Vec3[] => {
            const wide = 3 * Math.sin(Math.PI * Math.min(1, 0.25 + k / 18)) * (1 - k / 17) + 0.4;
            return [
              [x, y, 0],
              [x + (10 - x) * 0.05 * wide * 1.6, y + (30 - y) * 0.05 * wide * 1.6, 0],
            ];
          }),
          0.5,
        ),
        rod('metal', [0, 13, 0], [-2.6, 23.6, 0], 0.7),
      ),
      [0, 0, 0],
    ),
    { wood: 'wood #9a6634', metal: 'metal #8a929a' },
  );

const horseshoe: Maker = () =>
  madeInCentimetres(
    turn(
      group(
        sweep(
          'iron',
          arcPoints([0, 7], [5.6, 6.4], -50, 230, 22).map(([x, y]): Vec3 => [x, y, 0]),
          1.2,
          { sides: 4 },
        ),
        ...[-30, 10, 45, 135, 170, 210].map((a) =>
          ball('dark', 0.4, [5.6 * Math.cos((a * Math.PI) / 180), 7 + 6.4 * Math.sin((a * Math.PI) / 180), 0.9], 0),
        ),
      ),
      [-10, 0, 0],
    ),
    { iron: 'iron #77777c', dark: 'rubber #17171a' },
  );

/** Hand tools and power tools. */
export const HAND_TOOLS = { saw, wrench, screwdriver, pliers, drill, chainsaw, anvil, sickle, horseshoe };
