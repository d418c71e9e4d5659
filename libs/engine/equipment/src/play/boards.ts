import {
  madeInCentimetres,
  pointsOf,
  roundedBlock,
  roundedRectangle,
  slab,
  smoothOutline,
  smoothPath,
  spun,
  symmetric,
  vectorsOf,
} from '@diorama/goods-parts';
import type { Maker } from '@diorama/goods-parts';
import { box, extrude, group, loft, mirror, move, rod, sheet, sweep, torus, turn } from '@diorama/shape-language';
import type { Point2, Shape } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

const skateboard: Maker = () => {
  const deck = sheet(
    'deck',
    [0, 1, 2, 3, 4, 5, 6].map((k) =>
      [-1, -0.6, 0, 0.6, 1].map((side): Vec3 => {
        const z = -40 + 13.3 * k;
        const end = Math.max(0, Math.abs(z) - 26);
        return [side * (10.4 - end * 0.28), 12 + end * 0.34, z + 0.001 * side];
      }),
    ),
    1.4,
  );
  return madeInCentimetres(
    [
      turn(deck, [0, 90, 0]),
      ...[-24, 24].map((x) =>
        group(
          move(box('metal', 6, 4.4, 9, 0.6), x, 7, 0),
          rod('metal', [x, 5, -9], [x, 5, 9], 0.9),
          ...[-9, 9].map((z) => turn(spun('wheel', [3.6, -2, 3.8, 0, 3.6, 2], { sides: 16 }), [90, 0, 0], [x, 3.8, z])),
        ),
      ),
      move(slab('mark', roundedRectangle(40, 4, 1.8), 0.3), 0, 12.6, 0),
    ],
    { deck: 'paint #26262a', metal: 'chrome', wheel: 'plastic #f0502c', mark: 'paint #f4c430' },
  );
};

const surfboard: Maker = () => {
  const half: Point2[] = symmetric(pointsOf([0, 0, 12, 3, 24, 30, 28, 80, 25, 130, 15, 170, 0, 200])).map(([x, y]): Point2 => [x, y]);
  const outline = smoothOutline(half, 2);
  const scaled = (share: number): Point2[] => outline.map(([x, y]) => [x * share, 100 + (y - 100) * share]);
  return madeInCentimetres(
    turn(
      group(
        loft('board', [
          { z: -3, outline: scaled(0.9) },
          { z: 0, outline: scaled(1) },
          { z: 3, outline: scaled(0.9) },
        ]),
        move(extrude('stripe', smoothOutline(symmetric(pointsOf([0, 4, 3, 10, 4, 100, 3, 186, 0, 194])), 2), 1), 0, 0, 2.9),
        ...[60, 140].map((y) => move(extrude('band', pointsOf([-23, 0, 23, 0, 23.6, 8, -23.6, 8]), 1), 0, y, 2.7)),
        extrude('stripe', pointsOf([-2, 10, 2, 10, 1, 3]), 1),
      ),
      [-10, 0, 0],
    ),
    { board: 'paint #f8f2e0', stripe: 'paint #e8482c', band: 'paint #2aa0b8' },
  );
};

const skis: Maker = () => {
  const ski = (x: number): Shape =>
    move(
      group(
        sheet(
          'ski',
          [0, 20, 60, 110, 150, 162, 172].map((y, k) =>
            [-1, 1].map((side): Vec3 => [side * (k === 6 ? 1.4 : 4.6), y, k > 4 ? (k - 4) * 4.4 : 0]),
          ),
          1.4,
        ),
        move(box('binding', 6, 7, 5, 0.6), 0, 70, 2),
        move(box('binding', 6, 5, 5, 0.6), 0, 94, 2),
        move(box('tip', 7, 30, 0.6), 0, 112, 0.8),
      ),
      x,
      0,
      0,
    );
  const pole = (x: number): Shape =>
    group(
      rod('metal', [x, 0, 6], [x * 0.8, 124, -6], 0.9),
      turn(torus('binding', 5, 0.6, 14), [8, 0, 0], [x, 9, 5]),
      rod('binding', [x * 0.82, 110, -4.6], [x * 0.8, 126, -6.2], 1.7),
    );
  return madeInCentimetres(turn(group(ski(-8), ski(8), pole(24), pole(-24)), [-8, 0, 0]), {
    ski: 'paint #d8242c',
    tip: 'paint #f8f4ec',
    binding: 'rubber #26262a',
    metal: 'chrome',
  });
};

const snowboard: Maker = () =>
  madeInCentimetres(
    turn(
      group(
        sheet(
          'board',
          [0, 10, 24, 80, 130, 144, 154].map((y, k) =>
            [-1, -0.5, 0.5, 1].map((side): Vec3 => [
              side * ([7, 13.4, 15, 12.6, 15, 13.4, 7][k] ?? 7),
              y,
              [6, 2.4, 0, 0, 0, 2.4, 6][k] ?? 0,
            ]),
          ),
          1.6,
        ),
        ...[50, 104].map((y) =>
          group(
            move(box('binding', 15, 22, 2.4, 0.6), 0, y - 11, 0.8),
            move(box('binding', 15, 3, 12, 0.6), 0, y - 11, 1),
            ...[2, 8].map((dy) =>
              sweep(
                'strap',
                smoothPath(
                  [
                    [-8, y - 6 + dy, 2],
                    [-5, y - 6 + dy, 10],
                    [5, y - 6 + dy, 10],
                    [8, y - 6 + dy, 2],
                  ],
                  2,
                ),
                1.1,
              ),
            ),
          ),
        ),
        move(extrude('mark', pointsOf([-10, 0, 0, 12, 10, 0, 10, 8, 0, 20, -10, 8]), 0.6), 0, 66, 0.8),
      ),
      [-9, 0, 0],
    ),
    { board: 'paint #2f8ad0', binding: 'rubber #26262a', strap: 'plastic #f0e8d8', mark: 'paint #f4d030' },
  );

const sled: Maker = () =>
  madeInCentimetres(
    [
      mirror(sweep('metal', smoothPath(vectorsOf([16, 1, -44, 16, 1, 26, 16, 6, 44, 16, 20, 50, 14, 26, 42]), 3), 1.4)),
      ...[-12, -6, 0, 6, 12].map((x) => move(box('wood', 5, 1.8, 90, 0.4), x, 20, -2)),
      ...[-30, 6].map((z) => group(move(box('wood', 34, 2.4, 4), 0, 17.4, z), mirror(rod('wood', [14, 18, z], [16, 1, z], 1.3, 6)))),
      rod('metal', [-14, 26, 42], [14, 26, 42], 1.2),
      sweep('rope', smoothPath(vectorsOf([-12, 24, 46, -6, 10, 66, 6, 10, 66, 12, 24, 46]), 4), 0.6),
    ],
    { wood: 'wood #c88a4c', metal: 'paint #c8302c', rope: 'rope' },
  );

const iceSkates: Maker = () =>
  madeInCentimetres(
    [-8, 8].map((x) =>
      move(
        group(
          implicitBoot,
          move(box('blade', 0.6, 2.4, 27), 0, 0, 1.4),
          ...[-7, 8].map((z) => move(box('blade', 2.4, 3.4, 5), 0, 2, z)),
          ...[0, 1, 2, 3].map((k) => turn(box('lace', 4, 0.5, 0.6), [0, 0, k % 2 === 0 ? 16 : -16], [0, 12 + 2.2 * k, 4.8 - 0.6 * k])),
        ),
        x,
        0,
        x > 0 ? 2 : 0,
      ),
    ),
    { boot: 'leather #f6f4f0', blade: 'chrome', lace: 'rope #8a8a90', sole: 'leather #5a3a24' },
  );

const implicitBoot: Shape = group(
  {
    form: 'implicit',
    slot: 'boot',
    blend: 1.6,
    cell: 0.8,
    bones: [
      { from: [0, 9, -5], to: [0, 20, -5], radii: [4.4, 4.8] },
      { from: [0, 8.4, -4], to: [0, 7.6, 9], radii: [4.2, 3.4] },
    ],
  },
  move(roundedBlock('sole', 8, 1.6, 24, 4), 0, 4.2, 2),
);

/** Boards, skis and skates. */
export const BOARDS = { skateboard, surfboard, skis, snowboard, sled, 'ice-skates': iceSkates };
