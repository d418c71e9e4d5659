import type { GardenKind } from '@diorama/catalogue';
import { array, box, cylinder, extrude, group, lathe, leaves, mirror, move, radial, sphere, sweep, turn } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';

import { classicalColumn } from '../building/features.js';
import { boxRoof, roundRoof } from '../building/roofs.js';
import type { KindTable } from '../kinds.js';
import { arc, ballAt, boxAt, disc, frustum, postAt, spaced, steps, tube } from '../solids/solids.js';

type Triple = readonly [number, number, number];

const stripedCone = (slots: readonly [string, string], radius: number, height: number, count: number): Shape =>
  radial(
    group(
      ...[0, 1].map((j) => {
        const half = Math.PI / count;
        const [a, b] = j === 0 ? [-half, 0] : [0, half];
        return {
          form: 'sheet' as const,
          slot: slots[j] ?? 'red',
          thickness: 0.08,
          grid: [
            [
              [radius * Math.sin(a), 0, radius * Math.cos(a)],
              [radius * Math.sin(b), 0, radius * Math.cos(b)],
            ],
            [
              [radius * 0.5 * Math.sin(a), height * 0.42, radius * 0.5 * Math.cos(a)],
              [radius * 0.5 * Math.sin(b), height * 0.42, radius * 0.5 * Math.cos(b)],
            ],
            [
              [0.02 * Math.sin(a), height, 0.02 * Math.cos(a)],
              [0.02 * Math.sin(b), height, 0.02 * Math.cos(b)],
            ],
          ] as readonly (readonly Triple[])[],
        };
      }),
    ),
    count,
  );

const stripedWall = (slots: readonly [string, string], radius: number, height: number, count: number): Shape =>
  group(
    ...Array.from({ length: 2 * count }, (_, k) =>
      turn(boxAt(slots[k % 2] ?? 'red', [2 * radius * Math.tan(Math.PI / (2 * count)) * 1.01, height, 0.12], [0, 0, radius]), [
        0,
        (180 / count) * k,
        0,
      ]),
    ),
  );

const octagonal = (rail: string, post: string, r: number): Shape =>
  group(
    postAt('stone', r * 1.05, 0.3, [0, 0, 0], { sides: 8 }),
    radial(boxAt(post, [0.16, 2.6, 0.16], [0, 0.3, 0]), 8, r * 0.94),
    ...[0, 1, 2, 3, 4, 5, 6].map((k) =>
      turn(
        group(
          boxAt(rail, [0.72 * r, 0.08, 0.08], [0, 1.1, 0.87 * r]),
          boxAt(rail, [0.72 * r, 0.08, 0.08], [0, 0.5, 0.87 * r]),
          array(boxAt(rail, [0.05, 0.7, 0.05], [0, 0.45, 0.87 * r]), 6, [0.11 * r, 0, 0], true),
        ),
        [0, 67.5 + 45 * k, 0],
      ),
    ),
    turn(boxAt(rail, [0.8 * r, 0.2, 0.1], [0, 2.6, 0.9 * r]), [0, 22.5, 0]),
    radial(boxAt(rail, [0.78 * r, 0.24, 0.1], [0, 2.6, 0]), 8, 0.88 * r),
  );

/** Structures of gardens, farms and markets. */
export const GARDEN_KINDS: KindTable<GardenKind> = {
  gazebo: () =>
    group(
      turn(octagonal('white', 'white', 2.1), [0, 22.5, 0]),
      move(roundRoof({ kind: 'cone', height: 1.5, overhang: 0.5 }, 2.1, 8), 0, 2.85, 0),
      move(roundRoof({ kind: 'cone', height: 0.8, overhang: 0 }, 0.7, 8), 0, 4.2, 0),
      ballAt('white', 0.14, [0, 5.05, 0]),
      move(steps('stone', 1.2, 0.3, 0.5, 2), 0, 0, 2),
    ),
  pergola: () =>
    group(
      ...[-1.7, 1.7].flatMap((z) => [
        ...spaced(3, 1.9).map((x) => boxAt('wood', [0.18, 2.5, 0.18], [x, 0, z])),
        boxAt('wood', [4.8, 0.24, 0.14], [0, 2.4, z]),
      ]),
      array(boxAt('wood', [0.1, 0.2, 4.4], [0, 2.62, 0]), 11, [0.44, 0, 0], true),
      ...[-1.9, 1.9].map((x, k) => move(leaves('leaf', [0.3, 1.1, 0.3], { count: 90, leaf: [0.2, 0.14], seed: k + 2 }), x, 1.7, -1.7)),
      move(leaves('leaf', [1.9, 0.2, 1.5], { count: 160, leaf: [0.22, 0.16], seed: 5, droop: 0.6 }), 0, 2.85, -0.2),
      ...[-1, 0.4, 1.2].map((x, k) => ballAt('purple', 0.14, [x, 2.4, -1 + 0.8 * k])),
    ),
  pavilion: () =>
    group(
      boxAt('stone', [6, 0.4, 6], [0, 0, 0]),
      ...[-2.2, 2.2].flatMap((x) => [-2.2, 2.2].map((z) => postAt('red', 0.18, 2.9, [x, 0.4, z], { sides: 10 }))),
      boxAt('red', [5, 0.3, 5], [0, 3.1, 0]),
      move(boxRoof({ kind: 'pagoda', height: 2.2, overhang: 1.1 }, [4.6, 4.6], 'wall'), 0, 3.3, 0),
      ballAt('gold', 0.24, [0, 5.8, 0]),
      move(steps('stone', 1.6, 0.4, 0.7, 2), 0, 0, 3),
    ),
  bandstand: () =>
    group(
      postAt('brick', 4, 1, [0, 0, 0], { sides: 8 }),
      turn(
        move(
          radial(group(postAt('iron', 0.1, 3, [0, 1, 0], { sides: 8 }), boxAt('white', [0.5, 0.3, 0.08], [0, 3.6, 0])), 8, 3.6),
          0,
          0,
          0,
        ),
        [0, 22.5, 0],
      ),
      ...[1, 2, 3, 4, 5, 6, 7].map((k) =>
        turn(
          group(
            boxAt('iron', [2.9, 0.08, 0.08], [0, 1.9, 3.35]),
            array(boxAt('iron', [0.04, 0.9, 0.04], [0, 1, 3.35]), 9, [0.32, 0, 0], true),
          ),
          [0, 45 * k, 0],
        ),
      ),
      turn(move(roundRoof({ kind: 'pagoda', height: 2.6, slot: 'copper', overhang: 0.4 }, 3.8, 8), 0, 4, 0), [0, 22.5, 0]),
      postAt('gold', 0.06, 0.8, [0, 6.5, 0]),
      move(steps('stone', 1.8, 1, 1.6, 5), 0, 0, 3.6),
    ),
  'garden-temple': () =>
    group(
      postAt('stone', 3, 0.3, [0, 0, 0], { sides: 24 }),
      postAt('stone', 2.6, 0.3, [0, 0.3, 0], { sides: 24 }),
      move(radial(classicalColumn(0.22, 3.2, 'marble', 10), 8, 2.1), 0, 0.6, 0),
      move(tube('marble', 2.5, 1.8, 0.5, 24), 0, 3.8, 0),
      move(roundRoof({ kind: 'dome', height: 1.9, slot: 'copper', overhang: 0 }, 2.3, 24), 0, 4.3, 0),
    ),
  dovecote: () =>
    group(
      postAt('white', 0.1, 2.2, [0, 0, 0], { sides: 8 }),
      turn(
        group(
          postAt('white', 0.6, 1.1, [0, 2.2, 0], { sides: 8 }),
          postAt('white', 0.8, 0.08, [0, 2.2, 0], { sides: 8 }),
          postAt('white', 0.74, 0.07, [0, 2.72, 0], { sides: 8 }),
        ),
        [0, 22.5, 0],
      ),
      radial(group(boxAt('dark', [0.18, 0.22, 0.06], [0, 2.36, 0]), boxAt('dark', [0.18, 0.22, 0.06], [0, 2.86, 0])), 8, 0.55),
      turn(postAt('roof', 0.85, 0.9, [0, 3.3, 0], { top: 0.01, sides: 8 }), [0, 22.5, 0]),
      move(sphere('white', [0.09, 0.08, 0.15], { detail: 1 }), 0.2, 2.42, 0.74),
      ballAt('white', 0.05, [0.2, 2.52, 0.86]),
      ballAt('gold', 0.07, [0, 4.24, 0]),
    ),
  'dog-house': () =>
    group(
      boxAt('red', [1, 0.75, 1.1], [0, 0.06, 0]),
      boxAt('plank', [1.1, 0.08, 1.2], [0, 0, 0]),
      move(
        extrude(
          'red',
          [
            [-0.5, 0],
            [0.5, 0],
            [0, 0.42],
          ],
          1.1,
        ),
        0,
        0.8,
        0,
      ),
      move(boxRoof({ kind: 'gable', height: 0.42, overhang: 0.12, ridge: 'z', slot: 'roof' }, [1, 1.1], 'red'), 0, 0.8, 0),
      move(
        extrude(
          'dark',
          [
            [-0.26, 0],
            [0.26, 0],
            [0.26, 0.36],
            [0.15, 0.54],
            [0, 0.6],
            [-0.15, 0.54],
            [-0.26, 0.36],
          ],
          0.04,
        ),
        0,
        0.1,
        0.55,
      ),
      boxAt('white', [0.5, 0.12, 0.05], [0, 0.76, 0.56]),
      move(sphere('bone', [0.12, 0.04, 0.04], { detail: 1 }), 0, 0.82, 0.6),
      move(
        lathe(
          'blue',
          [
            [0.16, 0],
            [0.14, 0.1],
            [0, 0.06],
          ],
          { sides: 14 },
        ),
        0.5,
        0,
        0.8,
      ),
    ),
  'chicken-coop': () =>
    group(
      ...[-0.8, 0.8].flatMap((x) => [-0.5, 0.5].map((z) => boxAt('timber', [0.1, 0.6, 0.1], [x, 0, z]))),
      boxAt('red', [1.8, 0.9, 1.2], [0, 0.6, 0]),
      move(boxRoof({ kind: 'gable', height: 0.6, overhang: 0.18, slot: 'roof' }, [1.8, 1.2], 'red'), 0, 1.5, 0),
      boxAt('dark', [0.4, 0.5, 0.05], [-0.4, 0.66, 0.6]),
      boxAt('white', [0.5, 0.42, 0.06], [0.45, 0.86, 0.6]),
      boxAt('glass', [0.4, 0.32, 0.08], [0.45, 0.91, 0.6]),
      turn(boxAt('plank', [0.4, 0.04, 1], [0, 0, 0]), [38, 0, 0], [-0.4, 0.32, 0.98]),
      ...[0.2, 0.4, 0.6, 0.8].map((d) => boxAt('timber', [0.42, 0.05, 0.05], [-0.4, 0.68 - 0.66 * d, 0.58 + 0.78 * d])),
      boxAt('red', [0.5, 0.4, 0.9], [1.1, 0.66, 0]),
      turn(boxAt('roof', [0.6, 0.05, 1], [0, 0, 0]), [0, 0, -18], [1.14, 1.06, 0]),
      group(
        move(sphere('white', [0.14, 0.13, 0.19], { detail: 1 }), 0.6, 0.2, 1),
        ballAt('white', 0.08, [0.6, 0.38, 1.14]),
        boxAt('red', [0.03, 0.08, 0.1], [0.6, 0.43, 1.14]),
        boxAt('yellow', [0.04, 0.03, 0.06], [0.6, 0.36, 1.22]),
        ...[-0.05, 0.05].map((x) => boxAt('yellow', [0.02, 0.12, 0.02], [0.6 + x, 0, 1])),
      ),
    ),
  stable: () =>
    group(
      boxAt('wall', [12, 2.7, 0.2], [0, 0, -2]),
      mirror(boxAt('wall', [0.2, 2.7, 4], [5.9, 0, 0])),
      ...[-2, 2].map((x) => boxAt('wall', [0.2, 2.7, 4], [x, 0, 0])),
      boxAt('wall', [12, 0.5, 0.2], [0, 2.3, 2]),
      ...[-4, 0, 4].map((x) =>
        group(
          boxAt('dark', [3.4, 2.3, 0.1], [x, 0, -1.8]),
          boxAt('wall', [1.1, 2.4, 0.2], [x - 1.3, 0, 2]),
          boxAt('wall', [1.1, 2.4, 0.2], [x + 1.3, 0, 2]),
          boxAt('red', [1.5, 1.2, 0.12], [x, 0, 2.05]),
          boxAt('white', [1.5, 0.1, 0.16], [x, 1.1, 2.05]),
          move(turn(boxAt('white', [0.12, 1.8, 0.16], [0, -0.9, 0]), [0, 0, 52]), x, 0.6, 2.05),
        ),
      ),
      move(boxRoof({ kind: 'gable', height: 1.7, overhang: 0.6 }, [12, 4], 'wall'), 0, 2.7, 0),
      ...[0].map((x) =>
        group(
          move(sphere('log', [0.2, 0.24, 0.42], { detail: 2 }), x, 1.75, 2.5),
          turn(cylinder('log', 0.22, 0.7, { top: 0.16 }), [30, 0, 0], [x, 1.1, 1.9]),
          mirror(boxAt('log', [0.05, 0.16, 0.06], [0.1, 1.92, 2.24])),
        ),
      ),
      boxAt('thatch', [1.2, 0.7, 0.8], [5, 0, 3], 0.06),
    ),
  'market-stall': ({ variant }) => {
    const cloth = (['red', 'blue', 'green', 'orange'] as const)[variant % 4] ?? 'red';
    return group(
      ...[-1.4, 1.4].flatMap((x) => [boxAt('wood', [0.1, 2.1, 0.1], [x, 0, 0.7]), boxAt('wood', [0.1, 2.6, 0.1], [x, 0, -0.7])]),
      boxAt('plank', [3, 0.1, 1.2], [0, 0.86, 0.3]),
      boxAt('plank', [3, 0.86, 0.08], [0, 0, 0.84]),
      ...spaced(9, 0.38).map((x, k) =>
        group(
          turn(boxAt(k % 2 === 0 ? cloth : 'white', [0.38, 0.05, 2.1], [0, 0, 0]), [16, 0, 0], [x, 2.4, 0]),
          boxAt(k % 2 === 0 ? cloth : 'white', [0.38, 0.24, 0.04], [x, 1.92, 1]),
        ),
      ),
      ...[-1, 0, 1].flatMap((x, b) => [
        boxAt('pale', [0.8, 0.2, 0.8], [x, 0.96, 0.4]),
        ...[-0.2, 0, 0.2].flatMap((dx) =>
          [-0.2, 0, 0.2].map((dz) => ballAt((['red', 'orange', 'green'] as const)[b] ?? 'red', 0.12, [x + dx, 1.2, 0.4 + dz])),
        ),
      ]),
      boxAt('pale', [0.7, 0.5, 0.5], [0.9, 0, 1.2]),
      ...[-0.2, 0, 0.2].map((dx) => ballAt('yellow', 0.12, [0.9 + dx, 0.54, 1.2])),
    );
  },
  kiosk: () =>
    group(
      turn(
        group(
          postAt('green', 1.3, 0.9, [0, 0, 0], { sides: 8 }),
          postAt('glass', 1.24, 1.2, [0, 0.9, 0], { sides: 8 }),
          postAt('green', 1.4, 0.3, [0, 2.1, 0], { sides: 8 }),
        ),
        [0, 22.5, 0],
      ),
      turn(radial(boxAt('green', [0.12, 2.2, 0.12], [0, 0, 0]), 8, 1.28), [0, 22.5, 0]),
      turn(move(roundRoof({ kind: 'pagoda', height: 1.1, slot: 'copper', overhang: 0.4 }, 1.3, 8), 0, 2.4, 0), [0, 22.5, 0]),
      boxAt('wood', [1.2, 0.08, 0.5], [0, 0.95, 1.4]),
      ...[-0.4, -0.1, 0.2, 0.45].map((x, k) =>
        turn(boxAt((['red', 'yellow', 'blue', 'white'] as const)[k] ?? 'red', [0.24, 0.34, 0.03], [0, 0, 0]), [-14, 0, 0], [x, 1.04, 1.5]),
      ),
      ballAt('gold', 0.12, [0, 3.56, 0]),
    ),
  'circus-tent': () =>
    group(
      stripedWall(['red', 'white'], 9, 3.6, 12),
      move(stripedCone(['red', 'white'], 9.6, 6.6, 12), 0, 3.5, 0),
      ...Array.from({ length: 24 }, (_, k) => turn(boxAt(k % 2 === 0 ? 'white' : 'red', [1.2, 0.6, 0.1], [0, 3, 9.4]), [0, 15 * k, 0])),
      postAt('gold', 0.14, 2.4, [0, 9.8, 0]),
      extrude(
        'blue',
        [
          [0.1, 12.2],
          [2, 11.7],
          [0.1, 11.2],
        ],
        0.06,
      ),
      move(
        extrude(
          'dark',
          [
            [-1.2, 0],
            [1.2, 0],
            [0, 3.2],
          ],
          0.3,
        ),
        0,
        0,
        9.1,
      ),
      mirror(
        move(
          extrude(
            'yellow',
            [
              [0.2, 3.3],
              [1.5, 0],
              [1, 0],
            ],
            0.3,
          ),
          0,
          0,
          9.15,
        ),
      ),
      ...Array.from({ length: 12 }, (_, k) =>
        turn(
          sweep(
            'rope',
            [
              [0, 3.4, 9.4],
              [0, 0, 12],
            ],
            0.04,
            { sides: 4 },
          ),
          [0, 30 * k + 15, 0],
        ),
      ),
    ),
  'swimming-pool': () =>
    group(
      boxAt('stone', [11, 0.3, 7], [0, 0, 0]),
      boxAt('white', [9.4, 0.36, 5.4], [0, 0, 0]),
      boxAt('water', [9, 0.4, 5], [0, 0, 0]),
      ...[-0.25, 0.25].map((z) =>
        sweep(
          'metal',
          [
            [-4, 0.3, 1.6 + z],
            [-4, 1.1, 1.6 + z],
            [-4.6, 1.2, 1.6 + z],
            [-5, 0.9, 1.6 + z],
            [-5, 0.3, 1.6 + z],
          ],
          0.05,
          { sides: 6 },
        ),
      ),
      boxAt('white', [1.4, 0.12, 0.5], [4.6, 0.9, 0]),
      boxAt('blue', [0.5, 0.7, 0.5], [5.1, 0.3, 0]),
      ...spaced(3, 1.25).map((z) => boxAt('blue', [8.6, 0.03, 0.14], [0, 0.39, z])),
      move(
        lathe(
          'red',
          [
            [0.34, 0],
            [0.62, 0],
            [0.68, 0.16],
            [0.62, 0.3],
            [0.34, 0.3],
            [0.28, 0.16],
            [0.34, 0],
          ],
          { sides: 18 },
        ),
        1.4,
        0.36,
        0.9,
      ),
    ),
  'pond-basin': () =>
    group(
      tube('stone', 2.4, 2, 0.5, 24),
      cylinder('water', 2.05, 0.36, { sides: 24 }),
      ...[
        [-0.7, 0.6],
        [0.8, 0.9],
        [0.4, -0.9],
        [-0.9, -0.7],
      ].map(([x = 0, z = 0]) => group(postAt('green', 0.34, 0.04, [x, 0.36, z], { sides: 10 }))),
      move(radial(turn(frustum('pink', [0.12, 0.06], 0.2, [0.03, 0.02]), [35, 0, 0]), 7, 0.06), 0.8, 0.4, 0.9),
      ...[
        [0.2, 0.2],
        [-0.3, -0.2],
      ].map(([x = 0, z = 0]) => move(sphere('orange', [0.09, 0.05, 0.26], { detail: 1 }), x, 0.36, z)),
    ),
  'raised-bed': () =>
    group(
      boxAt('plank', [2.4, 0.5, 1.2], [0, 0, 0]),
      boxAt('soil', [2.26, 0.04, 1.06], [0, 0.5, 0]),
      ...spaced(5, 0.44).flatMap((x, k) =>
        [-0.26, 0.26].map((z) =>
          k % 2 === 0
            ? ballAt('leaf', 0.17, [x, 0.64, z])
            : group(
                boxAt('leaf', [0.03, 0.4, 0.03], [x, 0.5, z]),
                ballAt('red', 0.07, [x + 0.05, 0.78, z]),
                ballAt('leaf', 0.13, [x, 0.9, z]),
              ),
        ),
      ),
    ),
  'outdoor-oven': () =>
    group(
      boxAt('brick', [1.9, 0.9, 1.7], [0, 0, 0]),
      boxAt('stone', [2.1, 0.12, 1.9], [0, 0.9, 0]),
      move(extrude('dark', [...arc(0.4, 0, 180, 8), [-0.4, -0.3], [0.4, -0.3]], 0.1), 0, 0.35, 0.84),
      move(lathe('clay', [...arc([0.9, 0.95], 0, 90, 7)], { sides: 20 }), 0, 1.02, 0),
      move(extrude('brick', arc(0.5, 0, 180, 10), 0.4), 0, 1.02, 0.74),
      move(extrude('dark', arc(0.36, 0, 180, 10), 0.44), 0, 1.02, 0.76),
      boxAt('ember', [0.4, 0.1, 0.05], [0, 1.04, 0.98]),
      postAt('clay', 0.18, 0.9, [0, 1.8, -0.1]),
      ...[-0.2, 0, 0.2].map((x) => turn(cylinder('log', 0.09, 0.6, { sides: 6 }), [90, 0, 0], [x, 0.2, 0.55])),
    ),
  kiln: () =>
    group(
      move(
        lathe(
          'brick',
          [
            [1.5, 0],
            [1.55, 1],
            [1.3, 2.2],
            [0.7, 3.2],
            [0.4, 3.8],
            [0.4, 5],
            [0.3, 5],
            [0, 4.9],
          ],
          { sides: 20 },
        ),
        0,
        0,
        0,
      ),
      ...[0.9, 1.9, 2.7].map((y, k) =>
        move(
          lathe(
            'iron',
            [
              [1.56 - 0.2 * k * k, 0],
              [1.64 - 0.2 * k * k, 0],
              [1.62 - 0.2 * k * k, 0.12],
              [1.54 - 0.2 * k * k, 0.12],
              [1.56 - 0.2 * k * k, 0],
            ],
            { sides: 20 },
          ),
          0,
          y - 0.4,
          0,
        ),
      ),
      move(extrude('dark', arc(0.5, 0, 180, 10), 0.3), 0, 0.2, 1.5),
      boxAt('ember', [0.7, 0.2, 0.05], [0, 0.2, 1.66]),
      ...[-1.4, -1, 1.2].map((x, k) =>
        move(
          lathe(
            'clay',
            [
              [0.12, 0],
              [0.22, 0.2],
              [0.1, 0.4],
              [0.14, 0.46],
              [0, 0.4],
            ],
            { sides: 12 },
          ),
          x,
          0,
          1.7 + 0.1 * k,
        ),
      ),
    ),
  forge: () =>
    group(
      boxAt('stone', [2, 0.9, 1.4], [0, 0, 0]),
      boxAt('brick', [2.1, 0.14, 1.5], [0, 0.84, 0]),
      boxAt('dark', [1.4, 0.04, 0.9], [0, 0.98, 0.1]),
      ...spaced(4, 0.28).flatMap((x, k) => [0, 0.3].map((z, j) => ballAt((k + j) % 2 === 0 ? 'ember' : 'flame', 0.13, [x, 1.02, z]))),
      boxAt('stone', [2, 1.3, 0.3], [0, 0.9, -0.56]),
      move(frustum('brick', [2, 1.4], 1, [0.7, 0.7]), 0, 2, 0),
      boxAt('brick', [0.7, 1.6, 0.7], [0, 3, 0]),
      mirror(boxAt('timber', [0.14, 1.1, 0.14], [0.9, 0.95, 0.6])),
      turn(frustum('hide', [0.5, 0.7], 0.9, [0.14, 0.2]), [0, 0, -90], [-1.9, 1, 0]),
      boxAt('wood', [0.08, 0.7, 0.08], [-1.8, 1.2, 0]),
      boxAt('wood', [0.5, 0.6, 0.5], [1.7, 0, 0.5]),
      boxAt('iron', [0.66, 0.14, 0.24], [1.7, 0.74, 0.5]),
      boxAt('iron', [0.3, 0.16, 0.18], [1.7, 0.6, 0.5]),
    ),
  stage: () =>
    group(
      boxAt('dark', [10, 1.2, 6], [0, 0, 0]),
      boxAt('plank', [10.1, 0.1, 6.1], [0, 1.2, 0]),
      ...[-4.8, 4.8].flatMap((x) => [-2.8, 2.8].map((z) => boxAt('metal', [0.34, 6, 0.34], [x, 0, z]))),
      ...[-2.8, 2.8].map((z) => boxAt('metal', [10, 0.4, 0.4], [0, 6, z])),
      mirror(boxAt('metal', [0.4, 0.4, 6], [4.8, 6, 0])),
      boxAt('shade', [9.4, 4.4, 0.1], [0, 1.4, -2.7]),
      boxAt('neon', [4.4, 2.4, 0.16], [0, 2.4, -2.6]),
      ...spaced(6, 1.5).map((x, k) =>
        group(
          turn(
            postAt((['red', 'yellow', 'blue', 'purple', 'green', 'orange'] as const)[k] ?? 'red', 0.16, 0.4, [0, 0, 0], { top: 0.24 }),
            [140, 0, 0],
            [x, 5.9, 2.8],
          ),
          ballAt('lamp', 0.14, [x, 5.5, 3.05]),
        ),
      ),
      mirror(
        group(
          boxAt('dark', [1.1, 1.1, 0.9], [4.2, 1.3, 2.2]),
          boxAt('dark', [1.1, 1.1, 0.9], [4.2, 2.44, 2.2]),
          move(disc('grey', 0.36, 0.1, 14), 4.2, 1.85, 2.66),
          move(disc('grey', 0.36, 0.1, 14), 4.2, 3, 2.66),
        ),
      ),
      postAt('metal', 0.03, 1.4, [0, 1.3, 2], { sides: 6 }),
      ballAt('dark', 0.09, [0, 2.75, 2]),
      move(steps('shade', 1.2, 1.2, 1.2, 4), -3, 0, 3),
    ),
};
