import type { GardenKind } from '@diorama/catalogue';
import { array, boxAt, cylinder, extrude, group, lathe, leaves, mirror, move, radial, sphere, turn } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';
import { classicalColumn } from '../building/features.js';
import { boxRoof, roundRoof } from '../building/roofs.js';
import type { KindTable } from '../finishes/kinds.js';
import { ballAt, postAt, spaced, steps, tube } from '../solids/solids.js';

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

/** Gazebos, pavilions and houses of animals. */
export const GARDEN_HOUSE_KINDS = {
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
} satisfies Partial<KindTable<GardenKind>>;
