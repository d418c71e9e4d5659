import { array, box, cylinder, group, move, radial, sphere } from '@diorama/shape-language';

import type { Feature, Mass } from '../../parameters/structures-building.js';
import type { CatalogueRow } from '../../row/row.js';
import { rowsOf } from '../../row/row.js';
import { building } from './building-form.js';

const row = rowsOf('architecture');

/** The tiers of a pagoda: each a body with a curved roof, smaller upwards. */
const tiersOf = (count: number, width: number, shrink: number, height: number): Mass[] =>
  Array.from({ length: count }, (_, k): Mass => {
    const w = width * shrink ** k;
    return {
      size: [w, height, w],
      at: [0, 0.8 + k * height * 1.28, 0],
      bays: [3, 3],
      windows: k === 0 ? 'none' : 'plain',
      open: [0.5, 0.5],
      ...(k === 0 ? { door: 'double' as const } : {}),
      roof: { kind: 'pagoda', height: height * 0.62, overhang: 0.4 * w },
    };
  });

/** The stepped tower of a Hindu temple. */
const shikhara = (x: number, z: number, width: number, height: number): Mass[] =>
  Array.from({ length: 8 }, (_, k): Mass => {
    const share = k / 8;
    const w = width * (1 - 0.78 * share ** 1.4);
    return { size: [w, height / 8, w], at: [x, (k * height) / 8, z], windows: 'hole', bays: [3, 3], open: [0.4, 0.45], cornice: true };
  });

const onionTower = (x: number, z: number, size: number, height: number, slot: string): Mass => ({
  size: [size, height, size],
  at: [x, 0, z],
  sides: 8,
  storeys: 3,
  bays: [8, 0],
  windows: 'arched',
  open: [0.4, 0.4],
  cornice: true,
  courses: true,
  roof: { kind: 'onion', height: 0.95 * size, slot, overhang: 0.1 },
});

const flagpole: Feature = { kind: 'cross', at: [0, 29.5, 10], height: 3 };

/** Churches, mosques, temples. */
export const SACRED_ROWS: readonly CatalogueRow[] = [
  row(
    'church',
    [12, 30, 26],
    building(
      [
        {
          size: [10, 8, 20],
          windows: 'pointed',
          bays: [0, 5],
          open: [0.34, 0.62],
          on: 'lr',
          piers: [5, 0.7],
          roof: { kind: 'gable', height: 5, ridge: 'z', overhang: 0.3 },
        },
        {
          size: [5, 17, 5],
          at: [0, 0, 10],
          storeys: 3,
          bays: [1, 1],
          windows: 'pointed',
          open: [0.34, 0.56],
          door: 'pointed',
          doorSize: [2, 3.6],
          courses: true,
          quoins: true,
          roof: { kind: 'spire', height: 12, overhang: 0.2 },
        },
      ],
      [flagpole, { kind: 'clock', at: [0, 14.5, 12.6], radius: 1 }],
    ),
    { words: 'parish church, village church, kirk, abbey church', finishes: { wall: 'masonry #b5aa98', roof: 'slate #4e5560' } },
  ),
  row(
    'chapel',
    [7, 11, 11],
    building(
      [
        {
          size: [6, 4.2, 9],
          windows: 'pointed',
          bays: [0, 3],
          open: [0.34, 0.6],
          on: 'lr',
          door: 'pointed',
          doorSize: [1.3, 2.4],
          roof: { kind: 'gable', height: 3.4, ridge: 'z', overhang: 0.4 },
        },
        {
          size: [1.5, 2, 1.5],
          at: [0, 7, 3.4],
          windows: 'pointed',
          bays: [1, 1],
          open: [0.6, 0.7],
          roof: { kind: 'spire', height: 2, overhang: 0.2 },
        },
      ],
      [
        { kind: 'cross', at: [0, 10.7, 3.4], height: 1.3 },
        { kind: 'rose', at: [0, 5, 4.5], radius: 0.8 },
        { kind: 'steps', at: [0, 0, 4.5], size: [2.6, 0.4, 1], count: 2 },
      ],
    ),
    {
      words: 'small church, wedding chapel, country church',
      finishes: { wall: 'planks #f2efe8', roof: 'shingle #5a4c46' },
      family: 'church',
    },
  ),
  row(
    'cathedral',
    [34, 52, 62],
    building(
      [
        {
          size: [14, 22, 48],
          at: [0, 0, -6],
          windows: 'pointed',
          bays: [0, 8],
          open: [0.4, 0.4],
          on: 'lr',
          roof: { kind: 'gable', height: 8, ridge: 'z', overhang: 0.4 },
        },
        {
          size: [24, 11, 46],
          at: [0, 0, -5],
          windows: 'pointed',
          bays: [0, 8],
          open: [0.4, 0.62],
          on: 'lr',
          piers: [9, 1.3],
          roof: { kind: 'hip', height: 1.6, overhang: 0.2 },
        },
        {
          size: [33, 21, 11],
          at: [0, 0, -14],
          windows: 'pointed',
          bays: [0, 1],
          open: [0.5, 0.6],
          on: 'lr',
          roof: { kind: 'gable', height: 7, ridge: 'x', overhang: 0.3 },
        },
        {
          size: [9, 34, 9],
          at: [-8, 0, 20],
          storeys: 3,
          bays: [2, 2],
          windows: 'pointed',
          open: [0.4, 0.6],
          courses: true,
          quoins: true,
          roof: { kind: 'spire', height: 16, overhang: 0.2 },
        },
        {
          size: [9, 34, 9],
          at: [8, 0, 20],
          storeys: 3,
          bays: [2, 2],
          windows: 'pointed',
          open: [0.4, 0.6],
          courses: true,
          quoins: true,
          roof: { kind: 'spire', height: 16, overhang: 0.2 },
        },
        {
          size: [9, 25, 8],
          at: [0, 0, 20],
          windows: 'none',
          door: 'pointed',
          doorSize: [4, 8],
          roof: { kind: 'gable', height: 5, ridge: 'z', overhang: 0.1 },
        },
        {
          size: [5, 8, 5],
          at: [0, 26, -14],
          sides: 8,
          windows: 'pointed',
          bays: [8, 0],
          open: [0.5, 0.6],
          roof: { kind: 'cone', height: 16, overhang: 0.3 },
        },
      ],
      [
        { kind: 'rose', at: [0, 16.5, 24], radius: 3.2 },
        { kind: 'cross', at: [0, 30, 20], height: 3 },
        { kind: 'steps', at: [0, 0, 24.5], size: [26, 0.9, 3] },
      ],
    ),
    {
      words: 'gothic cathedral, minster, basilica, abbey, notre dame, gothic church',
      finishes: { wall: 'masonry #c0b6a2', roof: 'slate #59636c', trim: 'stone #ded6c4' },
      family: 'church',
    },
  ),
  row(
    'orthodox-church',
    [18, 30, 18],
    building(
      [
        {
          size: [13, 9, 13],
          windows: 'arched',
          bays: [3, 3],
          open: [0.3, 0.6],
          door: 'arched',
          doorSize: [2, 3.6],
          cornice: true,
          roof: { kind: 'hip', height: 2, overhang: 0.3 },
        },
        { ...onionTower(0, 0, 5, 17, 'gold') },
        { ...onionTower(-4.4, 4.4, 3, 13, 'blue') },
        { ...onionTower(4.4, 4.4, 3, 13, 'green') },
        { ...onionTower(-4.4, -4.4, 3, 13, 'green') },
        { ...onionTower(4.4, -4.4, 3, 13, 'blue') },
      ],
      [{ kind: 'portico', at: [0, 0, 6.5], size: [5, 5, 2.4], columns: 4, roof: 'pediment' }],
    ),
    {
      words: 'russian church, onion dome church, onion-domed church, kremlin, saint basil cathedral, byzantine church',
      finishes: { wall: 'plaster #f0ece2', roof: 'copper #5c8c78' },
      family: 'church',
    },
  ),
  row(
    'monastery',
    [36, 20, 32],
    building(
      [
        {
          size: [30, 6, 6],
          at: [0, 0, 11],
          storeys: 2,
          bays: [9, 1],
          windows: 'arched',
          open: [0.3, 0.5],
          door: 'arched',
          doorSize: [2.4, 2.8],
          roof: { kind: 'gable', height: 2.6 },
        },
        {
          size: [30, 6, 6],
          at: [0, 0, -11],
          storeys: 2,
          bays: [9, 1],
          windows: 'arched',
          open: [0.3, 0.5],
          roof: { kind: 'gable', height: 2.6 },
        },
        {
          size: [6, 6, 17],
          at: [-12, 0, 0],
          storeys: 2,
          bays: [1, 5],
          windows: 'arched',
          open: [0.3, 0.5],
          roof: { kind: 'gable', height: 2.6, ridge: 'z' },
        },
        {
          size: [9, 9, 24],
          at: [12, 0, 0],
          bays: [1, 6],
          windows: 'arched',
          open: [0.3, 0.5],
          roof: { kind: 'gable', height: 4, ridge: 'z' },
        },
        {
          size: [5, 17, 5],
          at: [12, 0, 12],
          storeys: 3,
          bays: [2, 2],
          windows: 'arched',
          open: [0.32, 0.4],
          courses: true,
          roof: { kind: 'pyramid', height: 3.4 },
        },
      ],
      [{ kind: 'cross', at: [12, 20, 12], height: 2 }],
      group(
        move(array(group(box('trim', 0.4, 2.6, 0.4)), 8, [2.2, 0, 0], true), 0, 0, 6.6),
        move(box('roof', 18, 0.2, 2.4), 0, 2.7, 6.8),
        box('grass', 24, 0.1, 20),
        cylinder('base', 1.2, 0.9, { sides: 12 }),
      ),
    ),
    { words: 'abbey cloister, convent, nunnery, priory, cloister', finishes: { wall: 'plaster #dccbaa', roof: 'tile #a35a3e' } },
  ),
  row(
    'mosque',
    [36, 34, 32],
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
  row(
    'hindu-temple',
    [20, 26, 32],
    building(
      [
        { size: [20, 1.6, 32], windows: 'none', wall: 'base' },
        ...shikhara(0, -7, 11, 20).map((mass): Mass => ({ ...mass, at: [0, 1.6 + (mass.at?.[1] ?? 0), -7] })),
        ...shikhara(0, 7, 11, 10)
          .slice(0, 6)
          .map((mass): Mass => ({ ...mass, at: [0, 1.6 + (mass.at?.[1] ?? 0), 5] })),
        {
          size: [6, 5, 6],
          at: [0, 1.6, 11],
          windows: 'none',
          door: 'void',
          doorSize: [2.4, 3.6],
          cornice: true,
          roof: { kind: 'pyramid', height: 2.4, slot: 'wall' },
        },
      ],
      [
        { kind: 'steps', at: [0, 0, 14], size: [5, 1.6, 3.4] },
        { kind: 'flag', at: [0, 24.4, -7], height: 3, slot: 'orange' },
      ],
      group(
        move(sphere('gold', [2.2, 0.9, 2.2]), 0, 22, -7),
        move(sphere('gold', [0.9, 1.2, 0.9]), 0, 23.6, -7),
        move(radial(box('trim', 0.5, 0.9, 0.5), 12, 2), 0, 21.2, -7),
      ),
    ),
    {
      words: 'indian temple, south indian temple, gopuram',
      finishes: { wall: 'sandstone #d79a5e', trim: 'sandstone #ecc98c', base: 'sandstone #a8744a' },
    },
  ),
  row(
    'japanese-temple',
    [20, 13, 16],
    building(
      [
        { size: [16, 1, 12], windows: 'none', wall: 'base' },
        {
          size: [12, 4, 8],
          at: [0, 1, 0],
          bays: [6, 4],
          windows: 'plain',
          open: [0.66, 0.7],
          door: 'double',
          doorSize: [2.4, 3],
          roof: { kind: 'pagoda', height: 2.2, overhang: 2.8 },
        },
        { size: [8, 1.8, 5], at: [0, 6.4, 0], windows: 'none', roof: { kind: 'pagoda', height: 3, overhang: 2 } },
      ],
      [{ kind: 'steps', at: [0, 0, 6], size: [4, 1, 2.4], slot: 'base' }],
      group(
        ...[-1, 1].map((s) => move(array(cylinder('red', 0.25, 3.9, { sides: 8 }), 7, [2.3, 0, 0], true), 0, 1, 5 * s)),
        ...[-1, 1].map((s) => move(box('gold', 0.5, 1, 0.5), s * 2.4, 11, 0)),
      ),
    ),
    {
      words: 'buddhist temple, chinese temple, asian temple, zen temple, dojo, chinese palace',
      finishes: { wall: 'plaster #f0e8d8', trim: 'paint #a8382c', roof: 'tile #3e4a52', glass: 'paper #f4ecd4' },
    },
  ),
  row(
    'pagoda',
    [11, 30, 11],
    building(
      [{ size: [10, 0.8, 10], windows: 'none', wall: 'base' }, ...tiersOf(5, 7, 0.87, 3.6)],
      [],
      group(
        move(cylinder('gold', 0.16, 4.4, { sides: 8 }), 0, 25, 0),
        ...[0, 1, 2, 3, 4].map((k) => move(cylinder('gold', 0.6 - 0.07 * k, 0.16, { sides: 12 }), 0, 26 + 0.6 * k, 0)),
      ),
    ),
    {
      words: 'japanese pagoda, chinese pagoda, chinese tower, pagoda tower',
      finishes: { wall: 'paint #b23a2c', trim: 'paint #f0e4c4', roof: 'tile #3f5a54', base: 'stone #a8a298' },
    },
  ),
  row(
    'shrine',
    [4, 4.4, 4],
    building(
      [
        { size: [3.6, 0.7, 3.6], windows: 'none', wall: 'base' },
        {
          size: [2.2, 1.7, 2],
          at: [0, 0.7, 0],
          bays: [0, 0],
          windows: 'none',
          door: 'double',
          doorSize: [1, 1.3],
          roof: { kind: 'pagoda', height: 1.3, overhang: 0.8 },
        },
      ],
      [{ kind: 'steps', at: [0, 0, 1.8], size: [1.2, 0.7, 1], count: 3, slot: 'base' }],
      group(
        ...[-1, 1].map((s) =>
          move(
            group(
              cylinder('stone', 0.14, 0.8, { sides: 6 }),
              move(box('stone', 0.4, 0.35, 0.4), 0, 0.8, 0),
              move(box('glow', 0.24, 0.26, 0.44), 0, 0.85, 0),
              move(cylinder('stone', 0.4, 0.3, { top: 0.02, sides: 6 }), 0, 1.15, 0),
            ),
            s * 1.4,
            0,
            2,
          ),
        ),
        move(
          {
            form: 'sweep',
            slot: 'rope',
            path: [
              [-1, 2.2, 1.2],
              [0, 2, 1.25],
              [1, 2.2, 1.2],
            ],
            radius: 0.09,
          },
          0,
          0,
          0,
        ),
      ),
    ),
    {
      words: 'shinto shrine, spirit house, japanese shrine, roadside shrine',
      finishes: { wall: 'wood #9a4a34', trim: 'paint #d8b878', roof: 'copper #547c70' },
    },
  ),
  row(
    'synagogue',
    [18, 16, 20],
    building(
      [
        {
          size: [14, 9, 16],
          bays: [3, 4],
          windows: 'arched',
          open: [0.4, 0.6],
          door: 'arched',
          doorSize: [2.6, 4.4],
          cornice: true,
          quoins: true,
          roof: { kind: 'flat', height: 0.8, overhang: 0.1 },
        },
        {
          size: [8, 2, 8],
          at: [0, 9, 0],
          sides: 12,
          windows: 'round',
          bays: [12, 0],
          open: [0.4, 0.6],
          roof: { kind: 'dome', height: 4.4, overhang: 0.2 },
        },
        ...[-1, 1].map((s): Mass => ({
          size: [3, 11, 3],
          at: [s * 6, 0, 7],
          storeys: 2,
          bays: [1, 1],
          windows: 'arched',
          open: [0.4, 0.6],
          cornice: true,
          roof: { kind: 'dome', height: 1.8, overhang: 0.1 },
        })),
      ],
      [
        { kind: 'steps', at: [0, 0, 8], size: [6, 0.5, 1.6], count: 3 },
        { kind: 'rose', at: [0, 7, 8], radius: 1.1 },
      ],
    ),
    { words: 'jewish temple', finishes: { wall: 'brick #c89a6c', roof: 'copper #6aa08c' } },
  ),
  row(
    'stupa',
    [18, 16, 18],
    building(
      [
        { size: [18, 1.6, 18], windows: 'none', wall: 'wall' },
        { size: [15, 1.4, 15], at: [0, 1.6, 0], windows: 'none' },
        { size: [12, 1, 12], at: [0, 3, 0], sides: 24, roof: { kind: 'dome', height: 6.4, slot: 'wall', overhang: 0 } },
        { size: [3, 1.6, 3], at: [0, 9.2, 0], windows: 'round', bays: [2, 2], open: [0.5, 0.5], wall: 'gold' },
        { size: [2.4, 5, 2.4], at: [0, 10.8, 0], sides: 12, taper: 0.1, wall: 'gold' },
      ],
      [{ kind: 'steps', at: [0, 0, 7.5], size: [3, 3, 4], count: 8, slot: 'wall' }],
    ),
    { words: 'buddhist stupa, dagoba, chedi', finishes: { wall: 'plaster #f4f1ea', glass: 'paint #2c4a8a' } },
  ),
];
