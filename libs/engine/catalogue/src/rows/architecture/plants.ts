import { box, cylinder, extrude, group, lathe, move, turn } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';
import type { CatalogueRow } from '../../row/row.js';
import { rowsOf } from '../../row/row.js';
import { building } from './forms/building-form.js';
import { pipeLine } from './forms/works-forms.js';

const row = rowsOf('architecture');

/** One of the bays of a dam that curves towards the lake, steep at the back. */
const damBay = (k: number): Shape =>
  turn(
    turn(
      {
        form: 'loft',
        slot: 'concrete',
        smooth: false,
        sections: [
          {
            z: 0,
            outline: [
              [-2.6, -13],
              [2.6, -13],
              [2.6, 2],
              [-2.6, 2],
            ],
          },
          {
            z: 12,
            outline: [
              [-2.6, -7],
              [2.6, -7],
              [2.6, 2],
              [-2.6, 2],
            ],
          },
          {
            z: 28,
            outline: [
              [-2.6, -3],
              [2.6, -3],
              [2.6, 2],
              [-2.6, 2],
            ],
          },
          {
            z: 29.6,
            outline: [
              [-2.6, -3.6],
              [2.6, -3.6],
              [2.6, 2],
              [-2.6, 2],
            ],
          },
        ],
      },
      [-90, 0, 0],
    ),
    [0, 4 * (0 - k), 0],
    [4.7 * k, 0, -6 + 0.15 * k * k],
  );

/** Dams, mills, silos and rigs. */
export const PLANT_ROWS: readonly CatalogueRow[] = [
  row(
    'dam',
    [90, 32, 40],
    {
      generator: 'building',
      masses: [],
      extra: group(
        extrude(
          'stone2',
          [
            [-45, 0],
            [-26, 0],
            [-34, 30],
            [-45, 32],
          ],
          36,
        ),
        extrude(
          'stone2',
          [
            [45, 0],
            [45, 32],
            [34, 30],
            [26, 0],
          ],
          36,
        ),
        ...Array.from({ length: 15 }, (_, k) => damBay(k - 7)),
        move(box('water', 66, 1, 12), 0, 24, -15),
        ...[-12, 0, 12].map((x) =>
          move(group(box('dark', 3, 3, 1), move(turn(box('water', 2.6, 15, 0.6), [18, 0, 0]), 0, -11, 3)), x, 12, 14 - Math.abs(x) * 0.2),
        ),
        move(box('water', 50, 0.6, 12), 0, 0, 16),
      ),
      principal: 'concrete',
    },
    {
      words: 'hydroelectric dam, hoover dam, concrete dam, hydro dam',
      finishes: { concrete: 'concrete #c2beb2' },
    },
  ),
  row(
    'watermill',
    [13, 11, 12],
    building(
      [
        {
          size: [8, 6.4, 7],
          wall: 'base',
          storeys: 2,
          bays: [3, 2],
          windows: 'paned',
          open: [0.32, 0.42],
          door: 'plain',
          roof: { kind: 'gable', height: 3.4, overhang: 0.6 },
        },
      ],
      [
        { kind: 'chimney', at: [-2.8, 6, 0], height: 4.4, slot: 'stone' },
        { kind: 'wheel', at: [5.1, 2.9, 0], radius: 2.9, width: 1.3, turn: 90 },
      ],
      group(
        move(box('water', 3, 0.16, 12), 5.6, 0, 0),
        move(box('stone2', 0.5, 0.5, 12), 7.2, 0, 0),
        move(turn(box('plank', 1.4, 0.3, 7), [7, 0, 0]), 5.1, 6.2, -3.4),
      ),
      'base',
    ),
    {
      words: 'water mill, mill, grist mill, old mill, mill house, sawmill',
      finishes: { base: 'masonry #b0a48e', roof: 'shingle #6a4c3a' },
    },
  ),
  row(
    'silo',
    [5, 15, 5],
    {
      generator: 'building',
      masses: [{ size: [4.4, 11, 4.4], sides: 20, windows: 'none', roof: { kind: 'dome', height: 2.4, slot: 'silver', overhang: 0.05 } }],
      extra: group(
        ...[1.6, 3.2, 4.8, 6.4, 8, 9.6].map((y) =>
          move(
            lathe(
              'grey',
              [
                [2.18, 0],
                [2.28, 0],
                [2.28, 0.14],
                [2.18, 0.14],
                [2.18, 0],
              ],
              { sides: 20 },
            ),
            0,
            y,
            0,
          ),
        ),
        move(box('red', 0.9, 11, 0.5), 0, 0, 2.2),
        ...Array.from({ length: 20 }, (_, k) => move(box('iron', 0.6, 0.06, 0.06), 1.2, 0.5 + 0.52 * k, 2.05)),
      ),
    },
    { words: 'grain silo, farm silo, grain bin, grain elevator', finishes: { wall: 'metal #c4ccd2' }, solid: 'cylinder' },
  ),
  row(
    'oil-rig',
    [54.5, 50.2, 38.4],
    {
      generator: 'building',
      masses: [
        {
          size: [11, 9, 9],
          at: [-11, 22, -10],
          storeys: 3,
          bays: [4, 3],
          windows: 'plain',
          open: [0.4, 0.4],
          roof: { kind: 'flat', height: 0.4 },
        },
      ],
      extra: group(
        ...[
          [-14, -14],
          [14, -14],
          [-14, 14],
          [14, 14],
        ].map(([x = 0, z = 0]) => move(cylinder('yellow', 1.9, 20, { sides: 14 }), x, 0, z)),
        ...[0, 90, 180, 270].map((a) =>
          turn(
            group(
              pipeLine(
                [
                  [-14, 3, 14],
                  [14, 16, 14],
                ],
                0.6,
                'yellow',
              ),
              pipeLine(
                [
                  [14, 3, 14],
                  [-14, 16, 14],
                ],
                0.6,
                'yellow',
              ),
            ),
            [0, a, 0],
          ),
        ),
        move(box('grey', 38, 2, 38), 0, 20, 0),
        move(box('yellow', 38.4, 0.5, 38.4), 0, 21.4, 0),
        move(
          {
            form: 'deformed',
            by: { kind: 'taper', from: 0, to: 28, factor: 0.25 },
            part: group(
              ...[0, 90, 180, 270].map((a) =>
                turn(
                  group(
                    pipeLine(
                      [
                        [5, 0, 5],
                        [5, 28, 5],
                      ],
                      0.34,
                      'red',
                    ),
                    ...[0, 1, 2, 3].flatMap((k) => [
                      pipeLine(
                        [
                          [-5, 7 * k, 5],
                          [5, 7 * k + 7, 5],
                        ],
                        0.22,
                        'white',
                      ),
                      pipeLine(
                        [
                          [5, 7 * k, 5],
                          [-5, 7 * k + 7, 5],
                        ],
                        0.22,
                        'white',
                      ),
                      pipeLine(
                        [
                          [-5, 7 * k + 7, 5],
                          [5, 7 * k + 7, 5],
                        ],
                        0.24,
                        'red',
                      ),
                    ]),
                  ),
                  [0, a, 0],
                ),
              ),
            ),
          },
          5,
          22,
          2,
        ),
        move(
          group(
            cylinder('grey', 1, 5, { sides: 8 }),
            move(cylinder('green', 6, 0.6, { sides: 8 }), 0, 5, 0),
            move(cylinder('white', 4, 0.7, { sides: 16 }), 0, 5, 0),
            move(cylinder('green', 3.4, 0.8, { sides: 16 }), 0, 5, 0),
          ),
          -13,
          30,
          -12,
        ),
        move(
          group(
            box('orange', 3, 4, 3),
            pipeLine(
              [
                [0, 4, 0],
                [12, 14, 4],
              ],
              0.5,
              'orange',
            ),
          ),
          13,
          22,
          12,
        ),
        ...[
          [12, -11],
          [8, -13],
          [14, -6],
        ].map(([x = 0, z = 0]) => move(cylinder('silver', 1.8, 5, { sides: 12 }), x, 22, z)),
        pipeLine(
          [
            [-18, 21, 6],
            [-28, 30, 8],
          ],
          0.4,
          'grey',
        ),
        move(
          lathe(
            'flame',
            [
              [0.4, 0],
              [1.2, 1.2],
              [0.7, 2.6],
              [0, 4.4],
            ],
            { sides: 10 },
          ),
          -28,
          30,
          8,
        ),
      ),
      principal: 'yellow',
    },
    { stand: 'water', words: 'offshore platform, oil platform, drilling platform', solid: 'parts' },
  ),
];
