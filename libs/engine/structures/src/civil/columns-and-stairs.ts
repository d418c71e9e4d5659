import type { PartKind } from '@diorama/catalogue';
import { bar, boxAt, cylinder, extrude, group, jitter, lathe, mirror, move, sweep, turn } from '@diorama/shape-language';
import type { Point2, Shape } from '@diorama/shape-language';
import { classicalColumn } from '../building/features.js';
import type { KindTable } from '../finishes/kinds.js';
import { ballAt, postAt, spaced, steps } from '../solids/solids.js';
import type { Triple } from './part-shapes.js';

const spiralStair = (radius: number, height: number, turns: number, count: number): Shape => {
  const [slot, rail] = ['wood', 'iron'];
  const at = (k: number): { a: number; y: number } => ({ a: (360 * turns * k) / count, y: (height * (k + 1)) / count });
  const line = (r: number, lift: number): Triple[] =>
    Array.from({ length: count + 1 }, (_, k): Triple => [
      r * Math.sin((at(k).a * Math.PI) / 180),
      at(k).y + lift,
      r * Math.cos((at(k).a * Math.PI) / 180),
    ]);
  return group(
    postAt(rail, 0.1 * radius, height + 1.2, [0, 0, 0], { sides: 12 }),
    ...Array.from({ length: count }, (_, k) =>
      turn(boxAt(slot, [0.42 * radius, 0.09, radius], [0, at(k).y - 0.09, radius / 2]), [0, at(k).a, 0]),
    ),
    ...Array.from({ length: count }, (_, k) => turn(postAt(rail, 0.025, 1, [0, at(k).y, 0.96 * radius], { sides: 5 }), [0, at(k).a, 0])),
    sweep(rail, line(0.96 * radius, 1), 0.05, { sides: 6 }),
  );
};

const stair = (slot: string, rail: string): Shape =>
  group(
    steps(slot, 1.6, 3, 4.5, 16),
    mirror(
      group(
        bar(rail, [0.75, 1.15, 4.4], [0.75, 4, 0.2], 0.1),
        ...Array.from({ length: 9 }, (_, k) => boxAt(rail, [0.05, 1.05, 0.05], [0.75, 0.15 + 0.335 * k, 4.35 - 0.5 * k])),
        boxAt(rail, [0.16, 1.3, 0.16], [0.75, 0, 4.5]),
        boxAt(rail, [0.16, 1.3, 0.16], [0.75, 2.9, 0.15]),
      ),
    ),
  );

const escalatorSide = (x: number): Shape =>
  turn(
    group(
      extrude(
        'metal',
        [
          [-3.4, 0],
          [-1.8, 0],
          [3, 3.6],
          [4, 3.6],
          [4, 4],
          [2.8, 4],
          [-2, 0.5],
          [-3.4, 0.5],
        ],
        0.16,
      ),
      extrude(
        'clear',
        [
          [-3.2, 0.5],
          [-2, 0.5],
          [2.8, 4],
          [3.9, 4],
          [3.9, 4.8],
          [2.6, 4.8],
          [-2.1, 1.3],
          [-3.2, 1.3],
        ],
        0.06,
      ),
      sweep(
        'rubber',
        [
          [-3.4, 0.5, 0],
          [-3.4, 1.3, 0],
          [-2.1, 1.4, 0],
          [2.6, 4.9, 0],
          [4, 4.9, 0],
          [4, 4, 0],
        ],
        0.07,
        { sides: 6 },
      ),
    ),
    [0, 90, 0],
    [x, 0, 0],
  );

/** Columns and stairs. */
export const STAIR_KINDS = {
  'doric-column': () => classicalColumn(0.42, 5, 'marble', 20),
  'ionic-column': () =>
    group(
      classicalColumn(0.38, 5, 'marble', 20),
      mirror(turn(cylinder('marble', 0.26, 0.9, { sides: 14 }), [90, 0, 0], [0.46, 4.6, -0.45])),
      ...spaced(2, 1).map((y) =>
        move(
          lathe(
            'marble',
            [
              [0.5, 0],
              [0.52, 0.06],
              [0.5, 0.12],
            ],
            { sides: 20 },
          ),
          0,
          0.5 + 0.14 * y,
          0,
        ),
      ),
    ),
  'egyptian-column': () =>
    group(
      boxAt('sandstone', [1.8, 0.3, 1.8], [0, 0, 0]),
      move(
        lathe(
          'sandstone',
          [
            [0.5, 0],
            [0.7, 0.3],
            [0.62, 3.8],
            [0.55, 4],
            [0.95, 5.2],
            [0.8, 5.3],
          ],
          { sides: 20, bands: [null, null, 'blue', 'gold', null] },
        ),
        0,
        0.3,
        0,
      ),
      ...[1.4, 2, 2.6].map((y, k) => postAt(k % 2 === 0 ? 'red' : 'teal', 0.68, 0.3, [0, y, 0], { sides: 20 })),
      boxAt('sandstone', [1.3, 0.4, 1.3], [0, 5.5, 0]),
    ),
  'stone-pillar': () =>
    group(
      boxAt('stone', [1.1, 0.4, 1.1], [0, 0, 0]),
      jitter(
        group(...[0, 1, 2, 3, 4].map((k) => boxAt(k % 2 === 0 ? 'stone' : 'stone2', [0.84, 0.58, 0.84], [0, 0.4 + 0.6 * k, 0], 0.05))),
        0.02,
        3,
      ),
      boxAt('stone', [1.1, 0.3, 1.1], [0, 3.4, 0]),
      boxAt('stone2', [0.9, 0.16, 0.9], [0, 3.7, 0]),
    ),
  'twisted-column': () =>
    group(
      boxAt('marble', [1, 0.3, 1], [0, 0, 0]),
      move(
        {
          form: 'deformed',
          by: { kind: 'twist', rate: 110 },
          part: group(
            ...[0, 90, 180, 270].map((a) =>
              turn(
                move(
                  { form: 'lathe', slot: 'marble', sides: 8, profile: Array.from({ length: 15 }, (_, k): Point2 => [0.17, 0.25 * k]) },
                  0,
                  0,
                  0.19,
                ),
                [0, a, 0],
              ),
            ),
          ),
        },
        0,
        0.3,
        0,
      ),
      boxAt('marble', [1, 0.3, 1], [0, 3.8, 0]),
      boxAt('gold', [0.8, 0.12, 0.8], [0, 3.7, 0]),
    ),
  staircase: () => stair('wood', 'white'),
  'stone-stairs': () =>
    group(
      steps('stone', 3, 1.8, 3.2, 9),
      mirror(
        turn(
          extrude(
            'stone2',
            [
              [0, 0],
              [3.4, 0],
              [3.4, 0.4],
              [0.3, 2.3],
              [0, 2.3],
            ],
            0.4,
          ),
          [0, -90, 0],
          [1.65, 0, 0],
        ),
      ),
    ),
  'spiral-staircase': () => spiralStair(1.2, 3.4, 1.1, 17),
  'grand-staircase': () =>
    group(
      move(steps('marble', 3.6, 2.2, 3.6, 13), 0, 0, 2),
      boxAt('red', [1.8, 0.02, 0.5], [0, 2.2, 1.9]),
      ...Array.from({ length: 13 }, (_, k) =>
        boxAt('red', [1.7, 0.2, 3.6 * (1 - k / 13) + 0.04], [0, (2.2 * k) / 13 + 0.006, 2 + (3.6 * (1 - k / 13)) / 2]),
      ),
      boxAt('marble', [9, 2.2, 2], [0, 0, 1]),
      mirror(turn(steps('marble', 2, 1.6, 2.6, 9), [0, -90, 0], [4.5, 2.2, 1])),
      mirror(
        group(
          bar('gold', [1.8, 1, 5.4], [1.8, 3.2, 2], 0.14),
          ...Array.from({ length: 9 }, (_, k) => postAt('marble', 0.07, 0.9, [1.8, 0.15 + 0.25 * k, 5.4 - 0.4 * k], { sides: 6 })),
          boxAt('marble', [0.5, 1.4, 0.5], [1.9, 0, 5.7]),
          ballAt('gold', 0.25, [1.9, 1.6, 5.7]),
        ),
      ),
    ),
  escalator: () =>
    group(
      turn(
        extrude(
          'shade',
          [
            [-3.4, 0],
            [-1.8, 0],
            [3, 3.6],
            [4, 3.6],
            [4, 3.95],
            [2.8, 3.95],
            [-2, 0.4],
            [-3.4, 0.4],
          ],
          1,
        ),
        [0, 90, 0],
      ),
      ...Array.from({ length: 14 }, (_, k) => boxAt('metal', [0.96, 0.26, 0.36], [0, 0.32 + 0.25 * k, 2 - 0.345 * k])),
      escalatorSide(0.6),
      escalatorSide(-0.6),
    ),
} satisfies Partial<KindTable<PartKind>>;
