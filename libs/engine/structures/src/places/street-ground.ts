import type { StreetKind } from '@diorama/catalogue';
import { array, bar, boxAt, cylinder, extrude, group, jitter, mirror, move, turn } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';
import type { KindTable } from '../finishes/kinds.js';
import { ballAt, disc, postAt, spaced } from '../solids/solids.js';

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
} satisfies Partial<KindTable<StreetKind>>;
