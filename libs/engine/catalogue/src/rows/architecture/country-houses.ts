import { box, cylinder, group, move, sphere } from '@diorama/shape-language';
import type { CatalogueRow } from '../../row/row.js';
import { rowsOf } from '../../row/row.js';
import { building } from './forms/building-form.js';

const row = rowsOf('architecture');

/** Houses of villages, forests and deserts, and blocks of flats. */
export const COUNTRY_HOUSE_ROWS: readonly CatalogueRow[] = [
  row(
    'half-timbered-house',
    [9, 11, 8],
    building(
      [
        { size: [7.4, 3, 6.4], bays: [3, 2], windows: 'paned', open: [0.4, 0.4], door: 'arched', wall: 'base' },
        {
          size: [8.2, 3, 7.2],
          at: [0, 3, 0],
          bays: [4, 3],
          windows: 'paned',
          open: [0.4, 0.45],
          timbered: true,
          roof: { kind: 'gable', height: 4.8, ridge: 'z', overhang: 0.6 },
        },
      ],
      [
        { kind: 'chimney', at: [2.8, 6, -2], height: 4.6 },
        { kind: 'dormer', at: [2.4, 6.6, 0], size: [1.5, 1.5, 1.8], turn: 90 },
      ],
      group(
        ...[-1.2, 1.2].map((x) => move(box('glass', 0.8, 1.1, 0.2), x, 6.7, 3.62)),
        move(box('timber', 0.2, 4.4, 0.2), 0, 6, 3.6),
        move(box('timber', 5, 0.2, 0.2), 0, 8, 3.6),
      ),
    ),
    { words: 'medieval house, tudor house, timber-framed house, fachwerk house, fantasy house', family: 'house', places: ['village'] },
  ),
  row(
    'log-cabin',
    [9.09, 6.8, 8.6],
    building(
      [
        {
          size: [7.4, 2.8, 5.6],
          bays: [3, 2],
          windows: 'paned',
          open: [0.34, 0.36],
          door: 'plain',
          logs: true,
          roof: { kind: 'gable', height: 2.6, overhang: 0.8 },
        },
      ],
      [
        { kind: 'chimney', at: [3.9, 0, 0], height: 6.6, width: 1.1, slot: 'stone' },
        { kind: 'portico', at: [0, 0.1, 2.8], size: [7.6, 3, 2], columns: 4, roof: 'shed' },
      ],
    ),
    {
      words: 'cabin, wooden cabin, hunting lodge, forest cabin, ski cabin',
      finishes: { wall: 'bark #8f6238', roof: 'shingle #4d4038', trim: 'wood #6e4a2c', base: 'planks #7a5c40' },
      family: 'house',
    },
  ),
  row(
    'chalet',
    [13, 10, 12],
    building(
      [
        { size: [11, 2.8, 9], wall: 'base', bays: [4, 2], windows: 'paned', open: [0.36, 0.45], door: 'plain' },
        {
          size: [11.4, 3.4, 9.4],
          at: [0, 2.8, 0],
          bays: [4, 2],
          windows: 'shutters',
          open: [0.3, 0.45],
          roof: { kind: 'gable', height: 3.2, ridge: 'z', overhang: 1.5 },
        },
      ],
      [
        { kind: 'chimney', at: [3, 6.4, -2], height: 3.2, slot: 'stone' },
        { kind: 'portico', at: [0, 2.75, 4.7], size: [11, 0.3, 1.3], columns: 2, roof: 'flat' },
      ],
      group(
        move(box('plank', 11.4, 0.9, 0.12), 0, 3, 6),
        move(box('red', 10.6, 0.3, 0.3), 0, 3.9, 6),
        ...[-1.6, 1.6].map((x) => move(box('glass', 1, 1.2, 0.2), x, 6.7, 4.75)),
      ),
    ),
    {
      words: 'alpine chalet, swiss chalet, ski lodge, mountain lodge',
      finishes: { wall: 'wood #8a5a34', base: 'plaster #efe8da', shutter: 'paint #a83a2c', roof: 'shingle #5a4a40' },
      family: 'house',
    },
  ),
  row(
    'longhouse',
    [8.2, 7.94, 20.8],
    building(
      [
        {
          size: [6.4, 1.7, 19],
          bays: [0, 5],
          windows: 'slit',
          open: [0.2, 0.3],
          door: 'arched',
          doorSize: [1.3, 1.6],
          roof: { kind: 'thatch', height: 4.6, slot: 'thatch', ridge: 'z', overhang: 0.9 },
        },
      ],
      [],
      group(
        ...[-1, 1].map((side) =>
          group(
            move(
              group(
                { form: 'placed', part: box('timber', 0.3, 3, 0.16), turn: [0, 0, 35] },
                { form: 'placed', part: box('timber', 0.3, 3, 0.16), turn: [0, 0, -35] },
              ),
              0,
              5.4,
              side * 10.3,
            ),
          ),
        ),
        move(box('dark', 1, 0.4, 2), 0, 6.6, 0),
      ),
    ),
    {
      words: 'viking longhouse, viking house, mead hall, great hall',
      finishes: { wall: 'planks #6e5238', trim: 'wood #4a3020', thatch: 'straw #8f8248' },
      family: 'house',
    },
  ),
  row(
    'hut',
    [5, 5, 5],
    building(
      [
        {
          size: [3.8, 2, 3.8],
          sides: 14,
          bays: [4, 0],
          windows: 'hole',
          open: [0.2, 0.3],
          door: 'void',
          doorSize: [1, 1.5],
          roof: { kind: 'thatch', height: 2.8, overhang: 0.6 },
        },
      ],
      [],
    ),
    {
      words: 'straw hut, tribal hut',
      finishes: { wall: 'mud #a5774c', trim: 'wood #6a4a30' },
      solid: 'cylinder',
    },
  ),
  row(
    'shack',
    [5.2, 4.3, 4.6],
    building(
      [
        {
          size: [4.4, 2.4, 3.8],
          bays: [2, 1],
          windows: 'paned',
          open: [0.35, 0.4],
          door: 'plain',
          roof: { kind: 'shed', height: 0.9, ridge: 'x', overhang: 0.4 },
        },
      ],
      [{ kind: 'smokestack', at: [1.4, 2.4, -1], height: 1.8, radius: 0.16, slot: 'metal' }],
      group(
        ...[-2, -1.5, -0.9, 0.9, 1.5].map((x, k) => move(box('wood', 0.22, 2.3 - 0.1 * (k % 3), 0.06), x, 0, 1.94)),
        move(box('rust', 2, 0.08, 1.4), 1, 3.06, 0.8),
      ),
    ),
    {
      words: 'shanty, shed, garden shed, hovel, old shack, tool shed, potting shed',
      finishes: { wall: 'planks #7a6850', roof: 'rust #94563a', trim: 'wood #5a4a3a' },
    },
  ),
  row(
    'stilt-house',
    [7.6, 8.7, 9.7],
    building(
      [
        {
          size: [6, 2.4, 5],
          at: [0, 2.8, -0.6],
          bays: [3, 2],
          windows: 'hole',
          open: [0.35, 0.4],
          door: 'plain',
          roof: { kind: 'thatch', height: 2.8, slot: 'thatch', overhang: 0.8 },
        },
      ],
      [{ kind: 'steps', at: [0, 0, 3.2], size: [1.4, 2.7, 2.6], count: 8, slot: 'plank' }],
      group(
        move(box('plank', 7, 0.2, 7), 0, 2.6, 0),
        ...[-3, 0, 3].flatMap((x) => [-3, 0, 3].map((z) => move(cylinder('log', 0.16, 2.7, { sides: 7 }), x, 0, z))),
        ...[-1, 1].map((s) => move(box('log', 0.1, 0.1, 7), s * 3.4, 3.5, 0)),
        move(box('log', 2.4, 0.1, 0.1), -2.2, 3.5, 3.4),
        move(box('log', 2.4, 0.1, 0.1), 2.2, 3.5, 3.4),
      ),
    ),
    {
      words: 'house on stilts, beach hut, tiki hut, bungalow on stilts, boathouse, boat house',
      finishes: { wall: 'bamboo #b89a5c', trim: 'wood #6a4a30' },
      solid: 'parts',
    },
  ),
  row(
    'bungalow',
    [14, 5, 10],
    building(
      [
        {
          size: [11, 2.8, 8],
          bays: [4, 2],
          windows: 'paned',
          open: [0.44, 0.46],
          door: 'plain',
          plinth: 0.3,
          roof: { kind: 'hip', height: 2, overhang: 0.8 },
        },
      ],
      [
        { kind: 'portico', at: [0, 0.2, 4], size: [11.4, 2.9, 2], columns: 6, roof: 'shed' },
        { kind: 'chimney', at: [3.6, 2.8, -1.4], height: 2.6 },
      ],
    ),
    { words: 'single-storey house', finishes: { wall: 'plaster #e9d9b0', roof: 'tile #7c4a3c' }, family: 'house' },
  ),
  row(
    'adobe-house',
    [10, 6, 9],
    building(
      [
        {
          size: [9, 3, 7],
          bays: [3, 2],
          windows: 'hole',
          open: [0.24, 0.34],
          door: 'plain',
          roof: { kind: 'flat', height: 0.5, overhang: 0.05, slot: 'wall' },
        },
        {
          size: [5, 2.6, 5],
          at: [-1.6, 3.2, -0.8],
          bays: [2, 1],
          windows: 'hole',
          open: [0.22, 0.36],
          roof: { kind: 'flat', height: 0.4, overhang: 0.05, slot: 'wall' },
        },
      ],
      [],
      group(
        ...[-3.6, -2.2, -0.8, 0.8, 2.2, 3.6].map((x) =>
          move(group({ form: 'placed', part: cylinder('log', 0.12, 1, { sides: 7 }), turn: [90, 0, 0] }), x, 2.75, 3.1),
        ),
        ...[-1, 1].map((s) => ({
          form: 'placed' as const,
          part: box('log', 0.1, 4.6, 0.1),
          turn: [-16, 0, 0] as const,
          move: [3 + s * 0.3, 0, 4.6] as const,
        })),
        ...[0.6, 1.2, 1.8, 2.4, 3, 3.6].map((y) => move(box('log', 0.7, 0.07, 0.07), 3, y, 4.6 - 0.28 * y)),
      ),
    ),
    { words: 'pueblo, mud-brick house, desert house, clay house', finishes: { wall: 'clay #c98f60' }, family: 'house' },
  ),
  row(
    'apartment-block',
    [26, 22, 14],
    building(
      [
        {
          size: [24, 19.5, 11],
          storeys: 6,
          bays: [8, 3],
          windows: 'paned',
          open: [0.4, 0.5],
          door: 'glass',
          plinth: 0.4,
          courses: true,
          roof: { kind: 'flat', height: 0.9, overhang: 0.1 },
        },
      ],
      [1, 2, 3, 4, 5].flatMap((s) =>
        [-8.6, -2.9, 2.9, 8.6].map((x) => ({ kind: 'balcony' as const, at: [x, 3.25 * s + 0.2, 5.5] as const, width: 3.4, depth: 1.3 })),
      ),
      group(move(box('wall2', 4, 2, 4), 6, 19.5, 0), move(box('metal', 1.6, 1.2, 1.6), -6, 19.5, 1)),
    ),
    {
      words:
        'apartment building, apartment, apartments, block of flats, housing block, residential block, residential building, tower block, condominium, tenement',
      finishes: { wall: 'brick #b3745a', trim: 'concrete #d8d4ca' },
      family: 'house',
    },
  ),
  row(
    'haunted-house',
    [14.7, 16.5, 10.5],
    building(
      [
        {
          size: [10, 7, 8],
          storeys: 2,
          bays: [4, 3],
          windows: 'paned',
          open: [0.34, 0.6],
          door: 'pointed',
          plinth: 0.5,
          roof: { kind: 'mansard', height: 3.4, overhang: 0.3 },
        },
        {
          size: [4, 10.5, 4],
          at: [-4.6, 0, 3],
          storeys: 3,
          bays: [1, 1],
          windows: 'pointed',
          open: [0.4, 0.6],
          roof: { kind: 'spire', height: 6, overhang: 0.4 },
          turn: 3,
        },
        {
          size: [3.4, 5, 3.4],
          at: [5.6, 0, 1.4],
          sides: 8,
          bays: [6, 0],
          windows: 'pointed',
          open: [0.5, 0.6],
          roof: { kind: 'cone', height: 4, overhang: 0.4 },
        },
      ],
      [
        { kind: 'portico', at: [1, 0.4, 4], size: [5.4, 3.2, 2], columns: 4, roof: 'shed' },
        { kind: 'chimney', at: [3, 8, -2], height: 5, width: 0.9 },
        { kind: 'dormer', at: [0.4, 7.1, 3], size: [1.6, 1.8, 1.6] },
      ],
      group(
        ...[
          [-1.4, 1.2, 4.12],
          [2.8, 4.7, 4.12],
        ].map(([x = 0, y = 0, z = 0]) => ({
          form: 'placed' as const,
          part: box('plank', 1.6, 0.2, 0.2),
          turn: [0, 0, 24] as const,
          move: [x, y, z] as const,
        })),
        move(box('glow', 0.8, 1.4, 0.3), -4.4, 4.5, 5),
      ),
    ),
    {
      words: 'spooky house, haunted mansion, creepy house, abandoned mansion, witch house',
      finishes: {
        wall: 'planks #4f4a55',
        roof: 'slate #26242c',
        trim: 'wood #2c2830',
        glass: 'glow #c8a838',
        base: 'stone #45424a',
        door: 'wood #2a1e18',
      },
      family: 'house',
    },
  ),
  row(
    'penthouse-terrace',
    [10, 4, 8],
    building(
      [
        {
          size: [8, 3, 5],
          at: [0, 0.4, -1.2],
          windows: 'bare',
          bays: [2, 2],
          open: [0.85, 0.8],
          on: 'flr',
          roof: { kind: 'flat', height: 0.3, overhang: 0.6 },
        },
      ],
      [],
      group(
        box('plank', 10, 0.4, 8),
        move(box('clear', 9.8, 0.9, 0.06), 0, 0.4, 3.9),
        move(sphere('leaf', 0.6), -4, 1.2, 2.6),
        move(box('white', 1, 0.6, 1), -4, 0.4, 2.6),
      ),
    ),
    { words: 'penthouse, roof terrace, rooftop', finishes: { wall: 'plaster #e8e6e0' } },
  ),
];
