import { array, box, cylinder, group, move } from '@diorama/shape-language';
import type { Feature, Mass } from '../../parameters/structures/structures-building.js';
import type { CatalogueRow } from '../../row/row.js';
import { rowsOf } from '../../row/row.js';
import { building } from './forms/building-form.js';

const row = rowsOf('architecture');

/** Mosques and temples. */
export const TEMPLE_ROWS: readonly CatalogueRow[] = [
  row(
    'mosque',
    [32.5, 33, 26.5],
    building(
      [
        {
          size: [22, 9, 20],
          windows: 'pointed',
          bays: [6, 5],
          open: [0.4, 0.6],
          door: 'pointed',
          doorSize: [3.6, 6],
          cornice: true,
          roof: { kind: 'flat', height: 0.8, overhang: 0.1 },
        },
        {
          size: [14, 4, 14],
          at: [0, 9.4, 0],
          sides: 16,
          windows: 'arched',
          bays: [16, 0],
          open: [0.5, 0.6],
          roof: { kind: 'dome', height: 9.4, overhang: 0.3 },
        },
        ...[
          [-8, 7],
          [8, 7],
          [-8, -7],
          [8, -7],
        ].map(([x = 0, z = 0]): Mass => ({
          size: [4.4, 1.4, 4.4],
          at: [x, 9.4, z],
          sides: 12,
          roof: { kind: 'dome', height: 3, overhang: 0.1 },
        })),
        {
          size: [7, 10.6, 1.6],
          at: [0, 0, 10],
          windows: 'none',
          door: 'pointed',
          doorSize: [3.4, 6.4],
          roof: { kind: 'flat', height: 0.6, overhang: 0.2 },
        },
      ],
      [
        { kind: 'minaret', at: [-14, 0, 11], height: 33, radius: 1.5 },
        { kind: 'minaret', at: [14, 0, 11], height: 33, radius: 1.5 },
        { kind: 'minaret', at: [-14, 0, -11], height: 33, radius: 1.5 },
        { kind: 'minaret', at: [14, 0, -11], height: 33, radius: 1.5 },
      ],
    ),
    {
      words: 'grand mosque, islamic temple, hagia sophia',
      finishes: { wall: 'sandstone #ead9b8', roof: 'ceramic #2f8fa8', trim: 'marble #f4f0e6' },
    },
  ),
  row(
    'taj-mahal',
    [60, 46, 60],
    building(
      [
        { size: [56, 4, 56], windows: 'pointed', bays: [12, 12], open: [0.4, 0.5] },
        {
          size: [28, 16, 28],
          at: [0, 4, 0],
          storeys: 2,
          windows: 'pointed',
          bays: [5, 5],
          open: [0.5, 0.66],
          cornice: true,
          roof: { kind: 'flat', height: 0.8, overhang: 0 },
        },
        {
          size: [28, 16, 16],
          at: [0, 4, 0],
          turn: 45,
          storeys: 2,
          windows: 'pointed',
          bays: [0, 2],
          open: [0.5, 0.66],
          roof: { kind: 'flat', height: 0.8, overhang: 0 },
        },
        {
          size: [28, 16, 16],
          at: [0, 4, 0],
          turn: -45,
          storeys: 2,
          windows: 'pointed',
          bays: [0, 2],
          open: [0.5, 0.66],
          roof: { kind: 'flat', height: 0.8, overhang: 0 },
        },
        {
          size: [10, 19, 29.4],
          at: [0, 4, 0],
          windows: 'none',
          door: 'pointed',
          doorSize: [6, 14],
          roof: { kind: 'flat', height: 0.6, overhang: 0 },
        },
        {
          size: [29.4, 19, 10],
          at: [0, 4, 0],
          windows: 'pointed',
          bays: [0, 1],
          open: [0.8, 0.7],
          on: 'lr',
          roof: { kind: 'flat', height: 0.6, overhang: 0 },
        },
        { size: [14, 5, 14], at: [0, 20, 0], sides: 20, cornice: true, roof: { kind: 'onion', height: 19, overhang: 0.2 } },
        ...[
          [-9, 9],
          [9, 9],
          [-9, -9],
          [9, -9],
        ].map(([x = 0, z = 0]): Mass => ({
          size: [4.4, 3.4, 4.4],
          at: [x, 20, z],
          sides: 8,
          windows: 'arched',
          bays: [8, 0],
          open: [0.7, 0.7],
          roof: { kind: 'dome', height: 3, overhang: 0.4 },
        })),
      ],
      [
        [-25, 25],
        [25, 25],
        [-25, -25],
        [25, -25],
      ].map(([x = 0, z = 0]): Feature => ({ kind: 'minaret', at: [x, 4, z], height: 32, radius: 1.7 })),
    ),
    {
      words: 'taj, marble mausoleum, mughal mausoleum',
      finishes: { wall: 'marble #f2eee6', roof: 'marble #f4f1ea', trim: 'marble #e4dccb', door: 'paint #8d8678', glass: 'paint #9a93a0' },
    },
  ),
  row(
    'greek-temple',
    [18, 13, 30],
    building(
      [{ size: [9, 7.2, 20], at: [0, 1.5, 0], windows: 'none', door: 'double', doorSize: [2.6, 5] }],
      [],
      group(
        ...[0, 1, 2].map((k) => move(box('trim', 18 - k, 0.5, 30 - k), 0, 0.5 * k, 0)),
        ...[-1, 1].flatMap((s) => [
          move(
            array(
              group(cylinder('trim', 0.62, 6.6, { top: 0.5, sides: 12 }), move(box('trim', 1.5, 0.4, 1.5), 0, 6.6, 0)),
              11,
              [0, 0, 2.6],
              true,
            ),
            s * 7.2,
            1.5,
            0,
          ),
          move(
            array(
              group(cylinder('trim', 0.62, 6.6, { top: 0.5, sides: 12 }), move(box('trim', 1.5, 0.4, 1.5), 0, 6.6, 0)),
              4,
              [2.9, 0, 0],
              true,
            ),
            0,
            1.5,
            s * 13,
          ),
        ]),
        move(box('trim', 16.2, 1.4, 27.8), 0, 8.5, 0),
        move(
          {
            form: 'extrude',
            slot: 'roof',
            depth: 28.6,
            outline: [
              [-8.8, 0],
              [8.8, 0],
              [0, 3.2],
            ],
          },
          0,
          9.9,
          0,
        ),
        move(
          {
            form: 'extrude',
            slot: 'wall',
            depth: 29,
            outline: [
              [-6.6, 0],
              [6.6, 0],
              [0, 2.3],
            ],
          },
          0,
          10.2,
          0,
        ),
      ),
      'trim',
    ),
    {
      words: 'temple, parthenon, roman temple, ancient temple, classical temple, acropolis',
      finishes: { trim: 'marble #e9e2d2', wall: 'marble #cfc4ae', roof: 'tile #c08a64' },
      solid: 'parts',
    },
  ),
];
