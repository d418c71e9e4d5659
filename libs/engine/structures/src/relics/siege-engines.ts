import type { RelicKind } from '@diorama/catalogue';
import { array, bar, box, boxAt, cylinder, group, lathe, mirror, move, sweep, turn } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';
import { boxRoof } from '../building/roofs.js';
import type { KindTable } from '../finishes/kinds.js';
import { ballAt, disc, postAt } from '../solids/solids.js';

const wheel = (radius: number, z = 0): Shape =>
  group(
    turn(
      lathe(
        'plank',
        [
          [0.82 * radius, -0.06],
          [radius, -0.06],
          [radius, 0.06],
          [0.82 * radius, 0.06],
          [0.82 * radius, -0.06],
        ],
        { sides: 18, smooth: false },
      ),
      [90, 0, 0],
      [0, 0, z],
    ),
    ...[0, 45, 90, 135].map((a) => turn(boxAt('wood', [0.08, 2 * radius * 0.9, 0.08], [0, -radius * 0.9, z]), [0, 0, a])),
    disc('iron', 0.2 * radius, 0.2, 10),
  );

const wheelAt = (x: number, z: number, radius: number): Shape => turn(wheel(radius), [0, 90, 0], [x, radius, z]);

const catapult = (): Shape =>
  group(
    mirror(boxAt('plank', [0.24, 0.3, 3.6], [0.8, 0.4, 0])),
    ...[-1.6, 0, 1.5].map((z) => boxAt('plank', [1.7, 0.24, 0.24], [0, 0.42, z])),
    mirror(
      group(
        boxAt('wood', [0.22, 1.7, 0.26], [0.8, 0.6, 0.2]),
        bar('wood', [0.8, 0.7, 1.4], [0.8, 2.1, 0.25], 0.16),
        bar('wood', [0.8, 0.7, -0.8], [0.8, 1.7, 0.15], 0.16),
      ),
    ),
    boxAt('hide', [1.9, 0.34, 0.34], [0, 2.1, 0.2], 0.06),
    turn(cylinder('rope', 0.2, 1.6, { sides: 10 }), [0, 0, 90], [0.8, 0.7, -0.4]),
    bar('wood', [0, 0.7, -0.4], [0, 2.3, -2.4], 0.16),
    turn(
      lathe(
        'plank',
        [
          [0.1, 0],
          [0.4, 0.14],
          [0.44, 0.3],
          [0.36, 0.3],
          [0, 0.12],
        ],
        { sides: 12 },
      ),
      [-40, 0, 0],
      [0, 2.3, -2.5],
    ),
    ballAt('stone', 0.28, [0, 2.7, -2.5]),
    ...[-1.2, 1.2].flatMap((z) => [wheelAt(1.05, z, 0.5), wheelAt(-1.05, z, 0.5)]),
  );

const trebuchet = (): Shape =>
  group(
    mirror(
      group(
        boxAt('plank', [0.3, 0.35, 7], [1.3, 0, 0]),
        bar('plank', [1.3, 0.2, 2.6], [1, 5.4, 0], 0.3),
        bar('plank', [1.3, 0.2, -2.6], [1, 5.4, 0], 0.3),
        boxAt('wood', [0.24, 0.24, 2.7], [1.15, 2.6, 0]),
      ),
    ),
    ...[-3, 0, 3].map((z) => boxAt('plank', [3, 0.3, 0.3], [0, 0.1, z])),
    turn(cylinder('iron', 0.12, 2.6, { sides: 8 }), [0, 0, 90], [1.3, 5.4, 0]),
    sweep(
      'wood',
      [
        [0, 3.9, 1.9],
        [0, 5.4, 0],
        [0, 9.8, -5.4],
      ],
      [0.26, 0.24, 0.1],
      { sides: 8 },
    ),
    boxAt('wood', [1.5, 1.7, 1.5], [0, 2, 2.1]),
    boxAt('iron', [1.56, 0.16, 1.56], [0, 2.2, 2.1]),
    boxAt('iron', [1.56, 0.16, 1.56], [0, 3.2, 2.1]),
    boxAt('stone', [1.3, 0.3, 1.3], [0, 3.66, 2.1], 0.1),
    ...[-0.08, 0.08].map((x) =>
      sweep(
        'rope',
        [
          [x, 9.8, -5.4],
          [x, 6.4, -6.4],
        ],
        0.04,
        { sides: 5 },
      ),
    ),
    ballAt('stone', 0.4, [0, 6.1, -6.5]),
  );

const ballista = (): Shape =>
  group(
    boxAt('wood', [0.3, 0.24, 3], [0, 1.3, 0]),
    mirror(bar('wood', [0.1, 1.2, 0.9], [0.9, 0, 1.3], 0.16)),
    mirror(bar('wood', [0.1, 1.2, -0.4], [0.8, 0, -1], 0.16)),
    boxAt('plank', [0.9, 0.8, 0.24], [0, 1.1, 1.2]),
    mirror(
      group(
        boxAt('rope', [0.24, 0.9, 0.3], [0.42, 1.05, 1.2], 0.05),
        sweep(
          'wood',
          [
            [0.4, 1.5, 1.2],
            [1.1, 1.5, 0.95],
            [1.8, 1.5, 0.4],
          ],
          [0.09, 0.08, 0.05],
        ),
      ),
    ),
    sweep(
      'rope',
      [
        [-1.8, 1.5, 0.4],
        [0, 1.56, -0.9],
        [1.8, 1.5, 0.4],
      ],
      0.025,
      { sides: 5 },
    ),
    sweep(
      'pale',
      [
        [0, 1.6, -1],
        [0, 1.6, 1.8],
      ],
      0.05,
      { sides: 6 },
    ),
    turn(cylinder('iron', 0.11, 0.36, { top: 0.005, sides: 6 }), [90, 0, 0], [0, 1.6, 1.8]),
    mirror(bar('wood', [0.1, 1.2, -1.2], [0.1, 1.2, -1.5], 0.2)),
    turn(cylinder('iron', 0.08, 0.8, { sides: 8 }), [0, 0, 90], [0.4, 1.4, -1.3]),
    mirror(turn(wheel(0.24), [0, 90, 0], [0.44, 1.4, -1.3])),
  );

const siegeTower = (): Shape =>
  group(
    ...[
      [-1.8, -1.8],
      [1.8, -1.8],
      [-1.8, 1.8],
      [1.8, 1.8],
    ].map(([x = 0, z = 0]) => bar('plank', [x * 1.25, 0.8, z * 1.25], [x, 10, z], 0.34)),
    ...[0.8, 3.8, 6.8].map((y) => boxAt('plank', [4.6 - 0.06 * y, 0.24, 4.6 - 0.06 * y], [0, y, 0])),
    ...[1.04, 4.04, 7.04].flatMap((y) =>
      [0, 90, -90].map((a) => turn(move(array(box('wood', 0.44, 2.5, 0.1), 9, [0.47, 0, 0], true), 0, y, 2.15), [0, a, 0])),
    ),
    ...[0, 90, 180, 270].map((a) => turn(move(array(box('plank', 0.6, 0.8, 0.14), 4, [1.1, 0, 0], true), 0, 9.8, 1.9), [0, a, 0])),
    boxAt('plank', [4.2, 0.24, 4.2], [0, 9.6, 0]),
    turn(boxAt('plank', [2.4, 0.16, 3.4], [0, 0, 1.7]), [-28, 0, 0], [0, 7.2, 2.2]),
    ...[1.04, 4.04].map((y) => boxAt('dark', [0.9, 0.5, 0.2], [0, y + 1.4, 2.2])),
    boxAt('hide', [3.4, 1.6, 0.06], [0, 4.2, 2.26], 0.01),
    ...[-1.6, 1.6].flatMap((z) => [wheelAt(2.5, z, 0.8), wheelAt(-2.5, z, 0.8)]),
    boxAt('red', [0.9, 1.4, 0.04], [0.46, 12, 0]),
    postAt('wood', 0.05, 3.6, [0, 9.8, 0], { sides: 6 }),
  );

const cage = (): Shape =>
  group(
    boxAt('iron', [1.6, 0.1, 1.6], [0, 0, 0]),
    boxAt('iron', [1.6, 0.1, 1.6], [0, 2, 0]),
    ...[0, 90, 180, 270].map((a) =>
      turn(
        group(
          array(postAt('iron', 0.03, 2, [0, 0, 0.76], { sides: 6 }), 9, [0.19, 0, 0], true),
          boxAt('iron', [1.56, 0.06, 0.05], [0, 1, 0.76]),
        ),
        [0, a, 0],
      ),
    ),
    boxAt('gold', [0.16, 0.2, 0.08], [0.2, 0.95, 0.82]),
    sweep(
      'iron',
      [
        [-0.14, 2.1, 0],
        [-0.1, 2.36, 0],
        [0.1, 2.36, 0],
        [0.14, 2.1, 0],
      ],
      0.03,
      { sides: 6 },
    ),
  );

/** Engines of war and cages. */
export const SIEGE_KINDS = {
  catapult,
  trebuchet,
  ballista,
  'siege-tower': siegeTower,
  'battering-ram': () =>
    group(
      turn(cylinder('log', 0.34, 5, { sides: 10 }), [90, 0, 0], [0, 1.5, -2.3]),
      turn(cylinder('iron', 0.4, 0.7, { top: 0.2, sides: 10 }), [90, 0, 0], [0, 1.5, 2.6]),
      ...[-1.5, 1.5].map((z) =>
        group(
          mirror(bar('plank', [1, 0.5, z], [0.8, 3, z], 0.2)),
          boxAt('plank', [2.2, 0.2, 0.2], [0, 0.6, z]),
          ...[-0.4, 0.4].map((x) =>
            sweep(
              'rope',
              [
                [x, 3, z],
                [x * 0.7, 1.4, z],
              ],
              0.03,
              { sides: 5 },
            ),
          ),
        ),
      ),
      move(boxRoof({ kind: 'gable', height: 1, overhang: 0.2, ridge: 'z', slot: 'hide' }, [1.8, 4], 'plank'), 0, 2.9, 0),
      mirror(boxAt('plank', [0.2, 0.24, 4], [1, 0.5, 0])),
      ...[-1.4, 1.4].flatMap((z) => [wheelAt(1.2, z, 0.5), wheelAt(-1.2, z, 0.5)]),
    ),
  cage,
  'dungeon-cell': () =>
    group(
      boxAt('stone2', [4, 0.2, 4], [0, 0, 0]),
      boxAt('masonry', [4, 2.8, 0.3], [0, 0.2, -1.85]),
      mirror(boxAt('masonry', [0.3, 2.8, 4], [1.85, 0.2, 0])),
      array(postAt('iron', 0.04, 2.6, [0, 0.2, 1.8], { sides: 6 }), 15, [0.24, 0, 0], true),
      ...[0.4, 1.5, 2.7].map((y) => boxAt('iron', [3.5, 0.08, 0.08], [0, y, 1.8])),
      boxAt('masonry', [4, 0.4, 0.4], [0, 2.8, 1.8]),
      boxAt('iron', [0.2, 0.26, 0.14], [0.4, 1.3, 1.84]),
      boxAt('plank', [0.8, 0.12, 1.9], [-1.2, 0.7, -0.7]),
      boxAt('hide', [0.84, 0.06, 1.3], [-1.2, 0.82, -0.4]),
      boxAt('dark', [0.7, 0.5, 0.34], [0.4, 2, -1.85]),
      ...[-0.2, 0, 0.2].map((x) => boxAt('iron', [0.05, 0.5, 0.4], [0.4 + x, 2, -1.85])),
      ...[0, 1, 2, 3].map((k) =>
        move(
          turn(
            lathe(
              'iron',
              [
                [0.05, -0.02],
                [0.09, -0.02],
                [0.09, 0.02],
                [0.05, 0.02],
                [0.05, -0.02],
              ],
              { sides: 8 },
            ),
            [90, 90 * k, 0],
          ),
          1.1,
          1.7 - 0.14 * k,
          -1.66,
        ),
      ),
      boxAt('thatch', [1.2, 0.08, 0.9], [0.8, 0.2, -0.4], 0.03),
    ),
} satisfies Partial<KindTable<RelicKind>>;
