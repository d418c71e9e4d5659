import { array, box, cylinder, group, move, radial, sphere } from '@diorama/shape-language';
import type { Mass } from '../../parameters/structures/structures-building.js';
import type { CatalogueRow } from '../../row/row.js';
import { rowsOf } from '../../row/row.js';
import { building } from './forms/building-form.js';

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

/** Temples and pagodas of Asia. */
export const EASTERN_TEMPLE_ROWS: readonly CatalogueRow[] = [
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
    [17.6, 12, 15.2],
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
      words: 'buddhist temple, chinese temple, temple of heaven, asian temple, zen temple, dojo, chinese palace',
      finishes: { wall: 'plaster #f0e8d8', trim: 'paint #a8382c', roof: 'tile #3e4a52', glass: 'paper #f4ecd4' },
    },
  ),
  row(
    'pagoda',
    [12.6, 29.4, 12.6],
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
    [3.85, 3.82, 4.63],
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
    [15.5, 15.4, 17.9],
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
    [18, 15.8, 20.5],
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
