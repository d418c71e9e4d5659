import { ball, board, ellipse, madeInCentimetres, slab, smoothPath, spun } from '@diorama/goods-parts';
import type { Maker } from '@diorama/goods-parts';
import { arcPoints, array, box, extrude, group, mirror, move, rod, sweep, torus, turn } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

const gramophone: Maker = () => {
  const horn = spun('horn', [2, 0, 2.4, 8, 4, 18, 8, 28, 15, 36, 25, 41, 24.4, 41.4, 14, 37, 6.6, 29, 2.6, 18, 0, 16], { sides: 16 });
  return madeInCentimetres(
    [
      move(box('wood', 40, 16, 40, 1), 0, 2, 0),
      move(box('wood', 44, 3, 44, 1), 0, 0, 0),
      move(box('wood', 43, 2, 43, 0.6), 0, 17.4, 0),
      spun('disc', [15, 19.4, 15, 20.4, 5, 20.5, 5, 20.5, 0, 20.5], { sides: 28 }),
      spun('label', [5, 20.4, 5, 20.8, 1, 20.9, 0.6, 22, 0, 22], { sides: 18 }),
      ...[8, 11, 13.4].map((radius) => move(torus('groove', radius, 0.12, 28), 0, 20.5, 0)),
      sweep(
        'gold',
        smoothPath(
          [
            [0, 24, 12],
            [0, 26, 4],
            [0, 30, -14],
            [0, 42, -20],
            [0, 50, -14],
          ],
          4,
        ),
        [1.2, 1.2, 1.3, 1.4, 1.4, 1.5, 1.6, 1.6, 1.7, 1.8, 1.8, 1.9, 2, 2, 2.1, 2.1, 2.2],
      ),
      turn(horn, [52, 0, 0], [0, 49, -15]),
      spun('gold', [1.6, 0, 1.8, 4, 0, 4.2], { at: [0, 20.4, 11], sides: 10 }),
      sweep(
        'gold',
        [
          [20, 10, 0],
          [25, 10, 0],
          [25, 4, 0],
          [29, 4, 0],
        ],
        0.7,
      ),
    ],
    {
      wood: 'wood #6a3418',
      horn: 'brass',
      gold: 'brass #a8863c',
      disc: 'rubber #17171a',
      groove: 'rubber #2c2c30',
      label: 'paint #b8242c',
    },
  );
};

const microphone: Maker = () =>
  madeInCentimetres(
    [
      spun('metal', [16, 0, 16, 1.6, 4, 3, 1.2, 4, 1.2, 90, 1.6, 90, 1.6, 96, 0.8, 96, 0.8, 144, 0, 144], { sides: 18 }),
      turn(
        group(
          spun('dark', [1.6, 0, 2, 4, 2.5, 13, 2.7, 14], { sides: 16 }),
          spun('ring', [2.9, 13.6, 3.2, 14, 3.2, 15.4, 2.9, 15.6], { sides: 16 }),
          ball('grille', 3.8, [0, 18, 0]),
        ),
        [24, 0, 0],
        [0, 142, -1],
      ),
      move(torus('dark', 2, 0.8, 14), 0, 145, 0),
      sweep(
        'dark',
        smoothPath(
          [
            [0, 142, -1],
            [-3, 120, -3],
            [2, 80, -3],
            [-3, 30, -4],
            [6, 1, -12],
          ],
          3,
        ),
        0.5,
      ),
    ],
    { dark: 'rubber #26262a', metal: 'metal #5c6068', ring: 'chrome', grille: 'metal #a4a8ac' },
  );

const vintageMic: Maker = () =>
  madeInCentimetres(
    [
      spun('metal', [6, 0, 6, 1, 2, 2.4, 0.8, 4, 0.8, 14], { sides: 18 }),
      turn(
        group(
          {
            form: 'placed',
            part: spun('metal', [0, 0, 3.4, 0.6, 5, 3, 5.4, 8, 5, 13, 3.4, 15.4, 0, 16], { curve: true }),
            scale: [1, 1, 0.8],
          },
          ...[-3, -1.5, 0, 1.5, 3].map((x) => move(box('dark', 0.7, 11, 1), x, 2.6, 3.9 - 0.09 * x * x)),
          move(box('metal', 10.6, 1.6, 5, 0.4), 0, 7.2, 2),
        ),
        [-14, 0, 0],
        [0, 13, 0],
      ),
    ],
    { metal: 'chrome', dark: 'rubber #26262a' },
  );

const bell: Maker = () =>
  madeInCentimetres(
    [
      spun('bronze', [25, 0, 26, 1, 24, 5, 18, 14, 15, 28, 13.6, 38, 9, 43, 0, 44], { curve: true, sides: 26 }),
      spun('band', [17.4, 16, 18.4, 16, 17, 19, 16.6, 19]),
      spun('band', [14.6, 34, 15.2, 34, 14.6, 36.4, 14, 36.4]),
      spun('iron', [3, -4, 4.6, -2, 4, 2, 1.2, 4, 1.2, 20], { sides: 12 }),
      ...[0, 90].map((angle) => turn(torus('iron', 4.4, 1.2, 14), [90, angle, 0], [0, 46, 0])),
      mirror(
        group(
          move(box('wood', 7, 66, 9, 0.6), 34, -8, 0),
          move(box('wood', 9, 6, 40, 0.8), 34, -10, 0),
          rod('wood', [34, 6, 14], [34, 24, 0], 2.2, 6),
          rod('wood', [34, 6, -14], [34, 24, 0], 2.2, 6),
        ),
      ),
      move(box('wood', 84, 8, 10, 0.8), 0, 50, 0),
      sweep(
        'rope',
        smoothPath(
          [
            [2, -4, 0],
            [3, -8, 1],
            [1, -10, 2],
          ],
          3,
        ),
        0.7,
      ),
    ],
    { bronze: 'bronze #b8863c', band: 'bronze', iron: 'iron', wood: 'wood #5a3820', rope: 'rope' },
  );

const gong: Maker = () =>
  madeInCentimetres(
    [
      turn(spun('bronze', [36, -2, 37, 0, 36, 2, 31, 2.4, 30, 1.6, 14, 2, 12, 4, 6, 6, 0, 6.4], { sides: 32 }), [90, 0, 0], [0, 62, 0]),
      mirror(group(move(box('wood', 6, 118, 6, 0.6), 50, 0, 0), move(box('wood', 9, 6, 44, 0.8), 50, 0, 0))),
      move(box('wood', 124, 7, 7, 0.8), 0, 112, 0),
      move(box('wood', 98, 5, 5, 0.6), 0, 12, 0),
      mirror(rod('rope', [14, 96, 0], [14, 112, 0], 0.8)),
      mirror(turn(box('gold', 10, 5, 9, 0.6), [0, 0, 20], [62, 111, 0])),
      turn(group(rod('wood', [0, 0, 0], [0, 40, 0], 1.2), ball('red', [4.4, 6, 4.4], [0, 42, 0])), [-12, 0, 16], [32, 0, 14]),
    ],
    { bronze: 'gold #c8963c', wood: 'wood #8a1f1c', rope: 'rope', gold: 'gold', red: 'fabric #e8dcc0' },
  );

const musicNote: Maker = () =>
  madeInCentimetres(
    [
      ...[-7, 7].map((x) =>
        turn({ form: 'placed', part: ball('note', [4.4, 3.4, 2], [0, 0, 0]) }, [0, 0, 22], [x, 3.8 + (x > 0 ? 2 : 0), 0]),
      ),
      rod('note', [-3.4, 4, 0], [-3.4, 26, 0], 0.8),
      rod('note', [10.6, 6, 0], [10.6, 28, 0], 0.8),
      extrude(
        'note',
        [
          [-4.2, 22],
          [11.4, 24.4],
          [11.4, 29],
          [-4.2, 26.6],
        ],
        2,
      ),
    ],
    { note: 'plastic #1f1f24' },
  );

const boombox: Maker = () =>
  madeInCentimetres(
    [
      move(board('body', 58, 28, 14, 3), 0, 0, 0),
      ...[-18, 18].flatMap((x) => [
        turn(spun('ring', [10, 0, 10, 0.8, 8.8, 1.2, 8.4, 0.4], { sides: 24 }), [90, 0, 0], [x, 12, 7]),
        turn(spun('cone', [8.6, 0, 8.4, 0.5, 3, -0.2, 2.6, 1.2, 0, 1.6], { sides: 20 }), [90, 0, 0], [x, 12, 7]),
      ]),
      move(box('window', 14, 8, 1, 0.4), 0, 6, 7),
      mirror(turn(spun('ring', [1.8, 0, 1.8, 0.5], { sides: 12 }), [90, 0, 0], [3.4, 10, 7.4])),
      move(box('dial', 44, 3, 0.8), 0, 23, 7),
      ...[-8, -4, 0, 4, 8].map((x) => move(box('ring', 2.8, 1.4, 2, 0.3), x, 17, 7)),
      sweep(
        'ring',
        [
          [-24, 26, 0],
          [-24, 35, 0],
          [24, 35, 0],
          [24, 26, 0],
        ],
        1.2,
      ),
      rod('ring', [20, 28, -5], [34, 52, -5], 0.4),
    ],
    { body: 'plastic #2f3238', ring: 'chrome', cone: 'rubber #17171a', window: 'glass #5a6a74', dial: 'screen #e8a030' },
  );

const radio: Maker = () =>
  madeInCentimetres(
    [
      move(board('wood', 34, 22, 14, 4), 0, 1, 0),
      turn(slab('cloth', ellipse(7.4, 7.4, [0, 0], 24), 0.8), [90, 0, 0], [-8, 12, 6.8]),
      ...[-4, -2, 0, 2, 4].map((x) => move(box('gold', 0.5, 13, 0.6), -8 + x, 5.4, 7.5)),
      move(box('dial', 12, 6, 0.8, 0.3), 8, 12, 7),
      move(box('needle', 0.4, 5, 0.4), 9.4, 12.4, 7.7),
      ...[4, 12].map((x) => turn(spun('gold', [1.8, 0, 1.6, 1.6, 0, 1.6], { sides: 12 }), [90, 0, 0], [x, 6, 7])),
      mirror(move(box('wood', 3, 1.4, 12), 13, 0, 0)),
    ],
    { wood: 'wood #7a4424', cloth: 'fabric #b89868', gold: 'brass', dial: 'lamp #f4e0a0', needle: 'paint #c82424' },
  );

const headphones: Maker = () =>
  madeInCentimetres(
    [
      sweep(
        'body',
        arcPoints([0, 9], [9, 10.4], -6, 186, 16).map(([x, y]): Vec3 => [x, y, 0]),
        0.9,
      ),
      sweep(
        'pad',
        arcPoints([0, 9], [8.4, 9.8], 40, 140, 10).map(([x, y]): Vec3 => [x, y, 0]),
        1.4,
      ),
      mirror(
        group(
          turn(spun('body', [4, 0, 4.2, 0.6, 3.6, 2.4, 0, 2.8], { sides: 20 }), [0, 0, -90], [8.6, 6, 0]),
          turn(torus('pad', 3, 1.3, 18), [0, 0, 90], [7.8, 6, 0]),
        ),
      ),
    ],
    { body: 'plastic #d8343c', pad: 'leather #26262a' },
  );

const harmonica: Maker = () =>
  madeInCentimetres(
    [
      {
        form: 'placed',
        part: group(
          move(box('metal', 12, 0.9, 3, 0.3), 0, 1.9, 0),
          move(box('metal', 12, 0.9, 3, 0.3), 0, 0, 0),
          move(box('wood', 11.6, 1.2, 2.8), 0, 0.8, 0),
          array(move(box('dark', 0.7, 0.8, 0.3), -4.5, 1, 1.36), 10, [1, 0, 0]),
        ),
        turn: [14, 0, 0],
      },
    ],
    { metal: 'chrome', wood: 'wood #8a5428', dark: 'rubber' },
  );

const musicStand: Maker = () =>
  madeInCentimetres(
    [
      ...[0, 120, 240].map((angle) =>
        turn(
          sweep(
            'metal',
            smoothPath(
              [
                [0, 20, 0],
                [0, 12, 14],
                [0, 1, 26],
              ],
              3,
            ),
            1,
          ),
          [0, angle, 0],
        ),
      ),
      rod('metal', [0, 12, 0], [0, 112, 0], 1.2),
      turn(
        group(
          board('metal', 52, 34, 1, 2),
          move(box('metal', 52, 1.4, 6), 0, 0, 2.6),
          ...[-11.4, 11.4].map((x) => move(box('paper', 21, 29, 0.4), x, 1.4, 0.9)),
          ...[0, 1, 2, 3, 4, 5].map((k) => mirror(move(box('ink', 17, 0.5, 0.2), 11.4, 5 + 4 * k, 1.2))),
        ),
        [-20, 0, 0],
        [0, 104, 2],
      ),
    ],
    { metal: 'iron #2c2c30', paper: 'paper', ink: 'paint #4a4a50' },
  );

/** Microphones, players and bells. */
export const SOUND = {
  gramophone,
  microphone,
  'vintage-microphone': vintageMic,
  bell,
  gong,
  'music-note': musicNote,
  boombox,
  radio,
  headphones,
  harmonica,
  'music-stand': musicStand,
};
