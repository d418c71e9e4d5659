import { ball, madeInCentimetres, smoothOutline, smoothPath, spun } from '@diorama/goods-parts';
import type { Maker } from '@diorama/goods-parts';
import { box, extrude, group, mirror, move, rod, sphere, sweep, turn } from '@diorama/shape-language';
import type { Point2, Shape } from '@diorama/shape-language';

const cannonballs: Maker = () => {
  const layer = (count: number, y: number): Shape[] =>
    Array.from({ length: count * count }, (_, k) =>
      ball('iron', 6, [(Math.floor(k / count) - (count - 1) / 2) * 12, y, ((k % count) - (count - 1) / 2) * 12]),
    );
  return madeInCentimetres(
    [
      ...layer(3, 9),
      ...layer(2, 17.4),
      ...layer(1, 25.8),
      move(box('wood', 42, 3, 42, 0.4), 0, 0, 0),
      mirror(move(box('wood', 3, 6, 42), 20, 0, 0)),
      mirror(move(box('wood', 42, 6, 3), 0, 0, 20), 'z'),
    ],
    { iron: 'iron #35353a', wood: 'wood #7a4a28' },
  );
};

const musket: Maker = () => {
  const stock: Point2[] = [
    [-60, -12],
    [-58, -17],
    [-30, -8],
    [-18, -5],
    [40, -2.4],
    [40, 0.4],
    [-16, 0.6],
    [-24, -1],
    [-34, -2.6],
  ];
  return madeInCentimetres(
    [
      turn(
        group(
          extrude('wood', smoothOutline(stock, 2), 4),
          rod('iron', [-16, 1.6, 0], [66, 1.6, 0], 1.3, 10),
          ...[-4, 18, 38].map((x) => move(turn(spun('brass', [2, 0, 2, 2], { sides: 10 }), [0, 0, 90]), x, 0.4, 0)),
          sweep(
            'brass',
            smoothPath(
              [
                [-26, -5, 0],
                [-24, -9.4, 0],
                [-18, -9, 0],
                [-15, -4.4, 0],
              ],
              3,
            ),
            0.5,
          ),
          move(box('iron', 7, 2.4, 5.4), -17, 0, 0),
          turn(
            extrude(
              'iron',
              [
                [0, 0],
                [2, 0],
                [3.4, 5],
                [1.4, 6],
              ],
              1.4,
            ),
            [0, 0, 0],
            [-22, 1.4, 2],
          ),
        ),
        [0, 0, 70],
      ),
    ],
    { wood: 'wood #7a4426', iron: 'iron #44444a', brass: 'brass' },
  );
};

const pistol: Maker = () => {
  const stock: Point2[] = [
    [-9, -2],
    [-13, -13],
    [-17, -13.6],
    [-15, -3],
    [-11, 2],
    [9, 1.6],
    [9, -1.4],
    [-4, -2.4],
  ];
  return madeInCentimetres(
    [
      turn(
        group(
          extrude('wood', smoothOutline(stock, 3), 3),
          rod('iron', [-8, 2, 0], [17, 2, 0], 1.2, 10),
          spun('brass', [1.6, 0, 1.9, 2, 1.2, 2, 0, 1], { turn: [0, 0, -90], at: [15.6, 2, 0] }),
          sweep(
            'brass',
            smoothPath(
              [
                [-7, -2, 0],
                [-6, -6, 0],
                [-2, -5.4, 0],
                [-1, -2, 0],
              ],
              3,
            ),
            0.4,
          ),
          move(box('iron', 6, 2, 4), -4, 0.4, 0),
          turn(
            extrude(
              'iron',
              [
                [0, 0],
                [2, 0],
                [2.4, 4],
                [0.4, 5],
              ],
              1.2,
            ),
            [0, 0, 14],
            [-8, 2, 1],
          ),
          ball('brass', [1.8, 2, 2], [-15.2, -13, 0]),
        ),
        [0, 0, 0],
      ),
    ],
    { wood: 'wood #7a4426', iron: 'iron #4c4c54', brass: 'brass' },
  );
};

const bomb: Maker = () =>
  madeInCentimetres(
    [
      move(sphere('iron', 10, { detail: 3 }), 0, 10, 0),
      spun('iron', [3, 18.6, 3, 22, 0, 22]),
      sweep(
        'fuse',
        smoothPath(
          [
            [0, 21, 0],
            [1, 25, 0],
            [5, 27, 0],
            [7, 30, 0],
          ],
          3,
        ),
        0.6,
      ),
      ball('flame', 1.3, [7, 31, 0], 1),
      ...[0, 60, 120, 180, 240, 300].map((angle) => turn(spun('flame', [0.5, 0.6, 0, 3.6], { sides: 5 }), [0, 0, angle], [7, 31, 0])),
      ball('glint', [1.6, 2.4, 0.6], [-4, 14, 8.2], 1),
    ],
    { iron: 'iron #232328', fuse: 'rope #d8c8a0', flame: 'glow #ffb030', glint: 'metal #7a7a84' },
  );

const dynamite: Maker = () =>
  madeInCentimetres(
    [
      ...[
        [0, 0],
        [4.2, 0],
        [2.1, 3.6],
        [-2.1, 3.6],
        [-4.2, 0],
        [-2.1, -3.6],
        [2.1, -3.6],
      ].map(([x = 0, z = 0]) =>
        group(
          spun('red', [2, 0, 2.05, 0.3, 2.05, 19.6, 2, 20, 0, 20], { at: [x, 0, z], sides: 12 }),
          rod('fuse', [x, 20, z], [0.3 * x, 24, 0.3 * z], 0.25, 5),
        ),
      ),
      ...[5, 14].map((y) => spun('band', [6.3, y, 6.5, y, 6.5, y + 1.6, 6.3, y + 1.6, 6.3, y], { sides: 6 })),
      sweep(
        'fuse',
        smoothPath(
          [
            [0, 23.6, 0],
            [1, 27, 0],
            [5, 29, 0],
          ],
          3,
        ),
        0.4,
      ),
      ball('flame', 1, [5.4, 29.4, 0], 1),
    ],
    { red: 'paint #c82420', fuse: 'rope #e4d8b8', band: 'rubber #26221f', flame: 'glow #ffb030' },
  );

/** Guns and explosives. */
export const GUNS = { cannonballs, musket, pistol, bomb, dynamite };
