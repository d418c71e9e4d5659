import {
  ball,
  board,
  ellipse,
  helixPath,
  madeInCentimetres,
  roundedBlock,
  roundedRectangle,
  slab,
  smoothOutline,
  smoothPath,
  spun,
} from '@diorama/goods-parts';
import type { Maker } from '@diorama/goods-parts';
import { arcPoints, box, extrude, group, mirror, move, rod, sheet, sweep, turn } from '@diorama/shape-language';
import type { Point2 } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

const alarmClock: Maker = () =>
  madeInCentimetres(
    [
      turn(spun('body', [6, 0, 6.6, 0.6, 6.6, 4, 6, 4.6, 5.6, 4.6, 5.6, 4, 0, 4], { sides: 28 }), [90, 0, 0], [0, 8.4, -2]),
      turn(spun('face', [5.6, 4, 5.5, 4.2, 0, 4.3], { sides: 28 }), [90, 0, 0], [0, 8.4, -2]),
      ...Array.from({ length: 12 }, (_, k) =>
        turn(move(box('dark', k % 3 === 0 ? 0.7 : 0.4, 1.1, 0.3), 0, 3.9, 2.35), [0, 0, 30 * k], [0, 8.4, 0]),
      ),
      turn(box('dark', 0.6, 3, 0.4), [0, 0, 50], [0, 8.4, 2.5]),
      turn(box('dark', 0.4, 4.2, 0.4), [0, 0, -20], [0, 8.4, 2.7]),
      mirror(turn(spun('brass', [2.8, 0, 2.6, 1, 1.4, 2.2, 0, 2.6], { sides: 16 }), [0, 0, -32], [4, 13.6, 0])),
      rod('brass', [0, 14.6, 0], [0, 18.6, 0], 0.3),
      ball('brass', 0.8, [0, 18.6, 0], 1),
      sweep(
        'brass',
        smoothPath(
          [
            [-4, 15.4, 0],
            [-2, 19.4, 0],
            [2, 19.4, 0],
            [4, 15.4, 0],
          ],
          3,
        ),
        0.35,
      ),
      mirror(rod('brass', [3.6, 3, 0], [5.6, 0, 1], 0.6)),
    ],
    { body: 'paint #c8302c', face: 'ceramic #fbf8ee', dark: 'rubber', brass: 'brass' },
  );

const camera: Maker = () =>
  madeInCentimetres(
    [
      roundedBlock('body', 13, 8.4, 4, 0.8),
      move(box('leather', 13.2, 4.8, 4.2), 0, 1.6, 0),
      move(box('body', 5, 2, 3.6, 0.4), 0, 8.2, 0),
      move(box('glass', 2.4, 1.2, 0.4), 0, 8.5, 1.8),
      turn(spun('dark', [3.3, 0, 3.4, 2.4, 3, 3, 3, 5, 2.6, 5.4, 2.4, 4.8, 0, 4.2], { sides: 22 }), [90, 0, 0], [0, 4.1, 1.8]),
      turn(spun('lens', [2.4, 0, 2.2, 0.4, 0, 0.9], { sides: 18 }), [90, 0, 0], [0, 4.1, 6.2]),
      spun('body', [0.9, 8.4, 0.9, 9.6, 0, 9.6], { at: [-4.6, 0, 0] }),
      spun('dark', [1.3, 8.4, 1.3, 9.2, 0, 9.2], { at: [4.4, 0, 0] }),
      move(box('glass', 1.8, 1.1, 0.4), 4.4, 6.9, 1.9),
      sweep(
        'leather',
        smoothPath(
          [
            [-6.4, 7.4, 0],
            [-9, 4, -2],
            [-5, 0.6, -7],
            [5, 0.6, -7],
            [9, 4, -2],
            [6.4, 7.4, 0],
          ],
          3,
        ),
        0.5,
      ),
    ],
    { body: 'metal #b4b8bc', leather: 'leather #26221f', dark: 'rubber #1c1c1e', lens: 'glass #2f4a7a', glass: 'glass' },
  );

const cameraTripod: Maker = () =>
  madeInCentimetres(
    [
      ...[0, 120, 240].map((angle) =>
        turn(
          group(
            rod('metal', [0, 112, 3], [0, 56, 24], 1.7),
            rod('dark', [0, 56, 24], [0, 0, 45], 1.2),
            rod('dark', [0, 70, 18], [0, 66, 0], 0.6, 5),
          ),
          [0, angle, 0],
        ),
      ),
      spun('dark', [4, 108, 4, 116, 2, 118, 2, 124, 4, 124, 4, 126, 0, 126]),
      move(box('dark', 15, 11, 9, 0.8), 0, 126, 0),
      move(box('dark', 7, 4, 8, 0.6), 0, 136, 0),
      turn(spun('dark', [4.6, 0, 4.8, 9, 4, 9.6, 0, 8], { sides: 20 }), [90, 0, 0], [0, 131, 4]),
      turn(spun('lens', [3.8, 0, 0, 1]), [90, 0, 0], [0, 131, 13]),
      rod('dark', [0, 120, -3], [5, 108, -26], 1),
    ],
    { dark: 'plastic #26262a', metal: 'metal', lens: 'glass #2f4a7a' },
  );

const filmCamera: Maker = () =>
  madeInCentimetres(
    [
      ...[0, 120, 240].map((angle) =>
        turn(group(rod('wood', [3, 112, 3], [5, 0, 52], 1.7, 6), rod('wood', [-3, 112, 3], [-5, 0, 52], 1.7, 6)), [0, angle, 0]),
      ),
      spun('dark', [7, 108, 7, 114, 0, 114]),
      move(box('dark', 17, 24, 40, 1), 0, 114, 0),
      ...[-14, 10].map((z) => turn(spun('reel', [12, -3, 12, 3], { sides: 22 }), [0, 0, 90], [0, 150, z])),
      ...[-14, 10].map((z) => turn(spun('dark', [4, -3.4, 4, 3.4], { sides: 14 }), [0, 0, 90], [0, 150, z])),
      turn(spun('dark', [4, 0, 5, 10, 7, 14, 7, 15, 0, 12], { sides: 18 }), [90, 0, 0], [0, 128, 20]),
      turn(box('dark', 18, 1, 9), [-40, 0, 0], [0, 138, 30]),
      rod('dark', [9, 126, -4], [16, 126, -4], 0.7),
    ],
    { dark: 'paint #2a2a2e', wood: 'wood #7a4a28', reel: 'metal #6c7278' },
  );

const smartphone: Maker = () =>
  madeInCentimetres(
    turn(
      group(
        board('case', 7.4, 15.4, 0.9, 1),
        move(board('screen', 6.8, 14.6, 0.3, 0.8), 0, 0.4, 0.42),
        ...Array.from({ length: 12 }, (_, k) =>
          move(
            extrude((['red', 'green', 'yellow', 'white'] as const)[(k * 3) % 4] as string, roundedRectangle(1.2, 1.2, 0.3), 0.2),
            -2.2 + 2.2 * (k % 3),
            5.4 + 2.2 * Math.floor(k / 3),
            0.62,
          ),
        ),
        move(box('white', 3, 0.3, 0.2), 0, 1, 0.62),
      ),
      [-18, 0, 0],
    ),
    {
      case: 'metal #26262c',
      screen: 'screen #2a5fb8',
      red: 'screen #e84a3a',
      green: 'screen #4ac85a',
      yellow: 'screen #f4c83a',
      white: 'screen #f4f4f4',
    },
  );

const rotaryPhone: Maker = () =>
  madeInCentimetres(
    [
      turn(
        {
          form: 'loft',
          sections: [
            { z: 0, outline: roundedRectangle(21, 22, 4) },
            { z: 4, outline: roundedRectangle(20, 20, 4) },
            { z: 10, outline: roundedRectangle(13, 10, 3) },
          ],
          slot: 'body',
        },
        [-90, 0, 0],
      ),
      mirror(move(box('body', 2.4, 3, 5, 0.6), 4.6, 10, 0)),
      turn(
        group(
          spun('body', [6.4, -0.4, 6, 0.6, 0, 0.8], { sides: 24 }),
          spun('dial', [5.8, 0.4, 5.4, 1.4, 2.2, 1.5, 2, 1, 0, 1], { sides: 24 }),
          ...Array.from({ length: 10 }, (_, k) =>
            spun('hole', [0.8, 1.2, 0.8, 1.6, 0, 1.6], {
              sides: 10,
              at: [3.9 * Math.cos(0.5 * k + 0.4), 0, 3.9 * Math.sin(0.5 * k + 0.4)],
            }),
          ),
        ),
        [52, 0, 0],
        [0, 6.8, 7.8],
      ),
      sweep(
        'body',
        smoothPath(
          [
            [-10, 12.6, 0],
            [-6, 15, 0],
            [0, 15.8, 0],
            [6, 15, 0],
            [10, 12.6, 0],
          ],
          3,
        ),
        1.7,
      ),
      mirror(turn(spun('body', [2.4, 0, 3.2, 1, 3.2, 3, 2, 4.2], { sides: 16 }), [0, 0, 20], [10.6, 10.4, 0])),
      sweep(
        'hole',
        helixPath([1, 1], [0, 14], 9, 8).map(([x, y, z]): Vec3 => [
          -11 - 0.3 * y + x,
          1.6 + z * 0.8 + (y > 10 ? (y - 10) * 2 : 0),
          -7 + 0.9 * y,
        ]),
        0.35,
        { sides: 5 },
      ),
    ],
    { body: 'plastic #b8242c', dial: 'chrome', hole: 'rubber #17171a' },
  );

const vacuum: Maker = () =>
  madeInCentimetres(
    [
      turn(spun('body', [4, -22, 12, -18, 14, -6, 14, 10, 11, 20, 5, 24], { curve: true, sides: 20 }), [90, 0, 0], [20, 15, -10]),
      ...[6, 34].map((x) => turn(spun('dark', [11, -1.6, 11, 1.6], { sides: 20 }), [0, 0, 90], [x, 11, -16])),
      sweep(
        'hose',
        smoothPath(
          [
            [20, 17, 12],
            [18, 30, 30],
            [-4, 60, 34],
            [-30, 78, 20],
            [-34, 62, 10],
          ],
          5,
        ),
        2.6,
      ),
      sweep(
        'metal',
        [
          [-34, 66, 11],
          [-32, 20, 34],
          [-30, 5, 42],
        ],
        1.7,
      ),
      sweep(
        'grip',
        [
          [-34, 64, 10],
          [-35, 76, 2],
        ],
        2.2,
      ),
      move(turn(group(box('dark', 30, 4, 10, 1), move(box('body', 24, 2, 7, 0.6), 0, 4, 0)), [0, -8, 0]), -30, 0.4, 44),
      sweep(
        'grip',
        smoothPath(
          [
            [20, 28, -22],
            [20, 34, -16],
            [20, 34, -4],
            [20, 28, 2],
          ],
          3,
        ),
        1.3,
      ),
      ball('button', [2, 1, 2], [20, 28.6, 6], 1),
    ],
    {
      body: 'plastic #c8242c',
      dark: 'plastic #26262a',
      hose: 'rubber #3a3a40',
      metal: 'chrome',
      grip: 'plastic #26262a',
      button: 'plastic #f4c430',
    },
  );

const iron: Maker = () => {
  const sole: Point2[] = [...arcPoints([0, -4], [6, 6], 180, 360, 8), [5.6, 6], [3, 13], [0, 16.4], [-3, 13], [-5.6, 6]];
  const scaled = (share: number): Point2[] => sole.map(([x, y]): Point2 => [x * share, y * share]);
  const up = turn(
    {
      form: 'loft',
      slot: 'body',
      sections: [
        { z: 1, outline: scaled(0.97) },
        { z: 4, outline: scaled(0.9) },
        { z: 8, outline: scaled(0.6) },
      ],
    },
    [-90, 0, 0],
  );
  return madeInCentimetres(
    turn(
      group(
        slab('metal', sole, 1.2),
        up,
        sweep(
          'grip',
          smoothPath(
            [
              [0, 6, 6],
              [0, 12, 7],
              [0, 14, 2],
              [0, 13.4, -7],
              [0, 8, -8],
            ],
            4,
          ),
          1.5,
        ),
        spun('dial', [2, 7.6, 2, 9, 0, 9.2], { at: [0, 0, -2.4] }),
        sweep(
          'cord',
          smoothPath(
            [
              [0, 10, 8],
              [0, 12, 14],
              [5, 4, 20],
              [10, 0.6, 16],
            ],
            4,
          ),
          0.5,
        ),
      ),
      [0, 90, 0],
    ),
    { body: 'plastic #2f7fc8', metal: 'chrome', grip: 'plastic #f4f2ec', dial: 'plastic #f08a2c', cord: 'rubber' },
  );
};

const sewingMachine: Maker = () => {
  const arm: Point2[] = [
    [-20, 8],
    [-20, 10],
    [10, 10],
    [10, 24],
    [-14, 24],
    [-14, 15],
    [-21, 15],
    [-21, 29],
    [-18, 31],
    [19, 31],
    [21, 28],
    [21, 8],
  ];
  return madeInCentimetres(
    [
      move(box('wood', 48, 4, 22, 0.6), 0, 0, 0),
      move(box('body', 44, 5, 16, 0.8), 0, 4, 0),
      move(extrude('body', smoothOutline(arm, 1), 9), 0, 0, 0),
      rod('metal', [-17.5, 9, 0], [-17.5, 17, 0], 0.4),
      move(box('metal', 3, 0.8, 4), -17.5, 10, 1),
      move(box('metal', 9, 0.6, 10), -16, 9, 0),
      turn(spun('metal', [7, 0, 7.4, 1, 7.4, 2.4, 3, 3, 0, 3.4], { sides: 24 }), [0, 0, -90], [21, 24, 0]),
      spun('thread', [1.6, 31, 1.6, 35, 0, 35.2], { at: [10, 0, 0] }),
      rod('metal', [10, 31, 0], [10, 37, 0], 0.3),
      sweep(
        'thread',
        [
          [10, 34, 0],
          [-6, 33, 2],
          [-17.5, 30, 5],
          [-17.5, 11, 1],
        ],
        0.14,
        { sides: 4 },
      ),
      move(box('gold', 20, 1, 0.4), 0, 27, 4.5),
      ...[-6, 0, 6].map((x) => turn(slab('gold', ellipse(1.6, 0.8, [0, 0], 12), 0.3), [90, 0, 0], [x, 26, 4.4])),
      sheet(
        'cloth',
        [
          [
            [-40, 9.6, 6],
            [-6, 9.6, 6],
          ],
          [
            [-40, 9.8, -4],
            [-6, 9.8, -4],
          ],
          [
            [-40, 5, -14],
            [-6, 5, -14],
          ],
        ],
        0.5,
      ),
    ],
    { body: 'paint #1f1f24', wood: 'wood #7a4a28', metal: 'chrome', gold: 'gold', thread: 'fabric #d8303c', cloth: 'fabric #4a8ac8' },
  );
};

/** Cameras, telephones and other devices. */
export const DEVICES = {
  'alarm-clock': alarmClock,
  camera,
  'tripod-camera': cameraTripod,
  'film-camera': filmCamera,
  smartphone,
  'rotary-phone': rotaryPhone,
  vacuum,
  iron,
  'sewing-machine': sewingMachine,
};
