import type { RelicKind } from '@diorama/catalogue';
import { array, bar, boxAt, extrude, group, lathe, mirror, move, sphere, sweep, turn } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';
import { classicalColumn } from '../building/features.js';
import type { KindTable } from '../finishes/kinds.js';
import { archOutline, arc, ballAt, disc, postAt, steps } from '../solids/solids.js';

const mound = (): Shape => group(boxAt('soil', [0.9, 0.12, 1.7], [0, 0, 0.95], 0.05), boxAt('grass', [1.2, 0.05, 2.2], [0, 0, 0.8]));

/** Graves, altars, gallows. */
export const GRAVE_KINDS = {
  gravestone: ({ variant }) =>
    group(
      extrude(
        'stone',
        variant === 1
          ? [
              [-0.36, 0],
              [0.36, 0],
              [0.36, 0.8],
              [0.2, 0.95],
              [0, 1.1],
              [-0.2, 0.95],
              [-0.36, 0.8],
            ]
          : [...arc(0.38, 0, 180, 10, [0, 0.72]), [-0.38, 0], [0.38, 0]],
        0.16,
      ),
      boxAt('stone2', [0.9, 0.14, 0.34], [0, 0, 0]),
      ...[0.36, 0.5, 0.64].map((y) => boxAt('stone2', [0.44 - 0.1 * (y > 0.6 ? 1 : 0), 0.05, 0.18], [0, y, 0])),
      boxAt('stone2', [0.06, 0.26, 0.19], [0, 0.74, 0]),
      boxAt('stone2', [0.2, 0.06, 0.19], [0, 0.86, 0]),
      mound(),
    ),
  'grave-cross': () =>
    group(
      boxAt('stone', [0.16, 1.3, 0.14], [0, 0.2, 0]),
      boxAt('stone', [0.8, 0.16, 0.14], [0, 1, 0]),
      turn(
        lathe(
          'stone',
          [
            [0.22, -0.05],
            [0.29, -0.05],
            [0.29, 0.05],
            [0.22, 0.05],
            [0.22, -0.05],
          ],
          { sides: 16 },
        ),
        [90, 0, 0],
        [0, 1.08, 0],
      ),
      boxAt('stone2', [0.6, 0.24, 0.4], [0, 0, 0]),
      mound(),
    ),
  mausoleum: () =>
    group(
      boxAt('stone', [6, 0.6, 7], [0, 0, 0]),
      boxAt('marble', [4.6, 3.6, 5.4], [0, 0.6, -0.4]),
      boxAt('stone', [5.6, 0.5, 6.6], [0, 4.2, 0]),
      move(
        extrude(
          'stone',
          [
            [-2.8, 0],
            [2.8, 0],
            [0, 1.2],
          ],
          6.6,
        ),
        0,
        4.7,
        0,
      ),
      ...[-2, -0.8, 0.8, 2].map((x) => move(classicalColumn(0.24, 3.6, 'marble', 12), x, 0.6, 2.8)),
      boxAt('copper', [1.2, 2.4, 0.2], [0, 0.6, 2.3]),
      boxAt('dark', [0.04, 2.4, 0.26], [0, 0.6, 2.3]),
      move(steps('stone', 3, 0.6, 0.9, 3), 0, 0, 3.4),
      boxAt('stone', [0.2, 1, 0.2], [0, 5.9, 3]),
      boxAt('stone', [0.7, 0.2, 0.2], [0, 6.4, 3]),
    ),
  crypt: () =>
    group(
      boxAt('stone2', [4.4, 0.4, 5.4], [0, 0, 0]),
      boxAt('masonry', [3.6, 2.4, 4.6], [0, 0.4, 0]),
      move(
        extrude(
          'stone2',
          [
            [-2.1, 0],
            [2.1, 0],
            [0, 1.7],
          ],
          5,
        ),
        0,
        2.8,
        0,
      ),
      move(extrude('stone', archOutline(1.7, 2.4, 'pointed'), 0.3), 0, 0.4, 2.3),
      move(extrude('dark', archOutline(1.3, 2.1, 'pointed'), 0.4), 0, 0.4, 2.3),
      ...[-0.4, -0.13, 0.13, 0.4].map((x) => boxAt('iron', [0.05, 1.6, 0.1], [x, 0.4, 2.52])),
      boxAt('stone', [0.2, 1.1, 0.2], [0, 4.4, 2.2]),
      boxAt('stone', [0.7, 0.2, 0.2], [0, 4.9, 2.2]),
      mirror(group(boxAt('stone', [0.5, 1, 0.5], [1.6, 0.4, 2.7]), ballAt('stone', 0.24, [1.6, 1.6, 2.7]))),
      move(sphere('bone', [0.2, 0.22, 0.2], { detail: 1 }), 0, 3.4, 2.5),
      ...[
        [-1.5, 2.9],
        [1.5, 1],
      ].map(([x = 0, y = 0], k) => boxAt('leaf', [0.9, 0.9, 0.1], [x, y - 0.9, 2.34 - 0.01 * k], 0.04)),
    ),
  sarcophagus: () =>
    group(
      boxAt('stone2', [1.3, 0.2, 2.6], [0, 0, 0]),
      boxAt('stone', [1.1, 0.8, 2.4], [0, 0.2, 0], 0.03),
      mirror(array(boxAt('stone2', [0.08, 0.5, 0.3], [0.55, 0.34, 0]), 4, [0, 0, 0.55], true)),
      boxAt('stone', [1.3, 0.16, 2.6], [0, 1, 0], 0.04),
      boxAt('stone2', [0.2, 0.08, 1.6], [0, 1.15, 0.1]),
      boxAt('stone2', [0.7, 0.08, 0.2], [0, 1.15, -0.3]),
    ),
  altar: () =>
    group(
      boxAt('stone2', [2.8, 0.24, 1.8], [0, 0, 0]),
      boxAt('stone', [1.8, 0.8, 0.9], [0, 0.24, 0]),
      boxAt('stone', [2.3, 0.16, 1.2], [0, 1.04, 0], 0.03),
      boxAt('red', [0.8, 0.02, 1.24], [0, 1.2, 0]),
      boxAt('red', [0.8, 0.6, 0.02], [0, 0.6, 0.61]),
      boxAt('gold', [0.3, 0.3, 0.03], [0, 0.76, 0.62]),
      ...[-0.9, -0.6, 0.6, 0.9].map((x) =>
        group(
          postAt('cream', 0.05, 0.3 + 0.1 * Math.abs(x), [x, 1.2, 0]),
          move(
            lathe(
              'flame',
              [
                [0.02, 0],
                [0.035, 0.05],
                [0, 0.14],
              ],
              { sides: 6 },
            ),
            x,
            1.5 + 0.1 * Math.abs(x),
            0,
          ),
        ),
      ),
      move(
        lathe(
          'gold',
          [
            [0.12, 0],
            [0.03, 0.06],
            [0.03, 0.2],
            [0.13, 0.4],
            [0.11, 0.4],
            [0, 0.24],
          ],
          { sides: 14 },
        ),
        0,
        1.2,
        0,
      ),
    ),
  gallows: () =>
    group(
      boxAt('plank', [3.4, 0.2, 2.6], [0, 1.6, 0]),
      ...[-1.5, 1.5].flatMap((x) => [-1.1, 1.1].map((z) => boxAt('timber', [0.2, 1.6, 0.2], [x, 0, z]))),
      boxAt('timber', [0.26, 3.8, 0.26], [-1.2, 1.8, -0.4]),
      boxAt('timber', [2.6, 0.26, 0.26], [-0.1, 5.4, -0.4]),
      bar('timber', [-1.2, 4.4, -0.4], [-0.3, 5.4, -0.4], 0.18),
      sweep(
        'rope',
        [
          [0.7, 5.4, -0.4],
          [0.7, 4.2, -0.4],
        ],
        0.03,
        { sides: 6 },
      ),
      postAt('rope', 0.07, 0.3, [0.7, 4, -0.4]),
      sweep(
        'rope',
        Array.from(
          { length: 14 },
          (_, k) => [0.7 + 0.17 * Math.sin((k * Math.PI) / 7), 3.76 + 0.25 * Math.cos((k * Math.PI) / 7), -0.4] as const,
        ),
        0.03,
        { sides: 6, closed: true },
      ),
      boxAt('dark', [0.8, 0.22, 0.8], [0.7, 1.6, -0.4]),
      move(steps('plank', 0.9, 1.6, 1.8, 7), 0.9, 0, 1.3),
    ),
  guillotine: () =>
    group(
      mirror(boxAt('timber', [0.16, 3.6, 0.2], [0.42, 0, 0])),
      boxAt('timber', [1.2, 0.2, 0.26], [0, 3.5, 0]),
      boxAt('timber', [1.4, 0.16, 1], [0, 0, 0]),
      extrude(
        'silver',
        [
          [-0.34, 2.7],
          [0.34, 2.4],
          [0.34, 3],
          [-0.34, 3],
        ],
        0.03,
      ),
      boxAt('iron', [0.7, 0.24, 0.1], [0, 3, 0]),
      boxAt('wood', [0.68, 0.7, 0.12], [0, 0.5, 0]),
      move(disc('dark', 0.13, 0.16, 14), 0, 0.9, 0),
      boxAt('plank', [0.6, 0.1, 1.8], [0, 0.7, -1]),
      ...[-0.3, -1.7].map((z) => boxAt('timber', [0.5, 0.7, 0.12], [0, 0, z])),
      move(
        lathe(
          'wood',
          [
            [0.24, 0],
            [0.3, 0.4],
            [0.27, 0.4],
            [0, 0.06],
          ],
          { sides: 14 },
        ),
        0,
        0.1,
        0.5,
      ),
      sweep(
        'rope',
        [
          [0.3, 3.3, 0.06],
          [0.52, 3, 0.12],
          [0.52, 1, 0.12],
        ],
        0.02,
        { sides: 5 },
      ),
      mirror(bar('timber', [0.5, 0.1, 0.45], [0.42, 1.4, 0], 0.1)),
    ),
  stocks: () =>
    group(
      mirror(boxAt('timber', [0.18, 1.9, 0.22], [0.85, 0, 0])),
      extrude(
        'plank',
        [
          [-0.8, 1],
          [0.8, 1],
          [0.8, 1.7],
          [-0.8, 1.7],
        ],
        0.12,
      ),
      ...[
        [0, 0.12],
        [-0.42, 0.07],
        [0.42, 0.07],
      ].map(([x = 0, r = 0.1]) => move(disc('dark', r, 0.15, 14), x, 1.35, 0)),
      boxAt('dark', [1.6, 0.02, 0.14], [0, 1.34, 0]),
      boxAt('iron', [0.1, 0.2, 0.16], [0.72, 1.26, 0]),
      boxAt('plank', [2.2, 0.14, 1.4], [0, 0, 0]),
    ),
} satisfies Partial<KindTable<RelicKind>>;
