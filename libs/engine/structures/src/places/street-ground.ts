import type { StreetKind } from '@diorama/catalogue';
import { array, bar, boxAt, cylinder, extrude, group, jitter, lathe, mirror, move, turn } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';
import type { KindTable } from '../finishes/kinds.js';
import { ballAt, disc, polygon, postAt, spaced } from '../solids/solids.js';

const track = (length: number): Shape =>
  group(
    boxAt('gravel', [3.4, 0.16, length], [0, 0, 0]),
    array(boxAt('timber', [2.5, 0.16, 0.26], [0, 0.08, 0]), Math.round(length / 0.62), [0, 0, 0.62], true),
    ...[-0.72, 0.72].map((x) =>
      group(boxAt('rust', [0.14, 0.06, length], [x, 0.24, 0]), boxAt('metal', [0.07, 0.16, length], [x, 0.26, 0])),
    ),
  );

const cobbles = (w: number, d: number): Shape =>
  group(
    boxAt('soil', [w, 0.06, d], [0, 0, 0]),
    jitter(
      group(
        ...Array.from({ length: Math.round(w / 0.3) * Math.round(d / 0.3) }, (_, k) => {
          const across = Math.round(w / 0.3);
          const [i, j] = [k % across, Math.floor(k / across)];
          return boxAt(
            (i * 7 + j * 5) % 3 === 0 ? 'stone2' : 'stone',
            [0.26, 0.1 + 0.01 * ((i + 2 * j) % 3), 0.26],
            [(i - (across - 1) / 2) * 0.3, 0, (j - (Math.round(d / 0.3) - 1) / 2) * 0.3],
            0.04,
          );
        }),
      ),
      0.012,
      4,
    ),
  );

/** Barriers, signs and pieces of ground. */
export const STREET_GROUND_KINDS = {
  bollard: () =>
    group(
      postAt('iron', 0.13, 0.12, [0, 0, 0]),
      postAt('iron', 0.09, 0.85, [0, 0, 0]),
      postAt('white', 0.1, 0.1, [0, 0.62, 0]),
      postAt('iron', 0.11, 0.06, [0, 0.82, 0]),
      ballAt('iron', 0.1, [0, 0.94, 0]),
    ),
  roadblock: () =>
    group(
      ...[-0.8, 0.8].flatMap((x) => [bar('grey', [x, 0, 0.3], [x, 1, 0], 0.06), bar('grey', [x, 0, -0.3], [x, 1, 0], 0.06)]),
      ...[0.42, 0.78].map((y) =>
        group(
          boxAt('white', [2, 0.24, 0.04], [0, y, 0.1]),
          ...spaced(5, 0.42).map((x) =>
            move(
              extrude(
                'red',
                [
                  [-0.2, 0],
                  [-0.02, 0],
                  [0.2, 0.24],
                  [0.02, 0.24],
                ],
                0.06,
              ),
              x,
              y,
              0.1,
            ),
          ),
        ),
      ),
      mirror(ballAt('orange', 0.1, [0.8, 1.12, 0])),
    ),
  'concrete-barrier': () =>
    group(
      turn(
        extrude(
          'concrete',
          [
            [-0.3, 0],
            [0.3, 0],
            [0.3, 0.1],
            [0.14, 0.34],
            [0.08, 0.82],
            [-0.08, 0.82],
            [-0.14, 0.34],
            [-0.3, 0.1],
          ],
          2.6,
        ),
        [0, 90, 0],
      ),
      ...spaced(3, 0.8).map((x) => boxAt('yellow', [0.3, 0.1, 0.24], [x, 0.6, 0])),
    ),
  'newspaper-stand': () =>
    group(
      boxAt('blue', [2.4, 2.2, 1.2], [0, 0, -0.2]),
      boxAt('dark', [2.1, 1.1, 0.1], [0, 1, 0.4]),
      boxAt('wood', [2.4, 0.08, 0.7], [0, 0.92, 0.7]),
      boxAt('blue', [2.4, 0.9, 0.1], [0, 0, 0.9]),
      turn(boxAt('awning', [2.7, 0.06, 1.1], [0, 0, 0]), [18, 0, 0], [0, 2.2, 0.9]),
      boxAt('blue', [2.6, 0.14, 1.5], [0, 2.2, -0.2]),
      ...spaced(6, 0.38).flatMap((x, k) => [
        turn(
          boxAt((['white', 'red', 'yellow', 'white', 'teal', 'orange'] as const)[k] ?? 'white', [0.3, 0.4, 0.03], [0, 0, 0]),
          [-20, 0, 0],
          [x, 1, 0.85],
        ),
        boxAt((['yellow', 'white', 'blue', 'pink', 'white', 'green'] as const)[k] ?? 'white', [0.28, 0.38, 0.03], [x, 1.5, 0.44]),
        turn(boxAt('white', [0.3, 0.36, 0.03], [0, 0, 0]), [-10, 0, 0], [x, 0.2 + 0.28 * (k % 2), 0.97]),
      ]),
    ),
  billboard: () =>
    group(
      ...[-2.4, 2.4].map((x) => postAt('grey', 0.2, 5, [x, 0, 0], { sides: 10 })),
      boxAt('grey', [9, 4.2, 0.3], [0, 4, 0]),
      boxAt('white', [8.6, 3.8, 0.4], [0, 4.2, 0]),
      boxAt('teal', [8.6, 1.3, 0.44], [0, 4.2, 0]),
      move(disc('yellow', 1, 0.46, 20), 2.4, 6.6, 0),
      boxAt('red', [3.2, 1.8, 0.46], [-2, 5.6, 0]),
      boxAt('plank', [9, 0.1, 0.8], [0, 3.9, 0.5]),
      ...spaced(4, 2.2).map((x) => group(bar('grey', [x, 4, 0.2], [x, 3.9, 1.1], 0.06), boxAt('lamp', [0.4, 0.16, 0.2], [x, 3.9, 1.1]))),
    ),
  'street-sign': () =>
    group(
      postAt('grey', 0.04, 2.8, [0, 0, 0], { sides: 8 }),
      turn(group(boxAt('green', [1, 0.22, 0.03], [0, 2.5, 0]), boxAt('white', [0.7, 0.08, 0.04], [0, 2.57, 0])), [0, 0, 0]),
      turn(group(boxAt('green', [1, 0.22, 0.03], [0, 2.74, 0]), boxAt('white', [0.7, 0.08, 0.04], [0, 2.81, 0])), [0, 90, 0]),
    ),
  'stop-sign': () =>
    group(
      postAt('grey', 0.04, 2.5, [0, 0, 0], { sides: 8 }),
      move(extrude('white', polygon(8, 0.42, 22.5), 0.03), 0, 2.3, 0.05),
      move(extrude('red', polygon(8, 0.38, 22.5), 0.05), 0, 2.3, 0.05),
      boxAt('white', [0.46, 0.1, 0.07], [0, 2.25, 0.05]),
    ),
  signpost: () =>
    group(
      postAt('log', 0.09, 2.6, [0, 0, 0], { sides: 8 }),
      ...[
        [2.2, 18, 1],
        [1.8, -25, -1],
        [1.4, 60, 1],
      ].map(([y = 0, a = 0, s = 1]) =>
        turn(
          extrude(
            'wood',
            s > 0
              ? [
                  [-0.2, 0],
                  [0.8, 0],
                  [1, 0.15],
                  [0.8, 0.3],
                  [-0.2, 0.3],
                ]
              : [
                  [0.2, 0],
                  [0.2, 0.3],
                  [-0.8, 0.3],
                  [-1, 0.15],
                  [-0.8, 0],
                ],
            0.06,
          ),
          [0, a, 0],
          [0, y, 0.08],
        ),
      ),
      ballAt('wood', 0.12, [0, 2.66, 0]),
    ),
  'railway-signal': () =>
    group(
      postAt('grey', 0.08, 4.4, [0, 0, 0]),
      turn(boxAt('white', [1.5, 0.2, 0.05], [0, -0.1, 0]), [0, 0, 40], [0, 3.6, 0.12]),
      turn(boxAt('white', [1.5, 0.2, 0.05], [0, -0.1, 0]), [0, 0, -40], [0, 3.6, 0.14]),
      mirror(group(move(disc('dark', 0.26, 0.08, 16), 0.5, 2.5, 0.1), move(disc('red', 0.14, 0.16, 14), 0.5, 2.5, 0.12))),
      boxAt('grey', [1, 0.08, 0.08], [0, 2.46, 0]),
      boxAt('grey', [0.5, 0.8, 0.4], [0, 0, 0]),
      ...[0, 1, 2, 3].map((k) => boxAt(k % 2 === 0 ? 'red' : 'white', [1, 0.14, 0.06], [0.6 + k, 1, 0.2])),
    ),
  'railway-track': () => track(8),
  'road-piece': () =>
    group(
      boxAt('asphalt', [7, 0.12, 12], [0, 0, 0]),
      mirror(boxAt('white', [0.14, 0.13, 12], [3.2, 0, 0])),
      array(boxAt('yellow', [0.14, 0.13, 1.6], [0, 0, 0]), 4, [0, 0, 3], true),
      mirror(boxAt('gravel', [0.7, 0.1, 12], [3.8, 0, 0])),
    ),
  highway: () =>
    group(
      boxAt('asphalt', [22, 0.2, 30], [0, 0, 0]),
      boxAt('concrete', [0.8, 0.9, 30], [0, 0.2, 0]),
      mirror(
        group(
          boxAt('white', [0.2, 0.22, 30], [10.2, 0, 0]),
          boxAt('yellow', [0.2, 0.22, 30], [0.9, 0, 0]),
          ...[4, 7.2].map((x) => array(boxAt('white', [0.2, 0.22, 2.4], [x, 0, 0]), 5, [0, 0, 6], true)),
          boxAt('metal', [0.1, 0.4, 30], [10.9, 0.6, 0]),
          array(boxAt('metal', [0.16, 0.9, 0.16], [10.9, 0, 0]), 10, [0, 0, 3.2], true),
        ),
      ),
    ),
  path: () =>
    group(
      boxAt('gravel', [1.6, 0.08, 6], [0, 0, 0]),
      jitter(mirror(array(boxAt('stone', [0.24, 0.18, 0.36], [0.84, 0, 0], 0.05), 15, [0, 0, 0.41], true)), 0.02, 2),
      ...Array.from({ length: 14 }, (_, k) =>
        boxAt('stone2', [0.2, 0.1, 0.16], [((k * 37) % 12) / 10 - 0.55, 0.01, -2.7 + 0.41 * k], 0.04),
      ),
    ),
  'stepping-stones': () =>
    group(
      ...Array.from({ length: 7 }, (_, k) =>
        jitter(
          move(cylinder(k % 2 === 0 ? 'stone' : 'stone2', 0.38, 0.12, { sides: 9 }), 0.3 * (k % 2) - 0.15, 0, -2.7 + 0.9 * k),
          0.05,
          k,
        ),
      ),
    ),
  crosswalk: () =>
    group(boxAt('asphalt', [8, 0.1, 4], [0, 0, 0]), ...spaced(8, 0.96).map((x) => boxAt('white', [0.5, 0.12, 3.4], [x, 0, 0]))),
  sidewalk: () =>
    group(
      boxAt('asphalt', [2.6, 0.04, 5.5], [0, 0, 0]),
      array(array(boxAt('concrete', [0.86, 0.16, 0.88], [-0.2, 0, 0]), 2, [0.9, 0, 0], true), 6, [0, 0, 0.91], true),
      boxAt('stone', [0.2, 0.18, 5.5], [0.85, 0, 0]),
    ),
  cobblestone: () => cobbles(3, 3),
  'wind-turbine': () =>
    group(
      postAt('white', 2, 70, [0, 0, 0], { top: 1.1, sides: 16 }),
      boxAt('white', [3, 3.2, 8], [0, 69, -1], 0.6),
      turn(
        lathe(
          'white',
          [
            [1.6, 0],
            [1.3, 1.2],
            [0, 2.4],
          ],
          { sides: 14 },
        ),
        [90, 0, 0],
        [0, 70.6, 3],
      ),
      ...[0, 120, 240].map((a) =>
        turn(
          extrude(
            'white',
            [
              [-0.8, 1],
              [0.8, 1],
              [1.5, 7],
              [0.3, 34],
              [-0.1, 34],
              [-0.9, 8],
            ],
            0.5,
          ),
          [0, 0, a],
          [0, 70.6, 4.2],
        ),
      ),
      ...[0, 120, 240].map((a) => turn(boxAt('red', [0.5, 2.4, 0.6], [0.1, 30, 0]), [0, 0, a], [0, 70.6, 4.2])),
    ),
  'solar-panel': () =>
    group(
      turn(
        group(
          boxAt('silver', [3.4, 0.08, 2.1], [0, 0, 0]),
          ...spaced(6, 0.54).flatMap((x) => spaced(4, 0.5).map((z) => boxAt('navy', [0.5, 0.1, 0.46], [x, 0, z]))),
        ),
        [32, 0, 0],
        [0, 1.2, 0],
      ),
      mirror(boxAt('grey', [0.08, 0.7, 0.08], [1.3, 0, 0.8])),
      mirror(boxAt('grey', [0.08, 1.7, 0.08], [1.3, 0, -0.75])),
      mirror(bar('grey', [1.3, 0.1, 0.8], [1.3, 1.4, -0.75], 0.05)),
      boxAt('grey', [2.8, 0.06, 0.06], [0, 0.5, -0.75]),
    ),
  'satellite-dish': () =>
    group(
      postAt('grey', 0.1, 1.4, [0, 0, 0]),
      boxAt('grey', [0.7, 0.06, 0.7], [0, 0, 0]),
      turn(
        group(
          lathe(
            'white',
            [
              [0.1, 0],
              [0.5, 0.08],
              [0.95, 0.34],
              [0.92, 0.37],
              [0.5, 0.12],
              [0, 0.05],
            ],
            { sides: 24 },
          ),
          ...[0, 120, 240].map((a) => turn(bar('grey', [0, 0.3, 0.85], [0, 1.1, 0.04], 0.03), [0, a, 0])),
          postAt('dark', 0.09, 0.2, [0, 1, 0]),
        ),
        [52, 0, 0],
        [0, 1.5, 0.05],
      ),
    ),
  antenna: () =>
    group(
      postAt('silver', 0.04, 4, [0, 0, 0], { sides: 8 }),
      boxAt('silver', [0.05, 0.05, 1.8], [0, 3.4, 0]),
      ...[-0.8, -0.5, -0.2, 0.1, 0.4, 0.7].map((z, k) => boxAt('silver', [1.4 - 0.14 * k, 0.03, 0.03], [0, 3.42, z])),
      boxAt('grey', [0.4, 0.04, 0.4], [0, 0, 0]),
      ballAt('red', 0.06, [0, 4.04, 0]),
    ),
} satisfies Partial<KindTable<StreetKind>>;
