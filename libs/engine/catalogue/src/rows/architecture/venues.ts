import { array, box, cylinder, extrude, group, lathe, mirror, move, radial, sphere, turn } from '@diorama/shape-language';
import type { CatalogueRow } from '../../row/row.js';
import { rowsOf } from '../../row/row.js';
import { building } from './forms/building-form.js';

const row = rowsOf('architecture');

/** Radius and height of the rings of a glass dome. */
const DOME = Array.from({ length: 9 }, (_, k): readonly [number, number] =>
  k === 8 ? [0, 9.7] : [9.7 * Math.cos((k * Math.PI) / 16), 9.7 * Math.sin((k * Math.PI) / 16)],
);

/** Stations, observatories, arenas, greenhouses. */
export const VENUE_ROWS: readonly CatalogueRow[] = [
  row(
    'train-station',
    [42, 21.9, 27.1],
    building(
      [
        {
          size: [12, 10, 9],
          at: [0, 0, 8],
          bays: [0, 2],
          windows: 'arched',
          open: [0.4, 0.6],
          cornice: true,
          quoins: true,
          roof: { kind: 'gable', height: 3.4, ridge: 'z', overhang: 0.3 },
        },
        {
          size: [40, 6.6, 8],
          at: [0, 0, 7.4],
          bays: [11, 2],
          windows: 'arched',
          open: [0.5, 0.66],
          cornice: true,
          roof: { kind: 'hip', height: 2.4, overhang: 0.4 },
        },
        {
          size: [3.4, 15, 3.4],
          at: [15, 0, 10],
          storeys: 3,
          bays: [1, 1],
          windows: 'arched',
          open: [0.4, 0.4],
          courses: true,
          roof: { kind: 'pyramid', height: 3.4, overhang: 0.3 },
        },
        { size: [34, 4.4, 15], at: [0, 0, -4], windows: 'none', roof: { kind: 'barrel', height: 6.4, slot: 'glass', overhang: 0.1 } },
      ],
      [
        { kind: 'clock', at: [0, 9.6, 12.6], radius: 1.4 },
        { kind: 'clock', at: [15, 12.6, 11.8], radius: 1 },
      ],
      group(
        ...[-3.4, 0, 3.4].map((x) => move(group(box('trim', 2.6, 5.2, 0.3), box('dark', 2.1, 4.8, 0.4)), x, 0, 12.5)),
        ...Array.from({ length: 8 }, (_, k) =>
          move(
            turn(
              lathe(
                'iron',
                [
                  [7.7, 0],
                  [7.9, 0],
                  [7.9, 0.3],
                  [7.7, 0.3],
                  [7.7, 0],
                ],
                { sides: 28, smooth: false },
              ),
              [0, 0, 90],
            ),
            -16 + 4.6 * k,
            4.4,
            -4,
          ),
        ),
        move(box('base', 42, 0.5, 3), 0, 0, -12.6),
      ),
    ),
    {
      words: 'railway station, railroad station, train terminal, train depot, station',
      finishes: { wall: 'brick #a9694a', roof: 'slate #5d6a70', glass: 'window #8fb0bc' },
    },
  ),
  row(
    'airport-terminal',
    [60, 24, 26],
    building(
      [
        { size: [54, 9, 16], bays: [18, 5], windows: 'curtain', storeys: 2, wall: 'trim' },
        {
          size: [56, 0.4, 17],
          at: [0, 9, 0],
          windows: 'none',
          wall: 'trim',
          roof: { kind: 'barrel', height: 3, slot: 'roof', overhang: 1.2 },
        },
        { size: [4, 17, 4], at: [20, 0, -8], sides: 12, taper: 0.8 },
        {
          size: [6, 2.6, 6],
          at: [20, 17, -8],
          sides: 12,
          taper: 1.2,
          windows: 'ribbon',
          bays: [8, 0],
          open: [0.5, 0.6],
          roof: { kind: 'flat', height: 0.8, slot: 'trim', overhang: 0.2 },
        },
      ],
      [],
      group(
        ...[-16, 0, 16].map((x) =>
          move(
            group(
              box('white', 3, 2.6, 8),
              move(box('glass', 3.1, 0.9, 7), 0, 1.2, 0),
              move(cylinder('grey', 0.5, 3, { sides: 8 }), 0, -3, 3),
            ),
            x,
            3,
            12,
          ),
        ),
        move(cylinder('red', 0.12, 3, { sides: 6 }), 20, 20.4, -8),
      ),
    ),
    { words: 'airport, terminal building, air terminal', finishes: { roof: 'metal #e4e8ea', wall: 'concrete #dcdcd6' } },
  ),
  row(
    'control-tower',
    [10, 32, 10],
    building(
      [
        { size: [10, 4, 10], windows: 'plain', bays: [4, 4], open: [0.6, 0.4], roof: { kind: 'flat', height: 0.5 } },
        { size: [4.6, 24, 4.6], sides: 12, taper: 0.8, windows: 'slit', bays: [4, 0], storeys: 6, open: [0.2, 0.4] },
        { size: [5, 2, 5], at: [0, 22.4, 0], sides: 12, taper: 1.6 },
        {
          size: [7.6, 3, 7.6],
          at: [0, 24.4, 0],
          sides: 12,
          taper: 1.1,
          windows: 'ribbon',
          bays: [8, 0],
          open: [0.4, 0.66],
          roof: { kind: 'flat', height: 0.9, slot: 'trim', overhang: 0.3 },
        },
      ],
      [],
      group(
        move(cylinder('red', 0.12, 4, { sides: 6 }), 0, 28, 0),
        move(group(cylinder('grey', 0.15, 1, { sides: 6 }), move(box('white', 2.4, 0.6, 0.2), 0, 1, 0)), 1.8, 28, 0),
      ),
    ),
    { words: 'air traffic control tower, airport tower', finishes: { wall: 'concrete #dedcd4' }, solid: 'cylinder' },
  ),
  row(
    'observatory',
    [15.1, 13.7, 11.1],
    building(
      [
        {
          size: [10, 6, 10],
          sides: 20,
          windows: 'arched',
          bays: [10, 0],
          open: [0.34, 0.5],
          door: 'arched',
          cornice: true,
          roof: { kind: 'dome', height: 5.6, slot: 'silver', overhang: 0.1 },
        },
        { size: [8, 4, 7], at: [-5.4, 0, -1], bays: [3, 2], windows: 'plain', roof: { kind: 'flat', height: 0.5 } },
      ],
      [],
      group(
        move(
          extrude(
            'dark',
            [
              [-0.9, 0],
              [0.9, 0],
              [0.9, 4.6],
              [-0.9, 4.6],
            ],
            2.2,
          ),
          0,
          6.6,
          4,
        ),
        move(
          turn(
            group(
              cylinder('white', 0.75, 7, { sides: 14 }),
              move(cylinder('dark', 0.6, 0.2, { sides: 14 }), 0, 6.9, 0),
              move(cylinder('blue', 0.85, 0.5, { sides: 14 }), 0, 5.4, 0),
            ),
            [42, 0, 0],
          ),
          0,
          8,
          0.6,
        ),
      ),
    ),
    { words: 'astronomical observatory, telescope dome', finishes: { wall: 'plaster #eae6da' }, solid: 'cylinder' },
  ),
  row(
    'planetarium',
    [26, 13, 22],
    building(
      [
        {
          size: [24, 4, 18],
          windows: 'ribbon',
          storeys: 1,
          open: [0.5, 0.5],
          roof: { kind: 'flat', height: 0.5 },
          door: 'glass',
          doorSize: [4, 2.8],
        },
      ],
      [{ kind: 'steps', at: [0, 0, 9], size: [7, 0.5, 2], count: 3 }],
      group(
        move(sphere('silver', 7, { detail: 3 }), 0, 7.1, 0),
        ...[0, 60, 120].map((angle) =>
          move(
            turn(
              lathe(
                'grey',
                [
                  [6.95, -0.1],
                  [7.12, -0.1],
                  [7.12, 0.1],
                  [6.95, 0.1],
                  [6.95, -0.1],
                ],
                { sides: 32, smooth: false },
              ),
              [90, angle, 0],
            ),
            0,
            7.1,
            0,
          ),
        ),
        move(
          lathe(
            'gold',
            [
              [8.6, 0],
              [10, 0],
              [10, 0.2],
              [8.6, 0.2],
              [8.6, 0],
            ],
            { sides: 36, smooth: false },
          ),
          0,
          8.6,
          0,
        ),
      ),
    ),
    { words: 'imax dome, science center, dome theater', finishes: { wall: 'concrete #cfcfca' } },
  ),
  row(
    'stadium',
    [158, 26.9, 126],
    {
      generator: 'arena',
      size: [75, 60],
      height: 24,
      tiers: 7,
      field: 'pitch',
      outside: 'columns',
      canopy: true,
    },
    { words: 'sports stadium, football stadium, soccer stadium, olympic stadium, sports arena, baseball stadium', solid: 'parts' },
  ),
  row(
    'colosseum',
    [90, 26, 78],
    { generator: 'arena', size: [45, 39], height: 26, tiers: 6, field: 'sand', outside: 'arches', ruined: true },
    { words: 'coliseum, arena, roman arena, gladiator arena, roman colosseum, flavian amphitheater', solid: 'parts' },
  ),
  row(
    'amphitheater',
    [49.2, 8.1, 33.8],
    { generator: 'arena', size: [25, 22], height: 9, tiers: 8, field: 'stage', outside: 'plain', half: true },
    {
      finishes: { stone: 'sandstone #d8c49c', stone2: 'sandstone #b89e70' },
      words: 'amphitheatre, greek theater, open-air theater, ancient theater, greek theatre',
      solid: 'parts',
    },
  ),
  row(
    'bullring',
    [40, 11, 40],
    { generator: 'arena', size: [20, 20], height: 11, tiers: 5, field: 'sand', outside: 'arches' },
    {
      words: 'bullfighting arena, rodeo arena, fighting pit',
      finishes: { wall: 'plaster #f0e0c0', stone: 'brick #b0563c' },
      solid: 'parts',
    },
  ),
  row(
    'greenhouse',
    [6.1, 4.84, 10.2],
    {
      generator: 'building',
      masses: [{ size: [6, 0.6, 10], windows: 'none', wall: 'base' }],
      extra: group(
        move(box('clear', 5.9, 2.3, 9.9), 0, 0.5, 0),
        move(
          extrude(
            'clear',
            [
              [-2.95, 0],
              [2.95, 0],
              [0, 1.9],
            ],
            9.9,
          ),
          0,
          2.8,
          0,
        ),
        ...[-1, 1].map((s) => move(array(box('white', 0.1, 2.4, 0.1), 9, [0, 0, 1.24], true), s * 2.98, 0.5, 0)),
        ...Array.from({ length: 9 }, (_, k) => mirror(move(turn(box('white', 0.1, 3.5, 0.1), [0, 0, 57]), 2.98, 2.8, -4.96 + 1.24 * k))),
        mirror(move(box('white', 0.14, 0.14, 10), 2.98, 2.8, 0)),
        move(box('white', 0.16, 0.16, 10.2), 0, 4.68, 0),
        ...[-1, 1].map((s) => move(array(box('white', 0.1, 2.6, 0.1), 5, [1.49, 0, 0], true), 0, 0.5, s * 4.98)),
        move(group(box('white', 1.5, 2.2, 0.16), move(box('clear', 1.2, 2, 0.24), 0, 0.1, 0)), 0, 0, 5),
        ...[-1.6, 1.6].map((x) => move(array(sphere('leaf', [0.6, 0.8, 0.6], { detail: 1 }), 6, [0, 0, 1.5], true), x, 1.3, 0)),
      ),
      principal: 'white',
    },
    { words: 'glasshouse, hothouse, conservatory, orangery, botanical greenhouse', finishes: { clear: 'glass #a8d4cc' } },
  ),
  row(
    'botanical-dome',
    [20, 10.8, 22],
    {
      generator: 'building',
      masses: [{ size: [20, 1, 20], sides: 24, wall: 'base' }],
      extra: group(
        move(lathe('clear', DOME, { sides: 28, smooth: false }), 0, 1, 0),
        ...Array.from({ length: 6 }, (_, k) =>
          move(
            turn(
              {
                form: 'sweep',
                slot: 'white',
                path: [
                  ...DOME.map(([x, y]) => [x, y, 0] as const),
                  ...DOME.slice(0, -1)
                    .toReversed()
                    .map(([x, y]) => [-x, y, 0] as const),
                ],
                radius: 0.16,
                sides: 4,
              },
              [0, 30 * k, 0],
            ),
            0,
            1,
            0,
          ),
        ),
        ...[0.3, 0.6, 0.85].map((share) =>
          move(
            lathe(
              'white',
              [
                [9.6 * Math.sqrt(1 - share * share), 0],
                [9.6 * Math.sqrt(1 - share * share) + 0.2, 0],
                [9.6 * Math.sqrt(1 - share * share) + 0.2, 0.2],
                [9.6 * Math.sqrt(1 - share * share), 0.2],
                [9.6 * Math.sqrt(1 - share * share), 0],
              ],
              { sides: 32, smooth: false },
            ),
            0,
            1 + 9.7 * share,
            0,
          ),
        ),
        move(box('white', 4, 3.4, 5), 0, 0, 9.4),
        move(box('glass', 3, 2.8, 5.2), 0, 0.2, 9.4),
        move(radial(sphere('leaf', 1.4, { detail: 1 }), 8, 6), 0, 2.4, 0),
      ),
      principal: 'white',
    },
    { words: 'dome of glass, biosphere', finishes: { clear: 'glass #9cd4c0' }, solid: 'cylinder' },
  ),
];
