import { box, cylinder, group, lathe, move, sphere, turn } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';
import type { Feature, Mass } from '../../parameters/structures/structures-building.js';
import type { CatalogueRow } from '../../row/row.js';
import { rowsOf } from '../../row/row.js';
import { building } from './forms/building-form.js';

const row = rowsOf('architecture');

/** A house of two storeys with a shop on the ground floor. */
const shopHouse = (width: number, top: Mass['roof'], windows: Mass['windows'] = 'paned'): Mass[] => [
  { size: [width, 3.4, 7], windows: 'none' },
  {
    size: [width, 3.2, 7],
    at: [0, 3.4, 0],
    bays: [3, 2],
    windows,
    open: [0.36, 0.55],
    cornice: true,
    ...(top === undefined ? {} : { roof: top }),
  },
];

const front = (width: number): Feature => ({ kind: 'shop-front', at: [0, 0.1, 3.5], width, height: 2.7 });

const table = (x: number, z: number): Shape =>
  move(
    group(
      cylinder('iron', 0.05, 0.72, { sides: 6 }),
      move(cylinder('white', 0.42, 0.05, { sides: 12 }), 0, 0.72, 0),
      ...[-0.7, 0.7].map((d) =>
        move(group(box('wood', 0.4, 0.45, 0.4), move(box('wood', 0.07, 0.9, 0.4), Math.sign(d) * 0.18, 0, 0)), d, 0, 0),
      ),
    ),
    x,
    0,
    z,
  );

const parasol = (x: number, z: number): Shape =>
  move(
    group(
      cylinder('iron', 0.04, 2.4, { sides: 6 }),
      move(
        lathe(
          'awning',
          [
            [1.3, 0],
            [0, 0.55],
          ],
          { sides: 8, smooth: false },
        ),
        0,
        2.1,
        0,
      ),
    ),
    x,
    0,
    z,
  );

const bread = move(turn({ form: 'sphere', radii: [0.9, 0.34, 0.34], slot: 'ginger', detail: 2 }, [0, 0, -18]), 0, 4.2, 3.9);

/** Shops, cafes and inns. */
export const SHOP_ROWS: readonly CatalogueRow[] = [
  row(
    'shop',
    [8.8, 7.4, 8.63],
    building(shopHouse(8, { kind: 'flat', height: 0.7 }), [front(7.2), { kind: 'awning', at: [0, 3.2, 3.5], width: 7.2 }]),
    {
      words: 'store, boutique, storefront, corner shop, general store, grocery, grocery store',
      finishes: { wall: 'brick #a4624a', awning: 'canvas #2f7a4c', sign: 'paint #2f5a3c', shutter: 'paint #2f5a3c' },
    },
  ),
  row(
    'bakery',
    [8, 10, 9],
    building(
      shopHouse(7.6, { kind: 'gable', height: 2.6 }),
      [front(7), { kind: 'awning', at: [0, 3.3, 3.5], width: 7 }, { kind: 'chimney', at: [2.6, 6, -1.6], height: 4 }],
      group(
        bread,
        ...[-2.4, -1.9, 1.9, 2.4].map((x) => move(sphere('ginger', [0.2, 0.15, 0.2], { detail: 1 }), x, 1, 3.75)),
        ...[-2.2, 2.2].map((x) => move(box('plank', 1.8, 0.1, 0.5), x, 0.8, 3.8)),
      ),
    ),
    {
      words: 'bread shop, patisserie, pastry shop, bake shop',
      finishes: {
        wall: 'plaster #f2dcb4',
        roof: 'tile #a5583c',
        awning: 'canvas #c8843c',
        sign: 'paint #8a4f28',
        shutter: 'paint #b8763c',
      },
      family: 'shop',
    },
  ),
  row(
    'restaurant',
    [13, 8, 12],
    building(
      [
        {
          size: [12, 4.4, 8],
          windows: 'arched',
          bays: [5, 3],
          open: [0.5, 0.6],
          door: 'double',
          doorSize: [1.8, 2.8],
          cornice: true,
          roof: { kind: 'hip', height: 2.2, overhang: 0.5 },
        },
      ],
      [
        { kind: 'awning', at: [-3.6, 3.7, 4], width: 4, depth: 1.4 },
        { kind: 'awning', at: [3.6, 3.7, 4], width: 4, depth: 1.4 },
        { kind: 'board', at: [0, 3.5, 4.1], size: [2.6, 0.7, 0.3] },
        { kind: 'chimney', at: [3.6, 5, -1], height: 2.4 },
      ],
      group(
        table(-4, 6.4),
        table(4, 6.4),
        table(-1.9, 8),
        table(1.9, 8),
        parasol(-4, 6.4),
        parasol(4, 6.4),
        move(
          group(
            ...[-0.14, 0, 0.14].map((x) => move(box('silver', 0.06, 0.5, 0.06), x, 0.7, 0)),
            box('silver', 0.08, 0.8, 0.06),
            move(box('silver', 0.34, 0.08, 0.06), 0, 0.66, 0),
          ),
          -0.9,
          4.6,
          4.3,
        ),
        move(group(box('silver', 0.08, 1.2, 0.06), move(box('silver', 0.2, 0.5, 0.06), 0, 0.6, 0)), 0.9, 4.6, 4.3),
      ),
    ),
    { words: 'bistro, trattoria, steakhouse, pizzeria, eatery, brasserie', finishes: { wall: 'brick #9c5a44', roof: 'slate #4c5058' } },
  ),
  row(
    'cafe',
    [9, 7.4, 11],
    building(
      [
        { size: [8.4, 3.4, 7], windows: 'none' },
        { size: [8.4, 2.8, 7], at: [0, 3.4, 0], bays: [3, 2], windows: 'shutters', open: [0.3, 0.55], roof: { kind: 'flat', height: 0.6 } },
      ],
      [front(7.6), { kind: 'awning', at: [0, 3.3, 3.5], width: 7.6, depth: 1.8 }],
      group(
        table(-2.6, 6.2),
        table(0.2, 7),
        table(2.8, 6.2),
        parasol(-2.6, 6.2),
        parasol(2.8, 6.2),
        move(
          group(
            lathe(
              'white',
              [
                [0.3, 0],
                [0.55, 0.2],
                [0.7, 0.8],
                [0.6, 0.8],
                [0, 0.7],
              ],
              { sides: 16 },
            ),
            move(
              turn(
                lathe(
                  'white',
                  [
                    [0.22, -0.05],
                    [0.3, -0.05],
                    [0.3, 0.05],
                    [0.22, 0.05],
                    [0.22, -0.05],
                  ],
                  { sides: 12 },
                ),
                [90, 0, 0],
              ),
              0.75,
              0.42,
              0,
            ),
          ),
          0,
          3.5,
          4.3,
        ),
      ),
    ),
    {
      words: 'coffee shop, coffeehouse, café, tea house, tea shop, coffee house',
      finishes: { wall: 'plaster #d8e0d0', awning: 'canvas #7a4a2c', sign: 'paint #5a3420', shutter: 'paint #5a3a28' },
    },
  ),
  row(
    'tavern',
    [13, 11, 10],
    building(
      [
        { size: [11, 3, 7], wall: 'base', bays: [4, 2], windows: 'paned', open: [0.34, 0.42], door: 'arched', doorSize: [1.5, 2.3] },
        {
          size: [11.8, 3, 7.8],
          at: [0, 3, 0],
          bays: [5, 3],
          windows: 'paned',
          open: [0.4, 0.45],
          timbered: true,
          roof: { kind: 'gable', height: 4, overhang: 0.6 },
        },
      ],
      [
        { kind: 'chimney', at: [5, 0, -1], height: 12, width: 1.3, slot: 'stone' },
        { kind: 'dormer', at: [-2.6, 6.8, 2.4], size: [1.6, 1.5, 2] },
        { kind: 'dormer', at: [2.6, 6.8, 2.4], size: [1.6, 1.5, 2] },
      ],
      group(
        move(box('iron', 0.08, 0.08, 1.7), 2.2, 4, 4.5),
        move(box('sign', 0.1, 0.9, 1.1), 2.2, 2.95, 4.9),
        move(turn(cylinder('gold', 0.26, 0.2, { sides: 12 }), [0, 0, 90]), 2.3, 3.4, 4.9),
        ...[-4.4, -3.4].map((x) =>
          move(
            lathe(
              'wood',
              [
                [0.34, 0],
                [0.44, 0.5],
                [0.34, 1],
              ],
              { sides: 12 },
            ),
            x,
            0,
            4.3,
          ),
        ),
        move(box('plank', 2.4, 0.5, 0.5), 4, 0, 4.4),
        move(box('glow', 0.26, 0.36, 0.26), -1.3, 1.9, 3.8),
      ),
    ),
    {
      words: 'inn, pub, alehouse, medieval tavern, roadside inn, public house, bar',
      finishes: { sign: 'wood #5e3a20', roof: 'shingle #6b4a38', glass: 'window #c8a24c' },
    },
  ),
  row(
    'saloon',
    [10.4, 9.2, 11.5],
    building(
      [
        {
          size: [9, 6, 8],
          storeys: 2,
          bays: [3, 2],
          windows: 'paned',
          open: [0.4, 0.55],
          door: 'double',
          doorSize: [1.8, 2],
          roof: { kind: 'gable', height: 1.6, ridge: 'z', overhang: 0.1 },
        },
      ],
      [
        { kind: 'portico', at: [0, 0.1, 4], size: [10, 3.6, 2], columns: 5, roof: 'flat' },
        { kind: 'balcony', at: [0, 3.2, 4], width: 10, depth: 2 },
      ],
      group(
        move(box('wall', 9.6, 2.2, 0.4), 0, 6, 4),
        move(box('wall', 4.6, 1, 0.4), 0, 8.1, 4),
        move(box('sign', 7, 1, 0.2), 0, 6.6, 4.3),
        move(box('trim', 9.9, 0.2, 0.6), 0, 8.1, 4),
        move(box('trim', 4.9, 0.2, 0.6), 0, 9, 4),
        move(group(box('plank', 3, 0.5, 0.7), move(box('water', 2.7, 0.1, 0.5), 0, 0.44, 0)), 2.6, 0, 7),
        move(
          group(...[-1.2, 1.2].map((x) => move(box('plank', 0.14, 1.1, 0.14), x, 0, 0)), move(box('plank', 2.9, 0.14, 0.14), 0, 0.9, 0)),
          -2.6,
          0,
          7,
        ),
      ),
    ),
    {
      words: 'western saloon, wild west saloon, western town building',
      finishes: { wall: 'planks #a8805a', trim: 'wood #6a4a30', roof: 'shingle #5e4a3c', sign: 'paint #7a2c22' },
    },
  ),
];
