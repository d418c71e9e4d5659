import { array, boxAt, cylinder, extrude, group, mirror, move, rod, sphere, turn } from '@diorama/shape-language';
import type { Point2, Shape } from '@diorama/shape-language';
import type { CatalogueRow } from '../../../row/row.js';
import { rowsOf } from '../../../row/row.js';
import { building } from '../forms/building-form.js';

const row = rowsOf('architecture', { side: 'outdoors' });

/** A bank of earth with an upright face at z = 1.5 and a slope behind it: the profile, z and y in metres. */
const BANK: readonly Point2[] = [
  [-1.6, 0],
  [1.46, 0],
  [1.46, 2.02],
  [0.9, 2.15],
  [-0.4, 1.7],
  [-1.6, 0.9],
];

const bank = (width: number): Shape => turn(extrude('soil', BANK.map(([z, y]): Point2 => [-z, y]).toReversed(), width), [0, 90, 0]);

/** Filled sacks in courses, each with its joints over the middles of the one below. */
const sacks = (width: number, courses: number): Shape =>
  group(
    ...Array.from({ length: courses }, (_, k) =>
      move(
        array(
          sphere('canvas', [0.34, 0.15, 0.26], { detail: 1, roughness: 0.12, seed: k + 3 }),
          Math.floor(width / 0.62) - (k % 2),
          [0.62, 0, 0],
          true,
        ),
        0,
        0.13 + 0.24 * k,
        0 - 0.06 * k,
      ),
    ),
  );

/** Boards and posts that hold the face of a bank. */
const revetment = (width: number): Shape =>
  group(
    ...[0.05, 0.42, 0.8, 1.16, 1.55].map((y, k) => boxAt(k % 2 === 0 ? 'plank' : 'wood', [width, 0.32, 0.06], [0, y, 1.5])),
    array(boxAt('timber', [0.13, 2.1, 0.14], [0, 0, 1.58]), 4, [width / 4, 0, 0], true),
  );

/** Works of earth, timber and sandbags. */
export const EARTHWORK_ROWS: readonly CatalogueRow[] = [
  row('trench-wall', [5.03, 2.82, 3.25], building([], [], group(bank(5), revetment(5), move(sacks(5, 3), 0, 2.06, 1.05)), 'soil'), {
    words: 'trench side, trench parapet, revetment',
    finishes: { plank: 'planks #7a6248', canvas: 'canvas #a08e66', soil: 'soil #5c4a36' },
    semantic: 'ground',
    places: ['trench-site'],
  }),
  row(
    'dugout',
    [5.03, 2.82, 3.48],
    building(
      [],
      [],
      group(
        bank(5),
        boxAt('dark', [1.5, 1.75, 0.5], [0, 0, 1.3]),
        mirror(boxAt('timber', [0.24, 2, 0.3], [0.86, 0, 1.62])),
        boxAt('timber', [2.4, 0.26, 0.34], [0, 1.85, 1.62]),
        boxAt('canvas', [0.7, 1.6, 0.06], [0.42, 0.2, 1.6]),
        mirror(boxAt('plank', [1.5, 2, 0.08], [1.75, 0, 1.52])),
        move(sacks(5, 3), 0, 2.06, 1.05),
        boxAt('lamp', [0.16, 0.26, 0.16], [-1.12, 1.5, 1.78]),
        boxAt('iron', [0.2, 0.05, 0.2], [-1.12, 1.76, 1.78]),
      ),
      'soil',
    ),
    {
      words: 'dug out, dugout entrance, dugout shelter, trench shelter, trench dugout',
      finishes: { plank: 'planks #7a6248', canvas: 'canvas #a08e66', soil: 'soil #5c4a36' },
      places: ['trench-site'],
    },
  ),
  row(
    'duckboard',
    [1.04, 0.13, 3],
    building(
      [],
      [],
      group(
        mirror(boxAt('timber', [0.1, 0.08, 3], [0.4, 0, 0])),
        array(boxAt('plank', [1.04, 0.05, 0.12], [0, 0.08, 0]), 16, [0, 0, 0.185], true),
      ),
      'plank',
    ),
    { words: 'duck board, trench board, boarded path', stand: 'flat', solid: 'none', usual: 6, places: ['trench-site'] },
  ),
  row(
    'tilt-barrier',
    [6, 1.5, 0.22],
    building(
      [],
      [],
      group(
        ...[0, 1, 2, 3, 4, 5].map((k) => boxAt(k % 2 === 0 ? 'red' : 'white', [1, 1.1, 0.08], [k - 2.5, 0.3, 0])),
        array(boxAt('timber', [0.14, 1.5, 0.2], [0, 0, 0]), 4, [1.95, 0, 0], true),
        boxAt('wood', [6, 0.1, 0.22], [0, 1.38, 0]),
      ),
      'red',
    ),
    { words: 'tilt, jousting lane, jousting list, jousting lists', places: ['jousting-field'] },
  ),
  row(
    'pavilion-tent',
    [4.91, 5.5, 4.91],
    building(
      [],
      [],
      group(
        ...Array.from({ length: 12 }, (_, k) =>
          turn(
            group(
              boxAt(k % 2 === 0 ? 'red' : 'white', [1.22, 2.3, 0.08], [0, 0, 2.2]),
              turn(
                extrude(
                  k % 2 === 0 ? 'red' : 'white',
                  [
                    [-0.68, 0],
                    [0.68, 0],
                    [0, 3.3],
                  ],
                  0.06,
                ),
                [-45.5, 0, 0],
                [0, 2.22, 2.42],
              ),
              boxAt(k % 2 === 0 ? 'white' : 'red', [1.3, 0.36, 0.06], [0, 2, 2.34]),
            ),
            [0, 30 * k, 0],
          ),
        ),
        boxAt('dark', [0.9, 1.9, 0.1], [0, 0, 2.22]),
        rod('wood', [0, 4.2, 0], [0, 5.5, 0], 0.05),
        boxAt('gold', [0.7, 0.4, 0.03], [0.38, 5, 0]),
      ),
      'red',
    ),
    {
      words: 'striped tent, tournament tent, medieval tent, knight tent, jousting tent',
      solid: 'cylinder',
      family: 'tent',
      places: ['jousting-field'],
    },
  ),
  row(
    'ridge-tent',
    [5.23, 2.61, 5.4],
    building(
      [],
      [],
      group(
        boxAt('white', [3.4, 1.3, 5.2], [0, 0, 0]),
        extrude(
          'white',
          [
            [-1.8, 1.25],
            [1.8, 1.25],
            [0, 2.6],
          ],
          5.4,
        ),
        boxAt('dark', [0.9, 1.6, 0.1], [0, 0, 2.62]),
        mirror(rod('rope', [1.75, 1.3, 2.5], [2.6, 0, 2.6], 0.02)),
      ),
      'white',
    ),
    {
      words: 'relief tent, wall tent, army tent, refugee tent, family tent, safari tent, mess tent',
      finishes: { white: 'canvas #e8e4d8' },
      family: 'tent',
    },
  ),
  row(
    'expedition-tent',
    [2.9, 1.55, 2.8],
    building(
      [],
      [],
      group(
        sphere('yellow', [1.4, 1.5, 1.4], { detail: 3, cuts: [{ out: [0, -1, 0], share: 0 }] }),
        ...[0, 60, 120].map((angle) =>
          turn(
            {
              form: 'sweep',
              slot: 'dark',
              radius: 0.03,
              path: Array.from(
                { length: 13 },
                (_, k) => [1.42 * Math.cos((Math.PI * k) / 12), 1.52 * Math.sin((Math.PI * k) / 12), 0] as const,
              ),
            },
            [0, angle, 0],
          ),
        ),
        boxAt('dark', [0.8, 0.9, 0.2], [0, 0, 1.2]),
      ),
      'yellow',
    ),
    {
      words: 'dome tent, geodesic tent, mountain tent, storm tent',
      finishes: { yellow: 'fabric #e8a020' },
      solid: 'cylinder',
      family: 'tent',
    },
  ),
  row(
    'mud-hut',
    [5.4, 4.5, 5.4],
    building(
      [],
      [],
      group(
        cylinder('clay', 2.1, 2.2, { sides: 20 }),
        cylinder('base', 2.2, 0.3, { sides: 20 }),
        move(cylinder('thatch', 2.7, 2.5, { top: 0.05, sides: 20 }), 0, 2, 0),
        boxAt('dark', [0.9, 1.7, 0.3], [0, 0, 2]),
        mirror(boxAt('timber', [0.12, 1.8, 0.3], [0.5, 0, 2.02])),
      ),
      'clay',
    ),
    {
      words: 'african hut, rondavel, thatched hut, round hut, tukul',
      finishes: { clay: 'clay #b07a50', base: 'clay #7a4a34' },
      solid: 'cylinder',
      family: 'hut',
      places: ['african-village'],
    },
  ),
];
