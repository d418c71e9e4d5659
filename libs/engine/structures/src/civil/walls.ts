import type { WallKind } from '@diorama/catalogue';
import { array, bar, box, boxAt, extrude, group, jitter, leaves, mirror, move, sweep, turn } from '@diorama/shape-language';
import type { Point2, Shape } from '@diorama/shape-language';

import { windowShape } from '../building/openings.js';
import type { KindTable } from '../finishes/kinds.js';
import { archOutline, ballAt, disc, merlons, piercedWall, postAt, spaced } from '../solids/solids.js';

/** Courses of blocks with small differences, as stones in a wall. */
const courses = (
  slots: readonly [string, string],
  [w, h, d]: readonly [number, number, number],
  rows: number,
  across: number,
  gap = 0.02,
): Shape =>
  group(
    boxAt(slots[1], [w - 0.1, h - 0.05, d - 0.1], [0, 0, 0]),
    ...Array.from({ length: rows }, (_, r) =>
      Array.from({ length: across + (r % 2) }, (_unused, k): Shape => {
        const step = w / across;
        const [low, high] = [Math.max(-w / 2, -w / 2 + (k - (r % 2) / 2) * step), Math.min(w / 2, -w / 2 + (k + 1 - (r % 2) / 2) * step)];
        return boxAt(
          slots[0],
          [high - low - 2 * gap, h / rows - 2 * gap, d + 0.04 * ((k * 7 + r * 3) % 3)],
          [(low + high) / 2, (r * h) / rows + gap, 0],
        );
      }),
    ).flat(),
  );

const spears = (slot: string, count: number, step: number, height: number, y = 0): Shape =>
  array(
    group(boxAt(slot, [0.045, height, 0.045], [0, y, 0]), postAt(slot, 0.06, 0.16, [0, y + height, 0], { top: 0.002, sides: 4 })),
    count,
    [step, 0, 0],
    true,
  );

/** Wires of a chain-link panel. */
const mesh = (w: number, h: number, step: number): Shape =>
  group(
    ...Array.from({ length: Math.ceil((w + h) / step) }, (_, k) => k * step - h).flatMap((x) => {
      const [low, high] = [Math.max(0, x), Math.min(w, x + h)];
      return high - low < 0.05
        ? []
        : [
            bar('metal', [low - w / 2, low - x, 0], [high - w / 2, high - x, 0], 0.022),
            bar('metal', [w / 2 - low, low - x, 0], [w / 2 - high, high - x, 0], 0.022),
          ];
    }),
  );

const battlementWall = (slot: string, w: number, h: number, d: number): Shape =>
  group(
    boxAt(slot, [w, h, d], [0, 0, 0]),
    boxAt('stone2', [w, 0.3, d + 0.4], [0, h - 0.7, 0]),
    move(merlons(slot, w, 0.9, 0.5), 0, h, d / 2 - 0.25),
    ...spaced(4, w / 4).map((x) => boxAt('dark', [0.22, 1.3, d + 0.06], [x, 0.5 * h, 0])),
    boxAt('stone2', [w, 0.9, d + 0.5], [0, 0, 0]),
  );

/** Walls and fences: they run along x. */
export const WALL_KINDS: KindTable<WallKind> = {
  wall: () =>
    group(
      boxAt('wall', [4, 2.4, 0.3], [0, 0, 0]),
      boxAt('stone', [4.2, 0.16, 0.5], [0, 2.4, 0]),
      boxAt('stone', [4.1, 0.3, 0.4], [0, 0, 0]),
      mirror(boxAt('stone', [0.5, 2.5, 0.5], [1.9, 0, 0])),
    ),
  'stone-wall': () =>
    group(
      jitter(courses(['stone', 'stone2'], [5, 1.5, 0.6], 6, 7), 0.03, 3),
      jitter(move(array(box('stone2', 0.46, 0.26, 0.76), 10, [0.5, 0, 0], true), 0, 1.5, 0), 0.03, 6),
    ),
  'brick-wall': () => group(courses(['brick', 'stone'], [4, 2, 0.3], 16, 9, 0.012), boxAt('stone', [4.2, 0.14, 0.5], [0, 2, 0])),
  'city-wall': () => battlementWall('masonry', 16, 9, 3),
  'castle-wall': () =>
    group(
      battlementWall('masonry', 12, 7, 1.8),
      move(box('plank', 12, 0.2, 1.4), 0, 5.6, -1.4),
      ...spaced(4, 3.4).map((x) => boxAt('timber', [0.24, 5.6, 0.24], [x, 0, -1.9])),
    ),
  'retaining-wall': () =>
    group(
      ...[0, 1, 2, 3]
        .map((k) => jitter(courses(['granite', 'stone2'], [5, 0.55, 0.7], 1, 5 + (k % 2)), 0.02, k))
        .map((row, k) => move(row, 0, 0.55 * k, -0.14 * k)),
      boxAt('grass', [5, 2.1, 1], [0, 0, -1.1]),
      boxAt('soil', [5, 1.9, 1.04], [0, 0, -1.1]),
    ),
  'interior-wall': () =>
    group(
      boxAt('wall', [4, 2.7, 0.14], [0, 0, 0]),
      boxAt('white', [4, 0.16, 0.18], [0, 0, 0]),
      boxAt('white', [4, 0.12, 0.22], [0, 2.6, 0]),
    ),
  'window-wall': () =>
    group(
      piercedWall('wall', [4, 2.8, 0.24], { at: [0], width: 1.8, height: 1.4, form: 'flat', sill: 0.9 }),
      move(windowShape('paned', 1.9, 1.5), 0, 0.86, 0),
      boxAt('white', [4, 0.16, 0.3], [0, 0, 0]),
    ),
  'glass-wall': () =>
    group(
      boxAt('clear', [4.8, 2.9, 0.04], [0, 0.05, 0]),
      ...spaced(5, 1.2).map((x) => boxAt('iron', [0.08, 3, 0.12], [x, 0, 0])),
      ...[0, 2.1, 2.94].map((y) => boxAt('iron', [4.9, 0.08, 0.12], [0, y, 0])),
    ),
  'picket-fence': () =>
    group(
      ...spaced(3, 1.5).map((x) => boxAt('white', [0.1, 1.1, 0.1], [x, 0, 0])),
      array(
        extrude(
          'white',
          [
            [-0.05, 0.05],
            [0.05, 0.05],
            [0.05, 0.9],
            [0, 1.02],
            [-0.05, 0.9],
          ],
          0.03,
        ),
        16,
        [0.19, 0, 0],
        true,
      ),
      ...[0.25, 0.72].map((y) => boxAt('white', [3, 0.08, 0.06], [0, y, -0.03])),
    ),
  'chain-link-fence': () =>
    group(
      ...spaced(3, 2).map((x) => postAt('metal', 0.045, 2.1, [x, 0, 0], { sides: 8 })),
      ...[0.06, 2.02].map((y) =>
        sweep(
          'metal',
          [
            [-2, y, 0],
            [2, y, 0],
          ],
          0.03,
          { sides: 6 },
        ),
      ),
      move(mesh(4, 1.94, 0.17), 0, 0.07, 0),
    ),
  'iron-fence': () =>
    group(
      spears('iron', 22, 0.14, 1.5, 0.06),
      ...[0.2, 1.3].map((y) => boxAt('iron', [3.1, 0.06, 0.05], [0, y, 0])),
      ...spaced(2, 3.1).map((x) => group(boxAt('iron', [0.1, 1.8, 0.1], [x, 0, 0]), ballAt('iron', 0.09, [x, 1.88, 0]))),
      boxAt('stone', [3.3, 0.12, 0.3], [0, 0, 0]),
    ),
  'barbed-wire-fence': () =>
    group(
      ...spaced(3, 2).map((x) => group(postAt('log', 0.07, 1.5, [x, 0, 0], { sides: 7 }))),
      ...[0.4, 0.8, 1.2].flatMap((y) => [
        sweep(
          'rust',
          [
            [-2, y, 0.07],
            [-1, y - 0.03, 0.07],
            [0, y, 0.07],
            [1, y - 0.03, 0.07],
            [2, y, 0.07],
          ],
          0.013,
          { sides: 4 },
        ),
        ...spaced(18, 0.22).map((x) =>
          group(
            bar('rust', [x - 0.04, y - 0.06, 0.04], [x + 0.04, y + 0.04, 0.1], 0.016),
            bar('rust', [x + 0.04, y - 0.06, 0.1], [x - 0.04, y + 0.04, 0.04], 0.016),
          ),
        ),
      ]),
    ),
  'split-rail-fence': () =>
    group(
      ...spaced(3, 2.2).map((x) => postAt('log', 0.12, 1.3, [x, 0, 0], { sides: 7 })),
      ...[0.35, 0.75, 1.1].flatMap((y, k) =>
        [-1.1, 1.1].map((x) => turn(boxAt('wood', [2.4, 0.13, 0.11], [0, 0, 0]), [0, 3, 1.6 - k], [x, y, 0])),
      ),
    ),
  'bamboo-fence': () =>
    group(
      ...spaced(18, 0.15).map((x, k) => postAt('pale', 0.07, 1.7 + 0.06 * (k % 3), [x, 0, 0], { sides: 7 })),
      ...[0.4, 1.3].map((y) =>
        sweep(
          'wood',
          [
            [-1.4, y, 0.09],
            [1.4, y, 0.09],
          ],
          0.05,
          { sides: 6 },
        ),
      ),
      ...[0.4, 1.3].flatMap((y) => spaced(4, 0.7).map((x) => boxAt('rope', [0.1, 0.18, 0.3], [x, y - 0.08, 0]))),
    ),
  'privacy-fence': () =>
    group(
      array(box('wood', 0.19, 1.8, 0.03), 15, [0.2, 0, 0], true),
      ...[0.3, 1.5].map((y) => boxAt('plank', [3, 0.1, 0.08], [0, y, -0.05])),
      ...spaced(3, 1.45).map((x) => boxAt('plank', [0.12, 1.95, 0.12], [x, 0, -0.06])),
    ),
  railing: () =>
    group(
      ...[0, 1.02].map((y) => boxAt('metal', [3, 0.06, 0.06], [0, y + 0.02, 0])),
      array(box('metal', 0.03, 1, 0.03), 21, [0.145, 0, 0], true),
      ...spaced(3, 1.45).map((x) => boxAt('metal', [0.07, 1.08, 0.07], [x, 0, 0])),
    ),
  balustrade: () =>
    group(
      boxAt('stone', [4, 0.16, 0.4], [0, 0, 0]),
      ...spaced(11, 0.3).map((x) => baluster(x)),
      boxAt('stone', [4, 0.14, 0.42], [0, 0.9, 0]),
      mirror(
        group(
          boxAt('stone', [0.45, 1.1, 0.45], [1.9, 0, 0]),
          boxAt('stone', [0.56, 0.1, 0.56], [1.9, 1.1, 0]),
          ballAt('stone', 0.2, [1.9, 1.38, 0]),
        ),
      ),
    ),
  'castle-gate': () =>
    group(
      ...[-4.4, 4.4].map((x) =>
        group(
          postAt('masonry', 2.3, 11, [x, 0, 0], { sides: 14 }),
          postAt('masonry', 2.6, 0.9, [x, 10.6, 0], { sides: 14 }),
          ...Array.from({ length: 8 }, (_, k) => turn(boxAt('masonry', [0.9, 1, 0.6], [0, 11.4, 2.3]), [0, 45 * k, 0], [x, 0, 0])),
          boxAt('dark', [0.3, 1.5, 0.2], [x, 6, 2.22]),
        ),
      ),
      extrude(
        'masonry',
        [
          [-3, 0],
          [3, 0],
          [3, 8.6],
          [-3, 8.6],
        ],
        3,
        { holes: [archOutline(4, 6, 'round').map(([x, y]): Point2 => [x, y + 0.01])] },
      ),
      move(merlons('masonry', 5, 0.7, 0.5), 0, 8.6, 1.2),
      ...spaced(7, 0.6).map((x) => boxAt('iron', [0.14, 3.4, 0.14], [x, 2.6, 0.6])),
      ...[3, 3.8, 4.6].map((y) => boxAt('iron', [4.2, 0.14, 0.14], [0, y, 0.6])),
      mirror(turn(boxAt('door', [1.9, 5, 0.25], [0.95, 0, 0]), [0, 64, 0], [-2, 0, 0.4])),
      boxAt('red', [1.6, 2.4, 0.1], [0, 6.2, 1.56]),
    ),
  'city-gate': () =>
    group(
      ...[-5.4, 5.4].map((x) =>
        group(
          boxAt('sandstone', [5, 14, 6], [x, 0, 0]),
          ...[0, 180].map((a) => turn(move(merlons('sandstone', 5.4, 0.9, 0.6), x, 14, 2.8), [0, a, 0])),
          boxAt('stone', [5.4, 0.6, 6.4], [x, 12.8, 0]),
          ...[4, 9].map((y) => boxAt('dark', [0.7, 1.8, 6.1], [x, y, 0])),
        ),
      ),
      extrude(
        'sandstone',
        [
          [-3, 0],
          [3, 0],
          [3, 11],
          [-3, 11],
        ],
        5,
        { holes: [archOutline(4.4, 7.4, 'pointed').map(([x, y]): Point2 => [x, y + 0.01])] },
      ),
      boxAt('blue', [5.4, 1.4, 5.2], [0, 8.4, 0]),
      move(merlons('sandstone', 5.6, 0.8, 0.6), 0, 11, 2.2),
      mirror(boxAt('door', [0.3, 6.4, 2], [2.1, 0, 2.4])),
    ),
  'iron-gate': () =>
    group(
      mirror(
        group(boxAt('brick', [0.8, 3, 0.8], [2.4, 0, 0]), boxAt('stone', [1, 0.2, 1], [2.4, 3, 0]), ballAt('stone', 0.3, [2.4, 3.45, 0])),
      ),
      ...[-1, 1].map((s) =>
        group(
          move(
            group(
              ...spaced(7, 0.28).map((x) =>
                group(
                  boxAt('iron', [0.05, 2.1 + 0.3 * Math.cos((s * x - 0.9) * 1.2), 0.05], [x, 0.1, 0]),
                  postAt('iron', 0.06, 0.2, [x, 2.2 + 0.3 * Math.cos((s * x - 0.9) * 1.2), 0], { top: 0.002, sides: 4 }),
                ),
              ),
              ...[0.2, 1.1, 2].map((y) => boxAt('iron', [1.9, 0.07, 0.05], [0, y, 0])),
              ringAt(1.5),
            ),
            s * 0.98,
            0,
            0,
          ),
        ),
      ),
      sweep(
        'iron',
        Array.from({ length: 13 }, (_, k) => [-2 + k / 3, 3 + 0.5 * Math.sin((k * Math.PI) / 12), 0] as const),
        0.05,
        { sides: 6 },
      ),
    ),
  'garden-gate': () =>
    group(
      mirror(boxAt('white', [0.14, 2.4, 0.14], [0.8, 0, 0])),
      sweep(
        'white',
        Array.from({ length: 11 }, (_, k) => [-0.8 + 0.16 * k, 2.35 + 0.5 * Math.sin((k * Math.PI) / 10), 0] as const),
        0.06,
        { sides: 6 },
      ),
      array(
        extrude(
          'white',
          [
            [-0.06, 0.1],
            [0.06, 0.1],
            [0.06, 0.95],
            [0, 1.08],
            [-0.06, 0.95],
          ],
          0.04,
        ),
        8,
        [0.18, 0, 0],
        true,
      ),
      ...[0.3, 0.8].map((y) => boxAt('white', [1.4, 0.1, 0.06], [0, y, -0.03])),
      bar('white', [-0.65, 0.32, -0.04], [0.65, 0.84, -0.04], 0.08),
      ...[-1, 1].map((s) => move(leaves('leaf', [0.3, 0.9, 0.24], { count: 90, leaf: [0.16, 0.12], seed: 4 + s }), s * 0.84, 1.6, 0)),
      ...[-0.8, -0.3, 0.4, 0.8].map((x, k) => ballAt('pink', 0.09, [x, 2.2 + 0.3 * (k % 2), 0.16])),
    ),
};

const ringAt = (y: number): Shape => move(disc('gold', 0.22, 0.06, 14), 0, y, 0);

const baluster = (x: number): Shape =>
  move(
    {
      form: 'lathe',
      slot: 'stone',
      sides: 8,
      profile: [
        [0.09, 0],
        [0.06, 0.06],
        [0.11, 0.26],
        [0.05, 0.5],
        [0.07, 0.68],
        [0.1, 0.74],
      ],
    },
    x,
    0.16,
    0,
  );
