import { array, boxAt, extrude, group, lathe, mirror, move, radial, rod, torus, turn } from '@diorama/shape-language';
import type { Point2, Shape } from '@diorama/shape-language';

import type { CatalogueRow } from '../../../row/row.js';
import { assembledIn, ball, post, tube, turnedBody } from '../forms.js';

const pool = assembledIn('architecture', { stand: 'flat', solid: 'none' });
const built = assembledIn('architecture');
const goods = assembledIn('goods');
const interior = assembledIn('interior');

/** The outline of a kidney: a rounded pool with a bay on one side. */
const kidneyOutline = (width: number, depth: number): Point2[] =>
  Array.from({ length: 40 }, (_, k): Point2 => {
    const angle = (2 * Math.PI * k) / 40;
    const bay = Math.exp(-6 * (1 + Math.sin(angle)) ** 2);
    return [(width / 2) * Math.cos(angle), (depth / 2) * Math.sin(angle) + 0.36 * depth * bay];
  });

const lying = (shape: Shape, height: number): Shape => turn(shape, [-90, 0, 0], [0, height, 0]);
const slab = (slot: string, outline: readonly Point2[], from: number, to: number): Shape =>
  lying(extrude(slot, outline, to - from), (from + to) / 2);

/** A pool of water within a coping, in an outline. */
const basin = (outer: readonly Point2[], middle: readonly Point2[], inner: readonly Point2[]): Shape =>
  group(
    lying(extrude('coping', outer, 0.14, { holes: [inner.toReversed()] }), 0.07),
    slab('tile', middle, 0, 0.03),
    slab('water', middle, 0.03, 0.09),
  );

const rounded = (width: number, depth: number, radius: number): Point2[] =>
  [
    [1, 1, 0],
    [-1, 1, 90],
    [-1, -1, 180],
    [1, -1, 270],
  ].flatMap(([x = 0, z = 0, from = 0]) =>
    Array.from({ length: 7 }, (_, k): Point2 => {
      const angle = ((from + 15 * k) * Math.PI) / 180;
      return [x * (width / 2 - radius) + radius * Math.cos(angle), z * (depth / 2 - radius) + radius * Math.sin(angle)];
    }),
  );

const LADDER = mirror(
  tube('chrome', [0.24, 0, 0.1, 0.24, 0.5, 0.1, 0.24, 0.75, 0, 0.24, 0.72, -0.2, 0.24, 0.5, -0.32, 0.24, 0.05, -0.34], 0.022),
);

/** Pools, and what stands around them. */
export const POOL_ROWS: readonly CatalogueRow[] = [
  pool(
    'kidney-shaped-pool',
    [9, 0.868, 3.73],
    'kidney pool, kidney-shaped swimming pool, kidney shaped swimming pool, curved pool, freeform pool, lagoon pool',
    { coping: 'stone #e0d4c0', tile: 'tile #3a8fa8', water: 'water #3fa6c4', chrome: 'chrome' },
    [basin(kidneyOutline(9, 5.6), kidneyOutline(8.5, 5.1), kidneyOutline(8.2, 4.8)), move(turn(LADDER, [0, -90, 0]), -4.3, 0.1, 0.4)],
  ),
  pool(
    'plunge-pool',
    [3.4, 0.55, 2.7],
    'small plunge pool, dipping pool, cold plunge, cold plunge pool, small pool, private pool, private plunge pool',
    { coping: 'plaster #f4f0e6', tile: 'tile #4a9cb4', water: 'water #45aecb' },
    [
      lying(extrude('coping', rounded(3.4, 2.4, 0.12), 0.55, { holes: [rounded(2.9, 1.9, 0.08).toReversed()] }), 0.275),
      slab('tile', rounded(2.95, 1.95, 0.08), 0, 0.05),
      slab('water', rounded(2.95, 1.95, 0.08), 0.05, 0.46),
      boxAt('coping', [1.2, 0.28, 0.4], [0, 0, 1.3], 0.02),
    ],
  ),
  pool(
    'shallow-pool',
    [4.2, 0.2, 4.2],
    'shallow indoor pool, round pool, reflecting basin, reflection pool, reflective pool, rectangular pool, ornamental pool, courtyard pool, indoor pool, circular pool, wading pool, meditation pool, still pool',
    { coping: 'stone #d8d0c0', tile: 'slate #3c4a50', water: 'water #6fb0b8' },
    [
      lathe(
        'coping',
        [
          [1.86, 0],
          [2.1, 0],
          [2.1, 0.2],
          [1.86, 0.2],
          [1.86, 0],
        ],
        { sides: 48, smooth: false },
      ),
      post('tile', 1.9, 0.04, [0, 0, 0], 48),
      post('water', 1.88, 0.1, [0, 0.04, 0], 48),
    ],
  ),
  pool(
    'infinity-pool',
    [12, 0.3, 5],
    'infinity edge pool, vanishing edge pool, rooftop pool, hotel pool, resort pool',
    { deck: 'planks #b08c60', tile: 'tile #2f8aa4', water: 'water #3fb0cc' },
    [
      boxAt('tile', [12, 0.2, 4], [0, 0, -0.5]),
      boxAt('water', [11.96, 0.1, 3.96], [0, 0.19, -0.5], 0.02),
      boxAt('deck', [12, 0.3, 1], [0, 0, 2], 0.01),
    ],
  ),
  pool(
    'paddling-pool',
    [1.94, 0.451, 1.94],
    'kiddie pool, inflatable pool, childrens pool, inflatable paddling pool, blow-up pool',
    { blue: 'plastic #2f9ad8', white: 'plastic #f4f4f0', pink: 'plastic #f0588c', water: 'water #6fc4dc' },
    [
      move(torus('blue', 0.88, 0.1, 32), 0, 0.1, 0),
      move(torus('white', 0.88, 0.09, 32), 0, 0.25, 0),
      move(torus('pink', 0.88, 0.085, 32), 0, 0.38, 0),
      post('water', 0.84, 0.2, [0, 0.02, 0], 32),
    ],
  ),
  built(
    'diving-board',
    [0.69, 1.74, 4.42],
    'springboard, spring board',
    { frame: 'metal', board: 'paint #e8ecec', grip: 'paint #2f7fc0' },
    [
      boxAt('board', [0.5, 0.06, 4.4], [0, 1, 0.1], 0.015),
      boxAt('grip', [0.46, 0.012, 4.2], [0, 1.06, 0.1]),
      mirror(rod('frame', [0.24, 0, -1.8], [0.24, 1, -1.5], 0.04)),
      mirror(rod('frame', [0.24, 0, -0.5], [0.24, 1, -0.3], 0.04)),
      mirror(tube('frame', [0.32, 0, -2.1, 0.32, 1.7, -1.9, 0.32, 1.7, -0.2, 0.32, 1, 0.1], 0.025)),
      array(rod('frame', [-0.26, 0.22, -2.1], [0.26, 0.22, -2.1], 0.022), 4, [0, 0.24, 0.06]),
    ],
    { solid: 'parts' },
  ),
  goods(
    'lifebuoy',
    [0.718, 0.718, 0.136],
    'life ring, life buoy, lifebelt, ring buoy, rescue ring, lifesaver, life preserver, swim ring',
    { red: 'paint #e04a1c', white: 'paint #f4f2ec', rope: 'rope #e8dcc0' },
    [
      turn(torus('red', 0.29, 0.065, 32), [90, 0, 0], [0, 0.36, 0]),
      ...[45, 135, 225, 315].map((angle) => turn(ball('white', [0.07, 0.075, 0.068], [0, 0.29, 0]), [0, 0, angle], [0, 0.36, 0])),
      turn(torus('rope', 0.35, 0.01, 32), [90, 0, 0], [0, 0.36, 0]),
    ],
    { stand: 'hung', places: ['harbor', 'pool'], solid: 'none' },
  ),
  built(
    'lane-rope',
    [7.5, 0.12, 25],
    'swimming lane, lane marker rope, swimming lane rope, lane divider, lane line',
    { red: 'plastic #d8302c', blue: 'plastic #2f6fc8', water: 'water #4ab0cc' },
    [
      boxAt('water', [7.5, 0.04, 25], [0, 0, 0]),
      ...[-2.5, 0, 2.5].flatMap((x) =>
        Array.from({ length: 32 }, (_, k) =>
          turn(
            move(turnedBody(k % 4 < 2 ? 'red' : 'blue', [0, 0, 5, 4, 5, 40, 0, 44], 8), 0, 0, 0),
            [90, 0, 0],
            [x, 0.07, -12.3 + k * 0.77],
          ),
        ),
      ),
    ],
    { stand: 'flat', solid: 'none', places: ['pool'], usual: 1 },
  ),
  interior(
    'conversation-pit',
    [5, 0.828, 5],
    'sunken conversation pit, sunken lounge, sunken living room, sunken sofa, sunken seating, sunken seating area, seating pit',
    {
      carpet: 'fabric #c8643a',
      seat: 'fabric #d8843c',
      wood: 'wood #7a4a28',
      rug: 'fabric #e8c88a',
      cushion: 'fabric #2f7a78',
      table: 'wood #5a3820',
    },
    [
      // A raised floor runs around a sunken square with seats on three sides and steps on the fourth.
      ...[0, 90, 180, 270].map((angle) =>
        turn(
          group(
            boxAt('wood', [5, 0.42, 0.5], [0, 0, -2.25], 0.01),
            boxAt('carpet', [4.98, 0.02, 0.5], [0, 0.42, -2.25]),
            ...(angle === 180
              ? [boxAt('wood', [1.4, 0.21, 0.5], [0, 0, -1.8]), boxAt('carpet', [1.4, 0.02, 0.5], [0, 0.21, -1.8])]
              : [
                  boxAt('seat', [4, 0.3, 0.72], [0, 0, -1.65], 0.04),
                  array(boxAt('seat', [0.96, 0.14, 0.7], [0, 0.28, -1.63], 0.05), 4, [1, 0, 0], true),
                  array(boxAt('seat', [0.96, 0.42, 0.18], [0, 0.36, -1.95], 0.06), 4, [1, 0, 0], true),
                  turn(boxAt('cushion', [0.42, 0.4, 0.14], [0, 0, 0], 0.06), [-18, 0, 0], [1.2, 0.44, -1.72]),
                  turn(boxAt('rug', [0.4, 0.38, 0.14], [0, 0, 0], 0.06), [-18, 8, 0], [-0.9, 0.44, -1.72]),
                ]),
          ),
          [0, angle, 0],
        ),
      ),
      post('rug', 1.15, 0.02, [0, 0, 0], 36),
      post('table', 0.6, 0.04, [0, 0.3, 0], 32),
      radial(rod('table', [0, 0, 0.35], [0, 0.3, 0.3], 0.025), 3),
    ],
    { solid: 'parts', places: ['living-room'] },
  ),
];
