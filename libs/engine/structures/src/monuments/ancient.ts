import type { AncientKind } from '@diorama/catalogue';
import { boxAt, cylinder, extrude, group, implicit, jitter, lathe, mirror, move, radial, sphere, turn } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';

import type { KindTable } from '../finishes/kinds.js';
import { frustum, postAt, spaced, steps } from '../solids/solids.js';

const stepped = (slot: string, width: number, height: number, levels: number, shrink: number): Shape =>
  group(
    ...Array.from({ length: levels }, (_, k) => {
      const w = width * (1 - (shrink * k) / levels);
      return move(frustum(slot, [w, w], height / levels, [w * 0.95, w * 0.95]), 0, (k * height) / levels, 0);
    }),
  );

const rough = (part: Shape, amount: number, seed: number): Shape => jitter(part, amount, seed);
const block = (w: number, h: number, d: number, seed: number, slot = 'stone'): Shape =>
  rough(frustum(slot, [w, d], h, [w * 0.86, d * 0.86]), 0.09 * Math.min(w, d), seed);

/** Monuments of early cultures. */
export const ANCIENT_KINDS: KindTable<AncientKind> = {
  pyramid: () =>
    group(
      ...Array.from({ length: 16 }, (_, k) => {
        const w = 60 * (1 - k / 16);
        return boxAt('sandstone', [w, 2.4, w], [0, 2.3 * k, 0]);
      }),
      move(frustum('sand', [5, 5], 3.4, [0, 0]), 0, 36, 0),
      boxAt('stone', [5, 5, 3], [0, 0, 29]),
      boxAt('dark', [2.4, 3.4, 3.2], [0, 0, 29.1]),
    ),
  'step-pyramid': () =>
    group(
      stepped('stone', 44, 20, 7, 0.72),
      ...[0, 90, 180, 270].map((a) =>
        turn(
          group(steps('sandstone', 6, 20, 17, 20), ...[-3.4, 3.4].map((x) => extrudeSlope(x))),
          [0, a, 0],
          [6 * Math.sin((a * Math.PI) / 180), 0, 6 * Math.cos((a * Math.PI) / 180)],
        ),
      ),
      boxAt('stone', [10, 5, 9], [0, 20, 0]),
      boxAt('dark', [2.4, 3.4, 9.2], [0, 20, 0]),
      boxAt('sandstone', [11, 0.8, 10], [0, 25, 0]),
      boxAt('stone', [8, 2, 1], [0, 25.8, 0]),
    ),
  ziggurat: () =>
    group(
      move(frustum('sandstone', [52, 44], 11, [46, 38]), 0, 0, 0),
      move(frustum('brick', [36, 28], 8, [32, 24]), 0, 11, 0),
      move(frustum('sandstone', [22, 16], 6, [20, 14]), 0, 19, 0),
      boxAt('blue', [9, 5, 7], [0, 25, 0]),
      boxAt('dark', [2.4, 3.4, 7.2], [0, 25, 0]),
      move(steps('sandstone', 5, 19, 20, 18), 0, 0, 13),
      ...[-1, 1].map((s) => turn(steps('sandstone', 4, 11, 18, 12), [0, s * 90, 0], [s * 2, 0, 20.4])),
      ...[0, 180].map((a) => turn(group(...spaced(9, 5.2).map((x) => boxAt('brick', [1.4, 9, 1.4], [x, 0, 21]))), [0, a, 0])),
      ...[90, -90].map((a) => turn(group(...spaced(7, 5.2).map((x) => boxAt('brick', [1.4, 9, 1.4], [x, 0, 24.6]))), [0, a, 0])),
    ),
  sphinx: () =>
    group(
      implicit(
        'sandstone',
        [
          { from: [0, 3.4, -12], to: [0, 4, 3], radii: [3.4, 3] },
          { from: [0, 4.4, 3], to: [0, 8, 4], radii: [2.9, 2] },
          { from: [-3, 2, -11], to: [-3.6, 1.4, -6], radii: [2.4, 1.6] },
          { from: [3, 2, -11], to: [3.6, 1.4, -6], radii: [2.4, 1.6] },
          { from: [-2.2, 1.1, 3], to: [-2.2, 1, 14], radii: [1.5, 1.15] },
          { from: [2.2, 1.1, 3], to: [2.2, 1, 14], radii: [1.5, 1.15] },
          { from: [3, 1.2, -13], to: [4.6, 0.8, -8], radii: [0.7, 0.5] },
        ],
        { blend: 1.4, cell: 0.5 },
      ),
      move(sphere('sandstone', [1.8, 2.1, 1.8], { detail: 3 }), 0, 10.4, 4.6),
      // The headdress falls to the shoulders in striped lappets.
      move(
        extrude(
          'gold',
          [
            [-1.9, 2.2],
            [-2.4, 1.4],
            [-3.6, -3.4],
            [-1.9, -3.6],
            [-1.5, 0],
            [1.5, 0],
            [1.9, -3.6],
            [3.6, -3.4],
            [2.4, 1.4],
            [1.9, 2.2],
            [0, 2.6],
          ],
          1.7,
        ),
        0,
        10.4,
        3.9,
      ),
      ...[0, 1, 2, 3].map((k) =>
        mirror(turn(boxAt('blue', [1.6, 0.34, 1.9], [0, 0, 0]), [0, 0, 12], [2.6 - 0.1 * k + 0.2 * k, 7.4 + 0.9 * k, 3.9])),
      ),
      ...[-0.75, 0.75].map((x) => boxAt('dark', [0.6, 0.26, 0.3], [x, 10.7, 6.2])),
      boxAt('sandstone', [0.5, 0.8, 0.6], [0, 9.8, 6.3]),
      boxAt('stone2', [0.9, 0.16, 0.3], [0, 9.2, 6.25]),
      boxAt('gold', [0.5, 1.4, 0.4], [0, 8, 6]),
      boxAt('sandstone', [13, 0.5, 32], [0, 0, 0]),
    ),
  obelisk: () =>
    group(
      boxAt('stone2', [5, 0.6, 5], [0, 0, 0]),
      boxAt('stone2', [3.8, 1.6, 3.8], [0, 0.6, 0]),
      move(frustum('granite', [2.6, 2.6], 17, [1.7, 1.7]), 0, 2.2, 0),
      move(frustum('gold', [1.7, 1.7], 2.2, [0, 0]), 0, 19.2, 0),
      ...[0, 1, 2, 3, 4, 5, 6].map((k) => boxAt('shade', [0.8 - 0.05 * (k % 3), 0.5, 2.66 - 0.11 * k], [0, 4 + 2 * k, 0])),
    ),
  stonehenge: () => {
    const pier = (a: number, r: number, h: number, seed: number): Shape =>
      turn(block(2, h, 1.2, seed), [0, a, 0], [r * Math.sin((a * Math.PI) / 180), 0, r * Math.cos((a * Math.PI) / 180)]);
    const outer = Array.from({ length: 20 }, (_, k) => 18 * k);
    return group(
      cylinder('grass', 19, 0.25, { sides: 32 }),
      ...outer.filter((_, k) => k !== 6 && k !== 13).map((a, k) => pier(a, 14, 4.2, k + 1)),
      ...outer
        .filter((_, k) => ![5, 6, 12, 13, 17].includes(k))
        .map((a) => turn(turn(boxAt('stone', [4.7, 0.9, 1.3], [0, 4.1, 13.9], 0.15), [0, a + 9, 0]), [0, 0, 0])),
      ...[-72, -36, 0, 36, 72].map((a) =>
        turn(
          group(
            move(block(2.2, 6.2, 1.4, 40 + a), -1.6, 0, -7.4),
            move(block(2.2, 6.2, 1.4, 60 + a), 1.6, 0, -7.4),
            boxAt('stone', [5.6, 1.1, 1.7], [0, 6, -7.4], 0.2),
          ),
          [0, -a * 1.2, 0],
        ),
      ),
      turn(block(2, 4, 1.2, 9), [80, 20, 0], [9, 0.8, 9]),
      boxAt('stone2', [4, 0.8, 1.6], [0, 0, -2], 0.2),
    );
  },
  dolmen: () =>
    group(
      move(block(1.4, 2, 1, 2), -1.5, 0, 0.4),
      move(block(1.2, 2.1, 1, 3), 1.5, 0, 0.4),
      move(block(1.6, 2, 0.8, 4), 0, 0, -1.2),
      turn(rough(boxAt('stone', [5, 0.9, 3.6], [0, 0, 0], 0.3), 0.16, 8), [0, 0, 4], [0, 1.9, 0]),
    ),
  'totem-pole': () => {
    const face = (y: number, slots: readonly [string, string], beak: boolean): Shape =>
      group(
        postAt(slots[0], 0.55, 1.5, [0, y, 0], { sides: 14 }),
        mirror(move(sphere('white', [0.2, 0.17, 0.12]), 0.24, y + 1, 0.5)),
        mirror(move(sphere('dark', [0.1, 0.1, 0.08], { detail: 1 }), 0.24, y + 1, 0.6)),
        mirror(turn(boxAt(slots[1], [0.4, 0.1, 0.2], [0, 0, 0]), [0, 0, -14], [0.25, y + 1.2, 0.5])),
        beak
          ? turn(frustum(slots[1], [0.36, 0.36], 0.8, [0.05, 0.05]), [100, 0, 0], [0, y + 0.7, 0.45])
          : group(boxAt('red', [0.66, 0.3, 0.3], [0, y + 0.3, 0.44]), boxAt('white', [0.5, 0.12, 0.36], [0, y + 0.42, 0.44])),
        postAt(slots[1], 0.58, 0.14, [0, y, 0], { sides: 14 }),
      );
    return group(
      face(0.3, ['wood', 'teal'], false),
      face(1.8, ['red', 'yellow'], true),
      face(3.3, ['teal', 'red'], false),
      face(4.8, ['wood', 'yellow'], true),
      mirror(
        group(
          extrude(
            'red',
            [
              [0.4, 5.3],
              [2.2, 5.9],
              [2.3, 5.5],
              [1.9, 5.2],
              [1.4, 5.1],
              [0.4, 4.9],
            ],
            0.16,
          ),
          extrude(
            'yellow',
            [
              [0.5, 5.2],
              [2, 5.7],
              [1.6, 5.4],
              [0.5, 5],
            ],
            0.24,
          ),
        ),
      ),
      postAt('soil', 0.8, 0.3, [0, 0, 0]),
      mirror(move(frustum('wood', [0.26, 0.2], 0.5, [0.04, 0.04]), 0.3, 6.3, 0)),
    );
  },
  'roman-column-ruin': () =>
    group(
      boxAt('stone', [2, 0.4, 2], [0, 0, 0]),
      move(
        lathe(
          'sandstone',
          [
            [0.8, 0],
            [0.66, 0.3],
            [0.6, 3.6],
            [0.3, 4.1],
            [0, 4],
          ],
          { sides: 12, smooth: false },
        ),
        0,
        0.4,
        0,
      ),
      turn(cylinder('sandstone', 0.58, 1.4, { sides: 12 }), [90, 30, 0], [1.6, 0.58, 0.6]),
      turn(boxAt('sandstone', [1.4, 0.4, 1.4], [0, 0, 0]), [20, 20, 10], [-1.4, 0.2, 0.9]),
    ),
  'victory-column': () =>
    group(
      boxAt('stone', [5, 0.8, 5], [0, 0, 0]),
      boxAt('stone', [3.6, 3, 3.6], [0, 0.8, 0]),
      boxAt('bronze', [2.4, 1.6, 3.8], [0, 1.5, 0]),
      postAt('marble', 1.3, 18, [0, 3.8, 0], { top: 1, sides: 16 }),
      ...[6, 9, 12, 15, 18].map((y) => postAt('stone', 1.36 - 0.012 * y, 0.3, [0, y, 0], { sides: 16 })),
      move(frustum('marble', [1.9, 1.9], 0.9, [3, 3]), 0, 21.8, 0),
      postAt('bronze', 0.5, 1.7, [0, 22.7, 0], { top: 0.3 }),
      move(sphere('bronze', 0.32, { detail: 1 }), 0, 24.7, 0),
      turn(boxAt('bronze', [0.2, 1.4, 0.2], [0, 0, 0]), [0, 0, -40], [0.3, 23.9, 0]),
    ),
  'machu-picchu': () =>
    group(
      move(rough(frustum('grass', [56, 30], 30, [6, 4]), 2, 4), 0, 0, -16),
      move(rough(frustum('leaf', [20, 16], 34, [2, 2]), 1.6, 7), 14, 0, -20),
      ...Array.from({ length: 7 }, (_, k) =>
        group(
          boxAt('stone', [50 - 3 * k, 1.9, 3], [0, 1.7 * k, 16 - 2.9 * k]),
          boxAt('grass', [49.6 - 3 * k, 0.3, 3], [0, 1.7 * k + 1.7, 15.8 - 2.9 * k]),
        ),
      ),
      ...spaced(5, 6.6).flatMap((x, k) => [
        group(
          boxAt('stone', [4.6, 2.6, 3.4], [x, 12, -3.4 + (k % 2)]),
          boxAt('dark', [1, 1.8, 3.5], [x, 12, -3.4 + (k % 2)]),
          ...[-1, 1]
            .map(() =>
              extrude(
                'stone',
                [
                  [-1.7, 0],
                  [1.7, 0],
                  [0, 1.8],
                ],
                0.6,
              ),
            )
            .map((g, j) => turn(g, [0, 90, 0], [x + (j === 0 ? -2 : 2), 14.6, -3.4 + (k % 2)])),
        ),
      ]),
      move(radial(boxAt('stone', [2.2, 3, 0.7], [0, 0, 0]), 9, 3), 17, 8.5, 2),
      move(steps('sandstone', 2.4, 12, 18, 22), -3, 0, -1.4),
    ),
};

const extrudeSlope = (x: number): Shape =>
  turn(
    extrude(
      'sandstone',
      [
        [0, 0],
        [18, 0],
        [0, 21],
      ],
      0.9,
    ),
    [0, -90, 0],
    [x, 0, 0],
  );
