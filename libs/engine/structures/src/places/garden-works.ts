import type { GardenKind } from '@diorama/catalogue';
import { boxAt, cylinder, extrude, group, lathe, mirror, move, radial, sphere, sweep, turn } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';
import { roundRoof } from '../building/roofs.js';
import type { KindTable } from '../finishes/kinds.js';
import { arc, ballAt, disc, frustum, postAt, spaced, steps, tube } from '../solids/solids.js';

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

/** Stalls, tents, pools and hearths. */
export const GARDEN_WORK_KINDS = {
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
} satisfies Partial<KindTable<GardenKind>>;
