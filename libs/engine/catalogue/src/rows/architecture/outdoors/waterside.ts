import { array, boxAt, cylinder, extrude, group, lathe, mirror, move, rod, sphere, turn } from '@diorama/shape-language';
import type { Point2, Shape } from '@diorama/shape-language';
import type { CatalogueRow } from '../../../row/row.js';
import { rowsOf } from '../../../row/row.js';
import { building } from '../forms/building-form.js';

const afloat = rowsOf('vehicles', { side: 'outdoors', stand: 'water' });
const built = rowsOf('architecture', { side: 'outdoors' });
const land = rowsOf('nature', { side: 'outdoors' });

/** The plan of a slim boat that is pointed at both ends, metres. */
const HULL: readonly Point2[] = [
  [0, -2.7],
  [0.5, -1.6],
  [0.66, 0],
  [0.5, 1.6],
  [0, 2.7],
  [-0.5, 1.6],
  [-0.66, 0],
  [-0.5, -1.6],
];
const slice = (slot: string, factor: number, from: number, height: number): Shape =>
  turn(
    extrude(
      slot,
      HULL.map(([x, z]): Point2 => [factor * x, factor * z]),
      height,
    ),
    [-90, 0, 0],
    [0, from + height / 2, 0],
  );

const FRUIT = ['yellow', 'orange', 'red', 'green'] as const;

/** A heap of fruit in a basket. */
const heap = (slot: string, z: number): Shape =>
  move(
    group(
      cylinder('straw', 0.36, 0.2, { top: 0.42, sides: 14 }),
      ...[
        [0, 0],
        [0.2, 0.1],
        [-0.2, 0.08],
        [0.05, -0.2],
        [-0.08, 0.22],
        [0.18, -0.14],
        [-0.2, -0.14],
      ].map(([x = 0, y = 0], k) => move(sphere(slot, 0.14, { detail: 1 }), x, 0.24 + (k === 0 ? 0.14 : 0), y)),
    ),
    0,
    0.42,
    z,
  );

/** A trader who sits, with a hat of straw. */
const trader: Shape = group(
  lathe('blue', [
    [0, 0],
    [0.3, 0.02],
    [0.26, 0.3],
    [0.17, 0.62],
    [0.07, 0.74],
    [0, 0.75],
  ]),
  move(sphere('skin', 0.12, { detail: 2 }), 0, 0.86, 0),
  move(cylinder('straw', 0.34, 0.22, { top: 0.01, sides: 16 }), 0, 0.92, 0),
  rod('blue', [0.16, 0.56, 0], [0.3, 0.3, 0.3], 0.06),
  rod('blue', [-0.16, 0.56, 0], [-0.3, 0.3, 0.3], 0.06),
);

/** What floats or stands in shallow water, and heaps on salt pans. */
export const WATERSIDE_ROWS: readonly CatalogueRow[] = [
  afloat(
    'market-boat',
    [1.32, 1.55, 5.4],
    {
      generator: 'shape',
      shape: group(
        slice('hull', 0.9, 0, 0.16),
        slice('hull', 1, 0.16, 0.24),
        slice('inside', 0.88, 0.38, 0.03),
        ...FRUIT.map((slot, k) => heap(slot, 1 - 0.78 * k)),
        move(trader, 0, 0.4, -2.02),
      ),
      finishes: {
        hull: 'planks #6e4c30',
        inside: 'planks #8c6a48',
        straw: 'wicker #c09a5a',
        yellow: 'fruit #e8c030',
        orange: 'fruit #e88a28',
        red: 'fruit #c8342c',
        green: 'fruit #6f9a34',
        blue: 'fabric #3c6a9a',
        skin: 'skin #b88860',
      },
    },
    {
      words: 'trading boat, fruit boat, loaded sampan, longtail boat',
      usual: 6,
      places: ['floating-market'],
    },
  ),
  built(
    'water-house',
    [7.4, 6.5, 7],
    building(
      [
        {
          size: [5.6, 2.5, 4.6],
          at: [0, 1.3, -0.7],
          bays: [3, 2],
          windows: 'shutters',
          open: [0.34, 0.46],
          door: 'plain',
          roof: { kind: 'gable', height: 1.7, slot: 'rust', overhang: 0.7 },
        },
      ],
      [],
      group(
        boxAt('plank', [6.6, 0.14, 6.8], [0, 1.16, 0]),
        array(mirror(rod('timber', [3.1, -0.6, 0], [3.1, 1.3, 0], 0.11)), 5, [0, 0, 1.55], true),
        array(rod('timber', [0, -0.6, 0], [0, 1.3, 0], 0.11), 5, [0, 0, 1.55], true),
        boxAt('timber', [6.6, 0.08, 0.08], [0, 2.1, 3.3]),
        array(boxAt('timber', [0.07, 0.9, 0.07], [0, 1.2, 3.3]), 8, [0.93, 0, 0], true),
        turn(boxAt('plank', [0.9, 0.06, 2], [0, 0, 0]), [34, 0, 0], [2.2, 0.6, 3.7]),
      ),
    ),
    {
      words:
        'house on the water, water stilt house, river house, overwater house, overwater hut, overwater villa, overwater bungalow, water bungalow, water villa, floating house',
      finishes: { wall: 'planks #9a8468', rust: 'metal #8c7a70' },
      stand: 'water',
      family: 'stilt-house',
      places: ['beach'],
    },
  ),
  built(
    'boardwalk',
    [1.9, 0.5, 6],
    building(
      [],
      [],
      group(
        array(boxAt('plank', [1.7, 0.07, 0.2], [0, 0.42, 0]), 26, [0, 0, 0.23], true),
        mirror(boxAt('timber', [0.12, 0.12, 6], [0.7, 0.3, 0])),
        array(mirror(boxAt('timber', [0.14, 0.46, 0.14], [0.7, 0, 0])), 4, [0, 0, 1.9], true),
        mirror(boxAt('timber', [0.1, 0.08, 6], [0.9, 0.42, 0])),
      ),
    ),
    {
      words:
        'wooden boardwalk, plank walk, plank walkway, wooden walkway, raised walkway, visitor walkway, boarded walkway, wooden visitor walkway',
      solid: 'parts',
      usual: 3,
      places: ['swamp', 'beach'],
    },
  ),
  land(
    'salt-pile',
    [2.6, 1.2, 2.6],
    { generator: 'shape', shape: cylinder('salt', 1.3, 1.2, { top: 0.04, sides: 24 }), finishes: { salt: 'snow #f4f2ee' } },
    { words: 'heap of salt, pile of salt, salt heap, salt mound', semantic: 'ground', solid: 'cylinder', usual: 5, places: ['salt-flat'] },
  ),
];
