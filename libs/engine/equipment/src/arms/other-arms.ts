import { ball, ellipse, madeInCentimetres, slab, smoothOutline, smoothPath, spun } from '@diorama/goods-parts';
import type { Maker } from '@diorama/goods-parts';
import { arcPoints, array, box, extrude, group, loft, mirror, move, rod, starOutline, sweep, torus, turn } from '@diorama/shape-language';
import type { Point2, Shape } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

const weaponRack: Maker = () => {
  const sword = group(
    extrude(
      'metal',
      [
        [-1.8, 0],
        [0, -64],
        [1.8, 0],
      ],
      0.8,
    ),
    move(box('gold', 15, 1.8, 1.8), 0, 0, 0),
    rod('leather', [0, 1.6, 0], [0, 13, 0], 1.3),
    ball('gold', 2, [0, 14, 0], 1),
  );
  const axe = group(
    rod('wood', [0, -70, 0], [0, 20, 0], 1.4),
    mirror(
      extrude(
        'metal',
        [
          [1, 16],
          [11, 22],
          [13, 10],
          [11, -2],
          [1, 6],
        ],
        1,
      ),
    ),
  );
  const spear = group(
    rod('wood', [0, -76, 0], [0, 70, 0], 1.2),
    extrude(
      'metal',
      [
        [-2.4, 70],
        [0, 66],
        [2.4, 70],
        [0, 92],
      ],
      0.8,
    ),
  );
  return madeInCentimetres(
    [
      mirror(group(move(box('wood', 7, 96, 7, 0.6), 56, 0, 0), move(box('wood', 9, 6, 34, 0.6), 56, 0, 0))),
      ...[24, 74].map((y) => move(box('wood', 112, 7, 4, 0.4), 0, y, 0)),
      move(box('wood', 112, 3, 16, 0.4), 0, 6, 4),
      move(sword, -40, 82, 5),
      move(axe, -16, 80, 5),
      move(sword, 8, 82, 5),
      move(spear, 26, 86, 5),
      move(axe, 42, 80, 5),
    ],
    { wood: 'wood #6a4226', metal: 'metal #a4acb4', gold: 'gold #c09a40', leather: 'leather' },
  );
};

const shuriken: Maker = () =>
  madeInCentimetres(
    move(
      turn(
        group(
          extrude('metal', starOutline(4, 6, 1.9), 0.5, { holes: [ellipse(0.8, 0.8, [0, 0], 12)] }),
          ...[0, 90, 180, 270].map((angle) =>
            turn(
              loft(
                'edge',
                [
                  {
                    z: -0.4,
                    outline: [
                      [-1, 1.6],
                      [1, 1.6],
                      [0, 5],
                    ],
                  },
                  {
                    z: 0.4,
                    outline: [
                      [-1, 1.6],
                      [1, 1.6],
                      [0, 5],
                    ],
                  },
                ],
                { smooth: false },
              ),
              [0, 0, angle],
            ),
          ),
        ),
        [-20, 0, 20],
      ),
      0,
      6,
      0,
    ),
    { metal: 'iron #55555c', edge: 'metal #a0a8b0' },
  );

const boomerang: Maker = () =>
  madeInCentimetres(
    turn(
      slab(
        'wood',
        smoothOutline(
          [
            [-20, -9],
            [-17, -10.6],
            [-7, -2],
            [0, 2.6],
            [7, -2],
            [17, -10.6],
            [20, -9],
            [10, 4],
            [0, 9],
            [-10, 4],
          ],
          3,
        ),
        1.2,
      ),
      [60, 0, 0],
    ),
    { wood: 'wood #b8743c' },
  );

const trap: Maker = () => {
  const jaw = (side: number): Shape =>
    turn(
      group(
        sweep(
          'iron',
          arcPoints([0, 0], [19, 17], 0, 180, 12).map(([x, y]): Vec3 => [x, y, 0]),
          1.2,
          { sides: 6 },
        ),
        ...Array.from({ length: 9 }, (_, k): Shape => {
          const [x, y] = arcPoints([0, 0], [19, 17], 18, 162, 8)[k] as Point2;
          return turn(spun('tooth', [1.4, 0, 0, 5], { sides: 4 }), [-50 * side, 0, 0], [x, y, 0]);
        }),
      ),
      [50 * side, 0, 0],
      [0, 2, 0],
    );
  return madeInCentimetres(
    [
      jaw(1),
      jaw(-1),
      spun('plate', [6, 1, 6, 2.4, 0, 2.6]),
      move(box('iron', 46, 2, 4), 0, 0, 0),
      mirror(
        sweep(
          'iron',
          smoothPath(
            [
              [20, 1, 0],
              [29, 1, 5],
              [29, 5, -5],
              [20, 4, 0],
            ],
            3,
          ),
          1,
        ),
      ),
      array(turn(torus('iron', 2, 0.6, 10), [0, 0, 20]), 4, [4.4, 0, 0]),
    ].map((part, k) => (k === 5 ? move(part, 30, 1.2, 0) : part)),
    { iron: 'iron #5a4a40', tooth: 'metal #8a8a8e', plate: 'rust' },
  );
};

/** Racks, traps and thrown arms. */
export const OTHER_ARMS = { 'weapon-rack': weaponRack, shuriken, boomerang, trap };
