import { board, madeInCentimetres, roundedBlock, smoothPath, spun } from '@diorama/goods-parts';
import type { Maker } from '@diorama/goods-parts';
import { box, extrude, group, mirror, move, rod, sweep, turn } from '@diorama/shape-language';
import type { Point2 } from '@diorama/shape-language';

const toolbox: Maker = () =>
  madeInCentimetres(
    [
      roundedBlock('body', 46, 18, 22, 1.6),
      move(
        turn(
          extrude(
            'body',
            [
              [-11, 0],
              [11, 0],
              [6, 7],
              [-6, 7],
            ],
            45,
          ),
          [0, 90, 0],
        ),
        0,
        18,
        0,
      ),
      move(box('trim', 46.6, 1.6, 22.6), 0, 17.2, 0),
      sweep(
        'grip',
        smoothPath(
          [
            [-10, 24, 0],
            [-10, 30, 0],
            [10, 30, 0],
            [10, 24, 0],
          ],
          2,
        ),
        1.2,
      ),
      ...[-14, 14].map((x) => group(move(box('metal', 4, 7, 1, 0.3), x, 14, 11.2), move(box('metal', 5, 2, 1.6, 0.3), x, 16.4, 11.4))),
    ],
    { body: 'paint #c82c24', trim: 'paint #8a1c18', grip: 'rubber', metal: 'chrome' },
  );

const suitcase: Maker = () =>
  madeInCentimetres(
    [
      move(board('body', 46, 62, 24, 5), 0, 4, 0),
      ...[-15, -5, 5, 15].map((x) => move(board('rib', 4, 52, 25.4, 2), x, 9, 0)),
      move(box('dark', 46.8, 1.4, 24.4), 0, 34, 0),
      ...[1, -1].flatMap((x) =>
        [1, -1].map((z) => turn(spun('dark', [2.6, -1.4, 2.6, 1.4], { sides: 12 }), [0, 0, 90], [18 * x, 2.6, 8 * z])),
      ),
      mirror(rod('metal', [8, 62, -6], [8, 98, -6], 0.9)),
      rod('dark', [-9.6, 98, -6], [9.6, 98, -6], 1.7),
      sweep(
        'dark',
        smoothPath(
          [
            [-7, 66, 4],
            [-6, 69.6, 4],
            [6, 69.6, 4],
            [7, 66, 4],
          ],
          2,
        ),
        1,
      ),
    ],
    { body: 'plastic #2a7a9a', rib: 'plastic #3a8eae', dark: 'rubber', metal: 'chrome' },
  );

const vintageCase: Maker = () =>
  madeInCentimetres(
    [
      move(board('body', 60, 40, 18, 3), 0, 0, 0),
      move(box('trim', 60.8, 1.6, 18.8), 0, 27, 0),
      ...[-18, 18].flatMap((x) => [move(box('strap', 4, 41, 19.4, 0.4), x, -0.4, 0), move(box('metal', 5.4, 5, 1.4, 0.3), x, 24, 9.6)]),
      ...[1, -1].flatMap((x) => [0, 1].map((y) => move(box('strap', 7, 7, 19, 0.8), 27 * x, y * 33.4 - 0.2, 0))),
      sweep(
        'strap',
        smoothPath(
          [
            [-8, 40, 0],
            [-7, 45, 0],
            [7, 45, 0],
            [8, 40, 0],
          ],
          2,
        ),
        1.1,
      ),
    ],
    { body: 'leather #8a5a34', trim: 'leather #4a2c18', strap: 'leather #5a3820', metal: 'brass' },
  );

const briefcase: Maker = () =>
  madeInCentimetres(
    [
      board('body', 44, 31, 10, 2),
      move(box('metal', 44.6, 1, 10.5), 0, 20, 0),
      ...[-13, 13].map((x) => move(box('metal', 4, 4, 1, 0.2), x, 18.6, 5.2)),
      sweep(
        'grip',
        smoothPath(
          [
            [-7, 31, 0],
            [-6.4, 35.4, 0],
            [6.4, 35.4, 0],
            [7, 31, 0],
          ],
          2,
        ),
        1,
      ),
    ],
    { body: 'leather #2a2422', metal: 'gold #c8a048', grip: 'leather #2a2422' },
  );

const jerrycan: Maker = () => {
  const side: Point2[] = [
    [-17, 0],
    [17, 0],
    [17, 34],
    [9, 42],
    [-11, 42],
    [-17, 37],
  ];
  const cross = [40, -40].map((angle) => turn(box('body', 2, 34, 1.6, 0.4), [0, 0, angle], [angle > 0 ? 11 : -11, 6, 8.4]));
  return madeInCentimetres(
    [
      extrude('body', side, 16),
      ...cross,
      ...cross.map((part) => turn(part, [0, 180, 0])),
      ...[-4.4, 0, 4.4].map((z) =>
        sweep(
          'body',
          smoothPath(
            [
              [-8, 41, z],
              [-8, 46.4, z],
              [6, 46.4, z],
              [6, 41, z],
            ],
            2,
          ),
          0.9,
        ),
      ),
      turn(spun('metal', [3, 0, 3.2, 4, 3.8, 4, 3.8, 6.4, 0, 6.4]), [0, 0, -40], [12.4, 36.8, 0]),
    ],
    { body: 'paint #4a5a34', metal: 'metal #8a8e90' },
  );
};

/** Cases, cans and bins. */
export const CASES = {
  toolbox,
  suitcase,
  'vintage-suitcase': vintageCase,
  briefcase,
  jerrycan,
};
