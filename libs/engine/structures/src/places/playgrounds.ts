import type { PlayKind } from '@diorama/catalogue';
import { bar, boxAt, cylinder, extrude, group, lathe, mirror, move, sweep, turn } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';
import type { KindTable } from '../finishes/kinds.js';
import { frustum, postAt, spaced } from '../solids/solids.js';
import type { Triple } from './play-shapes.js';

/** A channel that runs down from y = height at z = 0 to the ground at z = length. */
const chute = (slot: string, height: number, length: number): Shape => {
  const line: Triple[] = [
    [0, height, 0.2],
    [0, height * 0.9, 0.5],
    [0, height * 0.3, length * 0.7],
    [0, 0.28, length * 0.9],
    [0, 0.24, length],
  ];
  return group(
    ...line.slice(0, -1).map((from, k): Shape => {
      const to = line[k + 1] ?? from;
      const [dy, dz] = [to[1] - from[1], to[2] - from[2]];
      const long = Math.hypot(dy, dz) + 0.06;
      return turn(
        group(boxAt(slot, [0.6, 0.05, long], [0, 0, 0]), mirror(boxAt(slot, [0.05, 0.22, long], [0.3, 0, 0]))),
        [(Math.atan2(-dy, dz) * 180) / Math.PI, 0, 0],
        [0, (from[1] + to[1]) / 2, (from[2] + to[2]) / 2],
      );
    }),
  );
};

const ladder = (slot: string, height: number, z: number, lean: number): Shape =>
  group(
    mirror(bar(slot, [0.26, 0, z - lean], [0.26, height, z], 0.06)),
    ...Array.from({ length: Math.floor(height / 0.28) }, (_, k) =>
      boxAt(slot, [0.5, 0.04, 0.05], [0, 0.22 + 0.28 * k, z - lean * (1 - (0.22 + 0.28 * k) / height)]),
    ),
  );

/** Slides, swings and climbing frames. */
export const PLAYGROUND_KINDS = {
  slide: () =>
    group(
      chute('red', 2, 3),
      ladder('blue', 2, -0.5, 0.5),
      boxAt('yellow', [0.66, 0.06, 0.6], [0, 1.98, -0.1]),
      mirror(boxAt('blue', [0.06, 2, 0.06], [0.3, 0, 0.15])),
      mirror(
        sweep(
          'blue',
          [
            [0.3, 2, -0.45],
            [0.3, 2.6, -0.3],
            [0.3, 2.55, 0.1],
            [0.3, 2.1, 0.4],
          ],
          0.035,
          { sides: 6 },
        ),
      ),
    ),
  swing: () =>
    group(
      ...[-1.6, 1.6].flatMap((x) => [
        bar('green', [x * 1.15, 0, 0.9], [x, 2.3, 0], 0.1),
        bar('green', [x * 1.15, 0, -0.9], [x, 2.3, 0], 0.1),
      ]),
      sweep(
        'green',
        [
          [-1.7, 2.3, 0],
          [1.7, 2.3, 0],
        ],
        0.06,
      ),
      ...[-0.75, 0.75].flatMap((x, k) => [
        boxAt(k === 0 ? 'red' : 'blue', [0.5, 0.04, 0.24], [x, 0.5, 0.06]),
        ...[-0.22, 0.22].map((d) =>
          sweep(
            'metal',
            [
              [x + d, 0.52, 0.06],
              [x + d, 2.26, 0],
            ],
            0.018,
            { sides: 5 },
          ),
        ),
      ]),
    ),
  seesaw: () =>
    group(
      turn(
        group(
          boxAt('red', [3, 0.07, 0.26], [0, 0, 0]),
          mirror(
            group(
              sweep(
                'yellow',
                [
                  [1, 0.06, -0.14],
                  [1, 0.36, -0.14],
                  [1, 0.36, 0.14],
                  [1, 0.06, 0.14],
                ],
                0.025,
                { sides: 6 },
              ),
              boxAt('yellow', [0.36, 0.06, 0.3], [1.32, 0.06, 0]),
            ),
          ),
        ),
        [0, 0, 12],
        [0, 0.52, 0],
      ),
      move(
        extrude(
          'blue',
          [
            [-0.4, 0],
            [0.4, 0],
            [0.08, 0.56],
            [-0.08, 0.56],
          ],
          0.2,
        ),
        0,
        0,
        0,
      ),
      turn(cylinder('metal', 0.06, 0.4, { sides: 8 }), [90, 0, 0], [0, 0.52, -0.2]),
    ),
  'climbing-frame': () =>
    group(
      ...Array.from({ length: 5 }, (_, k) =>
        turn(
          sweep(
            'red',
            Array.from({ length: 13 }, (_unused, j): Triple => [1.8 * Math.cos((j * Math.PI) / 12), 1.8 * Math.sin((j * Math.PI) / 12), 0]),
            0.04,
            { sides: 6 },
          ),
          [0, 36 * k, 0],
        ),
      ),
      ...[0.01, 0.5, 1, 1.4].map((y, k) =>
        move(
          sweep(
            (['blue', 'yellow', 'green', 'blue'] as const)[k] ?? 'blue',
            Array.from({ length: 10 }, (_, j): Triple => {
              const r = Math.sqrt(1.8 * 1.8 - y * y);
              return [r * Math.cos((j * Math.PI) / 5), y, r * Math.sin((j * Math.PI) / 5)];
            }),
            0.04,
            { sides: 6, closed: true },
          ),
          0,
          0,
          0,
        ),
      ),
    ),
  'monkey-bars': () =>
    group(
      mirror(
        sweep(
          'yellow',
          [
            [0.4, 2.1, -1.6],
            [0.4, 2.1, 1.6],
          ],
          0.045,
        ),
      ),
      ...spaced(9, 0.4).map((z) =>
        sweep(
          'blue',
          [
            [-0.4, 2.1, z],
            [0.4, 2.1, z],
          ],
          0.03,
          { sides: 6 },
        ),
      ),
      ...[-1, 1].flatMap((s) =>
        [-0.4, 0.4].map((x) =>
          sweep(
            'red',
            [
              [x, 0, s * 1.9],
              [x, 2.1, s * 1.6],
            ],
            0.045,
          ),
        ),
      ),
      ...[0.4, 0.8, 1.2, 1.6].flatMap((y) =>
        [-1, 1].map((s) =>
          sweep(
            'red',
            [
              [-0.4, y, s * (1.9 - 0.143 * y)],
              [0.4, y, s * (1.9 - 0.143 * y)],
            ],
            0.03,
            { sides: 6 },
          ),
        ),
      ),
    ),
  sandbox: () =>
    group(
      ...[0, 90, 180, 270].map((a) => turn(boxAt('wood', [2.2, 0.28, 0.2], [0, 0, 1]), [0, a, 0])),
      boxAt('sand', [2, 0.18, 2], [0, 0, 0]),
      move(frustum('sand', [0.5, 0.5], 0.26, [0.1, 0.1]), -0.4, 0.18, -0.3),
      move(
        lathe(
          'red',
          [
            [0.11, 0],
            [0.15, 0.26],
            [0.13, 0.26],
            [0, 0.2],
          ],
          { sides: 14 },
        ),
        0.5,
        0.16,
        0.3,
      ),
      sweep(
        'yellow',
        [
          [0.36, 0.42, 0.3],
          [0.5, 0.58, 0.3],
          [0.64, 0.42, 0.3],
        ],
        0.012,
        { sides: 5 },
      ),
      boxAt('blue', [0.1, 0.02, 0.2], [-0.3, 0.2, 0.5]),
      boxAt('blue', [0.03, 0.03, 0.24], [-0.3, 0.2, 0.7]),
    ),
  'playground-roundabout': () =>
    group(
      postAt('red', 1.2, 0.12, [0, 0.12, 0], { sides: 20 }),
      postAt('yellow', 1.1, 0.02, [0, 0.24, 0], { sides: 20 }),
      postAt('grey', 0.2, 0.2, [0, 0, 0]),
      ...[0, 60, 120, 180, 240, 300].map((a) =>
        turn(
          sweep(
            'blue',
            [
              [0, 0.24, 0.2],
              [0, 0.95, 0.25],
              [0, 0.95, 1.05],
              [0, 0.24, 1.1],
            ],
            0.035,
            { sides: 6 },
          ),
          [0, a, 0],
        ),
      ),
      postAt('red', 0.1, 0.9, [0, 0.24, 0]),
    ),
  'playground-set': () =>
    group(
      ...[-0.8, 0.8].flatMap((x) => [-0.8, 0.8].map((z) => boxAt('blue', [0.12, 3, 0.12], [x, 0, z]))),
      boxAt('plank', [1.7, 0.1, 1.7], [0, 1.3, 0]),
      ...[0, 90, 270].map((a) => turn(boxAt('yellow', [1.6, 0.6, 0.06], [0, 1.4, -0.8]), [0, a, 0])),
      move(frustum('red', [2.2, 2.2], 1.1, [0, 0]), 0, 3, 0),
      move(chute('red', 1.4, 2.6), 0, 0, 0.7),
      turn(ladder('green', 1.4, 0, 0.5), [0, 90, 0], [-0.9, 0, 0]),
      bar('green', [0.8, 2.4, 0], [3.6, 2.4, 0], 0.12),
      ...[-0.7, 0.7].map((z) => bar('green', [3.7, 0, z], [3.5, 2.45, 0], 0.1)),
      ...[1.7, 2.8].flatMap((x, k) => [
        boxAt(k === 0 ? 'yellow' : 'red', [0.45, 0.05, 0.24], [x, 0.5, 0]),
        ...[-0.2, 0.2].map((d) => boxAt('metal', [0.03, 1.9, 0.03], [x + d, 0.5, 0])),
      ]),
      boxAt('sand', [6.6, 0.08, 5.6], [1.2, 0, 0.9]),
    ),
} satisfies Partial<KindTable<PlayKind>>;
