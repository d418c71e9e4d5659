import { array, box, cylinder, group, lathe, move, sphere } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';
import type { CatalogueRow } from '../../row/row.js';
import { rowsOf } from '../../row/row.js';
import { building } from './forms/building-form.js';
import { pipeLine } from './forms/works-forms.js';

const row = rowsOf('architecture');

const coolingTower = (x: number, z: number, r: number, h: number): Shape =>
  move(
    group(
      lathe(
        'concrete',
        [
          [r, 0],
          [0.78 * r, 0.35 * h],
          [0.64 * r, 0.7 * h],
          [0.68 * r, 0.88 * h],
          [0.74 * r, h],
          [0.68 * r, h],
          [0.58 * r, 0.7 * h],
          [0, 0.68 * h],
        ],
        { sides: 24 },
      ),
      move(sphere('snow', [0.6 * r, 0.4 * r, 0.6 * r], { detail: 2, roughness: 0.2 }), 0, 1.1 * h, 0),
      move(sphere('snow', [0.8 * r, 0.5 * r, 0.8 * r], { detail: 2, roughness: 0.2, seed: 3 }), 0.4 * r, 1.36 * h, 0),
    ),
    x,
    0,
    z,
  );

const storageTank = (x: number, z: number, r: number, h: number): Shape =>
  move(
    group(
      cylinder('white', r, h, { sides: 20 }),
      move(
        lathe(
          'white',
          [
            [r, 0],
            [0, 0.18 * r],
          ],
          { sides: 20 },
        ),
        0,
        h,
        0,
      ),
      move(
        lathe(
          'grey',
          [
            [r, 0],
            [r + 0.12, 0],
            [r + 0.12, 0.2],
            [r, 0.2],
            [r, 0],
          ],
          { sides: 20 },
        ),
        0,
        h - 0.3,
        0,
      ),
      ...Array.from({ length: 9 }, (_, k) => move(box('iron', 0.5, 0.12, 1), r * Math.sin(0.3 * k), (k * h) / 9, r * Math.cos(0.3 * k))),
    ),
    x,
    0,
    z,
  );

const column = (x: number, z: number, r: number, h: number): Shape =>
  move(
    group(
      cylinder('silver', r, h, { sides: 12 }),
      move(sphere('silver', r, { detail: 1 }), 0, h, 0),
      ...[0.3, 0.55, 0.8].map((s) =>
        move(
          lathe(
            'yellow',
            [
              [r, 0],
              [r + 0.7, 0],
              [r + 0.7, 0.14],
              [r, 0.14],
              [r, 0],
            ],
            { sides: 12, smooth: false },
          ),
          0,
          s * h,
          0,
        ),
      ),
    ),
    x,
    0,
    z,
  );

/** Factories and plants. */
export const WORKS_ROWS: readonly CatalogueRow[] = [
  row(
    'factory',
    [42, 26, 26],
    building(
      [
        {
          size: [32, 8, 18],
          at: [3, 0, 0],
          bays: [12, 6],
          windows: 'paned',
          open: [0.6, 0.5],
          door: 'roller',
          doorSize: [4.4, 4.4],
          roof: { kind: 'sawtooth', height: 4, count: 5 },
        },
        {
          size: [9, 12, 10],
          at: [-15, 0, 2],
          storeys: 3,
          bays: [3, 3],
          windows: 'paned',
          open: [0.6, 0.5],
          roof: { kind: 'flat', height: 0.6 },
        },
      ],
      [
        { kind: 'smokestack', at: [-12, 0, -10], height: 25, radius: 1.6 },
        { kind: 'smokestack', at: [-7, 0, -11], height: 22, radius: 1.4 },
      ],
      group(
        storageTank(15, 11.4, 2.4, 5),
        pipeLine([
          [15, 4, 9],
          [12, 4, 9],
          [12, 6, 8.8],
        ]),
      ),
    ),
    {
      words:
        'cotton mill, steel mill, paper mill, woollen mill, wool mill, rolling mill, industrial building, plant, manufactory, old factory, textile mill, foundry',
      finishes: { wall: 'brick #8e5040', roof: 'metal #6a7076' },
    },
  ),
  row(
    'warehouse',
    [30, 11, 20],
    building(
      [
        {
          size: [28, 7, 18],
          windows: 'plain',
          bays: [6, 4],
          open: [0.5, 0.16],
          on: 'lrb',
          roof: { kind: 'gable', height: 2.6, ridge: 'x', overhang: 0.3 },
        },
      ],
      [],
      group(
        ...[-9, -3, 3, 9].map((x) =>
          move(
            group(
              box('yellow', 4.4, 4.7, 0.2),
              box('white', 3.9, 4.4, 0.4),
              ...[1, 2, 3].map((y) => move(box('grey', 3.9, 0.08, 0.5), 0, y, 0)),
              move(box('rubber', 4.2, 0.5, 0.8), 0, 0, 0.2),
            ),
            x,
            0.6,
            9,
          ),
        ),
        move(box('concrete', 27, 1, 2.4), 0, 0, 10),
        move(array(box('trim', 0.25, 7, 0.3), 14, [2.1, 0, 0], true), 0, 0, -9),
        move(box('blue', 28.2, 0.9, 0.2), 0, 6, 9.1),
        ...[-8, 0, 8].map((x) => move(cylinder('silver', 0.5, 1, { sides: 10 }), x, 9.6, 0)),
      ),
    ),
    {
      words: 'storehouse, depot, distribution center, logistics center, hangar, aircraft hangar, storage building',
      finishes: { wall: 'metal #a8b4bc', roof: 'metal #74808a' },
    },
  ),
  row(
    'power-plant',
    [77.4, 68.3, 58.4],
    building(
      [
        { size: [40, 18, 20], at: [4, 0, 18], bays: [10, 5], windows: 'plain', open: [0.3, 0.3], roof: { kind: 'flat', height: 1 } },
        {
          size: [16, 30, 16],
          at: [-12, 0, 18],
          bays: [3, 3],
          storeys: 3,
          windows: 'plain',
          open: [0.3, 0.3],
          roof: { kind: 'flat', height: 1 },
        },
      ],
      [{ kind: 'smokestack', at: [31, 0, 18], height: 62, radius: 3, slot: 'concrete' }],
      group(
        coolingTower(-26, -12, 16, 44),
        coolingTower(16, -14, 16, 44),
        pipeLine(
          [
            [-12, 12, 10],
            [-12, 12, 0],
            [-20, 4, -4],
          ],
          1,
        ),
      ),
      'concrete',
    ),
    { words: 'coal power plant, power station, thermal power plant, cooling towers', finishes: { concrete: 'concrete #c4c2ba' } },
  ),
  row(
    'nuclear-plant',
    [73.4, 65.6, 50.4],
    building(
      [
        { size: [30, 12, 16], at: [22, 0, 14], bays: [8, 4], windows: 'plain', open: [0.4, 0.3], roof: { kind: 'flat', height: 1 } },
        { size: [16, 16, 16], at: [-4, 0, 14], sides: 24, roof: { kind: 'dome', height: 10, slot: 'white', overhang: 0 }, windows: 'none' },
        {
          size: [16, 16, 16],
          at: [-24, 0, 14],
          sides: 24,
          roof: { kind: 'dome', height: 10, slot: 'white', overhang: 0 },
          windows: 'none',
        },
      ],
      [],
      group(
        coolingTower(-18, -12, 16, 42),
        coolingTower(20, -12, 16, 42),
        ...[-4, -24].map((x) => move(cylinder('yellow', 8.2, 1.4, { sides: 24 }), x, 12, 14)),
      ),
    ),
    {
      words: 'nuclear power plant, nuclear reactor building, atomic power plant, reactor building',
      finishes: { wall: 'concrete #d4d2ca' },
    },
  ),
  row(
    'refinery',
    [46, 36, 29.7],
    building(
      [{ size: [12, 4, 8], at: [-16, 0, 10], windows: 'plain', bays: [4, 2], roof: { kind: 'flat', height: 0.4 } }],
      [{ kind: 'smokestack', at: [-4, 0, -12], height: 28, radius: 1.1, slot: 'concrete' }],
      group(
        storageTank(16, 8, 6.4, 8),
        storageTank(17, -8, 6.4, 8),
        storageTank(-17, -8, 5, 7),
        column(-2, 2, 1.5, 22),
        column(3, 1, 1.1, 18),
        column(-6, 1, 1, 26),
        column(6, -4, 1.6, 14),
        move(sphere('white', 4.2, { detail: 2 }), 2, 5.4, 11),
        ...[
          [-0.6, 13.6],
          [4.6, 13.6],
          [-0.6, 8.4],
          [4.6, 8.4],
        ].map(([x = 0, z = 0]) => move(cylinder('grey', 0.25, 4, { sides: 6 }), x, 0, z)),
        pipeLine([
          [-17, 4, -3],
          [-17, 5, 4],
          [-2, 5, 4],
          [10, 5, 4],
          [10, 3, 8],
        ]),
        pipeLine([
          [-6, 16, 2],
          [-2, 16, 2.4],
          [3, 14, 2],
          [6, 10, -3],
        ]),
        pipeLine([
          [6, 12, -4],
          [12, 8, -6],
          [14, 7, -8],
        ]),
        ...[0, 0.6, 1.2].map((d) =>
          pipeLine(
            [
              [-17, 2 + d, 0],
              [12, 2 + d, 0],
              [12, 2 + d, -4],
            ],
            0.2,
            d === 0.6 ? 'orange' : 'silver',
          ),
        ),
        ...[-12, -6, 0, 6].map((x) => move(box('iron', 0.3, 4, 0.3), x, 0, 0)),
        move(cylinder('iron', 0.4, 32, { sides: 8 }), 9, 0, -13),
        move(
          lathe(
            'flame',
            [
              [0.4, 0],
              [1.2, 1.2],
              [0.7, 2.6],
              [0, 4],
            ],
            { sides: 10 },
          ),
          9,
          32,
          -13,
        ),
      ),
    ),
    { words: 'oil refinery, chemical plant, petrochemical plant, refineries' },
  ),
];
