import {
  ball,
  ellipse,
  madeInCentimetres,
  pointsOf,
  roundedBlock,
  roundedRectangle,
  slab,
  smoothOutline,
  smoothPath,
  spun,
} from '@diorama/goods-parts';
import type { Maker } from '@diorama/goods-parts';
import { box, extrude, group, mirror, move, rod, sheet, sphere, sweep, turn } from '@diorama/shape-language';
import type { Point2, Shape } from '@diorama/shape-language';

const easel: Maker = () =>
  madeInCentimetres(
    [
      mirror(rod('wood', [28, 0, 14], [5, 168, -8], 2, 6)),
      rod('wood', [0, 0, -56], [0, 160, -8], 2, 6),
      move(box('wood', 60, 3.4, 8), 0, 62, 8),
      turn(
        group(
          move(box('canvas', 64, 82, 3), 0, 0, 0),
          move(box('sky', 58, 76, 0.6), 0, 3, 1.6),
          move(extrude('hill', pointsOf([-29, 3, 29, 3, 29, 20, 10, 34, -8, 22, -29, 30]), 0.6), 0, 0, 2),
          turn(spun('sun', [6, 0, 6, 0.6, 0, 0.6], { sides: 20 }), [90, 0, 0], [14, 58, 1.8]),
          move(extrude('water', pointsOf([-29, 3, 29, 3, 29, 12, -4, 16, -29, 9]), 0.8), 0, 0, 2.1),
        ),
        [-8, 0, 0],
        [0, 65, 9],
      ),
    ],
    {
      wood: 'wood #b8844a',
      canvas: 'canvas #f4efe2',
      sky: 'paint #8ac4e8',
      hill: 'paint #5a9a48',
      water: 'paint #2f6fb0',
      sun: 'paint #f8c830',
    },
  );

const palette: Maker = () => {
  const outline = smoothOutline(pointsOf([-16, -2, -12, -10, 0, -12, 12, -9, 16, 0, 12, 9, 2, 11, -4, 6, -10, 7]), 4);
  const colors = ['red', 'orange', 'yellow', 'green', 'blue', 'violet', 'white'] as const;
  return madeInCentimetres(
    turn(
      group(
        slab('wood', outline, 0.8, { holes: [ellipse(2, 2.4, [-9, -1], 14)] }),
        ...colors.map((slot, k) =>
          ball(slot, [2.2, 0.9, 1.9], [-7 + 3.4 * k - 0.02 * k * k, 1, k < 4 ? 8 - 0.3 * k : 7 - 3.6 * (k - 3)], 1),
        ),
        turn(
          group(spun('red', [0.3, 0, 0.5, 8, 0.4, 18], { sides: 8 }), spun('white', [0.5, 18, 0.6, 20, 0, 23], { sides: 8 })),
          [90, 40, 0],
          [4, 1.8, -4],
        ),
      ),
      [30, 0, 0],
    ),
    {
      wood: 'wood #c8955a',
      red: 'paint #d8242c',
      orange: 'paint #f0821c',
      yellow: 'paint #f8d020',
      green: 'paint #3aa84a',
      blue: 'paint #2f5fd0',
      violet: 'paint #7a3ab8',
      white: 'paint #fbf8f0',
    },
  );
};

const toothbrush: Maker = () =>
  madeInCentimetres(
    [
      spun('cup', [3.4, 0, 3.6, 0.3, 4, 10, 3.6, 10, 3.4, 1, 0, 1], { sides: 20 }),
      ...[
        ['blue', 12, 1.4],
        ['pink', -14, -1.4],
      ].map(([slot, lean, x]) =>
        turn(
          group(
            move(box(String(slot), 1.1, 17, 0.8, 0.3), 0, 0, 0),
            ...[0, 1, 2, 3, 4].map((k) => move(box('bristle', 1, 0.5, 1.2), 0, 13.6 + 0.7 * k, 0.9)),
          ),
          [0, 0, -Number(lean)],
          [Number(x), 1, 0],
        ),
      ),
      turn(
        group(spun('tube', [1.2, 0, 1.2, 1.4, 0, 1.4], { sides: 12 }), {
          form: 'loft',
          slot: 'white',
          sections: [
            {
              z: -1,
              outline: pointsOf([-1.6, 1.4, 1.6, 1.4, 2, 12, -2, 12]),
            },
            {
              z: 1,
              outline: pointsOf([-1.6, 1.4, 1.6, 1.4, 2, 12, -2, 12]),
            },
          ],
        }),
        [88, 30, 0],
        [8, 1.3, 1],
      ),
    ],
    {
      cup: 'ceramic #5ab0a8',
      blue: 'plastic #2f7fd8',
      pink: 'plastic #e85a8a',
      bristle: 'plastic #fbfbf8',
      tube: 'plastic #d8242c',
      white: 'plastic #f4f4f0',
    },
  );

const soap: Maker = () =>
  madeInCentimetres(
    [
      { form: 'placed', part: spun('dish', [4, 0, 5, 0.4, 8, 1.6, 8.4, 2.2, 7.6, 2, 0, 1], { sides: 24 }), scale: [1, 1, 0.7] },
      { form: 'placed', part: sphere('soap', [5.4, 1.8, 3.4], { detail: 3 }), move: [0, 2.8, 0] },
      ...[
        [2, 4.6, 0.4, 1.2],
        [3.4, 4.4, 0.8, 0.9],
        [-2.6, 4.4, 1, 1.1],
        [0.4, 5, -0.4, 0.8],
        [-4, 3.9, 0.6, 0.8],
        [1, 4.4, 2.2, 0.7],
      ].map(([x = 0, y = 0, z = 0, r = 1]) => ball('foam', r, [x, y, z], 1)),
    ],
    { soap: 'wax #f4a8c0', dish: 'ceramic #f4f2ec', foam: 'snow' },
  );

const toiletPaper: Maker = () =>
  madeInCentimetres(
    [
      spun('paper', [2, 0, 5.6, 0, 5.6, 10, 2, 10, 2, 0], { sides: 24 }),
      spun('core', [1.6, 0.2, 2.1, 0.2, 2.1, 9.8, 1.6, 9.8, 1.6, 0.2], { sides: 16 }),
      sheet(
        'paper',
        [
          [
            [5.5, 10, 0],
            [5.5, 0, 0],
          ],
          [
            [5.7, 10, 4],
            [5.7, 0, 4],
          ],
          [
            [6.6, 10, 9],
            [6.6, 0, 9],
          ],
        ],
        0.3,
      ),
    ],
    { paper: 'paper #fbf8f2', core: 'paper #b8946a' },
  );

const cutlery: Maker = () => {
  const flat = (outline: readonly Point2[], x: number): Shape => move(slab('metal', outline, 0.4), x, 0.3, 0);
  const handle: readonly Point2[] = pointsOf([-0.6, -9, 0.6, -9, 0.5, 0, -0.5, 0]);
  return madeInCentimetres(
    turn(
      group(
        roundedBlock('cloth', 24, 0.6, 26, 0.6),
        flat(
          [
            ...handle.slice(0, 2),
            [0.4, 2],
            [1.3, 3],
            [1.4, 9],
            [0.9, 9],
            [0.8, 4.4],
            [0.3, 4.4],
            [0.25, 9],
            [-0.25, 9],
            [-0.3, 4.4],
            [-0.8, 4.4],
            [-0.9, 9],
            [-1.4, 9],
            [-1.3, 3],
            [-0.4, 2],
          ],
          -6,
        ),
        flat(pointsOf([-0.6, -9, 0.6, -9, 0.6, 0, 1, 1, 1, 7, 0, 10.4, -0.5, 9, -0.6, 1]), 0),
        flat(pointsOf([-0.6, -9, 0.6, -9, 0.35, 2]), 6),
        flat(smoothOutline(pointsOf([0, 1.6, 1.6, 4, 1.7, 7, 0, 9.6, -1.7, 7, -1.6, 4]), 3), 6),
        ball('metal', [1.5, 0.5, 3], [6, 0.7, -5.8]),
      ),
      [40, 0, 0],
    ),
    { metal: 'chrome', cloth: 'fabric #8a2430' },
  );
};

const cuttingBoard: Maker = () =>
  madeInCentimetres(
    turn(
      group(
        slab('wood', [...roundedRectangle(36, 24, 3)], 2, { holes: [ellipse(1.6, 1.6, [15, 0], 12)] }),
        turn(
          group(slab('metal', pointsOf([0, -2.2, 18, -2.2, 14, 1.4, 0, 2.2]), 0.4), move(box('dark', 11, 1.8, 2.6, 0.4), -5.4, -0.6, 0)),
          [0, 28, 0],
          [-4, 2.2, 2],
        ),
        ...[0, 1, 2, 3].map((k) =>
          turn(spun('red', [2.6, 0, 2.6, 0.6, 0, 0.6], { sides: 14 }), [18, 30 * k, 0], [6 + 2.2 * k, 2.4, -5 + 0.6 * k]),
        ),
        ball('red', [2.8, 2.6, 2.8], [0, 4.4, -7]),
      ),
      [0, 0, 0],
    ),
    { wood: 'wood #c8955a', metal: 'chrome', dark: 'rubber', red: 'fruit #d42a1c' },
  );

const mirrorHand: Maker = () =>
  madeInCentimetres(
    turn(
      group(
        {
          form: 'placed',
          part: turn(spun('gold', [6.6, -0.6, 7.2, 0, 6.6, 0.6, 6, 0.6], { sides: 28 }), [90, 0, 0]),
          move: [0, 20, 0],
          scale: [1, 1.2, 1],
        },
        {
          form: 'placed',
          part: turn(spun('glass', [6, 0.4, 5.9, 0.8, 0, 0.8], { sides: 28 }), [90, 0, 0]),
          move: [0, 20, 0],
          scale: [1, 1.2, 1],
        },
        spun('gold', [1.4, 0, 1, 2, 0.8, 6, 1.2, 9, 0.9, 12, 1.6, 13], { curve: true, sides: 10 }),
        ball('gold', 1.4, [0, 0, 0], 1),
        ball('gem', 1.1, [0, 29, 0.6], 1),
        ...[-1, 1].map((side) =>
          sweep(
            'gold',
            smoothPath(
              [
                [side * 1, 12, 0],
                [side * 4, 12.4, 0],
                [side * 5, 14.6, 0],
                [side * 3.4, 14.4, 0],
              ],
              3,
            ),
            0.6,
          ),
        ),
      ),
      [-10, 0, 0],
    ),
    { gold: 'gold #d8a840', glass: 'glass #d4ecf4', gem: 'crystal #d8283c' },
  );

/** Kitchen tools, things of the bathroom and of the studio. */
export const SMALL_GOODS = {
  easel,
  palette,
  toothbrush,
  soap,
  'toilet-paper': toiletPaper,
  cutlery,
  'cutting-board': cuttingBoard,
  'hand-mirror': mirrorHand,
};
