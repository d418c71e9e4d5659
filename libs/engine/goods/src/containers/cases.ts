import { board, madeInCentimetres, roundedBlock, roundedRectangle, slab, smoothPath, spun } from '@diorama/goods-parts';
import type { Maker } from '@diorama/goods-parts';
import { box, extrude, group, mirror, move, radial, rod, sweep, turn } from '@diorama/shape-language';
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

const trashCan: Maker = () =>
  madeInCentimetres(
    [
      spun('metal', [22, 0, 26, 62, 27, 62, 27, 64, 0, 64], { sides: 26 }),
      radial(rod('dark', [0, 4, 22.6], [0, 60, 26], 0.7, 5), 20),
      spun('metal', [28, 63, 28, 67, 20, 72, 8, 75, 0, 75.4], { sides: 26 }),
      sweep(
        'dark',
        smoothPath(
          [
            [-5, 74, 0],
            [-4, 79, 0],
            [4, 79, 0],
            [5, 74, 0],
          ],
          2,
        ),
        1,
      ),
      mirror(
        sweep(
          'dark',
          smoothPath(
            [
              [25, 46, 4],
              [29.6, 44, 4],
              [29.6, 44, -4],
              [25, 46, -4],
            ],
            2,
          ),
          0.9,
        ),
      ),
    ],
    { metal: 'metal #9aa0a4', dark: 'metal #7c8286' },
  );

const wheelieBin: Maker = () =>
  madeInCentimetres(
    [
      {
        form: 'placed',
        part: turn(
          {
            form: 'loft',
            sections: [
              { z: 6, outline: roundedRectangle(42, 46, 5) },
              { z: 92, outline: roundedRectangle(56, 64, 5) },
            ],
            slot: 'body',
          },
          [-90, 0, 0],
        ),
      },
      move(roundedBlock('lid', 60, 4, 68, 6), 0, 92, 0),
      turn(roundedBlock('lid', 54, 6, 60, 10), [0, 0, 0], [0, 95, 0]),
      mirror(turn(spun('dark', [9, -3, 9, 3], { sides: 18 }), [0, 0, 90], [21, 9, -24])),
      rod('dark', [-24, 93, -37], [24, 93, -37], 1.8),
      mirror(move(box('lid', 4, 5, 7), 20, 90, -34)),
      turn(
        slab(
          'mark',
          [
            [-7, -6],
            [7, -6],
            [0, 7],
          ],
          0.6,
          {
            holes: [
              [
                [-3, -3.6],
                [3, -3.6],
                [0, 2.4],
              ],
            ],
          },
        ),
        [97, 0, 0],
        [0, 54, 30],
      ),
    ],
    { body: 'plastic #2f6a3a', lid: 'plastic #26542e', dark: 'rubber', mark: 'paint #e8e8e0' },
  );

/** Cases, cans and bins. */
export const CASES = {
  toolbox,
  suitcase,
  'vintage-suitcase': vintageCase,
  briefcase,
  jerrycan,
  'trash-can': trashCan,
  'wheelie-bin': wheelieBin,
};
