import { box, cylinder, group, mirror, move, turn } from '@diorama/shape-language';
import type { Mass } from '../../parameters/structures/structures-building.js';
import type { CatalogueRow } from '../../row/row.js';
import { rowsOf } from '../../row/row.js';
import { building } from './forms/building-form.js';
import { capped, rampart } from './forms/fort-forms.js';

const row = rowsOf('architecture');

/** Towers and places that are guarded. */
export const FORT_ROWS: readonly CatalogueRow[] = [
  row(
    'keep',
    [14, 20, 14],
    building(
      [
        {
          size: [11, 15, 11],
          storeys: 4,
          bays: [3, 3],
          windows: 'slit',
          open: [0.14, 0.42],
          door: 'arched',
          plinth: 1,
          roof: { kind: 'battlements', height: 1.8, slot: 'wall' },
        },
        ...[
          [-5, 5],
          [5, 5],
          [-5, -5],
          [5, -5],
        ].map(([x = 0, z = 0]): Mass => ({
          size: [3, 17.6, 3],
          at: [x, 0, z],
          windows: 'none',
          roof: { kind: 'battlements', height: 1.1, slot: 'wall' },
        })),
      ],
      [{ kind: 'steps', at: [0, 0, 5.6], size: [2.4, 1, 2] }],
    ),
    { words: 'castle keep, donjon, norman keep, tower of london', finishes: { wall: 'masonry #9b9488' } },
  ),
  row(
    'castle-tower',
    [7.2, 24.9, 7.2],
    building(
      [...capped([0, 0], 6, 14, 7)].map((mass, k) =>
        k === 0
          ? { ...mass, door: 'arched' as const, doorSize: [1.4, 2.4] as const, windows: 'arched' as const, open: [0.2, 0.32] as const }
          : mass,
      ),
      [{ kind: 'flag', at: [0, 22.4, 0], height: 2.4, slot: 'yellow' }],
    ),
    {
      words: 'round tower, stone tower, rapunzel tower, medieval tower, fairytale tower',
      finishes: { wall: 'masonry #b0a798', roof: 'tile #8a3f38' },
      solid: 'cylinder',
    },
  ),
  row(
    'watchtower',
    [5, 11, 5],
    building(
      [
        {
          size: [3.4, 1.9, 3.4],
          at: [0, 6.6, 0],
          windows: 'hole',
          bays: [1, 1],
          open: [0.66, 0.46],
          roof: { kind: 'pyramid', height: 2, overhang: 0.7 },
        },
      ],
      [],
      group(
        ...[
          [-1, -1],
          [1, -1],
          [-1, 1],
          [1, 1],
        ].map(([x = 0, z = 0]) => ({
          form: 'sweep' as const,
          slot: 'log',
          path: [
            [x * 2.2, 0, z * 2.2],
            [x * 1.5, 6.6, z * 1.5],
          ] as const,
          radius: 0.17,
          sides: 7,
        })),
        ...[0, 90, 180, 270].map((angle) =>
          turn(
            group(
              {
                form: 'sweep',
                slot: 'log',
                path: [
                  [-2.1, 0.4, 2.1],
                  [1.75, 4, 1.75],
                ],
                radius: 0.09,
                sides: 6,
              },
              {
                form: 'sweep',
                slot: 'log',
                path: [
                  [2.1, 0.4, 2.1],
                  [-1.75, 4, 1.75],
                ],
                radius: 0.09,
                sides: 6,
              },
              {
                form: 'sweep',
                slot: 'log',
                path: [
                  [-1.8, 4, 1.8],
                  [1.8, 4, 1.8],
                ],
                radius: 0.1,
                sides: 6,
              },
            ),
            [0, angle, 0],
          ),
        ),
        move(box('plank', 4.6, 0.2, 4.6), 0, 6.4, 0),
        ...[-0.35, 0.35].map((x) => ({
          form: 'sweep' as const,
          slot: 'wood',
          path: [
            [x, 0, 3],
            [x, 6.6, 2.1],
          ] as const,
          radius: 0.06,
          sides: 6,
        })),
        ...Array.from({ length: 12 }, (_, k) => move(box('wood', 0.7, 0.07, 0.07), 0, 0.5 + 0.5 * k, 2.95 - 0.068 * k)),
      ),
    ),
    {
      words: 'guard tower, lookout tower, wooden tower, fire lookout, ranger tower, sniper tower',
      finishes: { wall: 'planks #8a6a48', roof: 'straw #a88a4c' },
      solid: 'parts',
    },
  ),
  row(
    'prison',
    [40, 14, 36],
    building(
      [
        rampart(38, 6, 0.8, [0, 17]),
        rampart(38, 6, 0.8, [0, -17]),
        rampart(0.8, 6, 34, [-19, 0]),
        rampart(0.8, 6, 34, [19, 0]),
        {
          size: [24, 10, 12],
          at: [0, 0, -4],
          storeys: 3,
          bays: [10, 4],
          windows: 'hole',
          open: [0.36, 0.3],
          roof: { kind: 'flat', height: 0.6, overhang: 0.1 },
        },
        ...[
          [-18, 16],
          [18, 16],
          [-18, -16],
          [18, -16],
        ].flatMap(([x = 0, z = 0]): Mass[] => [
          { size: [3, 9, 3], at: [x, 0, z], windows: 'none' },
          {
            size: [4, 2.4, 4],
            at: [x, 9, z],
            windows: 'ribbon',
            open: [0.5, 0.5],
            roof: { kind: 'pyramid', height: 1.4, overhang: 0.5, slot: 'metal' },
          },
        ]),
        {
          size: [9, 7, 3],
          at: [0, 0, 17],
          windows: 'slit',
          bays: [4, 0],
          open: [0.2, 0.3],
          door: 'roller',
          doorSize: [4, 4.4],
          roof: { kind: 'flat', height: 0.6 },
        },
      ],
      [],
      group(
        ...[-3, 3].map((s) => move(box('iron', 12, 0.1, 0.1), s * 4, 7.6, 17)),
        ...[-1, 1].map((s) => move(turn(box('iron', 34, 0.2, 0.2), [0, 90, 0]), s * 19, 7.8, 0)),
      ),
    ),
    {
      words: 'jail, penitentiary, jailhouse, gaol, alcatraz',
      finishes: { wall: 'concrete #a09c92', door: 'metal #5c6066' },
      solid: 'parts',
    },
  ),
  row(
    'bunker',
    [18, 3.8, 9.3],
    building(
      [
        { size: [11, 3, 8], taper: 0.8, windows: 'none', wall: 'concrete', door: 'plain', doorSize: [1.4, 2] },
        { size: [5, 0.8, 4], at: [0, 3, 0], taper: 0.8, windows: 'none', wall: 'concrete' },
      ],
      [],
      group(
        move(box('dark', 2.6, 0.5, 0.6), 3, 1.7, 3.45),
        move(box('dark', 2.6, 0.5, 0.6), -3, 1.7, 3.45),
        ...[-1, 1].map((s) => move(turn(box('dark', 3, 0.5, 0.6), [0, 90, 0]), s * 4.8, 1.7, 0)),
        ...Array.from({ length: 7 }, (_, k) => move(box('sand', 1.1, 0.4, 0.6, 0.15), -3.4 + 1.14 * k, 0.01, 5)),
        ...Array.from({ length: 6 }, (_, k) => move(box('sand', 1.1, 0.4, 0.6, 0.15), -2.8 + 1.14 * k, 0.4, 5)),
        mirror(move(box('grass', 4, 0.2, 6), 7, 0, 0)),
      ),
      'concrete',
    ),
    { words: 'pillbox, military bunker, shelter, concrete bunker, nuclear shelter', finishes: { concrete: 'concrete #8d8f82' } },
  ),
  row(
    'palisade-fort',
    [24, 9, 24],
    building(
      [
        {
          size: [9, 3.2, 6],
          at: [0, 0, -4],
          windows: 'slit',
          bays: [4, 2],
          open: [0.2, 0.4],
          door: 'plain',
          logs: true,
          roof: { kind: 'gable', height: 2.6, overhang: 0.6 },
        },
        ...[
          [-9.4, 9.4],
          [9.4, 9.4],
          [-9.4, -9.4],
          [9.4, -9.4],
        ].map(([x = 0, z = 0]): Mass => ({
          size: [3.6, 2, 3.6],
          at: [x, 4.4, z],
          windows: 'hole',
          bays: [1, 1],
          open: [0.6, 0.4],
          roof: { kind: 'pyramid', height: 2, overhang: 0.5 },
        })),
      ],
      [],
      group(
        ...[0, 90, 180, 270].map((angle) =>
          turn(
            group(
              ...Array.from({ length: 26 }, (_, k) => -9.4 + 0.752 * k)
                .filter((x) => angle !== 0 || Math.abs(x) > 1.8)
                .map((x) => move(cylinder('log', 0.38, 4, { sides: 6 }), x, 0, 9.4)),
              ...Array.from({ length: 26 }, (_, k) => -9.4 + 0.752 * k)
                .filter((x) => angle !== 0 || Math.abs(x) > 1.8)
                .map((x) => move(cylinder('log', 0.38, 0.7, { top: 0.02, sides: 6 }), x, 4, 9.4)),
            ),
            [0, angle, 0],
          ),
        ),
        move(box('plank', 3.6, 3.6, 0.2), 0, 0, 9.4),
        move(box('log', 4.6, 0.5, 0.6), 0, 4, 9.4),
      ),
    ),
    {
      words: 'wooden fort, frontier fort, palisade, stockade, wooden palisade',
      finishes: { wall: 'bark #8a633e', roof: 'shingle #5c4a3a' },
      solid: 'parts',
    },
  ),
];
