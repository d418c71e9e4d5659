import { array, box, cylinder, extrude, group, mirror, move, sphere } from '@diorama/shape-language';
import type { CatalogueRow } from '../../row/row.js';
import { rowsOf } from '../../row/row.js';
import { building } from './forms/building-form.js';

const row = rowsOf('architecture');

/** Courts, theatres, stations of the fire brigade and the police. */
export const CIVIC_ROWS: readonly CatalogueRow[] = [
  row(
    'courthouse',
    [25, 26, 20.5],
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
    {
      words: 'firehouse, fire house, fire brigade, firefighters station, fire brigade station, fire department',
      finishes: { wall: 'brick #a8503c' },
    },
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
];
