import type { StreetKind } from '@diorama/catalogue';
import { bar, boxAt, cylinder, extrude, group, lathe, mirror, move, sphere, sweep, turn } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';
import type { KindTable } from '../finishes/kinds.js';
import { arc, ballAt, disc, frustum, postAt } from '../solids/solids.js';

const victorianLamp = (): Shape =>
  group(
    postAt('iron', 0.24, 0.3, [0, 0, 0], { top: 0.16, sides: 8 }),
    postAt('iron', 0.12, 0.5, [0, 0.3, 0], { top: 0.08, sides: 8 }),
    postAt('iron', 0.06, 2.5, [0, 0.8, 0], { sides: 8 }),
    postAt('iron', 0.1, 0.1, [0, 1.5, 0], { sides: 8 }),
    boxAt('iron', [0.8, 0.05, 0.05], [0, 2.9, 0]),
    move(frustum('lamp', [0.26, 0.26], 0.5, [0.42, 0.42]), 0, 3.34, 0),
    ...[
      [-1, -1],
      [1, -1],
      [-1, 1],
      [1, 1],
    ].map(([x = 0, z = 0]) => bar('iron', [x * 0.13, 3.3, z * 0.13], [x * 0.21, 3.86, z * 0.21], 0.035)),
    move(frustum('iron', [0.54, 0.54], 0.26, [0.1, 0.1]), 0, 3.84, 0),
    ballAt('iron', 0.06, [0, 4.14, 0]),
    boxAt('iron', [0.3, 0.06, 0.3], [0, 3.28, 0]),
  );

/** Lamps, booths, boxes and bins. */
export const STREET_FURNITURE_KINDS = {
  'street-lamp': victorianLamp,
  'street-light': () =>
    group(
      postAt('grey', 0.16, 0.5, [0, 0, 0]),
      sweep(
        'grey',
        [
          [0, 0, 0],
          [0, 7, 0],
          [0, 7.7, 0.2],
          [0, 8, 0.8],
          [0, 8.05, 1.9],
        ],
        [0.1, 0.07, 0.06, 0.055, 0.05],
      ),
      boxAt('grey', [0.34, 0.14, 0.9], [0, 7.98, 2.1], 0.04),
      boxAt('lamp', [0.26, 0.05, 0.7], [0, 7.94, 2.1]),
    ),
  'phone-booth': () =>
    group(
      boxAt('red', [1, 0.3, 1], [0, 0, 0]),
      ...[-1, 1].flatMap((x) => [-1, 1].map((z) => boxAt('red', [0.14, 2.3, 0.14], [x * 0.43, 0, z * 0.43]))),
      boxAt('glass', [0.82, 1.9, 0.82], [0, 0.3, 0]),
      ...[0, 90, 180, 270].map((a) =>
        turn(
          group(
            ...[0.62, 0.94, 1.26, 1.58, 1.9].map((y) => boxAt('red', [0.8, 0.03, 0.05], [0, y, 0.42])),
            ...[-0.22, 0.22].map((x) => boxAt('red', [0.03, 1.8, 0.05], [x, 0.3, 0.42])),
            boxAt('white', [0.7, 0.16, 0.06], [0, 2.26, 0.46]),
          ),
          [0, a, 0],
        ),
      ),
      boxAt('red', [1, 0.3, 1], [0, 2.18, 0]),
      move(
        turn(
          lathe(
            'red',
            [
              [0.62, 0],
              [0.5, 0.14],
              [0.2, 0.22],
              [0, 0.24],
            ],
            { sides: 4, smooth: false },
          ),
          [0, 45, 0],
        ),
        0,
        2.48,
        0,
      ),
      boxAt('dark', [0.26, 0.4, 0.1], [0, 1.1, -0.3]),
    ),
  'bus-stop': () =>
    group(
      boxAt('concrete', [4.4, 0.12, 1.8], [0, 0, 0]),
      ...[-1.9, 0, 1.9].map((x) => boxAt('grey', [0.1, 2.5, 0.1], [x, 0.1, -0.6])),
      boxAt('clear', [3.7, 1.9, 0.05], [0, 0.4, -0.6]),
      mirror(group(boxAt('clear', [0.05, 1.9, 1.1], [1.9, 0.4, -0.05]), boxAt('grey', [0.1, 2.5, 0.1], [1.9, 0.1, 0.5]))),
      turn(boxAt('blue', [4.3, 0.14, 1.7], [0, 0, 0]), [-4, 0, 0], [0, 2.6, 0]),
      boxAt('wood', [2.6, 0.08, 0.4], [-0.3, 0.5, -0.3]),
      ...[-1.3, 0.7].map((x) => boxAt('grey', [0.08, 0.4, 0.3], [x, 0.12, -0.3])),
      boxAt('yellow', [0.06, 1.5, 0.9], [1.9, 0.6, 0]),
      postAt('grey', 0.05, 3, [2.9, 0, 0.6], { sides: 8 }),
      move(disc('yellow', 0.34, 0.06, 18), 2.9, 3.1, 0.6),
      boxAt('blue', [0.34, 0.2, 0.08], [2.9, 3, 0.6]),
      boxAt('white', [0.4, 0.6, 0.05], [2.9, 1.5, 0.64]),
    ),
  mailbox: () =>
    group(
      boxAt('wood', [0.12, 1.1, 0.12], [0, 0, 0]),
      move(extrude('silver', [...arc(0.13, 0, 180, 8, [0, 0.14]), [-0.13, 0], [0.13, 0]], 0.5), 0, 1.1, 0),
      move(extrude('white', [...arc(0.12, 0, 180, 8, [0, 0.14]), [-0.12, 0.02], [0.12, 0.02]], 0.03), 0, 1.1, 0.255),
      boxAt('red', [0.02, 0.26, 0.04], [0.14, 1.2, 0]),
      boxAt('red', [0.02, 0.1, 0.16], [0.14, 1.42, 0.05]),
    ),
  'pillar-box': () =>
    group(
      postAt('dark', 0.26, 0.16, [0, 0, 0], { sides: 16 }),
      postAt('red', 0.23, 1.2, [0, 0.16, 0], { sides: 18 }),
      move(
        lathe(
          'red',
          [
            [0.27, 0],
            [0.27, 0.08],
            [0.2, 0.16],
            [0, 0.22],
          ],
          { sides: 18 },
        ),
        0,
        1.36,
        0,
      ),
      boxAt('dark', [0.26, 0.05, 0.06], [0, 1.18, 0.21]),
      boxAt('white', [0.16, 0.2, 0.04], [0, 0.86, 0.215]),
      boxAt('gold', [0.1, 0.12, 0.04], [0, 0.6, 0.22]),
    ),
  'fire-hydrant': () =>
    group(
      postAt('red', 0.2, 0.06, [0, 0, 0], { sides: 12 }),
      postAt('red', 0.13, 0.52, [0, 0.06, 0], { sides: 12 }),
      postAt('red', 0.17, 0.05, [0, 0.2, 0], { sides: 12 }),
      postAt('red', 0.17, 0.06, [0, 0.54, 0], { sides: 12 }),
      move(
        lathe(
          'red',
          [
            [0.15, 0],
            [0.13, 0.08],
            [0.05, 0.14],
            [0.05, 0.2],
            [0, 0.2],
          ],
          { sides: 12 },
        ),
        0,
        0.6,
        0,
      ),
      mirror(
        turn(
          group(cylinder('red', 0.07, 0.2, { sides: 10 }), move(cylinder('silver', 0.08, 0.05, { sides: 6 }), 0, 0.2, 0)),
          [0, 0, -90],
          [0.06, 0.42, 0],
        ),
      ),
      turn(
        group(cylinder('red', 0.09, 0.2, { sides: 10 }), move(cylinder('silver', 0.1, 0.06, { sides: 6 }), 0, 0.2, 0)),
        [90, 0, 0],
        [0, 0.36, 0.04],
      ),
    ),
  'park-bench': () =>
    group(
      ...[0, 1, 2, 3].map((k) => boxAt('wood', [1.8, 0.035, 0.1], [0, 0.44, 0.2 - 0.12 * k])),
      ...[0, 1, 2].map((k) => turn(boxAt('wood', [1.8, 0.1, 0.035], [0, 0, 0]), [-12, 0, 0], [0, 0.56 + 0.14 * k, -0.24 - 0.03 * k])),
      mirror(
        sweep(
          'iron',
          [
            [0.75, 0, 0.26],
            [0.75, 0.42, 0.22],
            [0.75, 0.43, -0.22],
            [0.75, 0, -0.3],
          ],
          0.03,
          { sides: 6 },
        ),
      ),
      mirror(
        sweep(
          'iron',
          [
            [0.75, 0.42, -0.2],
            [0.75, 0.95, -0.34],
          ],
          0.025,
          { sides: 6 },
        ),
      ),
      mirror(
        sweep(
          'iron',
          [
            [0.85, 0.44, 0.24],
            [0.85, 0.66, 0.24],
            [0.85, 0.68, -0.26],
          ],
          0.025,
          { sides: 6 },
        ),
      ),
    ),
  'parking-meter': () =>
    group(
      postAt('grey', 0.1, 0.05, [0, 0, 0]),
      postAt('grey', 0.035, 1.05, [0, 0, 0], { sides: 8 }),
      move(extrude('grey', [[-0.1, 0], [0.1, 0], [0.13, 0.16], ...arc(0.13, 0, 180, 8, [0, 0.22]), [-0.13, 0.16]], 0.14), 0, 1.02, 0),
      move(extrude('glass', [...arc(0.09, 0, 180, 8, [0, 0.22]), [-0.09, 0.18], [0.09, 0.18]], 0.16), 0, 1.02, 0),
      boxAt('dark', [0.02, 0.07, 0.16], [0.04, 1.09, 0]),
      boxAt('red', [0.05, 0.03, 0.16], [-0.04, 1.09, 0]),
    ),
  dumpster: () =>
    group(
      extrude(
        'green',
        [
          [-0.95, 0.2],
          [0.95, 0.2],
          [1.1, 0.7],
          [1.1, 1.3],
          [-1.1, 1.3],
          [-1.1, 0.7],
        ],
        1.3,
      ),
      ...[-0.75, 0, 0.75].map((x) => boxAt('green', [0.08, 0.9, 1.4], [x, 0.3, 0])),
      turn(boxAt('dark', [1.08, 0.06, 1.4], [0, 0, 0]), [-8, 0, 0], [-0.55, 1.36, 0]),
      turn(boxAt('dark', [1.08, 0.06, 1.4], [0, 0, 0]), [-24, 0, 0], [0.55, 1.56, -0.08]),
      mirror(boxAt('grey', [0.16, 0.16, 0.8], [1.16, 0.85, 0])),
      ...[-0.8, 0.8].flatMap((x) =>
        [-0.5, 0.5].map((z) => turn(cylinder('rubber', 0.1, 0.08, { sides: 10 }), [0, 0, 90], [x + 0.04, 0.1, z])),
      ),
      ...[0.2, 0.7].map((x, k) => move(sphere('dark', [0.26, 0.22, 0.24], { detail: 1, roughness: 0.15, seed: k }), x, 1.38, 0.2)),
    ),
  'trash-can': () =>
    group(
      postAt('metal', 0.26, 0.8, [0, 0, 0], { top: 0.3, sides: 18 }),
      ...[0.15, 0.4, 0.66].map((y) => postAt('grey', 0.28 + 0.04 * y, 0.04, [0, y, 0], { sides: 18 })),
      move(
        lathe(
          'metal',
          [
            [0.33, 0],
            [0.32, 0.06],
            [0.16, 0.13],
            [0, 0.14],
          ],
          { sides: 18 },
        ),
        0,
        0.8,
        0,
      ),
      sweep(
        'grey',
        [
          [-0.08, 0.92, 0],
          [-0.06, 1, 0],
          [0.06, 1, 0],
          [0.08, 0.92, 0],
        ],
        0.018,
        { sides: 6 },
      ),
      mirror(
        sweep(
          'grey',
          [
            [0.29, 0.55, -0.08],
            [0.36, 0.55, 0],
            [0.29, 0.55, 0.08],
          ],
          0.018,
          { sides: 6 },
        ),
      ),
    ),
  'wheelie-bin': () =>
    group(
      move(frustum('green', [0.46, 0.5], 0.95, [0.58, 0.68]), 0, 0.06, 0),
      turn(boxAt('green', [0.62, 0.07, 0.74], [0, 0, 0]), [4, 0, 0], [0, 1.02, 0.02]),
      boxAt('green', [0.5, 0.06, 0.08], [0, 0.98, -0.4]),
      mirror(turn(cylinder('rubber', 0.11, 0.07, { sides: 12 }), [0, 0, 90], [0.3, 0.11, -0.26])),
      boxAt('yellow', [0.2, 0.2, 0.02], [0, 0.6, 0.3]),
    ),
} satisfies Partial<KindTable<StreetKind>>;
