import type { DwellingKind } from '@diorama/catalogue';
import { box, boxAt, cylinder, extrude, group, jitter, lathe, mirror, move, radial, sphere, sweep, turn } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';
import { doorShape, windowShape } from '../building/openings.js';
import { roundRoof } from '../building/roofs.js';
import type { KindTable } from '../finishes/kinds.js';
import { archOutline, ballAt, disc, frustum, postAt, spaced, steps } from '../solids/solids.js';

const wizardTower = (): Shape =>
  group(
    jitter(frustum('stone2', [7, 7], 1.4, [5.6, 5.6]), 0.4, 2),
    {
      form: 'deformed',
      by: { kind: 'bend', rate: 0.35 },
      part: group(
        cylinder('wall', 2.2, 13, { top: 1.6, sides: 14 }),
        ...[3, 7, 11].map((y) => postAt('stone2', 2.3 - 0.045 * y, 0.24, [0, y, 0], { sides: 14 })),
      ),
    },
    postAt('wall', 1.6, 1.6, [0, 12.4, 0.5], { top: 2.7, sides: 14 }),
    postAt('wall', 2.7, 2.8, [0, 14, 0.5], { sides: 14 }),
    move(roundRoof({ kind: 'cone', height: 7, overhang: 0.7 }, 2.7, 14), 0, 16.8, 0.5),
    turn(
      lathe(
        'roof',
        [
          [0.5, 0],
          [0.3, 1],
          [0, 2],
        ],
        { sides: 10 },
      ),
      [20, 0, 25],
      [0, 23, 0.5],
    ),
    ballAt('crystal', 0.5, [-0.9, 24.8, 1.1]),
    move(radial(boxAt('glow', [0.7, 1.4, 0.2], [0, 14.7, 0]), 7, 2.66), 0, 0, 0.5),
    ...[
      [0, 5, 1.9],
      [0, 9.4, 2],
    ].map(([x = 0, y = 0, z = 0]) => move(windowShape('pointed', 0.8, 1.6), x, y, z)),
    move(doorShape('pointed', 1.2, 2.2), 0, 1, 2.2),
    ...[0, 1, 2, 3].map((k) => boxAt('stone2', [1.8 + 0.3 * k, 0.3, 0.5], [0, 0.9 - 0.3 * k, 2.7 + 0.4 * k])),
    group(
      postAt('wall', 0.9, 3.4, [2.4, 8.6, 0.2], { sides: 10 }),
      postAt('wall', 0.3, 1, [2.2, 7.6, 0.2], { top: 0.9, sides: 10 }),
      move(roundRoof({ kind: 'cone', height: 2.6, overhang: 0.3 }, 0.9, 10), 2.4, 12, 0.2),
      boxAt('glow', [0.4, 0.8, 0.3], [2.4, 10, 1.05]),
    ),
    ...[0, 120, 240].map((a) => turn(move(turn(frustum('crystal', [0.3, 0.3], 0.9, [0.02, 0.02]), [0, 0, 8]), 0, 18.4, 4), [0, a + 30, 0])),
  );

const rockUnder = (r: number, h: number): Shape =>
  jitter(
    lathe(
      'stone2',
      [
        [0, -h],
        [0.25 * r, -0.8 * h],
        [0.55 * r, -0.45 * h],
        [0.9 * r, -0.15 * h],
        [r, 0],
        [0.9 * r, 0.04 * h],
        [0, 0.05 * h],
      ],
      { sides: 18, smooth: false, bands: [null, null, null, null, 'grass', 'grass'] },
    ),
    0.05 * r,
    4,
  );

const capTower = (x: number, z: number, r: number, h: number, cone: number): Shape =>
  group(
    postAt('wall', r, h, [x, 0, z], { sides: 14 }),
    postAt('wall', r * 1.2, 0.18 * h, [x, 0.82 * h, z], { sides: 14 }),
    move(roundRoof({ kind: 'cone', height: cone, slot: 'roof', overhang: 0.15 * r }, r * 1.2, 14), x, h, z),
    boxAt('glass', [0.4 * r, 0.16 * h, 0.2], [x, 0.55 * h, z + r - 0.05]),
  );

const floatingCastle = (): Shape =>
  group(
    rockUnder(14, 16),
    boxAt('wall', [12, 7, 10], [0, 0, -1]),
    ...spaced(7, 1.8).map((x) => boxAt('wall', [0.9, 1, 0.6], [x, 7, 3.8])),
    boxAt('wall', [6, 12, 6], [0, 0, -2]),
    move(frustum('roof', [6.6, 6.6], 4, [0, 0]), 0, 12, -2),
    capTower(-6, 4, 1.9, 9, 5),
    capTower(6, 4, 1.9, 9, 5),
    capTower(-6, -6, 1.9, 11, 5.4),
    capTower(6, -6, 1.9, 11, 5.4),
    capTower(2.6, -4, 1.5, 18, 6),
    move(doorShape('arched', 2.4, 3.6), 0, 0, 4),
    ...[-3.6, 3.6].map((x) => move(windowShape('pointed', 1.2, 2.4), x, 2.6, 4)),
    sweep(
      'water',
      [
        [9, 0.7, 6],
        [11.6, 0.4, 7.6],
        [12.4, -4, 8.2],
        [12.5, -11, 8.3],
      ],
      [0.8, 0.9, 0.7, 0.3],
      { sides: 6 },
    ),
    ...[
      [-9.6, 4],
      [9.4, -2],
      [-9, -4],
    ].map(([x = 0, z = 0], k) =>
      group(
        postAt('log', 0.24, 1.4, [x, 0.4, z], { sides: 6 }),
        move(sphere('leaf', [1.2, 1.4, 1.2], { detail: 1, roughness: 0.2, seed: k }), x, 2.6, z),
      ),
    ),
    ...[
      [-17, -6, 2, 2],
      [17, -9, -3, 1.6],
      [-13, -13, 6, 1.2],
    ].map(([x = 0, y = 0, z = 0, r = 1]) => move(rockUnder(r, 1.5 * r), x, y, z)),
  );

const crystalTower = (): Shape => {
  const shard = ([x, z]: readonly [number, number], r: number, h: number, tilt: number, a: number): Shape =>
    turn(
      turn(
        lathe(
          'crystal',
          [
            [0.7 * r, 0],
            [r, 0.2 * h],
            [0.72 * r, 0.78 * h],
            [0, h],
          ],
          { sides: 6, smooth: false },
        ),
        [0, 0, tilt],
      ),
      [0, a, 0],
      [x, 0, z],
    );
  return group(
    jitter(frustum('stone2', [10, 10], 1.4, [7, 7]), 0.5, 5),
    shard([0, 0], 2.6, 26, 0, 15),
    shard([-1.8, 1], 1.5, 17, 7, 40),
    shard([2, 0.4], 1.6, 19, -6, 80),
    shard([0.6, -2], 1.4, 15, 5, 100),
    shard([0.4, 2.2], 1.1, 11, -8, 130),
    ...Array.from({ length: 9 }, (_, k) => turn(shard([0, 3.4], 0.6, 3.4 + (k % 3) * 1.4, 0, 20 * k), [0, 40 * k, 0])),
    move(extrude('dark', archOutline(1.3, 2.6, 'pointed'), 0.4), 0, 1, 2.9),
    ...[8, 13, 18].map((y) =>
      move(
        lathe(
          'gold',
          [
            [2.5 - 0.03 * y, 0],
            [2.9 - 0.03 * y, 0],
            [2.9 - 0.03 * y, 0.3],
            [2.5 - 0.03 * y, 0.3],
            [2.5 - 0.03 * y, 0],
          ],
          { sides: 6, smooth: false },
        ),
        0,
        y,
        0,
      ),
    ),
  );
};

const darkTower = (): Shape =>
  group(
    jitter(frustum('shade', [12, 12], 4, [7, 7]), 0.7, 3),
    move(frustum('dark', [6, 6], 26, [3.4, 3.4]), 0, 3, 0),
    turn(move(frustum('shade', [5.4, 5.4], 25, [3, 3]), 0, 3, 0), [0, 45, 0]),
    ...[0, 90, 180, 270].map((a) =>
      turn(
        group(
          ...[8, 16, 24].map((y) => turn(frustum('shade', [0.7, 0.7], 3, [0.02, 0.02]), [35, 0, 0], [0, y, 2.8 - 0.05 * y])),
          turn(frustum('dark', [1.4, 1.4], 11, [0.02, 0.02]), [-6, 0, 0], [0, 28, 2.2]),
        ),
        [0, a + 45, 0],
      ),
    ),
    postAt('shade', 1.8, 2, [0, 28, 0], { top: 3, sides: 8 }),
    ballAt('ember', 1.5, [0, 33, 0]),
    ballAt('flame', 0.9, [0, 33, 0.9]),
    boxAt('dark', [0.3, 2, 0.4], [0, 32, 1.6]),
    ...[7, 12, 17, 22].map((y) => boxAt('ember', [0.5, 1.6, 0.3], [0, y, 2.9 - 0.05 * y])),
    move(extrude('ember', archOutline(1.6, 3, 'pointed'), 0.4), 0, 2.6, 3.2),
    move(steps('shade', 3, 2.8, 3, 7), 0, 0, 3.6),
  );

/** Towers and castles of stories. */
export const STORY_TOWER_KINDS = {
  'wizard-tower': wizardTower,
  'floating-castle': floatingCastle,
  'crystal-tower': crystalTower,
  'dark-tower': darkTower,
  'pumpkin-house': () =>
    group(
      ...Array.from({ length: 12 }, (_, k) => turn(move(sphere('orange', [0.85, 1.5, 1.2], { detail: 2 }), 0, 1.5, 1), [0, 30 * k, 0])),
      sweep(
        'green',
        [
          [0, 2.7, 0],
          [0.1, 3.3, 0],
          [0.5, 3.7, 0.1],
        ],
        [0.36, 0.24, 0.16],
      ),
      move(doorShape('arched', 0.8, 1.4), 0, 0.2, 2.16),
      mirror(turn(move(windowShape('round', 0.6, 0.6), 0, 1.5, 2.2), [0, 40, 0])),
      boxAt('brick', [0.4, 1, 0.4], [-1, 2.5, -0.4]),
      ...[
        [-1.8, 1.6],
        [1.9, 1.4],
      ].map(([x = 0, z = 0]) => move(sphere('orange', [0.3, 0.24, 0.3], { detail: 1 }), x, 0.22, z)),
      sweep(
        'leaf',
        [
          [0.3, 2.8, 0.4],
          [1.2, 2.8, 1.2],
          [1.9, 1.6, 1.6],
          [2.2, 0.2, 1.9],
        ],
        0.06,
        { sides: 5 },
      ),
    ),
  'candy-castle': () =>
    group(
      boxAt('cream', [8, 4, 6], [0, 0, 0]),
      ...spaced(7, 1.2).map((x) => boxAt('candy', [0.7, 0.6, 0.6], [x, 4, 2.7])),
      ...[
        [-4, 3],
        [4, 3],
        [-4, -3],
        [4, -3],
      ].map(([x = 0, z = 0]) =>
        group(
          ...Array.from({ length: 6 }, (_, k) => postAt(k % 2 === 0 ? 'candy' : 'white', 1.3, 1, [x, k, z], { sides: 14 })),
          move(
            lathe(
              'teal',
              [
                [1.6, 0],
                [1.2, 0.9],
                [0.5, 2],
                [0, 2.8],
              ],
              { sides: 14 },
            ),
            x,
            6,
            z,
          ),
          ballAt('yellow', 0.3, [x, 8.9, z]),
        ),
      ),
      ...Array.from({ length: 5 }, (_, k) => postAt(k % 2 === 0 ? 'purple' : 'cream', 1.9, 1.4, [0, 4 + 1.4 * k, -1], { sides: 16 })),
      move(
        lathe(
          'candy',
          [
            [2.3, 0],
            [1.7, 1.2],
            [0.7, 2.6],
            [0, 3.8],
          ],
          { sides: 16 },
        ),
        0,
        11,
        -1,
      ),
      ballAt('yellow', 0.4, [0, 14.9, -1]),
      move(extrude('white', archOutline(2.4, 3, 'round'), 0.3), 0, 0, 3),
      move(extrude('ginger', archOutline(1.9, 2.6, 'round'), 0.4), 0, 0, 3),
      mirror(
        group(
          postAt('white', 0.09, 2.2, [2.2, 0, 4.4]),
          move(disc('red', 0.7, 0.2, 18), 2.2, 2.7, 4.4),
          move(disc('white', 0.45, 0.26, 18), 2.2, 2.7, 4.4),
          move(disc('red', 0.2, 0.3, 14), 2.2, 2.7, 4.4),
        ),
      ),
      ...[-2.6, 2.6].map((x) => move(windowShape('round', 1, 1), x, 1.8, 3.02)),
      box('candy', 9, 0.3, 7),
    ),
  'ice-palace': () =>
    group(
      boxAt('ice', [12, 6, 8], [0, 0, 0]),
      ...[
        [-6, 4, 9, 5],
        [6, 4, 9, 5],
        [-6, -4, 12, 6],
        [6, -4, 12, 6],
        [-2.4, 0, 14, 8],
        [2.4, 0, 16, 9],
        [0, -2, 20, 11],
      ].map(([x = 0, z = 0, h = 0, c = 0]) =>
        group(
          turn(postAt('ice', 1.5, h, [0, 0, 0], { sides: 6 }), [0, 30, 0], [x, 0, z]),
          move(
            lathe(
              'crystal',
              [
                [1.8, 0],
                [0, c],
              ],
              { sides: 6, smooth: false },
            ),
            x,
            h,
            z,
          ),
        ),
      ),
      ...spaced(9, 1.3).map((x, k) =>
        move(
          lathe(
            'crystal',
            [
              [0.4, 0],
              [0, 1.4 + 0.5 * (k % 2)],
            ],
            { sides: 5, smooth: false },
          ),
          x,
          6,
          3.6,
        ),
      ),
      move(extrude('crystal', archOutline(2.8, 4.4, 'pointed'), 0.5), 0, 0, 4),
      move(extrude('navy', archOutline(2, 3.6, 'pointed'), 0.6), 0, 0, 4),
      ...[-3.6, 3.6].map((x) => move(extrude('crystal', archOutline(1.2, 3, 'pointed'), 0.4), x, 1.4, 4)),
      boxAt('snow', [16, 0.6, 12], [0, 0, 0.6], 0.2),
      move(steps('ice', 4, 0.6, 1.6, 3), 0, 0, 6.4),
    ),
} satisfies Partial<KindTable<DwellingKind>>;
