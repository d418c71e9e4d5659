import { array, box, cylinder, extrude, group, mirror, move, sphere, turn } from '@diorama/shape-language';
import type { Feature } from '../../parameters/structures/structures-building.js';
import type { CatalogueRow } from '../../row/row.js';
import { rowsOf } from '../../row/row.js';
import { building } from './forms/building-form.js';

const row = rowsOf('architecture');

/** Malls, hotels and what stands along roads. */
export const MALL_ROWS: readonly CatalogueRow[] = [
  row(
    'supermarket-building',
    [40, 9, 26],
    building(
      [
        { size: [38, 6.4, 22], windows: 'none', roof: { kind: 'flat', height: 0.7 } },
        { size: [14, 8.2, 2.4], at: [-4, 0, 10.4], windows: 'none', wall: 'sign' },
      ],
      [],
      group(
        move(box('glass', 30, 3, 0.3), 0, 0.3, 11.05),
        move(array(box('trim', 0.2, 3, 0.4), 11, [3, 0, 0], true), 0, 0.3, 11.05),
        move(box('sign', 38.4, 1.3, 0.5), 0, 3.5, 11),
        move(group(box('glass', 5, 3, 0.3), move(box('trim', 0.2, 3, 0.4), 0, 0, 0)), -4, 0.1, 11.7),
        move(box('white', 9, 1.6, 0.3), -4, 5.6, 11.7),
        mirror(move(sphere('red', [0.7, 0.7, 0.2]), 0, 0, 0)),
        ...[6, 8, 10].map((x) => move(group(box('silver', 0.9, 0.6, 1.6), move(box('iron', 0.7, 0.4, 1.4), 0, -0.3, 0)), x, 0.5, 12.6)),
        ...[-12, -6, 8, 14].map((x) => move(box('metal', 2.4, 1.2, 2), x, 6.6, -3)),
      ),
    ),
    {
      words: 'supermarket, grocery market, department store, superstore, hypermarket',
      finishes: { wall: 'concrete #d8d4c8', sign: 'paint #2c8a44' },
    },
  ),
  row(
    'mall',
    [64, 14, 44],
    building(
      [
        { size: [58, 9, 36], storeys: 2, windows: 'none', roof: { kind: 'flat', height: 0.8 } },
        { size: [20, 11, 8], at: [0, 0, 17], windows: 'curtain', storeys: 2, bays: [10, 4], wall: 'trim' },
        { size: [12, 10, 8], at: [-22, 0, 16], windows: 'none', wall: 'wall2', roof: { kind: 'flat', height: 0.6 } },
        { size: [12, 10, 8], at: [22, 0, 16], windows: 'none', wall: 'wall2', roof: { kind: 'flat', height: 0.6 } },
      ],
      [{ kind: 'portico', at: [0, 0, 21], size: [10, 4.4, 3], columns: 4, roof: 'flat' }],
      group(
        move(
          extrude(
            'glass',
            [
              [-5, 0],
              [5, 0],
              [0, 3.4],
            ],
            30,
          ),
          0,
          9.6,
          -2,
        ),
        ...[-22, 22].map((x) => move(group(box('sign', 8, 2, 0.3), move(box('white', 6.6, 0.8, 0.5), 0, 0.6, 0)), x, 6.4, 20.1)),
        ...[-22, 22].map((x) => move(box('glass', 8, 3.4, 0.3), x, 0.2, 20.1)),
        move(
          turn(
            extrude(
              'glass',
              [
                [-10, 0],
                [10, 0],
                [8, 2],
                [5, 3.6],
                [0, 4.4],
                [-5, 3.6],
                [-8, 2],
              ],
              0.6,
            ),
            [0, 0, 0],
          ),
          0,
          11,
          20.8,
        ),
      ),
    ),
    {
      words: 'shopping mall, shopping centre, shopping center, galleria',
      finishes: { wall: 'plaster #dccdb4', wall2: 'plaster #b8664a', sign: 'paint #2f4f7a' },
    },
  ),
  row(
    'hotel',
    [22.5, 36.1, 21.6],
    building(
      [
        {
          size: [20, 27, 13],
          at: [0, 5, 0],
          storeys: 8,
          bays: [7, 4],
          windows: 'plain',
          open: [0.5, 0.6],
          cornice: true,
          roof: { kind: 'flat', height: 1 },
        },
        {
          size: [22, 5, 16],
          bays: [6, 4],
          windows: 'bare',
          open: [0.8, 0.66],
          door: 'glass',
          doorSize: [4, 3],
          cornice: true,
          wall: 'wall2',
        },
      ],
      [
        { kind: 'portico', at: [0, 0, 8], size: [9, 4.6, 4], columns: 2, roof: 'flat' },
        ...[-6.4, 0, 6.4].flatMap((x) =>
          [1, 2, 3, 4, 5, 6].map((s): Feature => ({ kind: 'balcony', at: [x, 5.4 + 3.38 * s, 6.5], width: 2.4, depth: 0.9 })),
        ),
      ],
      group(
        move(box('sign', 9, 2.4, 0.5), 0, 33.4, 6),
        move(box('gold', 9.4, 0.3, 0.7), 0, 35.8, 6),
        move(box('red', 3.4, 0.08, 4.4), 0, 0, 10.4),
        ...[-4.4, 4.4].map((x) => move(group(box('wood', 0.9, 0.8, 0.9), move(sphere('leaf', 0.7, { detail: 1 }), 0, 1.3, 0)), x, 0, 12.6)),
      ),
    ),
    {
      words: 'grand hotel, resort, hostel, casino',
      finishes: { wall: 'plaster #ead2a8', wall2: 'granite #8c7a68', sign: 'paint #8a2434' },
    },
  ),
  row(
    'motel',
    [30, 9, 12],
    building(
      [
        {
          size: [28, 5.8, 7],
          storeys: 2,
          bays: [10, 2],
          windows: 'plain',
          open: [0.4, 0.44],
          roof: { kind: 'flat', height: 0.3, overhang: 1 },
        },
      ],
      [],
      group(
        move(box('trim', 29, 0.2, 1.8), 0, 2.9, 4.2),
        move(box('iron', 29, 0.08, 0.08), 0, 3.9, 5),
        move(array(box('iron', 0.06, 1, 0.06), 40, [0.72, 0, 0], true), 0, 2.9, 5),
        ...[-13, -6.5, 0, 6.5, 13].map((x) => move(box('trim', 0.2, 6, 0.2), x, 0, 5)),
        ...[-11.2, -5.6, 0, 5.6, 11.2].flatMap((x) => [0, 2.95].map((y) => move(box('door', 0.95, 2.1, 0.2), x + 1.35, y, 3.5))),
        move(
          group(
            box('iron', 0.3, 8, 0.3),
            move(box('neon', 3.4, 1.6, 0.4), 0.6, 6, 0),
            move(box('sign', 3, 1, 0.6), 0.6, 6.3, 0),
            move(
              extrude(
                'yellow',
                [
                  [-1.4, 0],
                  [1, 0],
                  [1, 0.5],
                  [-1.4, 0.5],
                ],
                0.4,
              ),
              0.6,
              5.2,
              0,
            ),
          ),
          -14,
          0,
          7,
        ),
      ),
    ),
    { words: 'roadside motel, motor lodge', finishes: { wall: 'plaster #e8c8a0', door: 'paint #2f8a8a', sign: 'paint #c43a5e' } },
  ),
  row(
    'gas-station',
    [20, 8, 16],
    {
      ...building(
        [
          {
            size: [12, 3.6, 6],
            at: [0, 0, -5],
            windows: 'bare',
            bays: [4, 1],
            open: [0.8, 0.66],
            on: 'f',
            door: 'glass',
            doorSize: [2, 2.4],
            roof: { kind: 'flat', height: 0.4 },
          },
        ],
        [],
        group(
          move(box('white', 16, 0.9, 8), 0, 4.6, 3.4),
          move(box('red', 16.2, 0.45, 8.2), 0, 4.7, 3.4),
          ...[-5, 5].flatMap((x) => [
            move(cylinder('silver', 0.28, 4.6, { sides: 10 }), x, 0, 3.4),
            move(box('concrete', 1.4, 0.2, 4.6), x, 0, 3.4),
            ...[2, 4.8].map((z) =>
              move(
                group(
                  box('red', 0.8, 1.7, 0.6),
                  move(box('white', 0.82, 0.4, 0.62), 0, 0.9, 0),
                  move(box('dark', 0.5, 0.3, 0.66), 0, 1.3, 0),
                  {
                    form: 'sweep',
                    slot: 'rubber',
                    path: [
                      [0.42, 1.4, 0],
                      [0.7, 1.1, 0],
                      [0.6, 0.4, 0],
                      [0.42, 0.8, 0],
                    ],
                    radius: 0.04,
                    sides: 6,
                  },
                ),
                x,
                0.2,
                z,
              ),
            ),
          ]),
          move(
            group(
              cylinder('grey', 0.2, 6.4, { sides: 8 }),
              move(box('red', 2.6, 1.4, 0.5), 0, 5.8, 0),
              move(box('white', 2.4, 2.4, 0.4), 0, 3.3, 0),
              ...[3.6, 4.3, 5].map((y) => move(box('dark', 1.8, 0.4, 0.5), 0, y, 0)),
            ),
            -9,
            0,
            7,
          ),
          box('asphalt', 20, 0.06, 15),
        ),
      ),
      // Under the canopy.
      lights: [-5, 5].map((x) => ({ at: [x, 4.3, 3.4], color: '#f4f8ff', power: 9, when: 'lit' })),
    },
    {
      words: 'petrol station, service station, filling station, fuel station, petrol pump',
      finishes: { wall: 'plaster #efece4' },
      solid: 'parts',
    },
  ),
  row(
    'diner',
    [14, 6, 8],
    building(
      [
        {
          size: [12, 3.6, 6],
          windows: 'bare',
          bays: [6, 3],
          open: [0.84, 0.42],
          door: 'glass',
          doorSize: [1.6, 2.3],
          wall: 'silver',
          roof: { kind: 'barrel', height: 1, ridge: 'x', slot: 'silver', overhang: 0.2 },
        },
      ],
      [{ kind: 'steps', at: [0, 0, 3], size: [2.4, 0.4, 1], count: 2 }],
      group(
        ...[0.5, 0.9, 3.2].map((y) => move(box('red', 12.2, 0.16, 6.2), 0, y, 0)),
        move(
          group(box('red', 5, 1.3, 0.3), move(box('neon', 4.4, 0.3, 0.5), 0, 0.5, 0), move(box('white', 5.2, 0.15, 0.4), 0, 1.3, 0)),
          0,
          4.3,
          2.6,
        ),
        move(box('white', 1.6, 2.6, 0.5), 0, 0, 3),
      ),
      'red',
    ),
    { words: 'american diner, fast food restaurant, burger restaurant, burger joint', solid: 'box' },
  ),
  row(
    'nightclub',
    [13.8, 9.1, 14.4],
    building(
      [{ size: [13, 8.4, 10], windows: 'none', door: 'double', doorSize: [2.4, 2.8], roof: { kind: 'flat', height: 0.6 } }],
      [],
      group(
        move(
          group(
            box('dark', 8, 2, 0.4),
            ...[-2.4, -0.8, 0.8, 2.4].map((x, k) => move(box(k % 2 === 0 ? 'neon' : 'glow', 0.9, 1.2, 0.6), x, 0.4, 0)),
          ),
          0,
          5.6,
          5.1,
        ),
        ...[-5.4, 5.4].map((x) => move(box('neon', 0.2, 7, 0.2), x, 0.6, 5.05)),
        move(box('neon', 11, 0.2, 0.2), 0, 7.6, 5.05),
        move(box('shade', 5, 0.4, 2.4), 0, 3.1, 6),
        move(box('red', 2, 0.08, 4), 0, 0, 7),
        ...[-1.2, 1.2].flatMap((x) => [6, 7.4, 8.8].map((z) => move(cylinder('gold', 0.07, 1, { sides: 8 }), x, 0, z))),
        mirror({
          form: 'sweep',
          slot: 'red',
          path: [
            [1.2, 0.9, 6],
            [1.2, 0.66, 6.7],
            [1.2, 0.9, 7.4],
            [1.2, 0.66, 8.1],
            [1.2, 0.9, 8.8],
          ],
          radius: 0.06,
          sides: 6,
        }),
      ),
    ),
    {
      words: 'disco, discotheque, dance club',
      finishes: { wall: 'concrete #3a3440', neon: 'neon #e83ac8', glow: 'neon #3ad8f0', trim: 'paint #2a2630' },
    },
  ),
];
