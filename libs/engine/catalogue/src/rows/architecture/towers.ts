import { box, cylinder, group, lathe, move, radial, sphere, turn } from '@diorama/shape-language';
import type { CatalogueRow } from '../../row/row.js';
import { rowsOf } from '../../row/row.js';
import { building } from './forms/building-form.js';

const row = rowsOf('architecture');

/** The tube of a lighthouse in bands of two colours. */
const bandsOf = (radius: number, height: number, count: number, slots: readonly [string, string]) =>
  group(
    ...Array.from({ length: count }, (_, k) => {
      const at = (share: number): number => radius * (1 - 0.42 * share);
      return move(
        cylinder(slots[k % 2] ?? 'white', at(k / count), height / count, { top: at((k + 1) / count), sides: 20 }),
        0,
        (k * height) / count,
        0,
      );
    }),
  );

/** Towers. */
export const TOWER_ROWS: readonly CatalogueRow[] = [
  row(
    'lighthouse',
    [11.4, 30, 8.9],
    {
      generator: 'building',
      masses: [
        { size: [6, 3.4, 5], at: [-3.6, 0, -1.6], bays: [2, 2], windows: 'paned', wall: 'white', roof: { kind: 'gable', height: 2 } },
      ],
      extra: group(
        cylinder('base', 4.4, 1.2, { sides: 20 }),
        move(bandsOf(3.3, 22, 6, ['white', 'red']), 0, 1.2, 0),
        move(cylinder('dark', 3, 0.4, { sides: 20 }), 0, 23.2, 0),
        move(radial(box('iron', 0.08, 1.1, 0.08), 18, 2.9), 0, 23.6, 0),
        move(
          lathe(
            'iron',
            [
              [2.85, 0],
              [2.95, 0],
              [2.95, 0.1],
              [2.85, 0.1],
              [2.85, 0],
            ],
            { sides: 20 },
          ),
          0,
          24.6,
          0,
        ),
        move(cylinder('clear', 1.5, 2.6, { sides: 12 }), 0, 23.6, 0),
        move(cylinder('lamp', 0.7, 1.6, { sides: 10 }), 0, 24, 0),
        move(radial(box('red', 0.14, 2.6, 0.14), 8, 1.5), 0, 23.6, 0),
        move(
          lathe(
            'red',
            [
              [2, 0],
              [1.8, 0.3],
              [1, 1.4],
              [0.2, 2],
              [0, 2.1],
            ],
            { sides: 16 },
          ),
          0,
          26.2,
          0,
        ),
        move(sphere('gold', 0.3, { detail: 1 }), 0, 28.5, 0),
        move(cylinder('iron', 0.06, 1.6, { sides: 6 }), 0, 28.4, 0),
        ...[5, 10, 15, 19].map((y) =>
          move(group(box('white', 1, 1.5, 0.4), move(box('dark', 0.7, 1.2, 0.6), 0, 0.15, 0)), 0, y, 3.2 * (1 - 0.42 * (y / 22)) - 0.12),
        ),
        move(group(box('white', 1.7, 2.7, 0.5), box('red', 1.2, 2.4, 0.8)), 0, 1, 3.25),
      ),
      principal: 'red',
    },
    { words: 'light house, beacon tower, harbor light, coastal lighthouse', finishes: { lamp: 'glow #ffe08a' }, solid: 'cylinder' },
  ),
  row(
    'water-tower',
    [9, 20, 9],
    {
      generator: 'building',
      masses: [],
      extra: group(
        ...[45, 135, 225, 315].map((a) =>
          turn(
            group({
              form: 'sweep',
              slot: 'grey',
              path: [
                [0, 0, 4.4],
                [0, 12, 3],
              ],
              radius: 0.24,
              sides: 8,
            }),
            [0, a, 0],
          ),
        ),
        ...[0, 90, 180, 270].map((a) =>
          turn(
            group(
              ...[
                [3, 2.6, 7],
                [7, 2.25, 11.4],
              ].flatMap(([y = 0, w = 0, t = 0]) => [
                {
                  form: 'sweep' as const,
                  slot: 'grey',
                  path: [
                    [-w, y, w],
                    [w * 0.9, t, w * 0.9],
                  ] as const,
                  radius: 0.09,
                  sides: 6,
                },
                {
                  form: 'sweep' as const,
                  slot: 'grey',
                  path: [
                    [w, y, w],
                    [-w * 0.9, t, w * 0.9],
                  ] as const,
                  radius: 0.09,
                  sides: 6,
                },
                {
                  form: 'sweep' as const,
                  slot: 'grey',
                  path: [
                    [-w, y, w],
                    [w, y, w],
                  ] as const,
                  radius: 0.1,
                  sides: 6,
                },
              ]),
            ),
            [0, a, 0],
          ),
        ),
        move(cylinder('grey', 0.5, 11.5, { sides: 10 }), 0, 0, 0),
        move(
          lathe(
            'wall',
            [
              [0, 0],
              [2, 0.4],
              [3.6, 1.6],
              [4, 3],
              [4, 6.2],
              [0, 8.4],
            ],
            { sides: 22, smooth: false },
          ),
          0,
          11,
          0,
        ),
        move(
          lathe(
            'red',
            [
              [4, 0],
              [4.12, 0],
              [4.12, 0.9],
              [4, 0.9],
              [4, 0],
            ],
            { sides: 22 },
          ),
          0,
          15,
          0,
        ),
        move(
          lathe(
            'grey',
            [
              [4, 0],
              [4.7, 0],
              [4.7, 0.14],
              [4, 0.14],
              [4, 0],
            ],
            { sides: 22 },
          ),
          0,
          13.4,
          0,
        ),
        move(sphere('red', 0.4, { detail: 1 }), 0, 19.5, 0),
      ),
      principal: 'wall',
    },
    { words: 'water tank tower, elevated water tank', finishes: { wall: 'paint #cfdde6' }, solid: 'cylinder' },
  ),
  row(
    'clock-tower',
    [7, 26, 7],
    building(
      [
        {
          size: [5.4, 17, 5.4],
          storeys: 4,
          bays: [1, 1],
          windows: 'arched',
          open: [0.26, 0.5],
          door: 'arched',
          doorSize: [1.6, 2.8],
          quoins: true,
          courses: true,
          cornice: true,
        },
        { size: [6.2, 4.4, 6.2], at: [0, 17, 0], windows: 'none', cornice: true, roof: { kind: 'pyramid', height: 5, overhang: 0.3 } },
      ],
      [0, 90, 180, 270].map((a) => ({
        kind: 'clock' as const,
        at: [3.1 * Math.sin((a * Math.PI) / 180), 19.3, 3.1 * Math.cos((a * Math.PI) / 180)] as const,
        radius: 1.6,
        turn: a,
      })),
      move(group(cylinder('gold', 0.06, 1.6, { sides: 6 }), move(sphere('gold', 0.24, { detail: 1 }), 0, 0.6, 0)), 0, 26.3, 0),
    ),
    { words: 'town clock, clocktower', finishes: { wall: 'brick #a8623f', roof: 'copper #5f9482' } },
  ),
  row(
    'big-ben',
    [14, 70, 14],
    building(
      [
        { size: [11, 44, 11], storeys: 8, bays: [4, 4], windows: 'pointed', open: [0.5, 0.8], quoins: true, courses: true },
        { size: [12.4, 10, 12.4], at: [0, 44, 0], windows: 'none', wall: 'trim', cornice: true, quoins: true },
        {
          size: [10.4, 4.4, 10.4],
          at: [0, 54, 0],
          windows: 'pointed',
          bays: [5, 5],
          open: [0.6, 0.8],
          cornice: true,
          roof: { kind: 'mansard', height: 5, overhang: 0.4 },
        },
        {
          size: [5, 2.4, 5],
          at: [0, 63, 0],
          windows: 'pointed',
          bays: [3, 3],
          open: [0.5, 0.7],
          wall: 'gold',
          roof: { kind: 'spire', height: 9, overhang: 0.4 },
        },
      ],
      [0, 90, 180, 270].map((a) => ({
        kind: 'clock' as const,
        at: [6.2 * Math.sin((a * Math.PI) / 180), 49, 6.2 * Math.cos((a * Math.PI) / 180)] as const,
        radius: 3.7,
        turn: a,
      })),
      group(
        ...[
          [-1, 1],
          [1, 1],
          [-1, -1],
          [1, -1],
        ].map(([x = 0, z = 0]) => move(cylinder('gold', 0.5, 5, { top: 0.05, sides: 6 }), x * 5.8, 54, z * 5.8)),
      ),
    ),
    {
      words: 'elizabeth tower, london clock tower',
      finishes: { wall: 'sandstone #c9a468', trim: 'sandstone #dcbc80', roof: 'slate #4a4e56' },
    },
  ),
  row(
    'bell-tower',
    [7, 27, 7],
    building(
      [{ size: [5.4, 17, 5.4], storeys: 4, bays: [1, 1], windows: 'slit', open: [0.2, 0.4], door: 'arched', courses: true, quoins: true }],
      [{ kind: 'cross', at: [0, 26.3, 0], height: 1.6 }],
      group(
        ...[
          [-2.3, 2.3],
          [2.3, 2.3],
          [-2.3, -2.3],
          [2.3, -2.3],
        ].map(([x = 0, z = 0]) => move(box('wall', 0.9, 4.4, 0.9), x, 17, z)),
        move(box('trim', 6, 0.4, 6), 0, 17, 0),
        move(box('trim', 6.2, 0.5, 6.2), 0, 21.2, 0),
        {
          form: 'placed',
          part: {
            form: 'loft',
            slot: 'roof',
            smooth: false,
            sections: [
              {
                z: 0,
                outline: [
                  [-3.2, -3.2],
                  [3.2, -3.2],
                  [3.2, 3.2],
                  [-3.2, 3.2],
                ],
              },
              {
                z: 4.8,
                outline: [
                  [-0.02, -0.02],
                  [0.02, -0.02],
                  [0.02, 0.02],
                  [-0.02, 0.02],
                ],
              },
            ],
          },
          turn: [-90, 0, 0],
          move: [0, 21.6, 0],
        },
        move(
          lathe(
            'bronze',
            [
              [1.3, 0],
              [1.2, 0.3],
              [0.8, 1.1],
              [0.6, 1.8],
              [0.2, 2.1],
              [0, 2.1],
            ],
            { sides: 16 },
          ),
          0,
          18,
          0,
        ),
        move(box('timber', 4.4, 0.3, 0.3), 0, 20.2, 0),
      ),
    ),
    { words: 'belfry, campanile, church tower, belltower, steeple', finishes: { wall: 'brick #b8764e', roof: 'tile #8a4a38' } },
  ),
  row(
    'leaning-tower',
    [22, 54, 18],
    {
      generator: 'building',
      masses: [],
      extra: turn(
        group(
          cylinder('wall', 7.6, 9, { sides: 24 }),
          move(radial(group(cylinder('trim', 0.4, 7.4, { sides: 8 })), 15, 7.7), 0, 0, 0),
          ...[0, 1, 2, 3, 4, 5].map((k) =>
            move(
              group(
                cylinder('wall', 5.8, 6, { sides: 24 }),
                cylinder('trim', 7.8, 0.6, { sides: 24 }),
                move(radial(cylinder('trim', 0.24, 5.4, { sides: 6 }), 24, 7.3), 0, 0.4, 0),
              ),
              0,
              9 + 6 * k,
              0,
            ),
          ),
          move(cylinder('trim', 7.8, 0.6, { sides: 24 }), 0, 45, 0),
          move(
            group(
              cylinder('wall', 5, 6, { sides: 20 }),
              radial(box('dark', 1.4, 4, 0.4), 8, 4.9),
              move(cylinder('trim', 5.5, 0.6, { sides: 20 }), 0, 6, 0),
            ),
            0,
            45,
            0,
          ),
        ),
        [0, 0, -5.5],
      ),
      principal: 'wall',
    },
    { words: 'leaning tower of pisa, tower of pisa, tilted tower', finishes: { wall: 'marble #d8cdb8', trim: 'marble #f0eadc' } },
  ),
  row('minaret', [7, 34, 7], building([], [{ kind: 'minaret', at: [0, 0, 0], height: 33, radius: 2.2 }]), {
    words: 'mosque tower, minar',
    finishes: { wall: 'sandstone #e0c898', roof: 'ceramic #2f8fa8' },
    solid: 'cylinder',
  }),
];
