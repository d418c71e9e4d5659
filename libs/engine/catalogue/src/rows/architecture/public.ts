import { array, box, cylinder, extrude, group, lathe, mirror, move, radial, sphere, turn } from '@diorama/shape-language';

import type { CatalogueRow } from '../../row/row.js';
import { rowsOf } from '../../row/row.js';
import { building } from './building-form.js';

const row = rowsOf('architecture');

/** Radius and height of the rings of a glass dome. */
const DOME = Array.from({ length: 9 }, (_, k): readonly [number, number] =>
  k === 8 ? [0, 9.7] : [9.7 * Math.cos((k * Math.PI) / 16), 9.7 * Math.sin((k * Math.PI) / 16)],
);

/** Public buildings. */
export const PUBLIC_ROWS: readonly CatalogueRow[] = [
  row(
    'hospital',
    [34, 22, 20],
    building(
      [
        {
          size: [14, 20, 13],
          at: [0, 0, -1],
          storeys: 6,
          bays: [5, 4],
          windows: 'plain',
          open: [0.6, 0.5],
          roof: { kind: 'flat', height: 0.8 },
        },
        {
          size: [30, 10, 11],
          at: [0, 0, 0],
          storeys: 3,
          bays: [11, 3],
          windows: 'plain',
          open: [0.6, 0.5],
          door: 'glass',
          doorSize: [3.4, 2.6],
          roof: { kind: 'flat', height: 0.6 },
        },
      ],
      [{ kind: 'portico', at: [0, 0, 5.5], size: [7, 4, 4], columns: 2, roof: 'flat' }],
      group(
        move(group(box('red', 1, 3.4, 0.3), move(box('red', 3.4, 1, 0.3), 0, 1.2, 0)), 0, 15.5, 5.7),
        move(
          group(
            cylinder('grey', 3.4, 0.4, { sides: 20 }),
            move(cylinder('white', 2.8, 0.5, { sides: 20 }), 0, 0, 0),
            ...[-0.8, 0.8].map((x) => move(box('red', 0.5, 0.6, 2.4), x, 0, 0)),
            box('red', 1.4, 0.6, 0.5),
          ),
          0,
          20.6,
          -1,
        ),
        move(box('red', 6.8, 0.7, 0.2), 0, 3.1, 9.6),
      ),
    ),
    { words: 'clinic, medical center, infirmary, asylum', finishes: { wall: 'plaster #eef0ee', trim: 'paint #c9d4d8' } },
  ),
  row(
    'school',
    [36, 13, 16],
    building(
      [
        {
          size: [32, 7, 11],
          storeys: 2,
          bays: [12, 3],
          windows: 'paned',
          open: [0.62, 0.56],
          roof: { kind: 'hip', height: 2.6, overhang: 0.4 },
        },
        {
          size: [7, 8.6, 12.6],
          storeys: 2,
          bays: [2, 0],
          windows: 'paned',
          open: [0.5, 0.5],
          door: 'double',
          doorSize: [2.4, 2.6],
          quoins: true,
          roof: { kind: 'gable', height: 2.4, ridge: 'z', overhang: 0.3 },
        },
        {
          size: [1.8, 2, 1.8],
          at: [0, 10, 0],
          windows: 'arched',
          bays: [1, 1],
          open: [0.6, 0.7],
          wall: 'trim',
          roof: { kind: 'pyramid', height: 1.6, overhang: 0.2 },
        },
      ],
      [
        { kind: 'clock', at: [0, 9.4, 6.4], radius: 0.7 },
        { kind: 'steps', at: [0, 0, 6.3], size: [4, 0.5, 1.4], count: 3 },
        { kind: 'flag', at: [10, 0, 9], height: 9, slot: 'blue' },
      ],
      move(group(box('yellow', 3, 1.4, 1.6, 0.2), move(box('glass', 2.6, 0.5, 1.7), 0, 0.8, 0)), -10, 0, 8.4),
    ),
    {
      words: 'schoolhouse, high school, academy, elementary school, kindergarten',
      finishes: { wall: 'brick #b0603f', roof: 'slate #5a5f66' },
    },
  ),
  row(
    'university',
    [46, 22, 20],
    building(
      [
        {
          size: [44, 10, 12],
          storeys: 3,
          bays: [14, 3],
          windows: 'pointed',
          open: [0.44, 0.6],
          courses: true,
          cornice: true,
          roof: { kind: 'gable', height: 3.4, overhang: 0.3 },
        },
        {
          size: [8, 18, 8],
          at: [0, 0, 4],
          storeys: 4,
          bays: [2, 2],
          windows: 'pointed',
          open: [0.4, 0.56],
          door: 'pointed',
          doorSize: [3, 4],
          quoins: true,
          courses: true,
          roof: { kind: 'battlements', height: 1.6, slot: 'trim' },
        },
        ...[-1, 1].map((s) => ({
          size: [8, 11, 16] as const,
          at: [s * 18, 0, 1] as const,
          storeys: 3,
          bays: [2, 4] as const,
          windows: 'pointed' as const,
          open: [0.44, 0.6] as const,
          courses: true,
          roof: { kind: 'gable' as const, height: 4.4, ridge: 'z' as const, overhang: 0.3 },
        })),
      ],
      [{ kind: 'clock', at: [0, 15.6, 8.1], radius: 1.1 }],
    ),
    {
      words: 'college, university building, campus building, magic school, wizard school',
      finishes: { wall: 'brick #9c6448', roof: 'slate #56606a', trim: 'stone #dcd2bc' },
      family: 'school',
    },
  ),
  row(
    'library-building',
    [30, 15, 20],
    building(
      [
        {
          size: [28, 9, 16],
          at: [0, 1.2, 0],
          bays: [9, 5],
          windows: 'arched',
          open: [0.4, 0.62],
          door: 'double',
          doorSize: [2.6, 4.6],
          cornice: true,
          roof: { kind: 'flat', height: 1, overhang: 0.1 },
        },
        { size: [29, 1.2, 17], windows: 'none', wall: 'base' },
      ],
      [
        { kind: 'portico', at: [0, 1.2, 8], size: [14, 9.4, 3], columns: 6, roof: 'pediment' },
        { kind: 'steps', at: [0, 0, 11], size: [14, 1.2, 3] },
      ],
      mirror(
        move(
          group(box('base', 1.8, 1.8, 2.4), move(sphere('stone', [0.5, 0.6, 1]), 0, 2.3, 0), move(sphere('stone', 0.5), 0, 3, 0.8)),
          8.4,
          0,
          11,
        ),
      ),
    ),
    { words: 'library, public library, archive', finishes: { wall: 'sandstone #d8c6a2', base: 'granite #9c968c' } },
  ),
  row(
    'museum',
    [44, 18, 26],
    building(
      [
        {
          size: [42, 11, 20],
          at: [0, 1.6, 0],
          windows: 'none',
          cornice: true,
          piers: [7, 0.5],
          roof: { kind: 'flat', height: 1.4, overhang: 0.1 },
        },
        { size: [43, 1.6, 21], windows: 'none', wall: 'base' },
        {
          size: [12, 2, 12],
          at: [0, 14, -1],
          sides: 20,
          windows: 'arched',
          bays: [16, 0],
          open: [0.5, 0.6],
          wall: 'trim',
          roof: { kind: 'dome', height: 4.6, overhang: 0.2 },
        },
      ],
      [
        { kind: 'portico', at: [0, 1.6, 10], size: [30, 12, 4], columns: 10, roof: 'flat' },
        { kind: 'steps', at: [0, 0, 14], size: [30, 1.6, 3.6], count: 7 },
      ],
      group(...[-18, 18].flatMap((x) => [move(box('red', 2.4, 7, 0.2), x, 3.4, 10.2)]), move(box('dark', 3, 6, 0.4), 0, 1.6, 10.2)),
    ),
    {
      words: 'art gallery, gallery, national gallery, history museum, exhibition hall',
      finishes: { wall: 'marble #dcd2be', roof: 'copper #7ba894', trim: 'marble #efe9dc' },
    },
  ),
  row(
    'bank',
    [16, 13, 15],
    building(
      [
        {
          size: [14, 9.4, 12],
          at: [0, 1, 0],
          storeys: 2,
          bays: [0, 4],
          windows: 'plain',
          open: [0.4, 0.6],
          door: 'double',
          doorSize: [2.4, 4],
          cornice: true,
          quoins: true,
          roof: { kind: 'flat', height: 0.8 },
        },
        { size: [15, 1, 13], windows: 'none', wall: 'base' },
      ],
      [
        { kind: 'portico', at: [0, 1, 6], size: [13, 9.6, 2.6], columns: 4, roof: 'pediment' },
        { kind: 'steps', at: [0, 0, 8.6], size: [10, 1, 2] },
      ],
      move(turn(cylinder('gold', 0.9, 0.3, { sides: 20 }), [90, 0, 0]), 0, 9.9, 8.8),
    ),
    { words: 'bank building, treasury, mint, stock exchange', finishes: { wall: 'granite #bfb8ac', trim: 'stone #e2dacb' } },
  ),
  row(
    'courthouse',
    [28, 24, 18],
    building(
      [
        {
          size: [24, 9, 14],
          at: [0, 1.4, 0],
          storeys: 2,
          bays: [8, 4],
          windows: 'arched',
          open: [0.4, 0.6],
          door: 'double',
          doorSize: [2.4, 3.4],
          cornice: true,
          courses: true,
          roof: { kind: 'hip', height: 2, overhang: 0.3 },
        },
        { size: [25, 1.4, 15], windows: 'none', wall: 'base' },
        {
          size: [7, 5, 7],
          at: [0, 11.4, 0],
          sides: 8,
          windows: 'arched',
          bays: [8, 0],
          open: [0.5, 0.7],
          wall: 'trim',
          cornice: true,
          roof: { kind: 'dome', height: 5.4, overhang: 0.4 },
        },
      ],
      [
        { kind: 'portico', at: [0, 1.4, 7], size: [12, 10, 3], columns: 6, roof: 'pediment' },
        { kind: 'steps', at: [0, 0, 10], size: [12, 1.4, 3] },
        { kind: 'flag', at: [0, 21.8, 0], height: 4, slot: 'blue' },
      ],
    ),
    {
      words: 'capitol, capitol building, city hall, government building, parliament, town hall, white house, senate',
      finishes: { wall: 'plaster #efeae0', roof: 'copper #9fb0a4' },
    },
  ),
  row(
    'theater',
    [22, 17, 26],
    building(
      [
        {
          size: [20, 11, 22],
          storeys: 2,
          bays: [5, 4],
          windows: 'arched',
          open: [0.4, 0.66],
          door: 'glass',
          doorSize: [6, 3.6],
          cornice: true,
          courses: true,
          roof: { kind: 'mansard', height: 3, overhang: 0.2 },
        },
        { size: [16, 16, 8], at: [0, 0, -6], windows: 'none', cornice: true, roof: { kind: 'flat', height: 0.5 } },
      ],
      [
        { kind: 'portico', at: [0, 0, 11], size: [14, 12.4, 2.4], columns: 6, roof: 'pediment' },
        { kind: 'steps', at: [0, 0, 13.4], size: [14, 0.8, 2] },
      ],
      group(
        move(box('gold', 1, 2, 1), 0, 16.2, 12),
        ...[-1, 1].map((s) => move(group(box('red', 1.4, 5, 0.2), move(box('gold', 1.6, 0.3, 0.3), 0, 5, 0)), s * 8.6, 4, 11.3)),
        mirror(move(sphere('gold', [0.6, 0.9, 0.6]), 7, 13.6, 12)),
      ),
    ),
    {
      words: 'opera house, opera, concert hall, playhouse, theatre',
      finishes: { wall: 'plaster #dfc08e', roof: 'copper #6fa08c', trim: 'stone #f0e6d2' },
    },
  ),
  row(
    'cinema',
    [18, 14, 22],
    building(
      [
        { size: [16, 9, 20], windows: 'none', door: 'glass', doorSize: [8, 2.8], roof: { kind: 'flat', height: 0.6 } },
        { size: [3, 14, 2.4], at: [0, 0, 10.4], windows: 'none', wall: 'red' },
      ],
      [],
      group(
        move(box('white', 13, 1.9, 3.4), 0, 3.6, 11.4),
        move(box('red', 13.4, 0.3, 3.8), 0, 3.4, 11.4),
        move(box('red', 13.4, 0.3, 3.8), 0, 5.4, 11.4),
        move(array(sphere('lamp', 0.17, { detail: 1 }), 21, [0.62, 0, 0], true), 0, 3.55, 13.3),
        move(array(sphere('lamp', 0.17, { detail: 1 }), 21, [0.62, 0, 0], true), 0, 5.55, 13.3),
        ...[-1, 1].map((s) => move(box('neon', 0.3, 7.6, 0.3), s * 1.2, 6, 11.7)),
        move(array(box('neon', 2.4, 0.16, 0.3), 4, [0, 1.8, 0]), 0, 6.8, 11.7),
        ...[-5.6, 5.6].map((x) => move(group(box('gold', 1.9, 2.6, 0.2), move(box('navy', 1.6, 2.3, 0.3), 0, 0.15, 0)), x, 0.5, 10.1)),
        move(box('glass', 1.6, 2.4, 1.6), 0, 0, 12),
        ...[-5, 5].map((x) => move(group(...[-0.9, 0, 0.9].map((d) => move(box('gold', 0.5, 3, 0.4), d, 0, 0))), x, 5.8, 10.1)),
      ),
    ),
    { words: 'movie theater, movie theatre, picture house, film theater', finishes: { wall: 'brick #7c3f3a', trim: 'concrete #d9cdb8' } },
  ),
  row(
    'fire-station',
    [18, 14, 14],
    building(
      [
        {
          size: [13, 7, 11],
          at: [-1, 0, 0],
          storeys: 2,
          bays: [5, 3],
          windows: 'plain',
          open: [0.5, 0.42],
          on: 'lrb',
          roof: { kind: 'flat', height: 0.6 },
        },
        {
          size: [3.4, 12, 3.4],
          at: [6.8, 0, -1],
          storeys: 4,
          bays: [1, 1],
          windows: 'plain',
          open: [0.4, 0.5],
          roof: { kind: 'pyramid', height: 1.8, overhang: 0.3 },
        },
      ],
      [{ kind: 'flag', at: [-7, 7, 4], height: 4, slot: 'yellow' }],
      group(
        ...[-5, -1, 3].map((x) =>
          move(
            group(
              box('white', 3.5, 4.1, 0.2),
              box('red', 3.1, 3.9, 0.3),
              move(box('glass', 2.6, 0.6, 0.4), 0, 2.5, 0),
              move(box('white', 3.1, 0.08, 0.4), 0, 1.2, 0),
            ),
            x,
            0,
            5.5,
          ),
        ),
        ...[-5, -1, 3].map((x) => move(box('glass', 2, 1.2, 0.2), x, 4.9, 5.5)),
        move(
          group(
            box('red', 1.9, 1.8, 4, 0.15),
            move(box('glass', 1.6, 0.7, 0.2), 0, 0.95, 2),
            move(box('silver', 0.6, 0.15, 3.4), 0, 1.9, -0.4),
            move(box('white', 2, 0.3, 3.9), 0, 0.5, 0),
          ),
          3,
          0,
          6,
        ),
      ),
    ),
    { words: 'firehouse, fire house, fire brigade', finishes: { wall: 'brick #a8503c' } },
  ),
  row(
    'police-station',
    [18, 10, 13],
    building(
      [
        {
          size: [16, 7.4, 10],
          storeys: 2,
          bays: [7, 3],
          windows: 'plain',
          open: [0.5, 0.5],
          door: 'glass',
          doorSize: [2.6, 2.6],
          courses: true,
          roof: { kind: 'flat', height: 0.7 },
        },
      ],
      [
        { kind: 'steps', at: [0, 0, 5], size: [4.4, 0.5, 1.6], count: 3 },
        { kind: 'flag', at: [6, 7.6, 3], height: 3, slot: 'blue' },
      ],
      group(
        move(box('blue', 16.2, 0.9, 0.3), 0, 3.3, 5),
        mirror(move(group(cylinder('iron', 0.08, 2.4, { sides: 6 }), move(sphere('blue', 0.35), 0, 2.6, 0)), 2, 0, 5.8)),
        move(box('blue', 1.4, 0.4, 0.5), 0, 7.9, 4.4),
        move(
          extrude(
            'gold',
            [
              [0, 0],
              [0.9, 0.5],
              [0.9, 1.5],
              [0, 1.9],
              [-0.9, 1.5],
              [-0.9, 0.5],
            ],
            0.3,
          ),
          0,
          4.8,
          5.1,
        ),
      ),
    ),
    { words: 'police headquarters, sheriff office', finishes: { wall: 'brick #b79a7c' } },
  ),
  row(
    'train-station',
    [44, 19, 26],
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
      words: 'railway station, railroad station, train terminal, train depot, subway entrance, station',
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
    [18, 17, 16],
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
    [150, 34, 120],
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
    [50, 9, 40],
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
    [8, 5, 12],
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
    [26, 15, 22],
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
    { words: 'biodome, geodesic dome, dome of glass, biosphere', finishes: { clear: 'glass #9cd4c0' }, solid: 'cylinder' },
  ),
];
