import { array, box, cylinder, extrude, group, lathe, mirror, move, radial, sphere } from '@diorama/shape-language';
import type { Mass } from '../../parameters/structures/structures-building.js';
import type { CatalogueRow } from '../../row/row.js';
import { rowsOf } from '../../row/row.js';
import { building } from './forms/building-form.js';

const row = rowsOf('architecture');

const setback = (widths: readonly number[], heights: readonly number[], more: Partial<Mass>): Mass[] =>
  widths.map((w, k): Mass => ({
    size: [w, heights[k] ?? 10, w],
    at: [0, heights.slice(0, k).reduce((sum, h) => sum + h, 0), 0],
    storeys: Math.round((heights[k] ?? 10) / 6),
    ...more,
  }));

/** Skyscrapers and masts. */
export const SKYSCRAPER_ROWS: readonly CatalogueRow[] = [
  row(
    'skyscraper',
    [28, 120, 28],
    building(
      setback([28, 22, 15, 8], [50, 34, 20, 8], { windows: 'plain', bays: [7, 7], open: [0.46, 0.62], cornice: true }),
      [],
      group(move(cylinder('silver', 0.5, 16, { top: 0.1, sides: 8 }), 0, 112, 0)),
    ),
    {
      words: 'art deco skyscraper, empire state building, high rise tower, skyscraper tower',
      finishes: { wall: 'stone #c8bda8', glass: 'window #52687a' },
    },
  ),
  row(
    'glass-skyscraper',
    [26, 110, 26],
    building(
      [
        { size: [24, 106, 24], storeys: 24, windows: 'curtain', bays: [8, 8], wall: 'glass' },
        { size: [18, 4, 18], at: [0, 106, 0], windows: 'none', wall: 'trim' },
      ],
      [],
      group(move(box('metal', 7, 2, 7), 0, 110, 0)),
      'glass',
    ),
    {
      words: 'glass tower, office building, corporate tower, modern skyscraper, office block',
      finishes: { glass: 'window #6a9cc0', trim: 'metal #c4ccd2' },
      family: 'skyscraper',
    },
  ),
  row(
    'twisted-skyscraper',
    [30, 130, 30],
    {
      generator: 'building',
      masses: [],
      extra: group(
        {
          form: 'deformed',
          by: { kind: 'twist', rate: 0.75 },
          part: group(
            ...Array.from({ length: 30 }, (_, k) =>
              move(group(box('glass', 23 - 0.16 * k, 3.2, 23 - 0.16 * k), box('white', 24 - 0.16 * k, 0.9, 24 - 0.16 * k)), 0, 4.2 * k, 0),
            ),
          ),
        },
        move(cylinder('white', 0.5, 6, { top: 0.1, sides: 6 }), 0, 125, 0),
      ),
      principal: 'glass',
    },
    {
      words: 'twisting tower, spiral skyscraper, futuristic skyscraper, futuristic tower',
      finishes: { glass: 'window #4f8aa8' },
      family: 'skyscraper',
    },
  ),
  row(
    'round-skyscraper',
    [24, 96, 24],
    building(
      [
        { size: [22, 82, 22], sides: 24, storeys: 20, bays: [20, 0], windows: 'ribbon', open: [0.4, 0.6] },
        {
          size: [16, 6, 16],
          at: [0, 82, 0],
          sides: 24,
          windows: 'ribbon',
          bays: [8, 0],
          roof: { kind: 'dome', height: 6, slot: 'silver', overhang: 0.2 },
        },
      ],
      [],
      move(cylinder('silver', 0.3, 8, { top: 0.05, sides: 6 }), 0, 93, 0),
    ),
    { words: 'cylindrical tower, round tower block', finishes: { wall: 'concrete #e0dcd2' }, solid: 'cylinder', family: 'skyscraper' },
  ),
  row(
    'pyramid-skyscraper',
    [40, 120, 40],
    building(
      [{ size: [36, 100, 36], taper: 0.14, windows: 'none', storeys: 20, wall: 'glass' }],
      [],
      group(
        ...Array.from({ length: 22 }, (_, k) => {
          const w = 36 * (1 - 0.86 * (k / 22)) + 0.5;
          return move(box('trim', w, 0.8, w), 0, 4.55 * k, 0);
        }),
        move(
          {
            form: 'placed',
            part: {
              form: 'loft',
              slot: 'silver',
              smooth: false,
              sections: [
                {
                  z: 0,
                  outline: [
                    [-2.6, -2.6],
                    [2.6, -2.6],
                    [2.6, 2.6],
                    [-2.6, 2.6],
                  ],
                },
                {
                  z: 20,
                  outline: [
                    [-0.05, -0.05],
                    [0.05, -0.05],
                    [0.05, 0.05],
                    [-0.05, 0.05],
                  ],
                },
              ],
            },
            turn: [-90, 0, 0],
          },
          0,
          100,
          0,
        ),
      ),
      'glass',
    ),
    {
      words: 'the shard, transamerica pyramid, pointed skyscraper, burj khalifa',
      finishes: { glass: 'window #7fb0c8', trim: 'paint #e6eaec' },
      family: 'skyscraper',
    },
  ),
  row(
    'twin-towers',
    [46.3, 110, 16.3],
    building(
      [-15, 15].map((x): Mass => ({
        size: [16, 96, 16],
        at: [x, 0, 0],
        storeys: 20,
        windows: 'curtain',
        bays: [6, 6],
        wall: 'trim',
        roof: { kind: 'pyramid', height: 10, slot: 'silver', overhang: 0 },
      })),
      [],
      group(
        move(box('silver', 16, 5, 5), 0, 46, 0),
        move(box('glass', 15, 3, 5.3), 0, 47, 0),
        ...[-15, 15].map((x) => move(cylinder('silver', 0.3, 6, { sides: 6 }), x, 104, 0)),
      ),
      'glass',
    ),
    {
      words: 'petronas towers, twin skyscrapers, twin tower',
      finishes: { glass: 'window #5f8498', trim: 'metal #b8c0c6' },
      family: 'skyscraper',
    },
  ),
  row(
    'tv-tower',
    [22, 130, 22],
    {
      generator: 'building',
      masses: [{ size: [22, 5, 22], sides: 12, windows: 'ribbon', bays: [8, 0], roof: { kind: 'flat', height: 0.8, slot: 'trim' } }],
      extra: group(
        cylinder('concrete', 5, 84, { top: 2.2, sides: 16 }),
        move(sphere('silver', 8, { detail: 3 }), 0, 82, 0),
        move(cylinder('glass', 8.1, 3, { sides: 24 }), 0, 81, 0),
        move(cylinder('concrete', 1.6, 14, { sides: 12 }), 0, 88, 0),
        ...[0, 1, 2, 3].map((k) => move(cylinder(k % 2 === 0 ? 'red' : 'white', 1 - 0.2 * k, 8, { sides: 10 }), 0, 100 + 8 * k, 0)),
      ),
      principal: 'concrete',
    },
    {
      words: 'television tower, space needle, cn tower, broadcast tower, observation tower',
      finishes: { concrete: 'concrete #c8c6be' },
      solid: 'cylinder',
    },
  ),
  row(
    'radio-tower',
    [8.47, 50.6, 8.47],
    { generator: 'mast', base: 8, top: 1, height: 44, levels: 9, banded: true, dishes: 3 },
    { words: 'antenna tower, communication tower', solid: 'parts' },
  ),
  row(
    'pylon',
    [15.8, 34.4, 6.35],
    { generator: 'mast', base: 6, top: 1.4, height: 34, levels: 6, arms: 3 },
    { words: 'electricity pylon, power line tower, transmission pylon, power pylon, high-voltage tower', solid: 'parts' },
  ),
  row(
    'utility-pole',
    [2.4, 9, 0.607],
    {
      generator: 'building',
      masses: [],
      extra: group(
        cylinder('log', 0.16, 9, { top: 0.12, sides: 8 }),
        ...[8.3, 7.4].map((y) =>
          move(
            group(
              box('plank', 2.4, 0.14, 0.12),
              ...[-1.05, -0.5, 0.5, 1.05].map((x) => move(cylinder('white', 0.06, 0.2, { sides: 6 }), x, 0.14, 0)),
            ),
            0,
            y,
            0.14,
          ),
        ),
        move(cylinder('grey', 0.26, 0.9, { sides: 10 }), 0.34, 6, 0.2),
      ),
      principal: 'log',
    },
    { words: 'telephone pole, power pole, telegraph pole, electric pole', solid: { trunk: 0.2 } },
  ),
  row(
    'drop-tower',
    [6.76, 30.6, 6.76],
    {
      generator: 'building',
      masses: [{ size: [7, 1.4, 7], sides: 12, wall: 'blue' }],
      extra: group(
        cylinder('white', 0.8, 29, { sides: 10 }),
        ...[6, 12, 18, 24].map((y) => move(cylinder('red', 0.84, 2, { sides: 10 }), 0, y, 0)),
        move(
          lathe(
            'red',
            [
              [1.2, 0],
              [2, 0],
              [2, 1.4],
              [1.2, 1.4],
              [1.2, 0],
            ],
            { sides: 12, smooth: false },
          ),
          0,
          20,
          0,
        ),
        move(radial(group(box('yellow', 0.9, 1.3, 0.7), move(box('dark', 0.7, 0.7, 0.5), 0, 0.2, 0.2)), 12, 2.3), 0, 19.4, 0),
        move(
          lathe(
            'yellow',
            [
              [1.4, 0],
              [1, 0.8],
              [0, 1.6],
            ],
            { sides: 10 },
          ),
          0,
          29,
          0,
        ),
      ),
      principal: 'white',
    },
    { words: 'free fall tower', solid: 'cylinder' },
  ),
  row(
    'arched-gallery',
    [16.2, 6.5, 5.4],
    {
      generator: 'building',
      masses: [],
      extra: group(
        ...[-6, -3, 0, 3, 6].map((x) =>
          move(
            extrude(
              'wall',
              [
                [-1.5, 0],
                [1.5, 0],
                [1.5, 6],
                [-1.5, 6],
              ],
              0.8,
              {
                holes: [
                  [
                    [-1, 0.01],
                    [1, 0.01],
                    [1, 3.4],
                    [0.7, 4.1],
                    [0, 4.4],
                    [-0.7, 4.1],
                    [-1, 3.4],
                  ],
                ],
              },
            ),
            x,
            0,
            2,
          ),
        ),
        move(box('stone2', 15.4, 6, 0.5), 0, 0, -2),
        move(box('roof', 16.2, 0.5, 5.4), 0, 6, 0),
        box('base', 15.6, 0.16, 4.6),
        mirror(move(box('trim', 0.6, 6.4, 0.9), 7.6, 0, 2)),
        move(array(box('trim', 0.4, 0.4, 0.9), 6, [3, 0, 0], true), 0, 3.2, 2),
      ),
    },
    { words: 'loggia, cloister walk, arcaded walk, covered walk, arched walk', finishes: { wall: 'sandstone #d9bf92' }, solid: 'parts' },
  ),
];
