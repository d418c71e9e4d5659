import { box, group, move } from '@diorama/shape-language';
import type { Mass } from '../../parameters/structures/structures-building.js';
import type { CatalogueRow } from '../../row/row.js';
import { rowsOf } from '../../row/row.js';
import { building } from './forms/building-form.js';
import type { Place } from './forms/fort-forms.js';
import { capped, rampart } from './forms/fort-forms.js';

const row = rowsOf('architecture');

const CORNERS: readonly Place[] = [
  [-16, 14],
  [16, 14],
  [-16, -14],
  [16, -14],
];

/** Castles and palaces. */
export const FORTIFIED_ROWS: readonly CatalogueRow[] = [
  row(
    'castle',
    [38, 34, 36],
    building(
      [
        rampart(32, 8, 2.4, [0, 14]),
        rampart(32, 8, 2.4, [0, -14]),
        rampart(2.4, 8, 28, [-16, 0]),
        rampart(2.4, 8, 28, [16, 0]),
        ...CORNERS.flatMap((place) => capped(place, 6, 13, 6.5)),
        {
          size: [12, 17, 11],
          at: [0, 0, -4],
          storeys: 3,
          bays: [3, 3],
          windows: 'arched',
          open: [0.26, 0.4],
          roof: { kind: 'battlements', height: 1.6, slot: 'wall' },
        },
        {
          size: [7, 5, 6],
          at: [0, 17.4, -4],
          bays: [2, 2],
          windows: 'arched',
          open: [0.3, 0.5],
          roof: { kind: 'hip', height: 4.6, overhang: 0.4 },
        },
        ...capped([-6, 1.4], 4, 21, 6),
        ...capped([6, -9.4], 4, 24, 7),
        ...capped([-3.6, 15.4], 4, 11, 4.6),
        ...capped([3.6, 15.4], 4, 11, 4.6),
        {
          size: [5, 9.6, 4],
          at: [0, 0, 15],
          windows: 'none',
          door: 'void',
          doorSize: [3.2, 4.8],
          roof: { kind: 'battlements', height: 1.1, slot: 'wall' },
        },
      ],
      [
        { kind: 'flag', at: [6, 31.8, -9.4], height: 4, slot: 'red' },
        { kind: 'flag', at: [-6, 27.6, 1.4], height: 3.4, slot: 'blue' },
      ],
      group(move(box('iron', 3, 1.6, 0.5), 0, 3.2, 17), move(box('plank', 3.4, 0.3, 4), 0, 0, 19)),
    ),
    {
      words: 'medieval castle, stone castle, fairytale castle, fairy tale castle, castles, chateau fort',
      finishes: { wall: 'masonry #aca394', roof: 'slate #3f5f86' },
      solid: 'parts',
    },
  ),
  row(
    'fortress',
    [56.4, 23.4, 56.4],
    building(
      [
        {
          size: [40, 9, 40],
          windows: 'slit',
          bays: [8, 8],
          open: [0.1, 0.2],
          taper: 0.93,
          door: 'void',
          doorSize: [4, 5.4],
          roof: { kind: 'battlements', height: 1.8, slot: 'wall' },
        },
        ...[
          [-19, 19],
          [19, 19],
          [-19, -19],
          [19, -19],
        ].map(([x = 0, z = 0]): Mass => ({
          size: [13, 10.5, 13],
          at: [x, 0, z],
          turn: 45,
          taper: 0.85,
          windows: 'none',
          roof: { kind: 'battlements', height: 1.8, slot: 'wall' },
        })),
        {
          size: [18, 16, 18],
          windows: 'slit',
          bays: [4, 4],
          storeys: 3,
          open: [0.12, 0.3],
          taper: 0.94,
          roof: { kind: 'battlements', height: 1.8, slot: 'wall' },
        },
      ],
      [{ kind: 'flag', at: [0, 16, 0], height: 7 }],
    ),
    { words: 'fort, citadel, stronghold, desert fortress, star fort', finishes: { wall: 'sandstone #c2a06c' } },
  ),
  row(
    'palace',
    [71.5, 30.2, 26.6],
    building(
      [
        {
          size: [22, 14, 20],
          storeys: 3,
          bays: [7, 4],
          windows: 'arched',
          open: [0.42, 0.6],
          door: 'double',
          plinth: 1,
          cornice: true,
          quoins: true,
          courses: true,
          roof: { kind: 'mansard', height: 5, overhang: 0.2 },
        },
        ...[-1, 1].map((s): Mass => ({
          size: [18, 11, 13],
          at: [s * 19, 0, 0],
          storeys: 2,
          bays: [6, 3],
          windows: 'arched',
          open: [0.42, 0.6],
          plinth: 1,
          cornice: true,
          courses: true,
          roof: { kind: 'mansard', height: 3.6, overhang: 0.2 },
        })),
        ...[-1, 1].map((s): Mass => ({
          size: [11, 13, 18],
          at: [s * 30, 0, 1.5],
          storeys: 3,
          bays: [3, 4],
          windows: 'arched',
          open: [0.42, 0.6],
          plinth: 1,
          cornice: true,
          quoins: true,
          roof: { kind: 'mansard', height: 5, overhang: 0.2 },
        })),
        {
          size: [9, 3, 9],
          at: [0, 19, 0],
          sides: 12,
          windows: 'arched',
          bays: [12, 0],
          open: [0.5, 0.6],
          wall: 'trim',
          roof: { kind: 'dome', height: 5, overhang: 0.2 },
        },
      ],
      [
        { kind: 'portico', at: [0, 1, 10], size: [12, 13, 3.4], columns: 6, roof: 'pediment' },
        { kind: 'steps', at: [0, 0, 13.4], size: [12, 1, 3] },
        { kind: 'flag', at: [0, 26, 0], height: 4 },
      ],
    ),
    {
      words: 'royal palace, versailles, baroque palace, chateau, buckingham palace',
      finishes: { wall: 'plaster #f0d9a0', roof: 'slate #4f6b70', trim: 'stone #f4efe2' },
    },
  ),
];
