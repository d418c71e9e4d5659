import type { DwellingKind } from '@diorama/catalogue';
import { bar, boxAt, extrude, group, implicit, lathe, mirror, move, radial, sphere, turn } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';
import { doorShape, windowShape } from '../building/openings.js';
import { boxRoof } from '../building/roofs.js';
import type { KindTable } from '../finishes/kinds.js';
import { archOutline, arc, postAt, spaced } from '../solids/solids.js';

const igloo = (): Shape =>
  group(
    move(lathe('snow', arc(2.3, 0, 90, 8), { sides: 20 }), 0, 0, 0),
    ...[0, 1, 2, 3].flatMap((r) => {
      const a0 = (r * 20 * Math.PI) / 180;
      const n = 16 - 3 * r;
      return Array.from({ length: n }, (_, k) =>
        turn(turn(boxAt('ice', [0.05, 0.74, 0.06], [0, 0, 0]), [-(r * 20 + 10), 0, 0], [0, 2.3 * Math.sin(a0), 2.32 * Math.cos(a0)]), [
          0,
          (360 / n) * (k + 0.5 * (r % 2)),
          0,
        ]),
      );
    }),
    ...[0.34, 0.64, 0.86].map((s) =>
      move(
        lathe(
          'ice',
          [
            [2.3 * Math.sqrt(1 - s * s) - 0.02, 0],
            [2.3 * Math.sqrt(1 - s * s) + 0.03, 0],
            [2.3 * Math.sqrt(1 - s * s) + 0.01, 0.05],
            [2.3 * Math.sqrt(1 - s * s) - 0.02, 0.05],
            [2.3 * Math.sqrt(1 - s * s) - 0.02, 0],
          ],
          { sides: 20 },
        ),
        0,
        2.3 * s,
        0,
      ),
    ),
    move(extrude('snow', archOutline(1.7, 1.5, 'round'), 1.7), 0, 0, 2.5),
    move(extrude('dark', archOutline(1.1, 1.1, 'round'), 1.76), 0, 0, 2.5),
    ...[-0.6, 0.6].map((z) => move(extrude('ice', archOutline(1.76, 1.54, 'round'), 0.06), 0, 0, 2.5 + z)),
  );

const treeHouse = (): Shape =>
  group(
    implicit(
      'log',
      [
        { from: [0, 0, 0], to: [0, 6, 0], radii: [0.8, 0.6] },
        { from: [0, 4, 0], to: [2.4, 7.4, 0.6], radii: [0.5, 0.3] },
        { from: [0, 4.4, 0], to: [-2.4, 7.6, -0.6], radii: [0.5, 0.3] },
        { from: [0, 0.3, 0], to: [1.4, 0, 0.8], radii: [0.5, 0.2] },
        { from: [0, 0.3, 0], to: [-1.3, 0, 0.9], radii: [0.5, 0.2] },
        { from: [0, 0.3, 0], to: [0, 0, -1.4], radii: [0.5, 0.2] },
      ],
      { blend: 0.5, cell: 0.26 },
    ),
    boxAt('plank', [4.6, 0.2, 4], [0, 3.4, 0.5]),
    boxAt('wall', [2.9, 2.1, 2.5], [0, 3.6, 0]),
    move(boxRoof({ kind: 'gable', height: 1.5, overhang: 0.5 }, [2.9, 2.5], 'wall'), 0, 5.7, 0),
    move(doorShape('plain', 0.8, 1.6), -0.6, 3.6, 1.25),
    move(windowShape('paned', 0.8, 0.8), 0.7, 4.3, 1.25),
    turn(move(windowShape('paned', 0.8, 0.8), 0, 4.3, 1.45), [0, 90, 0]),
    ...spaced(9, 0.55).map((x) => boxAt('wood', [0.06, 0.8, 0.06], [x, 3.6, 2.44])),
    boxAt('wood', [4.6, 0.08, 0.1], [0, 4.36, 2.44]),
    mirror(boxAt('wood', [0.1, 0.08, 1.3], [2.2, 4.36, 1.8])),
    ...[-0.25, 0.25].map((d) => bar('wood', [1.6 + d, 0, 3.4], [1.6 + d, 3.6, 2.5], 0.08)),
    ...Array.from({ length: 10 }, (_, k) => boxAt('wood', [0.5, 0.06, 0.06], [1.6, 0.3 + 0.34 * k, 3.32 - 0.085 * k])),
    ...[-1.8, 1.8].map((x) => bar('timber', [x, 3.4, 1.9], [x * 0.2, 1.4, 0.4], 0.16)),
    ...[
      [0, 8.6, -0.4, 2.3],
      [2.3, 8, 0.4, 1.7],
      [-2.4, 8.2, -0.4, 1.8],
      [0.4, 7.6, -2, 1.6],
      [-1, 9.6, 0.2, 1.5],
    ].map(([x = 0, y = 0, z = 0, r = 1], k) => move(sphere('leaf', [r, r * 0.75, r], { detail: 2, roughness: 0.24, seed: k }), x, y, z)),
  );

/** The two smoke flaps of a tipi. */
const tipiFlaps = (): Shape =>
  mirror(
    turn(
      extrude(
        'canvas',
        [
          [0, 0],
          [0.7, 0.5],
          [0.5, 1],
          [0, 0.9],
        ],
        0.05,
      ),
      [-10, 0, 0],
      [0.1, 3.4, 0.5],
    ),
  );

/** Dwellings of peoples. */
export const DWELLING_HOUSE_KINDS = {
  igloo,
  yurt: () =>
    group(
      postAt('canvas', 2.9, 1.7, [0, 0, 0], { sides: 24 }),
      move(
        lathe(
          'cream',
          [
            [3.05, -0.1],
            [3.05, 0],
            [0.6, 1.3],
            [0, 1.35],
          ],
          { sides: 24 },
        ),
        0,
        1.7,
        0,
      ),
      postAt('red', 0.62, 0.16, [0, 2.9, 0], { sides: 14 }),
      ...[0.36, 0.8, 1.3].map((y) =>
        move(
          lathe(
            'rope',
            [
              [2.86, 0],
              [2.96, 0],
              [2.96, 0.09],
              [2.86, 0.09],
              [2.86, 0],
            ],
            { sides: 24 },
          ),
          0,
          y,
          0,
        ),
      ),
      move(
        radial(
          extrude(
            'blue',
            [
              [-0.28, 0],
              [0, 0.22],
              [0.28, 0],
              [0, -0.22],
            ],
            0.05,
          ),
          20,
          2.92,
        ),
        0,
        1.54,
        0,
      ),
      boxAt('red', [1.2, 1.7, 0.2], [0, 0, 2.92]),
      boxAt('orange', [0.42, 1.4, 0.26], [0.24, 0.14, 2.92]),
      boxAt('orange', [0.42, 1.4, 0.26], [-0.24, 0.14, 2.92]),
      postAt('iron', 0.09, 1.1, [0.5, 2.9, -0.2], { sides: 8 }),
    ),
  tipi: () =>
    group(
      lathe(
        'canvas',
        [
          [2, 0],
          [0.24, 4.2],
          [0, 4.2],
        ],
        { sides: 14, smooth: false },
      ),
      ...Array.from({ length: 9 }, (_, k) => turn(bar('log', [0, 0.1, 1.9], [0, 5.4, -0.42], 0.07), [0, 40 * k, 0])),
      move(
        lathe(
          'red',
          [
            [1.76, 0],
            [1.63, 0.3],
            [1.6, 0.3],
            [1.6, 0],
          ],
          { sides: 14, smooth: false },
        ),
        0,
        0.66,
        0,
      ),
      ...[0, 40, 80, 120, 160, 200, 240, 280, 320].map((a) =>
        turn(
          turn(
            extrude(
              'blue',
              [
                [-0.2, 0],
                [0.2, 0],
                [0, 0.4],
              ],
              0.05,
            ),
            [-23, 0, 0],
            [0, 1.3, 1.46],
          ),
          [0, a + 20, 0],
        ),
      ),
      turn(
        extrude(
          'dark',
          [
            [-0.5, 0],
            [0.5, 0],
            [0.1, 1.9],
            [-0.1, 1.9],
          ],
          0.06,
        ),
        [-22.8, 0, 0],
        [0, 0.02, 2.0],
      ),
      tipiFlaps(),
    ),
  treehouse: treeHouse,
} satisfies Partial<KindTable<DwellingKind>>;
