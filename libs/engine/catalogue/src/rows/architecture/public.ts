import { box, cylinder, group, mirror, move, sphere, turn } from '@diorama/shape-language';
import type { CatalogueRow } from '../../row/row.js';
import { rowsOf } from '../../row/row.js';
import { building } from './forms/building-form.js';

const row = rowsOf('architecture');

/** Schools, hospitals, museums. */
export const PUBLIC_ROWS: readonly CatalogueRow[] = [
  row(
    'hospital',
    [30.8, 21.2, 17.6],
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
    [44.6, 19.8, 16.6],
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
    [29, 11.9, 22.5],
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
    [43.2, 20.6, 28.1],
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
    [15, 11.7, 17.1],
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
    { words: 'bank building, treasury, stock exchange', finishes: { wall: 'granite #bfb8ac', trim: 'stone #e2dacb' } },
  ),
];
