import type { DwellingKind } from '@diorama/catalogue';
import { boxAt, cylinder, extrude, group, jitter, lathe, mirror, move, sphere, sweep, turn } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';
import { doorShape, windowShape } from '../building/openings.js';
import { boxRoof } from '../building/roofs.js';
import type { KindTable } from '../finishes/kinds.js';
import { archOutline, arc, ballAt, disc, postAt, spaced } from '../solids/solids.js';

/** A toadstool of this radius on the ground. */
const toadstool = (x: number, z: number, r: number): Shape =>
  move(
    group(
      postAt('cream', 0.33 * r, 1.33 * r, [0, 0, 0]),
      move(
        lathe(
          'red',
          [
            [r, 0],
            [0.66 * r, 0.53 * r],
            [0, 0.73 * r],
          ],
          { sides: 10 },
        ),
        0,
        1.2 * r,
        0,
      ),
    ),
    x,
    0,
    z,
  );

const mushroomHouse = (): Shape =>
  group(
    move(
      lathe(
        'cream',
        [
          [1.5, 0],
          [1.6, 0.4],
          [1.3, 1.6],
          [1.25, 2.4],
          [1.5, 2.9],
        ],
        { sides: 20 },
      ),
      0,
      0,
      0,
    ),
    move(
      lathe(
        'red',
        [
          [1.4, -0.1],
          [2.8, 0],
          [3, 0.35],
          [2.7, 1.2],
          [1.9, 2],
          [0.9, 2.5],
          [0, 2.6],
        ],
        { sides: 24 },
      ),
      0,
      2.7,
      0,
    ),
    ...[
      [0, 0.4, 2.85],
      [1.5, 1.3, 2.1],
      [-1.3, 1.4, 2.1],
      [2.6, 0.7, 0.9],
      [-2.6, 0.7, 0.8],
      [0.2, 2.2, 1.4],
      [1.6, 1.9, -1],
      [-1.7, 1.8, -0.9],
      [0, 1.2, -2.5],
    ].map(([x = 0, y = 0, z = 0]) => move(sphere('white', [0.42, 0.3, 0.42], { detail: 1 }), x, 2.7 + y, z)),
    move(doorShape('arched', 0.9, 1.6), 0, 0, 1.45),
    mirror(turn(move(windowShape('round', 0.7, 0.7), 0, 1.5, 1.36), [0, 48, 0])),
    postAt('brick', 0.24, 1.2, [1.3, 4.4, -0.4], { sides: 8 }),
    toadstool(-1.9, 1.4, 0.3),
    toadstool(2, 1.2, 0.3),
  );

const gingerbread = (): Shape =>
  group(
    boxAt('white', [7, 0.2, 6.6], [0, 0, 0], 0.08),
    boxAt('ginger', [4.4, 2.6, 3.8], [0, 0.2, 0]),
    move(boxRoof({ kind: 'gable', height: 2.6, overhang: 0.4, ridge: 'z', slot: 'ginger' }, [4.4, 3.8], 'ginger'), 0, 2.8, 0),
    mirror(turn(boxAt('white', [3.8, 0.16, 4.8], [0, 0, 0]), [0, 0, -49.8], [1.3, 4.08, 0])),
    ...[-1, 1].map((s) =>
      group(
        ...spaced(5, 0.9).flatMap((z, k) =>
          [0.6, 1.3, 2].map((x, j) =>
            ballAt((['candy', 'yellow', 'green', 'blue', 'red'] as const)[(k + j) % 5] ?? 'candy', 0.2, [s * x, 5.66 - 1.18 * x, z]),
          ),
        ),
      ),
    ),
    ...spaced(9, 0.58).map((x) => ballAt('white', 0.2, [x, 5.3 - Math.abs(x) * 1.18 + 0.05, 2.34])),
    move(extrude('cream', archOutline(1.3, 2, 'round'), 0.2), 0, 0.2, 1.95),
    move(extrude('candy', archOutline(1, 1.8, 'round'), 0.3), 0, 0.2, 1.95),
    ballAt('yellow', 0.08, [0.3, 1.1, 2.14]),
    mirror(
      group(
        boxAt('cream', [1, 1, 0.2], [1.5, 1, 1.9]),
        boxAt('yellow', [0.8, 0.8, 0.26], [1.5, 1.1, 1.9]),
        boxAt('cream', [0.08, 0.9, 0.3], [1.5, 1, 1.9]),
        boxAt('cream', [0.9, 0.08, 0.3], [1.5, 1.45, 1.9]),
      ),
    ),
    move(disc('red', 0.45, 0.2, 16), 0, 3.6, 1.95),
    move(disc('white', 0.28, 0.26, 16), 0, 3.6, 1.95),
    mirror(
      group(
        ...Array.from({ length: 8 }, (_, k) =>
          postAt(k % 2 === 0 ? 'red' : 'white', 0.15, 0.34, [2.5, 0.2 + 0.34 * k, 2.2], { sides: 10 }),
        ),
        sweep(
          'red',
          [
            [2.5, 2.9, 2.2],
            [2.5, 3.3, 2.2],
            [2.7, 3.5, 2.2],
            [2.95, 3.4, 2.2],
            [3, 3.1, 2.2],
          ],
          0.15,
          { sides: 8 },
        ),
      ),
    ),
    boxAt('ginger', [0.7, 1.7, 0.7], [1.2, 4, -0.8]),
    boxAt('white', [0.9, 0.24, 0.9], [1.2, 5.7, -0.8], 0.08),
    ...[-2.6, 2.6].map((x) =>
      move(
        lathe(
          'green',
          [
            [0.6, 0],
            [0.4, 0.5],
            [0.5, 0.5],
            [0.25, 1],
            [0.32, 1],
            [0, 1.7],
          ],
          { sides: 10, smooth: false },
        ),
        x,
        0.2,
        -1,
      ),
    ),
  );

const hobbitHouse = (): Shape =>
  group(
    move(
      lathe(
        'grass',
        [
          [5.4, 0],
          [5.2, 0.8],
          [4.2, 2.2],
          [2.6, 3.2],
          [0, 3.7],
        ],
        { sides: 28 },
      ),
      0,
      0,
      -1.4,
    ),
    move(
      lathe(
        'grass',
        [
          [4, 0],
          [3.6, 0.8],
          [2, 1.9],
          [0, 2.2],
        ],
        { sides: 20 },
      ),
      4,
      0,
      -2.4,
    ),
    move(
      group(
        extrude('plank', arc(2.3, -14, 194, 20, [0, 0.6]), 4.2),
        move(disc('stone', 1.45, 0.4, 24), 0, 1.45, 2),
        move(disc('door', 1.18, 0.56, 24), 0, 1.45, 2),
        ...[-0.6, -0.2, 0.2, 0.6].map((x) => boxAt('timber', [0.04, 2, 0.6], [x, 0.45, 2])),
        move(disc('gold', 0.12, 0.9, 10), 0, 1.45, 2),
        ...[-3.1, 3.1].map((x) =>
          move(
            group(
              disc('timber', 0.66, 0.7, 18),
              disc('glass', 0.5, 0.8, 18),
              boxAt('timber', [0.07, 1, 0.84], [0, -0.5, 0]),
              boxAt('timber', [1, 0.07, 0.84], [0, -0.035, 0]),
            ),
            x * 0.95,
            1.2,
            0.6,
          ),
        ),
      ),
      0,
      0,
      2.4,
    ),
    postAt('brick', 0.34, 1.6, [1.8, 2.8, -1.6], { sides: 8 }),
    postAt('clay', 0.2, 0.4, [1.8, 4.4, -1.6], { sides: 8 }),
    ...Array.from({ length: 5 }, (_, k) =>
      jitter(move(cylinder('stone', 0.4, 0.1, { sides: 8 }), 0.14 * (k % 2), 0, 5.4 + 0.7 * k), 0.04, k),
    ),
    ...[-2.4, -1.9, 2, 2.5].map((x, k) => ballAt((['pink', 'yellow', 'red', 'purple'] as const)[k] ?? 'pink', 0.16, [x, 0.4, 4.9])),
    ...[-2.2, 2.2].map((x) => boxAt('leaf', [0.9, 0.4, 0.5], [x, 0, 4.9], 0.1)),
    ...[-3.4, -2.8, -2.2, -1.6, 1.6, 2.2, 2.8, 3.4].map((x) => boxAt('white', [0.1, 0.7, 0.06], [x, 0, 8.2])),
    mirror(boxAt('white', [2, 0.08, 0.05], [2.5, 0.4, 8.2])),
  );

const fairyHouse = (): Shape =>
  group(
    move(
      lathe(
        'log',
        [
          [0.75, 0],
          [0.6, 0.3],
          [0.5, 1],
          [0.56, 1.6],
        ],
        { sides: 14 },
      ),
      0,
      0,
      0,
    ),
    move(
      lathe(
        'purple',
        [
          [0.9, -0.06],
          [0.92, 0],
          [0.5, 0.6],
          [0.2, 1.2],
          [0.06, 1.7],
          [0, 1.8],
        ],
        { sides: 14 },
      ),
      0,
      1.55,
      0,
    ),
    ...Array.from({ length: 10 }, (_, k) => turn(boxAt('pink', [0.3, 0.16, 0.06], [0, 1.46, 0.86], 0.02), [0, 36 * k, 0])),
    move(doorShape('round', 0.46, 0.46), 0, 0.12, 0.52),
    mirror(turn(move(windowShape('round', 0.28, 0.28), 0, 0.9, 0.48), [0, 50, 0])),
    move(windowShape('round', 0.24, 0.24), 0, 1.1, 0.5),
    toadstool(-0.8, 0.5, 0.16),
    toadstool(0.85, 0.4, 0.16),
    toadstool(-0.5, 0.9, 0.16),
    boxAt('brick', [0.16, 0.5, 0.16], [0.4, 2, -0.2]),
    ...[0, 1, 2].map((k) => postAt('stone', 0.13, 0.04, [0.04 * k, 0, 0.8 + 0.3 * k], { sides: 7 })),
    ballAt('glow', 0.06, [0.36, 0.8, 0.56]),
    mirror(
      sweep(
        'leaf',
        [
          [0.6, 0, 0.3],
          [0.62, 0.6, 0.2],
          [0.5, 1.1, 0.24],
        ],
        0.03,
        { sides: 5 },
      ),
    ),
    ...[
      [-0.3, 1.9, 0.62],
      [0.3, 2.2, 0.4],
      [0, 2.6, 0.26],
    ].map(([x = 0, y = 0, z = 0]) => ballAt('yellow', 0.05, [x, y, z])),
  );

/** Houses of stories. */
export const STORY_HOUSE_KINDS = {
  'mushroom-house': mushroomHouse,
  'gingerbread-house': gingerbread,
  'hobbit-house': hobbitHouse,
  'fairy-house': fairyHouse,
} satisfies Partial<KindTable<DwellingKind>>;
